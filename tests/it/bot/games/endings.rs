//! Ends that the rules do not know, and what begins after them.

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::kernel::Ending;
use lostcities::sandbox::{Message, Person};
use lostcities::store::State;

use crate::bot::harness::{Club, button, custom_id, says};
use crate::bot::shown::{all_shown, said, shown};

/// Chooses something behind "More".
async fn more(club: &Club, who: &Person, choice: &str) -> Message {
    let menu = club.click(who, &club.board(), ":!more").await;
    club.click(who, &menu, choice).await
}

/// The lines of the board before the happenings.
fn on_board(club: &Club) -> String {
    let text = said(club, &club.board().content);
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.starts_with("-#"))
        .collect();
    lines.join("\n")
}

#[tokio::test]
async fn giving_up_needs_a_second_click_and_ends_the_match() {
    let club = Club::begun().await;
    let anna = club.anna();
    let question = more(&club, &anna, "Resign").await;
    assert_snapshot!(shown(&club, &question), @r"
    lostcities, privately:
    Do you really want to give up this match? It ends at once and counts as lost.
    [Resign] [Cancel]
    ");
    let stays = club.click(&anna, &question, "Cancel").await;
    says(&stays, "is to move");

    let question = more(&club, &anna, "Resign").await;
    let done = club.click(&anna, &question, "Resign").await;
    assert_snapshot!(shown(&club, &done), @r"
    lostcities, privately, edited:
    You have given up the match.
    ");
    assert_snapshot!(all_shown(&club, &club.public("general")[1..]), @r"
    lostcities, silently, edited:
    🏳️ @Anna has resigned.
    🏆 @Ben wins!
    Points: @Anna 0 and @Ben 0.
    (board.png)
    [Rematch] [Replay] [Review] [Fair?]
    [Share] [Daily Cards]
    ");
    club.finish().await;
}

#[tokio::test]
async fn a_draw_that_is_accepted_ends_the_match() {
    let club = Club::begun().await;
    let (anna, ben) = (club.anna(), club.ben());
    let offered = more(&club, &anna, "Offer Draw").await;
    assert_snapshot!(shown(&club, &offered), @r"
    lostcities, privately, edited:
    Your offer is open until the other player answers or moves.
    ");
    assert_snapshot!(shown(&club, &club.board()), @r"
    lostcities, silently, edited:
    **@Ben** to move: play or discard a card.
    One round · 44 cards in the draw pile
    Points on the table: @Anna 0 and @Ben 0.
    -# Round 1 begins. @Ben starts.
    @Anna offers a draw. Accept, decline, or simply play on.
    (board.png)
    [Accept Draw] [Decline Draw]
    [My Hand] [Rules] [More]
    ");
    let mine = club.click(&anna, &club.board(), "Accept Draw").await;
    assert_snapshot!(shown(&club, &mine), @r"
    lostcities, privately:
    No draw is on offer that you could answer. Play on with </lostcities hand>, or offer one yourself under **More**.
    ");
    let agreed = club.click(&ben, &club.board(), "Accept Draw").await;
    assert_snapshot!(shown(&club, &agreed), @r"
    lostcities, privately:
    Du hast dem Unentschieden zugestimmt.
    ");
    assert_snapshot!(on_board(&club), @r"
    🤝 The match ends in a draw by agreement.
    Points: @Anna 0 and @Ben 0.
    ");
    let ending = club.stored(1).await.status.ending();
    assert!(matches!(ending, Some(Ending::Drawn { .. })), "{ending:?}");
    club.finish().await;
}

#[tokio::test]
async fn who_is_offered_a_draw_is_notified_whoever_is_to_move() {
    let club = Club::begun().await;
    let (anna, ben) = (club.anna(), club.ben());
    let n_posted = |text: &str| {
        let requests = club.sandbox.requests(0).into_iter();
        let posted = requests.filter(|request| {
            let content = request.body["content"].as_str().unwrap_or_default();
            request.method == "POST" && content.contains(text)
        });
        posted.count()
    };
    // Ben is to move and has been called for it.
    more(&club, &anna, "Offer Draw").await;
    assert_eq!(n_posted("it is your turn, and"), 1);
    says(&club.call(&ben), "has offered you a draw");
    club.click(&ben, &club.board(), "Decline Draw").await;
    // Now he offers one himself: Anna is called for that, and again for her turn.
    more(&club, &ben, ":!offer-draw").await;
    says(&club.call(&anna), "has offered you a draw");
    assert_eq!(club.pings(&ben), 0);
    club.play_turn(&ben).await;
    says(&club.call(&anna), "it is your turn, and");
    assert_eq!(club.pings(&anna), 1);
    club.play_turn(&anna).await;
    club.let_pass(Duration::from_mins(1)).await;
    assert!(!club.call(&ben).content.contains("draw"));
    club.finish().await;
}

#[tokio::test]
async fn an_offer_of_a_draw_calls_once_in_five_minutes_whatever_is_laid_and_taken_back() {
    let club = Club::begun().await;
    let (anna, ben) = (club.anna(), club.ben());
    more(&club, &ben, ":!offer-draw").await;
    let call = club.call(&anna).id;
    let mut panel = club.click(&ben, &club.board(), ":!hand").await;
    for _ in 0..2 {
        let laid = club.play_card(&ben, &panel).await;
        panel = club.click(&ben, &laid, ":!take-back").await;
    }
    assert_eq!(club.call(&anna).id, call);
    club.click(&anna, &club.board(), "Decline Draw").await;
    for n_pings in [0, 1] {
        let offered = more(&club, &ben, ":!offer-draw").await;
        assert_eq!(offered.content.contains("fünf Minuten"), n_pings == 0);
        assert_eq!(club.pings(&anna), n_pings);
        club.let_pass(Duration::from_mins(5)).await;
    }
    club.finish().await;
}

#[tokio::test]
async fn a_draw_that_is_declined_is_gone_and_can_be_offered_again() {
    let club = Club::begun().await;
    let (anna, ben) = (club.anna(), club.ben());
    let before = shown(&club, &club.board());
    more(&club, &anna, "Offer Draw").await;
    let menu = club.click(&ben, &club.board(), ":!more").await;
    let offer = button(&menu, ":!offer-draw").unwrap();
    assert!(offer.disabled, "one offer at a time");
    club.click(&ben, &club.board(), "Decline Draw").await;
    let after = shown(&club, &club.board());
    assert_eq!(
        after.replace(", edited", ""),
        before.replace(", edited", "")
    );
    more(&club, &ben, ":!offer-draw").await;
    assert!(on_board(&club).contains("@Ben offers a draw."));
    club.finish().await;
}

#[tokio::test]
async fn an_offer_of_a_draw_lapses_when_the_other_player_moves() {
    let club = Club::begun().await;
    let (anna, ben) = (club.anna(), club.ben());
    more(&club, &ben, ":!offer-draw").await;
    // A player who offers goes on with the turn, and the offer remains.
    club.play_turn(&ben).await;
    assert!(on_board(&club).contains("@Ben offers a draw."));
    let old = club.board();
    club.play_turn(&anna).await;
    assert!(!on_board(&club).contains("offers a draw"));
    let late = club.with_buttons(&[&custom_id(&old, "Accept Draw")]).await;
    let refusal = club.click(&anna, &late, ":!accept-draw").await;
    assert_snapshot!(shown(&club, &refusal), @r"
    lostcities, privately:
    No draw is on offer that you could answer. Play on with </lostcities hand>, or offer one yourself under **More**.
    ");
    assert_eq!(club.stored(1).await.state(), State::Playing);
    club.finish().await;
}

#[tokio::test]
async fn a_rematch_begins_when_both_have_pressed_the_button() {
    let club = Club::begun().await;
    let (anna, ben) = (club.anna(), club.ben());
    club.resign(&anna).await;
    club.let_pass(Duration::from_mins(1)).await;
    let over = club.board();
    let asked = club.click(&anna, &over, "Rematch").await;
    assert_snapshot!(shown(&club, &asked), @r"
    lostcities, calling Ben:
    🧭 @Anna challenges @Ben to a match of Lost Cities.
    Two players, about 10 minutes. One round, five expeditions.
    The invitation expires <time>.
    -# 🔒 Fair shuffle, fixed before it begins: `<8 digits>…`
    [Accept] [Decline] [How to Play] [Don't Ask Again] [Withdraw]
    ");
    let again = club.click(&anna, &over, "Rematch").await;
    assert_snapshot!(shown(&club, &again), @r"
    lostcities, privately:
    You have asked for the rematch already. It begins as soon as all the others agree.
    ");
    let stranger = club.click(&club.carla(), &over, "Rematch").await;
    assert!(stranger.ephemeral);
    let begun = club.click(&ben, &over, "Rematch").await;
    assert_snapshot!(shown(&club, &begun), @r"
    lostcities, privately:
    Alle wollen es: Die Revanche beginnt.
    ");
    assert_snapshot!(shown(&club, &anna.message(asked.id).unwrap()), @r"
    lostcities, edited:
    🧭 @Anna challenges @Ben to a match of Lost Cities.
    One round, five expeditions.
    @Ben accepts. Have a good journey!
    -# 🔒 Fair shuffle, fixed before it begins: `<8 digits>…`
    ");
    let (first, second) = (club.stored(1).await, club.stored(2).await);
    let mut seats = first.seats.as_slice().to_vec();
    seats.reverse();
    assert_eq!(second.seats.as_slice(), seats);
    // Ben began, so that Anna does now: she sits where he sat.
    let mut setup = first.terms.setup;
    setup["first"] = 1.into();
    assert_eq!(
        (second.state(), second.terms.setup),
        (State::Playing, setup)
    );
    assert_eq!(second.steps[0], serde_json::json!({"chance": {"first": 1}}));
    club.finish().await;
}
