//! Two processes of the bot on one database of PostgreSQL, between which Discord alternates. Where no PostgreSQL is installed,
//! these tests pass without looking.

mod panels;

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use lostcities::sandbox::{Outcome, Person, Request};
use lostcities::service::{BotHandle, Timeouts};
use lostcities::store::{Stage, State};
use lostcities::table::GameKind;
use lostcities_postgres_cluster::database;

use crate::bot::evening;
use crate::bot::every_game::is_played_by_all;
use crate::bot::harness::{Club, Ways, WrongClock, button, custom_id, says};

/// Longer than a process may keep public messages that it does not work on.
const TAKEN_OVER: Duration = Duration::from_secs(40);

const LATER: Duration = Duration::from_hours(1);

/// Whether the other process has answered before, or has deleted a panel that both have changed.
fn is_late(request: &Request) -> bool {
    let is_answered = request.path.ends_with("/callback") && request.status == 400;
    is_answered || request.path.contains("/webhooks/") && request.status == 404
}

fn is_message(request: &Request) -> bool {
    request.path.contains("/channels/") && request.path.ends_with("/messages")
}

/// Where the two processes take interactions.
fn addresses(club: &Club) -> [String; 2] {
    [0, 1].map(|number| {
        let process = club.processes().nth(number).unwrap();
        format!("http://{}/", process.interactions().unwrap())
    })
}

async fn shows_newest(club: &Club) -> bool {
    let newest = club.newest().await;
    let version = format!("v1:{}:{}:", newest.id, newest.version);
    custom_id(&club.board(), ":!hand").starts_with(&version)
}

/// A turn ends at the first process, to whose requests for public messages this fault happens. Returns who is to move then.
async fn draw_at_first(club: &Club, fault: &str, times: u32) -> Person {
    let (who, other) = club.begin_in_turn().await;
    let [first, _] = addresses(club);
    club.sandbox.deliver_to(vec![first]);
    club.sandbox.wait_ready().await;
    let panel = club.click(&who, &club.board(), ":!hand").await;
    let panel = club.play_card(&who, &panel).await;
    club.arm(fault, times, LATER, Some("/channels/"));
    let draw = custom_id(&panel, ":draw");
    who.click(&panel, &draw).await.unwrap();
    other
}

/// A club in which another process can be started, if there can be one.
async fn one() -> Option<Club> {
    let ways = Ways {
        is_http: true,
        server: Some(database()?),
        ..Ways::default()
    };
    Some(Club::open_with(ways).await)
}

/// A club with two processes, if there can be one.
async fn two() -> Option<Club> {
    let mut club = one().await?;
    club.start_another().await;
    Some(club)
}

/// Each click reaches the process that the one before did not.
async fn is_played_on_both(game: GameKind) {
    let Some(club) = two().await else { return };
    is_played_by_all(club, game).await;
}

#[tokio::test]
async fn the_card_game_is_played_to_its_end_by_clicks_that_reach_either_process() {
    is_played_on_both(GameKind::Classic).await;
}

#[tokio::test]
#[ignore = "the card game is played so"]
async fn the_other_games_are_played_to_their_end_by_clicks_that_reach_either_process() {
    for game in [GameKind::RollWrite, GameKind::Rivals, GameKind::BoardGame] {
        is_played_on_both(game).await;
    }
}

#[tokio::test]
async fn a_board_that_the_other_has_posted_and_not_written_down_is_found() {
    let Some(club) = two().await else { return };
    let (who, other) = club.begin_in_turn().await;
    let [first, second] = addresses(&club);
    club.let_pass(Duration::from_mins(1)).await;
    club.sandbox.deliver_to(vec![second.clone()]);
    club.play_turn(&who).await;
    club.carla().say("Nice opening!").unwrap();
    club.refuse("update on boards", "new.message <> old.message")
        .await;
    club.sandbox.deliver_to(vec![first]);
    club.play_turn(&other).await;
    club.take_rows().await;
    club.sandbox.deliver_to(vec![second]);
    club.play_turn(&who).await;
    club.board_is_true("found").await;
    club.finish_with(is_late).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_clicks_split_over_two_processes_are_one_move() {
    let Some(club) = two().await else { return };
    let (first, _) = club.begin_in_turn().await;
    let panel = club.click(&first, &club.board(), ":!hand").await;
    let panel = club.click(&first, &panel, ":!focus.").await;
    let discard = custom_id(&panel, ":discard.");
    let before = club.newest().await;
    let answers = join_all((0..100).map(|_| first.click(&panel, &discard))).await;
    club.wait_until_idle().await;
    // A click may come when the button has gone already; every other is answered.
    for answer in answers.into_iter().flatten() {
        assert_eq!(answer.outcome, Outcome::Answered);
    }
    let after = club.newest().await;
    assert_eq!(after.steps.len(), before.steps.len() + 3);
    assert_eq!(after.version, before.version + 1);
    club.finish_with(is_late).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_that_sweep_an_evening_at_once_end_each_deal_once() {
    let Some(club) = two().await else { return };
    let people = [club.anna(), club.ben(), club.carla()];
    evening::begin(&club, &people[0], "deals:3 minutes:5").await;
    let mut n_tries = 0;
    for over in [
        "**Deal 2 of 3**",
        "**Deal 3 of 3**",
        "and 2 others share the evening**",
    ] {
        let mut before = Vec::new();
        for who in &people {
            club.click(who, &evening::evening(&club), ":!evening.play")
                .await;
            n_tries += 1;
            before.push(club.stored(n_tries).await);
        }
        club.skip(Duration::from_mins(6));
        for _ in 0..2 {
            let sweeps = join_all(club.processes().map(BotHandle::make_round)).await;
            assert!(sweeps.iter().all(Result::is_ok), "{sweeps:?}");
        }
        club.wait_until_idle().await;
        says(&evening::evening(&club), over);
        for before in before {
            let after = club.stored(before.id.0).await;
            assert!(after.state() == State::Finished && after.steps.starts_with(&before.steps));
        }
    }
    assert_eq!(club.public("general").len(), 1);
    club.finish().await;
}

#[tokio::test]
async fn a_process_that_stops_takes_clicks_until_a_proxy_knows() {
    let Some(server) = database() else { return };
    let ways = Ways::default();
    let mut club = Club::open_with(Ways {
        is_http: true,
        server: Some(server),
        metrics: true,
        timeouts: Timeouts {
            draining: Duration::from_secs(5),
            ..ways.timeouts
        },
        ..ways
    })
    .await;
    club.start_another().await;
    let (who, _) = club.begin_in_turn().await;
    let [first, second] = addresses(&club);
    let leaving = club.take_other();
    let ready = format!("http://{}/ready", leaving.metrics().unwrap());
    let stopping = tokio::spawn(leaving.stop());
    while reqwest::get(&ready).await.unwrap().status() != 503 {
        tokio::task::yield_now().await;
    }
    club.sandbox.deliver_to(vec![second.clone()]);
    club.click(&who, &club.board(), ":!hand").await;
    stopping.await.unwrap();
    assert!(reqwest::get(&second).await.unwrap_err().is_connect());
    club.sandbox.deliver_to(vec![second, first]);
    club.click(&who, &club.board(), ":!hand").await;
    club.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_process_sends_after_another_took_over_does_not_stay() {
    let Some(club) = two().await else { return };
    let other = draw_at_first(&club, "delay", 1).await;
    let [_, another] = addresses(&club);
    club.struck().await;
    // What it shows takes so long that another one shows the match.
    club.sandbox.deliver_to(vec![another]);
    club.sandbox.wait_ready().await;
    let next = club.processes().nth(1).unwrap();
    while !shows_newest(&club).await {
        club.skip(TAKEN_OVER);
        next.make_round().await.unwrap();
        next.wait_until_idle().await;
    }
    for _ in 0..2 {
        let play = club.next_move(&other).await;
        let answer = other.command(&play).await.unwrap();
        assert_eq!(answer.outcome, Outcome::Answered);
    }
    next.wait_until_idle().await;
    // Now Discord does what the first one has sent.
    club.sandbox.disarm();
    club.wait_until_idle().await;
    assert!(shows_newest(&club).await, "{:#?}", club.board());
    club.finish_with(|request| {
        let is_delayed = request.verdicts.iter().any(|why| why.contains("Delay"));
        is_delayed || is_late(request)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_process_cannot_show_because_it_does_not_reach_discord_another_shows() {
    let Some(club) = two().await else { return };
    draw_at_first(&club, "status:503", u32::MAX).await;
    let first = club.processes().next().unwrap();
    first.wait_until_idle().await;
    assert!(!shows_newest(&club).await);
    club.sandbox.disarm();
    // Sooner than the first process tries again.
    club.skip(Duration::from_secs(10));
    let next = club.processes().nth(1).unwrap();
    next.make_round().await.unwrap();
    next.wait_until_idle().await;
    assert!(shows_newest(&club).await, "{:#?}", club.board());
    club.finish_with(|request| request.status == 503 || is_late(request))
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_does_not_reach_discord_is_not_ready_and_keeps_no_board_from_others() {
    let Some(server) = database() else { return };
    let mut club = Club::open_with(Ways {
        is_http: true,
        server: Some(server),
        metrics: true,
        ..Ways::default()
    })
    .await;
    club.start_another().await;
    draw_at_first(&club, "status:503", u32::MAX).await;
    let [first, next] = [0, 1].map(|n| club.processes().nth(n).unwrap());
    first.wait_until_idle().await;
    club.sandbox.disarm();
    let cut = Some("/users/@me");
    club.arm("status:503", u32::MAX, LATER, cut);
    let ready = format!("http://{}/ready", first.metrics().unwrap());
    // It learns of the other one with its next beat.
    while reqwest::get(&ready).await.unwrap().status() != 503 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    club.skip(Duration::from_secs(20));
    first.make_round().await.unwrap();
    first.wait_until_idle().await;
    assert!(!shows_newest(&club).await);
    next.make_round().await.unwrap();
    next.wait_until_idle().await;
    assert!(shows_newest(&club).await);
    club.sandbox.disarm();
    assert_eq!(reqwest::get(&ready).await.unwrap().status(), 200);
    club.finish_with(|request| request.status == 503 || is_late(request))
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_interaction_that_reaches_both_processes_is_one_move() {
    let Some(club) = two().await else { return };
    let (first, second) = club.begin_in_turn().await;
    for who in [&first, &first, &second, &second] {
        let play = club.next_move(who).await;
        let before = club.newest().await;
        let nothing = Duration::ZERO;
        club.arm("duplicate_event", 1, nothing, None);
        club.command(who, &play).await;
        // Whoever answered first, the other one may still be at work.
        club.wait_until_idle().await;
        let after = club.newest().await;
        assert_eq!(after.version, before.version + 1);
    }
    club.finish_with(is_late).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_two_processes_find_rings_once() {
    let Some(mut club) = two().await else { return };
    club.begin_with("rounds:1 clock:1h").await;
    club.check_requests(is_late);
    let before = club.newest().await;
    for (minutes, stage) in [(30, Stage::Half), (15, Stage::Quarter), (15, Stage::Over)] {
        club.skip(Duration::from_mins(minutes));
        let rounds = club.processes().map(BotHandle::make_round);
        for round in join_all(rounds).await {
            round.unwrap();
        }
        club.wait_until_idle().await;
        let clocks = club.clocks(before.id.0).await;
        let stages: Vec<Stage> = clocks.iter().map(|clock| clock.stage).collect();
        assert_eq!(stages, [stage]);
        let calls = club.new_requests().into_iter();
        let calls = calls.filter(|request| request.method == "POST" && is_message(request));
        assert_eq!(calls.count(), 1, "{stage:?}");
        club.check_requests(is_late);
    }
    assert_eq!(club.newest().await.version, before.version + 3);
    club.finish_with(is_late).await;
}

/// How far the clocks of machines may be wrong, in milliseconds.
const WRONG: [i64; 2] = [600_000, -600_000];

/// Longer than it takes to show a match.
const MOMENT: Duration = Duration::from_millis(500);

/// A club with a second process whose machine has a wrong clock, if there can be one.
async fn two_machines(ahead_ms: i64) -> Option<Club> {
    let mut club = one().await?;
    let around = WrongClock::new(&club.around, ahead_ms);
    club.start_another_in(Arc::new(around)).await;
    Some(club)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_process_keeps_another_leaves_to_it_whatever_its_machine_says_the_time_is() {
    for ahead_ms in WRONG {
        let Some(mut club) = two_machines(ahead_ms).await else {
            return;
        };
        // Discord takes so long over the board that the other process looks meanwhile.
        let other = draw_at_first(&club, "delay", 1).await;
        club.struck().await;
        club.processes().nth(1).unwrap().make_round().await.unwrap();
        // If it took the match over, this would be enough to show it.
        tokio::time::sleep(MOMENT).await;
        assert!(club.board().content.contains("44 cards"), "{ahead_ms}");
        club.crash_first();
        club.let_pass(TAKEN_OVER).await;
        assert!(club.board().content.contains("43 cards"), "{ahead_ms}");
        assert_eq!(club.pings(&other), 1);
        club.board_is_true("taken over").await;
        // The other process plays on.
        club.sandbox.wait_ready().await;
        club.play_turn(&other).await;
        assert!(club.board().content.contains("42 cards"), "{ahead_ms}");
        club.finish_with(is_late).await;
    }
}

#[tokio::test]
async fn a_panel_follows_what_another_process_does() {
    let Some(club) = two().await else { return };
    let (who, other) = club.begin_in_turn().await;
    let [one, another] = addresses(&club);
    club.sandbox.deliver_to(vec![one]);
    club.sandbox.wait_ready().await;
    let waiting = club.click(&other, &club.board(), ":!hand").await;
    assert!(button(&waiting, ":!hand").is_some(), "{waiting:?}");
    club.sandbox.deliver_to(vec![another]);
    club.sandbox.wait_ready().await;
    club.play_turn(&who).await;
    let is_live = || {
        let panel = other.message(waiting.id).unwrap();
        button(&panel, ":!hand").is_none()
    };
    club.until(is_live).await;
    club.finish_with(is_late).await;
}

#[tokio::test]
async fn a_screen_that_another_process_has_shown_in_place_of_a_panel_stays() {
    let Some(club) = two().await else { return };
    panels::know_each_other(&club).await;
    let (who, other) = club.begin_in_turn().await;
    let [one, another] = addresses(&club);
    club.sandbox.deliver_to(vec![one]);
    club.sandbox.wait_ready().await;
    let waiting = club.click(&other, &club.board(), ":!hand").await;
    club.sandbox.deliver_to(vec![another]);
    club.sandbox.wait_ready().await;
    let pressed = other.forge(&waiting, "v1:0:0:!rules.classic.0").await;
    let rules = club
        .outcome(&other, &pressed.unwrap(), Some(&waiting))
        .await;
    assert_eq!(rules.id, waiting.id);
    club.play_turn(&who).await;
    tokio::time::sleep(panels::NOTICED).await;
    club.wait_until_idle().await;
    assert_eq!(other.message(rules.id).unwrap().content, rules.content);
    club.finish_with(is_late).await;
}

/// What a server takes back that has lost the newest change of a match.
const KEEP: &str = "create table kept_matches as select * from matches; create table kept_steps as select * from steps;
    create table kept_clocks as select * from clocks; create table kept_interactions as select * from interactions";
const LOSE: &str = "delete from clocks; delete from steps; delete from interactions;
    insert into steps select * from kept_steps; insert into clocks select * from kept_clocks;
    insert into interactions select * from kept_interactions;
    update matches set (version, revision, changed_at) = (select version, revision, changed_at from kept_matches as kept
        where kept.id = matches.id)";

#[tokio::test]
async fn a_move_that_the_server_has_lost_is_never_gone_on_with() {
    let Some(club) = two().await else { return };
    let (who, _) = club.begin_in_turn().await;
    let ways = addresses(&club);
    let to = async |number: usize| {
        club.sandbox.deliver_to(vec![ways[number % 2].clone()]);
        club.sandbox.wait_ready().await;
    };
    club.sql(KEEP).await;
    let before = club.newest().await.steps.len();
    let mut panel = club.board();
    for number in 0..25 {
        club.sql(LOSE).await;
        to(number).await;
        club.command(&who, "/lostcities play move:discard.y5").await;
        // Another server takes the place of the one that has this move.
        club.sql(LOSE).await;
        to(number + 1).await;
        club.command(&who, "/lostcities play move:discard.r8").await;
        to(number).await;
        panel = club.command(&who, "/lostcities hand").await;
        says(&panel, "You discarded 🟥 red 8.");
    }
    club.click(&who, &panel, ":draw").await;
    assert_eq!(club.newest().await.steps.len(), before + 3);
    for number in 0..2 {
        to(number).await;
        let board = club.command(&who, "/lostcities board").await;
        says(&board, "43 cards");
    }
    club.finish_with(is_late).await;
}
