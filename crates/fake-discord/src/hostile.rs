//! Clients that begin requests to the bot's addresses and do not finish them, as anybody may who finds an address.

use std::io;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use reqwest::Url;
use tokio::io::{AsyncWriteExt, copy, sink};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::sandbox::Sandbox;

/// How long a client waits that was sent away. At first they arrive evenly within this time.
const PAUSE: Duration = Duration::from_secs(5);

/// Bytes that are sent, by turns: more than a bot needs to read, and little enough for a careful bot to wait for the rest.
const HEADS: [usize; 2] = [380_000, 12_000];

/// The same for bodies. The last byte is never sent.
const BODIES: [usize; 2] = [255_000, 60_000];

/// Hostile clients, until this is dropped.
pub struct Hostile {
    _clients: JoinSet<()>,
}

impl Sandbox {
    /// Has so many clients send half heads, and so many half bodies, to the addresses that take interactions over HTTP now.
    /// One that is sent away returns after five seconds.
    pub fn hostile(&self, n_heads: usize, n_bodies: usize) -> Hostile {
        let urls = self.shared.lock().endpoints.urls().to_vec();
        let urls = urls.iter().filter_map(|url| url.parse::<Url>().ok());
        let addresses: Vec<String> = urls
            .filter_map(|url| {
                let (host, port) = (url.host_str()?, url.port_or_known_default()?);
                Some(format!("{host}:{port}"))
            })
            .collect();
        let heads = HEADS.map(|length| Arc::new(half_head(length)));
        let bodies = BODIES.map(|length| Arc::new(half_body(length)));
        let heads = heads.iter().cycle().take(n_heads);
        let requests = heads.chain(bodies.iter().cycle().take(n_bodies));
        let step = PAUSE / u32::try_from(n_heads + n_bodies).unwrap_or(u32::MAX).max(1);
        let mut clients = JoinSet::new();
        for ((n, request), address) in (0..).zip(requests).zip(addresses.iter().cycle()) {
            let (request, address) = (Arc::clone(request), address.clone());
            clients.spawn(async move {
                sleep(step * n).await;
                loop {
                    // How the bot ends it is looked at elsewhere.
                    let _ = call(&address, request.as_bytes()).await;
                    sleep(PAUSE).await;
                }
            });
        }
        Hostile { _clients: clients }
    }
}

/// Sends it and waits until the bot hangs up.
async fn call(address: &str, request: &[u8]) -> io::Result<u64> {
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request).await?;
    copy(&mut stream, &mut sink()).await
}

fn half_head(length: usize) -> String {
    let field = format!("X-Padding: {}\r\n", "x".repeat(987));
    format!(
        "POST / HTTP/1.1\r\nHost: bot\r\n{}",
        field.repeat(length / field.len())
    )
}

/// With what a signature looks like, so that it is not refused before it is read.
fn half_body(length: usize) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    format!(
        "POST / HTTP/1.1\r\nHost: bot\r\nX-Signature-Ed25519: {}\r\nX-Signature-Timestamp: {}\r\n\
         Content-Length: {length}\r\n\r\n{}",
        "0".repeat(128),
        now.unwrap_or_default().as_secs(),
        "x".repeat(length - 1)
    )
}
