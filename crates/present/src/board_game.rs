//! The board game as people see it.

mod alt;
mod arithmetic;
mod board;
mod card;
mod choice;
mod describe;
mod hand;
mod options;
mod panel;
mod prepare;
mod reason;
mod result_card;
mod rules;
mod signs;
mod table;
mod tell;

use super::{Drawn, Face, GameInfo, Honours, Msg, Present, PresentContext, Scene, Told};
use lostcities_rules::games::board_game::{Action, BoardGame, Effect, Glimpse, Setup, View};

/// Three quarters of an hour for three rounds: moving and counting are done by the bot.
const MINUTES_A_ROUND: u16 = 15;

impl Present for BoardGame {
    const INFO: &'static GameInfo = &GameInfo {
        name: "board-game-name",
        short_name: "help-short-board",
        summary: "help-game-board",
        panel_name: "button-hand",
        look_button: None,
        setup_options: options::SETUP_OPTIONS,
        rules: rules::TOPICS,
        lesson: include_str!("../assets/lessons/board-game.json"),
    };

    fn options(setup: &Setup) -> Option<Msg> {
        let variant = if setup.is_up_and_down() { "yes" } else { "no" };
        let options = Msg::new("board-game-options")
            .with("rounds", setup.n_rounds())
            .with("variant", variant);
        Some(options)
    }

    fn minutes(setup: &Setup) -> u16 {
        MINUTES_A_ROUND * u16::from(setup.n_rounds())
    }

    fn choice(view: &View, action: Action) -> Msg {
        choice::choice(view, action)
    }

    fn reason(view: &View, action: Action) -> Option<Msg> {
        reason::reason(view, action)
    }

    fn tell(effect: &Effect) -> Told {
        tell::tell(effect)
    }

    fn drawn(glimpse: &Glimpse) -> Option<Drawn> {
        match *glimpse {
            Glimpse::Draw {
                card: Some(card), ..
            } => Some(Drawn {
                card: card.to_string(),
                text: card::about(Msg::new("board-game-you-drew"), card),
            }),
            Glimpse::Draw { card: None, .. } | Glimpse::First(_) | Glimpse::Tile { .. } => None,
        }
    }

    fn table(view: &View, around: &PresentContext<Action>) -> Face {
        Face {
            text: table::text(view, around),
            scene: Some(board::board(view, around)),
            alt: alt::board(view, around),
            rows: Vec::new(),
        }
    }

    fn panel(
        view: &View,
        legal: &[Action],
        focus: Option<&str>,
        around: &PresentContext<Action>,
    ) -> Face {
        panel::panel(view, legal, focus, around)
    }

    fn result_card(view: &View, honours: &Honours) -> Scene {
        result_card::card(view, honours)
    }

    fn describe(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
        describe::describe(view, around)
    }
}
