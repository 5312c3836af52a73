//! How many moves a second a PostgreSQL that waits for the disk makes durable, without Discord and pictures.

#[path = "../shared/match_of_two.rs"]
mod match_of_two;

use std::sync::Arc;
use std::time::Duration;

use lostcities::store::{ChannelId, Location, MatchId, PersonId};
use lostcities::table::{Click, System, Tables};
use sqlx::{Connection as _, PgConnection};
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::bot::NAME;
use super::server::{self, Server};
use super::table;
use match_of_two::{ANNA, BEN};

/// A process keeps eight connections for writing.
const N_PROCESSES: usize = 2;

/// How many moves are under way at once.
const N_CONNECTIONS: usize = 16;

const N_MATCHES: u64 = 64;

/// How much of each match is played.
const N_MOVES: usize = 60;

/// The first match, with the same cards, in as many channels as there are to be matches.
const COPIES: [&str; 4] = [
    "insert into matches (id, game, table_version, setup, state, guild, locale, version, took_back, host,
     secret, snowflake, created_at, changed_at)
     select n, game, table_version, setup, state, guild, locale, version, took_back, host,
     secret, snowflake, created_at, changed_at from matches, generate_series(2, $1) as n where id = 1",
    "insert into boards (match, channel, is_attached, version)
     select n, n, 1, version from boards, generate_series(2, $1) as n where match = 1",
    "insert into seats (match, seat, person) select n, seat, person from seats, generate_series(2, $1) as n where match = 1",
    "insert into steps (match, ply, step, version, at)
     select n, ply, step, version, at from steps, generate_series(2, $1) as n where match = 1",
];

/// A person and what that person plays.
type Move = (PersonId, String);

/// Moves of as many matches as there are connections, each after the one before is durable.
pub async fn moves(seconds: u32) {
    let server = Server::start(server::Ways::default());
    let address = server.create(NAME);
    let mut processes = Vec::new();
    for _ in 0..N_PROCESSES {
        let store = Location::of(&address).open().await.unwrap();
        processes.push(Tables::new(store, Arc::new(System)));
    }
    let n_connections = u64::try_from(N_CONNECTIONS).unwrap();
    let last = N_MATCHES * n_connections + 1;
    match_of_two::begin(&processes[0], None).await;
    let mut database = PgConnection::connect(&address).await.unwrap();
    for sql in COPIES {
        let query = sqlx::query(sql).bind(i64::try_from(last).unwrap());
        query.execute(&mut database).await.unwrap();
    }
    let played = Arc::new(play(&processes[0]).await);
    server.ask("postgres", "select pg_stat_statements_reset()");

    let (started, before) = (Instant::now(), server.processor_time());
    let until = started + Duration::from_secs(seconds.into());
    let mut connections = JoinSet::new();
    for first in 0..n_connections {
        let tables = processes[usize::try_from(first).unwrap() % N_PROCESSES].clone();
        let played = Arc::clone(&played);
        let ids = (2..=last).filter(move |id| id % n_connections == first);
        connections.spawn(async move { replay(&tables, ids, &played, until).await });
    }
    let mut times: Vec<Duration> = connections.join_all().await.concat();
    let took = started.elapsed().as_secs_f64();
    #[expect(clippy::cast_precision_loss, reason = "for people to read")]
    let rate = times.len() as f64 / took;
    let what = format!("durable moves a second, {N_CONNECTIONS} connections");
    table::line(what, format!("{rate:.0}"), "1000");
    table::times("the same, each", &mut times, ["", ""]);
    let share = (server.processor_time() - before) / took;
    let what = "processors that PostgreSQL took";
    table::line(what, format!("{share:.2}"), "");
    let share = super::process::processor_time(std::process::id()) / took;
    table::line(
        "processors that the moves took at most",
        format!("{share:.2}"),
        "",
    );
    super::two::tell_statements(&server);
}

/// Plays the first match, always what is offered first, and gives what was played.
async fn play(tables: &Tables) -> Vec<Move> {
    let mut played = Vec::new();
    let mut interaction = 3;
    while played.len() < N_MOVES {
        for person in [ANNA, BEN] {
            let choices = tables.choices(ChannelId(1), person).await;
            let Some(choice) = choices.unwrap_or_default().into_iter().next() else {
                continue;
            };
            let click = Click::by_person(MatchId(1), person, interaction);
            interaction += 1;
            if tables.act(click, &choice.action).await.is_ok() {
                played.push((person, choice.action));
            }
        }
    }
    played
}

/// Plays the same in these matches, and gives how long each move took.
async fn replay(
    tables: &Tables,
    ids: impl Iterator<Item = u64>,
    played: &[Move],
    until: Instant,
) -> Vec<Duration> {
    let mut times = Vec::new();
    for id in ids {
        for (n, (person, action)) in (0..).zip(played) {
            if Instant::now() >= until {
                return times;
            }
            let click = Click::by_person(MatchId(id), *person, id * 1_000 + n);
            let began = Instant::now();
            tables.act(click, action).await.unwrap();
            times.push(began.elapsed());
        }
    }
    times
}
