//! What the others decide when the time of a player is up.

use insta::assert_snapshot;
use lostcities::sandbox::Person;

use super::{Club, DAY, HOUR, button, call, late, n_calls, panel_is_gone, shown};
use crate::bot::harness::{custom_id, says};
use crate::bot::panels::is_old;

#[tokio::test]
async fn when_the_time_is_up_the_others_are_asked() {
    let (club, late, _) = late("clock:1d", DAY).await;
    assert_snapshot!(shown(&club, &call(&club)), @r"
    lostcities, calling Ben, calling Anna:
    ⌛ The match is still waiting for @Ben: <link> @Anna: how should it go on?
    [My Hand]
    [Remind] [Give More Time] [Let the Computer Play On] [End It]
    ");
    assert!(club.board().content.contains("⌛ Time is up"));
    // Nothing is taken from anybody.
    club.play_turn(&late).await;
    assert!(!club.board().content.contains('⌛'));
    assert!(button(&call(&club), ":!late.end").is_none());
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn the_late_player_is_reminded_once() {
    let (club, _, waiting) = late("clock:1d", DAY).await;
    let asked = call(&club);
    let done = club.click(&waiting, &asked, ":!late.remind").await;
    assert!(done.ephemeral);
    let again = call(&club);
    assert_ne!(again.id, asked.id);
    assert_eq!(n_calls(&club), 1);
    let forged = club
        .with_buttons(&["v1:1:0:!late.remind.0", "v1:1:0:!late.remind.1"])
        .await;
    for id in [":!late.remind.0", ":!late.remind.1"] {
        let refused = club.click(&waiting, &forged, id).await;
        assert!(refused.ephemeral, "{refused:?}");
    }
    assert_eq!(n_calls(&club), 1);
    club.finish().await;
}

#[tokio::test]
async fn the_late_player_gets_the_whole_time_again() {
    let (club, _, waiting) = late("clock:1d", DAY).await;
    let asked = call(&club);
    club.click(&waiting, &asked, ":!late.more-time").await;
    let again = call(&club);
    assert_ne!(again.id, asked.id);
    let due = 1_735_689_600 + 2 * 86_400;
    says(&again, &format!("<t:{due}:R>"));
    assert!(button(&again, ":!late.end").is_none());
    club.let_pass(HOUR * 23).await;
    assert!(!club.board().content.contains('⌛'));
    club.let_pass(HOUR).await;
    assert!(club.board().content.contains('⌛'));
    club.finish().await;
}

#[tokio::test]
async fn the_computer_plays_on_until_the_late_player_comes_back() {
    let (mut club, late, waiting) = late("clock:1d", DAY).await;
    club.click(&waiting, &call(&club), ":!late.computer").await;
    assert!(club.board().content.contains("🤖 The computer plays on"));
    club.play_turn(&waiting).await;
    let away = club.click(&late, &club.board(), ":!hand").await;
    assert!(button(&away, ":!back").is_some(), "{away:?}");
    club.command(&late, "settings away:20").await;
    // Only the player comes back.
    let refused = club.click(&waiting, &club.board(), ":!back").await;
    assert!(refused.ephemeral);
    club.restart().await;
    club.click(&late, &away, ":!back").await;
    let board = club.board();
    assert!(!board.content.contains('🤖'));
    assert!(!board.content.contains("away until"), "{board:?}");
    assert!(button(&board, ":!back").is_none());
    let panel = club.click(&late, &club.board(), ":!hand").await;
    assert!(panel.ephemeral);
    club.play_turn(&waiting).await;
    club.play_turn(&late).await;
    club.resign(&late).await;
    let result = club.result(1).await.unwrap();
    assert!(!result.is_rated, "nobody has had eight turns");
    club.finish_with(is_old).await;
}

#[tokio::test]
async fn the_first_decision_holds() {
    let (club, _, waiting) = late("clock:1d", DAY).await;
    let asked = call(&club);
    let before = club.stored(1).await;
    let ids = [":!late.more-time", ":!late.computer", ":!late.end"];
    let ids = ids.map(|id| custom_id(&asked, id));
    let clicks = ids.iter().map(|id| waiting.click(&asked, id));
    futures_util::future::join_all(clicks).await;
    club.wait_until_idle().await;
    let after = club.stored(1).await;
    // Whichever comes first decides; where that is the computer's, the computer plays its turn at once.
    let turns = u64::from(!after.stand_ins.is_empty());
    assert_eq!(after.version, before.version + 1 + turns, "{after:?}");
    club.finish().await;
}

#[tokio::test]
async fn in_a_match_of_several_the_computer_plays_on_for_one_and_the_others_with_it() {
    let club = Club::open().await;
    let people = club.people(3);
    club.seat(&people, "game:roll_write seats:3 clock:1d").await;
    // Who rolled chooses first, then all others at once.
    let mut present = None;
    for who in &people {
        if !club.moves(who, "").await.is_empty() {
            present = Some(who);
        }
    }
    let present = present.unwrap();
    club.type_move(present).await;
    club.let_pass(DAY).await;
    let asked = call(&club);
    let late: Vec<&Person> = people
        .iter()
        .filter(|who| who.id() != present.id())
        .collect();
    for who in &late {
        let refused = club.click(who, &asked, ":!late.computer").await;
        assert!(refused.ephemeral);
    }
    let before = club.stored(1).await;
    club.click(present, &asked, ":!late.computer").await;
    let asked = call(&club);
    assert!(
        button(&asked, ":!late.computer").is_some(),
        "one more is late"
    );
    club.click(present, &asked, ":!late.more-time").await;
    let stored = club.stored(1).await;
    assert_eq!(stored.stand_ins.len(), 1);
    club.click(late[0], &club.board(), ":!back").await;
    let after = club.stored(1).await;
    assert!(after.stand_ins.is_empty());
    assert_eq!(after.seats, before.seats);
    club.finish_with(is_old).await;
}
