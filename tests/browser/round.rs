//! Rounds played on the page by two people in two windows. Each has one private panel, which follows the match, and nobody
//! scrolls to find it.

use serde_json::json;

use crate::Browser;
use crate::panel::{CHOICE, IS_ONLY_ONE, Panel};
use crate::program::Program;
use crate::window::{Size, Window};

/// Is below the match's result.
pub const REMATCH: &str = "[data-custom-id$=':!rematch']";

/// More turns than a round can have: 44 cards are drawn from the pile, and 20 turns may pass without that in between.
const MAX_TURNS: usize = 200;

/// How a card is used, the ways that bring a match on first.
const USES: [&str; 4] = [":advance.", ":begin.", ":play.", ":discard."];

/// Anna on a desktop and Ben on a phone, before the board of their match; who is in turn comes first.
async fn begun(browser: &Browser, program: &Program) -> [Window; 2] {
    let anna = browser.window(&program.page, "Anna", "general", Size::Desktop);
    let anna = anna.await;
    let ben = browser.window(&program.page, "Ben", "general", Size::Tall);
    let ben = ben.await;
    anna.first_command("/lostcities challenge opponent:@Ben rounds:1")
        .await;
    ben.click_newest("[data-custom-id$=':!accept']").await;
    anna.until("document.querySelector('#log .picture img')")
        .await;
    ben.until("document.querySelector('#log .picture img')")
        .await;
    // Exactly one of them is called, in the lowest message. The board above it has the same button and comes earlier.
    let is_called = "document.querySelector('#log .calls-me [data-custom-id$=\":!hand\"]')";
    anna.until(
        "document.querySelector('#log > :last-child:not(:has(.picture)) [data-custom-id$=\":!hand\"]')",
    )
    .await;
    if anna.see(&format!("{is_called} !== null")).await == json!(true) {
        [anna, ben]
    } else {
        [ben, anna]
    }
}

/// Uses the last card that can be chosen, moves figures, and draws from the pile; `None` if the round is over instead.
/// Says how many clicks that took, those on stage tiles and on the first call left out.
pub async fn take_a_turn(player: &Window) -> Option<usize> {
    let panel = Panel(player);
    let is_over = format!("document.querySelector(\"{REMATCH}\")");
    player
        .until(&format!("{is_over} || {}", Panel::may_go_on()))
        .await;
    if player.see(&format!("{is_over} !== null")).await == json!(true) {
        return None;
    }
    panel.is_in_sight().await;
    panel.open().await;
    panel.is_whole().await;
    panel.press(":!focus.").await;
    let mut clicks = 1;
    while let Some(next) = panel
        .first_of(&[&USES, &[":move.", ":stop", ":draw"][..]].concat())
        .await
    {
        clicks += usize::from(next != ":move." && next != ":stop");
        panel.is_whole().await;
        panel.press_and_draw(next).await;
    }
    Some(clicks)
}

/// Both have one panel at most, and only the player in turn is offered something on it.
async fn panels_say_the_truth(has_moved: &Window, is_next: &Window) {
    let is_over = format!("document.querySelector(\"{REMATCH}\")");
    let offers = format!("document.querySelector(\"{CHOICE}\")");
    has_moved.until(&format!("!{offers}")).await;
    let opened = "document.querySelector('.message.ephemeral')";
    is_next
        .until(&format!("{is_over} || !{opened} || {offers}"))
        .await;
    for person in [has_moved, is_next] {
        person.until(IS_ONLY_ONE).await;
    }
}

/// Waits for the result on the page of everybody.
async fn result_is_shown(players: &[Window; 2]) {
    for player in players {
        player
            .until(&format!("document.querySelector(\"{REMATCH}\")"))
            .await;
        player
            .until("/🏆|🤝/u.test(document.querySelector('#log').textContent)")
            .await;
        // Nothing can be pressed on a panel of a match that is over.
        player
            .until("!document.querySelector('.message.ephemeral [data-custom-id]')")
            .await;
        player.until(IS_ONLY_ONE).await;
    }
}

#[tokio::test]
async fn anna_and_ben_play_a_round_with_two_clicks_a_turn_and_without_scrolling() {
    let Some(browser) = Browser::start().await else {
        return;
    };
    let program = Program::start();
    let players = begun(&browser, &program).await;
    let [first, second] = &players;
    for (player, other) in [(first, second), (second, first)]
        .into_iter()
        .cycle()
        .take(MAX_TURNS)
    {
        let Some(clicks) = take_a_turn(player).await else {
            break;
        };
        assert!(clicks <= 2, "{clicks} clicks");
        panels_say_the_truth(player, other).await;
    }
    result_is_shown(&players).await;
}
