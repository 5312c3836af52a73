//! The program is killed in the middle of everything and started again, and no move is lost or made twice.
//!
//! What is guaranteed: what was answered is in the database; what is in the database was asked for, once. A message that
//! stays (the scores of a round) or calls a person is posted once, as long as Discord remembers its nonce: a few minutes.
//! A bot that is down for longer between a post and writing it down may post that one message again.

mod blow;
mod daily;
mod evening;
mod process;
mod same_cards;
mod season;
mod seen;

use std::time::{Duration, SystemTime};

use evening::Evening;
use futures_util::future::join_all;
use lostcities::games::GameKind;
use lostcities::sandbox::Outcome;
use lostcities_postgres_cluster::DurableServer;
pub use process::Stage;

/// How often the program is killed unless the environment says otherwise.
const KILLS: u32 = 25;

/// How many evenings pass side by side at most, each with a program and a separate database: while one waits for its
/// disk, another plays. An evening with few kills is mostly waiting for the end of a match.
/// With that many, every game is the first of an evening, which is played to its end.
const EVENINGS: u32 = 4;
const KILLS_OF_AN_EVENING: u32 = 50;

fn n_kills() -> u32 {
    std::env::var("LOSTCITIES_KILLS").map_or(KILLS, |n| n.parse().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_move_is_lost_or_made_twice_however_often_the_program_is_killed() {
    let n_kills = n_kills();
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let seed = std::env::var("LOSTCITIES_KILL_SEED")
        .map_or(now.unwrap().as_secs(), |seed| seed.parse().unwrap());
    evening::say(&format!(
        "LOSTCITIES_KILL_SEED={seed} LOSTCITIES_KILLS={n_kills}"
    ));
    let n_evenings = (n_kills / KILLS_OF_AN_EVENING).clamp(1, EVENINGS);
    let evenings = (0..n_evenings).map(|number| {
        let n_kills = (n_kills + number) / n_evenings;
        let first_game = usize::try_from(seed).unwrap() % GameKind::ALL.len() + number as usize;
        tokio::spawn(Evening::pass(seed + u64::from(number), n_kills, first_game))
    });
    for evening in evenings.collect::<Vec<_>>() {
        evening.await.unwrap();
    }
}

/// How many kills there are for a blow on the server of a database.
const KILLS_FOR_A_STRIKE: u32 = 20;

/// Where no PostgreSQL is installed, this test passes without looking.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_move_is_lost_or_made_twice_however_often_the_server_is_killed_or_cut_off() {
    let Some(server) = DurableServer::start() else {
        return;
    };
    Evening::pass_with(server, 1, (n_kills() / KILLS_FOR_A_STRIKE).max(1)).await;
}

/// How many kills there are for a blow on one of two programs, after which the other takes some seconds to notice.
const KILLS_FOR_A_DEATH: u32 = 60;

/// Where no PostgreSQL is installed, or few kills are asked for, this test passes without looking.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_move_is_lost_or_made_twice_however_often_one_of_two_programs_is_killed_or_stopped() {
    let n_deaths = n_kills() / KILLS_FOR_A_DEATH;
    let server = (n_deaths > 0).then(DurableServer::start);
    if let Some(server) = server.flatten() {
        Evening::pass_with_two(server, 1, n_deaths).await;
    }
}

/// How many kills there are for an end that is cut short.
const KILLS_FOR_AN_END: u32 = 10;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_ends_once_wherever_its_end_is_cut_short() {
    Evening::cut_short_at_the_end(1, n_kills() / KILLS_FOR_AN_END).await;
}

/// How many kills there are for a clock that rings, which takes a sweep of some seconds each time.
const KILLS_FOR_A_RING: u32 = 25;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_rings_once_wherever_its_ring_is_cut_short() {
    Evening::killed_while_clocks_ring(1, n_kills() / KILLS_FOR_A_RING).await;
}

/// How many kills there are for a click on each daily that is cut short.
const KILLS_FOR_A_DAILY: u32 = 10;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_try_at_a_deal_goes_on_wherever_a_click_is_cut_short() {
    daily::cut_short(n_kills() / KILLS_FOR_A_DAILY).await;
}

/// How many kills there are for an evening with the same cards, each step of which is cut short.
const KILLS_FOR_SAME_CARDS: u32 = 60;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_evening_with_the_same_cards_goes_on_wherever_a_step_is_cut_short() {
    same_cards::cut_short((n_kills() / KILLS_FOR_SAME_CARDS).max(1)).await;
}

/// How many kills there are for a season, each step of which is cut short: it has some thirty kills, half a sweep apart. Two programs
/// take longer.
const KILLS_FOR_A_SEASON: u32 = 50;
const KILLS_FOR_A_SEASON_OF_TWO: u32 = 100;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_season_goes_on_wherever_a_step_is_cut_short() {
    season::cut_short(n_kills() / KILLS_FOR_A_SEASON, None).await;
}

/// Where no PostgreSQL is installed, or few kills are asked for, this test passes without looking.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_season_goes_on_under_two_programs_of_which_one_is_killed_at_each_step() {
    let n_seasons = n_kills() / KILLS_FOR_A_SEASON_OF_TWO;
    let server = (n_seasons > 0).then(DurableServer::start);
    if let Some(server) = server.flatten() {
        season::cut_short(n_seasons, Some(server)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_that_is_told_to_stop_answers_what_it_has_heard() {
    let mut stage = Stage::open().await;
    let anna = stage.sandbox.person("Anna").unwrap();
    let text = "/lostcities solo rounds:1";
    assert_eq!(anna.command(text).await.unwrap().outcome, Outcome::Answered);
    for _ in 0..3 {
        let people = ["Anna", "Ben", "Carla", "Deniz", "Eva"];
        // It has heard all five when it is told, and may not yet have answered any.
        let n_heard = 5;
        // Longer than it takes to hang up.
        let armed = stage
            .sandbox
            .arm("delay", n_heard, Duration::from_secs(1), Some("/callback"));
        assert_eq!(armed, Ok(n_heard));
        let clicks = people.map(|name| {
            let person = stage.sandbox.person(name).unwrap();
            tokio::spawn(async move { person.command("/lostcities board").await })
        });
        let all = || stage.sandbox.armed() == 0;
        stage.wait("all are being answered", all).await;
        let status = stage.terminate().await;
        assert!(status.success(), "{status}");
        let logged = stage.logged();
        // Else the next might be taken for connected by the line of this one.
        let hung_up = || !stage.sandbox.is_ready();
        stage.wait("its line is dead", hung_up).await;
        stage.start().await;
        let answers = join_all(clicks).await;
        let n_answered = answers
            .into_iter()
            .filter(
                |answer| matches!(answer, Ok(Ok(answer)) if answer.outcome == Outcome::Answered),
            )
            .count();
        assert_eq!(n_answered, people.len(), "{logged}");
    }
}
