//! A page for machines: whether the bot lives, whether it is ready, and its figures.

use std::net::SocketAddr;
use std::sync::PoisonError;
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use lostcities_http_server::{Limits, serve as serve_http};
use tokio::net::TcpListener;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use crate::bot::Bot;
use crate::service::transport::Transport;
use crate::store::asked;
use crate::wire::meters::Snapshot;

const DATABASE_TIMEOUT: Duration = Duration::from_secs(3);

/// The database is asked to take a change every five seconds.
const MAX_SINCE_BEAT: Duration = Duration::from_secs(12);

/// More than what watches a process opens at a time.
const MAX_CONNECTIONS: usize = 32;

#[derive(Clone)]
struct Watched {
    bot: Bot,
    transport: Transport,
    leaving: CancellationToken,
}

impl Watched {
    async fn moment(&self) -> Snapshot {
        let store = self.bot.tables().store();
        // A server that cannot be reached is asked again and again for longer than anybody waits for the page.
        let n_open = match timeout(DATABASE_TIMEOUT, store.n_open_matches()).await {
            Ok(Ok(n_open)) => Some(n_open),
            Ok(Err(error)) => {
                tracing::error!("the database does not answer: {error}");
                None
            }
            Err(_) => {
                tracing::error!("the database does not answer in time");
                None
            }
        };
        Snapshot {
            is_connected: self.transport.is_open(),
            shards: self.transport.n_live_shards(),
            process: self.bot.inner.process.clone(),
            n_waiting: self.bot.keeper().n_waiting(),
            n_open,
            since_beat: self.since_beat(),
            n_answers: self.bot.load().n_answers(),
            shed: self.bot.load().shed(),
            n_connections: store.n_connections_used(),
            asked: asked(),
            n_bytes: n_bytes(),
        }
    }

    /// How long ago the database last took a change; `None` where a process does not ask it to all the time.
    fn since_beat(&self) -> Option<Duration> {
        let beaten_at = self.bot.inner.beaten_at.lock();
        let beaten_at = *beaten_at.unwrap_or_else(PoisonError::into_inner);
        beaten_at.map(|at| at.elapsed())
    }
}

/// The memory that the process takes, where the system is Linux.
fn n_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let n_kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(n_kilobytes * 1024)
}

/// Serves the page at `address`; returns where, since port 0 takes a free one. From the first token on it says that the bot
/// is not ready, so that load balancers leave it alone; with the second it ends.
pub async fn serve(
    bot: Bot,
    transport: Transport,
    address: SocketAddr,
    (leaving, end): (CancellationToken, CancellationToken),
) -> anyhow::Result<SocketAddr> {
    let listener = TcpListener::bind(address)
        .await
        .with_context(|| format!("cannot serve metrics at {address}"))?;
    let address = listener.local_addr()?;
    tracing::info!("metrics are served at http://{address}/metrics");
    let router = Router::new()
        .route("/health", get(health))
        .route("/ready", get(ready))
        .route("/metrics", get(metrics))
        .with_state(Watched {
            bot,
            transport,
            leaving,
        });
    let limits = Limits {
        connections: MAX_CONNECTIONS,
        ..Limits::default()
    };
    tokio::spawn(serve_http(listener, router, limits, end));
    Ok(address)
}

async fn health(State(watched): State<Watched>) -> String {
    format!("alive\n{}", watched.bot.inner.process)
}

async fn ready(State(watched): State<Watched>) -> (StatusCode, String) {
    let process = with_shards(&watched);
    let not_ready = |why: &str| (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n{process}"));
    if watched.leaving.is_cancelled() {
        return not_ready("stopping");
    }
    if watched.bot.tables().store().check_place().is_err() {
        return not_ready("the database file was deleted or replaced");
    }
    let bot = &watched.bot;
    if bot.is_cut_off() && !bot.rest().is_answered().await {
        return not_ready("Discord does not answer");
    }
    let moment = watched.moment().await;
    if moment.n_open.is_some()
        && moment
            .since_beat
            .is_some_and(|since| since > MAX_SINCE_BEAT)
    {
        return not_ready("the database takes no changes");
    }
    let closed = watched.transport.closed_reason();
    match (moment.is_connected, moment.n_open) {
        (true, Some(_)) => (StatusCode::OK, format!("ready\n{process}")),
        (false, Some(_)) => not_ready(closed),
        (true, None) => not_ready("the database does not answer"),
        (false, None) => not_ready(&format!("{closed}, and the database does not answer")),
    }
}

/// Which process this is, and how many of its shards are live, where there are several.
fn with_shards(watched: &Watched) -> String {
    let process = &watched.bot.inner.process;
    match watched.transport.n_live_shards() {
        Some((n_live, n_wanted)) if n_wanted > 1 => {
            format!("{process}\nshards: {n_live} of {n_wanted} live")
        }
        Some(_) | None => process.to_string(),
    }
}

async fn metrics(State(watched): State<Watched>) -> impl IntoResponse {
    let text = watched.bot.meters().text(&watched.moment().await);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
