//! What changes of a match do to its clocks, in their transactions.

use std::time::Duration;

use sqlx::Executor;

use super::{ClockStart, Ring, Stage, Turns};
use crate::driver::{Driver, Engine, Tx};
use crate::kernel::{Seat, Timestamp};
use crate::{Change, MatchId, Result, Transition, postgres};

/// How long a computer player that stands in takes for a turn in a match of a season: nobody is to find a whole match played while
/// they were away.
const STAND_IN_PACE: Duration = Duration::from_hours(2);

/// Lets the clocks follow a change that has just been written: the match has its new version.
pub async fn follow(tx: &mut Tx<'_>, change: &Change, engine: Engine) -> Result<()> {
    if !change.turns.reserve.is_zero() {
        spend(tx, change).await?;
    }
    let new = change.transition.new_steps();
    // Dealing is nobody's turn.
    if change.turns.is_counted && new.is_some_and(|(from, _)| from > 0) {
        count(tx, change).await?;
    }
    let stages = match engine {
        Engine::Sqlite => restart(tx, change).await?,
        Engine::Postgres => postgres::restart(tx, change).await?,
    };
    if let Some((due_at, next_at)) = change.turns.times {
        let begun = ClockStart {
            version: change.expected + 1,
            called_at: change.at,
            due_at,
            next_at,
        };
        start(&mut **tx, change.id, begun).await?;
    }
    // If a clock was over, the others were called, too, and the next call is not for them. Who is offered a draw may have been
    // called for their turn before, and for the offer before their turn. Half a turn calls nobody: it can be taken back.
    let is_called_again = match change.transition {
        Transition::OfferDraw(_) => true,
        Transition::Play {
            draw_offer: Some(_),
            ..
        } => !change.turns.restarted.is_empty(),
        _ => false,
    };
    if is_called_again || stages.into_iter().any(Stage::is_over) {
        recall(tx, change.id).await?;
    }
    Ok(())
}

/// Takes away the clocks of seats that the match waits for no more, begins those that it waits for from now on, and returns the
/// stages of those that were over with that.
async fn restart(tx: &mut Tx<'_>, change: &Change) -> Result<Vec<Stage>> {
    let Turns {
        awaited, restarted, ..
    } = change.turns;
    let stages = sqlx::query_scalar(
        "delete from clocks where match = $1 and (cast(1 as bigint) << cast(seat as integer)) & $2 = 0 returning stage",
    )
    .bind(change.id)
    .bind(mask(awaited.iter().filter(|&seat| !restarted.contains(seat))))
    .fetch_all(&mut **tx)
    .await?;
    if !awaited.is_empty() {
        sqlx::query(
            "insert into clocks (match, seat, stage, since, is_told)
             select match, seat, case when person is null then 'standing' else $3 end, $4, $5 from seats
             where match = $1 and (cast(1 as bigint) << cast(seat as integer)) & $2 <> 0
             on conflict (match, seat) do nothing",
        )
        .bind(change.id)
        .bind(mask(awaited.iter()))
        .bind(Stage::Running)
        .bind(change.at)
        .bind(!change.turns.is_silent())
        .execute(&mut **tx)
        .await?;
    }
    Ok(stages)
}

/// Takes what turns took longer that end with this change from the reserves of their seats. What moves clocks needs no second rule
/// for reserves: all that counts is how much time is left. While a season rests the clocks of its matches show the time at which it
/// began to, as they will once they are moved; who moves all the same pays nothing for the rest.
async fn spend(tx: &mut Tx<'_>, change: &Change) -> Result<()> {
    let reserve = i64::try_from(change.turns.reserve.as_millis()).unwrap_or(i64::MAX);
    sqlx::query(
        "update seats set reserve_used = case when due_at <= ended_at then $3 else $3 + ended_at - due_at end
         from (select seat, stage, due_at, coalesce(
                 (select case when clocks.since > paused_at then clocks.since else paused_at end
                  from fixtures join events on events.id = fixtures.event where fixtures.match = $1), $4) as ended_at
             from clocks where match = $1) as ended
         where ended.seat = seats.seat and seats.match = $1
         and (cast(1 as bigint) << cast(seats.seat as integer)) & $2 <> 0
         and stage <> 'closing' and reserve_used < $3 - due_at + ended_at",
    )
    .bind(change.id)
    .bind(mask(change.turns.restarted.iter()))
    .bind(reserve)
    .bind(change.at)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Counts the turns that end with this change, as those of people or of computer players that stand in for them.
async fn count(tx: &mut Tx<'_>, change: &Change) -> Result<()> {
    sqlx::query(
        "update seats set n_own = n_own + case when person is null then 0 else 1 end,
         n_computer = n_computer + case when person is null then 1 else 0 end
         where match = $1 and (cast(1 as bigint) << cast(seat as integer)) & $2 <> 0",
    )
    .bind(change.id)
    .bind(mask(change.turns.restarted.iter()))
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// These seats as the bits of a number.
pub fn mask(seats: impl Iterator<Item = Seat>) -> i64 {
    seats.fold(0, |bits, seat| bits | 1 << seat.index())
}

/// Starts the clocks of a match that have not been started, if it still has this version. Of those who are away the time begins
/// when that ends.
pub async fn start(
    executor: impl Executor<'_, Database = Driver>,
    id: MatchId,
    start: ClockStart,
) -> Result<()> {
    sqlx::query(
        "update clocks set due_at = case when away.person is null then $5 + $6 else $3 + away.ms - away.reserve_used end,
         next_at = case when away.person is null then $5 + $6 else $4 + away.ms end
         from (select seats.match, seats.seat, seats.person, reserve_used, case
                 when aways.until is null or aways.until <= $5 then 0 else aways.until - $5 end as ms
             from seats left join aways on aways.person = seats.person and aways.is_over = 0
             where seats.match = $1) as away
         where clocks.match = $1 and away.match = clocks.match and away.seat = clocks.seat and clocks.next_at is null
         and (select version from matches where id = $1) = $2",
    )
    .bind(id)
    .bind(start.version)
    .bind(start.due_at)
    .bind(start.next_at)
    .bind(start.called_at)
    .bind(i64::try_from(STAND_IN_PACE.as_millis()).unwrap_or(i64::MAX))
    .execute(executor)
    .await?;
    Ok(())
}

/// Moves clocks to their next stages, and says whether all of them were in the stage before.
pub async fn ring(tx: &mut Tx<'_>, change: &Change, rings: &[Ring]) -> Result<bool> {
    let id = change.id;
    for ring in rings {
        let updated = sqlx::query(
            "update clocks set stage = $4, next_at = $5, is_told = $7
             where match = $1 and seat = $2 and stage = $3 and due_at = $6",
        )
        .bind(id)
        .bind(ring.seat)
        .bind(ring.before)
        .bind(ring.after)
        .bind(ring.next_at)
        .bind(ring.due_at)
        .bind(!change.turns.is_silent())
        .execute(&mut **tx)
        .await?;
        if updated.rows_affected() == 0 {
            return Ok(false);
        }
    }
    recall(tx, id).await?;
    Ok(true)
}

/// Starts the time in which the end of a match can be taken back.
pub async fn close(tx: &mut Tx<'_>, id: MatchId, absent: Seat, until: Timestamp) -> Result<()> {
    insert(tx, id, absent, Stage::Closing, Some(until)).await
}

async fn insert(
    tx: &mut Tx<'_>,
    id: MatchId,
    seat: Seat,
    stage: Stage,
    due_at: Option<Timestamp>,
) -> Result<()> {
    sqlx::query(
        "insert into clocks (match, seat, stage, due_at, next_at) values ($1, $2, $3, $4, $4)",
    )
    .bind(id)
    .bind(seat)
    .bind(stage)
    .bind(due_at)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Has people called once more, even those who were called before.
async fn recall(tx: &mut Tx<'_>, id: MatchId) -> Result<()> {
    sqlx::query("update boards set recall = version where match = $1")
        .bind(id)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
