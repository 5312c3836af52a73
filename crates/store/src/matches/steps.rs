//! The log of a match: a row for each step.

use serde_json::Value;
use sqlx::QueryBuilder;

use crate::driver::Tx;
use crate::kernel::Timestamp;
use crate::{MatchId, Result};

/// Adds steps to the log, with the version that they lead to and when that was. The primary key refuses a second step in the same
/// place, from any sender.
pub async fn append(
    tx: &mut Tx<'_>,
    id: MatchId,
    (version, at): (u64, Timestamp),
    (from, steps): (usize, &[Value]),
) -> Result<()> {
    if steps.is_empty() {
        return Ok(());
    }
    let mut query = QueryBuilder::new("insert into steps (match, ply, step, version, at) ");
    query.push_values((from..).zip(steps), |mut row, (ply, step)| {
        row.push_bind(id)
            .push_bind(ply)
            .push_bind(step.to_string())
            .push_bind(version)
            .push_bind(at);
    });
    query.build().execute(&mut **tx).await?;
    Ok(())
}

/// Takes the steps behind the first `keep` out of the log; buttons from before that are old then.
pub(super) async fn take_back(tx: &mut Tx<'_>, id: MatchId, keep: usize) -> Result<()> {
    sqlx::query("delete from steps where match = $1 and ply >= $2")
        .bind(id)
        .bind(keep)
        .execute(&mut **tx)
        .await?;
    sqlx::query("update matches set took_back = version where id = $1")
        .bind(id)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
