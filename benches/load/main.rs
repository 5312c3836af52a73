//! The bot under load: a process of its own with a sandbox beside it, and what people then have to wait for.
//!
//! `cargo bench --bench load` measures everything; `cargo bench --bench load -- many --matches 200 --seconds 10` only one
//! thing, smaller. What was measured on which machine stands in `docs/PERFORMANCE.md`.

#![expect(
    clippy::unwrap_used,
    reason = "a measurement that cannot go on should say so"
)]

mod animations;
mod bot;
#[path = "../shared/copies.rs"]
mod copies;
mod daily;
mod far;
#[path = "../shared/filled.rs"]
mod filled;
mod hostile;
mod many;
mod mixed;
mod moves;
mod network;
mod partition;
mod player;
mod process;
mod proxy;
mod requests;
mod restart;
mod rush;
mod server;
mod table;
mod thinking;
mod two;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

/// What is to be measured, and how large.
#[derive(Parser, Debug)]
struct Options {
    /// `one`, `many`, `rush`, `daily`, `thinking`, `alone`, `animations`, `restart`, `behind` or `idle`; all of them if nothing is
    /// named. Several processes on a PostgreSQL, only if they are named: `two`, `takeover`, `rolling`, `moves`, `far`; as root, and as
    /// faults rather than figures: `partition`, `full-disk`. `hostile` needs 8,192 open files. `mixed` is asked for by name, too.
    parts: Vec<String>,
    /// Open matches that are played at once.
    #[arg(long, default_value_t = 1_000)]
    matches: usize,
    /// Has them played quietly, without a board.
    #[arg(long)]
    quiet: bool,
    /// Processes for `two`.
    #[arg(long, default_value_t = 2)]
    processes: u8,
    /// Clicks a second on all of them together.
    #[arg(long, default_value_t = 200)]
    rate: u32,
    /// For how many seconds.
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// People who open a daily at midnight.
    #[arg(long, default_value_t = 10_000)]
    people: usize,
    /// Clicks on one match, one after the other.
    #[arg(long, default_value_t = 600)]
    clicks: usize,
    /// Open matches in the database that the bot starts with.
    #[arg(long, default_value_t = 10_000)]
    stored: u32,
    /// Another program to measure than the one that was built.
    #[arg(long)]
    program: Option<PathBuf>,
    /// The program `caddy`: two processes are then behind a proxy with the configuration of `compose.yaml`.
    #[arg(long)]
    proxy: Option<PathBuf>,
    /// Takes another number of requests a second than Discord, for a program that does not know the limit.
    #[arg(long)]
    requests_per_second: Option<u32>,
    /// The processor that the bot has to make do with, so that what people and Discord cost takes nothing from it when this
    /// runs on another one (`taskset`, Linux only).
    #[arg(long)]
    cpu: Option<usize>,
    /// Cargo says this to every bench.
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build();
    if runtime.unwrap().block_on(measure(&options)) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Whether every goal was reached that the program has to end for.
async fn measure(options: &Options) -> bool {
    let is_asked =
        |part: &str| options.parts.is_empty() || options.parts.iter().any(|asked| asked == part);
    if let Some(program) = &options.program {
        bot::PROGRAM.set(program.clone()).unwrap();
    }
    if let Some(cpu) = options.cpu {
        bot::CPU.set(cpu).unwrap();
    }
    if let Some(limit) = options.requests_per_second {
        bot::REQUESTS_PER_SECOND.set(limit).unwrap();
    }
    player::IS_QUIET.set(options.quiet).unwrap();
    let is_named = |part: &str| options.parts.iter().any(|asked| asked == part);
    table::line("what", "measured", "goal");
    let is_unharmed =
        !is_named("hostile") || hostile::hostile(options.matches.min(20), options.seconds).await;
    if is_named("moves") {
        moves::moves(options.seconds).await;
    }
    if is_named("partition") {
        partition::partition(options.matches, options.proxy.as_deref()).await;
    }
    if is_named("full-disk") {
        partition::full_disk(options.matches).await;
    }
    if is_named("two") {
        two::several(
            options.processes,
            options.matches,
            options.rate,
            options.seconds,
        )
        .await;
    }
    if is_named("far") {
        far::far(options.clicks).await;
    }
    if is_named("takeover") {
        two::takeover(options.matches, options.proxy.as_deref()).await;
    }
    if is_named("rolling") {
        two::rolling(options.matches, options.proxy.as_deref()).await;
    }
    if is_asked("idle") {
        restart::idle().await;
    }
    if is_asked("one") {
        many::one(options.clicks).await;
    }
    if is_asked("restart") {
        restart::with_many_stored(options.stored).await;
    }
    if is_asked("behind") {
        restart::with_boards_behind(options.matches).await;
    }
    if is_asked("many") {
        many::many(options.matches, options.rate, options.seconds).await;
    }
    if is_asked("rush") {
        rush::rush(options.matches, options.seconds).await;
    }
    if is_asked("daily") {
        daily::daily(options.people, options.rate, options.seconds).await;
    }
    if is_asked("thinking") {
        // All matches are begun at once; after a few seconds nobody thinks any more.
        thinking::thinking(options.seconds.min(10)).await;
    }
    if is_asked("alone") {
        thinking::alone(options.seconds.min(30)).await;
    }
    if is_named("mixed") {
        mixed::mixed(options.seconds).await;
    }
    if is_asked("animations") {
        animations::animations(options.seconds).await;
    }
    is_unharmed
}
