//! The gateway's WebSocket: hello, identify, resume, heartbeats and the codes with which Discord hangs up.

pub(crate) mod hub;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use crate::payload;
use crate::rest::faults::Kind;
use crate::sandbox::shared::{News, Shared};
use crate::world::{BOT, World};
use hub::Out;

/// The heartbeat that bots are asked for, Discord's own figure.
pub(crate) const HEARTBEAT: Duration = Duration::from_millis(41_250);
/// The longest payload that a bot may send.
const MAX_UP: usize = 4096;
/// Intent bits that exist.
const INTENTS: u64 = 0b11_0011_0001_1111_1111_1111_1111;
/// The intent for servers and channels coming and going.
pub(crate) const INTENT_GUILDS: u64 = 1;

pub(crate) async fn accept(
    State(shared): State<Arc<Shared>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade.on_upgrade(move |socket| serve(shared, socket))
}

/// Speaks with one connection until it ends.
async fn serve(shared: Arc<Shared>, socket: WebSocket) {
    let (mut up, mut down) = socket.split();
    let (sender, mut outbox) = unbounded_channel();
    let mut connection = Connection {
        shared: Arc::clone(&shared),
        sender,
        session: None,
    };
    let heartbeat_ms = u64::try_from(shared.heartbeat.as_millis()).unwrap_or(u64::MAX);
    connection.say(&json!({"op": 10, "s": null, "t": null, "d": {"heartbeat_interval": heartbeat_ms, "_trace": []}}));
    loop {
        tokio::select! {
            // Answers first, so that a close code is not overtaken by the bot's next frame.
            biased;
            () = shared.stop.cancelled() => {
                let _ = up.send(close(1001, "The sandbox stops.")).await;
                break;
            }
            out = outbox.recv() => match out {
                Some(Out::Text(text)) => if up.send(Frame::text(text)).await.is_err() { break },
                Some(Out::Close(code, reason)) => {
                    let _ = up.send(close(code, reason)).await;
                    break;
                }
                Some(Out::Drop) | None => break,
            },
            frame = down.next() => match frame {
                Some(Ok(Frame::Text(text))) => connection.hear(text.as_bytes()),
                Some(Ok(Frame::Binary(bytes))) => connection.hear(&bytes),
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                Some(Ok(Frame::Close(frame))) => {
                    // Hanging up with 1000 or 1001 ends the session; any other way lets it be resumed.
                    if frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001)) {
                        connection.forget();
                    }
                    break;
                }
                Some(Err(_)) | None => break,
            },
        }
    }
    connection.end();
}

/// A frame that closes with a code. By WebSocket's own convention 1005 is a frame without one, which makes some libraries
/// spin.
fn close(code: u16, reason: &'static str) -> Frame {
    Frame::Close((code != 1005).then(|| CloseFrame {
        code,
        reason: reason.into(),
    }))
}

/// One connection and the session that it carries.
struct Connection {
    shared: Arc<Shared>,
    sender: UnboundedSender<Out>,
    session: Option<String>,
}

impl Connection {
    fn say(&self, payload: &Value) {
        // The connection's own loop holds the other end, so this cannot fail before the loop ends.
        let _ = self.sender.send(Out::Text(payload.to_string()));
    }

    fn hang_up(&self, code: u16, reason: &'static str) {
        let _ = self.sender.send(Out::Close(code, reason));
    }

    /// Answers one frame of the bot.
    fn hear(&mut self, bytes: &[u8]) {
        let payload: Value = match serde_json::from_slice(bytes) {
            Ok(payload) if bytes.len() <= MAX_UP => payload,
            Ok(_) | Err(_) => return self.hang_up(4002, "Error while decoding payload."),
        };
        match (payload["op"].as_u64(), self.session.is_some()) {
            (Some(1), _) => self.say(&json!({"op": 11, "s": null, "t": null, "d": null})),
            (Some(2), false) => self.identify(&payload["d"]),
            (Some(6), false) => self.resume(&payload["d"]),
            (Some(2 | 6), true) => self.hang_up(4005, "Already authenticated."),
            // Presence, voice, member requests and soundboards need no answer here.
            (Some(3 | 4 | 8 | 31), true) => {}
            (Some(3 | 4 | 8 | 31), false) => self.hang_up(4003, "Not authenticated."),
            (Some(_) | None, _) => self.hang_up(4001, "Unknown opcode."),
        }
    }

    /// Begins a session, or hangs up with the code for what is wrong.
    fn identify(&mut self, data: &Value) {
        if !is_token(&data["token"]) {
            return self.hang_up(4004, "Authentication failed.");
        }
        let shard = match data.get("shard") {
            None | Some(Value::Null) => Some((0, 1)),
            Some(shard) => shard[0]
                .as_u64()
                .zip(shard[1].as_u64())
                .filter(|(number, count)| number < count),
        };
        let Some(shard) = shard else {
            return self.hang_up(4010, "Invalid shard.");
        };
        let Some(intents) = data["intents"].as_u64().filter(|bits| bits & !INTENTS == 0) else {
            return self.hang_up(4013, "Invalid intent(s).");
        };
        let id = self.shared.random_hex();
        let mut state = self.shared.lock();
        if state.faults.strike_gateway(&Kind::DeafToShard(shard.0)) {
            return;
        }
        let state = &mut *state;
        state
            .hub
            .begin(id.clone(), shard, intents, self.sender.clone());
        let ready = ready(&state.world, &id, shard, &self.shared.ws_url());
        if let Some(session) = state.hub.session(&id) {
            session.send("READY", &ready);
            if intents & INTENT_GUILDS != 0 {
                let homes = installed(&state.world)
                    .filter(|guild| (guild.id.number() >> 22) % shard.1 == shard.0);
                homes.for_each(|guild| {
                    session.send("GUILD_CREATE", &payload::guild(&state.world, guild));
                });
            }
        }
        self.session = Some(id);
        self.shared.changed(News::World);
    }

    /// Goes on with a session, or says that it is gone.
    fn resume(&mut self, data: &Value) {
        if !is_token(&data["token"]) {
            return self.hang_up(4004, "Authentication failed.");
        }
        let id = data["session_id"].as_str().unwrap_or_default();
        let sequence = data["seq"].as_u64().unwrap_or_default();
        let mut state = self.shared.lock();
        let state = &mut *state;
        if let Some(session) = state.hub.session(id)
            && state
                .faults
                .strike_gateway(&Kind::DeafToShard(session.shard.0))
        {
            return;
        }
        match state
            .hub
            .session(id)
            .filter(|session| session.can_resume_from(sequence))
        {
            Some(session) => {
                session.resume(sequence, self.sender.clone());
                self.session = Some(id.to_owned());
                self.shared.changed(News::World);
            }
            None => self.say(&json!({"op": 9, "s": null, "t": null, "d": false})),
        }
    }

    /// The bot said good-bye: the session is over.
    fn forget(&mut self) {
        if let Some(session) = self.session.take() {
            self.shared.lock().hub.forget(&session);
        }
    }

    /// The connection is over; the session waits to be resumed.
    fn end(self) {
        if let Some(id) = &self.session
            && let Some(session) = self.shared.lock().hub.session(id)
        {
            session.disconnect(&self.sender);
        }
        self.shared.changed(News::World);
    }
}

/// Whether this is the bot's token, with or without the word before it.
fn is_token(value: &Value) -> bool {
    value
        .as_str()
        .is_some_and(|token| crate::is_token(token.trim_start_matches("Bot ")))
}

/// The servers where the bot is a member.
fn installed(world: &World) -> impl Iterator<Item = &crate::world::Guild> {
    world
        .guilds
        .iter()
        .filter(|guild| guild.members.contains_key(&BOT))
}

/// The first event of a session.
fn ready(world: &World, session: &str, shard: (u64, u64), ws_url: &str) -> Value {
    let guilds = installed(world).filter(|guild| (guild.id.number() >> 22) % shard.1 == shard.0);
    json!({
        "v": 10, "user": payload::own_user(world), "guilds": guilds.map(|guild| json!({"id": guild.id, "unavailable": true})).collect::<Vec<_>>(),
        "session_id": session, "resume_gateway_url": ws_url, "session_type": "normal", "shard": [shard.0, shard.1],
        "application": {"id": BOT, "flags": 0}, "private_channels": [], "presences": [], "relationships": [],
        "user_settings": {}, "_trace": ["sandbox"],
    })
}
