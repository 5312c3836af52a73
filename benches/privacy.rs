//! What is stored about one person among 40,000 matches of 150 steps: how long it takes to show, to export and to delete,
//! and how long another person waits for an answer meanwhile.
//!
//! `cargo bench --bench privacy`; with `-- --matches 1000` smaller. What was measured on which machine stands in
//! `docs/PERFORMANCE.md`.

#![expect(
    clippy::unwrap_used,
    reason = "a measurement that cannot go on should say so"
)]

#[path = "shared/filled.rs"]
mod filled;
#[path = "shared/measured.rs"]
mod measured;

use std::sync::Arc;
use std::time::Instant;

use clap::Parser;
use lostcities::store::{PersonId, Store};
use lostcities::table::{DataPosition, System, Tables};
use tempfile::TempDir;

use filled::fill;
use measured::tell;

/// How large the database is, and how often it is asked.
#[derive(Parser, Debug)]
struct Options {
    /// Matches of two people; person 1 plays in every hundredth.
    #[arg(long, default_value_t = 40_000)]
    matches: u32,
    /// Steps of each match.
    #[arg(long, default_value_t = 150)]
    steps: u32,
    /// How often each question is asked.
    #[arg(long, default_value_t = 20)]
    times: u32,
    /// Cargo says this to every bench.
    #[arg(long, hide = true)]
    bench: bool,
}

/// Matches as they are played one by one: $1 matches, $2 steps. One in twenty was opened with an invitation.
const ROWS: [&str; 5] = [
    "insert into people (id, name) with recursive n (n) as (select 1 union all select n + 1 from n where n < 2000)
     select n, 'Player ' || n from n where $1 > 0 and $2 > 0",
    "insert into matches (id, game, table_version, setup, state, guild, locale, version, took_back, host, secret,
     created_at, changed_at, has_result)
     with recursive n (n) as (select 1 union all select n + 1 from n where n < $1)
     select n, 'classic', 1, '{}', 'finished', 7, 'en', $2, 0, iif(n % 100 = 0, 1, 2 + n * 7919 % 1999), '', n * 60000,
     n * 60000, 1 from n",
    "insert into invited (match, place, person, is_silent)
     select id, 0, 2 + id % 1999, 0 from matches where id % 20 = 0 and $1 > 0 and $2 > 0",
    "insert into seats (match, seat, person)
     select id, 0, host from matches where $1 > 0 and $2 > 0
     union all select id, 1, 2 + (id * 7919 + 13) % 1999 from matches",
    "insert into steps (match, ply, step, version, at)
     with recursive n (n) as (select 0 union all select n + 1 from n where n < $2 - 1)
     select id, n, json_object('act', 'discard.r' || (n % 12), 'seat', n % 2), n, created_at + n from matches, n
     where $1 > 0",
];

fn main() {
    measured::run(measure(&Options::parse()));
}

async fn measure(options: &Options) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("matches.db");
    Store::open(&path).await.unwrap().close().await;
    let sizes = [options.matches, options.steps].map(i64::from);
    fill(&path, &ROWS, &sizes).await;
    let tables = Tables::new(Store::open(&path).await.unwrap(), Arc::new(System));

    let (mut shown, mut exported, mut beside) = (Vec::new(), Vec::new(), Vec::new());
    for turn in 0..options.times {
        let begun = Instant::now();
        tables.store().personal_summary(PersonId(1)).await.unwrap();
        shown.push(begun.elapsed());
        let begun = Instant::now();
        let mut next = Some(DataPosition::default());
        while let Some(from) = next {
            let part = tables.personal_file(PersonId(1), from).await;
            next = part.unwrap().next;
        }
        exported.push(begun.elapsed());
        let four = (0..4).map(|_| {
            let tables = tables.clone();
            tokio::spawn(async move { tables.store().personal_summary(PersonId(1)).await.unwrap() })
        });
        let four: Vec<_> = four.collect();
        tokio::task::yield_now().await;
        let begun = Instant::now();
        // Memory holds nothing of this person yet, so the database has to be read.
        let other = PersonId(100 + u64::from(turn));
        tables.person(other, &"Player".into()).await.unwrap();
        beside.push(begun.elapsed());
        for one in four {
            one.await.unwrap();
        }
    }
    tell("show", shown);
    tell("export", exported);
    tell("another answer beside four who look", beside);
    let begun = Instant::now();
    tables.forget_person(PersonId(1)).await.unwrap();
    tell("delete", vec![begun.elapsed()]);
}
