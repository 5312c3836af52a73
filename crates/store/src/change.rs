//! The one way in which a match changes: checked against its version, in one transaction.

use serde_json::Value;
use sqlx::Transaction;

use super::columns::{Json, Millis, Number, SeatNumber};
use super::create::insert_seat;
use super::driver::Driver;
use super::interactions::first_time;
use super::limits;
use super::results::record;
use super::servers::{self, ServerChange, ServerEvent};
use super::status::StatusRow;
use super::{
    Deed, GuildId, MatchId, Matches, PersonId, PreparedChange, Seating, Snowflake, Status, Store,
    StoreError, Turns, aways, clocks, daily, in_doubt, prepared,
};
use crate::kernel::{Seat, Timestamp};

/// A deed that a match undergoes once.
#[derive(Clone, Debug)]
pub struct Change {
    /// The match.
    pub id: MatchId,
    /// The version it must have; it is one higher afterwards.
    pub expected: u64,
    /// The revision it must have; `None` for any.
    pub revision: Option<u64>,
    /// What asks for it; `None` if it follows from another change, so that its version alone makes it happen once.
    pub key: Option<RequestKey>,
    /// Now.
    pub at: Timestamp,
    /// What happens.
    pub deed: Deed,
    /// Whose clocks run afterwards.
    pub turns: Turns,
    /// What becomes of prepared turns.
    pub prepared: Vec<PreparedChange>,
}

/// What asks for a change, and makes it happen once, however often it is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RequestKey {
    /// The interaction of a person, which Discord may deliver more than once.
    Interaction(Snowflake),
    /// When something was due in the match; several sweeps may find it.
    Due(Timestamp),
}

impl RequestKey {
    /// The key in the column of interactions. Those of Discord are not negative, so those of our own are: 42 bits of the
    /// time, which last until the year 2109, and 21 of the match. Keys are forgotten after a day, in which no two matches
    /// are two million apart.
    pub(super) fn sql(self, id: MatchId) -> i64 {
        match self {
            Self::Interaction(interaction) => interaction.cast_signed(),
            Self::Due(at) => {
                let at = at.millis() & ((1 << 42) - 1);
                !(at << 21 | id.0.cast_signed() & ((1 << 21) - 1))
            }
        }
    }
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
    /// The host has opened as many matches with strong computer players as may be open; this is the oldest. Nothing was changed.
    TooManyStrong(MatchId),
}

impl Store {
    /// Makes a change durable, all of it or nothing.
    ///
    /// # Errors
    /// If the deed does not fit how far the match has come, or the database fails; nothing is changed then.
    pub async fn commit(&self, change: &Change) -> Result<Committed, StoreError> {
        if !change.deed.concerns_others() {
            let tx = self.begin_for_match().await?;
            match commit_in(self, tx, change).await {
                // A person who is back after an absence has clocks in other matches, too. Alone it cannot happen again.
                Err(StoreError::Sql(error)) if StoreError::is_deadlock(&error) => {}
                committed => return committed,
            }
        }
        commit_in(self, self.begin().await?, change).await
    }
}

impl Matches<'_> {
    /// Forgets interactions handled before `time`; Discord delivers none again after its token has died.
    pub async fn forget_interactions_before(self, time: Timestamp) -> Result<(), StoreError> {
        sqlx::query("delete from interactions where at < $1")
            .bind(Millis(time))
            .execute(self.store.writer()?)
            .await?;
        Ok(())
    }
}

/// Makes a change in a transaction that has just begun.
async fn commit_in(
    store: &Store,
    mut tx: Transaction<'static, Driver>,
    change: &Change,
) -> Result<Committed, StoreError> {
    let (id, deed) = (change.id, &change.deed);
    if let Some(key) = change.key
        && !first_time(&mut tx, key.sql(id), change.at).await?
    {
        return Ok(Committed::Repeated);
    }
    let Some(before) = status(&mut tx, change).await? else {
        return Ok(Committed::Stale);
    };
    let after = before.after(deed).ok_or(StoreError::Impossible {
        id,
        state: before.state().slug(),
        deed: deed.word(),
    })?;
    match write(&mut tx, change, after).await {
        Err(StoreError::Sql(error)) if StoreError::is_unique_violation(&error) => {
            // Not every database answers in a transaction in which a statement has failed.
            tx.rollback().await?;
            let holder = store.matches().holder(id).await?;
            return Ok(holder.map_or(Committed::Stale, Committed::ChannelBusy));
        }
        Ok(false) => return Ok(Committed::Stale),
        written => drop(written?),
    }
    if let Some(seating) = deed.seating() {
        let strong = limits::one_too_many_strong(&mut tx, seating.host, &seating.seats, Some(id));
        if let Some(oldest) = strong.await? {
            return Ok(Committed::TooManyStrong(oldest));
        }
        reseat(&mut tx, id, seating).await?;
    }
    if let Some((from, steps)) = deed.new_steps() {
        append(&mut tx, id, (change.expected + 1, change.at), (from, steps)).await?;
    }
    clocks::follow(&mut tx, change).await?;
    if !prepared::follow(&mut tx, change).await? {
        return Ok(Committed::Stale);
    }
    match deed {
        Deed::TakeBack { keep } => take_back(&mut tx, id, *keep).await?,
        Deed::HandOver(seat) => {
            hand_over(&mut tx, id, *seat).await?;
            prepared::forget(&mut tx, id, Some(*seat)).await?;
        }
        Deed::Finish { reckoning, .. } => {
            record(&mut tx, id, reckoning).await?;
            daily::finish(&mut tx, id, reckoning).await?;
            prepared::forget(&mut tx, id, None).await?;
        }
        Deed::Cancel { guild, by } => {
            prepared::forget(&mut tx, id, None).await?;
            log(&mut tx, change, *guild, *by, ServerEvent::EndedMatch(id)).await?;
        }
        Deed::PutToSleep { guild, by, .. } => {
            log(&mut tx, change, *guild, *by, ServerEvent::PutToSleep(id)).await?;
        }
        Deed::Ring(rings) => {
            if !clocks::ring(&mut tx, id, rings).await? {
                return Ok(Committed::Stale);
            }
        }
        Deed::StandIn(seat) => {
            stand_in(&mut tx, id, *seat).await?;
            prepared::forget(&mut tx, id, Some(*seat)).await?;
        }
        Deed::Return(seat) => come_back(&mut tx, id, *seat).await?,
        Deed::CallOff { closing, until, .. } => {
            clocks::close(&mut tx, id, closing.absent, *until).await?;
        }
        Deed::Reseat(_)
        | Deed::Begin { .. }
        | Deed::Play { .. }
        | Deed::OfferDraw(_)
        | Deed::DeclineDraw
        | Deed::Sleep { .. }
        | Deed::Extend(_)
        | Deed::AskToGoOn(_)
        | Deed::GoOn { .. }
        | Deed::Close { .. } => {}
    }
    aways::end_by(&mut tx, change).await?;
    match tx.commit().await {
        Err(error) if StoreError::is_connection_lost(&error) => {
            if !in_doubt::was_made(store, change).await? {
                return Err(error.into());
            }
        }
        done => done?,
    }
    Ok(Committed::Done(change.expected + 1))
}

/// Adds steps to the log, with the version that they lead to and when that was.
pub(super) async fn append(
    tx: &mut Transaction<'_, Driver>,
    id: MatchId,
    (version, at): (u64, Timestamp),
    (from, steps): (usize, &[Value]),
) -> Result<(), StoreError> {
    for (ply, step) in (from..).zip(steps) {
        // The primary key refuses a second step in the same place, from any sender.
        sqlx::query(
            "insert into steps (match, ply, step, version, at) values ($1, $2, $3, $4, $5)",
        )
        .bind(id)
        .bind(Number(ply))
        .bind(step.to_string())
        .bind(Number(version))
        .bind(Millis(at))
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

/// How far the match has come, if it has the expected version.
async fn status(
    tx: &mut Transaction<'_, Driver>,
    change: &Change,
) -> Result<Option<Status>, StoreError> {
    let row: Option<StatusRow> = sqlx::query_as(
        "select state, snowflake, ending, closed_by, draw_offer, expires_at, asleep_since, closing from matches
         where id = $1 and version = $2",
    )
    .bind(change.id)
    // A forged button may name any version; no match has a negative one.
    .bind(change.expected.cast_signed())
    .fetch_optional(&mut **tx)
    .await?;
    row.map(|row| Status::of(&row.into())).transpose()
}

/// Writes how far the match has come then, if it still has the expected version: another transaction may have changed it
/// since it was read, where several may write at once. When a lobby expires or would have expired is written when it is opened.
async fn write(
    tx: &mut Transaction<'_, Driver>,
    change: &Change,
    after: Status,
) -> Result<bool, StoreError> {
    let columns = after.columns();
    let updated = sqlx::query(
        "update matches set version = version + 1, changed_at = $2, state = $3, snowflake = $4, ending = $5,
         closed_by = $6, draw_offer = $7, asleep_since = $8, closing = $9
         where id = $1 and version = $10 and revision = coalesce($11, revision)",
    )
    .bind(change.id)
    .bind(Millis(change.at))
    .bind(columns.state)
    .bind(columns.snowflake.map(Number))
    .bind(columns.ending.map(Json))
    .bind(columns.closed_by)
    .bind(columns.draw_offer.map(SeatNumber))
    .bind(columns.asleep_since.map(Millis))
    .bind(columns.closing.map(Json))
    .bind(change.expected.cast_signed())
    .bind(change.revision.map(Number))
    .execute(&mut **tx)
    .await?;
    Ok(updated.rows_affected() == 1)
}

/// Writes who sits at a table that has not started.
async fn reseat(
    tx: &mut Transaction<'_, Driver>,
    id: MatchId,
    seating: &Seating,
) -> Result<(), StoreError> {
    sqlx::query("update matches set host = $2, setup = $3 where id = $1")
        .bind(id)
        .bind(seating.host)
        .bind(seating.setup.to_string())
        .execute(&mut **tx)
        .await?;
    sqlx::query("delete from seats where match = $1")
        .bind(id)
        .execute(&mut **tx)
        .await?;
    for (seat, occupant) in seating.seats.iter() {
        insert_seat(tx, id, seat, occupant).await?;
    }
    Ok(())
}

/// Gives the seat of a person to a computer player of the normal level, which has no word.
async fn hand_over(
    tx: &mut Transaction<'_, Driver>,
    id: MatchId,
    seat: Seat,
) -> Result<(), StoreError> {
    sqlx::query(
        "update seats set left_by = person, person = null,
             left_after = (select count(*) from steps where match = $1)
         where match = $1 and seat = $2 and person is not null",
    )
    .bind(id)
    .bind(SeatNumber(seat))
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Lets a computer player stand in for the person of a seat, who may come back.
async fn stand_in(
    tx: &mut Transaction<'_, Driver>,
    id: MatchId,
    seat: Seat,
) -> Result<(), StoreError> {
    sqlx::query(
        "update seats set left_by = person, person = null, stand_in = 1,
             left_after = (select count(*) from steps where match = $1)
         where match = $1 and seat = $2 and person is not null",
    )
    .bind(id)
    .bind(SeatNumber(seat))
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Gives the seat back to the person for whom a computer player stood in.
async fn come_back(
    tx: &mut Transaction<'_, Driver>,
    id: MatchId,
    seat: Seat,
) -> Result<(), StoreError> {
    sqlx::query(
        "update seats set person = left_by, left_by = null, stand_in = 2, left_after = null
         where match = $1 and seat = $2 and stand_in = 1",
    )
    .bind(id)
    .bind(SeatNumber(seat))
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Writes down what a moderator did with the match.
async fn log(
    tx: &mut Transaction<'_, Driver>,
    change: &Change,
    guild: GuildId,
    person: PersonId,
    event: ServerEvent,
) -> Result<(), StoreError> {
    let at = change.at;
    servers::log(tx, guild, &ServerChange { at, person, event }).await
}

/// Takes the steps behind the first `keep` out of the log; buttons from before that are old then.
async fn take_back(
    tx: &mut Transaction<'_, Driver>,
    id: MatchId,
    keep: usize,
) -> Result<(), StoreError> {
    sqlx::query("delete from steps where match = $1 and ply >= $2")
        .bind(id)
        .bind(Number(keep))
        .execute(&mut **tx)
        .await?;
    sqlx::query("update matches set took_back = version where id = $1")
        .bind(id)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
