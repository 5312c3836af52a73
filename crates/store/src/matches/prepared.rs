//! Turns that people prepare while others are to move.
//!
//! A prepared turn is a row beside the match and no change of it: its version stays, so that nothing public tells of it. What
//! becomes of it follows the changes of the match in the same transaction.

use super::change::{Change, Committed, RequestKey, Revision};
use super::interactions::first_time;
use crate::driver::Tx;
use crate::kernel::{Seat, Timestamp};
use crate::{MatchId, PreparedChange, PreparedOutcome, Result, Store};

#[derive(Clone)]
pub struct PreparedWish {
    pub id: MatchId,
    /// The version that it must have; it stays.
    pub expected: u64,
    pub revision: Revision,
    /// What asks for it; `None` if nobody does.
    pub key: Option<RequestKey>,
    pub at: Timestamp,
    pub seat: Seat,
    /// What is to be played; `None` for nothing.
    pub plan: Option<String>,
}

impl Store {
    /// Writes down what a person has prepared, in place of what they had prepared before.
    pub async fn save_prepared_turn(&self, wish: &PreparedWish) -> Result<Committed> {
        let mut tx = self.begin_for_match().await?;
        if let Some(key) = wish.key
            && !first_time(&mut tx, key.sql(wish.id), wish.at).await?
        {
            return Ok(Committed::Repeated);
        }
        // It lets nobody else change the match meanwhile.
        let held = sqlx::query(
            "update matches set revision = $4 where id = $1 and version = $2 and revision = coalesce($3, revision) and state = 'playing'",
        )
        .bind(wish.id)
        .bind(wish.expected.cast_signed())
        .bind(wish.revision.known_sql())
        .bind(wish.revision.next)
        .execute(&mut *tx)
        .await?;
        if held.rows_affected() == 0 {
            return Ok(Committed::Stale);
        }
        match &wish.plan {
            Some(plan) => {
                sqlx::query(
                    "insert into prepared (match, seat, plan, version) values ($1, $2, $3, $4)
                     on conflict (match, seat) do update
                     set plan = excluded.plan, version = excluded.version, void = null",
                )
                .bind(wish.id)
                .bind(wish.seat)
                .bind(plan)
                .bind(wish.expected)
                .execute(&mut *tx)
                .await?;
            }
            None => {
                sqlx::query("delete from prepared where match = $1 and seat = $2")
                    .bind(wish.id)
                    .bind(wish.seat)
                    .execute(&mut *tx)
                    .await?;
            }
        }
        tx.commit().await?;
        Ok(Committed::Done(wish.expected))
    }

    /// The matches that wait for a seat with a prepared turn, up to this many: what should have been played has not been, as
    /// after a crash.
    pub async fn due_prepared_turns(&self, at_most: u32) -> Result<Vec<MatchId>> {
        Ok(sqlx::query_scalar(
            "select distinct prepared.match as id from prepared
             join clocks on clocks.match = prepared.match and clocks.seat = prepared.seat
             where prepared.void is null limit $1",
        )
        .bind(i64::from(at_most))
        .fetch_all(&self.readers)
        .await?)
    }
}

/// Forgets what the person of a seat has prepared who leaves it, or what everybody has in a match that ends.
pub(super) async fn forget(tx: &mut Tx<'_>, id: MatchId, seat: Option<Seat>) -> Result<()> {
    sqlx::query("delete from prepared where match = $1 and seat = coalesce($2, seat)")
        .bind(id)
        .bind(seat)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Lets the prepared turns follow a change, and says whether all of them were as the change has them.
pub(super) async fn follow(tx: &mut Tx<'_>, change: &Change) -> Result<bool> {
    for PreparedChange { turn, outcome } in &change.prepared {
        let void = match outcome {
            PreparedOutcome::Void(reason) => Some(*reason),
            PreparedOutcome::Played { .. } | PreparedOutcome::Gone => None,
        };
        let written =
            match outcome {
                PreparedOutcome::Played { stays: true } | PreparedOutcome::Void(_) => sqlx::query(
                    "update prepared set void = $4 where match = $1 and seat = $2 and plan = $3",
                )
                .bind(change.id)
                .bind(turn.seat)
                .bind(&turn.plan)
                .bind(void)
                .execute(&mut **tx)
                .await?,
                PreparedOutcome::Played { stays: false } | PreparedOutcome::Gone => {
                    sqlx::query("delete from prepared where match = $1 and seat = $2 and plan = $3")
                        .bind(change.id)
                        .bind(turn.seat)
                        .bind(&turn.plan)
                        .execute(&mut **tx)
                        .await?
                }
            };
        if written.rows_affected() == 0 {
            return Ok(false);
        }
        if let (PreparedOutcome::Played { .. }, Some((from, _))) =
            (outcome, change.transition.new_steps())
        {
            sqlx::query("insert into prepared_steps (match, ply) values ($1, $2)")
                .bind(change.id)
                .bind(from)
                .execute(&mut **tx)
                .await?;
        }
    }
    Ok(true)
}
