//! Several processes on one PostgreSQL, which Discord asks one after the other.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use tokio::time::Instant;

use super::bot::Stage;
use super::many::{self, Pairs};
use super::player::Pair;
use super::proxy::Proxy;
use super::server::Server;
use super::table::{self, mb, ms};

/// The clicks of a second while processes come and go.
pub const WHILE_THEY_CHANGE: u32 = 50;

/// How long everybody waits for boards that are behind.
const PATIENCE: Duration = Duration::from_mins(3);

/// How many statements of the server are named that took most.
const N_STATEMENTS: u32 = 8;

/// Clicks at a steady rate on many matches, and what the server does meanwhile.
pub async fn several(n_processes: u8, n_matches: usize, rate: u32, seconds: u32) {
    let stage = Stage::open_several(n_processes).await;
    let pairs = many::shared(many::seats(&stage.sandbox, n_matches)).await;
    let server = stage.server();
    server.ask("postgres", "select pg_stat_statements_reset()");
    let before = server.processor_time();
    let name = format!("{n_processes} processes, {n_matches} matches");
    let (waited, requests) = many::steady(&stage, &pairs, &name, rate, seconds).await;
    let server_s = server.processor_time() - before;
    #[expect(clippy::cast_precision_loss, reason = "for people to read")]
    let each_ms = server_s / waited.len() as f64 * 1e3;
    let what = "PostgreSQL's processor time a click";
    table::line(what, format!("{each_ms:.2} ms"), "");
    many::report(&name, &waited, ["10 ms", "60 ms"]);
    let what = "memory of the larger process at most";
    table::line(what, mb(stage.memory().1), "128 MB");
    tell_statements(server);
    let (started, behind) = (Instant::now(), many::n_behind(&stage, 0).await);
    table::line("boards behind then", behind, "");
    all_shown(&stage).await;
    table::line("until they are right", ms(started.elapsed()), "");
    requests.report(&finish(&stage, pairs).await, "0.5");
}

/// Which statements took the server most time.
pub fn tell_statements(server: &Server) {
    let asked = format!(
        "select calls || ' x ' || round(mean_exec_time::numeric, 3) || ' ms  ' || left(regexp_replace(query, '\\s+', ' ', 'g'), 100)
         from pg_stat_statements order by total_exec_time desc limit {N_STATEMENTS}"
    );
    for line in server.ask("postgres", &asked).lines() {
        table::note(line);
    }
}

/// Waits until no board is behind.
///
/// # Panics
/// If one still is after minutes.
pub async fn all_shown(stage: &Stage) {
    let behind = n_behind_after(stage, PATIENCE).await;
    assert_eq!(behind, 0, "boards are behind");
}

/// How many boards are behind when none is any more, or everybody has waited so long.
pub async fn n_behind_after(stage: &Stage, at_most: Duration) -> i64 {
    let started = Instant::now();
    loop {
        let behind = many::n_behind(stage, 0).await;
        if behind == 0 || started.elapsed() >= at_most {
            return behind;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Holds that nothing was lost or made twice, that each match has one board, and says how many clicks were not carried out.
pub async fn finish(stage: &Stage, pairs: Pairs) -> Vec<Pair> {
    let played = many::apart(pairs);
    tell_refused(&played);
    many::tell_moves(stage, &played).await;
    let again = played.iter().filter(|pair| pair.has_another_board());
    let n_again = again.count();
    table::line("boards posted again in place of another", n_again, "");
    let n_boards: usize = played.iter().map(Pair::n_boards).sum();
    let n_twice = n_boards - played.len();
    table::line("boards posted twice", n_twice, "0");
    played
}

/// What people were told whose moves were not shown to them.
fn tell_refused<'a>(pairs: impl IntoIterator<Item = &'a Pair>) {
    let doubtful = pairs.into_iter().filter(|pair| pair.doubtful.is_some());
    let told: Vec<Option<&str>> = doubtful.map(|pair| pair.told.as_deref()).collect();
    table::line("moves whose result was not shown", told.len(), "");
    let words = told.into_iter().flatten().map(str::to_owned);
    note_each(words.collect());
}

/// Notes what was said, each sentence once, whatever number it ends with.
fn note_each(mut words: Vec<String>) {
    words.sort_unstable();
    words.dedup_by_key(|words| words.chars().take(20).collect::<String>());
    for words in &words {
        table::note(words);
    }
}

/// Lets people go on whose clicks came to nothing, after what is stored was held against what they know.
pub async fn go_on(stage: &Stage, pairs: &Pairs) {
    let mut database = stage.read_database().await;
    let mut n_doubtful = 0;
    let mut told = Vec::new();
    for pair in pairs {
        let mut pair = pair.lock().await;
        let acts = database.acts(pair.id).await;
        n_doubtful += usize::from(pair.doubtful.is_some());
        told.extend(pair.told.clone());
        pair.go_on(acts);
    }
    let what = "the same: moves whose result was not shown";
    table::line(what, n_doubtful, "");
    note_each(told);
}

/// Kills one process after the other while people click, and waits until every board is right.
pub async fn takeover(n_matches: usize, proxy: Option<&Path>) {
    let stage = Stage::open_several(2).await;
    let _proxy = behind(&stage, proxy).await;
    let pairs = many::shared(many::seats(&stage.sandbox, n_matches)).await;
    for (n, name) in ["first", "second"].into_iter().enumerate() {
        let dying = async {
            tokio::time::sleep(Duration::from_secs(10)).await;
            let killed = Instant::now();
            stage.kill_at(n).await;
            killed
        };
        let (waited, killed) = tokio::join!(many::clicks(&pairs, WHILE_THEY_CHANGE, 12), dying);
        let n_failed = waited
            .iter()
            .filter(|waited| waited.took().is_none())
            .count();
        let what = format!("kill -9 of the {name} process: clicks that failed");
        table::line(what, n_failed, "");
        all_shown(&stage).await;
        let what = "the same: from the kill until every board is right";
        table::line(what, ms(killed.elapsed()), "40 s");
        go_on(&stage, &pairs).await;
        stage.start_at(n).await;
        tokio::time::sleep(Duration::from_secs(12)).await;
    }
    let waited = many::clicks(&pairs, WHILE_THEY_CHANGE, 10).await;
    many::report("afterwards", &waited, ["", "60 ms"]);
    all_shown(&stage).await;
    finish(&stage, pairs).await;
}

/// Puts a proxy before the processes, if there is to be one.
pub async fn behind(stage: &Stage, caddy: Option<&Path>) -> Option<Proxy> {
    let shared = stage.shared();
    let interactions: Vec<SocketAddr> = shared.iter().map(|one| one.interactions).collect();
    let proxy = Proxy::start(caddy?, &interactions, shared[0].metrics.port()).await;
    stage.sandbox.deliver_to(vec![proxy.url.clone()]);
    stage.sandbox.wait_ready().await;
    Some(proxy)
}

/// Stops one process after the other and starts its successor, while people click.
pub async fn rolling(n_matches: usize, proxy: Option<&Path>) {
    let stage = Stage::open_several(2).await;
    let _proxy = behind(&stage, proxy).await;
    let pairs = many::shared(many::seats(&stage.sandbox, n_matches)).await;
    let waited = many::clicks(&pairs, WHILE_THEY_CHANGE, 10).await;
    many::report("before", &waited, ["", ""]);
    let restarting = async {
        for (n, name) in ["first", "second"].into_iter().enumerate() {
            tokio::time::sleep(Duration::from_secs(8)).await;
            let began = Instant::now();
            stage.stop_at(n).await;
            let what = format!("restart of the {name} process: until it has stopped");
            table::line(what, ms(began.elapsed()), "8 s");
            let began = Instant::now();
            stage.start_at(n).await;
            let what = "the same: until its successor is ready";
            table::line(what, ms(began.elapsed()), "");
        }
    };
    let (waited, ()) = tokio::join!(many::clicks(&pairs, WHILE_THEY_CHANGE, 40), restarting);
    many::report("rolling restart", &waited, ["", ""]);
    all_shown(&stage).await;
    finish(&stage, pairs).await;
}
