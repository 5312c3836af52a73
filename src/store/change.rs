//! The one way in which a match changes: checked against its version, in one transaction.

use serde_json::Value;
use sqlx::{Sqlite, Transaction};

use super::create::sit_down;
use super::results::record;
use super::servers::{self, ServerChange, ServerEvent};
use super::sleep;
use super::{GuildId, MatchId, Person, PersonId, Reckoning, Snowflake, Status, Store, StoreError};
use crate::kernel::BySeat;

/// Everything about a match that one accepted click changes.
#[derive(Clone, Debug)]
pub struct Change {
    /// The match.
    pub id: MatchId,
    /// The version it must have; it is one higher afterwards.
    pub expected: u64,
    /// The interaction that asks for it; `None` for what the bot does by itself.
    pub interaction: Option<Snowflake>,
    /// Now, in milliseconds since 1970.
    pub at: i64,
    /// How many steps of the log stay; fewer than there are when an action is taken back.
    pub keep: usize,
    /// The steps that follow them.
    pub append: Vec<Value>,
    /// How far the match has then come.
    pub status: Status,
    /// What it came to, if it ends with this change; that becomes its result.
    pub reckoning: Option<Reckoning>,
    /// The moderator of this server who ends the match, if one does; that goes into the log of the server.
    pub ended_by_moderator: Option<(GuildId, PersonId)>,
    /// Who sits where, if somebody came or went.
    pub seating: Option<Seating>,
}

/// Who sits where, and what follows from it, while people come and go.
#[derive(Clone, Debug)]
pub struct Seating {
    /// Who may start the match and remove people.
    pub host: PersonId,
    /// The setup as it stands in a match file; it says how many seats there are.
    pub setup: Value,
    /// Who sits where; `None` is a computer player.
    pub seats: BySeat<Option<Person>>,
    /// Who sat where before a computer player took the seat over.
    pub left: BySeat<Option<Person>>,
}

/// What became of a [`Change`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Committed {
    /// It is in the database; the match has this version now.
    Done(u64),
    /// The same interaction has been handled before; nothing was changed now.
    Repeated,
    /// The match has moved on to another version; nothing was changed.
    Stale,
    /// The match sleeps, and this one holds its channel meanwhile; nothing was changed.
    ChannelBusy(MatchId),
}

impl Store {
    /// Makes a change durable, all of it or nothing.
    ///
    /// # Errors
    /// If the database fails; nothing is changed then.
    pub async fn commit(&self, change: &Change) -> Result<Committed, StoreError> {
        let mut tx = self.begin().await?;
        if let Some(interaction) = change.interaction
            && !first_time(&mut tx, interaction, change.at).await?
        {
            return Ok(Committed::Repeated);
        }
        match move_on(&mut tx, change).await? {
            Moved::On => {}
            Moved::Stale => return Ok(Committed::Stale),
            Moved::NoChannel => {
                let holder = sleep::holder(&mut tx, change.id).await?;
                return Ok(holder.map_or(Committed::Stale, Committed::ChannelBusy));
            }
        }
        if let Some(seating) = &change.seating {
            reseat(&mut tx, change.id, seating).await?;
        }
        sqlx::query("delete from steps where match = $1 and ply >= $2")
            .bind(change.id.sql())
            .bind(count(change.keep))
            .execute(&mut *tx)
            .await?;
        for (ply, step) in (change.keep..).zip(&change.append) {
            // The primary key refuses a second step in the same place, whoever sends it.
            sqlx::query(
                "insert into steps (match, ply, step, version, at) values ($1, $2, $3, $4, $5)",
            )
            .bind(change.id.sql())
            .bind(count(ply))
            .bind(step.to_string())
            .bind(integer(change.expected + 1))
            .bind(change.at)
            .execute(&mut *tx)
            .await?;
        }
        if let Some(reckoning) = &change.reckoning {
            record(&mut tx, change.id, reckoning).await?;
        }
        if let Some((guild, person)) = change.ended_by_moderator {
            let event = ServerEvent::EndedMatch(change.id);
            let at = change.at;
            servers::log(&mut tx, guild, &ServerChange { at, person, event }).await?;
        }
        tx.commit().await?;
        Ok(Committed::Done(change.expected + 1))
    }

    /// Forgets interactions handled before `time`; Discord delivers none again after its token has died.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_interactions_before(&self, time: i64) -> Result<(), StoreError> {
        sqlx::query("delete from interactions where at < $1")
            .bind(time)
            .execute(self.writer()?)
            .await?;
        Ok(())
    }
}

/// Whether this is the first time that the interaction is seen; it is remembered.
pub(super) async fn first_time(
    tx: &mut Transaction<'_, Sqlite>,
    interaction: Snowflake,
    at: i64,
) -> Result<bool, StoreError> {
    let inserted =
        sqlx::query("insert into interactions (id, at) values ($1, $2) on conflict do nothing")
            .bind(i64::try_from(interaction).unwrap_or(i64::MAX))
            .bind(at)
            .execute(&mut **tx)
            .await?;
    Ok(inserted.rows_affected() == 1)
}

/// Writes down who sits where.
async fn reseat(
    tx: &mut Transaction<'_, Sqlite>,
    id: MatchId,
    seating: &Seating,
) -> Result<(), StoreError> {
    sqlx::query("update matches set host = $2, setup = $3 where id = $1")
        .bind(id.sql())
        .bind(seating.host.sql())
        .bind(seating.setup.to_string())
        .execute(&mut **tx)
        .await?;
    sqlx::query("delete from seats where match = $1")
        .bind(id.sql())
        .execute(&mut **tx)
        .await?;
    for (seat, person) in seating.seats.iter() {
        let left = seating.left.get(seat).and_then(Option::as_ref);
        sit_down(tx, id, seat, person.as_ref(), left).await?;
    }
    Ok(())
}

/// What became of the row of a match.
enum Moved {
    /// It is written.
    On,
    /// The match has another version than was expected.
    Stale,
    /// The match would hold its channel again, and another one holds it.
    NoChannel,
}

/// Writes the row of the match, if it has the expected version. A match that sleeps wakes.
async fn move_on(tx: &mut Transaction<'_, Sqlite>, change: &Change) -> Result<Moved, StoreError> {
    let columns = change.status.columns();
    let ending = columns
        .ending
        .map(|ending| serde_json::to_string(&ending))
        .transpose()
        .map_err(StoreError::unreadable)?;
    let updated = sqlx::query(
        "update matches set version = version + 1, state = $3, ending = $4, draw_offer = $5, closed_by = $9,
         snowflake = $6, changed_at = $7, asleep_since = $10,
         took_back = case when exists (select 1 from steps where match = $1 and ply >= $8)
                     then version + 1 else took_back end
         where id = $1 and version = $2",
    )
    .bind(change.id.sql())
    .bind(integer(change.expected))
    .bind(columns.state.slug())
    .bind(ending)
    .bind(columns.draw_offer.map(|seat| i64::from(seat.number())))
    .bind(columns.snowflake.map(integer))
    .bind(change.at)
    .bind(count(change.keep))
    .bind(columns.closed_by.map(PersonId::sql))
    .bind(columns.asleep_since)
    .execute(&mut **tx)
    .await;
    match updated {
        Ok(updated) if updated.rows_affected() == 1 => Ok(Moved::On),
        Ok(_) => Ok(Moved::Stale),
        Err(error) if StoreError::is_unique_violation(&error) => Ok(Moved::NoChannel),
        Err(error) => Err(error.into()),
    }
}

fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

fn integer(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
