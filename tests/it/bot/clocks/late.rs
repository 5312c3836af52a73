//! What the others decide when the time of a player is up.

use insta::assert_snapshot;

use super::{DAY, button, call, late, panel_is_gone, shown};
use crate::bot::harness::custom_id;
use crate::bot::panels::is_old;

#[tokio::test]
async fn when_the_time_is_up_the_others_are_asked() {
    let (club, late, waiting) = late("clock:1d", DAY).await;
    assert_snapshot!(shown(&club, &call(&club)), @r"
    lostcities, calling Ben, calling Anna:
    ⌛ The match is still waiting for @Ben: <link> @Anna: how should it go on?
    [My Hand]
    [Remind] [Give More Time] [Let the Computer Play On] [End It]
    ");
    assert!(club.board().content.contains("⌛ Time is up"));
    let asked = call(&club);
    let done = club.click(&waiting, &asked, ":!late.remind").await;
    assert!(done.ephemeral);
    assert_ne!(call(&club).id, asked.id, "the call is replaced");
    // Nothing is taken from anybody.
    club.play_turn(&late).await;
    assert!(!club.board().content.contains('⌛'));
    assert!(button(&call(&club), ":!late.end").is_none());
    club.finish_with(panel_is_gone).await;
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
