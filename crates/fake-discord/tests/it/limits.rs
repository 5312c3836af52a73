//! The sandbox keeps Discord's limits, also those that Discord's description does not know.

use lostcities_fake_discord::{BOT, Snowflake, TOKEN};
use reqwest::Method;
use serde_json::{Value, json};

use super::client::{Rest, channel, general, sandbox};

fn button(id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "x", "custom_id": id})
}

fn buttons(n: usize) -> Vec<Value> {
    (0..n).map(|i| button(&i.to_string())).collect()
}

fn select(n: usize) -> Value {
    let options: Vec<_> = (0..n)
        .map(|i| json!({"label": "x", "value": i.to_string()}))
        .collect();
    json!({"type": 3, "custom_id": "s", "options": options})
}

/// A select of one value with this many chosen beforehand.
fn chosen(n: usize) -> Value {
    let mut select = select(3);
    for option in select["options"].as_array_mut().unwrap().iter_mut().take(n) {
        option["default"] = json!(true);
    }
    select
}

fn row(parts: impl IntoIterator<Item = Value>) -> Value {
    json!({"type": 1, "components": parts.into_iter().collect::<Value>()})
}

fn body(rows: impl IntoIterator<Item = Value>) -> Value {
    json!({"content": "x", "components": rows.into_iter().collect::<Value>()})
}

/// An embed of 4,097 characters and this many more.
fn embed(n: usize) -> Value {
    json!({"description": "x".repeat(4096), "fields": [{"name": "x", "value": "y".repeat(n)}]})
}

#[tokio::test]
async fn messages_up_to_the_limits_are_taken() {
    let (_sandbox, rest, messages) = general().await;
    let good = [
        json!({"content": "x".repeat(2000)}),
        body((0..5).map(|i| row([button(&format!("a{i}")), button(&format!("b{i}"))]))),
        body([row(buttons(5))]),
        body([row([select(25)])]),
        json!({"embeds": [embed(1024)]}),
    ];
    for body in good {
        let (status, answer) = rest.post(&messages, body.clone()).await;
        assert_eq!(status, 200, "{body} {answer}");
    }
}

#[tokio::test]
async fn messages_beyond_the_limits_are_refused_at_the_field() {
    let (sandbox, rest, messages) = general().await;
    let labelled = |label: &str| json!({"type": 2, "style": 1, "custom_id": "a", "label": label});
    let bad = [
        (json!({"content": "x".repeat(2001)}), "/content"),
        (
            body((0..6).map(|i| row([button(&i.to_string())]))),
            "/components",
        ),
        (body([row(buttons(6))]), "/components/0/components"),
        (
            body([row([button("same"), button("same")])]),
            "/components/0/components/1/custom_id",
        ),
        (
            body([row([button("same")]), row([button("same")])]),
            "/components/1/components/0/custom_id",
        ),
        (
            body([row([button(&"x".repeat(101))])]),
            "/components/0/components/0/custom_id",
        ),
        (
            body([row([button("")])]),
            "/components/0/components/0/custom_id",
        ),
        (body([row([])]), "/components/0/components"),
        (
            body([row([select(2), button("b")])]),
            "/components/0/components",
        ),
        (
            body([row([select(26)])]),
            "/components/0/components/0/options",
        ),
        (
            body([row([chosen(2)])]),
            "/components/0/components/0/options",
        ),
        (
            body([row([labelled(&"x".repeat(81))])]),
            "/components/0/components/0/label",
        ),
        (body([row([labelled("")])]), "/components/0/components/0"),
        (body([button("outside a row")]), "/components/0/type"),
        (
            json!({"embeds": vec![json!({"title": "x"}); 11]}),
            "/embeds",
        ),
        (
            json!({"embeds": [embed(1024), {"description": "z".repeat(900)}]}),
            "/embeds",
        ),
        (
            json!({"content": "x", "attachments": [{"id": 3}]}),
            "/attachments/0/id",
        ),
        (json!({"content": "x", "flags": 1 << 13}), "/flags"),
        (json!({"content": "x", "flags": 32768}), "/content"),
    ];
    for (body, place) in bad {
        let (status, answer) = rest.post(&messages, body.clone()).await;
        assert_eq!((status, &answer["code"]), (400, &json!(50035)), "{body}");
        assert!(
            answer["errors"]
                .pointer(place)
                .is_some_and(|at| at["_errors"].is_array()),
            "{body} {answer}"
        );
    }
    rest.refuses(&messages, json!({"content": " "}), (400, 50006))
        .await;
    let buttons_alone = json!({"components": [row(buttons(1))]});
    rest.refuses(&messages, buttons_alone, (400, 50006)).await;
    let anna = sandbox.person("Anna").unwrap();
    assert!(anna.messages("general").unwrap().is_empty());
    let last = sandbox.requests(0).pop().unwrap();
    assert!(
        last.verdicts[0].starts_with("refused: 50006"),
        "{:?}",
        last.verdicts
    );
}

#[tokio::test]
async fn commands_are_checked_and_keep_their_ids() {
    let sandbox = sandbox().await;
    let rest = Rest::of(&sandbox);
    let commands = format!("/applications/{BOT}/commands");
    let good = json!([{"name": "play", "description": "x"}, {"name": "Play with", "type": 2}]);
    let (status, first) = rest.call(Method::PUT, &commands, good.clone()).await;
    assert_eq!((status, &first[0]["type"]), (200, &json!(1)));
    let (_, second) = rest.call(Method::PUT, &commands, good).await;
    assert_eq!(first[1]["id"], second[1]["id"]);
    let option = json!({"type": 3, "name": "a", "description": "x"});
    let bad = [
        json!([{"name": "Play", "description": "x"}]),
        json!([{"name": "play"}]),
        json!([{"name": "play", "description": "x".repeat(101)}]),
        json!([{"name": "play", "description": "x"}, {"name": "play", "description": "y"}]),
        json!([{"name": "Play with", "type": 2, "description": "no"}]),
        json!([{"name": "play", "description": "x", "options": [option, option]}]),
        json!([{"name": "play", "description": "x", "name_localizations": {"xx": "y"}}]),
        json!([{"name": "play", "description": "x", "options": [
            option, {"type": 3, "name": "b", "description": "x", "required": true}
        ]}]),
        json!([{"name": "play", "description": "x", "options": (0..25).map(|i| json!({
            "type": 3, "name": format!("o{i}"), "description": "x",
            "choices": (0..25).map(|c| json!({"name": format!("{c}{}", "n".repeat(20)), "value": "v"})).collect::<Vec<_>>(),
        })).collect::<Vec<_>>()}]),
    ];
    for set in bad {
        assert_eq!(
            rest.code(Method::PUT, &commands, set.clone()).await,
            (400, 50035),
            "{set}"
        );
    }
    let (_, kept) = rest.get(&commands).await;
    assert_eq!(kept.as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn files_are_kept_and_replaced_as_the_edit_says() {
    let sandbox = sandbox().await;
    let rest = Rest::of(&sandbox);
    let anna = sandbox.person("Anna").unwrap();
    let messages = format!(
        "{}/api/v10/channels/{}/messages",
        rest.base,
        channel(&sandbox, "general").await
    );
    let send = async |method: Method, url: &str, payload: Value, names: &[&'static str]| -> Value {
        let mut form = reqwest::multipart::Form::new().text("payload_json", payload.to_string());
        for (i, name) in names.iter().enumerate() {
            let part = reqwest::multipart::Part::bytes(name.as_bytes()).file_name(*name);
            form = form.part(format!("files[{i}]"), part);
        }
        let request = rest.client.request(method, url).multipart(form);
        let request = request.header("authorization", format!("Bot {TOKEN}"));
        request.send().await.unwrap().json().await.unwrap()
    };
    let described = json!({"attachments": [{"id": 0, "description": "first"}, {"id": 1, "description": "second"}]});
    let message = send(Method::POST, &messages, described, &["a.png", "b.png"]).await;
    let url = format!("{messages}/{}", message["id"].as_str().unwrap());
    let names = || {
        let message = anna.messages("general").unwrap().remove(0);
        let names = message
            .attachments
            .into_iter()
            .map(|file| (file.filename, file.description));
        names.collect::<Vec<_>>()
    };
    let (a, b) = (
        ("a.png".to_owned(), Some("first".to_owned())),
        ("b.png".to_owned(), Some("second".to_owned())),
    );
    assert_eq!(names(), [a.clone(), b.clone()]);
    send(Method::PATCH, &url, json!({"content": "text only"}), &[]).await;
    assert_eq!(names(), [a, b.clone()]);
    let kept = json!({"attachments": [{"id": message["attachments"][1]["id"]}, {"id": 0, "description": "third"}]});
    send(Method::PATCH, &url, kept, &["c.png"]).await;
    assert_eq!(names(), [b, ("c.png".into(), Some("third".into()))]);
    send(Method::PATCH, &url, json!({"attachments": []}), &[]).await;
    assert_eq!(names(), []);
    let gone: Snowflake = message["attachments"][0]["id"]
        .as_str()
        .unwrap()
        .parse()
        .unwrap();
    assert_eq!(sandbox.attachment(gone), None);

    let shown = json!({"embeds": [{"image": {"url": "attachment://d.png"}}], "attachments": [{"id": 0, "description": "fourth"}]});
    let message = send(Method::PATCH, &url, shown, &["d.png"]).await;
    assert_eq!(message["attachments"], json!([]));
    assert_eq!(message["embeds"][0]["image"]["description"], "fourth");
    assert!(
        message["embeds"][0]["image"]["url"]
            .as_str()
            .unwrap()
            .ends_with("/d.png")
    );
    assert_eq!(names(), [("d.png".into(), Some("fourth".into()))]);
}
