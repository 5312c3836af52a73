//! The beginning of a change in one statement: each way to the server and back keeps a person waiting.

use serde_json::Value;
use sqlx::Row as _;

use crate::driver::Tx;
use crate::matches::change::Advanced;
use crate::people::aways::moved;
use crate::{Change, PersonId, Result, Status};

/// Remembers the key of a change, writes how far the match has come then, and adds steps to the log.
pub async fn advance(tx: &mut Tx<'_>, change: &Change, after: Status) -> Result<Advanced> {
    let statement = sqlx::query(
        "with known as (
             insert into interactions (id, at) select cast($13 as bigint), cast($2 as bigint) where $13 is not null
             on conflict (id) do nothing returning id
         ), changed as (
             update matches set version = version + 1, changed_at = $2, state = $3, snowflake = $4, ending = $5,
             closed_by = $6, draw_offer = $7, asleep_since = $8, closing = $9, revision = $12
             where id = $1 and version = $10 and revision = coalesce($11, revision) returning id, version
         ), logged as (
             insert into steps (match, ply, step, version, at)
             select changed.id, $14 + new.number - 1, new.step, changed.version, $2
             from changed, json_array_elements_text($15::json) with ordinality as new (step, number)
         )
         select $13 is null or exists (select 1 from known) as is_first, exists (select 1 from changed) as is_changed,
         (select aways.person from seats join aways on aways.person = case when stand_in = 1 then left_by else seats.person end
             where seats.match = $1 and seats.seat = $16 and is_over = 0) as away",
    );
    let (from, steps) = change.transition.new_steps().unwrap_or((0, &[]));
    let row = change
        .bind_row(statement, after)
        .bind(change.key.map(|key| key.sql(change.id)))
        .bind(from)
        .bind(Value::from(steps).to_string())
        .bind(moved(change))
        .fetch_one(&mut **tx)
        .await?;
    if !row.try_get::<bool, _>("is_first")? {
        return Ok(Advanced::Repeated);
    }
    if !row.try_get::<bool, _>("is_changed")? {
        return Ok(Advanced::Stale);
    }
    let away: Option<PersonId> = row.try_get("away")?;
    Ok(Advanced::Done { away })
}
