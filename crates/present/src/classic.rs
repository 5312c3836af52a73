//! The classic card game as people see it.

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
use lostcities_rules::games::classic::{Action, Classic, Effect, Glimpse, Setup, View};

/// Half an hour for three rounds (003, box).
const MINUTES_A_ROUND: u16 = 10;

impl Present for Classic {
    const INFO: &'static GameInfo = &GameInfo {
        name: "classic-name",
        short_name: "help-short-classic",
        summary: "help-game-classic",
        panel_name: "button-hand",
        look_button: None,
        setup_options: options::SETUP_OPTIONS,
        rules: rules::TOPICS,
        lesson: include_str!("../assets/lessons/classic.json"),
    };

    fn options(setup: &Setup) -> Option<Msg> {
        let options = Msg::new("challenge-options")
            .with("rounds", setup.n_rounds())
            .with("expeditions", setup.n_colours());
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
                text: card::about(Msg::new("classic-you-drew"), card),
            }),
            Glimpse::Draw { card: None, .. } | Glimpse::First(_) => None,
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
