//! Rivals as people see it.

mod alt;
mod arithmetic;
mod board;
mod choice;
mod controls;
mod describe;
mod panel;
mod prepare;
mod reason;
mod result_card;
mod rules;
mod signs;
mod table;
mod tell;

use super::{Face, GameInfo, Honours, Msg, Present, PresentContext, Scene, Told};
use lostcities_rules::games::rivals::{Action, Effect, Rivals, Setup, View};

/// A little less than at a table: shuffling and counting are done by the bot.
const MINUTES: u16 = 30;

impl Present for Rivals {
    const IS_PLAYED_IN_PUBLIC: bool = true;
    const INFO: &'static GameInfo = &GameInfo {
        name: "rivals-name",
        short_name: "help-short-rivals",
        summary: "help-game-rivals",
        // Everything is public; the panel is the table once more, for one person.
        panel_name: "button-own-view",
        look_button: None,
        setup_options: &[],
        rules: rules::TOPICS,
        lesson: include_str!("../assets/lessons/rivals.json"),
    };

    fn options(_setup: &Setup) -> Option<Msg> {
        None
    }

    fn minutes(_setup: &Setup) -> u16 {
        MINUTES
    }

    fn choice(_view: &View, action: Action) -> Msg {
        choice::choice(action)
    }

    fn several(view: &View, word: &str) -> Vec<Action> {
        controls::several(view, word)
    }

    fn reason(view: &View, action: Action) -> Option<Msg> {
        reason::reason(view, action)
    }

    fn tell(effect: &Effect) -> Told {
        tell::tell(effect)
    }

    fn table(view: &View, around: &PresentContext<Action>) -> Face {
        Face {
            text: table::text(view, around),
            scene: Some(board::board(view, around)),
            alt: alt::board(view, around),
            rows: if around.stopped.is_some() {
                Vec::new()
            } else {
                controls::rows(view)
            },
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
