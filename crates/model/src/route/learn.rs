//! Lessons, as buttons carry them: `!learn.at.classic.3`.

use crate::codec::{Detail, routes};
use lostcities_rules::games::GameKind;

routes! {
    pub enum Route {
        Overview = "!learn",
        /// The lesson of a game, where the person stopped.
        Resume(game: GameKind) = "!learn.game",
        /// A question of a game, counted from 0; behind the last, what comes after the lesson.
        At(game: GameKind, number: u8) = "!learn.at",
        /// The question with something picked.
        Pick(game: GameKind, number: u8, what: Detail) = "!learn.pick",
        /// An answer: an action in its wire form.
        Answer(game: GameKind, number: u8, action: Detail) = "!learn.answer",
    }
}
