//! What a change does to the clocks of its match, in one statement: each wait for the server is one that a person waits for.

use crate::clocks::mask;
use crate::driver::Tx;
use crate::{Change, Result, Stage, Turns};

/// Takes away the clocks of seats that the match waits for no more, begins those that it waits for from now on, and returns the
/// stages of those that were over with that. No row is touched twice: one that begins again is changed where it is.
pub async fn restart(tx: &mut Tx<'_>, change: &Change) -> Result<Vec<Stage>> {
    let Turns {
        awaited, restarted, ..
    } = change.turns;
    Ok(sqlx::query_scalar(
        "with ended as (
             select stage from clocks where match = $1 and (cast(1 as bigint) << cast(seat as integer)) & $2 = 0
         ), gone as (
             delete from clocks where match = $1 and (cast(1 as bigint) << cast(seat as integer)) & $3 = 0
         ), begun as (
             insert into clocks (match, seat, stage, since, is_told)
             select match, seat, case when person is null then 'standing' else $5 end, $6, $7 from seats
             where match = $1 and (cast(1 as bigint) << cast(seat as integer)) & $3 <> 0
             on conflict (match, seat) do update set stage = excluded.stage, due_at = null, next_at = null,
                 since = excluded.since, is_told = excluded.is_told
             where (cast(1 as bigint) << cast(clocks.seat as integer)) & $4 <> 0
         ) select stage from ended",
    )
    .bind(change.id)
    .bind(mask(awaited.iter().filter(|&seat| !restarted.contains(seat))))
    .bind(mask(awaited.iter()))
    .bind(mask(awaited.iter().filter(|&seat| restarted.contains(seat))))
    .bind(Stage::Running)
    .bind(change.at)
    .bind(!change.turns.is_silent())
    .fetch_all(&mut **tx)
    .await?)
}
