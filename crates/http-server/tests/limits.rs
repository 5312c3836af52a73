//! What a server takes from clients that ask for too much, or do not finish what they ask.

#![expect(clippy::unwrap_used, reason = "tests may")]

use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::routing::{any, post};
use lostcities_http_server::{Limits, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

const LONG: Duration = Duration::from_mins(1);

/// Long enough for a request that is sent at once.
const SHORT: Duration = Duration::from_millis(300);

/// A server that answers how long a body is; under `/slow` it does so when it may.
struct Server {
    address: SocketAddr,
    may_answer: watch::Sender<bool>,
    /// A permit for each request under `/slow` that has arrived.
    arrived: Arc<Semaphore>,
    stop: CancellationToken,
    serving: JoinHandle<()>,
}

impl Server {
    async fn start(limits: Limits) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (may_answer, waiting) = watch::channel(false);
        let length = async |body: Bytes| body.len().to_string();
        let arrived = Arc::new(Semaphore::new(0));
        let arrivals = Arc::clone(&arrived);
        let slow = post(move |body: Bytes| {
            arrivals.add_permits(1);
            let mut waiting = waiting.clone();
            async move {
                waiting.wait_for(|&may| may).await.unwrap();
                body.len().to_string()
            }
        });
        let router = Router::new().route("/slow", slow).fallback(any(length));
        let stop = CancellationToken::new();
        let serving = tokio::spawn(serve(listener, router, limits, stop.clone()));
        Self {
            address,
            may_answer,
            arrived,
            stop,
            serving,
        }
    }

    async fn call(&self, text: &str) -> Caller {
        let stream = TcpStream::connect(self.address).await.unwrap();
        let mut caller = Caller(stream);
        caller.send(text).await;
        caller
    }

    /// Holds that requests are served, and that the server ends.
    async fn finish(self) {
        self.may_answer.send_replace(true);
        assert_eq!(self.call(&body("/", 3, 3)).await.status().await, Some(200));
        self.stop.cancel();
        self.serving.await.unwrap();
    }
}

struct Caller(TcpStream);

impl Caller {
    async fn send(&mut self, text: &str) {
        // The other side may have hung up.
        let _ = self.0.write_all(text.as_bytes()).await;
    }

    /// The status of the next answer; `None` if the connection was closed without one.
    async fn status(&mut self) -> Option<u16> {
        let mut answer = [0; 1024];
        let n_read = self.0.read(&mut answer).await.unwrap_or(0);
        let text = str::from_utf8(&answer[..n_read]).unwrap();
        Some(text.split(' ').nth(1)?.parse().unwrap())
    }
}

/// A request with the first bytes of its body.
fn body(path: &str, length: usize, sent: usize) -> String {
    let part = "x".repeat(sent);
    format!("POST {path} HTTP/1.1\r\nHost: h\r\nContent-Length: {length}\r\n\r\n{part}")
}

const HALF_HEAD: &str = "POST / HTTP/1.1\r\nHost: h\r\nX-";

fn limits() -> Limits {
    Limits {
        head_timeout: LONG,
        body_timeout: LONG,
        ..Limits::default()
    }
}

#[tokio::test]
async fn a_head_that_does_not_arrive_ends_the_connection() {
    let server = Server::start(Limits {
        head_timeout: SHORT,
        ..limits()
    })
    .await;
    for sent in ["", HALF_HEAD] {
        assert_eq!(server.call(sent).await.status().await, None, "{sent:?}");
    }
    // Nor is the next request of a client awaited longer.
    let mut caller = server.call(&body("/", 1, 1)).await;
    assert_eq!(caller.status().await, Some(200));
    assert_eq!(caller.status().await, None);
    server.finish().await;
}

#[tokio::test]
async fn a_head_that_is_too_long_is_refused() {
    let server = Server::start(limits()).await;
    for (length, status) in [(12, 200), (16, 431)] {
        let field = "x".repeat(length * 1024);
        let mut caller = server.call(&format!("GET / HTTP/1.1\r\nX: {field}")).await;
        caller.send("\r\n\r\n").await;
        assert_eq!(caller.status().await, Some(status), "{length} KiB");
    }
    server.finish().await;
}

#[tokio::test]
async fn a_body_that_is_too_long_or_does_not_arrive_is_refused() {
    let server = Server::start(Limits {
        body_timeout: SHORT,
        ..limits()
    })
    .await;
    let kib = "x".repeat(1024);
    let chunks = format!("400\r\n{kib}\r\n").repeat(65);
    let chunked =
        format!("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n{chunks}");
    for (request, status) in [
        (body("/", 65_536, 65_536), 200),
        // Nothing of it is needed to say so.
        (body("/", 65_537, 0), 413),
        (chunked, 413),
        (body("/", 65_536, 65_535), 408),
        (body("/", 1, 0), 408),
    ] {
        assert_eq!(server.call(&request).await.status().await, Some(status));
    }
    server.finish().await;
}

#[tokio::test]
async fn a_body_displaces_one_that_does_not_arrive() {
    let server = Server::start(Limits {
        bodies_kib: 64,
        ..limits()
    })
    .await;
    let mut half = server.call(&body("/", 40_961, 40_960)).await;
    // While both are read, each may displace the other.
    while server.call(&body("/", 40_960, 40_960)).await.status().await != Some(200) {}
    assert_eq!(half.status().await, None);
    server.finish().await;
}

#[tokio::test]
async fn a_body_is_refused_while_those_that_are_answered_leave_no_room() {
    let server = Server::start(Limits {
        bodies_kib: 64,
        body_timeout: SHORT,
        ..limits()
    })
    .await;
    let mut kept = server.call(&body("/slow", 40_960, 40_960)).await;
    server.arrived.acquire().await.unwrap().forget();
    for _ in 0..2 {
        let mut refused = server.call(&body("/", 40_960, 40_960)).await;
        assert_eq!(refused.status().await, Some(503));
    }
    server.may_answer.send_replace(true);
    assert_eq!(kept.status().await, Some(200));
    let mut again = server.call(&body("/", 40_960, 40_960)).await;
    assert_eq!(again.status().await, Some(200));
    server.finish().await;
}

#[tokio::test]
async fn a_new_connection_displaces_the_oldest_for_which_no_request_has_succeeded() {
    let server = Server::start(Limits {
        connections: 4,
        ..limits()
    })
    .await;
    let mut known = server.call(&body("/", 1, 1)).await;
    assert_eq!(known.status().await, Some(200));
    let mut half = Vec::new();
    for _ in 0..20 {
        half.push(server.call(HALF_HEAD).await);
    }
    assert_eq!(
        server.call(&body("/", 1, 1)).await.status().await,
        Some(200)
    );
    // All but two have been closed, the oldest first, and none for whom a request has succeeded.
    for closed in &mut half[..18] {
        assert_eq!(closed.status().await, None);
    }
    known.send(&body("/", 1, 1)).await;
    assert_eq!(known.status().await, Some(200));
    drop(half);
    server.finish().await;
}

#[tokio::test]
async fn a_client_that_waits_for_an_answer_is_not_displaced() {
    let server = Server::start(Limits {
        connections: 2,
        ..limits()
    })
    .await;
    let mut waiting = Vec::new();
    for _ in 0..2 {
        waiting.push(server.call(&body("/slow", 9, 9)).await);
    }
    server.arrived.acquire_many(2).await.unwrap().forget();
    let mut third = server.call(&body("/", 1, 1)).await;
    assert_eq!(third.status().await, None);
    server.may_answer.send_replace(true);
    for caller in &mut waiting {
        assert_eq!(caller.status().await, Some(200));
    }
    drop(waiting);
    server.finish().await;
}

#[tokio::test]
async fn an_address_has_only_so_many_connections() {
    let server = Server::start(Limits {
        per_address: NonZeroUsize::new(2),
        ..limits()
    })
    .await;
    let sitting = [server.call(HALF_HEAD).await, server.call(HALF_HEAD).await];
    let mut third = server.call(&body("/", 1, 1)).await;
    assert_eq!(third.status().await, None);
    drop(sitting);
    // The server hears of it in its own time.
    while server.call(&body("/", 1, 1)).await.status().await.is_none() {}
    server.finish().await;
}
