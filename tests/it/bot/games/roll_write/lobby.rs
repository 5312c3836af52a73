//! Tables for Roll & Write: a sixth person, and a host who leaves.

use lostcities::store::State;

use super::begin;
use crate::bot::harness::{Club, button, custom_id, says};
use crate::bot::shown::unnumbered;

#[tokio::test]
async fn a_sixth_person_is_told_that_the_match_has_begun() {
    let club = Club::open().await;
    let people = club.people(5);
    let table = club.command(&people[0], "open game:roll_write").await;
    let join = custom_id(&table, "Join");
    for person in &people[1..] {
        let table = club.public("general").first().unwrap().clone();
        club.click(person, &table, "Join").await;
    }
    let stored = club.stored(1).await;
    assert_eq!(stored.state(), State::Playing);
    // The button is gone; a click that was on its way arrives all the same.
    let table = club.public("general").first().unwrap().clone();
    assert!(button(&table, "Join").is_none());
    let sixth = club.sandbox.add_person("Frida", "en-US", None).unwrap();
    let refused = club.press_forged(&sixth, &join).await;
    assert!(refused.ephemeral);
    assert_eq!(
        unnumbered(&refused.content),
        "The match at this table has already begun; it is further down in this channel. \
         Open a table of your own with </lostcities open>."
    );
    assert_eq!(club.stored(1).await.seats, stored.seats);
    club.finish().await;
}

#[tokio::test]
async fn a_host_who_leaves_hands_the_table_to_the_next_player_who_joined() {
    let club = Club::open().await;
    let people = club.people(3);
    club.command(&people[0], "open game:roll_write").await;
    let table = || club.public("general").first().unwrap().clone();
    club.click(&people[1], &table(), "Join").await;
    club.click(&people[2], &table(), "Join").await;
    club.click(&people[0], &table(), "Leave").await;
    assert!(table().content.contains(&format!(
        "2 of 5 seats: {} and {}",
        people[1].mention(),
        people[2].mention()
    )));
    let stored = club.stored(1).await;
    assert_eq!(stored.state(), State::Lobby);
    assert_eq!(stored.terms.host.to_string(), people[1].id().to_string());
    // Who left has no say any more, and who came third has none yet.
    for other in [&people[0], &people[2]] {
        let refused = club.click(other, &table(), "Start").await;
        assert!(refused.ephemeral);
        assert_eq!(club.stored(1).await.state(), State::Lobby);
    }
    club.click(&people[1], &table(), "Start").await;
    let stored = club.stored(1).await;
    assert_eq!(stored.state(), State::Playing);
    assert_eq!(stored.seats.n_seats(), 2);
    club.finish().await;
}

#[tokio::test]
async fn in_turn_is_agreed_at_the_table() {
    let club = Club::open().await;
    begin(&club, 3, "order:in_turn").await;
    let table = club.public("general").first().unwrap().clone();
    says(&table, "one after the other");
    assert_eq!(club.stored(1).await.terms.setup["order"], "in_turn");
    club.finish().await;
}
