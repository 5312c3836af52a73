//! A round of the classic game, played on the page by two persons in two windows.

use fantoccini::key::Key;
use serde_json::json;

use crate::Browser;
use crate::program::Program;
use crate::window::{Size, Window};

/// The private panel that was opened last.
const PANEL: &str = "[...document.querySelectorAll('.message.ephemeral')].at(-1)";

/// Stands below the match's result.
const REMATCH: &str = "[data-custom-id$=':!rematch']";

/// More turns than a round can have: 44 cards are drawn from the pile, and 20 turns may pass without that in between.
const MAX_TURNS: usize = 200;

#[tokio::test]
async fn anna_and_ben_play_a_round() {
    let Some(browser) = Browser::start().await else {
        return;
    };
    let program = Program::start();
    let anna = browser
        .window(&program.page, "Anna", "general", Size::Half)
        .await;
    let ben = browser
        .window(&program.page, "Ben", "general", Size::Half)
        .await;
    challenge(&anna, "Ben").await;
    ben.click_newest("[data-custom-id$=':!accept']").await;
    anna.until("document.querySelector('#log .picture img')")
        .await;
    let players = if has_the_turn(&anna).await {
        [&anna, &ben]
    } else {
        [&ben, &anna]
    };
    for player in players.into_iter().cycle().take(MAX_TURNS) {
        if !take_a_turn(player).await {
            break;
        }
    }
    for player in players {
        player
            .until(&format!("document.querySelector(\"{REMATCH}\")"))
            .await;
        player
            .until("/🏆|🤝/u.test(document.querySelector('#log').textContent)")
            .await;
    }
}

/// Challenges somebody to a single round.
async fn challenge(challenger: &Window, opponent: &str) {
    // The bot may still be on its way to register its commands.
    challenger.click("#composer-text").await;
    challenger.type_keys("/").await;
    challenger.until("document.querySelector('#suggestions-list').textContent.includes('/lostcities challenge')").await;
    challenger
        .type_keys(&format!(
            "lostcities challenge opponent:@{opponent} rounds:1"
        ))
        .await;
    challenger.press(Key::Escape).await;
    challenger.press(Key::Enter).await;
}

/// Opens the hand, and says whether a card can be chosen.
async fn has_the_turn(player: &Window) -> bool {
    player.click_newest("[data-custom-id$=':!hand']").await;
    player.until(PANEL).await;
    let is_mine = player
        .see(&format!(
            "{PANEL}.querySelector('[data-custom-id*=\":!focus.\"]:enabled') !== null"
        ))
        .await;
    player.dismiss().await;
    is_mine == json!(true)
}

/// Plays or discards the first card that can be, and draws from the pile; false if the round is over instead.
async fn take_a_turn(player: &Window) -> bool {
    let turn = "document.querySelector('#log > :last-child')";
    player
        .until(&format!(
            "document.querySelector(\"{REMATCH}\") || {turn}.classList.contains('calls-me')"
        ))
        .await;
    if player
        .see(&format!("document.querySelector(\"{REMATCH}\") !== null"))
        .await
        == json!(true)
    {
        return false;
    }
    player.click_newest("[data-custom-id$=':!hand']").await;
    player
        .click_newest(".ephemeral [data-custom-id*=':!focus.']:enabled")
        .await;
    player.click_newest(".ephemeral [data-custom-id*=':play.']:enabled, .ephemeral [data-custom-id*=':discard.']:enabled").await;
    // Where nothing else can be drawn, the click has drawn, too.
    let draw = ".ephemeral [data-custom-id$=':draw']:enabled";
    let is_drawing = format!("document.querySelector(\"{draw}\")");
    let is_waiting = "document.querySelector(\".ephemeral [data-custom-id$=':!hand']\")";
    player.until(&format!("{is_drawing} || {is_waiting}")).await;
    if player.see(&format!("{is_drawing} !== null")).await == json!(true) {
        player.click_newest(draw).await;
    }
    player
        .until(&format!(
            "!{PANEL}?.querySelector('[data-custom-id$=\":draw\"]')"
        ))
        .await;
    player.dismiss().await;
    true
}
