//! Evenings over outages, crashes and set clocks, and one of sixteen people.

use std::time::Duration;

use lostcities::sandbox::Person;

use super::super::harness::{Club, Log, button, says};
use super::super::shown::said;
use super::{MINUTE, begin, evening, play_deal};

#[tokio::test]
async fn what_the_bot_was_away_for_is_given_back() {
    let (mut club, [anna, ..]) = Club::with_people().await;
    begin(&club, &anna, "deals:2 minutes:5").await;
    club.let_pass(4 * MINUTE).await;
    club.be_away(3 * MINUTE).await;
    club.let_pass(MINUTE / 2).await;
    says(&evening(&club), "**Deal 1 of 2**");
    club.let_pass(MINUTE).await;
    says(&evening(&club), "**Deal 2 of 2**");
    // Nor does it end early or late if the clock of the machine is set.
    club.let_pass(4 * MINUTE).await;
    club.around.set_back(Duration::from_hours(1));
    club.let_pass(MINUTE / 2).await;
    assert!(button(&evening(&club), "Play Deal 2").is_some());
    club.let_pass(MINUTE).await;
    says(&evening(&club), "Nobody has played");
    club.finish().await;
}

/// An evening whose bot is killed before each step, or not; its message at the end.
async fn played(is_killed: bool) -> String {
    let (mut club, [anna, ben, _]) = Club::with_people().await;
    begin(&club, &anna, "deals:2 minutes:5").await;
    for step in 0..7 {
        if is_killed {
            club.lose_power().await;
        }
        match step {
            0 | 4 => drop(play_deal(&club, &anna).await),
            1 => drop(club.click(&ben, &evening(&club), ":!evening.play").await),
            2 => {
                // The end of the deal fails halfway: what Ben left cannot be written.
                club.refuse_rows_of("steps").await;
                club.let_pass(6 * MINUTE).await;
                says(&evening(&club), "**Deal 1 of 2**");
            }
            3 => {
                club.take_rows().await;
                club.let_pass(MINUTE / 4).await;
                says(&evening(&club), "**Deal 2 of 2**");
            }
            5 => club.let_pass(MINUTE / 4).await,
            _ => drop(club.click(&anna, &evening(&club), "Next Deal").await),
        }
    }
    let over = evening(&club);
    assert!(button(&over, "Same Again").is_some(), "{}", over.content);
    assert_eq!(club.public("general").len(), 1);
    let text = said(&club, &over.content);
    club.finish().await;
    text
}

#[tokio::test]
async fn a_crash_before_every_step_changes_nothing() {
    let (undisturbed, killed) = (played(false).await, played(true).await);
    assert_eq!(undisturbed, killed);
    assert!(undisturbed.contains("wins the evening"), "{undisturbed}");
}

#[tokio::test]
async fn a_try_that_cannot_be_read_holds_up_nobody_and_is_logged_once() {
    let log = Log::default();
    let _logging = tracing::dispatcher::set_default(&log.dispatch());
    let (mut club, [anna, ben, carla]) = Club::with_people().await;
    let begun = begin(&club, &anna, "deals:2 minutes:5").await;
    for who in [&ben, &carla] {
        club.click(who, &begun, "Play Deal 1").await;
    }
    play_deal(&club, &anna).await;
    // That of Ben is from a program that nobody has any more.
    club.crash().await;
    club.sql("update matches set table_version = 9999 where id = 1")
        .await;
    club.start().await;
    club.let_pass(6 * MINUTE).await;
    let over = evening(&club);
    says(&over, "**Deal 2 of 2**");
    says(&over, "**Carla** +");
    assert!(!over.content.contains("**Ben**"), "{}", over.content);
    play_deal(&club, &ben).await;
    club.let_pass(6 * MINUTE).await;
    says(&evening(&club), "**Ben** +0 (– +0)");
    assert_eq!(log.count("nobody can finish match 1"), 1, "{}", log.text());
    club.finish().await;
}

#[tokio::test]
async fn sixteen_people_finish_three_deals_within_thirty_five_minutes() {
    let club = Club::open().await;
    let named = |n: usize| club.sandbox.add_person(&format!("Guest{n}"), "en-US", None);
    let people: Vec<Person> = (0..16).map(|n| named(n).unwrap()).collect();
    begin(&club, &people[0], "deals:3 minutes:10").await;
    let mut passed = Duration::ZERO;
    for nth in 1..=3 {
        // Whoever waits finds a deal to play.
        let play = format!("Play Deal {nth}");
        assert!(button(&evening(&club), &play).is_some());
        for (n, who) in people.iter().enumerate() {
            if n % 4 == 0 {
                play_deal(&club, who).await;
            } else {
                club.click(who, &evening(&club), &play).await;
            }
        }
        while button(&evening(&club), &play).is_some() {
            club.let_pass(MINUTE / 2).await;
            passed += MINUTE / 2;
        }
    }
    assert!(passed <= 35 * MINUTE, "{passed:?}");
    let over = evening(&club);
    let lines = over.content.lines();
    let ranked = lines.filter(|line| line.contains(" · **Guest"));
    assert_eq!(ranked.count(), 16, "{}", over.content);
    let edits = club.new_requests();
    let edits = edits.iter().filter(|request| request.method == "PATCH");
    assert!(edits.count() <= 35 * 6);
    club.finish().await;
}
