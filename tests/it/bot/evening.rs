//! An evening with the same cards for everybody.

mod afterwards;
mod fair;
mod refused;
mod times;

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::sandbox::{Message, Person};
use serde_json::Value;

use super::daily::{pick, play};
use super::harness::{Club, button, says};
use super::shown::{said, shown};

const MINUTE: Duration = Duration::from_mins(1);

pub(super) async fn begin(club: &Club, host: &Person, options: &str) -> Message {
    let begun = club.command(host, &format!("evening {options}")).await;
    says(&begun, "Your evening has begun");
    evening(club)
}

/// The message of the newest evening as it is.
pub(super) fn evening(club: &Club) -> Message {
    let mut messages = club.public("general").into_iter().rev();
    let is_evening = |message: &Message| message.content.starts_with("**Same Cards**");
    messages.find(is_evening).unwrap()
}

/// Plays the deal that runs to its end.
pub(super) async fn play_deal(club: &Club, who: &Person) -> Message {
    let panel = club.click(who, &evening(club), ":!evening.play").await;
    play(club, who, panel).await
}

#[tokio::test]
async fn an_evening_goes_from_deal_to_deal_to_its_winner() {
    let (club, [anna, ben, carla]) = Club::with_people().await;
    let begun = begin(&club, &anna, "deals:2 minutes:5").await;
    assert_snapshot!(shown(&club, &begun), @r"
    lostcities:
    **Same Cards** · Anna’s evening · Lost Cities, 2 deals of 5 minutes against the computer
    **Deal 1 of 2** · ends <time> · nobody plays yet
    -# Everybody gets the same cards or dice. Late? Join at any deal. Please do not tell what you got before a deal is over. Fingerprints: `1bd584cc` `26fb8e35`
    [Play Deal 1] [-Next Deal-] [Fair?]
    ");
    let early = club.click(&anna, &begun, "Fair?").await;
    assert!(!early.content.contains("secret `"), "{}", early.content);
    let over = play_deal(&club, &anna).await;
    assert_snapshot!(shown(&club, &over), @r"
    lostcities, privately, edited:
    **Same Cards · Deal 1**
    **−89 points,** the normal computer 79.
    That is −168 against the computer. Once the deal is over, the message of the evening says how that compares.
    (daily.png)
    ");
    play_deal(&club, &ben).await;
    // While Carla plays, nobody goes on.
    let panel = club.click(&carla, &begun, "Play Deal 1").await;
    club.let_pass(MINUTE / 4).await;
    let waits = evening(&club);
    says(&waits, "finished: 2 of 3");
    assert!(button(&waits, "Next Deal").unwrap().disabled);
    club.let_pass(5 * MINUTE).await;
    assert_snapshot!(shown(&club, &evening(&club)), @r"
    lostcities, edited:
    **Same Cards** · Anna’s evening · Lost Cities, 2 deals of 5 minutes against the computer
    **Deal 1 is over.** Carla leads, **60 ahead** of Anna.
    **Deal 2 of 2** · ends <time> · nobody plays yet
    1 · **Carla** +60 (+60°)
    2 · **Anna** +0 (+0)
    2 · **Ben** +0 (+0)
    -# Points above the middle of the field, deal by deal. ° finished by the computer
    -# Everybody gets the same cards or dice. Late? Join at any deal. Please do not tell what you got before a deal is over. Fingerprints: `1bd584cc` `26fb8e35`
    (evening.png)
    [Play Deal 2] [-Next Deal-] [Fair?]
    [Compare Deal 1] [Replays]
    ");
    // What she left was played on, and nobody else can begin it.
    says(&play(&club, &carla, panel).await, "tegen de computer");
    let dan = club.sandbox.add_person("Dan", "en-US", None).unwrap();
    let late = club.press_forged(&dan, "v1:0:0:!evening.play.1.1").await;
    says(&late, "That deal is over");
    // The second ends when all have finished: the host can say so at once, and others a little later.
    for who in [&dan, &carla] {
        play_deal(&club, who).await;
    }
    club.let_pass(MINUTE / 4).await;
    let early = club.click(&ben, &evening(&club), "Next Deal").await;
    says(&early, "nach 20 Sekunden");
    club.let_pass(MINUTE / 4).await;
    let over = club.click(&ben, &evening(&club), "Next Deal").await;
    assert_snapshot!(shown(&club, &over), @r"
    lostcities, edited:
    **Same Cards** · Anna’s evening · Lost Cities, 2 deals of 5 minutes against the computer
    **Carla wins the evening** · **+60** above the field
    1 · **Carla** +60 (+60° +0)
    2 · **Anna** +0 (+0 –)
    2 · **Ben** +0 (+0 –)
    2 · **Dan** +0 (– +0)
    -# Points above the middle of the field, deal by deal. ° finished by the computer
    (evening.png)
    [Play the Final] [Same Again] [Fair?]
    [Compare Deal 2] [Replays]
    ");
    let proof = club.click(&dan, &over, "Fair?").await;
    assert_eq!(
        proof.content.matches("secret `").count(),
        2,
        "{}",
        proof.content
    );
    assert_eq!(proof.attachments.len(), 1);
    // Nothing more happens to it.
    club.let_pass(20 * MINUTE).await;
    assert_eq!(
        said(&club, &evening(&club).content),
        said(&club, &over.content)
    );
    club.finish().await;
}

#[tokio::test]
async fn the_two_best_play_a_final_and_anybody_begins_the_next_evening() {
    let (club, [anna, ben, carla]) = Club::with_people().await;
    begin(&club, &anna, "deals:1 minutes:5").await;
    for who in [&anna, &ben] {
        play_deal(&club, who).await;
    }
    club.click(&carla, &evening(&club), "Play Deal 1").await;
    club.let_pass(6 * MINUTE).await;
    let over = evening(&club);
    says(&over, "**Carla wins the evening**");
    let refused = club.click(&ben, &over, "Play the Final").await;
    says(&refused, "Nur die beiden Besten");
    // Anna invites, and Carla accepts by pressing the same.
    let invitation = club.click(&anna, &over, "Play the Final").await;
    says(&invitation, "challenges");
    club.skip(2 * MINUTE);
    club.click(&carla, &evening(&club), "Play the Final").await;
    says(&club.board(), "One round");
    let again = club.click(&ben, &evening(&club), "Same Again").await;
    says(&again, "Dein Abend hat");
    says(&evening(&club), "Ben’s evening");
    club.finish().await;
}

#[tokio::test]
async fn a_channel_has_one_evening_which_its_host_can_end() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    begin(&club, &anna, "").await;
    says(&evening(&club), "3 deals of 10 minutes");
    let second = club.command(&ben, "evening").await;
    says(&second, "In diesem Kanal läuft schon ein Abend");
    play_deal(&club, &ben).await;
    let own = club.command(&anna, "evening").await;
    club.click(&anna, &own, "End the Evening").await;
    club.let_pass(MINUTE / 10).await;
    let over = evening(&club);
    says(&over, "Only Ben has played, so nobody wins");
    // Then the channel is free.
    let next = begin(&club, &anna, "deals:1 minutes:5").await;
    // A message that somebody deletes comes again.
    club.sandbox.delete_message(next.id).unwrap();
    club.let_pass(6 * MINUTE).await;
    club.let_pass(MINUTE / 10).await;
    let again = evening(&club);
    assert!(again.id != over.id && again.id != next.id);
    says(&again, "Nobody has played");
    club.finish_with(|request| request.status == 404).await;
}

#[tokio::test]
async fn the_computer_is_as_strong_as_the_host_says() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    for (id, level) in [(1, "Easy"), (2, "Strong")] {
        let begun = begin(&club, &anna, &format!("deals:1 minutes:5 level:{level}")).await;
        let named = level.to_lowercase();
        says(&begun, &format!("against the computer ({named})"));
        let mut panel = club.click(&ben, &begun, "Play Deal 1").await;
        let stored = club.stored(id).await;
        assert_eq!(
            stored.seats.iter().nth(1).unwrap().1.level(),
            named.parse().ok()
        );
        if level == "Easy" {
            says(&play(&club, &ben, panel).await, "der leichte Computer");
            club.let_pass(6 * MINUTE).await;
            // That is so again if somebody wants another.
            club.click(&ben, &evening(&club), "Same Again").await;
            says(&evening(&club), "(easy)");
            let open = club.command(&ben, "evening").await;
            club.click(&ben, &open, ":!evening.end").await;
            club.let_pass(MINUTE / 10).await;
        } else {
            // It looks ahead on threads of its own, and the person goes on as ever.
            let has_acted = |step: &Value| step["seat"] == 1;
            while !club.stored(id).await.steps.iter().any(has_acted) {
                panel = club.click(&ben, &panel, &pick(&panel).unwrap()).await;
            }
        }
    }
    club.finish().await;
}

#[tokio::test]
async fn dice_and_tiles_can_be_the_same_for_everybody_too() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    for game in ["Lost Cities: Roll & Write", "Lost Cities: The Board Game"] {
        let begun = begin(&club, &anna, &format!("game:{game} deals:1 minutes:5")).await;
        says(&begun, game);
        let (own, others) = (play_deal(&club, &anna).await, play_deal(&club, &ben).await);
        says(&own, "against the computer");
        says(&others, "gegen den Computer");
        club.let_pass(MINUTE / 4).await;
        let over = club.click(&anna, &evening(&club), "Next Deal").await;
        // Both have chosen alike.
        says(&over, "**+0** above the field");
    }
    club.finish().await;
}
