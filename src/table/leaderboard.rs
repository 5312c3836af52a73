//! Leaderboards: who asks for which page of which one.

use super::{Refusal, Scope, TableError, Tables, Wish};
use crate::rating::Season;
use crate::store::{GuildId, Leaderboard, LeaderboardPage, PersonId};

/// A page of a leaderboard, and what can be asked for next.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// What is shown: what was wished for, but everywhere where there is no server.
    pub wish: Wish,
    /// The page.
    pub page: LeaderboardPage,
    /// The season that is under way.
    pub running: Season,
}

impl Tables {
    /// The season that is under way.
    pub fn season(&self) -> Season {
        Season::of(self.now())
    }

    /// A page of a leaderboard for somebody who asks on this server, or in direct messages if it is `None`. Other
    /// servers' leaderboards cannot be asked for.
    ///
    /// # Errors
    /// If the server's administrators want no leaderboards.
    pub async fn leaderboard(
        &self,
        wish: Wish,
        guild: Option<GuildId>,
        asker: PersonId,
    ) -> Result<Shown, TableError> {
        // Whatever the scope: everybody who asks on a server without leaderboards is refused here.
        if !self.server(guild).await?.has_leaderboard {
            return Err(Refusal::NoLeaderboard.into());
        }
        let guild = guild.filter(|_| wish.scope == Scope::Server);
        let scope = guild.map_or(Scope::Everywhere, |_| Scope::Server);
        let board = Leaderboard {
            game: wish.game,
            guild,
            season: wish.season,
        };
        Ok(Shown {
            wish: Wish { scope, ..wish },
            page: self.store().leaderboard(&board, wish.page, asker).await?,
            running: self.season(),
        })
    }
}
