//! Evenings whose messages Discord does not change any more, and many at once.

use std::time::Duration;

use super::super::harness::{Club, says};
use super::{MINUTE, begin, evening};

const ROUND: Duration = Duration::from_secs(11);

/// Adds this many evenings like the first, each in another channel, whose deals end an hour later.
async fn copies(club: &Club, n: u32) {
    let numbers = format!(
        "with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < {n})"
    );
    club.sql(&format!(
        "insert into evenings (id, guild, channel, host, game, n_deals, minutes, locale, message, shown, shown_at, created_at)
         {numbers} select 1 + n, guild, 1000 + n, host, evenings.game, n_deals, minutes, locale, message,
             '0.0.0.' || (closes_at / 1000 + 3600), shown_at, created_at
         from evenings join deals on day = 16777216 + 8 + 1 and deals.game = evenings.game, numbers where evenings.id = 1"
    ))
    .await;
    club.sql(&format!(
        "insert into deals (game, day, secret, closes_at)
         {numbers} select game, day + 8 * n, secret, closes_at + 3600000 from deals, numbers where day = 16777216 + 8 + 1"
    ))
    .await;
}

#[tokio::test]
async fn the_end_of_an_evening_opens_an_archived_thread_again() {
    let (club, [anna, ..]) = Club::with_people().await;
    let thread = anna.in_channel("long-match");
    let begun = club.command(&thread, "evening deals:1 minutes:5").await;
    says(&begun, "Your evening has begun");
    club.sandbox.archive("long-match").unwrap();
    club.let_pass(6 * MINUTE).await;
    club.let_pass(ROUND).await;
    assert!(!club.sandbox.is_archived("long-match").unwrap());
    let shown = club.public("long-match").pop().unwrap();
    says(&shown, "Nobody has played");
    club.finish_with(|request| request.response["code"] == 50_083)
        .await;
}

#[tokio::test]
async fn a_message_that_cannot_be_changed_any_more_is_left_alone() {
    let (club, [anna, ..]) = Club::with_people().await;
    begin(&club, &anna, "deals:1 minutes:5").await;
    club.arm("code:50083", 1_000, Duration::ZERO, Some("PATCH"));
    for _ in 0..2 {
        club.let_pass(6 * MINUTE).await;
    }
    let n_before = club.sandbox.requests(0).len();
    for _ in 0..5 {
        club.let_pass(6 * MINUTE).await;
    }
    assert_eq!(club.sandbox.requests(0).len(), n_before);
    // The channel is free.
    club.sandbox.disarm();
    begin(&club, &anna, "deals:1 minutes:5").await;
    club.finish_with(|request| request.response["code"] == 50_083)
        .await;
}

#[tokio::test]
async fn a_message_that_was_changed_too_often_is_tried_less_and_less_often() {
    let (club, [anna, ..]) = Club::with_people().await;
    begin(&club, &anna, "deals:1 minutes:5").await;
    let is_refused = |request: &lostcities::sandbox::Request| request.response["code"] == 30_046;
    club.arm("code:30046", 1_000, Duration::ZERO, Some("PATCH"));
    club.let_pass(6 * MINUTE).await;
    for _ in 0..60 {
        club.let_pass(ROUND).await;
    }
    let n_refused = club
        .new_requests()
        .iter()
        .filter(|it| is_refused(it))
        .count();
    // After 15 seconds, 30, 60, 120 and 240.
    assert!((3..=6).contains(&n_refused), "{n_refused}");
    club.sandbox.disarm();
    club.let_pass(6 * MINUTE).await;
    says(&evening(&club), "Nobody has played");
    club.finish_with(is_refused).await;
}

#[tokio::test]
async fn many_evenings_hold_up_no_other() {
    let (mut club, [anna, ..]) = Club::with_people().await;
    begin(&club, &anna, "deals:1 minutes:5").await;
    let late = anna.in_channel("table");
    club.command(&late, "evening deals:1 minutes:5").await;
    club.sql("update evenings set id = 100 where id = 2").await;
    club.sql("update deals set day = day + 8 * 98 where day = 16777216 + 8 * 2 + 1")
        .await;
    copies(&club, 60).await;
    // Where nothing is due, none of them is looked at.
    club.let_pass(6 * MINUTE).await;
    club.let_pass(ROUND).await;
    says(&club.public("table").pop().unwrap(), "Nobody has played");
    // Where the messages of all are behind, all are looked at in turn.
    club.stop().await;
    club.sql("update evenings set message = null").await;
    let tables = club.tables().await;
    let mut seen = Vec::new();
    for _ in 0..2 {
        let behind = tables.evenings().sweep().await.unwrap().into_iter();
        seen.extend(behind.map(|state| state.evening.id.0));
    }
    seen.sort_unstable();
    assert_eq!(seen, (2..=61).collect::<Vec<u32>>());
    tables.store().close().await;
}
