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

const N_MATCHES: usize = 128;

/// How much of each match is played: with another one that is opened, accepted and resigned in between, 60 commits.
const N_MOVES: usize = 57;

/// The channel of the first match that is opened in between.
const FIRST_CHANNEL: u64 = 1_000_000;

/// How many matches are opened and accepted at once in the end.
const N_OPENED: u64 = 1_000;

/// The first match, with the same cards, in as many channels as there are to be matches.
const COPIES: [&str; 5] = [
    "insert into matches (id, game, table_version, setup, state, guild, locale, version, took_back, host,
     secret, snowflake, created_at, changed_at)
     select n, game, table_version, setup, state, guild, locale, version, took_back, host,
     secret, snowflake, created_at, changed_at from matches, generate_series(2, $1) as n where id = 1",
    "insert into boards (match, channel, is_attached, version)
     select n, n, 1, version from boards, generate_series(2, $1) as n where match = 1",
    "insert into seats (match, seat, person) select n, seat, person from seats, generate_series(2, $1) as n where match = 1",
    "insert into steps (match, ply, step, version, at)
     select n, ply, step, version, at from steps, generate_series(2, $1) as n where match = 1",
    "select setval(pg_get_serial_sequence('matches', 'id'), $1)",
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
    let n_matches = N_MATCHES * N_CONNECTIONS;
    let last = n_matches as u64 + 1;
    match_of_two::begin(&processes[0], None).await;
    let mut database = PgConnection::connect(&address).await.unwrap();
    for sql in COPIES {
        let query = sqlx::query(sql).bind(i64::try_from(last).unwrap());
        query.execute(&mut database).await.unwrap();
    }
    let played = Arc::new(play(&processes[0]).await);
    let seconds = Duration::from_secs(seconds.into());
    let mut ids = 2..=last;
    let mut left = Vec::new();
    // One connection waits for nobody, so that it says what openings cost by themselves.
    for n_connections in [1, N_CONNECTIONS] {
        let mut rates = Vec::new();
        for opens in [false, true] {
            let phase = Phase {
                n_connections,
                opens,
                seconds,
                ids: ids.by_ref().take(n_matches / 4).collect(),
            };
            rates.push(phase.measure(&server, &processes, &played).await);
        }
        left.push(rates[1] / rates[0]);
    }
    let waiting = 100.0 * (1.0 - left[1] / left[0]);
    let what = "of these, lost to waiting for each other";
    table::line(what, format!("{waiting:.0} %"), "10 %");
    let started = Instant::now();
    open(&processes).await;
    table::line(
        format!("{N_OPENED} matches opened and accepted, {N_CONNECTIONS} connections"),
        format!("{:.1} s", started.elapsed().as_secs_f64()),
        "6 s",
    );
}

/// Opens matches between people who have none, and accepts them.
async fn open(processes: &[Tables]) {
    let mut connections = JoinSet::new();
    for nth in 0..N_CONNECTIONS {
        let tables = processes[nth % N_PROCESSES].clone();
        connections.spawn(async move {
            for number in (nth as u64..N_OPENED).step_by(N_CONNECTIONS) {
                let people = [1, 2].map(|first| PersonId(FIRST_CHANNEL + 2 * number + first));
                match_of_two::begin_between(&tables, None, 2 * FIRST_CHANNEL + number, people)
                    .await;
            }
        });
    }
    connections.join_all().await;
}

struct Phase {
    n_connections: usize,
    /// Whether other matches are opened and ended in between, so that one commit in twenty is no move.
    opens: bool,
    /// How long at most.
    seconds: Duration,
    /// Whose moves are made.
    ids: Vec<u64>,
}

impl Phase {
    /// Prints what it measured, and gives the commits of a second.
    async fn measure(self, server: &Server, processes: &[Tables], played: &Arc<Vec<Move>>) -> f64 {
        server.ask("postgres", "select pg_stat_statements_reset()");
        let (started, before) = (Instant::now(), server.processor_time());
        let own_before = super::process::processor_time(std::process::id());
        let until = started + self.seconds;
        let mut connections = JoinSet::new();
        for nth in 0..self.n_connections {
            let tables = processes[nth % N_PROCESSES].clone();
            let played = Arc::clone(played);
            let ids = self.ids.clone().into_iter();
            let ids = ids.skip(nth).step_by(self.n_connections);
            let opener = self.opens.then_some(nth as u64);
            connections.spawn(async move { replay(&tables, ids, &played, opener, until).await });
        }
        let mut times: Vec<Duration> = connections.join_all().await.concat();
        let took = started.elapsed().as_secs_f64();
        #[expect(clippy::cast_precision_loss, reason = "for people to read")]
        let rate = times.len() as f64 / took;
        let kind = if self.opens {
            "commits, one in twenty no move"
        } else {
            "durable moves"
        };
        let what = format!("{kind}, a second, {} connections", self.n_connections);
        table::line(
            what,
            format!("{rate:.0}"),
            if self.n_connections == 1 { "" } else { "1000" },
        );
        table::times("the same, each", &mut times, ["", ""]);
        let share = (server.processor_time() - before) / took;
        table::line("processors that PostgreSQL took", format!("{share:.2}"), "");
        let own = super::process::processor_time(std::process::id()) - own_before;
        table::line(
            "processors that the rest took",
            format!("{:.2}", own / took),
            "",
        );
        super::two::tell_statements(server);
        rate
    }
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

/// Plays the same in these matches, opens and ends another one after each if there is an opener, and gives how long each commit
/// took.
async fn replay(
    tables: &Tables,
    ids: impl Iterator<Item = u64>,
    played: &[Move],
    opener: Option<u64>,
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
        let Some(opener) = opener else {
            continue;
        };
        let people = [1_000, 2_000].map(|first| PersonId(first + opener));
        let channel = FIRST_CHANNEL + id;
        let began = Instant::now();
        let other = match_of_two::begin_between(tables, None, channel, people).await;
        let resigns = Click::by_person(other, people[0], 10 * channel);
        tables.resign(resigns).await.unwrap();
        times.extend([began.elapsed() / 3; 3]);
    }
    times
}
