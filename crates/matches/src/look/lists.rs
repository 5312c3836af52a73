//! Finding matches, and the rules of their games.

use crate::games::GameKind;
use crate::kernel::{BySeat, Seats};
use crate::present::{self, Msg, Topic};
use crate::store::{ChannelId, GuildId, ListedMatch, MatchId, Occupant, PersonId, SeatedMatch};
use crate::{Place, Refusal, Result, Tables};

#[derive(Clone, Debug)]
pub struct Listed {
    pub listed: ListedMatch,
    pub name: Msg,
    pub place: Place,
    pub seats: BySeat<Occupant>,
    pub awaited: Seats,
}

#[derive(Clone, Debug)]
pub struct MatchName {
    pub id: MatchId,
    pub game: Msg,
    pub seats: BySeat<Occupant>,
}

impl Tables {
    /// The match that is being played in a channel.
    ///
    /// # Errors
    /// If none is.
    pub async fn match_in(&self, channel: ChannelId) -> Result<MatchId> {
        Ok(self
            .store()
            .open_match_in(channel)
            .await?
            .ok_or(Refusal::NoMatchHere)?)
    }

    pub async fn game_in(&self, channel: ChannelId) -> Result<Option<GameKind>> {
        match self.store().open_match_in(channel).await? {
            Some(id) => Ok(Some(self.look(id).await?.stored.terms.game)),
            None => Ok(None),
        }
    }

    /// A page of the matches in play on a server, newest first, the first page being 0, and whether there are more. One that
    /// cannot be read or does not replay is left out and logged.
    pub async fn games_on(
        &self,
        guild: GuildId,
        page: u32,
        per_page: u32,
    ) -> Result<(Vec<Listed>, bool)> {
        let mut found = self
            .store()
            .matches_in_play_on(guild, (page, per_page))
            .await?;
        let has_more = found.len() > per_page as usize;
        found.truncate(per_page as usize);
        let mut games = Vec::new();
        for (id, listed) in found {
            let read = match listed {
                Ok(listed) => self.read_listed(listed).await,
                Err(error) => Err(error.into()),
            };
            games.extend(self.maintained(id, read));
        }
        Ok((games, has_more))
    }

    async fn read_listed(&self, (listed, seats): SeatedMatch) -> Result<Listed> {
        let awaited = self.look(listed.id).await?.awaited();
        Ok(Listed {
            place: self.place_of(listed.id).await?,
            name: present::game_name(listed.game),
            listed,
            seats,
            awaited,
        })
    }

    /// The open matches of a person by name, newest first, without a look at their logs: this is asked at every keystroke.
    pub async fn names_of_games(&self, person: PersonId) -> Result<Vec<MatchName>> {
        let open = self.store().open_matches_of(person).await?.into_iter();
        let named = open.filter_map(|(id, read)| {
            // What cannot be read is logged where it is listed.
            let (listed, seats) = read.ok()?;
            let game = present::game_name(listed.game);
            Some(MatchName { id, game, seats })
        });
        Ok(named.collect())
    }

    pub fn rules(&self, game: GameKind) -> &'static [Topic] {
        present::rules_topics(game)
    }
}
