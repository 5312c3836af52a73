//! The one way in which a match changes: checked against its version, in one transaction.

use super::change::{Advanced, Change, Committed};
use super::create::insert_seat;
use super::interactions::first_time;
use super::{in_doubt, limits, prepared, steps};
use crate::deals::daily;
use crate::driver::{Engine, Tx};
use crate::kernel::Seat;
use crate::people::aways;
use crate::results::record;
use crate::servers::{self, ServerChange, ServerEvent};
use crate::{
    GuildId, MatchId, PersonId, RequestKey, Result, Seating, Status, Store, StoreError, Transition,
    clocks, postgres,
};

impl Store {
    /// Makes a change durable, all of it or nothing.
    ///
    /// # Errors
    /// If the transition does not fit how far the match has come, or the database fails; nothing is changed then.
    pub async fn commit(&self, change: &Change) -> Result<Committed> {
        match self.commit_beside_others(change).await {
            // A person who is back after an absence has clocks in other matches, too. Alone it cannot happen again.
            Err(StoreError::Sql(error)) if StoreError::is_deadlock(&error) => {
                commit_in(self, self.begin().await?, change).await
            }
            committed => committed,
        }
    }

    /// The same, which the server may undo because it and another change wait for each other.
    pub(crate) async fn commit_beside_others(&self, change: &Change) -> Result<Committed> {
        let _turn = match change.key {
            Some(RequestKey::Interaction(_)) => None,
            // Clocks and computer players have time.
            Some(RequestKey::Due(_)) | None => self.aside().await,
        };
        let tx = self.begin_for(&change.transition.scope()).await?;
        commit_in(self, tx, change).await
    }
}

/// Makes a change in a transaction that has just begun.
async fn commit_in(store: &Store, mut tx: Tx<'static>, change: &Change) -> Result<Committed> {
    let (id, transition) = (change.id, &change.transition);
    let after = change
        .before
        .after(transition)
        .ok_or(StoreError::Impossible {
            id,
            state: change.before.state().slug(),
            transition: transition.word(),
        })?;
    let advanced = match store.engine {
        Engine::Sqlite => advance(&mut tx, change, after).await,
        Engine::Postgres => postgres::advance(&mut tx, change, after).await,
    };
    let away = match advanced {
        Err(StoreError::Sql(error)) if StoreError::is_unique_violation(&error) => {
            // Not every database answers in a transaction in which a statement has failed.
            tx.rollback().await?;
            let holder = store.match_that_holds_the_channel_of(id).await?;
            return Ok(holder.map_or(Committed::Stale, Committed::ChannelBusy));
        }
        advanced => match advanced? {
            Advanced::Done { away } => away,
            Advanced::Repeated => return Ok(Committed::Repeated),
            Advanced::Stale => return Ok(Committed::Stale),
        },
    };
    if let Some(seating) = transition.seating() {
        let strong = limits::one_too_many_strong(&mut tx, seating.host, &seating.seats, Some(id));
        if let Some(oldest) = strong.await? {
            return Ok(Committed::TooManyStrong(oldest));
        }
        reseat(&mut tx, id, seating).await?;
    }
    match transition {
        Transition::HandOver(seat) | Transition::StandIn(seat) => {
            let stands_in = matches!(transition, Transition::StandIn(_));
            hand_over(&mut tx, id, *seat, stands_in).await?;
        }
        Transition::Return(seat) => come_back(&mut tx, id, *seat).await?,
        _ => {}
    }
    // Whose clocks run depends on who sits there now.
    clocks::follow(&mut tx, change, store.engine).await?;
    if !prepared::follow(&mut tx, change).await? {
        return Ok(Committed::Stale);
    }
    match transition {
        Transition::TakeBack { keep } => steps::take_back(&mut tx, id, *keep).await?,
        Transition::HandOver(seat) | Transition::StandIn(seat) => {
            prepared::forget(&mut tx, id, Some(*seat)).await?;
        }
        Transition::Finish { final_result, .. } => {
            prepared::forget(&mut tx, id, None).await?;
            daily::finish(&mut tx, id, final_result).await?;
            record(&mut tx, store.engine, id, final_result).await?;
        }
        Transition::Cancel { guild, by } => {
            prepared::forget(&mut tx, id, None).await?;
            if let Some(guild) = *guild {
                log(&mut tx, change, guild, *by, ServerEvent::EndedMatch(id)).await?;
            }
        }
        Transition::PutToSleep { guild, by, .. } => {
            log(&mut tx, change, *guild, *by, ServerEvent::PutToSleep(id)).await?;
        }
        Transition::Ring(rings) => {
            if !clocks::ring(&mut tx, change, rings).await? {
                return Ok(Committed::Stale);
            }
        }
        Transition::CallOff { closing, until, .. } => {
            clocks::close(&mut tx, id, closing.absent, *until).await?;
        }
        Transition::Reseat(_)
        | Transition::Begin { .. }
        | Transition::Play { .. }
        | Transition::OfferDraw(_)
        | Transition::DeclineDraw
        | Transition::Sleep { .. }
        | Transition::Extend(_)
        | Transition::Return(_)
        | Transition::AskToGoOn(_)
        | Transition::GoOn { .. }
        | Transition::Close { .. } => {}
    }
    if let Some(person) = away {
        aways::end(&mut tx, person, change.at).await?;
    }
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

/// Remembers the key of a change, writes how far the match has come then, and adds steps to the log.
async fn advance(tx: &mut Tx<'_>, change: &Change, after: Status) -> Result<Advanced> {
    if let Some(key) = change.key
        && !first_time(tx, key.sql(change.id), change.at).await?
    {
        return Ok(Advanced::Repeated);
    }
    if !write(tx, change, after).await? {
        return Ok(Advanced::Stale);
    }
    if let Some(new) = change.transition.new_steps() {
        steps::append(tx, change.id, (change.expected + 1, change.at), new).await?;
    }
    let away = aways::ended_by(tx, change).await?;
    Ok(Advanced::Done { away })
}

/// Writes how far the match has come then, if it still has the expected version. When a lobby expires or would have expired is
/// written when it is opened.
async fn write(tx: &mut Tx<'_>, change: &Change, after: Status) -> Result<bool> {
    let updated = sqlx::query(
        "update matches set version = version + 1, changed_at = $2, state = $3, snowflake = $4, ending = $5,
         closed_by = $6, draw_offer = $7, asleep_since = $8, closing = $9, revision = $12
         where id = $1 and version = $10 and revision = coalesce($11, revision)",
    );
    let updated = change.bind_row(updated, after).execute(&mut **tx).await?;
    Ok(updated.rows_affected() == 1)
}

async fn reseat(tx: &mut Tx<'_>, id: MatchId, seating: &Seating) -> Result<()> {
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

/// Gives the seat of a person to a computer player of the normal level, which has no word; if it stands in for them, they may
/// come back.
async fn hand_over(tx: &mut Tx<'_>, id: MatchId, seat: Seat, stands_in: bool) -> Result<()> {
    sqlx::query(
        "update seats set left_by = person, person = null, stand_in = case when $3 = 1 then 1 else stand_in end,
             left_after = (select count(*) from steps where match = $1)
         where match = $1 and seat = $2 and person is not null",
    )
    .bind(id)
    .bind(seat)
    .bind(stands_in)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Gives the seat back to the person for whom a computer player stood in.
async fn come_back(tx: &mut Tx<'_>, id: MatchId, seat: Seat) -> Result<()> {
    sqlx::query(
        "update seats set person = left_by, left_by = null, stand_in = 2, left_after = null
         where match = $1 and seat = $2 and stand_in = 1",
    )
    .bind(id)
    .bind(seat)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

async fn log(
    tx: &mut Tx<'_>,
    change: &Change,
    guild: GuildId,
    person: PersonId,
    event: ServerEvent,
) -> Result<()> {
    let at = change.at;
    servers::log(tx, guild, &ServerChange { at, person, event }).await
}
