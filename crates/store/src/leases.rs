//! Which process changes the public messages of a match, where several use the database.
//!
//! One takes the lease, changes them, and lets go of it if they show the newest version; otherwise it goes round once more, so
//! that nothing is forgotten that another process has asked for meanwhile. Each lease has a number, the epoch. What is
//! remembered of the messages is written with it, so that a process that was stopped for longer than its lease cannot overwrite
//! what the next one has shown.

use std::time::Duration;

use super::{MatchId, ProcessId, Result, Store};
use crate::driver::FromRow;
use crate::kernel::Timestamp;

/// How long a lease lasts that is not prolonged.
pub const LEASE: Duration = Duration::from_secs(30);

/// The right to change the public messages of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct Lease {
    pub epoch: u64,
    /// How often in a row the messages could not be brought up to date, by whichever process.
    pub n_failures: u32,
}

impl Store {
    /// Takes the lease of a match for a process; `None` if another process has it.
    pub async fn claim_lease(
        &self,
        id: MatchId,
        keeper: ProcessId,
        now: Timestamp,
    ) -> Result<Option<Lease>> {
        Ok(sqlx::query_as(
            "update boards set keeper = $2, kept_until = $3, epoch = epoch + 1
             where match = $1 and (keeper is null or keeper = $2 or kept_until <= $4) returning epoch, n_failures",
        )
        .bind(id)
        .bind(keeper)
        .bind(now.after(LEASE))
        .bind(now)
        .fetch_optional(self.writer()?)
        .await?)
    }

    /// Prolongs a lease, and says whether it was still held.
    pub async fn prolong_lease(&self, id: MatchId, epoch: u64, now: Timestamp) -> Result<bool> {
        let updated = sqlx::query(
            "update boards set kept_until = $3 where match = $1 and epoch = $2 and keeper is not null",
        )
        .bind(id)
        .bind(epoch)
        .bind(now.after(LEASE))
        .execute(self.writer()?)
        .await?;
        Ok(updated.rows_affected() == 1)
    }

    /// Lets go of a lease if the public messages show all that they are to show of the match, and says whether they do. If not,
    /// there is more to show.
    pub async fn let_go_of_lease(&self, id: MatchId, epoch: u64, shown: u64) -> Result<bool> {
        let updated = sqlx::query(
            "update boards set keeper = null, kept_until = null, due_at = null, n_failures = 0
             where match = $1 and epoch = $2 and version <= $3",
        )
        .bind(id)
        .bind(epoch)
        .bind(shown)
        .execute(self.writer()?)
        .await?;
        Ok(updated.rows_affected() == 1)
    }

    /// Lets go of a lease after a failure. The sweeps of other processes leave the match alone until `due_at`.
    pub async fn give_up_lease(&self, id: MatchId, lease: Lease, due_at: Timestamp) -> Result<()> {
        sqlx::query(
            "update boards set keeper = null, kept_until = null, due_at = $3, n_failures = $4
             where match = $1 and epoch = $2",
        )
        .bind(id)
        .bind(lease.epoch)
        .bind(due_at)
        .bind(lease.n_failures.saturating_add(1))
        .execute(self.writer()?)
        .await?;
        Ok(())
    }
}
