//! What the buttons of help open: `!solo.classic`, `!help.commands`.

use crate::codec::routes;
use lostcities_rules::games::GameKind;

routes! {
    pub enum Route {
        /// Start a match against a computer player, as the game is usually played.
        Solo(game: GameKind) = "!solo",
        /// What the bot is, and its games.
        Show = "!help",
        Commands = "!help.commands",
    }
}
