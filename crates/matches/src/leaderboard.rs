//! Leaderboards: who asks for which page of which one.

use super::{LeaderboardQuery, Refusal, Result, Scope, Tables};
use crate::rating::Season;
use crate::store::{GuildId, Leaderboard, LeaderboardPage, PersonId};

#[derive(Clone, PartialEq, Debug)]
pub struct LeaderboardView {
    /// What is shown: what was wished for, but everywhere where there is no server.
    pub query: LeaderboardQuery,
    pub page: LeaderboardPage,
    pub running: Season,
}

impl Tables {
    pub fn season(&self) -> Season {
        Season::of(self.now())
    }

    /// A page of a leaderboard for a person who asks on this server, or in direct messages if it is `None`. Other
    /// servers' leaderboards cannot be asked for.
    ///
    /// # Errors
    /// If the server's administrators want no leaderboards.
    pub async fn leaderboard(
        &self,
        query: LeaderboardQuery,
        guild: Option<GuildId>,
        asker: PersonId,
    ) -> Result<LeaderboardView> {
        // For every scope: everybody who asks on a server without leaderboards is refused here.
        if !self.server(guild).await?.has_leaderboard {
            return Err(Refusal::NoLeaderboard.into());
        }
        let guild = guild.filter(|_| query.scope == Scope::Server);
        let scope = guild.map_or(Scope::Everywhere, |_| Scope::Server);
        let board = Leaderboard {
            game: query.game,
            guild,
            season: query.season,
        };
        Ok(LeaderboardView {
            query: LeaderboardQuery { scope, ..query },
            page: self.store().leaderboard(&board, query.page, asker).await?,
            running: self.season(),
        })
    }
}
