//! The law of the window: in every turn of a whole match what is new, the picture and all buttons of a panel are inside the
//! window together, on a desktop and on phones, in the languages that need most room for it.

use std::ops::Range;

use futures_util::future::join_all;
use serde_json::json;

use crate::panel::{IS_ONLY_ONE, Panel};
use crate::program::Program;
use crate::round::{REMATCH, take_a_turn};
use crate::window::{Size, Window};
use crate::{Browser, is_night};

/// The person, channel and window size of each match; all are played at the same time.
const PLACES: [(&str, &str, Size); 3] = [
    ("Anna", "general", Size::Desktop),
    ("Ben", "table", Size::Tall),
    ("Carla", "games", Size::Tall),
];

/// The language of each of them.
type Languages = [&'static str; PLACES.len()];

/// Fewer presses than a match takes, and more.
const MIN_PRESSES: usize = 25;
const MAX_PRESSES: usize = 600;

/// Which of the places are tried: by day one of the phones, whose window is the smaller.
fn places_tried() -> Range<usize> {
    if is_night() { 0..PLACES.len() } else { 1..2 }
}

/// Begins a match against computer players in each place.
async fn begun(
    browser: &Browser,
    program: &Program,
    options: &str,
    languages: Languages,
) -> Vec<Window> {
    let mut windows = Vec::new();
    let places: Vec<_> = PLACES.into_iter().zip(languages).collect();
    for &((person, channel, size), language) in &places[places_tried()] {
        program.speaks(person, language).await;
        let window = browser.window(&program.page, person, channel, size).await;
        let command = format!("/lostcities solo {options}");
        window.first_command(&command).await;
        let is_open = "document.querySelector('.message.ephemeral')";
        window
            .click_until("[data-custom-id$=':!hand']", is_open)
            .await;
        windows.push(window);
    }
    windows
}

/// Presses what brings the match on until it is over, the first of these parts that a control has; every other time the
/// second list counts.
async fn play(window: &Window, wanted: [&[&str]; 2]) {
    let panel = Panel(window);
    let is_over = format!("document.querySelector(\"{REMATCH}\")");
    let parts = wanted.concat();
    let ids = parts
        .iter()
        .map(|part| format!(".ephemeral [data-custom-id*='{part}']:enabled"));
    let may_press = format!(
        "document.querySelector({})",
        json!(ids.collect::<Vec<_>>().join(", "))
    );
    for n in 0..MAX_PRESSES {
        window.until(&format!("{is_over} || {may_press}")).await;
        if window.see(&format!("{is_over} !== null")).await == json!(true) {
            window.until(IS_ONLY_ONE).await;
            assert!(n >= MIN_PRESSES, "a match of {n} presses");
            return;
        }
        panel.is_whole().await;
        if let Some(part) = panel.first_of(wanted[n % 2]).await {
            panel.press(part).await;
        } else if let Some(part) = panel.first_of(&parts).await {
            panel.press(part).await;
        }
    }
    panic!("a match does not end")
}

/// Plays a whole match in each place.
async fn play_everywhere(options: &str, languages: Languages, wanted: [&[&str]; 2]) {
    let Some(browser) = Browser::start().await else {
        return;
    };
    let program = Program::start();
    let windows = begun(&browser, &program, options, languages).await;
    join_all(windows.iter().map(|window| play(window, wanted))).await;
}

#[tokio::test]
async fn a_match_of_rivals_is_inside_the_window_in_every_turn() {
    let eager = [":lay.", ":done", ":bid.", ":auction.", ":reveal"];
    let shy = [":lay.", ":done", ":pass", ":reveal", ":!focus.nothing"];
    let languages = ["pt-BR", "es-ES", "nl"];
    play_everywhere("game:rivals computers:1", languages, [&eager, &shy]).await;
}

#[tokio::test]
async fn a_match_of_roll_and_write_is_inside_the_window_in_every_turn() {
    let choices = [":take.", ":arrow.", ":!focus.take.", ":stop", ":refuse"];
    let options = "game:roll_write computers:1";
    play_everywhere(options, ["de", "de", "fr"], [&choices, &choices]).await;
}

#[tokio::test]
async fn a_match_of_the_board_game_is_inside_the_window_in_every_turn() {
    let Some(browser) = Browser::start().await else {
        return;
    };
    let program = Program::start();
    let options = "game:board computers:1 rounds:1";
    let windows = begun(&browser, &program, options, ["fr", "nl", "pt-BR"]).await;
    let matches = windows.iter().map(async |window| {
        while let Some(clicks) = take_a_turn(window).await {
            assert!(clicks <= 3, "{clicks} clicks");
        }
        window.until(IS_ONLY_ONE).await;
    });
    join_all(matches).await;
}
