//! What the buttons of help open: `!solo.classic`, `!help.commands`.

use crate::codec::routes;
use lostcities_rules::games::GameKind;

routes! {
    /// What pressing something in help means.
    pub enum Route {
        /// Start a match against a computer player, as the game is usually played.
        Solo(game: GameKind) = "!solo",
        /// What the bot is, and its games.
        Show = "!help",
        /// The list of all commands.
        Commands = "!help.commands",
    }
}
