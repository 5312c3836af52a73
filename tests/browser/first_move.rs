//! From an empty channel to the first move in few clicks, as a new person would do it.

use serde_json::json;

use crate::panel::Panel;
use crate::program::Program;
use crate::window::{Size, Window};
use crate::{Browser, tried};

/// More clicks than these are too many for a person who only wants to look.
const MOST_CLICKS: usize = 4;

/// The channels of the sandbox, one for a match of each game, in the order in which the games are offered.
const CHANNELS: [&str; 4] = ["general", "table", "games", "long-match"];

/// What a new person presses next: a move where one is offered (its custom id has no mark of exclamation), else the first
/// thing in their panel that can be picked, else what opens the panel.
const NEXT: &str = "((ids, picks, panel) => \
    ids.find((id) => /^v1:[0-9]+:[0-9]+:[^!m]/.test(id)) ?? \
    picks[0] ?? \
    (panel ? undefined : ids.find((id) => id.endsWith(':!hand'))))(\
    [...document.querySelectorAll('#log [data-custom-id]:enabled')].map((button) => button.dataset.customId), \
    [...document.querySelectorAll('#log .ephemeral [data-custom-id*=\":!focus.\"]:not([data-custom-id*=\":!focus.prepare\"]):enabled')] \
        .map((button) => button.dataset.customId), \
    document.querySelector('#log .ephemeral'))";

/// Plays the first move in the channel and returns how many clicks it took.
async fn clicks_to_a_move(window: &Window, game: usize) -> usize {
    let offered = format!(".greeting .button:nth-child({})", game + 1);
    let offered_there = format!("document.querySelector({})", json!(offered));
    window.until(&offered_there).await;
    window.click(&offered).await;
    for n_clicks in 2.. {
        window.until(NEXT).await;
        let id = window.see(NEXT).await;
        let id = id.as_str().unwrap();
        let button = format!("[data-custom-id={}]:enabled", json!(id));
        window.click_newest(&button).await;
        // A panel that is opened from the board leaves the board as it is.
        let gone = format!(
            "!document.querySelector({})",
            json!(format!("#log {button}"))
        );
        let opened = "document.querySelector('#log .ephemeral')";
        if !id.contains('!') {
            window.until(&gone).await;
            return n_clicks;
        }
        window
            .until(&format!(
                "({gone}) || ({}) && {opened}",
                id.ends_with(":!hand")
            ))
            .await;
        assert!(n_clicks < MOST_CLICKS, "no move after {n_clicks} clicks");
    }
    unreachable!("clicks are counted")
}

#[tokio::test]
async fn the_first_move_is_four_clicks_away_in_each_game() {
    let Some(browser) = Browser::start().await else {
        return;
    };
    for size in tried([Size::Whole, Size::Phone]) {
        let program = Program::start();
        for (game, channel) in CHANNELS.into_iter().enumerate() {
            let anna = browser.window(&program.page, "Anna", channel, size).await;
            let n_clicks = clicks_to_a_move(&anna, game).await;
            assert!(n_clicks <= MOST_CLICKS, "{channel}: {n_clicks} clicks");
        }
    }
}

#[tokio::test]
async fn help_fits_a_phone_in_every_language() {
    let Some(browser) = Browser::start().await else {
        return;
    };
    let program = Program::start();
    let commands = [
        ("en-GB", "help"),
        ("de", "hilfe"),
        ("nl", "hulp"),
        ("fr", "aide"),
        ("es-ES", "ayuda"),
        ("pt-BR", "ajuda"),
    ];
    for (n_before, (locale, command)) in commands.into_iter().enumerate() {
        program.speaks("Anna", locale).await;
        let window = browser.window(&program.page, "Anna", "general", Size::Tall);
        let window = window.await;
        window
            .first_command(&format!("/lostcities {command}"))
            .await;
        let helps = "[...document.querySelectorAll('.message.ephemeral .content')]";
        window.until(&format!("{helps}.length > {n_before}")).await;
        Panel(&window).is_whole().await;
        let [first_line, top] = [
            &format!("{helps}.at(-1)"),
            "document.querySelector('#scroller')",
        ]
        .map(|part| format!("{part}.getBoundingClientRect().top"));
        window.until(&format!("{first_line} >= {top}")).await;
    }
}
