//! What people look at once a deal of an evening is over.

use insta::assert_snapshot;
use lostcities::sandbox::Person;

use super::super::daily::compared;
use super::super::harness::{Club, button, custom_id, says};
use super::super::shown::shown;
use super::{MINUTE, begin, evening, play_deal};

#[tokio::test]
async fn who_has_played_a_deal_compares_it_and_looks_back_once_it_is_over() {
    let (club, [anna, ben, carla]) = Club::with_people().await;
    let begun = begin(&club, &anna, "deals:2 minutes:5").await;
    let early = ["v1:0:0:!evening.compare.1.1", "v1:0:0:!evening.replays.1"];
    let early = club.with_buttons(&early).await;
    play_deal(&club, &anna).await;
    for what in [":!evening.compare", ":!evening.replays"] {
        let refused = club.click(&anna, &early, what).await;
        says(&refused, "or it is not over yet");
    }
    club.click(&ben, &begun, "Play Deal 1").await;
    club.let_pass(6 * MINUTE).await;
    let open = evening(&club);
    assert!(button(&open, "Full Table").is_none());
    let review = compared(&club, &anna, &open, "Compare Deal 1").await;
    says(&review, "The moves that cost ");
    let replays = club.click(&anna, &open, "Replays").await;
    assert_snapshot!(shown(&club, &replays), @r"
    lostcities, privately:
    **What you have played this evening.** *Compare* shows which of your turns cost points, and why.
    [Replay Deal 1]
    [Compare Deal 1]
    ");
    let replay = club.click(&anna, &replays, "Replay Deal 1").await;
    assert!(!replay.attachments.is_empty());
    // Others have what they have played themselves, and nothing of hers.
    let own = club.click(&ben, &open, "Replays").await;
    let (hers, his) = (custom_id(&replays, ":!replay"), custom_id(&own, ":!replay"));
    assert_ne!(hers, his);
    let forged = club.with_buttons(&[&hers]).await;
    says(&club.click(&ben, &forged, ":!replay").await, "Partie 1");
    // Nobody plays the second, so that is still the one to compare.
    club.let_pass(6 * MINUTE).await;
    let open = evening(&club);
    for what in ["Compare Deal 1", "Replays"] {
        says(
            &club.click(&carla, &open, what).await,
            "Dat heb je niet gespeeld",
        );
    }
    club.finish().await;
}

#[tokio::test]
async fn more_people_than_a_message_names_are_in_a_table() {
    let club = Club::open().await;
    let named = |n: usize| club.sandbox.add_person(&format!("Guest{n}"), "en-US", None);
    let people: Vec<Person> = (0..22).map(|n| named(n).unwrap()).collect();
    let begun = begin(&club, &people[0], "deals:1 minutes:5").await;
    for who in &people {
        club.click(who, &begun, "Play Deal 1").await;
    }
    while button(&evening(&club), "Full Table").is_none() {
        club.let_pass(3 * MINUTE).await;
    }
    let over = evening(&club);
    says(&over, "and 2 more");
    let table = club.click(&club.carla(), &over, "Full Table").await;
    assert_eq!(
        table.content.matches("**Guest").count(),
        22,
        "{}",
        table.content
    );
    club.finish().await;
}
