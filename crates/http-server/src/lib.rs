//! Serves a router over HTTP/1.1 to anybody who connects, with bounds on what clients may take: connections, bytes of
//! headers and bodies, and time.
//!
//! A client for which there is no room takes the place of the one for which the server has waited longest; clients for which
//! a request has succeeded are the last to go. So a client that sends whole requests is served beside any number of others that never
//! finish one. Where every client waits for an answer, the new connection is closed. A connection that has become a
//! WebSocket is no longer counted.

mod body;
mod clients;

use std::convert::Infallible;
use std::io;
use std::num::NonZeroUsize;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::HttpBody;
use axum::http::{Request, StatusCode};
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tracing::debug;

use body::Account;
use clients::{Client, Clients};

/// Bytes of the longest head of a request; a longer one is answered with 431. A connection also buffers no more of a body.
const MAX_HEAD: usize = 16 * 1024;

/// Descriptors that all servers of a process leave to everything else: its database, its own connections, its files.
const RESERVED_DESCRIPTORS: u64 = 256;

/// Connections that are served however few descriptors there are.
const MIN_CONNECTIONS: usize = 8;

/// How long nothing is accepted after the system has refused a connection, most likely for want of descriptors.
const AFTER_FAILURE: Duration = Duration::from_millis(50);

/// What clients may take. The default is for an address that anybody may reach.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at a time; fewer where the process may have few descriptors.
    pub connections: usize,
    /// Connections at a time of one IPv4 address or one IPv6 network of 64 bits.
    pub per_address: Option<NonZeroUsize>,
    /// From the start of a connection, or from the last answer, until the head of a request has arrived.
    pub head_timeout: Duration,
    /// From the head of a request until its body has arrived; a slower one is answered with 408.
    pub body_timeout: Duration,
    /// Bytes of one body; a longer one is answered with 413.
    pub body_bytes: u64,
    /// KiB of all bodies together, from the arrival of a part until its request is answered.
    pub bodies_kib: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 256,
            per_address: None,
            head_timeout: Duration::from_secs(3),
            body_timeout: Duration::from_secs(2),
            body_bytes: 64 * 1024,
            bodies_kib: 8 * 1024,
        }
    }
}

impl Limits {
    /// The same with so few connections that two servers of a process leave enough descriptors to its other parts.
    fn within(self, descriptors: Option<u64>) -> Self {
        let share = descriptors.map(|all| all.saturating_sub(RESERVED_DESCRIPTORS) / 2);
        let share = share.and_then(|share| usize::try_from(share).ok());
        let most = share.unwrap_or(usize::MAX).max(MIN_CONNECTIONS);
        Self {
            connections: self.connections.min(most),
            ..self
        }
    }
}

/// How many descriptors this process may have, if there is a limit.
fn max_descriptors() -> Option<u64> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit};
        getrlimit(Resource::Nofile).current
    }
    #[cfg(not(unix))]
    None
}

/// Serves until told to stop; then finishes the requests that have begun to arrive. Dropping it ends every connection.
pub async fn serve(listener: TcpListener, router: Router, limits: Limits, stop: CancellationToken) {
    let clients = Clients::new(limits.within(max_descriptors()));
    let mut conversations = JoinSet::new();
    while let Some(accepted) = stop.run_until_cancelled(listener.accept()).await {
        while conversations.try_join_next().is_some() {}
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                debug!("could not accept a connection: {error}");
                if !is_of_one_connection(&error) {
                    clients.displace(None);
                    sleep(AFTER_FAILURE).await;
                }
                continue;
            }
        };
        let Some(client) = clients.admit(address.ip()).await else {
            debug!("closed a connection of {address}: there are too many");
            continue;
        };
        conversations.spawn(converse(stream, client, router.clone(), stop.clone()));
    }
    // From now on new clients are refused, and may go elsewhere.
    drop(listener);
    while conversations.join_next().await.is_some() {}
}

/// Whether a connection has failed and not the listener.
fn is_of_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionReset
    )
}

/// Answers the requests of one connection.
async fn converse(stream: TcpStream, client: Client, router: Router, stop: CancellationToken) {
    // Without this, small answers wait 40 ms for the other side's acknowledgement.
    if let Err(error) = stream.set_nodelay(true) {
        debug!("could not set TCP_NODELAY for a connection: {error}");
    }
    let client = Arc::new(client);
    let service = service_fn(|request| answer(Arc::clone(&client), router.clone(), request));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(client.limits().head_timeout)
        .max_buf_size(MAX_HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = &mut connection => ended,
        () = client.displaced() => return debug!("closed a connection that kept others waiting"),
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        debug!("a connection has ended: {error}");
    }
}

async fn answer(
    client: Arc<Client>,
    router: Router,
    request: Request<Incoming>,
) -> Result<Response, Infallible> {
    if request.body().size_hint().lower() > client.limits().body_bytes {
        return Ok(StatusCode::PAYLOAD_TOO_LARGE.into_response());
    }
    let account = Account::new(Arc::clone(&client));
    let request = request.map(|body| account.charge(body));
    let response = TowerToHyperService::new(router).call(request).await?;
    let response = match account.refusal() {
        Some(status) => status.into_response(),
        None => response,
    };
    let status = response.status();
    client.await_request(!status.is_client_error() && !status.is_server_error());
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_descriptors_make_few_connections_and_never_none() {
        for (descriptors, connections) in [
            (None, 256),
            (Some(1_048_576), 256),
            (Some(1024), 256),
            (Some(512), 128),
            (Some(100), 8),
        ] {
            let limits = Limits::default().within(descriptors);
            assert_eq!(limits.connections, connections, "{descriptors:?}");
        }
    }
}
