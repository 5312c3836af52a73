//! Clicks of a daily roll at bad moments: from two devices at once, across restarts, and while the clock of the machine is
//! wrong.

use std::time::Duration;

use lostcities::sandbox::{Answer, Message, Outcome, Person};

use super::super::harness::{Club, begins, button, custom_id, says};
use super::super::shown::said;
use super::{DAY, pick, play, today};

/// Both devices press the same at once.
async fn race(who: &Person, panels: [&Message; 2], id: &str) -> [Answer; 2] {
    let ids = panels.map(|panel| custom_id(panel, id));
    let (one, other) = tokio::join!(who.click(panels[0], &ids[0]), who.click(panels[1], &ids[1]));
    [one.unwrap(), other.unwrap()]
}

#[tokio::test]
async fn of_two_devices_at_once_one_is_told_that_it_is_stale() {
    let (club, [anna, ..]) = Club::with_people().await;
    let mut panel = today(&club, &anna).await;
    let mut n_changes = 0;
    while n_changes < 6 {
        let id = pick(&panel).unwrap();
        let elsewhere = today(&club, &anna).await;
        let [one, other] = race(&anna, [&panel, &elsewhere], &id).await;
        club.wait_until_idle().await;
        let both = [(one, &panel), (other, &elsewhere)].map(|(answer, panel)| {
            assert_eq!(answer.outcome, Outcome::Answered);
            anna.message(panel.id).unwrap()
        });
        let is_stale = |message: &&Message| message.content.starts_with("The table has moved on");
        assert_eq!(both.iter().filter(is_stale).count(), 1, "{id}");
        n_changes += 1;
        panel = today(&club, &anna).await;
    }
    club.finish().await;
}

#[tokio::test]
async fn a_restart_at_every_click_changes_nothing() {
    let (mut club, [anna, _, carla]) = Club::with_people().await;
    let panel = today(&club, &carla).await;
    let undisturbed = play(&club, &carla, panel).await;
    let mut panel = today(&club, &anna).await;
    while let Some(id) = pick(&panel) {
        club.lose_power().await;
        panel = club.click(&anna, &panel, &id).await;
    }
    let numbers = |panel: &Message| {
        let digits = panel.content.split(|one: char| !one.is_ascii_digit());
        digits.map(str::to_owned).collect::<Vec<_>>()
    };
    assert!(button(&panel, "Share").is_some(), "{}", panel.content);
    // The second to finish is told of the first.
    let report = |panel: &Message| {
        let numbers = numbers(panel);
        numbers
            .into_iter()
            .filter(|it| it.len() > 2)
            .collect::<Vec<_>>()
    };
    assert_eq!(report(&panel)[..2], report(&undisturbed)[..2]);
    club.finish().await;
}

#[tokio::test]
async fn a_day_whose_secret_was_shown_is_over_even_if_the_clock_is_set_back() {
    let (club, [anna, _, carla]) = Club::with_people().await;
    let begun = today(&club, &anna).await;
    club.let_pass(DAY + Duration::from_hours(3)).await;
    let open = club.command(&carla, "verify daily:1").await;
    assert!(open.content.contains('`'), "{}", open.content);

    club.around.set_back(DAY);
    // Carla knows the dice of the day that it is again.
    let refused = today(&club, &carla).await;
    begins(&refused, "Die dag is voorbij");
    let refused = club.click(&anna, &begun, &pick(&begun).unwrap()).await;
    begins(&refused, "That day is over");
    club.finish().await;
}

#[tokio::test]
async fn who_deletes_their_data_gets_no_second_try_with_known_dice() {
    let (club, [anna, ..]) = Club::with_people().await;
    let panel = today(&club, &anna).await;
    play(&club, &anna, panel).await;
    let asked = club.command(&anna, "privacy delete").await;
    let deleted = club.click(&anna, &asked, ":!privacy.delete-for-sure").await;
    begins(&deleted, "Done");
    let refused = today(&club, &anna).await;
    begins(&refused, "You had begun this before");
    club.let_pass(DAY).await;
    let next = today(&club, &anna).await;
    says(&next, "Daily roll 2");
    club.finish().await;
}

#[tokio::test]
async fn a_clock_that_was_set_back_gives_no_second_try_and_hides_the_secret_again() {
    let (club, [anna, ..]) = Club::with_people().await;
    let panel = today(&club, &anna).await;
    let over = play(&club, &anna, panel).await;
    club.let_pass(DAY + Duration::from_hours(3)).await;
    let second = today(&club, &anna).await;
    says(&second, "Daily roll 2");
    let open = club.command(&anna, "verify daily:1").await;
    says(&open, "secret `");

    club.around.set_back(DAY);
    let again = today(&club, &anna).await;
    assert_eq!(said(&club, &again.content), said(&club, &over.content));
    let hidden = club.command(&anna, "verify daily:1").await;
    assert!(!hidden.content.contains("secret `"), "{}", hidden.content);
    // The round of the day to come is as it was left once that day is there again.
    club.let_pass(DAY).await;
    let third = today(&club, &anna).await;
    assert_eq!(said(&club, &third.content), said(&club, &second.content));
    club.finish().await;
}
