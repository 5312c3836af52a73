use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, accept_async, connect_async};
use tokio_util::sync::DropGuard;

use super::*;

/// Only what is broken takes so long.
const TIMEOUT: Duration = Duration::from_mins(1);

/// A gateway with Discord on one side and serenity on the other.
struct Line {
    gateway: Gateway,
    discord: WebSocketStream<TcpStream>,
    serenity: WebSocketStream<MaybeTlsStream<TcpStream>>,
    _stop: DropGuard,
}

/// Waits a day for heartbeats and no time between attempts.
fn limits() -> Limits {
    Limits {
        heartbeat: Duration::from_hours(24),
        retry: Duration::ZERO,
    }
}

async fn opened(limits: Limits, upstream: String) -> (Gateway, DropGuard) {
    let stop = CancellationToken::new();
    let gateway = Gateway::open(limits, LastMessages::default(), stop.clone())
        .await
        .expect("a port");
    gateway.lead_to(upstream, 1);
    (gateway, stop.drop_guard())
}

impl Line {
    async fn open(limits: Limits) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let upstream = format!("ws://{}", listener.local_addr().expect("an address"));
        let (gateway, stop) = opened(limits, upstream).await;
        let discord = async {
            let (socket, _) = listener.accept().await.expect("a connection");
            accept_async(socket).await.expect("a handshake")
        };
        let (discord, serenity) = tokio::join!(discord, connect_async(gateway.url()));
        Self {
            gateway,
            discord,
            serenity: serenity.expect("a handshake").0,
            _stop: stop,
        }
    }

    async fn identify(&mut self) {
        let identify = json!({"op": 2, "d": {"token": "x", "compress": true}});
        self.serenity
            .send(text(&identify))
            .await
            .expect("an open line");
        assert_eq!(
            heard(&mut self.discord).await,
            Ok(json!({"op": 2, "d": {"token": "x", "compress": false}}))
        );
        let ready = json!({"op": 0, "s": 1, "t": "READY", "d": {}});
        self.discord.send(text(&ready)).await.expect("an open line");
        assert_eq!(heard(&mut self.serenity).await, Ok(ready));
        assert!(self.gateway.is_connected());
    }
}

fn text(payload: &Value) -> Frame {
    Frame::text(payload.to_string())
}

/// The next payload, or the code with which the other side hung up.
async fn heard<S>(stream: &mut WebSocketStream<S>) -> Result<Value, u16>
where
    S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin,
{
    let frame = timeout(TIMEOUT, stream.next())
        .await
        .expect("a frame in time");
    match frame {
        Some(Ok(Frame::Text(text))) => Ok(serde_json::from_str(&text).expect("JSON")),
        Some(Ok(Frame::Close(Some(frame)))) => Err(frame.code.into()),
        other => panic!("unexpected {other:?}"),
    }
}

#[tokio::test]
async fn serenity_hears_of_every_end_and_the_bot_does_not_claim_to_be_connected() {
    let closed = |code: u16| {
        Some(Frame::Close(Some(CloseFrame {
            code: code.into(),
            reason: "".into(),
        })))
    };
    let rows = [
        (closed(4000), 1000),
        (closed(1001), 1000),
        (closed(4003), 4009),
        (closed(4007), 4009),
        (closed(4009), 4009),
        (Some(Frame::Close(None)), 1000),
        // Cut without a word.
        (None, 1000),
    ];
    for (end, code) in rows {
        let mut line = Line::open(limits()).await;
        assert!(!line.gateway.is_connected());
        line.identify().await;
        match end.clone() {
            Some(frame) => line.discord.send(frame).await.expect("an open line"),
            None => drop(line.discord),
        }
        assert_eq!(heard(&mut line.serenity).await, Err(code), "{end:?}");
        assert!(!line.gateway.is_connected(), "{end:?}");
        assert!(line.gateway.was_connected());
    }
}

#[tokio::test]
async fn a_session_that_discord_calls_invalid_is_none() {
    for op in [7, 9] {
        let mut line = Line::open(limits()).await;
        line.identify().await;
        let payload = json!({"op": op, "s": null, "t": null, "d": false});
        line.discord
            .send(text(&payload))
            .await
            .expect("an open line");
        assert_eq!(heard(&mut line.serenity).await, Ok(payload));
        assert!(!line.gateway.is_connected(), "{op}");
    }
}

#[tokio::test]
async fn a_refusal_for_good_is_said_with_its_code_and_what_to_do() {
    for code in [4004, 4010, 4011, 4012, 4013, 4014] {
        let mut line = Line::open(limits()).await;
        line.identify().await;
        let frame = CloseFrame {
            code: code.into(),
            reason: "Never.".into(),
        };
        line.discord.close(Some(frame)).await.expect("an open line");
        let refused = timeout(TIMEOUT, line.gateway.refused());
        let closing = refused.await.expect("a refusal in time");
        assert_eq!(
            closing.to_string(),
            format!("Discord closed the connection with code {code}, Never")
        );
        assert!(!line.gateway.is_connected());
    }
}

#[tokio::test]
async fn a_heartbeat_without_an_answer_ends_a_connection_and_keeps_the_session() {
    let mut line = Line::open(Limits {
        heartbeat: Duration::from_millis(1),
        ..limits()
    })
    .await;
    line.identify().await;
    let heartbeat = json!({"op": 1, "d": 1});
    line.serenity
        .send(text(&heartbeat))
        .await
        .expect("an open line");
    assert_eq!(heard(&mut line.serenity).await, Err(1000));
    assert!(!line.gateway.is_connected());
    assert_eq!(heard(&mut line.discord).await, Ok(heartbeat));
    assert_eq!(heard(&mut line.discord).await, Err(4000));
}

#[tokio::test]
async fn how_serenity_hangs_up_is_how_discord_hears_it() {
    for (code, heard_code) in [(Some(1000), 1000), (Some(4000), 4000), (None, 4000)] {
        let mut line = Line::open(limits()).await;
        line.identify().await;
        match code {
            Some(code) => {
                let frame = CloseFrame {
                    code: u16::into(code),
                    reason: "".into(),
                };
                line.serenity
                    .send(Frame::Close(Some(frame)))
                    .await
                    .expect("an open line");
            }
            None => drop(line.serenity),
        }
        assert_eq!(heard(&mut line.discord).await, Err(heard_code));
    }
}

#[tokio::test]
async fn a_connection_without_the_path_is_refused() {
    let line = Line::open(limits()).await;
    let known = line.gateway.url();
    let (open, _) = known.rsplit_once('/').expect("a path");
    for stranger in [open.to_owned(), format!("{open}/"), format!("{known}0")] {
        connect_async(&stranger).await.expect_err(&stranger);
    }
}

#[tokio::test]
async fn while_discord_cannot_be_reached_serenity_is_told_to_try_again() {
    let nobody = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = nobody.local_addr().expect("an address");
    let deaf = tokio::spawn(async move {
        loop {
            // A client that tries TLS here finds the connection closed.
            drop(nobody.accept().await);
        }
    });
    for upstream in [
        format!("ws://{address}"),
        format!("wss://{address}"),
        "nonsense".to_owned(),
    ] {
        let (gateway, _stop) = opened(limits(), upstream.clone()).await;
        let (mut serenity, _) = connect_async(gateway.url()).await.expect("a handshake");
        assert_eq!(heard(&mut serenity).await, Err(1000), "{upstream}");
        assert!(!gateway.is_connected());
    }
    deaf.abort();
}

#[tokio::test]
async fn a_lost_shard_is_missed_and_one_that_is_back_is_not() {
    let mut line = Line::open(limits()).await;
    line.identify().await;
    let day = Duration::from_hours(24);
    tokio::select! {
        _ = line.gateway.lost_for(Duration::ZERO) => panic!("nothing is lost"),
        () = tokio::task::yield_now() => {}
    }
    drop(line.discord);
    assert_eq!(heard(&mut line.serenity).await, Err(1000));
    let lost = timeout(TIMEOUT, line.gateway.lost_for(Duration::ZERO)).await;
    assert_eq!(lost.expect("a loss in time"), [0]);
    tokio::select! {
        _ = line.gateway.lost_for(day) => panic!("not for a day"),
        () = tokio::task::yield_now() => {}
    }
}
