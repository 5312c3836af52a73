//! Messages, channels and threads that a person deletes.

use std::time::Duration;

use lostcities::store::State;

use super::all_is_shown;
use crate::bot::harness::{Club, says};
use crate::bot::panels::is_gone;

#[tokio::test]
async fn a_board_that_is_deleted_comes_back_with_the_next_turn() {
    let (club, first, second) = Club::in_play().await;
    club.sandbox.delete_message(club.board().id).unwrap();
    club.type_turn(&first).await;
    all_is_shown(&club, &second, "the board was deleted").await;
    // The token of a press on it, too, finds it no more.
    let panel = club.click(&second, &club.board(), ":!hand").await;
    club.sandbox.delete_message(club.board().id).unwrap();
    club.play_turn_on(&second, &panel).await;
    all_is_shown(&club, &first, "the next was deleted").await;
    club.finish_with(is_gone).await;
}

#[tokio::test]
async fn a_channel_that_is_swept_clean_hides_no_match() {
    let (club, first, second) = Club::in_play().await;
    for message in club.public("general") {
        club.sandbox.delete_message(message.id).unwrap();
    }
    club.type_turn(&first).await;
    all_is_shown(&club, &second, "everything was deleted").await;
    club.type_turn(&second).await;
    all_is_shown(&club, &first, "the next turn").await;
    club.finish_with(is_gone).await;
}

#[tokio::test]
async fn a_challenge_that_is_deleted_ends_by_itself_and_frees_the_channel() {
    let club = Club::open().await;
    let invitation = club.challenge("rounds:1").await;
    club.sandbox.delete_message(invitation.id).unwrap();
    club.let_pass(Duration::from_hours(25)).await;
    assert_eq!(club.newest().await.state(), State::Abandoned);
    club.begin().await;
    club.board();
    club.finish_with(is_gone).await;
}

#[tokio::test]
async fn a_match_in_a_deleted_channel_or_thread_is_asked_for_no_more() {
    for place in ["table", "long-match"] {
        let club = Club::open().await;
        let (anna, ben) = (club.anna().in_channel(place), club.ben().in_channel(place));
        let text = "challenge opponent:@Ben rounds:1";
        let invitation = club.command(&anna, text).await;
        club.click(&ben, &invitation, ":!accept").await;
        let mine = !club.moves(&anna, "").await.is_empty();
        let who = if mine { &anna } else { &ben };
        club.type_move(who).await;
        let draw = club.next_move(who).await;
        // The channel goes in the moment in which the turn ends.
        let (answer, ()) = tokio::join!(who.command(&draw), async {
            club.sandbox.delete_channel(place).unwrap();
        });
        drop(answer);
        club.wait_until_idle().await;
        let n_before = club.sandbox.requests(0).len();
        for _ in 0..60 {
            club.let_pass(Duration::from_mins(10)).await;
        }
        assert_eq!(club.sandbox.requests(0).len(), n_before, "{place}");
        // Elsewhere everything goes on.
        let (first, second) = club.begin_in_turn().await;
        club.type_turn(&first).await;
        all_is_shown(&club, &second, place).await;
        club.finish_with(|request| is_gone(request) || request.path.ends_with("/callback"))
            .await;
    }
}

#[tokio::test]
async fn a_match_whose_channel_is_gone_can_be_given_up_from_elsewhere() {
    let club = Club::open().await;
    let (anna, ben) = (
        club.anna().in_channel("table"),
        club.ben().in_channel("table"),
    );
    let invitation = club
        .command(&anna, "challenge opponent:@Ben rounds:1")
        .await;
    club.click(&ben, &invitation, ":!accept").await;
    club.sandbox.delete_channel("table").unwrap();
    let ben = club.ben();
    let listed = club.command(&ben, "games").await;
    says(&listed, "#1 · ");
    let offered = ben
        .autocomplete("/lostcities resign match:", "match")
        .await
        .unwrap();
    assert_eq!(offered[0].name, "1 · Lost Cities · Anna");
    // Another person's match is none of Carla's business.
    let carla = club.person("Carla");
    let refused = club.command(&carla, "resign match:1").await;
    says(&refused, "speelt in deze partij niet mee");
    let unknown = club.command(&ben, "resign match:77").await;
    says(&unknown, "mit dieser Nummer gibt es nicht");
    let question = club.command(&ben, "resign match:1").await;
    club.click(&ben, &question, ":!resign-for-sure").await;
    assert_eq!(club.newest().await.state(), State::Finished);
    let listed = club.command(&ben, "games").await;
    assert!(!listed.content.contains("#1"), "{listed:?}");
    club.finish_with(is_gone).await;
}
