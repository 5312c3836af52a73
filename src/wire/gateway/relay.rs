//! The relay between serenity and Discord's gateway: passes every frame on, and translates how connections end.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::Value;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::handshake::server::{ErrorResponse, Request, Response};
use tokio_tungstenite::tungstenite::http::StatusCode;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, accept_hdr_async, connect_async_with_config,
};
use tokio_util::sync::CancellationToken;
use tracing::{debug, error, info, warn};

use super::closing::{Closing, Remedy};
use super::{Carried, State};
use crate::wire::last_messages::Heard;

/// How long it may take to reach Discord, or serenity to hang up.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);

/// After this code serenity goes on with its session, without a word in the log.
const RESUME: u16 = 1000;

/// After this code serenity begins another session.
const IDENTIFY: u16 = 4009;

/// With this code the bot hangs up so that Discord keeps the session.
const KEEP_SESSION: u16 = 4000;

type Local = WebSocketStream<TcpStream>;
type Upstream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Takes serenity's connections until told to stop; those that are open then go on.
pub(super) async fn serve(listener: TcpListener, state: Arc<State>, stop: CancellationToken) {
    loop {
        let accepted = tokio::select! {
            () = stop.cancelled() => return,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((socket, _)) => {
                tokio::spawn(relay(socket, Arc::clone(&state)));
            }
            Err(error) => {
                error!("cannot accept a connection to the gateway relay: {error}");
                tokio::time::sleep(state.limits.retry).await;
            }
        }
    }
}

/// Carries one connection from serenity's handshake to its end.
async fn relay(socket: TcpStream, state: Arc<State>) {
    // Many small frames: none may wait for the next one.
    let _ = socket.set_nodelay(true);
    #[expect(
        clippy::result_large_err,
        reason = "the handshake's own type for a refusal"
    )]
    let only_own = |request: &Request, answer: Response| {
        if request.uri().path() == state.path {
            Ok(answer)
        } else {
            let mut refusal = ErrorResponse::new(None);
            *refusal.status_mut() = StatusCode::NOT_FOUND;
            Err(refusal)
        }
    };
    let accepted = timeout(REQUEST_TIMEOUT, accept_hdr_async(socket, only_own)).await;
    let mut local = match accepted {
        Ok(Ok(local)) => local,
        Ok(Err(error)) => return debug!("not a connection of the bot's: {error}"),
        Err(_) => return debug!("a connection without a handshake"),
    };
    let mut upstream = match reach(&state).await {
        Ok(upstream) => {
            state.is_unreachable.store(false, Relaxed);
            upstream
        }
        Err(reason) => {
            // Once an outage; the bot says by itself how long it has been without a connection.
            if state.is_unreachable.swap(true, Relaxed) {
                debug!("cannot reach Discord's gateway: {reason}");
            } else {
                warn!("cannot reach Discord's gateway, trying again: {reason}");
            }
            ignore_for(&mut local, state.limits.retry).await;
            return close(&mut local, RESUME).await;
        }
    };
    match carry(&mut local, &mut upstream, &state).await {
        End::Local(code) => close(&mut upstream, code).await,
        End::Silence => {
            warn!("Discord's gateway does not answer a heartbeat; connecting again");
            tokio::join!(
                close(&mut upstream, KEEP_SESSION),
                close(&mut local, RESUME)
            );
        }
        End::Upstream(closing) => match closing.remedy() {
            Remedy::Resume => {
                info!("{closing}; resuming");
                close(&mut local, RESUME).await;
            }
            Remedy::Identify => {
                warn!("{closing}; connecting again");
                close(&mut local, IDENTIFY).await;
            }
            Remedy::Stop => {
                error!("{closing}");
                state.refusal.send_replace(Some(closing));
                // serenity would only ask for the same again.
                ignore_for(&mut local, Duration::MAX).await;
            }
        },
    }
}

enum End {
    /// serenity hung up, with this code.
    Local(u16),
    /// Discord hung up, or the line is cut.
    Upstream(Closing),
    /// Discord has not answered a heartbeat.
    Silence,
}

async fn reach(state: &State) -> Result<Upstream, String> {
    let address = state
        .upstream()
        .clone()
        .ok_or("its address is not known yet")?;
    // serenity's own spelling; there must be a path before the question mark.
    let mut url = reqwest::Url::parse(&address).map_err(|error| error.to_string())?;
    url.set_query(Some("v=10"));
    let connected = timeout(
        REQUEST_TIMEOUT,
        connect_async_with_config(url.as_str(), None, true),
    )
    .await;
    match connected {
        Ok(Ok((upstream, _))) => Ok(upstream),
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => Err(format!("no answer in {REQUEST_TIMEOUT:?}")),
    }
}

/// Passes frames on in both directions until either side hangs up, or Discord is silent for too long.
async fn carry(local: &mut Local, upstream: &mut Upstream, state: &Arc<State>) -> End {
    let mut carried = Carried::new(state);
    // By when Discord has to say something.
    let mut deadline: Option<Instant> = None;
    loop {
        let silence = async {
            match deadline {
                Some(deadline) => sleep_until(deadline).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            frame = upstream.next() => {
                deadline = None;
                match frame {
                    Some(Ok(Frame::Close(frame))) => return End::Upstream(closing(frame)),
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_))) => {}
                    Some(Ok(frame)) => {
                        match Event::in_frame(&frame) {
                            Some(Event::Begins(session)) => carried.begins(session),
                            Some(Event::Ends) => carried.ends(),
                            Some(Event::Interaction(heard)) => state.last_messages.note(&heard),
                            None => {}
                        }
                        if local.send(frame).await.is_err() {
                            return End::Local(KEEP_SESSION);
                        }
                    }
                    Some(Err(error)) => {
                        debug!("the connection to the gateway broke: {error}");
                        return End::Upstream(Closing::cut());
                    }
                    None => return End::Upstream(Closing::cut()),
                }
            }
            frame = local.next() => match frame {
                Some(Ok(Frame::Text(text))) => {
                    let (text, meant) = outgoing(&text);
                    match meant {
                        Some(Meant::Heartbeat) => {
                            deadline.get_or_insert_with(|| Instant::now() + state.limits.heartbeat);
                        }
                        Some(Meant::Identify(number)) => carried.number = Some(number),
                        Some(Meant::Resume(session)) => {
                            carried.number = state.shards.borrow().of_session(&session);
                        }
                        None => {}
                    }
                    if let Err(error) = upstream.send(Frame::text(text)).await {
                        debug!("the connection to the gateway broke: {error}");
                        return End::Upstream(Closing::cut());
                    }
                }
                Some(Ok(Frame::Close(frame))) => {
                    return End::Local(frame.map_or(KEEP_SESSION, |frame| frame.code.into()));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return End::Local(KEEP_SESSION),
            },
            () = silence => return End::Silence,
        }
    }
}

/// The operation with which a bot shows that it lives.
const HEARTBEAT: u64 = 1;

/// The operation with which a bot begins a session.
const IDENTIFYING: u64 = 2;

/// The operation with which a bot goes on with a session.
const RESUMING: u64 = 6;

/// The operation with which Discord asks a bot to connect again.
const RECONNECT: u64 = 7;

/// The operation with which Discord says that there is no such session.
const INVALID_SESSION: u64 = 9;

/// What tells one payload from another.
#[derive(Deserialize)]
struct Envelope<'a> {
    op: u64,
    #[serde(borrow, default)]
    t: Option<Cow<'a, str>>,
}

/// What of serenity's payloads matters to the relay.
enum Meant {
    Heartbeat,
    /// A shard begins a session; its number.
    Identify(usize),
    /// A shard goes on with this session.
    Resume(String),
}

/// What is sent to Discord in place of a payload of serenity's, and what is meant by it.
///
/// serenity always asks for compressed events. They are few and small, and the relay has to read them.
fn outgoing(text: &str) -> (String, Option<Meant>) {
    let unchanged = |meant| (text.to_owned(), meant);
    let op = serde_json::from_str::<Envelope<'_>>(text).map(|envelope| envelope.op);
    let payload = || serde_json::from_str::<Value>(text).ok();
    match op {
        Ok(HEARTBEAT) => unchanged(Some(Meant::Heartbeat)),
        Ok(IDENTIFYING) => {
            let Some(mut payload) = payload() else {
                return unchanged(None);
            };
            payload["d"]["compress"] = false.into();
            let number = payload["d"]["shard"][0].as_u64().unwrap_or(0);
            let number = usize::try_from(number).unwrap_or(usize::MAX);
            (payload.to_string(), Some(Meant::Identify(number)))
        }
        Ok(RESUMING) => {
            let session = payload().as_ref().and_then(session_id);
            unchanged(session.map(Meant::Resume))
        }
        Ok(_) | Err(_) => unchanged(None),
    }
}

fn session_id(payload: &Value) -> Option<String> {
    payload["d"]["session_id"].as_str().map(str::to_owned)
}

/// What of Discord's payloads matters to the relay.
enum Event {
    /// The session sends events from now on; its name if it is new.
    Begins(Option<String>),
    /// The bot is to connect again.
    Ends,
    Interaction(Heard),
}

#[derive(Deserialize)]
struct Interaction {
    d: Heard,
}

impl Event {
    fn in_frame(frame: &Frame) -> Option<Self> {
        let Frame::Text(text) = frame else {
            return None;
        };
        let envelope: Envelope<'_> = serde_json::from_str(text).ok()?;
        match (envelope.op, envelope.t.as_deref()) {
            (0, Some("READY")) => {
                let payload: Value = serde_json::from_str(text).ok()?;
                Some(Self::Begins(session_id(&payload)))
            }
            (0, Some("RESUMED")) => Some(Self::Begins(None)),
            (0, Some("INTERACTION_CREATE")) => {
                let interaction: Interaction = serde_json::from_str(text).ok()?;
                Some(Self::Interaction(interaction.d))
            }
            (RECONNECT | INVALID_SESSION, _) => Some(Self::Ends),
            _ => None,
        }
    }
}

fn closing(frame: Option<CloseFrame>) -> Closing {
    frame.map_or_else(Closing::cut, |frame| Closing {
        code: Some(frame.code.into()),
        reason: frame.reason.trim_end_matches('.').to_owned(),
    })
}

/// Hangs up with this code and waits a moment until the other side has heard it.
async fn close<S>(stream: &mut WebSocketStream<S>, code: u16)
where
    S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin,
{
    let frame = CloseFrame {
        code: CloseCode::from(code),
        reason: "".into(),
    };
    let heard = async {
        // A peer that is gone already need not hear it.
        if stream.close(Some(frame)).await.is_ok() {
            while let Some(Ok(_)) = stream.next().await {}
        }
    };
    let _ = timeout(REQUEST_TIMEOUT, heard).await;
}

/// Takes what serenity says and does nothing with it, for so long or until it hangs up.
async fn ignore_for(local: &mut Local, time: Duration) {
    let _ = timeout(time, async {
        while let Some(Ok(_)) = local.next().await {}
    })
    .await;
}
