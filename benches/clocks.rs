//! What clocks cost: a sweep of many matches when nothing is due, the whole start of the bot after an outage, and a sweep in
//! which much is due. `cargo bench --bench clocks`, or with fewer matches: `-- --matches 1000`.

#![expect(
    clippy::unwrap_used,
    reason = "a program that measures says so when it cannot"
)]

#[path = "shared/copies.rs"]
mod copies;
#[path = "shared/filled.rs"]
mod filled;
#[path = "../tests/it/histories/machine.rs"]
mod machine;
#[path = "shared/match_of_two.rs"]
mod match_of_two;
#[path = "shared/measured.rs"]
mod measured;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;
use lostcities::store::{Clock, Location, Store};
use lostcities::table::{Environment, Tables};
use tempfile::TempDir;

use copies::COPIES;
use filled::fill;
use machine::MachineClock;
use measured::tell;

const MS_PER_HOUR: i64 = 3_600_000;

/// What is to be measured.
#[derive(Parser, Debug)]
struct Options {
    /// Matches with a clock that somebody has to move in.
    #[arg(long, default_value_t = 10_000)]
    matches: i64,
    /// How many sweeps.
    #[arg(long, default_value_t = 300)]
    sweeps: usize,
    /// Cargo says this to every bench.
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() {
    measured::run(measure(&Options::parse()));
}

async fn measure(options: &Options) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("matches.db");
    let clock = MachineClock::new();
    let tables = open(&path, &clock).await;
    tables.start_time().await.unwrap();
    begin(&tables, &clock).await;
    tables.store().close().await;
    fill(&path, &COPIES, &[options.matches]).await;

    clock.set(10 * MS_PER_HOUR);
    let tables = started(&path, &clock, options.matches).await;

    let (mut idle, mut writing) = (Vec::new(), Vec::new());
    for _ in 0..options.sweeps {
        idle.push(swept(&tables, 0).await);
        // The heartbeat is written down, and nothing else.
        clock.set(11_000);
        writing.push(swept(&tables, 0).await);
    }
    tell("a sweep with nothing to write", idle);
    tell("a sweep that writes the heartbeat alone", writing);

    // Half of the time is over in as many matches as there are.
    clock.skip(Duration::from_hours(16));
    let mut ringing = Vec::new();
    for _ in 0..options.sweeps.min(50) {
        ringing.push(swept(&tables, 20).await);
    }
    tell("a sweep that lets twenty of them ring", ringing);
    list(&tables, &path).await;
}

/// What people are shown and told of the matches that wait for them, as if no channel showed a third of these.
async fn list(tables: &Tables, path: &Path) {
    let anna = match_of_two::ANNA;
    let mut lists = Vec::new();
    for _ in 0..50 {
        let begun = Instant::now();
        let open = tables.inbox(anna).await.unwrap();
        // A page, and a menu of those that wait for others.
        let shown = &open[..open.len().min(8 + 25)];
        assert_eq!(tables.waiting(shown, anna).await.len(), shown.len());
        lists.push(begun.elapsed());
    }
    tell("a list of what one has open", lists);

    let untold = "update clocks set is_told = 0, since = 0 where match % 3 = 0";
    let n_untold = fill(path, &[untold], &[]).await;
    let begun = Instant::now();
    assert!(!tables.due_notices().await.unwrap().is_empty());
    let what = format!("who is to be told, of {n_untold} turns");
    tell(&what, vec![begun.elapsed()]);
}

/// What the bot does at a start besides asking Discord: it opens the database, recovers what an outage or a crash has left, and
/// sweeps for the first time.
async fn started(path: &Path, clock: &Arc<MachineClock>, n_clocks: i64) -> Tables {
    let begun = Instant::now();
    let location = Location::from(path.to_owned());
    let _lock = location.lock().await.unwrap();
    let store = location.open().await.unwrap();
    let tables = Tables::new(store, Arc::clone(clock) as Arc<dyn Environment>);
    tell("start: open the database", vec![begun.elapsed()]);

    let part = Instant::now();
    tables.count_results().await.unwrap();
    tables.record_results().await.unwrap();
    tell("start: results", vec![part.elapsed()]);

    let part = Instant::now();
    tables.start_time().await.unwrap();
    let what = format!("start: {n_clocks} clocks, all of them moved");
    tell(&what, vec![part.elapsed()]);

    let part = Instant::now();
    tables.lapse().await.unwrap();
    let outdated = tables.outdated_boards(Duration::ZERO).await.unwrap();
    let interactions = tables.forget_interactions(Duration::from_hours(24));
    interactions.await.unwrap();
    let what = format!("start: the first round finds {} boards", outdated.len());
    tell(&what, vec![part.elapsed()]);

    let part = Instant::now();
    tables.resume_computers().await.unwrap();
    tell(
        "start: computer players and prepared turns",
        vec![part.elapsed()],
    );

    let part = Instant::now();
    tables.sweep_clocks().await.unwrap();
    tables.play_prepared().await.unwrap();
    tables.daily().draw_secrets().await.unwrap();
    tell("start: the first sweep", vec![part.elapsed()]);
    let what = format!("start with {n_clocks} clocks, from the database to the first sweep");
    tell(&what, vec![begun.elapsed()]);
    tables
}

/// How long a sweep takes that changes so many matches.
async fn swept(tables: &Tables, n_changed: usize) -> Duration {
    let begun = Instant::now();
    let changed = tables.sweep_clocks().await.unwrap();
    let time = begun.elapsed();
    assert_eq!(changed.len(), n_changed);
    time
}

async fn open(path: &Path, clock: &Arc<MachineClock>) -> Tables {
    let store = Store::open(path).await.unwrap();
    Tables::new(store, Arc::clone(clock) as Arc<dyn Environment>)
}

/// A match of two people with a clock of a day, in which everybody has been called.
async fn begin(tables: &Tables, clock: &MachineClock) {
    let id = match_of_two::begin(tables, Some(Clock::Day)).await;
    let version = 1;
    let mut board = tables.store().board(id).await.unwrap().unwrap();
    board.shown_version = version;
    tables.save_board(id, &mut board).await.unwrap();
    let started = tables.start_clocks(id, version, Some(Clock::Day), clock.now());
    started.await.unwrap();
}
