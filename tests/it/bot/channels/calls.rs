//! Who has their panel before them is called to their turn only if they do not move for a while.

use std::time::Duration;

use lostcities::sandbox::Person;

use crate::bot::harness::Club;

const PATIENCE: Duration = Duration::from_mins(1);

/// Less than that, however busy the machine is.
const A_WHILE: Duration = Duration::from_secs(20);

/// A match in which both have pressed something, and it is the turn of the first.
async fn live() -> (Club, Person, Person) {
    let (club, who, other) = Club::in_play().await;
    club.play_turn(&who).await;
    club.play_turn(&other).await;
    (club, who, other)
}

#[tokio::test]
async fn nobody_is_called_at_a_live_table_who_moves_within_a_minute() {
    let (mut club, who, other) = live().await;
    club.check_requests(|_| false);
    for _ in 0..3 {
        for who in [&who, &other] {
            club.let_pass(A_WHILE).await;
            club.play_turn(who).await;
        }
    }
    let requests = club.new_requests();
    let is_post = |request: &&lostcities::sandbox::Request| {
        request.method == "POST" && request.path.ends_with("/messages")
    };
    assert_eq!(requests.iter().filter(is_post).count(), 0);
    club.finish().await;
}

#[tokio::test]
async fn who_has_not_moved_after_a_minute_is_called_once() {
    let (mut club, who, other) = live().await;
    let before = club.pings(&who);
    club.let_pass(A_WHILE).await;
    assert_eq!(club.pings(&who), before);
    club.let_pass(PATIENCE).await;
    assert_eq!(club.pings(&who), before + 1);
    for _ in 0..3 {
        club.let_pass(PATIENCE).await;
    }
    assert_eq!(club.pings(&who), before + 1);
    // The turn after it, everything is as before: the old call goes, and no other comes at once.
    club.play_turn(&who).await;
    assert_eq!(club.pings(&who) + club.pings(&other), 0);
    club.check_requests(|_| false);
    club.finish().await;
}

#[tokio::test]
async fn a_call_that_fails_is_made_later() {
    let (club, who, _) = live().await;
    let route = Some("POST /api/v10/channels");
    let moment = Duration::from_millis(1);
    club.arm("status:500", 5, moment, route);
    club.let_pass(PATIENCE).await;
    assert_eq!((club.sandbox.armed(), club.pings(&who)), (0, 0));
    for _ in 0..3 {
        club.let_pass(PATIENCE).await;
    }
    assert_eq!(club.pings(&who), 1);
    club.finish_with(|request| {
        request
            .verdicts
            .iter()
            .all(|verdict| verdict.starts_with("fault: "))
    })
    .await;
}

#[tokio::test]
async fn a_call_that_is_due_survives_a_crash() {
    let (mut club, who, _) = live().await;
    let before = club.pings(&who);
    club.lose_power().await;
    club.wait_until_idle().await;
    assert_eq!(club.pings(&who), before, "it is not due yet");
    club.let_pass(PATIENCE).await;
    assert_eq!(club.pings(&who), before + 1);
    club.finish().await;
}
