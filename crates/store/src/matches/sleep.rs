//! Matches that sleep: they are open, but no longer hold their channel.

use crate::{ChannelId, MatchId, PersonId, Result, Store};

impl Store {
    pub async fn sleeping_match_in(
        &self,
        channel: ChannelId,
        person: PersonId,
    ) -> Result<Option<MatchId>> {
        Ok(sqlx::query_scalar(
            "select id from boards join matches on id = match where channel = $1 and is_card = 0 and asleep_since is not null
             and exists (select 1 from seats where seats.match = id and person = $2) order by id desc limit 1",
        )
        .bind(channel)
        .bind(person)
        .fetch_optional(&self.readers)
        .await?)
    }

    /// The match that keeps this one, which sleeps, from waking in its channel.
    pub async fn match_that_holds_the_channel_of(&self, id: MatchId) -> Result<Option<MatchId>> {
        Ok(sqlx::query_scalar(
            "select match from boards where is_attached = 1 and channel = (select channel from boards where match = $1 and is_card = 0
                 and channel is distinct from parent)",
        )
        .bind(id)
        .fetch_optional(&self.readers)
        .await?)
    }
}
