//! What the sweep does for evenings: it ends deals whose time is over, and says which messages are to be shown anew.

use std::time::{Duration, Instant};

use super::{EveningState, Evenings};
use crate::kernel::Timestamp;
use crate::store::{Evening, EveningId};
use crate::{Refusal, Result, TableError};

/// How many evenings one sweep looks at, and for how many people of one the computer player plays on.
const MAX_EVENINGS: u32 = 50;
const MAX_MATCHES: u32 = 20;

/// How long it plays on in one of them at most: the clocks of others wait meanwhile.
const LONGEST: Duration = Duration::from_secs(2);

/// How often a message is edited at most, but for the end of a deal.
const BETWEEN_EDITS: Duration = Duration::from_secs(10);

/// How long the first message of an evening is tried to be posted.
const MAX_UNPOSTED: Duration = Duration::from_hours(1);

impl Evenings<'_> {
    /// Ends the deals whose time is over, once a computer player has played on for who had not finished, and returns the
    /// evenings whose messages are behind. Two sweeps at once, or one that a crash ended anywhere, do the same as one.
    ///
    /// # Errors
    /// If the database fails. What goes wrong with one evening is logged.
    pub async fn sweep(self) -> Result<Vec<EveningState>> {
        let now = self.tables.catch_up().await?;
        let (mut behind, store) = (Vec::new(), self.tables.store());
        let arrived = &self.tables.inner.evenings_up_to;
        let ids = store.evenings_to_go_on(now, EveningId(arrived.at()), MAX_EVENINGS);
        let ids = ids.await?;
        arrived.looked_at(ids.iter().map(|id| id.0), MAX_EVENINGS);
        for id in ids {
            match self.advance(id, now).await {
                Ok(state) if is_behind(&state, now) => behind.push(state),
                Ok(_) => {}
                Err(error) => tracing::error!("an evening does not go on: {error:#}"),
            }
        }
        Ok(behind)
    }

    async fn advance(self, id: EveningId, now: Timestamp) -> Result<EveningState> {
        let evening = self.evening(id).await?;
        let is_due = match evening.closes_at {
            Some(at) => at <= now,
            None if now < evening.created_at.after(MAX_UNPOSTED) => false,
            None => {
                self.tables.store().end_evening(&evening, now).await?;
                false
            }
        };
        if evening.is_open && is_due {
            self.play_on(&evening).await?;
            self.close(&evening, now).await?;
        }
        self.state(id).await
    }

    /// Has the computer player finish the deal that runs for some who have not. A log that cannot be read holds up nobody else.
    async fn play_on(self, evening: &Evening) -> Result<()> {
        let deal = evening.deal(evening.nth);
        let left = self.tables.store().leave_to_computer(deal, MAX_MATCHES);
        let begun = Instant::now();
        for id in left.await? {
            if begun.elapsed() > LONGEST {
                break;
            }
            match self.tables.daily().play_on(id).await {
                Err(error) if error.is_lasting() => {
                    if self.tables.store().give_up_try(id).await? {
                        tracing::error!("nobody can finish match {id} of an evening: {error:#}");
                    }
                }
                // Another process has played on.
                Ok(()) | Err(TableError::Refused(Refusal::Stale)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

/// Whether the message of an evening shows less than there is, and may be edited again.
fn is_behind(state: &EveningState, now: Timestamp) -> bool {
    let (evening, shown) = (&state.evening, state.shown());
    let before = evening.shown.as_deref().unwrap_or_default();
    let version = |shown: &str| shown.split('.').next().map(str::to_owned);
    let rests = (evening.shown_at..evening.shown_at.after(BETWEEN_EDITS)).contains(&now);
    match evening.message {
        None => true,
        Some(_) if version(before) != version(&shown) => true,
        Some(_) => before != shown && !rests,
    }
}
