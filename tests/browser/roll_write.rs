//! A match of Roll & Write on the page: five persons in five windows, who choose from the same roll.

use std::time::Duration;

use futures_util::future::join_all;

use crate::Browser;
use crate::panel::{IS_ONLY_ONE, Panel};
use crate::program::Program;
use crate::window::{Size, Window};

/// Everybody in the sandbox; Anna opens the table.
const NAMES: [&str; 5] = ["Anna", "Ben", "Carla", "Deniz", "Eva"];

/// This many turns are played by clicks. What comes after them is typed: another fifty turns of clicks would show the same.
const TURNS_BY_CLICKS: usize = 3;

/// More turns than a match has in which everybody refuses the dice.
const MAX_TURNS: usize = 20;

/// How often it is asked who is awaited before that is a failure.
const PATIENCE: usize = 200;

/// The private message that was opened last.
const PANEL: &str = "[...document.querySelectorAll('.message.ephemeral')].at(-1)";

/// A window, and who sits before it.
struct Player {
    name: &'static str,
    size: Size,
    window: Window,
}

#[tokio::test]
async fn five_people_play_a_match_on_one_roll() {
    let Some(browser) = Browser::start().await else {
        return;
    };
    let program = Program::start();
    let mut players = Vec::new();
    for name in NAMES {
        let size = match name {
            "Anna" => Size::Desktop,
            "Ben" => Size::Tall,
            _ => Size::Half,
        };
        let window = browser.window(&program.page, name, "general", size);
        players.push(Player {
            name,
            size,
            window: window.await,
        });
    }
    sit_down(&players).await;
    for _ in 0..TURNS_BY_CLICKS {
        // One person picks first. Then all others who have a choice choose at the same time; whose panel changed under
        // their click is still awaited, and chooses in the next turn.
        for _ in 0..2 {
            let choosing = awaited_players(&program, &players).await;
            let choices = choosing.into_iter();
            join_all(choices.map(|player| choose(&program, player))).await;
        }
        for player in &players {
            player.window.until(IS_ONLY_ONE).await;
        }
    }
    everybody_sees_a_sheet(&players).await;
    for _ in 0..MAX_TURNS {
        for player in awaited(&program, &players).await {
            let refused = program.control(player.name, "command", "/lostcities play move:refuse");
            let done = refused.await;
            assert_eq!(done["outcome"], "answered", "{done}");
        }
    }
    assert!(awaited(&program, &players).await.is_empty(), "no end");
    for player in &players {
        let window = &player.window;
        window
            .until("document.querySelector(\"[data-custom-id$=':!rematch']\")")
            .await;
        window
            .until("/🏆|🤝/u.test(document.querySelector('#log').textContent)")
            .await;
    }
}

/// Anna opens a table, and the others take its seats; with the last of them the match begins.
async fn sit_down(players: &[Player]) {
    let [host, guests @ ..] = players else {
        panic!("nobody is there")
    };
    host.window
        .first_command("/lostcities open game:roll_write")
        .await;
    for (n_seated, guest) in (2..).zip(guests) {
        guest
            .window
            .click_newest("[data-custom-id$=':!join']")
            .await;
        let sits = if n_seated < NAMES.len() {
            format!("{n_seated} of 5 seats")
        } else {
            "The match has begun".to_owned()
        };
        guest
            .window
            .until(&format!(
                "document.querySelector('#log').textContent.includes('{sits}')"
            ))
            .await;
    }
    for player in players {
        let board = "document.querySelector('#log .picture img')";
        player.window.until(board).await;
    }
}

/// Takes the last pair of dice that fits and leaves the arrow if there is one: looks at what follows, and confirms. The
/// sheet is opened once; it is in sight and follows the match from then on. As others choose at the same time, a panel may
/// change under the click, which is then made again.
async fn choose(program: &Program, player: &Player) {
    let window = &player.window;
    let panel = Panel(window);
    let before = program.moves(player.name).await;
    window.until(&Panel::may_go_on()).await;
    panel.is_in_sight().await;
    panel.open().await;
    if player.size != Size::Half {
        panel.is_whole().await;
    }
    for _ in 0..PATIENCE {
        let moves = program.moves(player.name).await;
        let is_on_arrow = moves.iter().any(|offered| offered == "stop");
        if moves != before && !is_on_arrow {
            return;
        }
        let wanted: &[&str] = if is_on_arrow {
            &[":stop"]
        } else {
            &[":take.", ":!focus.take."]
        };
        if let Some(part) = panel.first_of(wanted).await {
            panel.press_if_there(part).await;
        }
        // The answer takes a moment; pressed too early, the next button is one of a panel that is gone.
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("{} cannot choose", player.name)
}

/// Everybody looks at a sheet, with a picture that has a separate text.
async fn everybody_sees_a_sheet(players: &[Player]) {
    for player in players {
        let window = &player.window;
        window
            .click_newest("[data-custom-id$=':!focus.sheets']")
            .await;
        let picture = format!("{PANEL}.querySelector('.picture img')");
        window
            .until(&format!(
                "{picture}.alt.trim() !== '' && {picture}.naturalWidth === 1200"
            ))
            .await;
        window.dismiss().await;
    }
}

/// Those who are offered something to do, as soon as there is anybody.
async fn awaited_players<'a>(program: &Program, players: &'a [Player]) -> Vec<&'a Player> {
    for _ in 0..PATIENCE {
        let awaited = awaited(program, players).await;
        if !awaited.is_empty() {
            return awaited;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the match does not go on")
}

async fn awaited<'a>(program: &Program, players: &'a [Player]) -> Vec<&'a Player> {
    let mut awaited = Vec::new();
    for player in players {
        if !program.moves(player.name).await.is_empty() {
            awaited.push(player);
        }
    }
    awaited
}
