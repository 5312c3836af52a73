//! The gateway's manners, seen by a client that speaks it by hand.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use lostcities_fake_discord::{Options, Sandbox, TOKEN};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::bot::{http, register};
use super::client::Rest;

pub type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub async fn connect(url: &str) -> Stream {
    tokio_tungstenite::connect_async(url).await.unwrap().0
}

/// A connection to a gateway, past its hello.
async fn greeted(sandbox: &Sandbox) -> Stream {
    let mut stream = connect(&format!("{}?v=10&encoding=json", sandbox.ws_url())).await;
    let hello = hear(&mut stream).await;
    assert_eq!(
        (&hello["op"], &hello["d"]["heartbeat_interval"]),
        (&json!(10), &json!(41_250))
    );
    stream
}

/// The next payload, or the code with which the gateway hung up.
async fn hear(stream: &mut Stream) -> Value {
    match stream.next().await.unwrap().unwrap() {
        Frame::Text(text) => serde_json::from_str(&text).unwrap(),
        Frame::Close(frame) => json!({"closed": u16::from(frame.unwrap().code)}),
        other => panic!("unexpected {other:?}"),
    }
}

async fn say(stream: &mut Stream, payload: Value) {
    stream.send(Frame::text(payload.to_string())).await.unwrap();
}

fn identify(token: &str, intents: u64) -> Value {
    json!({"op": 2, "d": {"token": token, "intents": intents, "properties": {"os": "x", "browser": "x", "device": "x"}}})
}

#[tokio::test]
async fn a_session_begins_with_ready_and_beats() {
    let sandbox = Sandbox::start(Options::default()).await.unwrap();
    let mut stream = greeted(&sandbox).await;
    say(&mut stream, identify(TOKEN, 1)).await;
    let ready = hear(&mut stream).await;
    assert_eq!(
        (&ready["t"], &ready["s"], &ready["d"]["shard"]),
        (&json!("READY"), &json!(1), &json!([0, 1]))
    );
    assert_eq!(hear(&mut stream).await["t"], "GUILD_CREATE");
    say(&mut stream, json!({"op": 1, "d": 2})).await;
    assert_eq!(hear(&mut stream).await["op"], 11);
    say(&mut stream, identify(TOKEN, 0)).await;
    assert_eq!(hear(&mut stream).await["closed"], 4005);
}

#[tokio::test]
async fn the_gateway_hangs_up_with_discords_codes() {
    let sandbox = Sandbox::start(Options::default()).await.unwrap();
    let mut shard = identify(TOKEN, 0);
    shard["d"]["shard"] = json!([2, 2]);
    let rows = [
        (identify("wrong", 0), 4004),
        (identify(TOKEN, 1 << 60), 4013),
        (shard, 4010),
        (json!({"op": 3, "d": {}}), 4003),
        (json!({"op": 99}), 4001),
        (json!("x".repeat(5000)), 4002),
    ];
    for (payload, code) in rows {
        let mut stream = greeted(&sandbox).await;
        say(&mut stream, payload).await;
        assert_eq!(hear(&mut stream).await["closed"], code);
    }
}

#[tokio::test]
async fn a_resumed_session_hears_what_it_missed() {
    let sandbox = Sandbox::start(Options::default()).await.unwrap();
    register(&http(&sandbox.api())).await;
    let mut stream = greeted(&sandbox).await;
    say(&mut stream, identify(TOKEN, 0)).await;
    let session = hear(&mut stream).await["d"]["session_id"].clone();
    drop(stream);
    assert!(
        sandbox
            .wait_until(Duration::from_mins(1), || !sandbox.is_ready())
            .await
    );
    let anna = sandbox.person("Anna").unwrap();
    let missed = tokio::spawn(async move { anna.command("/probe secret").await });
    tokio::task::yield_now().await;
    let resume =
        |seq: u64| json!({"op": 6, "d": {"token": TOKEN, "session_id": session, "seq": seq}});
    let mut stream = greeted(&sandbox).await;
    say(&mut stream, resume(1)).await;
    let events = [hear(&mut stream).await, hear(&mut stream).await];
    let mut names = [
        events[0]["t"].as_str().unwrap(),
        events[1]["t"].as_str().unwrap(),
    ];
    names.sort_unstable();
    assert_eq!(names, ["INTERACTION_CREATE", "RESUMED"]);
    let mut stream = greeted(&sandbox).await;
    say(&mut stream, resume(1000)).await;
    assert_eq!(
        hear(&mut stream).await,
        json!({"op": 9, "s": null, "t": null, "d": false})
    );
    missed.abort();
}

#[tokio::test]
async fn twins_with_one_token_hear_the_same_and_one_of_them_answers() {
    let sandbox = Sandbox::start(Options::default()).await.unwrap();
    let http = http(&sandbox.api());
    register(&http).await;
    let mut twins = [greeted(&sandbox).await, greeted(&sandbox).await];
    for twin in &mut twins {
        say(twin, identify(TOKEN, 0)).await;
        assert_eq!(hear(twin).await["t"], "READY");
    }
    let anna = sandbox.person("Anna").unwrap();
    let asked = tokio::spawn(async move { anna.command("/probe secret").await });
    let rest = Rest::of(&sandbox);
    let mut codes = Vec::new();
    for twin in &mut twins {
        let event = hear(twin).await;
        let [id, token] = ["id", "token"].map(|key| event["d"][key].as_str().unwrap().to_owned());
        let answer = json!({"type": 4, "data": {"content": "one"}});
        let path = format!("/interactions/{id}/{token}/callback");
        codes.push(rest.code(Method::POST, &path, answer).await);
    }
    assert_eq!(codes, [(204, 0), (400, 40_060)]);
    let answer = asked.await.unwrap().unwrap();
    assert_eq!(answer.message.unwrap().content, "one");
}

/// What Discord says of a command that challenges this person.
fn assert_command(event: &Value, ben: &str) {
    assert_eq!(
        (&event["type"], &event["data"]["name"]),
        (&json!(2), &json!("probe"))
    );
    assert_eq!(
        event["data"]["options"],
        json!([{"name": "board", "type": 1, "options": [
            {"name": "opponent", "type": 6, "value": ben}, {"name": "rounds", "type": 4, "value": 1},
        ]}])
    );
    assert_eq!(event["data"]["resolved"]["users"][ben]["username"], "ben");
    assert!(event["data"]["resolved"]["members"][ben]["permissions"].is_string());
    for key in [
        "id",
        "application_id",
        "token",
        "guild_id",
        "channel_id",
        "app_permissions",
        "locale",
        "guild_locale",
    ] {
        assert!(event[key].is_string(), "{key}");
    }
    assert_eq!(
        event["authorizing_integration_owners"],
        json!({"0": event["guild_id"]})
    );
    assert_eq!(
        (&event["context"], &event["entitlements"], &event["version"]),
        (&json!(0), &json!([]), &json!(1))
    );
    assert_eq!(
        (&event["user"], &event["message"]),
        (&Value::Null, &Value::Null)
    );
    assert!(
        event["channel"]["permissions"].is_string() && event["member"]["permissions"].is_string()
    );
    assert_eq!(event["channel"]["last_message_id"], Value::Null);
}

#[tokio::test]
async fn an_interaction_has_discords_shape() {
    let sandbox = Sandbox::start(Options::default()).await.unwrap();
    register(&http(&sandbox.api())).await;
    let rest = Rest::of(&sandbox);
    let mut stream = greeted(&sandbox).await;
    say(&mut stream, identify(TOKEN, 0)).await;
    hear(&mut stream).await;
    let anna = sandbox.person("Anna").unwrap();
    let (person, answer) = (
        anna.clone(),
        json!({"type": 4, "data": {"content": "x", "components": [
            {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
        ]}}),
    );
    let typed = tokio::spawn(async move {
        person
            .command("/probe board opponent:@Ben rounds:1")
            .await
            .unwrap()
    });
    let event = hear(&mut stream).await["d"].clone();
    let ben = sandbox.person("Ben").unwrap().id().to_string();
    assert_command(&event, &ben);
    let callback = |event: &Value| {
        let part = |key: &str| event[key].as_str().unwrap().to_owned();
        format!(
            "/interactions/{}/{}/callback?with_response=true",
            part("id"),
            part("token")
        )
    };
    let (status, answered) = rest.post(&callback(&event), answer).await;
    assert_eq!((status, &answered["resource"]["type"]), (200, &json!(4)));
    assert_eq!(
        answered["interaction"]["response_message_id"],
        answered["resource"]["message"]["id"]
    );
    let board = typed.await.unwrap().message.unwrap();
    let clicked = tokio::spawn(async move { anna.click(&board, "Go").await.unwrap() });
    let event = hear(&mut stream).await["d"].clone();
    assert_eq!(
        event["data"],
        json!({"custom_id": "go", "component_type": 2, "id": 2})
    );
    assert_eq!(
        event["message"]["id"],
        answered["resource"]["message"]["id"]
    );
    assert_eq!(event["channel"]["last_message_id"], event["message"]["id"]);
    let answer = json!({"type": 7, "data": {"content": "gone", "components": []}});
    let (status, answered) = rest.post(&callback(&event), answer).await;
    assert_eq!(
        (status, &answered["resource"]["message"]["content"]),
        (200, &json!("gone"))
    );
    let gone = clicked.await.unwrap().message.unwrap();
    assert!(gone.components.is_empty());
}
