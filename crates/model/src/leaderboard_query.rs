//! Which page of which leaderboard is meant, as buttons can carry it.

use crate::PageRequest;
use lostcities_rules::games::GameKind;
use lostcities_rules::rating::Season;

/// Which page of which leaderboard a person wants to see, as it can be asked from anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeaderboardQuery {
    pub game: GameKind,
    pub scope: Scope,
    /// Of which season; `None` for all time.
    pub season: Option<Season>,
    pub page: PageRequest,
}

/// Among whom a leaderboard ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Everybody, by their matches on the server on which a person asks.
    Server,
    /// Everybody, by all their matches.
    Everywhere,
}
