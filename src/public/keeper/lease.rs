//! Changing the public messages of a match while no other process does.

use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::time::Duration;

use futures_util::FutureExt;
use tracing::{debug, warn};

use super::PendingWork;
use super::worker::{BoardWorker, UpdateError};
use crate::table::{BoardLease, MatchId, TableError};

/// How often the right to change messages is prolonged while they are changed. It lasts three times as long.
const PROLONG: Duration = Duration::from_secs(10);

/// How often a board is asked for that another process works on, if it is to be moved down or may show what is out of date, and
/// after which pause. Everything else that is asked for is seen by that process.
const MAX_TRIES: u32 = 20;
const TRY_AGAIN: Duration = Duration::from_millis(250);

impl BoardWorker {
    /// Brings the public messages of a match up to date, unless another process does so.
    pub(super) async fn work(&self, id: MatchId, wanted: PendingWork) {
        if self.bot.is_cut_off() && !wanted.is_doubted {
            // A lease taken here would keep processes that reach Discord from updating the board.
            return;
        }
        let retries = &self.bot.keeper().retries;
        let lease = match self.claim(id, wanted).await {
            Ok(Some(lease)) => lease,
            Ok(None) if wanted.is_doubted => {
                // Without a board nothing is left that could be wrong.
                let board = self.bot.tables().store().board(id).await;
                if !matches!(board, Ok(None)) {
                    self.bot.keeper().add(id, wanted);
                }
                return;
            }
            Ok(None) => {
                // It looks once more before it lets go.
                debug!(match.id = %id, "another process updates the board of match {id}");
                retries.succeeded(id);
                return;
            }
            Err(error) => {
                self.note_failure(id, &error.into(), 0);
                return;
            }
        };
        if lease.n_failures() > 0 {
            // Another process may have posted a board that is not written down.
            self.bot.keeper().looked_below.forget(id);
        }
        // Nobody would work for a match any more whose worker ended like this.
        let update = AssertUnwindSafe(self.update_while_held(id, wanted, lease)).catch_unwind();
        let updated = update.await.unwrap_or_else(|_| {
            let failure = anyhow::anyhow!("the update panicked");
            Err(UpdateError::Table(failure.into()))
        });
        let tables = self.bot.tables();
        let left = match updated {
            Ok(shown) => {
                retries.succeeded(id);
                tables
                    .let_go_of_board(id, lease, shown)
                    .await
                    .map(|is_done| {
                        if !is_done {
                            self.bot.keeper().add(id, PendingWork::default());
                        }
                    })
            }
            Err(UpdateError::Lost) => {
                debug!(match.id = %id, "another process has taken over the board of match {id}");
                // What was sent last may have come after what the other has shown.
                let doubted = PendingWork {
                    is_doubted: true,
                    ..PendingWork::default()
                };
                self.bot.keeper().add(id, doubted);
                Ok(())
            }
            Err(error) => {
                let pause = self.note_failure(id, &error, lease.n_failures());
                // Perhaps only this process does not reach Discord, so that another may try at once.
                let for_others = if error.is_outage() {
                    Duration::ZERO
                } else {
                    pause
                };
                tables.give_up_board(id, lease, for_others).await
            }
        };
        if let Err(error) = left {
            // The right ends by itself.
            warn!(match.id = %id, "could not let go of the board of match {id}: {error:#}");
        }
    }

    async fn claim(
        &self,
        id: MatchId,
        wanted: PendingWork,
    ) -> Result<Option<BoardLease>, TableError> {
        let tables = self.bot.tables();
        let mut lease = tables.claim_board(id).await?;
        for _ in 1..MAX_TRIES {
            if lease.is_some() || !(wanted.down || wanted.is_doubted) {
                break;
            }
            tokio::time::sleep(TRY_AGAIN).await;
            lease = tables.claim_board(id).await?;
        }
        Ok(lease)
    }

    /// Prolongs the lease while it waits, so that no other process does the same.
    async fn update_while_held(
        &self,
        id: MatchId,
        wanted: PendingWork,
        lease: BoardLease,
    ) -> Result<u64, UpdateError> {
        let mut update = pin!(self.bring_up_to_date(id, wanted, lease));
        loop {
            tokio::select! {
                updated = &mut update => return updated,
                () = tokio::time::sleep(PROLONG) => {}
            }
            if !self.bot.tables().prolong_board(id, lease).await? {
                return Err(UpdateError::Lost);
            }
        }
    }
}
