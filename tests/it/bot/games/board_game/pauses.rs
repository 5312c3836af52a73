//! The bot restarts at every point where a match can pause.

use lostcities::present::Match;
use lostcities::sandbox::{Message, Person, Request};

use super::{acts, begin, choices, due, forward, is_last_of_round, picks, shows_own_hand};
use crate::bot::harness::{Club, button, custom_id};

/// The panel of the player who is to move, and what they wish to do.
async fn panel(club: &Club) -> (Person, String, Message) {
    let (who, action) = due(club).await.unwrap();
    let panel = club.click(&who, &club.board(), ":!hand").await;
    (who, action, panel)
}

/// Whether the seat to move is to move a figure, and whether it may decline.
fn moves(playing: &dyn Match) -> Option<bool> {
    let (_, choices) = choices(playing)?;
    let is_move = choices.iter().any(|choice| choice.starts_with("move."));
    is_move.then(|| choices.iter().any(|choice| choice == "stop"))
}

async fn n_steps(club: &Club) -> usize {
    club.stored(1).await.steps.len()
}

#[tokio::test]
async fn a_turn_goes_on_after_a_restart_at_each_of_its_pauses() {
    let mut club = Club::open().await;
    begin(&club, 4, "rounds:1").await;
    // A card is picked, and it is still open who goes.
    let (who, action, open) = panel(&club).await;
    assert!(action.starts_with("begin."), "{action}");
    club.restart().await;
    let picked = picks(&club, &who, &open, &action).await;
    for figure in [".leader", ".member"] {
        let begin = action.rsplit_once('.').unwrap().0;
        let button = button(&picked, &format!(":{begin}{figure}")).unwrap();
        assert!(!button.disabled);
    }
    club.restart().await;
    // A click would draw, too; half a turn is typed.
    assert!(custom_id(&picked, &format!(":{action}")).ends_with("+draw"));
    let play = format!("play move:{action}");
    let drawing = club.command(&who, &play).await;
    // The card is played, and none is drawn yet; it may be taken back, and played again.
    club.restart().await;
    let back = club.click(&who, &drawing, ":!take-back").await;
    shows_own_hand(&club, &who, &back).await;
    club.restart().await;
    let drawing = club.command(&who, &play).await;
    club.restart().await;
    let before = n_steps(&club).await;
    let done = club.click(&who, &drawing, ":draw").await;
    assert_eq!(n_steps(&club).await, before + 2, "the act and the card");
    shows_own_hand(&club, &who, &done).await;
    club.finish().await;
}

#[tokio::test]
async fn a_stage_tile_waits_over_a_restart() {
    let mut club = Club::open().await;
    begin(&club, 4, "rounds:1").await;
    forward(&mut club, |playing| moves(playing) == Some(true)).await;
    let (who, action, open) = panel(&club).await;
    assert!(action.starts_with("move."), "{action}");
    club.restart().await;
    let declined = club.click(&who, &open, ":stop").await;
    club.restart().await;
    let back = club.click(&who, &declined, ":!take-back").await;
    club.restart().await;
    let before = n_steps(&club).await;
    club.click(&who, &back, &format!(":{action}")).await;
    assert_eq!(n_steps(&club).await, before + 1);
    club.finish().await;
}

#[tokio::test]
async fn a_move_for_a_city_that_is_found_waits_over_a_restart() {
    let mut club = Club::open().await;
    begin(&club, 2, "").await;
    forward(&mut club, |playing| moves(playing) == Some(false)).await;
    let (who, action, open) = panel(&club).await;
    assert!(button(&open, ":stop").is_none(), "it cannot be declined");
    club.restart().await;
    let before = n_steps(&club).await;
    club.click(&who, &open, &format!(":{action}")).await;
    assert_eq!(n_steps(&club).await, before + 1);
    club.finish().await;
}

#[tokio::test]
async fn a_power_cut_between_two_rounds_loses_and_repeats_nothing() {
    let mut club = Club::open().await;
    let people = begin(&club, 4, "").await;
    forward(&mut club, is_last_of_round).await;
    let (who, action, open) = panel(&club).await;
    let picked = picks(&club, &who, &open, &action).await;
    let id = custom_id(&picked, &format!(":{action}"));
    who.click(&picked, &id).await.unwrap();
    // The click is answered; what everybody sees is not yet done.
    club.lose_power().await;
    let messages = club.public("general");
    let is_chapter = |words: &str| {
        let chapters = messages.iter();
        chapters
            .filter(|message| message.content.contains(words))
            .count()
    };
    assert_eq!(is_chapter("Round 1 is over"), 1);
    assert!(club.board().content.contains("Round 2 of 3"));
    for person in &people {
        let panel = club.click(person, &club.board(), ":!hand").await;
        shows_own_hand(&club, person, &panel).await;
    }
    club.restart().await;
    let (who, action, open) = panel(&club).await;
    let before = n_steps(&club).await;
    // Nothing has been discarded in this round, so that the click draws, too.
    acts(&club, &who, &open, &action).await;
    assert_eq!(n_steps(&club).await, before + 3);
    // A message that was deleted just before the cut is deleted once more after it.
    let is_repeated =
        |request: &Request| request.method == "DELETE" && request.response["code"] == 10008;
    club.finish_with(is_repeated).await;
}
