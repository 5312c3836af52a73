//! A process whose database is in another region.

use std::time::Duration;

use lostcities_postgres_cluster::Line;

use super::bot::{NAME, Stage, places, sandbox};
use super::many;
use super::player::Pair;
use super::server::{self, Server};
use super::table;

/// How long a question to the server takes in addition.
const FAR: Duration = Duration::from_millis(20);

/// How many matches are played, one click after the other.
const N_MATCHES: usize = 4;

/// Each connection learns each statement once.
const N_BEFORE: usize = 25;

pub async fn far(n_clicks: usize) {
    let server = Server::start(server::Ways::default());
    server.create(NAME);
    let line = Line::to(&server.local(NAME), FAR);
    let sandbox = sandbox(None).await;
    let mut places = places(&sandbox.api(), &line.address(), 2);
    places.truncate(1);
    let stage = Stage::closed(sandbox, Some(server), places);
    stage.start_at(0).await;
    // The emojis of a first start are sent one after the other.
    tokio::time::sleep(Duration::from_secs(6)).await;
    // One after the other: who opens a match is alone in the database.
    let mut pairs = Vec::new();
    for (seed, people) in (0..).zip(many::seats(&stage.sandbox, N_MATCHES)) {
        pairs.push(Pair::begin(people, seed).await);
    }
    let (mut moves, mut looks) = (Vec::new(), Vec::new());
    for pair in &mut pairs {
        for n in 0..N_BEFORE + n_clicks / N_MATCHES {
            let n_played = pair.played.len();
            let took = pair.click().await.took().expect("an answer");
            let has_moved = pair.played.len() > n_played;
            let times = if has_moved { &mut moves } else { &mut looks };
            if n >= N_BEFORE {
                times.push(took);
            }
            // People look before they click.
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    table::times("20 ms to the server: a move", &mut moves, ["200 ms", ""]);
    table::times("the same: a look", &mut looks, ["70 ms", ""]);
    many::limits(&stage);
    many::check_nothing_is_lost(&stage, &pairs).await;
}
