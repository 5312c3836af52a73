//! Answers that come too late.

use std::time::Duration;

use lostcities::sandbox::{Message, Outcome, Person};
use lostcities::service::Timeouts;

use super::{all_is_shown, is_struck};
use crate::bot::harness::{Club, Ways, custom_id};

/// Lets Ben click while the database is slow, until the bot has promised an answer.
async fn click_slowly(club: &Club, message: &Message, name: &str) {
    let held = club.hold_database().await;
    let promises = |request: &lostcities::sandbox::Request| {
        request.path.ends_with("/callback") && request.body["type"] == 6
    };
    let has_promised = || club.new_requests().iter().any(promises);
    let ben = club.ben();
    let (answer, ()) = tokio::join!(ben.click(message, name), async {
        club.until(has_promised).await;
        held.let_go().await;
    });
    answer.unwrap();
    club.wait_until_idle().await;
}

/// What Ben sees and nobody else.
fn private(who: &Person) -> Vec<String> {
    let seen = who.messages("general").unwrap().into_iter();
    seen.filter(|message| message.ephemeral && !message.thinking)
        .map(|message| message.content)
        .collect()
}

#[tokio::test]
async fn a_late_apology_takes_the_place_of_nothing_public() {
    let timeouts = Timeouts::default();
    let club = Club::open_with(Ways {
        timeouts,
        ..Ways::default()
    })
    .await;
    let invitation = club.challenge("rounds:1").await;
    // Nobody can accept: the answer is an apology.
    club.refuse_rows_of("steps").await;
    let ben = club.ben();
    click_slowly(&club, &invitation, "Accept").await;
    assert_eq!(private(&ben).len(), 1, "{:?}", private(&ben));
    let now = ben.message(invitation.id).unwrap();
    assert_eq!(now.content, invitation.content);
    custom_id(&now, "Accept");
    club.finish().await;
}

/// A club in which a person has laid a card and may draw with this command, the other player, and Discord that waits longer.
async fn about_to_draw() -> (Club, [Person; 2], String) {
    let ways = Ways::default();
    let club = Club::open_with(Ways {
        response_timeout: Duration::from_secs(5),
        timeouts: Timeouts {
            answer: Timeouts::default().answer,
            ..ways.timeouts
        },
        ..ways
    })
    .await;
    let (first, second) = club.begin_in_turn().await;
    club.type_move(&first).await;
    let draw = club.next_move(&first).await;
    (club, [first, second], draw)
}

#[tokio::test]
async fn a_move_whose_answer_comes_after_three_seconds_is_made() {
    let (club, [first, second], draw) = about_to_draw().await;
    // The answer is on its way while Discord's three seconds go by, and for so long that any machine lets them go by first,
    // but not so long that the bot gives it up.
    let on_its_way = Duration::from_secs(2);
    club.arm("delay", 1, on_its_way, Some("callback"));
    let (answer, ()) = tokio::join!(first.command(&draw), async {
        club.struck().await;
        club.sandbox.skip(Duration::from_secs(4));
    });
    assert_eq!(answer.unwrap().outcome, Outcome::Failed);
    club.wait_until_idle().await;
    all_is_shown(&club, &second, "too late").await;
    // The panel that nobody saw is opened again, and shows the new card.
    let hand = club.command(&first, "hand").await;
    assert!(hand.attachments[0].filename == "hand.png");
    club.finish_with(|request| request.response["code"] == 10062 || is_struck(request))
        .await;
}

#[tokio::test]
async fn an_answer_that_discord_does_not_take_within_three_seconds_is_given_up() {
    let (club, [first, second], draw) = about_to_draw().await;
    let minute = Duration::from_mins(1);
    club.arm("delay", 1, minute, Some("callback"));
    assert_eq!(first.command(&draw).await.unwrap().outcome, Outcome::Failed);
    club.wait_until_idle().await;
    all_is_shown(&club, &second, "given up").await;
    club.type_turn(&second).await;
    club.finish_with(is_struck).await;
}
