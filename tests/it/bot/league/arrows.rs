//! A season whose bot is killed before each arrow from phase to phase.

use std::time::Duration;

use lostcities::store::Location;
use tracing::instrument::WithSubscriber as _;

use super::super::harness::{Club, says};
use super::super::panels::panel_is_gone;
use super::super::shown::said;
use super::{DAY, ROUND, gather, n_messages, season, until};
use crate::bot::service::cost::Said;
use crate::kept::{contains, program, said as said_by};

/// Makes rounds, before each of which the bot is killed, or not.
async fn rounds(club: &mut Club, is_killed: bool, n: usize) {
    for _ in 0..n {
        if is_killed {
            club.lose_power().await;
        }
        club.let_pass(ROUND).await;
    }
}

/// A season of four; its message after each phase.
async fn phases(is_killed: bool) -> Vec<String> {
    let mut club = Club::open().await;
    let people = gather(&club, 4).await;
    let mut seen = Vec::new();
    for (days, n) in [(3, 6), (3, 3), (25, 4), (1, 3)] {
        if days == 3 && seen.len() == 1 {
            let inbox = club.command(&people[1], "games").await;
            let panel = club.click(&people[1], &inbox, ":!hand").await;
            club.play_turn_on(&people[1], &panel).await;
        }
        club.let_pass(days * DAY).await;
        rounds(&mut club, is_killed, n).await;
        let text = said(&club, &season(&club).content);
        seen.push(text.lines().take(2).collect::<Vec<_>>().join("\n"));
    }
    assert_eq!(n_messages(&club), 1);
    says(&season(&club), "🏆");
    club.finish_with(panel_is_gone).await;
    seen
}

#[tokio::test]
async fn a_crash_before_every_arrow_changes_nothing() {
    let (undisturbed, killed) = (phases(false).await, phases(true).await);
    assert_eq!(undisturbed, killed);
}

#[tokio::test]
async fn the_message_by_which_people_joined_is_deleted_however_often_that_fails() {
    let club = Club::open().await;
    gather(&club, 4).await;
    club.arm("status:500", 10, Duration::ZERO, Some("DELETE"));
    club.let_pass(3 * DAY).await;
    until(&club, "Matches over: ").await;
    assert_eq!(n_messages(&club), 1);
    club.finish_with(|request| panel_is_gone(request) || request.status == 500)
        .await;
}

#[tokio::test]
async fn a_season_in_which_nothing_happens_is_not_read() {
    let club = Club::open().await;
    gather(&club, 4).await;
    club.let_pass(3 * DAY).await;
    until(&club, "Matches over: ").await;
    club.let_pass(ROUND).await;
    let said = Said::default();
    let log = said.ways().log;
    club.let_pass(ROUND).with_subscriber(log).await;
    let mut said = said.take();
    said.retain(|said| said.contains("events") || said.contains("entrants"));
    let are_few = said.len() == 2 && said[1].starts_with("select id from events");
    assert!(
        are_few,
        "which clocks ring and what there is to do: {said:#?}"
    );
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn what_the_next_sweep_would_do_is_said_and_not_done() {
    let club = Club::open().await;
    gather(&club, 4).await;
    club.sql("update events set due_at = 0").await;
    let database = match club.location() {
        Location::File(path) => path,
        // It is copied only while no bot uses it.
        Location::Server(_) => return,
    };
    for _ in 0..2 {
        let (is_done, said) = said_by(&program(&database, &["events", "--dry-run"]));
        assert!(is_done, "{said}");
        let then = ": gathering, 4 people, 0 of 0 matches over -> season 1 of server ";
        contains(&said, then);
        contains(&said, ": drawn, 4 people, 0 of 0 matches over\n");
    }
    club.let_pass(ROUND).await;
    until(&club, "Matches over: ").await;
    club.finish_with(panel_is_gone).await;
}
