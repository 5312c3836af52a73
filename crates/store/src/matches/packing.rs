//! Packing the logs of matches that are over, so that they do not take their room for ever.

use super::packed_log::{LoggedStep, Settled, acts_by_seat, pack};
use crate::driver::FromRow;
use crate::kernel::Timestamp;
use crate::{MatchId, Result, Store};

#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct UnpackedMatch {
    pub id: MatchId,
    /// Whether it is over for good, and was so before a time.
    pub is_over: bool,
}

impl Store {
    /// The first matches behind `last`, by their numbers, whose logs are not packed: they are found in `steps`, where none of the
    /// others is.
    pub async fn unpacked_matches(
        &self,
        last: MatchId,
        before: Timestamp,
        at_most: usize,
    ) -> Result<Vec<UnpackedMatch>> {
        Ok(sqlx::query_as(
            "with recursive logged (id, place) as (
                 select min(match), 1 from steps where match > $1
                 union all
                 select (select min(match) from steps where match > logged.id), place + 1 from logged
                 where id is not null and place < $3)
             select matches.id, state in ('finished', 'abandoned') and changed_at < $2 as is_over
             from logged join matches on matches.id = logged.id order by place",
        )
        .bind(last)
        .bind(before)
        .bind(at_most)
        .fetch_all(&self.slow)
        .await?)
    }

    /// Packs the log of a match that is over, and says how many steps it had. Of a match that is not, or was packed meanwhile,
    /// nothing is changed.
    pub async fn pack_match(&self, id: MatchId) -> Result<usize> {
        let steps: Vec<LoggedStep> =
            sqlx::query_as("select step, version, at from steps where match = $1 order by ply")
                .bind(id)
                .fetch_all(&self.slow)
                .await?;
        // It is empty where the match is packed by now.
        let settled: Option<Settled> =
            sqlx::query_as("select secret, setup from matches where id = $1 and secret <> ''")
                .bind(id)
                .fetch_optional(&self.slow)
                .await?;
        let Some(settled) = settled else { return Ok(0) };
        let (n_steps, acts) = (steps.len(), acts_by_seat(&steps)?);
        let log = pack(settled, steps)?;
        let mut tx = self.begin_for_match().await?;
        let packed = sqlx::query(
            "insert into packed_logs (match, acts, log) select id, $2, $3 from matches
             where id = $1 and state in ('finished', 'abandoned') on conflict (match) do nothing",
        )
        .bind(id)
        .bind(acts)
        .bind(log)
        .execute(&mut *tx)
        .await?;
        let deleted = sqlx::query("delete from steps where match = $1")
            .bind(id)
            .execute(&mut *tx)
            .await?;
        // A season goes on showing the promises of its matches. A revision of 0 takes less room than one that was drawn.
        sqlx::query(
            "update matches set setup = '{}', revision = 0, expires_at = null,
                 secret = case when exists (select 1 from fixtures where match = $1) then secret else '' end
             where id = $1",
        )
        .bind(id)
        .execute(&mut *tx)
        .await?;
        sqlx::query("update seats set is_packed = 1 where match = $1")
            .bind(id)
            .execute(&mut *tx)
            .await?;
        sqlx::query("delete from invited where match = $1")
            .bind(id)
            .execute(&mut *tx)
            .await?;
        // What is deleted is exactly what was packed.
        if packed.rows_affected() == 1 && deleted.rows_affected() == n_steps as u64 {
            tx.commit().await?;
            return Ok(n_steps);
        }
        Ok(0)
    }
}
