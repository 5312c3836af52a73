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

fn with(mut component: Value, key: &str, value: impl Into<Value>) -> Value {
    component[key] = value.into();
    component
}

fn body(components: &[Value]) -> Value {
    json!({"flags": V2, "components": components})
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
#[track_caller]
fn hold(code: &str, at: &str, good: &Value, bad: &Value) {
    assert_eq!(judged(good), [], "{good}");
    let found = judged(bad);
    let found: Vec<_> = found.iter().map(|fault| (&*fault.at, fault.code)).collect();
    assert!(found.contains(&(at, code)), "{bad} {found:?}");
}

/// The same of bodies of one component each.
#[track_caller]
fn alone(code: &str, at: &str, good: Value, bad: Value) {
    let [good, bad] = [good, bad].map(|component| body(&[component]));
    hold(code, &format!("components.0.{at}"), &good, &bad);
}

#[test]
fn a_message_has_forty_components_and_four_thousand_characters() {
    let many = |n: usize| body(&vec![text("x"); n]);
    let too_many = "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED";
    hold(too_many, "components", &many(40), &many(41));
    // A container with eight rows of four is 41.
    let forty = json!({"type": 17, "components": [text("a"), buttons(5), gallery(10)]});
    let beyond = json!({"type": 17, "components": vec![with(buttons(4), "id", 0); 8]});
    hold(too_many, "components", &body(&[forty]), &body(&[beyond]));
    let two = |x: &str, n: usize| body(&[text(&x.repeat(2000)), container(&text(&x.repeat(n)))]);
    let too_long = "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED";
    hold(too_long, "components", &two("é", 2000), &two("x", 2001));
    alone("BASE_TYPE_REQUIRED", "content", text("x"), text(""));
}

#[test]
fn components_stand_where_discord_lets_them_stand() {
    let choices = "UNION_TYPE_CHOICES";
    alone(choices, "type", buttons(1), button("a"));
    alone(choices, "type", text("x"), json!({"type": 18}));
    alone(choices, "type", section(1, &thumbnail("x")), thumbnail("x"));
    let nested = container(&container(&text("x")));
    alone(choices, "components.0.type", container(&gallery(1)), nested);
    let beside = || section(1, &button("a"));
    alone(choices, "accessory.type", beside(), section(1, &select()));
    let row_inside = with(beside(), "components", json!([buttons(1)]));
    alone(choices, "components.0.type", beside(), row_inside);
    alone(
        "BASE_TYPE_REQUIRED",
        "accessory",
        beside(),
        section(1, &Value::Null),
    );
    let empty = json!({"type": 17, "components": []});
    alone(
        "BASE_TYPE_BAD_LENGTH",
        "components",
        container(&text("x")),
        empty,
    );
    let too_long = "BASE_TYPE_MAX_LENGTH";
    alone(
        too_long,
        "components",
        section(3, &button("a")),
        section(4, &button("a")),
    );
    let [five, six] = [5, 6].map(|n| container(&buttons(n)));
    alone(too_long, "components.0.components", five, six);
    let narrow = json!({"type": 1, "components": [select()]});
    let wide = json!({"type": 1, "components": [select(), button("a")]});
    alone(
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        "components",
        narrow,
        wide,
    );
}

#[test]
fn galleries_thumbnails_and_files_show_what_there_is() {
    alone("BASE_TYPE_MAX_LENGTH", "items", gallery(10), gallery(11));
    alone("BASE_TYPE_BAD_LENGTH", "items", gallery(1), gallery(0));
    let [most, beyond] = [1024, 1025].map(|n| section(1, &thumbnail(&"x".repeat(n))));
    alone(
        "BASE_TYPE_BAD_LENGTH",
        "accessory.description",
        most,
        beyond,
    );
    let of = |url: &str| json!({"type": 12, "items": [picture(url)]});
    let (here, missing) = (of("attachment://a.png"), of("attachment://b.png"));
    let not_found = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND";
    alone(not_found, "items.0.media.url", here, missing);
    let scheme = "URL_TYPE_INVALID_SCHEME";
    alone(scheme, "items.0.media.url", gallery(1), of("file:///a.png"));
    let file = |url: &str| json!({"type": 13, "file": {"url": url}});
    let link = file("https://example.org/a.txt");
    alone(scheme, "file.url", file("attachment://a.png"), link);
}

#[test]
fn no_two_components_have_the_same_id() {
    let custom = |id: &str| body(&[section(1, &button(id)), buttons(2)]);
    let (code, at) = (
        "COMPONENT_CUSTOM_ID_DUPLICATED",
        "components.1.components.1.custom_id",
    );
    hold(code, at, &custom("a"), &custom("1"));
    let numbered = |id: i64| with(text("x"), "id", id);
    let twice = |id: i64| body(&[numbered(id), numbered(id)]);
    let duplicated = "COMPONENT_ID_DUPLICATED";
    hold(duplicated, "components.1.id", &twice(0), &twice(7));
    alone(
        "NUMBER_TYPE_MAX",
        "id",
        numbered(i32::MAX.into()),
        numbered(1 << 31),
    );
}

#[test]
fn fields_have_their_bounds() {
    let coloured = |colour: u32| with(container(&text("x")), "accent_color", colour);
    let (white, beyond) = (coloured(0xff_ff_ff), coloured(0x100_0000));
    alone("NUMBER_TYPE_MAX", "accent_color", white, beyond);
    let hidden = with(container(&text("x")), "spoiler", true);
    let number = with(container(&text("x")), "spoiler", 1);
    alone("BOOLEAN_TYPE_CHOICES", "spoiler", hidden, number);
    let wide = json!({"type": 14, "spacing": 2, "divider": false});
    let wider = json!({"type": 14, "spacing": 3});
    alone("BASE_TYPE_CHOICES", "spacing", wide, wider);
}

#[test]
fn the_flag_decides_what_a_message_may_consist_of() {
    let legacy = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
    let flagged = |key: &str, value: Value| json!({"flags": V2, key: value});
    let bodies = [
        (json!({"flags": V2, "content": null, "embeds": []}), None),
        (flagged("content", json!("x")), Some(("content", legacy))),
        (
            flagged("embeds", json!([{"title": "x"}])),
            Some(("embeds", legacy)),
        ),
        (
            flagged("poll", json!({"question": {}})),
            Some(("poll", legacy)),
        ),
        (
            flagged("sticker_ids", json!(["1"])),
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
    let old = body(&[json!({"type": 12, "items": [picture("attachment://old.png")]})]);
    let kept = |file: Value| with(old.clone(), "attachments", json!([file]));
    let missing = Some("UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND");
    let legacy = Some("MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2");
    let plain = body(&[text("x")]);
    let edits = [
        (&classic, with(plain.clone(), "content", Value::Null), None),
        (&classic, plain.clone(), legacy),
        (&newer, plain, None),
        (&newer, json!({"attachments": []}), None),
        (&newer, json!({"flags": 0}), removed),
        (&newer, json!({"content": "x"}), removed),
        // Discord asks the body itself for the flag.
        (
            &newer,
            json!({"components": [text("x")]}),
            Some("UNION_TYPE_CHOICES"),
        ),
        (&newer, old.clone(), None),
        (&newer, kept(json!({"id": "5000"})), missing),
        (
            &newer,
            kept(json!({"id": "5000", "filename": "old.png"})),
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
