//! Roll & Write as people see it.

mod alt;
mod choice;
mod describe;
mod marks;
mod options;
mod panel;
mod picture;
mod prepare;
mod reason;
mod rules;
mod scoring;
mod signs;
mod table;
mod tell;

pub(crate) use picture::{landmark, specimen};

use super::{Face, GameInfo, Honours, Msg, Present, PresentContext, Scene, Told};
use lostcities_rules::games::roll_write::{Action, Effect, Order, RollWrite, Setup, View};

/// A little less than at a table: everybody chooses at the same time, and counting is done by the bot.
const MINUTES: u16 = 30;

impl Present for RollWrite {
    const IS_TURN_OF_ALL: bool = true;

    const INFO: &'static GameInfo = &GameInfo {
        name: "roll-write-name",
        short_name: "help-short-roll-write",
        summary: "help-game-roll-write",
        panel_name: "button-roll-write-own-sheet",
        look_button: Some(panel::sheets_button),
        setup_options: options::SETUP_OPTIONS,
        rules: rules::TOPICS,
        lesson: include_str!("../assets/lessons/roll-write.json"),
    };

    fn options(setup: &Setup) -> Option<Msg> {
        let order = match setup.order() {
            Order::Together => "together",
            Order::InTurn => "in-turn",
        };
        Some(Msg::new("roll-write-options").with("order", order))
    }

    fn minutes(_setup: &Setup) -> u16 {
        MINUTES
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

    fn table(view: &View, around: &PresentContext<Action>) -> Face {
        Face {
            text: table::text(view, around),
            scene: Some(picture::progress(view, around)),
            alt: alt::table(view, around),
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

    fn look(view: &View, what: &str, around: &PresentContext<Action>) -> Option<Face> {
        panel::look(view, what, around)
    }

    fn result_card(view: &View, honours: &Honours) -> Scene {
        picture::card(view, honours)
    }

    fn describe(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
        describe::describe(view, around)
    }
}
