//! Each rule of Components V2: what is just allowed, what is not, where that is found, and what Discord calls it.

use serde_json::{Value, json};

use super::super::{Before, is_too_heavy, message_faults};
use crate::judge::refusal::Fault;
use crate::rest::body::Upload;
use crate::world::snowflake::Snowflake;
use crate::world::{BOT, Message};

const V2: u64 = Message::COMPONENTS_V2;

fn text(content: &str) -> Value {
    json!({"type": 10, "content": content})
}

fn button(id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "x", "custom_id": id})
}

fn buttons(n: usize) -> Value {
    let parts = (0..n).map(|i| button(&i.to_string()));
    json!({"type": 1, "components": parts.collect::<Value>()})
}

fn select() -> Value {
    json!({"type": 5, "custom_id": "who"})
}

fn section(n: usize, accessory: &Value) -> Value {
    json!({"type": 9, "components": vec![text("x"); n], "accessory": accessory})
}

fn container(inner: &Value) -> Value {
    json!({"type": 17, "components": [inner]})
}

fn picture(url: &str) -> Value {
    json!({"media": {"url": url}})
}

fn gallery(n: usize) -> Value {
    json!({"type": 12, "items": vec![picture("https://example.org/a.png"); n]})
}

fn thumbnail(description: &str) -> Value {
    json!({"type": 11, "media": {"url": "attachment://a.png"}, "description": description})
}

/// The component with another field.
fn with(mut component: Value, key: &str, value: impl Into<Value>) -> Value {
    component[key] = value.into();
    component
}

fn body(components: &[Value]) -> Value {
    json!({"flags": V2, "components": components})
}

/// A message of this alone.
fn one(component: Value) -> Value {
    body(&[component])
}

/// A message with a file.
fn upload() -> Upload {
    Upload {
        number: 0,
        filename: "a.png".to_owned(),
        content_type: "image/png".to_owned(),
        bytes: Vec::new(),
    }
}

/// What is wrong with a new message with a file.
fn judged(body: &Value) -> Vec<Fault> {
    message_faults(body, &[upload()], None)
}

/// A body that is just allowed, one that is not, where that is found, and what Discord calls it.
type Rule = (Value, Value, &'static str, &'static str);

fn hold(rules: &[Rule]) {
    for (good, bad, at, code) in rules {
        assert_eq!(judged(good), [], "{good}");
        let found = judged(bad);
        let found: Vec<_> = found.iter().map(|fault| (&*fault.at, fault.code)).collect();
        assert!(found.contains(&(at, code)), "{bad} {found:?}");
    }
}

#[test]
fn a_message_has_forty_components_and_four_thousand_characters() {
    let many = |n: usize| body(&vec![text("x"); n]);
    hold(&[
        (
            many(40),
            many(41),
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        ),
        // A container with eight rows of four is 41.
        (
            one(json!({"type": 17, "components": [text("a"), buttons(5), gallery(10)]})),
            one(json!({"type": 17, "components": vec![with(buttons(4), "id", 0); 8]})),
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        ),
        (
            body(&[text(&"é".repeat(2000)), container(&text(&"é".repeat(2000)))]),
            body(&[text(&"x".repeat(2000)), container(&text(&"x".repeat(2001)))]),
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
        ),
        (
            one(text("x")),
            one(text("")),
            "components.0.content",
            "BASE_TYPE_REQUIRED",
        ),
    ]);
}

#[test]
fn components_stand_where_discord_lets_them_stand() {
    hold(&[
        (
            one(buttons(1)),
            one(button("a")),
            "components.0.type",
            "UNION_TYPE_CHOICES",
        ),
        (
            one(text("x")),
            one(json!({"type": 18})),
            "components.0.type",
            "UNION_TYPE_CHOICES",
        ),
        (
            one(section(1, &thumbnail("x"))),
            one(thumbnail("x")),
            "components.0.type",
            "UNION_TYPE_CHOICES",
        ),
        (
            one(container(&gallery(1))),
            one(container(&container(&text("x")))),
            "components.0.components.0.type",
            "UNION_TYPE_CHOICES",
        ),
        (
            one(container(&text("x"))),
            one(json!({"type": 17, "components": []})),
            "components.0.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            one(section(3, &button("a"))),
            one(section(4, &button("a"))),
            "components.0.components",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            one(section(1, &button("a"))),
            one(section(1, &Value::Null)),
            "components.0.accessory",
            "BASE_TYPE_REQUIRED",
        ),
        (
            one(section(1, &button("a"))),
            one(section(1, &select())),
            "components.0.accessory.type",
            "UNION_TYPE_CHOICES",
        ),
        (
            one(section(1, &button("a"))),
            one(with(
                section(1, &button("a")),
                "components",
                json!([buttons(1)]),
            )),
            "components.0.components.0.type",
            "UNION_TYPE_CHOICES",
        ),
        (
            one(container(&buttons(5))),
            one(container(&buttons(6))),
            "components.0.components.0.components",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            one(json!({"type": 1, "components": [select()]})),
            one(json!({"type": 1, "components": [select(), button("a")]})),
            "components.0.components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        ),
    ]);
}

#[test]
fn galleries_thumbnails_and_files_show_what_there_is() {
    let link = json!({"type": 13, "file": {"url": "https://example.org/a.txt"}});
    let file = json!({"type": 13, "file": {"url": "attachment://a.png"}});
    hold(&[
        (
            one(gallery(10)),
            one(gallery(11)),
            "components.0.items",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            one(gallery(1)),
            one(gallery(0)),
            "components.0.items",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            one(json!({"type": 12, "items": [picture("attachment://a.png")]})),
            one(json!({"type": 12, "items": [picture("attachment://b.png")]})),
            "components.0.items.0.media.url",
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        ),
        (
            one(gallery(1)),
            one(json!({"type": 12, "items": [picture("file:///a.png")]})),
            "components.0.items.0.media.url",
            "URL_TYPE_INVALID_SCHEME",
        ),
        (
            one(section(1, &thumbnail(&"x".repeat(1024)))),
            one(section(1, &thumbnail(&"x".repeat(1025)))),
            "components.0.accessory.description",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            one(file),
            one(link),
            "components.0.file.url",
            "URL_TYPE_INVALID_SCHEME",
        ),
    ]);
}

#[test]
fn no_two_components_have_the_same_id() {
    hold(&[
        (
            body(&[section(1, &button("a")), buttons(2)]),
            body(&[section(1, &button("1")), buttons(2)]),
            "components.1.components.1.custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            body(&[with(text("x"), "id", 0), with(text("x"), "id", 0)]),
            body(&[with(text("x"), "id", 7), with(text("x"), "id", 7)]),
            "components.1.id",
            "COMPONENT_ID_DUPLICATED",
        ),
        (
            one(with(text("x"), "id", i32::MAX)),
            one(with(text("x"), "id", 1_u64 << 31)),
            "components.0.id",
            "NUMBER_TYPE_MAX",
        ),
    ]);
}

#[test]
fn fields_have_their_bounds() {
    hold(&[
        (
            one(with(container(&text("x")), "accent_color", 0xff_ff_ff)),
            one(with(container(&text("x")), "accent_color", 0x100_0000)),
            "components.0.accent_color",
            "NUMBER_TYPE_MAX",
        ),
        (
            one(with(container(&text("x")), "spoiler", true)),
            one(with(container(&text("x")), "spoiler", 1)),
            "components.0.spoiler",
            "BOOLEAN_TYPE_CHOICES",
        ),
        (
            one(json!({"type": 14, "spacing": 2, "divider": false})),
            one(json!({"type": 14, "spacing": 3})),
            "components.0.spacing",
            "BASE_TYPE_CHOICES",
        ),
    ]);
}

#[test]
fn the_flag_decides_what_a_message_may_consist_of() {
    let legacy = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
    let bodies = [
        (json!({"flags": V2, "content": null, "embeds": []}), None),
        (
            json!({"flags": V2, "content": "x"}),
            Some(("content", legacy)),
        ),
        (
            json!({"flags": V2, "embeds": [{"title": "x"}]}),
            Some(("embeds", legacy)),
        ),
        (
            json!({"flags": V2, "poll": {"question": {}}}),
            Some(("poll", legacy)),
        ),
        (
            json!({"flags": V2, "sticker_ids": ["1"]}),
            Some(("sticker_ids", legacy)),
        ),
        (json!({"components": [buttons(1)]}), None),
        (
            json!({"components": [text("x")]}),
            Some(("components.0.type", "UNION_TYPE_CHOICES")),
        ),
    ];
    for (body, expected) in bodies {
        let found = judged(&body);
        let found = found.first().map(|fault| (&*fault.at, fault.code));
        assert_eq!(found, expected, "{body}");
    }
}

#[test]
fn an_edit_adds_the_flag_and_never_takes_it_away() {
    let message = |flags: u64, content: &str| -> Message {
        let id = Snowflake::new(1);
        serde_json::from_value(json!({
            "id": id, "channel": id, "author": BOT, "content": content, "embeds": [], "attachments": [],
            "components": [], "flags": flags, "at_ms": 0, "mentions": [], "mention_everyone": false, "kind": 0,
        }))
        .unwrap()
    };
    let (classic, newer) = (message(0, "x"), message(V2, ""));
    let removed = Some("MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG");
    let old = json!({"type": 12, "items": [picture("attachment://old.png")]});
    let missing = Some("UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND");
    let edits = [
        (
            &classic,
            with(body(&[text("x")]), "content", Value::Null),
            None,
        ),
        (
            &classic,
            body(&[text("x")]),
            Some("MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
        ),
        (&newer, body(&[text("x")]), None),
        (&newer, json!({"attachments": []}), None),
        (&newer, json!({"flags": 0}), removed),
        (&newer, json!({"content": "x"}), removed),
        // Discord asks the body itself for the flag.
        (
            &newer,
            json!({"components": [text("x")]}),
            Some("UNION_TYPE_CHOICES"),
        ),
        (&newer, body(std::slice::from_ref(&old)), None),
        (
            &newer,
            with(
                body(std::slice::from_ref(&old)),
                "attachments",
                json!([{"id": "5000"}]),
            ),
            missing,
        ),
        (
            &newer,
            with(
                body(&[old]),
                "attachments",
                json!([{"id": "5000", "filename": "old.png"}]),
            ),
            None,
        ),
    ];
    for (message, body, expected) in edits {
        let filenames = vec!["old.png"];
        let before = Before { message, filenames };
        let found = message_faults(&body, &[], Some(&before));
        assert_eq!(found.first().map(|fault| fault.code), expected, "{body}");
    }
}

#[test]
fn texts_of_few_characters_and_many_bytes_are_too_heavy() {
    // Three bytes a character, and twelve more for each text.
    let heavy = |n: usize| is_too_heavy(&body(&[text(&"市".repeat(n))]));
    assert!(!heavy(3386));
    assert!(heavy(3387));
}
