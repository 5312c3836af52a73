//! Clicks and typed moves that cannot be carried out, and what they are answered.

use std::time::Duration;

use insta::assert_snapshot;

use super::harness::{Club, begins, button, custom_id};
use super::shown::{said, shown, unnumbered};

/// How Ben is told that a button is too old.
const MOVED_ON: &str = "Die Partie ist schon weiter";

/// A club with a match in `general` that Anna began and in which it is Ben's turn.
async fn club() -> Club {
    let club = Club::begun().await;
    assert_eq!(club.in_turn().await.0.id(), club.ben().id());
    club
}

#[tokio::test]
async fn a_button_of_an_earlier_moment_shows_how_things_stand_now() {
    let mut club = club().await;
    let ben = club.ben();
    let old = club.command(&ben, "hand").await;
    // Nobody knows after a restart which panel to close.
    club.restart().await;
    let panel = club.command(&ben, "hand").await;
    let older = club
        .with_buttons(&[&custom_id(&panel, ":!focus.r6"), "v1:1:1:play.r6"])
        .await;
    let drawn = club.play_card(&ben, &panel).await;
    // On a panel the answer takes the place of what is out of date, below a public message it is a new one.
    let answer = club.click(&ben, &old, ":!focus.r6").await;
    assert_eq!(answer.id, old.id);
    let mut answers = vec![answer];
    for button in [":!focus", ":play"] {
        answers.push(club.click(&ben, &older, button).await);
    }
    for answer in answers {
        assert!(answer.ephemeral && answer.content.starts_with(MOVED_ON));
        assert_eq!(answer.components, drawn.components);
    }
    assert!(club.board().content.contains("44 cards"));
    club.finish().await;
}

#[tokio::test]
async fn a_click_delivered_twice_is_one_move_and_one_answer() {
    let club = club().await;
    let ben = club.ben();
    let panel = club.command(&ben, "hand").await;
    let mut panel = club.play_card(&ben, &panel).await;
    let answers = |club: &Club| {
        let requests = club.sandbox.requests(0).into_iter();
        requests
            .filter(|request| request.path.ends_with("/callback"))
            .count()
    };
    let before = answers(&club);
    club.arm("duplicate_event", 1, Duration::ZERO, None);
    panel = club.click(&ben, &panel, ":draw").await;
    assert!(!panel.content.contains(MOVED_ON), "{}", panel.content);
    assert_eq!(answers(&club) - before, 1);
    assert_eq!(club.stored(1).await.steps.len(), 20);
    club.finish().await;
}

#[tokio::test]
async fn a_challenge_delivered_twice_is_one_challenge() {
    let club = Club::open().await;
    club.arm("duplicate_event", 1, Duration::ZERO, None);
    let challenge = club.challenge("rounds:1").await;
    club.arm("duplicate_event", 1, Duration::ZERO, None);
    club.click(&club.ben(), &challenge, "Accept").await;
    assert_eq!(club.public("general").len(), 3);
    assert!(club.public("general")[0].content.contains("accepts"));
    club.finish().await;
}

#[tokio::test]
async fn a_stranger_sees_no_hand_and_plays_no_card() {
    let club = club().await;
    let (ben, carla) = (club.ben(), club.carla());
    let refusal = club.click(&carla, &club.board(), "My Hand").await;
    assert_snapshot!(shown(&club, &refusal), @r"
    lostcities, privately:
    Jij speelt in deze partij niet mee. Begin er zelf een met </lostcities challenge> of </lostcities solo>.
    ");
    let panel = club.command(&ben, "hand").await;
    let ids: Vec<&str> = panel
        .custom_ids()
        // Anybody may read what else there is to do.
        .filter(|id| !id.ends_with(":!more"))
        .chain([
            "v1:1:1:play.r3",
            "v1:1:1:!take-back",
            "v1:1:0:!resign-for-sure",
            "v1:1:0:!resign",
            "v1:1:0:!offer-draw",
        ])
        .collect();
    let stolen = club.with_buttons(&ids).await;
    for id in ids {
        let answer = club.click(&carla, &stolen, id).await;
        assert!(answer.ephemeral, "{id}");
        assert_eq!(answer.content, refusal.content, "{id}");
        assert!(answer.attachments.is_empty(), "{id}");
    }
    let typed = club.command(&carla, "play move:play.r3").await;
    assert_eq!(typed.content, refusal.content);
    assert_eq!(club.stored(1).await.version, 1);
    club.finish().await;
}

#[tokio::test]
async fn a_player_out_of_turn_is_told_whose_turn_it_is() {
    let club = club().await;
    let anna = club.anna();
    let hand = club.command(&anna, "hand").await;
    let buttons: Vec<_> = hand.components.concat();
    let labels: Vec<_> = buttons
        .iter()
        .map(|button| button.label.as_deref())
        .collect();
    assert_eq!(
        labels,
        [Some("More"), Some("Prepare My Turn"), Some("Refresh")]
    );
    let typed = club.command(&anna, "play move:draw").await;
    assert_snapshot!(shown(&club, &typed), @"
    lostcities, privately:
    Waiting for @Ben. Look around until it is your turn.
    Round 1 begins. @Ben starts.
    **@Ben** is to move.
    -# As of <time>
    (hand.png)
    [More]
    [Prepare My Turn]
    [Refresh]
    ");
    let clicked = club.press_forged(&anna, "v1:1:1:discard.b3").await;
    assert_eq!(clicked.content, typed.content);
    assert_eq!(club.stored(1).await.version, 1);
    club.finish().await;
}

#[tokio::test]
async fn what_is_no_move_or_not_allowed_is_said_in_words() {
    let club = club().await;
    let ben = club.ben();
    club.command(&ben, "settings language:en").await;
    let mut answers = Vec::new();
    for typed in [
        "hello `there` @everyone <@1>",
        "play.r11",
        // Not in his hand.
        "play.y10",
        // Not before a card is played.
        "draw",
    ] {
        let answer = club.command(&ben, &format!("play move:{typed}")).await;
        answers.push(format!(
            "{typed}: {}",
            answer.content.lines().next().unwrap()
        ));
        assert!(answer.mentions.is_empty());
    }
    assert_snapshot!(unnumbered(&answers.join("\n")), @r"
    hello `there` @everyone <@1>: I cannot read “hello ·there· ·everyone ··1·” as a move. Choose one from the list that opens while you type.
    play.r11: I cannot read “play.r11” as a move. Choose one from the list that opens while you type.
    play.y10: The rules do not allow that now. </lostcities hand> shows everything that you can do.
    draw: The rules do not allow that now. </lostcities hand> shows everything that you can do.
    ");
    for typed in ["**x**", "\u{202e}", "v1:1:1:draw", &"x".repeat(900)] {
        let answer = club.command(&ben, &format!("play move:{typed}")).await;
        begins(&answer, "I cannot read “");
        assert!(answer.ephemeral && !answer.content.contains(typed));
    }
    // Capitals, blanks and the words of the list are read as well.
    let panel = club.command(&ben, "play move:Play R6").await;
    begins(&panel, "You played 🟥 red 6.");
    let answer = club.command(&ben, "play move:play.r3").await;
    begins(&answer, "The rules do not allow");
    let panel = club
        .command(&ben, "play move:Draw from the draw pile")
        .await;
    assert_eq!(
        said(&club, &panel.content).lines().nth(1),
        Some("**@Anna** is to move.")
    );
    club.finish().await;
}

#[tokio::test]
async fn unknown_and_malformed_buttons_are_answered_with_a_sentence() {
    let club = club().await;
    let ben = club.ben();
    club.command(&ben, "settings language:en").await;
    let ids = [
        "nonsense",
        "v1",
        "v1:1:1",
        "v1:1:1:",
        "v2:1:1:draw",
        "v1:-1:1:draw",
        "v1:1:1:!unknown",
        "v1:1:1:!rules.chess.0",
        "v1:99:0:!hand",
        "v1:99:0:draw",
        "v1:1:1:play.zz",
        "v1:1:1:!focus.zz",
        "v1:1:77:!focus.r3",
        "v1:1:77:play.r3",
        "v1:18446744073709551615:18446744073709551615:draw",
    ];
    let message = club.with_buttons(&ids).await;
    let mut answers = Vec::new();
    for id in ids {
        let answer = club.click(&ben, &message, id).await;
        assert!(answer.ephemeral);
        answers.push(format!("{id}: {}", answer.content.lines().next().unwrap()));
    }
    assert_snapshot!(unnumbered(&answers.join("\n")), @r"
    nonsense: I no longer know this button. </lostcities board> brings a fresh board.
    v1: I no longer know this button. </lostcities board> brings a fresh board.
    v1:1:1: I no longer know this button. </lostcities board> brings a fresh board.
    v1:1:1:: I no longer know this button. </lostcities board> brings a fresh board.
    v2:1:1:draw: I no longer know this button. </lostcities board> brings a fresh board.
    v1:-1:1:draw: I no longer know this button. </lostcities board> brings a fresh board.
    v1:1:1:!unknown: I no longer know this button. </lostcities board> brings a fresh board.
    v1:1:1:!rules.chess.0: I no longer know this button. </lostcities board> brings a fresh board.
    v1:99:0:!hand: There is no match with this number. </lostcities games> lists the ones you are playing.
    v1:99:0:draw: There is no match with this number. </lostcities games> lists the ones you are playing.
    v1:1:1:play.zz: I cannot read “play.zz” as a move. Choose one from the list that opens while you type.
    v1:1:1:!focus.zz: **Your turn.** Choose a card.
    v1:1:77:!focus.r3: The table has moved on, so this button no longer counts. Here is the current position.
    v1:1:77:play.r3: The table has moved on, so this button no longer counts. Here is the current position.
    v1:18446744073709551615:18446744073709551615:draw: There is no match with this number. </lostcities games> lists the ones you are playing.
    ");
    let before = club.stored(1).await;
    assert_eq!(before.version, 1);
    // Others have a meaning, but not now, or not here.
    let ids = [
        "v1:1",
        "v1:1:1:\u{1f3b2}",
        "v1:1:1:draw",
        "v1:1:0:!take-back",
        "v1:1:0:!accept",
        "v1:1:0:!accept-draw",
        "v1:1:0:!rematch",
        "v1:99:0:!move-down",
        "v1:99:0:!more",
        "v1:99:0:!resign-for-sure",
        "v1:18446744073709551615:0:!text",
        "v1:0:0:!rules.classic.255",
    ];
    let message = club.with_buttons(&ids).await;
    for who in club.people(3) {
        for id in ids {
            let answer = club.click(&who, &message, id).await;
            assert!(answer.ephemeral && !answer.content.is_empty(), "{id}");
        }
    }
    assert_eq!(club.stored(1).await, before);
    club.finish().await;
}

#[tokio::test]
async fn nothing_can_be_taken_back_after_the_draw() {
    let club = club().await;
    let ben = club.ben();
    let panel = club.command(&ben, "hand").await;
    let panel = club.play_card(&ben, &panel).await;
    let take_back = custom_id(&panel, ":!take-back");
    club.click(&ben, &panel, ":draw").await;
    let old = club.with_buttons(&[&take_back, "v1:1:3:!take-back"]).await;
    let mut answers = Vec::new();
    for id in [&take_back, "v1:1:3:!take-back"] {
        let answer = club.click(&ben, &old, id).await;
        answers.push(answer.content.lines().next().unwrap().to_owned());
    }
    assert_snapshot!(unnumbered(&answers.join("\n")), @r"
    Die Partie ist schon weiter, darum zählt dieser Knopf nicht mehr. So steht es jetzt.
    Das lässt sich nicht mehr zurücknehmen: Eine Karte wurde aufgedeckt, oder jemand anderes hat gezogen. Spiel weiter mit </lostcities hand>.
    ");
    assert_eq!(club.stored(1).await.steps.len(), 20);
    club.finish().await;
}

#[tokio::test]
async fn a_draw_button_from_before_a_take_back_draws_nothing() {
    let club = club().await;
    let ben = club.ben();
    let hand = club.command(&ben, "hand").await;
    let panel = club.play_card(&ben, &hand).await;
    let draw = custom_id(&panel, ":draw");
    let back = club.click(&ben, &panel, ":!take-back").await;
    assert_eq!(back.content, hand.content);
    let old = club.with_buttons(&[&draw]).await;
    let answer = club.click(&ben, &old, ":draw").await;
    assert!(answer.content.starts_with(MOVED_ON), "{}", answer.content);
    assert_eq!(club.stored(1).await.steps.len(), 17);
    // The same card played again does not make the old button good.
    club.play_card(&ben, &answer).await;
    let panel = club.click(&ben, &old, ":draw").await;
    assert!(panel.content.starts_with(MOVED_ON), "{}", panel.content);
    assert_eq!(club.stored(1).await.steps.len(), 18);
    club.click(&ben, &panel, ":draw").await;
    assert_eq!(club.stored(1).await.steps.len(), 20);
    club.finish().await;
}

#[tokio::test]
async fn nothing_moves_in_a_match_that_is_over() {
    let club = club().await;
    let (anna, ben) = (club.anna(), club.ben());
    let panel = club.command(&ben, "hand").await;
    let played = club.play_card(&ben, &panel).await;
    club.resign(&anna).await;
    let version = club.stored(1).await.version;
    let ids = [
        &custom_id(&played, ":draw"),
        &custom_id(&played, ":!take-back"),
        "v1:1:0:!resign",
        "v1:1:0:!resign-for-sure",
        "v1:1:0:!offer-draw",
        "v1:1:0:!accept-draw",
        "v1:1:0:!accept",
        "v1:1:0:!withdraw",
        "v1:1:0:!more",
        "v1:1:0:!hand",
    ];
    let old = club.with_buttons(&ids).await;
    let mut answers = Vec::new();
    for id in ids {
        let answer = club.click(&anna, &old, id).await;
        answers.push(format!(
            "{id}: {}",
            said(&club, answer.content.lines().next().unwrap())
        ));
        assert!(button(&answer, ":play").is_none());
    }
    assert_snapshot!(unnumbered(&answers.join("\n")), @r"
    v1:1:2:draw: This match is over. Press **Rematch** or start a new one with </lostcities challenge>.
    v1:1:2:!take-back: This match is over. Press **Rematch** or start a new one with </lostcities challenge>.
    v1:1:0:!resign: This match is over. Press **Rematch** or start a new one with </lostcities challenge>.
    v1:1:0:!resign-for-sure: This match is over. Press **Rematch** or start a new one with </lostcities challenge>.
    v1:1:0:!offer-draw: This match is over. Press **Rematch** or start a new one with </lostcities challenge>.
    v1:1:0:!accept-draw: This match is over. Press **Rematch** or start a new one with </lostcities challenge>.
    v1:1:0:!accept: This invitation is no longer open. Start a match of your own with </lostcities challenge> or </lostcities open>.
    v1:1:0:!withdraw: This invitation is no longer open. Start a match of your own with </lostcities challenge> or </lostcities open>.
    v1:1:0:!more: What else you can do in this match:
    v1:1:0:!hand: One round · 44 cards in the draw pile
    ");
    let typed = club.command(&ben, "play move:draw").await;
    begins(&typed, "Du hast in diesem Kanal");
    assert_eq!(club.stored(1).await.version, version);
    club.finish().await;
}
