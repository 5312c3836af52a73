//! Clients that begin requests to the bot's addresses and do not finish them, as anybody may who finds an address.

use std::io;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use reqwest::Url;
use tokio::io::{AsyncWriteExt, copy, sink};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::sandbox::Sandbox;

/// How long a client waits that was sent away. At first they arrive evenly within this time.
const RETURN_DELAY: Duration = Duration::from_secs(5);

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
        let step = RETURN_DELAY / u32::try_from(n_heads + n_bodies).unwrap_or(u32::MAX).max(1);
        let mut clients = JoinSet::new();
        for ((n, request), address) in (0..).zip(requests).zip(addresses.iter().cycle()) {
            let (request, address) = (Arc::clone(request), address.clone());
            clients.spawn(async move {
                sleep(step * n).await;
                loop {
                    // How the bot ends it is looked at elsewhere.
                    let _ = call(&address, request.as_bytes()).await;
                    sleep(RETURN_DELAY).await;
                }
            });
        }
        Hostile { _clients: clients }
    }
}

/// What somebody may put in place of a number in a custom id: other things, none, and numbers of every size.
const NUMBERS: [&str; 8] = [
    "0",
    "1",
    "2",
    "255",
    "4294967296",
    "18446744073709551615",
    "99999999999999999999",
    "-1",
];

/// What somebody may put in place of a whole custom id.
const IDS: [&str; 4] = ["", " ", "\u{1f3b2}", "\u{202e}\u{0}%s';--"];

/// The longest custom id that Discord takes.
const MAX_ID: usize = 100;

/// Custom ids that a bot may be sent by somebody who knows one of its own: each number in it exchanged, cut off at each place,
/// as long as an id can be, and strange ones.
pub fn forgeries(id: &str) -> Vec<String> {
    let mut forged: Vec<String> = IDS.map(str::to_owned).to_vec();
    forged.push("9".repeat(MAX_ID));
    let fill = MAX_ID.saturating_sub(id.chars().count());
    forged.push(format!("{id}{}", "\u{1f3b2}".repeat(fill)));
    let ends = id.char_indices().map(|(end, _)| end);
    forged.extend(ends.filter_map(|end| id.get(..end)).map(str::to_owned));
    let parts: Vec<&str> = id.split([':', '.', '-', '_', '/', '|']).collect();
    for part in parts {
        if part.is_empty() || !part.bytes().all(|byte| byte.is_ascii_digit()) {
            continue;
        }
        for (at, _) in id.match_indices(part) {
            let (before, after) = (id.get(..at), id.get(at + part.len()..));
            let [before, after] = [before, after].map(Option::unwrap_or_default);
            forged.extend(NUMBERS.map(|number| format!("{before}{number}{after}")));
        }
    }
    forged.retain(|other| other != id && other.chars().count() <= MAX_ID);
    forged.sort_unstable();
    forged.dedup();
    forged
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_forged_in_every_number_and_at_every_length() {
        let forged = forgeries("v1:77:3:!hand");
        for expected in [
            "",
            "v1:77",
            "v1:0:3:!hand",
            "v1:77:18446744073709551615:!hand",
        ] {
            assert!(
                forged.iter().any(|id| id == expected),
                "{expected}: {forged:?}"
            );
        }
        assert!(forged.iter().all(|id| id != "v1:77:3:!hand"));
        assert!(forged.iter().any(|id| id.chars().count() == MAX_ID));
    }
}
