//! What is done every few seconds: challenges lapse, and matches are caught up with whose public messages have fallen behind.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use tokio_util::sync::CancellationToken;
use tracing::error;

use super::worker::BoardWorker;
use crate::bot::Bot;
use crate::table::{MatchId, Outdated, TableError};

/// The least pause where no process may have to take over from another.
const ROUND: Duration = Duration::from_secs(15);

/// The longest part of a pause that is different for each process, in milliseconds.
const JITTER_MS: u64 = 500;

/// A change this young is still on its way to the public message.
const MIN_AGE: Duration = Duration::from_secs(10);

/// How long handled interactions are remembered.
const INTERACTIONS_KEPT_FOR: Duration = Duration::from_hours(24);

/// How long invitations are kept that never became a match, for those who press their buttons.
const CLOSED_INVITATIONS: Duration = Duration::from_hours(7 * 24);

/// How long evenings are kept that nobody played, and seasons that were cancelled, for the same.
const IDLE_EVENTS: Duration = Duration::from_hours(7 * 24);

/// How long a match stays as it is after its end; then its log is packed. Deals are closed long before.
const UNPACKED: Duration = Duration::from_hours(7 * 24);

impl Bot {
    /// Makes rounds until told to stop, and one more whenever an outage of Discord ends.
    pub async fn make_rounds(self, stop: CancellationToken) {
        loop {
            tokio::select! {
                () = stop.cancelled() => return,
                () = tokio::time::sleep(pause(&self)) => {}
                () = self.rest().recovered() => {}
            }
            if let Err(error) = self.make_round(MIN_AGE).await {
                error!("maintenance failed: {error:#}");
            }
        }
    }

    /// Makes one round. What changed less than `fresh` ago is left to those who work for it.
    pub async fn make_round(&self, fresh: Duration) -> Result<(), TableError> {
        if let Err(error) = self.tables().store().check_place() {
            return Err(TableError::Failed(error.into()));
        }
        for id in self.tables().lapse().await? {
            self.refresh(id);
        }
        self.tables().overwrite_deleted().await?;
        self.panels().forget_dead();
        if self.is_cut_off() && !self.rest().is_answered().await {
            // Others show them.
            self.keeper().n_behind.store(0, Relaxed);
            return Ok(());
        }
        let outdated = self.tables().outdated_boards(fresh).await?;
        let (now, n_recoveries) = (self.tables().now(), self.rest().n_recoveries());
        // What another process is to try again is its own business until then, except for the first look after a start.
        let is_left = |outdated: &Outdated| {
            let is_later = outdated.due_at.is_some_and(|at| at > now);
            is_later && !fresh.is_zero() && self.keeper().retries.cause(outdated.id).is_none()
        };
        let outdated = outdated.into_iter().filter(|outdated| !is_left(outdated));
        let outdated: Vec<_> = outdated.map(|outdated| outdated.id).collect();
        if outdated.is_empty() && self.rest().is_away() {
            // No board asks, and the sweep waits for an answer.
            self.rest().is_answered().await;
        }
        let keeper = self.keeper();
        let is_open = |id: &&MatchId| !keeper.is_closed(**id);
        let n_behind = outdated.iter().filter(is_open).count();
        keeper.n_behind.store(n_behind, Relaxed);
        let due = keeper.retries.due(outdated, now, n_recoveries);
        for _ in 0..keeper.backlog.fill(due) {
            let worker = BoardWorker { bot: self.clone() };
            keeper.workers.spawn(worker.catch_up());
        }
        let tables = self.tables();
        if tables.is_time_for_leftovers() {
            tables.delete_closed_invitations(CLOSED_INVITATIONS).await?;
            tables.delete_idle_evenings(IDLE_EVENTS).await?;
            tables.delete_cancelled_seasons(IDLE_EVENTS).await?;
            tables.delete_unnamed_people().await?;
            tables.forget_interactions(INTERACTIONS_KEPT_FOR).await?;
            tables.pack_matches(UNPACKED).await?;
        }
        Ok(())
    }
}

fn pause(bot: &Bot) -> Duration {
    let often = bot.inner.timeouts.rounds;
    bot.tables()
        .cluster()
        .id()
        .map_or(ROUND.max(often), |process| {
            often + Duration::from_millis(process.0 * 97 % JITTER_MS)
        })
}

impl BoardWorker {
    /// Brings matches of the backlog up to date until it is empty.
    async fn catch_up(self) {
        while let Some(id) = self.bot.keeper().backlog.next() {
            if self.bot.keeper().add_if_idle(id) {
                self.clone().keep(id).await;
            }
        }
    }
}
