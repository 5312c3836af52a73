//! Matches that are played: one as fast as two people can click, and a thousand at once.

use std::sync::Arc;
use std::time::Duration;

use lostcities::sandbox::{Person, Sandbox};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tokio::sync::Mutex;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior};

use super::bot::Stage;
use super::player::{Pair, Waited};
use super::requests::Requests;
use super::table::{self, mb};

/// How many matches are opened at a time.
const AT_A_TIME: usize = 8;

/// The channels of a server of the sandbox.
const CHANNELS: [&str; 4] = ["general", "table", "games", "long-match"];

/// Two people of their own in a channel of their own for each match: two who know each other have one open challenge.
pub fn seats(sandbox: &Sandbox, n_matches: usize) -> Vec<[Person; 2]> {
    let mut seats = Vec::new();
    while seats.len() < n_matches {
        let guild = format!("Club {}", seats.len());
        sandbox.add_guild(&guild, "en-US");
        let n_before = seats.len();
        seats.extend(CHANNELS.map(|channel| {
            ["Host", "Guest"].map(|name| {
                let name = format!("{name} {n_before} {channel}");
                let person = sandbox.add_person(&name, "en-US", Some(&guild)).unwrap();
                person.in_channel(&format!("{guild}/{channel}"))
            })
        }));
    }
    seats.truncate(n_matches);
    seats
}

pub async fn open(sandbox: &Sandbox, n_matches: usize) -> Vec<Pair> {
    begin(seats(sandbox, n_matches)).await
}

/// Opens a match for each two people.
async fn begin(seats: Vec<[Person; 2]>) -> Vec<Pair> {
    let mut pairs = Vec::new();
    let mut opening = JoinSet::new();
    for (seed, people) in (0..).zip(seats) {
        if opening.len() == AT_A_TIME {
            pairs.push(opening.join_next().await.unwrap().unwrap());
        }
        opening.spawn(Pair::begin(people, seed));
    }
    pairs.extend(opening.join_all().await);
    pairs
}

/// One match, one click after the other.
pub async fn one(n_clicks: usize) {
    let stage = Stage::open().await;
    // The first pictures are not what people usually wait for.
    tokio::time::sleep(Duration::from_secs(6)).await;
    let mut pairs = open(&stage.sandbox, 4).await;
    let mut times = Vec::new();
    let mut requests = Requests::from_now(&stage);
    for pair in &mut pairs {
        for _ in 0..n_clicks / 4 {
            times.push(pair.click().await.took().expect("an answer"));
            // People look before they click.
            tokio::time::sleep(Duration::from_millis(20)).await;
            requests.count(&stage);
        }
    }
    table::times(
        "one match, click to acknowledgement",
        &mut times,
        ["5 ms", "30 ms"],
    );
    // Faster than the token of an interaction may edit.
    requests.report(&pairs, "1.2");
    limits(&stage);
    check_nothing_is_lost(&stage, &pairs).await;
}

/// Many matches, clicks at a steady rate whether or not the bot keeps up.
pub async fn many(n_matches: usize, rate: u32, seconds: u32) {
    let stage = Stage::open().await;
    let pairs = shared(seats(&stage.sandbox, n_matches)).await;
    let name = format!("{n_matches} matches");
    let (waited, requests) = steady(&stage, &pairs, &name, rate, seconds).await;
    report(&name, &waited, ["", "150 ms"]);
    let (_, most) = stage.memory();
    table::line("the bot's memory at most", mb(most), "128 MB");
    requests.report(&finish(&stage, pairs).await, "0.5");
}

/// Matches that are played by many at once.
pub type Pairs = Vec<Arc<Mutex<Pair>>>;

/// Opens matches that are played by many at once.
pub async fn shared(seats: Vec<[Person; 2]>) -> Pairs {
    let (n_matches, started) = (seats.len(), Instant::now());
    let pairs = begin(seats).await;
    let opened = started.elapsed().as_secs_f64();
    let what = format!("{n_matches} matches opened, one after the other");
    table::line(what, format!("{opened:.1} s"), "");
    tokio::time::sleep(Duration::from_secs(3)).await;
    pairs.into_iter().map(Mutex::new).map(Arc::new).collect()
}

/// Clicks at this rate, whether or not the bot keeps up, each of a person who does not wait for an answer; and what they cost.
/// Gives the requests that they led to as well.
pub async fn steady(
    stage: &Stage,
    pairs: &Pairs,
    name: &str,
    rate: u32,
    seconds: u32,
) -> (Vec<Waited>, Requests) {
    let (started, before) = (Instant::now(), stage.processor_time());
    let mut requests = Requests::from_now(stage);
    let waited = tokio::select! {
        waited = clicks(pairs, rate, seconds) => waited,
        () = requests.count_on(stage) => unreachable!("it counts for ever"),
    };
    costs(stage, name, waited.len(), started, before);
    table::line(format!("{name}: clicks a second asked for"), rate, "");
    (waited, requests)
}

/// Clicks at this rate, each on a match where nobody waits for an answer; fewer if everybody waits for ever.
pub async fn clicks(pairs: &Pairs, rate: u32, seconds: u32) -> Vec<Waited> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut clicks: JoinSet<Waited> = JoinSet::new();
    let mut waited = Vec::new();
    let mut tick = tokio::time::interval(Duration::from_secs(1) / rate);
    tick.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let late = Instant::now() + Duration::from_secs(u64::from(seconds) + 1);
    'clicking: for _ in 0..rate * seconds {
        tick.tick().await;
        let pair = loop {
            let pair = &pairs[rng.random_range(..pairs.len())];
            if let Ok(pair) = Arc::clone(pair).try_lock_owned() {
                break pair;
            }
            if Instant::now() > late {
                break 'clicking;
            }
            tokio::task::yield_now().await;
        };
        clicks.spawn(async move {
            let mut pair = pair;
            pair.click().await
        });
        while let Some(done) = clicks.try_join_next() {
            waited.push(done.unwrap());
        }
    }
    waited.extend(clicks.join_all().await);
    waited
}

/// How many clicks a second were answered, and what each cost.
#[expect(clippy::cast_precision_loss, reason = "for people to read")]
pub fn costs(stage: &Stage, name: &str, n_clicks: usize, started: Instant, before: f64) {
    let rate = n_clicks as f64 / started.elapsed().as_secs_f64();
    table::line(
        format!("{name}: clicks a second answered"),
        format!("{rate:.0}"),
        "",
    );
    let each_ms = (stage.processor_time() - before) / n_clicks as f64 * 1e3;
    table::line(
        format!("{name}: the bot's processor time a click"),
        format!("{each_ms:.2} ms"),
        "3 ms",
    );
}

/// How long people waited, and how many had to be promised an answer or got none.
pub fn report(name: &str, waited: &[Waited], goals: [&str; 2]) {
    let mut times: Vec<Duration> = waited.iter().filter_map(|waited| waited.took()).collect();
    table::times(&format!("{name}, click to answer"), &mut times, goals);
    let is_promised = |waited: &&Waited| matches!(waited, Waited::Promised(_));
    let n_promised = waited.iter().filter(is_promised).count();
    table::line("answers that were promised first", n_promised, "");
    let n_failed = waited.len() - times.len();
    table::line("clicks that failed", n_failed, "0");
}

/// Holds that nothing was lost in these matches.
pub async fn finish(stage: &Stage, pairs: Pairs) -> Vec<Pair> {
    let played = apart(pairs);
    tell_moves(stage, &played).await;
    played
}

/// The matches, of which each is nobody else's any more.
pub fn apart(pairs: Pairs) -> Vec<Pair> {
    let pairs = pairs.into_iter();
    pairs
        .map(|pair| Arc::into_inner(pair).unwrap().into_inner())
        .collect()
}

/// Says how many moves there were, and holds that nothing was lost of them.
pub async fn tell_moves(stage: &Stage, played: &[Pair]) {
    let n_moves: usize = played.iter().map(|pair| pair.played.len()).sum();
    table::line("moves acknowledged", n_moves, "");
    limits(stage);
    check_nothing_is_lost(stage, played).await;
    table::line("moves lost or made twice", "0", "0");
}

/// How far Discord's limits on the whole bot were used up.
pub fn limits(stage: &Stage) {
    let usage = stage.sandbox.usage();
    table::line(
        "requests with the bot's token in the busiest second",
        usage.most_in_a_second,
        &usage.requests_per_second.to_string(),
    );
    table::line("requests refused for the limit", usage.limited, "0");
}

/// The log of every match holds exactly what was acknowledged, in this order.
pub async fn check_nothing_is_lost(stage: &Stage, pairs: &[Pair]) {
    let mut database = stage.read_database().await;
    for pair in pairs {
        pair.check(&database.acts(pair.id).await);
    }
}

/// How many boards show less than what happened more than `n_changes` changes ago.
pub async fn n_behind(stage: &Stage, n_changes: u32) -> i64 {
    let mut database = stage.read_database().await;
    let sql = "select count(*) from boards where version > shown_version + $1";
    database.count(sql, n_changes.into()).await
}
