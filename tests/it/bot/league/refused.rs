//! A season whose message Discord does not change.

use std::time::Duration;

use lostcities::sandbox::Request;

use super::super::harness::{Club, says};
use super::super::panels::panel_is_gone;
use super::{ROUND, gather, season};

/// A season whose message does not show that a person has joined, as every change is refused with this code, and how many
/// requests were refused in ten minutes.
async fn refused(code: u64) -> (Club, usize) {
    let club = Club::open().await;
    gather(&club, 4).await;
    club.let_pass(ROUND).await;
    says(&season(&club), "**4 have joined.**");
    let armed = format!("code:{code}");
    club.arm(&armed, 1_000, Duration::ZERO, Some("PATCH"));
    let fifth = club.sandbox.add_person("Kim", "en-US", None).unwrap();
    club.click(&fifth, &season(&club), ":!league.join").await;
    for _ in 0..60 {
        club.let_pass(ROUND).await;
    }
    let is_refused = |request: &&Request| request.response["code"] == code;
    let n_refused = club.new_requests().iter().filter(is_refused).count();
    says(&season(&club), "**4 have joined.**");
    club.sandbox.disarm();
    (club, n_refused)
}

#[tokio::test]
async fn what_is_refused_is_given_up_until_there_is_more_to_show() {
    let (club, n_refused) = refused(50_083).await;
    // The message, and opening the thread.
    assert_eq!(n_refused, 2);
    let sixth = club.sandbox.add_person("Lea", "en-US", None).unwrap();
    club.click(&sixth, &season(&club), ":!league.join").await;
    club.let_pass(ROUND).await;
    says(&season(&club), "**6 have joined.**");
    club.finish_with(|request| panel_is_gone(request) || request.response["code"] == 50_083)
        .await;
}

#[tokio::test]
async fn what_is_refused_for_now_is_tried_less_and_less_often() {
    let (club, n_refused) = refused(30_046).await;
    // After 15 seconds, 30, 60, 120 and 240.
    assert!((3..=6).contains(&n_refused), "{n_refused}");
    club.let_pass(6 * Duration::from_mins(1)).await;
    says(&season(&club), "**5 have joined.**");
    club.finish_with(|request| panel_is_gone(request) || request.response["code"] == 30_046)
        .await;
}
