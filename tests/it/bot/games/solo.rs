//! Matches against the computer.

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::kernel::Timestamp;
use lostcities::store::{Change, Committed, MatchId, State, Transition};

use crate::bot::harness::{Club, begins, button, custom_id, says};
use crate::bot::shown::{sees, sees_in, shown};

#[tokio::test]
async fn the_first_match_of_a_game_is_one_round_unless_its_player_says_otherwise() {
    let (club, [anna, ..]) = Club::with_people().await;
    for (command, rounds) in [
        ("solo", 1),
        ("solo", 3),
        ("solo game:board rounds:3", 3),
        ("solo game:classic rounds:1", 1),
        ("solo game:board", 3),
    ] {
        club.command(&anna, command).await;
        let setup = club.newest().await.terms.setup;
        assert_eq!(setup["rounds"], rounds, "{command}");
        club.resign(&anna).await;
    }
    // Rivals has no rounds to choose.
    club.command(&anna, "solo game:rivals").await;
    assert_eq!(
        club.newest().await.terms.setup["rounds"],
        serde_json::Value::Null
    );
    club.finish().await;
}

#[tokio::test]
async fn an_even_match_is_against_the_level_that_fits_the_results_in_the_game() {
    let (club, [anna, ..]) = Club::with_people().await;
    for (game, level) in [
        ("classic", "casual"),
        ("classic", "easy"),
        ("rivals", "casual"),
    ] {
        let command = format!("solo level:even game:{game}");
        let opened = club.command(&anna, &command).await;
        let named = format!("against the computer ({level}): ");
        says(&opened, &named);
        club.resign(&anna).await;
    }
    club.finish().await;
}

#[tokio::test]
async fn a_match_against_the_computer_begins_at_once() {
    let (club, [anna, ..]) = Club::with_people().await;
    club.command(&anna, "solo rounds:1").await;
    assert_snapshot!(sees(&club, &anna), @r"
    lostcities, edited:
    @Anna sets out against the computer: Lost Cities.
    One round, five expeditions.
    -# 🔒 Fair shuffle, fixed before it begins: `<8 digits>…`

    lostcities, silently:
    **@Anna** to move: play or discard a card.
    One round · 43 cards in the draw pile
    Points on the table: @Anna 0 and Computer −17.
    -# Round 1 begins. Computer starts.
    -# Computer played ⬜ white 3.
    (board.png)
    [My Hand] [Rules] [More]
    ");
    let panel = club.play_turn(&anna).await;
    assert_snapshot!(shown(&club, &panel), @"
    lostcities, privately, edited:
    You drew 🟩 green 9. Computer played ⬜ white 5.
    **Your turn.** Choose a card.
    -# Still needed to pay their cost: 🟨 17.
    (hand.png)
    [More]
    [🟦 2] [🟦 7] [🟩 ×2 (3)]
    [🟩 9] [🟥 8] [🟥 10] [💡 Hint]
    ");
    assert_snapshot!(shown(&club, &club.board()), @r"
    lostcities, silently, edited:
    **@Anna** to move: play or discard a card.
    One round · 41 cards in the draw pile
    Points on the table: @Anna −17 and Computer −12.
    -# Round 1 begins. Computer starts.
    -# Computer played ⬜ white 3.
    -# @Anna played 🟨 yellow 3.
    -# Computer played ⬜ white 5.
    (board.png)
    [My Hand] [Rules] [More]
    ");
    let mentions = club
        .public("general")
        .into_iter()
        .flat_map(|message| message.mentions);
    assert_eq!(mentions.count(), 0, "nobody else plays");
    club.finish().await;
}

#[tokio::test]
async fn a_computer_player_whose_turn_could_not_be_stored_has_it_later() {
    let (club, [anna, ..]) = Club::with_people().await;
    club.command(&anna, "solo rounds:1").await;
    let panel = club.click(&anna, &club.board(), ":!hand").await;
    let panel = club.play_card(&anna, &panel).await;
    let before = club.newest().await;
    let of_computer = r#"new.step like '%"seat":1%'"#;
    club.refuse_rows_where("steps", of_computer).await;
    let told = club.click(&anna, &panel, ":draw").await;
    begins(&told, "You drew ");
    let drawn = club.newest().await;
    assert_eq!(drawn.version, before.version + 1);
    let is_computers = |step: &&serde_json::Value| step["seat"] == 1;
    let n_before = drawn.steps.iter().filter(is_computers).count();

    club.take_rows().await;
    club.let_pass(Duration::ZERO).await;
    let played = club.newest().await;
    let n_after = played.steps.iter().filter(is_computers).count();
    assert_eq!(n_after, n_before + 2, "a card is laid and one drawn");
    let board = club.board();
    let to_move = format!("**<@{}>** to move", anna.id());
    begins(&board, &to_move);
    club.play_turn(&anna).await;
    club.finish().await;
}

#[tokio::test]
async fn a_match_against_the_computer_is_played_in_direct_messages() {
    let mut club = Club::open().await;
    let anna = club.anna().in_channel("dm");
    club.command(&anna, "solo rounds:1").await;
    club.fast_forward(1, 60).await;
    while button(&club.board_for(&anna, "dm"), "Rematch").is_none() {
        let panel = club
            .click(&anna, &club.board_for(&anna, "dm"), "My Hand")
            .await;
        club.play_turn_on(&anna, &panel).await;
    }
    assert_eq!(club.stored(1).await.state(), State::Finished);
    let messages = sees_in(&club, &anna, "dm");
    let last = messages.rsplit("\n\n").next().unwrap();
    assert_snapshot!(last, @r"
    lostcities, silently, edited:
    🏆 Computer wins!
    Points: @Anna −17 and Computer 20.
    -# Best expedition: Computer, 🟩 green with 12 points.
    (board.png)
    [Rematch] [Replay] [Review] [Fair?]
    [Share] [Daily Cards]
    ");
    club.finish().await;
}

#[tokio::test]
async fn a_rematch_against_the_computer_begins_at_once() {
    let (club, [anna, ..]) = Club::with_people().await;
    club.command(&anna, "solo rounds:1").await;
    club.resign(&anna).await;
    let over = club.board();
    let begun = club.click(&anna, &over, "Rematch").await;
    assert_snapshot!(shown(&club, &begun), @r"
    lostcities, edited:
    @Anna sets out against the computer: Lost Cities.
    One round, five expeditions.
    -# 🔒 Fair shuffle, fixed before it begins: `<8 digits>…`
    ");
    assert!(custom_id(&club.board(), "My Hand").starts_with("v1:2:"));
    let again = club.click(&anna, &over, "Rematch").await;
    assert!(again.ephemeral, "a match has one rematch");
    club.finish().await;
}

#[tokio::test]
async fn the_computer_goes_on_after_a_power_cut_in_its_turn() {
    let (mut club, [anna, ..]) = Club::with_people().await;
    club.command(&anna, "solo rounds:1").await;
    club.play_turn(&anna).await;
    let before = club.stored(1).await;
    club.crash().await;
    // The computer's last turn never happened: Anna's draw is the last that is known.
    let store = club.location().open().await.unwrap();
    let is_annas_draw = |step: &serde_json::Value| step["act"] == "draw" && step["seat"] == 0;
    let draw = before.steps.iter().rposition(is_annas_draw).unwrap();
    let back = Transition::TakeBack { keep: draw + 2 };
    let at = Timestamp::from_millis(0);
    let change = Change::new(MatchId(1), before.version, before.status, at, back);
    let cut = store.commit(&change).await.unwrap();
    assert_eq!(cut, Committed::Done(before.version + 1));
    store.close().await;
    club.start().await;
    club.wait_until_idle().await;
    assert!(club.stored(1).await.steps.len() > draw + 2);
    assert!(club.board().content.contains("to move: play or discard"));
    assert!(!club.moves(&anna, "").await.is_empty());
    club.finish().await;
}
