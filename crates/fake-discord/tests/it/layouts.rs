//! Messages of Components V2: what people see, how their controls are pressed, and which edits are refused.

use lostcities_fake_discord::{BOT, script};
use serde_json::{Value, json};

use super::bot::{PIXEL, Probe, shown};
use super::client::{Rest, channel, general, sandbox};

const V2: u64 = 1 << 15;

fn text(content: &str) -> Value {
    json!({"type": 10, "content": content})
}

fn body(components: &Value) -> Value {
    json!({"flags": V2, "components": components})
}

#[tokio::test]
async fn a_panel_is_seen_and_played() {
    let probe = Probe::start().await;
    let anna = probe.person("Anna");
    let panel = shown(anna.command("/probe panel")).await;
    assert_eq!(panel.content, "**Ben** played 9\n-# 11 cards left");
    let labels = panel.components.iter().map(|row| {
        let labels = row.iter().map(|part| part.label.clone().unwrap());
        labels.collect::<Vec<_>>()
    });
    assert_eq!(
        labels.collect::<Vec<_>>(),
        [vec!["Rules"], vec!["Lay", "Back"]]
    );
    // The text is the gallery's, since the file has none.
    let picture = &panel.attachments[0];
    assert_eq!(picture.description.as_deref(), Some("A board"));
    assert_eq!(probe.sandbox.attachment(picture.id).as_deref(), Some(PIXEL));
    let item = &panel.layout[0]["components"][1]["items"][0];
    assert_eq!(item["media"]["url"], picture.url);
    assert_eq!(item["media"]["attachment_id"], json!(picture.id));

    let rules = anna.click(&panel, "rules").await.unwrap();
    assert_eq!(rules.message.unwrap().content, "The rules");
    let laid = shown(anna.click(&panel, "Lay")).await;
    assert_eq!(laid.content, "You laid 5\n-# 11 cards left");
    assert_eq!((laid.id, &laid.attachments), (panel.id, &panel.attachments));
    let requests = probe.sandbox.requests(0);
    assert!(
        requests.iter().all(|request| request.verdicts.is_empty()),
        "{requests:#?}"
    );
}

#[tokio::test]
async fn a_script_tells_of_a_panel_what_it_tells_of_any_message() {
    let probe = Probe::start().await;
    let mut report = String::new();
    let tell = |line: &str| report = format!("{report}{line}\n");
    let played = "Anna #table: /probe panel\nAnna clicks Lay";
    script::run(&probe.sandbox, played, tell).await.unwrap();
    let panel = |news: &str| {
        format!(
            "  | lostcities: {news}\n  | -# 11 cards left\n  | picture board.png: A board\n  | [Rules]\n  | [Lay] [Back]\n"
        )
    };
    let (before, after) = (panel("**Ben** played 9"), panel("You laid 5"));
    assert_eq!(
        report,
        format!("Anna> /probe panel\n{before}Anna> clicks Lay\n{after}")
    );
}

#[tokio::test]
async fn components_are_numbered_past_the_numbers_that_are_given() {
    let (_sandbox, rest, messages) = general().await;
    let given = json!({"type": 10, "content": "x", "id": 2});
    let tree = json!([{"type": 17, "components": [text("a"), given, {"type": 14, "id": 0}]}]);
    let (status, message) = rest.post(&messages, body(&tree)).await;
    assert_eq!(status, 200, "{message}");
    assert_eq!(
        (&message["content"], &message["flags"]),
        (&json!(""), &json!(V2))
    );
    let expected = json!([{"type": 17, "id": 1, "accent_color": null, "spoiler": false, "components": [
        {"type": 10, "id": 3, "content": "a"},
        {"type": 10, "id": 2, "content": "x"},
        {"type": 14, "id": 4, "divider": true, "spacing": 1},
    ]}]);
    assert_eq!(message["components"], expected);
}

#[tokio::test]
async fn a_message_becomes_one_of_components_and_stays_one() {
    let sandbox = sandbox().await;
    let rest = Rest::of(&sandbox);
    let anna = sandbox.person("Anna").unwrap();
    let messages = format!("/channels/{}/messages", channel(&sandbox, "general").await);
    rest.refuses(&messages, body(&json!([])), (400, 50006))
        .await;
    let heavy = body(&json!([text(&"市".repeat(3400))]));
    rest.refuses(&messages, heavy, (500, 0)).await;
    let (_, message) = rest.post(&messages, json!({"content": "before"})).await;
    let path = format!("{messages}/{}", message["id"].as_str().unwrap());
    let mention = text(&anna.mention());
    let mut upgrade = body(&json!([mention]));
    let edit = async |body: &Value| rest.patch(&path, body.clone()).await;
    let (status, refused) = edit(&upgrade).await;
    assert_eq!(status, 400);
    let code = &refused["errors"]["content"]["_errors"][0]["code"];
    assert_eq!(code, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2");
    upgrade["content"] = Value::Null;
    let (status, changed) = edit(&upgrade).await;
    assert_eq!((status, &changed["flags"]), (200, &json!(V2)));
    assert_eq!(changed["mentions"][0]["id"], json!(anna.id()));
    let back = json!({"flags": 0, "content": "after", "components": []});
    let (status, refused) = edit(&back).await;
    assert_eq!(status, 400);
    let code = &refused["errors"]["flags"]["_errors"][0]["code"];
    assert_eq!(code, "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG");
    assert_eq!(anna.messages("general").unwrap()[0].content, anna.mention());
}

#[tokio::test]
async fn a_promise_is_filled_and_followed_by_components() {
    let probe = Probe::start().await;
    let rest = Rest::of(&probe.sandbox);
    let anna = probe.person("Anna");
    anna.command("/probe secret").await.unwrap();
    let request = probe.sandbox.requests(0).pop().unwrap();
    let token = request.path.split('/').nth(5).unwrap();
    let webhook = format!("/webhooks/{BOT}/{token}");
    let (status, followed) = rest.post(&webhook, body(&json!([text("more")]))).await;
    assert_eq!((status, &followed["flags"]), (200, &json!(V2)));
    let mut filled = body(&json!([text("filled")]));
    filled["content"] = Value::Null;
    let original = format!("{webhook}/messages/@original");
    let (status, filled) = rest.patch(&original, filled).await;
    // Who alone sees it stays the only one.
    assert_eq!((status, &filled["flags"]), (200, &json!(V2 | 64)));
}
