//! Matches that sleep: they are open, but no longer hold their channel.

use sqlx::{Row, Sqlite, Transaction};

use super::{ChannelId, MatchId, PersonId, Store, StoreError};

/// How long nobody has acted in a match of one person before it gives way to another in its channel: a day.
const IDLE_MS: i64 = 24 * 60 * 60 * 1000;

impl Store {
    /// The newest sleeping match of a person in a channel.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sleeping_match_in(
        &self,
        channel: ChannelId,
        person: PersonId,
    ) -> Result<Option<MatchId>, StoreError> {
        let row = sqlx::query(
            "select id from matches where channel = $1 and asleep_since is not null
             and exists (select 1 from seats where match = matches.id and person = $2) order by id desc limit 1",
        )
        .bind(channel.sql())
        .bind(person.sql())
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| Ok(MatchId::from_sql(row.try_get("id")?)))
            .transpose()
    }
}

/// Puts the match that holds a channel to sleep if one person plays it and has not acted for a day.
pub(super) async fn give_way(
    tx: &mut Transaction<'_, Sqlite>,
    channel: ChannelId,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "update matches set asleep_since = $2
         where channel = $1 and state in ('lobby', 'playing') and asleep_since is null
         and state = 'playing' and changed_at <= $3
         and (select count(person) from seats where match = matches.id) = 1",
    )
    .bind(channel.sql())
    .bind(now)
    .bind(now.saturating_sub(IDLE_MS))
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// The match that holds the channel of another one.
pub(super) async fn holder(
    tx: &mut Transaction<'_, Sqlite>,
    id: MatchId,
) -> Result<Option<MatchId>, StoreError> {
    let row = sqlx::query(
        "select id from matches where channel = (select channel from matches where id = $1)
         and state in ('lobby', 'playing') and asleep_since is null",
    )
    .bind(id.sql())
    .fetch_optional(&mut **tx)
    .await?;
    row.map(|row| Ok(MatchId::from_sql(row.try_get("id")?)))
        .transpose()
}
