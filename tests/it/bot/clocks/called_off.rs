//! Matches that are ended because a player did not move.

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::kernel::Ending;
use lostcities::sandbox::Message;
use lostcities::store::State;

use super::{Club, DAY, HOUR, button, call, late, n_calls, panel_is_gone, shown};

/// The board of a match that was ended and may still go on.
pub fn ended(club: &Club) -> Message {
    let mut public = club.public("general").into_iter();
    let board = public.find(|message| button(message, ":!late.go-on").is_some());
    board.expect("such a board")
}

#[tokio::test]
async fn a_match_that_is_ended_for_absence_counts_after_a_day() {
    let (mut club, late, waiting) = late("clock:1d", DAY).await;
    let asked = call(&club);
    let live = club.command(&late, "hand").await;
    club.click(&waiting, &asked, ":!late.end").await;
    assert_snapshot!(shown(&club, &ended(&club)), @r"
    lostcities, silently, edited:
    🏁 @Anna has ended this match because @Ben did not move. It counts as given up by @Ben, final <time>. Until then @Anna can take that back.
    (board.png)
    [Go On After All]
    ");
    // Nobody moves in it, and its channel is free.
    let live = late.message(live.id).unwrap();
    let panel = club.command(&late, "hand").await;
    assert_eq!(live.content, panel.content);
    assert_snapshot!(shown(&club, &panel), @"
    lostcities, privately:
    Runde 1 beginnt. @Ben fängt an.
    Diese Partie wurde beendet, weil jemand nicht gezogen hat. Wer sie beendet hat, kann das 24 Stunden lang mit **Doch weiterspielen** zurücknehmen; wer nicht gezogen hat, kann damit darum bitten.
    Eine Runde · 44 Karten im Nachziehstapel
    Punkte auf dem Tisch: @Anna 0 und @Ben 0.
    (hand.png)
    [Doch weiterspielen]
    ");
    let games = club.command(&late, "games").await;
    assert_snapshot!(shown(&club, &games), @"
    lostcities, privately:
    **Deine Partien** · eine wartet auf dich
    **@Anna** · Lost Cities · 0 : 0 · #1 · <link>
    -# beendet, weil @Ben nicht gezogen hat, endgültig <time>; bis dahin kann @Anna das zurücknehmen · letzte Änderung <time> · Zeit endet <time>
    [Entscheiden]
    ");
    let solo = club.command(&club.carla(), "solo").await;
    assert!(!solo.ephemeral, "{solo:?}");
    club.let_pass(Duration::from_millis(86_399_999)).await;
    assert_eq!(club.stored(1).await.state(), State::Playing);
    club.restart().await;
    club.let_pass(Duration::from_millis(1)).await;
    let stored = club.stored(1).await;
    assert_eq!(stored.state(), State::Finished);
    let Some(Ending::TimedOut { by }) = stored.status.ending() else {
        panic!("{stored:?}");
    };
    let absent = stored.seats[by].person().unwrap();
    assert_eq!(absent.id.to_string(), late.id().to_string());
    let result = club.result(1).await.unwrap();
    assert!(!result.is_rated, "nobody has had eight turns");
    assert_eq!(result.seats[by].place, 2);
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn who_comes_back_asks_once_that_an_ended_match_goes_on() {
    let (mut club, late, waiting) = late("clock:1d", DAY).await;
    club.click(&waiting, &call(&club), ":!late.end").await;
    club.let_pass(HOUR).await;
    club.click(&late, &ended(&club), ":!late.go-on").await;
    assert_snapshot!(shown(&club, &ended(&club)), @r"
    lostcities, silently, edited:
    🏁 @Anna has ended this match because @Ben did not move. It counts as given up by @Ben, final <time>. Until then @Anna can take that back.
    🙋 @Ben is back and asks that it goes on.
    (board.png)
    [Go On After All]
    ");
    assert_snapshot!(shown(&club, &call(&club)), @r"
    lostcities, calling Anna:
    🙋 @Anna: @Ben is back and asks that the match goes on: <link>
    [Go On After All]
    ");
    assert!(club.stored(1).await.status.is_asleep());
    // One call is enough, after a restart, too.
    club.restart().await;
    let refused = club.click(&late, &ended(&club), ":!late.go-on").await;
    assert_snapshot!(shown(&club, &refused), @r"
    lostcities, privately:
    Du hast schon darum gebeten. Wer die Partie beendet hat, kann sie weitergehen lassen, bis ihr Ende endgültig ist.
    ");
    assert_eq!(n_calls(&club), 1);
    club.click(&waiting, &call(&club), ":!late.go-on").await;
    assert!(!club.stored(1).await.status.is_asleep());
    club.play_turn(&late).await;
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn asking_puts_the_end_of_a_match_off_by_nothing() {
    let (club, late, waiting) = late("", DAY * 7).await;
    club.click(&waiting, &call(&club), ":!late.end").await;
    club.let_pass(HOUR * 23).await;
    club.click(&late, &ended(&club), ":!late.go-on").await;
    club.let_pass(HOUR).await;
    assert_eq!(club.stored(1).await.state(), State::Finished);
    assert_eq!(n_calls(&club), 0);
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn a_match_goes_on_although_another_one_holds_its_channel() {
    let (club, late, waiting) = late("clock:1d", DAY).await;
    club.click(&waiting, &call(&club), ":!late.end").await;
    let board = ended(&club);
    let carla = club.carla();
    club.command(&carla, "solo").await;
    club.click(&waiting, &board, ":!late.go-on").await;
    let stored = club.stored(1).await;
    assert!(stored.status.is_asleep() && stored.status.closing().is_none());
    let question = club.command(&carla, "resign").await;
    club.click(&carla, &question, ":!resign-for-sure").await;
    let hand = club.command(&late, "hand").await;
    assert!(hand.ephemeral);
    club.finish_with(panel_is_gone).await;
}
