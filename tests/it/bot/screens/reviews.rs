//! Reviews: asked for after a match, made beside play, kept, and shown seat by seat.

use lostcities::sandbox::{Message, Person};
use lostcities::table::MatchId;

use crate::bot::harness::{Club, PATIENCE, alt, begins, button, says};

/// The newest private message of a person that reads like this, as soon as there is one.
async fn told(club: &Club, who: &Person, text: &str) -> Message {
    let found = || {
        let mut messages = who.messages("general").unwrap().into_iter().rev();
        messages.find(|message| message.ephemeral && message.content.contains(text))
    };
    assert!(
        club.sandbox
            .wait_until(PATIENCE, || found().is_some())
            .await,
        "{:?}",
        who.messages("general")
    );
    found().unwrap()
}

#[tokio::test]
async fn a_review_is_made_while_a_message_says_so_and_then_kept() {
    let mut club = Club::finished().await;
    let (anna, ben) = (club.anna(), club.ben());
    let waiting = club.click(&anna, &club.board(), ":!review").await;
    assert!(waiting.ephemeral);
    begins(&waiting, "I am reviewing match 1.");
    let review = told(&club, &anna, "· Review").await;
    assert_eq!(review.id, waiting.id);
    assert_eq!(review.attachments.len(), 1);
    let words = alt(&review);
    assert!(
        words.starts_with("The estimated lead of Anna in "),
        "{words}"
    );
    says(&review, "sees what was hidden");
    // Who asks later gets it at once, in their language and as they look at it, also after a restart.
    club.restart().await;
    let at_once = club.click(&ben, &club.board(), ":!review").await;
    says(&at_once, "· Analyse");
    let words = alt(&at_once);
    assert!(
        words.starts_with("Der geschätzte Vorsprung von Ben bei "),
        "{words}"
    );
    let again = club.click(&anna, &club.board(), ":!review").await;
    assert_eq!(again.content, review.content);
    let bytes = |message: &Message| club.sandbox.attachment(message.attachments[0].id);
    assert_eq!(bytes(&again), bytes(&review));
    club.finish().await;
}

#[tokio::test]
async fn dear_moves_open_the_replay_where_they_were_played() {
    let club = Club::finished().await;
    let anna = club.anna();
    club.click(&anna, &club.board(), ":!review").await;
    let mut review = told(&club, &anna, "· Review").await;
    // At random, both have made mistakes.
    for seat in ["!review.of.1", "!review.of.0"] {
        review = club.choose(&anna, &review, ":menu.review", seat).await;
        let n_named = review.content.matches(". Turn ").count();
        assert!((2..=3).contains(&n_named), "{}", review.content);
    }
    let first = review.components[0][0].clone();
    let label = first.label.unwrap();
    let turn: String = label.chars().filter(char::is_ascii_digit).collect();
    assert!(
        label.starts_with("Before turn ") && !turn.is_empty(),
        "{label}"
    );
    let id = first.custom_id.unwrap();
    assert!(
        id.starts_with("v1:1:0:!at.0.") && id.contains(".here"),
        "{id}"
    );
    let replay = club
        .click(&anna, &review, id.trim_start_matches("v1:1:0"))
        .await;
    assert_eq!(replay.id, review.id);
    says(&replay, "saw it:");
    // From there, the review is a press away.
    assert!(button(&replay, "Review").is_some());
    let back = club.click(&anna, &replay, ":!review").await;
    says(&back, "· Review");
    club.finish().await;
}

#[tokio::test]
async fn a_review_under_way_is_made_once_and_outlives_its_request() {
    let mut club = Club::finished().await;
    let (anna, ben) = (club.anna(), club.ben());
    let board = club.board();
    let (first, second) = tokio::join!(
        club.click(&anna, &board, ":!review"),
        club.click(&ben, &board, ":!review")
    );
    assert!(first.ephemeral && second.ephemeral);
    told(&club, &anna, "· Review").await;
    told(&club, &ben, "· Analyse").await;
    // Power goes while another one is made. Who asks again gets it all the same.
    club.command(&anna, "solo rounds:1").await;
    club.play_out(2).await;
    let forged = club.with_buttons(&["v1:2:0:!review"]).await;
    let waiting = club.click(&anna, &forged, ":!review").await;
    begins(&waiting, "I am reviewing match 2.");
    assert!(button(&waiting, "Review").is_some());
    club.lose_power().await;
    let review = club.click(&anna, &forged, ":!review").await;
    if !review.content.contains("· Review") {
        told(&club, &anna, "match 2** · Review").await;
    }
    club.finish_with(|_| true).await;
}

#[tokio::test]
async fn what_is_not_over_cannot_be_reviewed() {
    let mut club = Club::begun().await;
    club.fast_forward(1, 20).await;
    let anna = club.anna();
    let forged = club
        .with_buttons(&["v1:1:0:!review", "v1:1:0:!review.of.1", "v1:7:0:!review"])
        .await;
    for id in ["v1:1:0:!review", "v1:1:0:!review.of.1"] {
        let refused = club.click(&anna, &forged, id).await;
        says(&refused, "is not over yet");
    }
    let unknown = club.click(&anna, &forged, "v1:7:0:!review").await;
    says(&unknown, "no finished match 7");
    club.stop().await;
    let kept = club.tables().await;
    let found = kept.store().review_of(MatchId(1), 1).await;
    assert_eq!(found.unwrap(), None);
    kept.store().close().await;
    club.start().await;
    club.finish().await;
}

#[tokio::test]
async fn a_review_is_for_the_players_of_a_match_and_its_server() {
    let mut club = Club::finished().await;
    let carla = club.carla();
    club.click(&carla, &club.board(), ":!review").await;
    let review = told(&club, &carla, "· Analyse").await;
    // Who had no seat is shown the first.
    let words = alt(&review);
    assert!(
        words.starts_with("De geschatte voorsprong van Anna bij "),
        "{words}"
    );
    // A match in Anna's direct messages is nobody else's.
    let direct = club.anna().in_channel("dm");
    club.command(&direct, "solo rounds:1").await;
    club.play_out(2).await;
    let forged = club.with_buttons(&["v1:2:0:!review"]).await;
    let refused = club.click(&club.ben(), &forged, ":!review").await;
    says(&refused, "keine beendete Partie 2");
    let own = club.click(&club.anna(), &forged, ":!review").await;
    begins(&own, "I am reviewing match 2.");
    told(&club, &club.anna(), "match 2** · Review").await;
    club.finish().await;
}

#[tokio::test]
async fn a_match_in_which_nobody_moved_has_nothing_to_review() {
    let club = Club::begun().await;
    let anna = club.anna();
    club.resign(&anna).await;
    let told = club.press_forged(&anna, "v1:1:0:!review").await;
    says(&told, "nothing to review");
    club.finish().await;
}

#[tokio::test]
async fn an_account_says_who_was_stopped() {
    let mut club = Club::begun().await;
    club.fast_forward(1, 30).await;
    let anna = club.anna();
    club.resign(&anna).await;
    club.press_forged(&anna, "v1:1:0:!review").await;
    let review = told(&club, &anna, "· Review").await;
    says(&review, "The match was stopped");
    club.finish().await;
}
