//! Pages of rules, as buttons carry them: `!rules.classic.3`.

use crate::codec::routes;
use lostcities_rules::games::GameKind;

routes! {
    pub enum Route {
        /// A page of the rules of a game, counted from 0.
        Page(game: GameKind, page: u8) = "!rules",
    }
}
