//! Clients that never finish their requests, beside people who play over HTTP.

use std::net::SocketAddr;
use std::time::Duration;

use super::bot::{Place, Shared, Stage, is_ready, sandbox};
use super::many::{self};
use super::player::Waited;
use super::server::free_port;
use super::table::{self, mb, ms};

/// Clients that send half heads and half bodies.
const N_CLIENTS: [usize; 2] = [1_500, 2_000];

/// Clicks a second.
const RATE: u32 = 40;

/// How much more memory the bot may ever take than before.
const MAX_MORE: u64 = 64_000_000;

/// The 99th percentile of clicks meanwhile.
const MAX_TIME: Duration = Duration::from_millis(100);

/// How long after the last of them everything is as before.
const AFTER: Duration = Duration::from_secs(10);

/// Clicks before, during and after; says whether they were answered in time and with little memory.
pub async fn hostile(n_matches: usize, seconds: u32) -> bool {
    let sandbox = sandbox(None).await;
    let [interactions, metrics] =
        [free_port(), free_port()].map(|port| SocketAddr::from(([127, 0, 0, 1], port)));
    let shared = Shared {
        database: "matches.db".to_owned(),
        interactions,
        metrics,
    };
    let place = Place::new(sandbox.api(), Some(shared), None);
    let stage = Stage::closed(sandbox, None, vec![place]);
    stage.start().await;
    let pairs = many::shared(many::seats(&stage.sandbox, n_matches)).await;
    many::clicks(&pairs, RATE, seconds).await;
    let before = stage.memory().0;
    table::line("the bot's memory before", mb(before), "");

    let clients = stage.sandbox.hostile(N_CLIENTS[0], N_CLIENTS[1]);
    let during = many::clicks(&pairs, RATE, seconds).await;
    let was_ready = is_ready(metrics).await;
    drop(clients);
    let (_, most) = stage.memory();
    tokio::time::sleep(AFTER).await;
    let after = many::clicks(&pairs, RATE, seconds.min(5)).await;
    let left = stage.memory().0;
    let goal = [ms(MAX_TIME), mb(MAX_MORE)];
    many::report("among hostile clients", &during, ["", &goal[0]]);
    many::report("ten seconds later", &after, ["", &goal[0]]);
    let more = [most, left].map(|bytes| bytes.saturating_sub(before));
    table::line("more memory at most", mb(more[0]), &goal[1]);
    table::line("more memory ten seconds later", mb(more[1]), &goal[1]);
    table::line(
        "/ready meanwhile",
        if was_ready { "yes" } else { "no" },
        "yes",
    );
    many::finish(&stage, pairs).await;
    was_ready && more.iter().all(|&more| more <= MAX_MORE) && is_quick(&during) && is_quick(&after)
}

/// Whether all were answered, and 99 of a hundred in time.
fn is_quick(waited: &[Waited]) -> bool {
    let late = |waited: &&Waited| waited.took().is_none_or(|took| took > MAX_TIME);
    let n_late = waited.iter().filter(late).count();
    waited.iter().all(|waited| waited.took().is_some()) && n_late * 100 <= waited.len()
}
