//! Seasons of a league.

use crate::codec::routes;
use crate::{Pace, PersonId, SeasonDeed, SeasonId};
use lostcities_rules::games::GameKind;

routes! {
    pub enum Route {
        /// What the server plays, and the way to everything else.
        Show = "!league",
        /// The seasons of the server.
        Past = "!league.past",
        /// What a season is to be like that begins in so many days.
        Form(game: GameKind, pace: Pace, days: u8) = "!league.form",
        Open(game: GameKind, pace: Pace, days: u8) = "!league.open",
        Join(season: SeasonId) = "!league.join",
        AskToLeave(season: SeasonId) = "!league.leave",
        Leave(season: SeasonId) = "!league.leave-for-sure",
        /// The table of a season, with several divisions that of one's own.
        Table(season: SeasonId) = "!league.table",
        /// The table of a division, counted from 0.
        Division(season: SeasonId, nth: u8) = "!league.division",
        Rules(season: SeasonId) = "!league.rules",
        /// What can be checked of its shuffles.
        Proof(season: SeasonId) = "!league.proof",
        /// What somebody who manages the server may do with it.
        Manage(season: SeasonId) = "!league.manage",
        Ask(season: SeasonId, deed: SeasonDeed) = "!league.ask",
        Do(season: SeasonId, deed: SeasonDeed) = "!league.do",
        AskToRemove(season: SeasonId, person: PersonId) = "!league.ask-to-remove",
        Remove(season: SeasonId, person: PersonId) = "!league.remove",
        Lift(season: SeasonId, person: PersonId) = "!league.lift",
    }
}
