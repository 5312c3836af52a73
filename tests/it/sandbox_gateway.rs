//! The gateway's manners, seen by a client that speaks it by hand.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use lostcities::sandbox::{Options, Outcome, Sandbox, TOKEN};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::sandbox_bot::{Probe, http, register, start_bot};

/// A connection.
pub type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Opens a connection.
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
            .wait_until(Duration::from_secs(3), || !sandbox.is_ready())
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
async fn a_new_sandbox_on_the_same_file_remembers_everything() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("world.jsonl");
    let options = |port| Options {
        world: Some(path.clone()),
        port,
        ..Options::default()
    };
    let probe = Probe::start_in(Sandbox::start(options(0)).await.unwrap()).await;
    let anna = probe.sandbox.person("Anna").unwrap();
    let board = anna
        .command("/probe board opponent:Ben")
        .await
        .unwrap()
        .message
        .unwrap();
    let board = anna
        .click(&board, "Picture")
        .await
        .unwrap()
        .message
        .unwrap();
    anna.command("/probe secret").await.unwrap();
    probe.sandbox.add_person("Fritz", "fr", None).unwrap();
    let before = anna.messages("general").unwrap();
    let Probe { sandbox, bot, .. } = probe;
    bot.stop().await;
    let port = sandbox.address().port();
    sandbox.stop().await.unwrap();

    let sandbox = Sandbox::start(options(port)).await.unwrap();
    let bot = start_bot(&sandbox).await;
    sandbox.wait_ready().await;
    let anna = sandbox.person("Anna").unwrap();
    assert_eq!(anna.messages("general").unwrap(), before);
    assert!(sandbox.attachment(board.attachments[0].id).is_some());
    assert!(sandbox.person("Fritz").is_ok());
    let clicked = sandbox
        .person("Fritz")
        .unwrap()
        .click(&board, "Accept")
        .await
        .unwrap();
    assert_eq!(clicked.message.unwrap().content, "fritz accepted");
    assert_eq!(
        anna.command("/probe secret").await.unwrap().outcome,
        Outcome::Answered
    );
    assert!(anna.messages("general").unwrap().last().unwrap().id > before.last().unwrap().id);
    bot.stop().await;
}

#[tokio::test]
async fn a_spoilt_last_line_loses_that_line_only() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("world.jsonl");
    let options = || Options {
        world: Some(path.clone()),
        ..Options::default()
    };
    let sandbox = Sandbox::start(options()).await.unwrap();
    let anna = sandbox.person("Anna").unwrap().id();
    sandbox.stop().await.unwrap();
    let whole = std::fs::read(&path).unwrap();
    std::fs::write(&path, [whole.as_slice(), b"{\"table\":\"mess"].concat()).unwrap();
    let sandbox = Sandbox::start(options()).await.unwrap();
    assert_eq!(sandbox.person("Anna").unwrap().id(), anna);
    sandbox.stop().await.unwrap();
    std::fs::write(&path, [b"nonsense\n".as_slice(), &whole].concat()).unwrap();
    assert!(Sandbox::start(options()).await.is_err());
}
