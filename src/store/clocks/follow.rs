//! What changes of a match do to its clocks, in their transactions.

use sqlx::Transaction;

use super::{Ring, Stage, Turns};
use crate::kernel::{Seat, Seats, Timestamp};
use crate::store::columns::{Millis, SeatNumber};
use crate::store::driver::Driver;
use crate::store::{Change, MatchId, StoreError};

/// Lets the clocks follow a change that has just been written: the match has its new version.
pub async fn follow(tx: &mut Transaction<'_, Driver>, change: &Change) -> Result<(), StoreError> {
    let Turns { awaited, restarted } = change.turns;
    let rows: Vec<(SeatNumber, Stage)> =
        sqlx::query_as("select seat, stage from clocks where match = $1")
            .bind(change.id)
            .fetch_all(&mut **tx)
            .await?;
    let mut running = Seats::NONE;
    let mut was_over = false;
    for (seat, stage) in rows {
        if awaited.contains(seat.0) && !restarted.contains(seat.0) {
            running = running.with(seat.0);
            continue;
        }
        was_over |= stage.is_over();
        sqlx::query("delete from clocks where match = $1 and seat = $2")
            .bind(change.id)
            .bind(seat)
            .execute(&mut **tx)
            .await?;
    }
    for seat in awaited.iter().filter(|&seat| !running.contains(seat)) {
        insert(tx, change.id, seat, Stage::Running, None).await?;
    }
    if was_over {
        // The others were called, too, and the next call is not for them.
        recall(tx, change.id).await?;
    }
    Ok(())
}

/// Moves clocks to their next stages, and says whether all of them were in the stage before.
pub async fn ring(
    tx: &mut Transaction<'_, Driver>,
    id: MatchId,
    rings: &[Ring],
) -> Result<bool, StoreError> {
    for ring in rings {
        let updated = sqlx::query(
            "update clocks set stage = $4, next_at = $5 where match = $1 and seat = $2 and stage = $3 and due_at = $6",
        )
        .bind(id)
        .bind(SeatNumber(ring.seat))
        .bind(ring.before)
        .bind(ring.after)
        .bind(Millis(ring.next_at))
        .bind(Millis(ring.due_at))
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
pub async fn close(
    tx: &mut Transaction<'_, Driver>,
    id: MatchId,
    absent: Seat,
    until: Timestamp,
) -> Result<(), StoreError> {
    insert(tx, id, absent, Stage::Closing, Some(until)).await
}

async fn insert(
    tx: &mut Transaction<'_, Driver>,
    id: MatchId,
    seat: Seat,
    stage: Stage,
    due_at: Option<Timestamp>,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into clocks (match, seat, stage, due_at, next_at) values ($1, $2, $3, $4, $4)",
    )
    .bind(id)
    .bind(SeatNumber(seat))
    .bind(stage)
    .bind(due_at.map(Millis))
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Has people called once more, even those who were called before.
async fn recall(tx: &mut Transaction<'_, Driver>, id: MatchId) -> Result<(), StoreError> {
    sqlx::query("update matches set recall = version where id = $1")
        .bind(id)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
