//! What administrators decide for their server, as buttons and menus carry it.

use crate::discord::codec::routes;
use crate::discord::language::Language;
use crate::table::Pings;

routes! {
    /// What pressing something in the settings of a server means.
    pub enum Route {
        /// Show them.
        Show = "!config",
        /// Show who changed what.
        Changes = "!config.changes",
        /// Matches are opened in these channels: those that are chosen in the menu.
        Channels = "!config.channels",
        /// Matches are opened in every channel.
        Everywhere = "!config.everywhere",
        /// Whoever has a role opens matches: the one that is chosen in the menu.
        Role = "!config.role",
        /// Everybody opens matches.
        Everyone = "!config.everyone",
        /// Moderators open matches.
        Moderators = "!config.moderators",
        /// Public messages are in this language.
        Language(language: Language) = "!config.language",
        /// Whoever has chosen nothing is told of their turn in this way.
        Pings(pings: Pings) = "!config.pings",
        /// There is a leaderboard.
        LeaderboardOn = "!config.leaderboard.on",
        /// There is no leaderboard.
        LeaderboardOff = "!config.leaderboard.off",
    }
}
