//! Private panels of four people at once, and panels that are old.

use futures_util::future::join_all;
use lostcities::sandbox::{Message, Outcome, Person};

use super::{acts, begin, due, forward, picks, shown_hand, shows_own_hand, turn};
use crate::bot::harness::{Club, button, custom_id};
use crate::bot::panels::{opened, says_the_truth};

/// Everybody opens the panel at the same moment; each sees its own hand.
async fn all_open(club: &Club, people: &[Person]) -> Vec<Message> {
    let board = club.board();
    let id = custom_id(&board, ":!hand");
    let answers = join_all(people.iter().map(|person| person.click(&board, &id))).await;
    let mut panels = Vec::new();
    for (person, answer) in people.iter().zip(answers) {
        let panel = club.outcome(person, &answer.unwrap(), None).await;
        shows_own_hand(club, person, &panel).await;
        panels.push(panel);
    }
    panels
}

#[tokio::test]
async fn four_open_panels_show_four_hands() {
    let club = Club::open().await;
    let people = begin(&club, 4, "rounds:1").await;
    for _ in 0..3 {
        let panels = all_open(&club, &people).await;
        for (one, panel) in panels.iter().enumerate() {
            assert_eq!(shown_hand(panel).len(), 8);
            for other in &panels[one + 1..] {
                assert_ne!(shown_hand(panel), shown_hand(other));
            }
        }
        let (who, _) = due(&club).await.unwrap();
        turn(&club, &who).await;
    }
    assert!(
        club.public("general")
            .iter()
            .all(|message| shown_hand(message).is_empty()),
        "hands are private"
    );
    club.finish().await;
}

#[tokio::test]
async fn every_player_gets_the_right_answer_in_any_order() {
    let club = Club::open().await;
    let people = begin(&club, 4, "rounds:1").await;
    for first in 0..4 {
        let panels = all_open(&club, &people).await;
        let (who, action) = due(&club).await.unwrap();
        let before = club.stored(1).await;
        let id = format!("v1:1:{}:{action}", before.version);
        let forged = club.with_buttons(&[&id]).await;
        // Each time another person comes first.
        for place in 0..4 {
            let person = &people[(first + place) % 4];
            if person.id() != who.id() {
                let answer = club.click(person, &forged, &format!(":{action}")).await;
                shows_own_hand(&club, person, &answer).await;
                assert_eq!(club.stored(1).await.steps, before.steps);
            }
        }
        // All at once, and twice, the one in turn on its panel: it counts once.
        let place = people.iter().position(|person| person.id() == who.id());
        let own = picks(&club, &who, &panels[place.unwrap()], &action).await;
        let own_id = custom_id(&own, &format!(":{action}"));
        let clickers = people.iter().chain(&people);
        let clicks = clickers.map(|person| {
            let is_own = person.id() == who.id();
            let (message, id) = if is_own {
                (&own, &own_id)
            } else {
                (&forged, &id)
            };
            person.click(message, id)
        });
        for answer in join_all(clicks).await {
            assert_eq!(answer.unwrap().outcome, Outcome::Answered);
        }
        club.wait_until_idle().await;
        // Where nothing else can be drawn, the button draws, too.
        let n_steps = if own_id.ends_with("+draw") { 3 } else { 1 };
        let after = club.stored(1).await;
        assert_eq!(after.steps.len(), before.steps.len() + n_steps);
        turn(&club, &who).await;
    }
    club.finish().await;
}

#[tokio::test]
async fn a_panel_that_is_a_round_old_answers_with_the_hand_of_this_round() {
    let mut club = Club::open().await;
    let people = begin(&club, 4, "").await;
    let (who, action) = due(&club).await.unwrap();
    let panel = club.click(&who, &club.board(), ":!hand").await;
    let old_hand = shown_hand(&panel);
    let old = picks(&club, &who, &panel, &action).await;
    let ids = [
        custom_id(&panel, ":!focus."),
        custom_id(&old, &format!(":{action}")),
        custom_id(&old, ":discard."),
        custom_id(&old, ":!unfocus"),
    ];
    forward(&mut club, |playing| playing.rounds().len() == 1).await;
    let before = club.stored(1).await;
    let forged = club.with_buttons(&ids.each_ref().map(String::as_str)).await;
    // On the panel itself, which is still there, and on buttons like its own.
    let answer = club.click(&who, &old, &format!(":{action}")).await;
    assert_eq!(answer.id, old.id);
    assert_ne!(shown_hand(&answer), old_hand);
    shows_own_hand(&club, &who, &answer).await;
    for id in &ids {
        for person in &people {
            let answer = club.press(person, &forged, id).await;
            shows_own_hand(&club, person, &answer).await;
        }
    }
    assert_eq!(club.stored(1).await.steps, before.steps);
    club.finish().await;
}

#[tokio::test]
async fn two_people_play_a_round_on_one_panel_each() {
    let club = Club::open().await;
    let people = begin(&club, 2, "rounds:1").await;
    let mut n_turns = 0;
    while let Some((who, _)) = due(&club).await {
        let (mut clicks, mut n_tiles) = (0, 0);
        let mut panel = opened(&club, &who, &mut clicks).await;
        while let Some((next, action)) = due(&club).await
            && next.id() == who.id()
        {
            let is_about_card = button(&panel, &format!(":!focus.{}", card_of(&action)));
            clicks += 1 + u32::from(is_about_card.is_some());
            n_tiles += u32::from(action.starts_with("move."));
            panel = acts(&club, &who, &panel, &action).await;
        }
        n_turns += 1;
        let most = 3 + n_tiles + u32::from(n_turns <= 2);
        assert!(clicks <= most, "turn {n_turns}: {clicks} clicks");
        if n_turns % 6 < 2 {
            for person in &people {
                says_the_truth(&club, person).await;
            }
        }
    }
    assert!(n_turns > 10);
    for person in &people {
        says_the_truth(&club, person).await;
    }
    club.finish().await;
}

/// The card that an action is about; its first word where it is about none.
fn card_of(action: &str) -> &str {
    action.split('.').nth(1).unwrap_or(action)
}
