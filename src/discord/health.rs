//! A page for machines: whether the bot lives, whether it is ready, and its figures.

use std::net::SocketAddr;

use anyhow::Context;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::Bot;
use super::gateway::Gateway;
use super::meters::Snapshot;

/// What the page looks at.
#[derive(Clone)]
struct Watched {
    bot: Bot,
    gateway: Gateway,
    stop: CancellationToken,
}

impl Watched {
    async fn moment(&self) -> Snapshot {
        let n_open = self.bot.tables().store().matches().n_open_matches().await;
        if let Err(error) = &n_open {
            tracing::error!("the database does not answer: {error}");
        }
        Snapshot {
            is_connected: self.gateway.is_connected(),
            n_waiting: self.bot.keeper().n_waiting(),
            n_open: n_open.ok(),
        }
    }
}

/// Serves the page at `address`; returns where, since port 0 takes a free one. From the first token on it says that the bot
/// is not ready, so that load balancers leave it alone; with the second it ends.
pub(super) async fn serve(
    bot: Bot,
    gateway: Gateway,
    address: SocketAddr,
    (stop, end): (CancellationToken, CancellationToken),
) -> anyhow::Result<SocketAddr> {
    let listener = TcpListener::bind(address)
        .await
        .with_context(|| format!("cannot serve metrics at {address}"))?;
    let address = listener.local_addr()?;
    tracing::info!("metrics are served at http://{address}/metrics");
    let router = Router::new()
        .route("/health", get(|| async { "alive\n" }))
        .route("/ready", get(ready))
        .route("/metrics", get(metrics))
        .with_state(Watched { bot, gateway, stop });
    tokio::spawn(async move {
        let served = axum::serve(listener, router).with_graceful_shutdown(end.cancelled_owned());
        if let Err(error) = served.await {
            tracing::error!("metrics are no longer served: {error}");
        }
    });
    Ok(address)
}

async fn ready(State(watched): State<Watched>) -> (StatusCode, &'static str) {
    if watched.stop.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    if watched.bot.tables().store().check_place().is_err() {
        return (
            StatusCode::SERVICE_UNAVAILABLE,
            "the database file was deleted or replaced\n",
        );
    }
    let moment = watched.moment().await;
    match (moment.is_connected, moment.n_open) {
        (true, Some(_)) => (StatusCode::OK, "ready\n"),
        (false, Some(_)) => (
            StatusCode::SERVICE_UNAVAILABLE,
            "not connected to Discord\n",
        ),
        (true, None) => (
            StatusCode::SERVICE_UNAVAILABLE,
            "the database does not answer\n",
        ),
        (false, None) => (
            StatusCode::SERVICE_UNAVAILABLE,
            "not connected to Discord, and the database does not answer\n",
        ),
    }
}

async fn metrics(State(watched): State<Watched>) -> impl IntoResponse {
    let text = watched.bot.meters().text(&watched.moment().await);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
