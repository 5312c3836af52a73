//! What administrators decide for their server, as buttons and menus carry it.

use crate::Language;
use crate::codec::routes;
use crate::{MatchId, Pings};

routes! {
    pub enum Route {
        Show = "!config",
        /// Show who changed what.
        Changes = "!config.changes",
        /// Matches are opened in these channels: those that are chosen in the menu.
        Channels = "!config.channels",
        /// Matches are opened in every channel.
        Everywhere = "!config.everywhere",
        /// People with a role open matches: the one that is chosen in the menu.
        Role = "!config.role",
        Everyone = "!config.everyone",
        Moderators = "!config.moderators",
        /// Public messages are in this language.
        Language(language: Language) = "!config.language",
        /// Who has chosen nothing is told of their turn in this way.
        Pings(pings: Pings) = "!config.pings",
        LeaderboardOn = "!config.leaderboard.on",
        LeaderboardOff = "!config.leaderboard.off",
        /// Show a page of the matches in play, from 0.
        Matches(page: u32) = "!config.matches",
        Match(id: MatchId) = "!config.match",
        Sleep(id: MatchId) = "!config.sleep",
        AskToEnd(id: MatchId) = "!config.end",
        End(id: MatchId) = "!config.end-for-sure",
    }
}
