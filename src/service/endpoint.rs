//! Discord's interactions over HTTP: the address to which Discord sends them, signed, in place of a connection of the
//! bot's own.
//!
//! An interaction is answered as one from the gateway is: Discord is told at once that it has arrived, and the answer goes
//! through the REST client. Only suggestions are the answer to the request itself.

use std::io;
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::SeqCst;
use std::time::SystemTime;

use anyhow::Context as _;
use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use lostcities_http_server::{Limits, serve as serve_http};
use serde::Deserialize;
use serde_json::json;
use serenity::all::{
    CommandInteraction, CreateAutocompleteResponse, CreateInteractionResponse, Interaction,
};
use tokio::net::{TcpListener, TcpSocket};
use tokio_util::sync::CancellationToken;
use tracing::{debug, error, info, warn};

use crate::bot::Bot;
use crate::commands;
use crate::wire::signature::PublicKey;
use crate::wire::signature::{Signature, Unverified};

/// How many connections may wait to be taken.
const BACKLOG: u32 = 1024;

/// The number of an interaction that only asks whether the bot is there.
const PING: u8 = 1;

#[derive(Clone)]
pub struct Endpoint {
    key: PublicKey,
    per_address: Option<NonZeroUsize>,
    is_open: Arc<AtomicBool>,
}

impl Endpoint {
    /// An endpoint at which nobody listens yet, for interactions that are signed with this key, with so many connections of one
    /// address.
    pub fn new(key: PublicKey, per_address: Option<NonZeroUsize>) -> Self {
        Self {
            key,
            per_address,
            is_open: Arc::default(),
        }
    }

    pub fn is_open(&self) -> bool {
        self.is_open.load(SeqCst)
    }
}

/// An address that is taken, at which nobody listens yet: a client that asks there is refused, and goes to another process.
pub struct Reserved(TcpSocket);

impl Reserved {
    /// Takes an address; port 0 takes any that is free.
    pub fn new(address: SocketAddr) -> anyhow::Result<Self> {
        let reserve = || {
            let socket = match address {
                SocketAddr::V4(_) => TcpSocket::new_v4()?,
                SocketAddr::V6(_) => TcpSocket::new_v6()?,
            };
            // As tokio's listeners do: connections of a process that has just ended do not hold the address.
            #[cfg(unix)]
            socket.set_reuseaddr(true)?;
            socket.bind(address)?;
            Ok::<_, io::Error>(socket)
        };
        let socket = reserve().with_context(|| cannot_serve(address))?;
        Ok(Self(socket))
    }

    /// Begins to listen; returns where.
    pub fn listen(self) -> anyhow::Result<(TcpListener, SocketAddr)> {
        let address = self.0.local_addr()?;
        let listener = self
            .0
            .listen(BACKLOG)
            .with_context(|| cannot_serve(address))?;
        Ok((listener, address))
    }
}

fn cannot_serve(address: SocketAddr) -> String {
    format!("cannot serve interactions at {address}")
}

#[derive(Clone)]
struct Serving {
    bot: Bot,
    key: PublicKey,
}

/// Takes interactions until told to stop; then finishes the requests that have arrived.
pub async fn serve(
    bot: Bot,
    endpoint: Endpoint,
    listener: TcpListener,
    stop: CancellationToken,
) -> anyhow::Result<()> {
    let address = listener.local_addr()?;
    let serving = Serving {
        bot,
        key: endpoint.key,
    };
    // Under any path: what the portal says, and what a proxy makes of it, is the operator's choice.
    let router = Router::new().fallback(post(receive)).with_state(serving);
    endpoint.is_open.store(true, SeqCst);
    info!("Discord's interactions are served over HTTP at http://{address}/");
    let limits = Limits {
        per_address: endpoint.per_address,
        ..Limits::default()
    };
    let served = serve_http(listener, router, limits, stop.clone());
    let closing = async {
        stop.cancelled().await;
        endpoint.is_open.store(false, SeqCst);
    };
    tokio::join!(served, closing);
    Ok(())
}

/// One request, which may be anybody's.
async fn receive(State(serving): State<Serving>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    // Clocks of machines, not of matches.
    let signature = match Signature::read(&parts.headers, SystemTime::now()) {
        Ok(signature) => signature,
        Err(why) => return refuse(why),
    };
    let Ok(body) = to_bytes(body, usize::MAX).await else {
        // The server answers what passed its bounds.
        return StatusCode::BAD_REQUEST.into_response();
    };
    if let Err(why) = signature.verify(&body, &serving.key) {
        return refuse(why);
    }
    answer(&serving.bot, &body).await
}

/// What Discord wants to see where a request is not its own.
fn refuse(why: Unverified) -> Response {
    // Anybody can cause this as often as they like.
    debug!("refused a request for interactions: {why}");
    (StatusCode::UNAUTHORIZED, "invalid request signature").into_response()
}

/// The kind of an interaction.
#[derive(Deserialize)]
struct Head {
    #[serde(rename = "type")]
    kind: u8,
}

/// Answers an interaction of Discord's.
async fn answer(bot: &Bot, body: &[u8]) -> Response {
    if let Ok(Head { kind: PING }) = serde_json::from_slice(body) {
        return Json(json!({ "type": PING })).into_response();
    }
    let interaction = match serde_json::from_slice(body) {
        Ok(interaction) => interaction,
        Err(error) => {
            // The text of the error may quote the body.
            let place = (error.line(), error.column());
            warn!(
                ?place,
                "could not read an interaction that Discord has signed"
            );
            return StatusCode::BAD_REQUEST.into_response();
        }
    };
    if let Ok(heard) = serde_json::from_slice(body) {
        bot.rest().last_messages().note(&heard);
    }
    match interaction {
        Interaction::Autocomplete(typing) => {
            let _under_way = bot.keeper().work_token();
            return suggest(bot.clone(), typing).await;
        }
        Interaction::Command(command) => {
            bot.beside(|bot| async move { commands::answer(&bot, &command).await });
        }
        Interaction::Component(component) => {
            bot.beside(|bot| async move { bot.press(&component).await });
        }
        // The bot opens no forms, and a ping has been answered above.
        _ => {}
    }
    StatusCode::ACCEPTED.into_response()
}

/// Suggestions, as the answer to the request itself.
async fn suggest(bot: Bot, typing: CommandInteraction) -> Response {
    // In a separate task, which may panic, and is not cut off when the other side hangs up.
    let found = tokio::spawn(async move { commands::suggestions(&bot, &typing).await });
    let found = found.await.unwrap_or_else(|error| {
        error!("could not read suggestions: {error}");
        CreateAutocompleteResponse::new()
    });
    Json(CreateInteractionResponse::Autocomplete(found)).into_response()
}
