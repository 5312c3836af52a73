//! Work on many matches that nobody waits for: one that fails does not stop the others.

mod minutely;
mod notices;

use std::collections::{BTreeSet, HashSet};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::{Result, TableError, Tables};
use crate::kernel::Timestamp;
use crate::store::{EveningId, MatchId, PersonId, SeasonId};

pub(super) use minutely::Minutely;

/// How many closed invitations are deleted at once, and how many evenings, seasons and numbers in place of deleted people are looked
/// at, so that the writer is free again soon for those who wait for it.
const MAX_DELETED: u32 = 100;

/// How many matches are looked at at once for a log to be packed.
const MAX_LOOKED_AT: usize = 100;

/// After this long the rest waits for the next round, so that the round is soon over.
const ENOUGH_TIME: Duration = Duration::from_secs(2);

/// The last of some rows that were looked at, where the next look goes on; 0 at the beginning.
#[derive(Default)]
pub(super) struct Arrived(AtomicU32);

impl Arrived {
    pub(super) fn at(&self) -> u32 {
        self.0.load(Relaxed)
    }

    /// Remembers up to where was looked; fewer than were asked for are the last ones, and then it begins again.
    pub(super) fn looked_at(&self, ids: impl ExactSizeIterator<Item = u32>, at_most: u32) {
        let is_end = ids.len() < at_most as usize;
        let last = ids.last().filter(|_| !is_end);
        self.0.store(last.unwrap_or(0), Relaxed);
    }
}

/// How many matches are remembered whose maintenance failed; then it begins again, since some of them may be deleted.
const MAX_FAILURES: usize = 10_000;

/// The matches whose maintenance failed when it was last tried, as far as they are remembered.
#[derive(Default)]
pub(super) struct Failures(Mutex<HashSet<MatchId>>);

impl Failures {
    /// Whether the match had not failed when it was last tried.
    fn add(&self, id: MatchId) -> bool {
        self.with(|failed| {
            if failed.len() >= MAX_FAILURES && !failed.contains(&id) {
                failed.clear();
            }
            failed.insert(id)
        })
    }

    fn remove(&self, id: MatchId) {
        self.with(|failed| failed.remove(&id));
    }

    fn with<T>(&self, f: impl FnOnce(&mut HashSet<MatchId>) -> T) -> T {
        f(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The matches in which the database has kept a computer player from acting.
#[derive(Default)]
pub(super) struct Interrupted(Mutex<BTreeSet<MatchId>>);

impl Interrupted {
    fn with<T>(&self, f: impl FnOnce(&mut BTreeSet<MatchId>) -> T) -> T {
        f(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Tables {
    /// What the maintenance of a match gave, or `None` if it failed. The failure is logged once until a later try succeeds:
    /// maintenance comes every few seconds, and a broken row stays broken.
    pub(super) fn maintained<T>(&self, id: MatchId, done: Result<T>) -> Option<T> {
        match done {
            Ok(done) => {
                self.inner.failures.remove(id);
                Some(done)
            }
            // People have changed the match since it was listed.
            Err(TableError::Refused(refusal)) => {
                tracing::debug!(match.id = %id, "skipped the maintenance of match {id}: {refusal}");
                None
            }
            Err(TableError::Failed(error)) => {
                if self.inner.failures.add(id) {
                    tracing::error!(match.id = %id, "maintenance failed for match {id}: {error:#}");
                }
                None
            }
        }
    }

    /// Notes that a computer player could not act in a match because the database failed, or another match holds its channel.
    pub(super) fn note_interrupted(&self, id: MatchId) {
        self.inner.interrupted.with(|ids| ids.insert(id));
    }

    /// Lets the computer players act that were kept from it. Returns the matches that may have changed.
    pub async fn resume_interrupted(&self) -> Vec<MatchId> {
        let interrupted = self.inner.interrupted.with(std::mem::take);
        let mut resumed = Vec::new();
        for id in interrupted {
            let gone_on = self.go_on(id).await;
            if matches!(gone_on, Err(TableError::Failed(_))) {
                self.note_interrupted(id);
            }
            if self.maintained(id, gone_on).is_some() {
                resumed.push(id);
            }
        }
        resumed
    }

    /// Whether it is time to delete what is too old; then it is not for a minute.
    pub fn is_time_for_leftovers(&self) -> bool {
        let (leftovers, now) = (&self.inner.leftovers, self.now());
        let is_due = leftovers.is_due(now);
        if is_due {
            leftovers.is_done(now);
        }
        is_due
    }

    /// Overwrites the copies that deletions of people's data have left in the file, at most once a minute, however many people
    /// delete theirs. Says whether it did.
    pub async fn overwrite_deleted(&self) -> Result<bool> {
        let (overwritten, now) = (&self.inner.overwritten, self.now());
        let is_done = overwritten.is_due(now) && self.store().overwrite_deleted().await?;
        if is_done {
            overwritten.is_done(now);
        }
        Ok(is_done)
    }

    /// Forgets interactions older than `age`; Discord delivers none again after so long.
    pub async fn forget_interactions(&self, age: Duration) -> Result<()> {
        let before = self.now().before(age);
        self.store().forget_interactions_before(before).await?;
        self.forget_shares().await
    }

    /// Deletes invitations that were closed longer than `age` ago and never became a match, as many as there is time for.
    pub async fn delete_closed_invitations(&self, age: Duration) -> Result<()> {
        let (before, latest) = (self.now().before(age), self.now().after(ENOUGH_TIME));
        loop {
            let deleted = self.store().delete_closed_invitations(before, MAX_DELETED);
            let n = deleted.await?;
            if n > 0 {
                tracing::debug!("deleted {n} invitations that were closed before");
            }
            if n < MAX_DELETED as usize || self.now() >= latest {
                return Ok(());
            }
        }
    }

    /// Packs the logs of matches that ended longer than `age` ago, as many as there is time for. One that cannot be packed stays as
    /// it is.
    pub async fn pack_matches(&self, age: Duration) -> Result<()> {
        let (before, latest) = (self.now().before(age), self.now().after(ENOUGH_TIME));
        // Where none is old enough the next ones are newer still, and wait for the next round.
        while self.pack_some(before, latest).await? > 0 && self.now() < latest {}
        Ok(())
    }

    /// Deletes evenings that nobody played and that showed their end longer than `age` ago, some of them in each round.
    pub async fn delete_idle_evenings(&self, age: Duration) -> Result<()> {
        let (arrived, before) = (&self.inner.idle_evenings_up_to, self.now().before(age));
        let behind = EveningId(arrived.at());
        let looked_at = self
            .store()
            .delete_idle_evenings(before, behind, MAX_DELETED);
        let looked_at = looked_at.await?;
        arrived.looked_at(looked_at.iter().map(|id| id.0), MAX_DELETED);
        Ok(())
    }

    /// Deletes seasons that were cancelled and showed it longer than `age` ago, some of them in each round.
    pub async fn delete_cancelled_seasons(&self, age: Duration) -> Result<()> {
        let (arrived, before) = (&self.inner.cancelled_up_to, self.now().before(age));
        let (behind, store) = (SeasonId(arrived.at()), self.store());
        let looked_at = store.delete_cancelled_seasons(before, behind, MAX_DELETED);
        let looked_at = looked_at.await?;
        arrived.looked_at(looked_at.iter().map(|id| id.0), MAX_DELETED);
        Ok(())
    }

    /// Deletes numbers that took the place of people and that no row has any more, some of them in each round.
    pub async fn delete_unnamed_people(&self) -> Result<()> {
        let arrived = &self.inner.unnamed_up_to;
        let behind = PersonId((-i64::from(arrived.at())).cast_unsigned());
        let looked_at = self.store().delete_unnamed_people(behind, MAX_DELETED);
        let looked_at = looked_at.await?;
        let numbers = looked_at.iter().map(|id| id.0.cast_signed().unsigned_abs());
        let numbers = numbers.map(|number| u32::try_from(number).unwrap_or(0));
        arrived.looked_at(numbers, MAX_DELETED);
        Ok(())
    }

    /// Packs those among the next matches that ended before `before`, until `latest`. Says how many steps they had, or 0 where the
    /// search has reached the last match.
    async fn pack_some(&self, before: Timestamp, latest: Timestamp) -> Result<usize> {
        let store = self.store();
        let last = MatchId(self.inner.packed_up_to.load(Relaxed));
        let found = store.unpacked_matches(last, before, MAX_LOOKED_AT).await?;
        // Behind the last one it begins again.
        let mut arrived = found
            .get(MAX_LOOKED_AT - 1)
            .map_or(MatchId(0), |last| last.id);
        let mut n_steps = 0;
        for unpacked in found.iter().filter(|unpacked| unpacked.is_over) {
            let packed = store.pack_match(unpacked.id).await;
            n_steps += self
                .maintained(unpacked.id, packed.map_err(TableError::from))
                .unwrap_or(0);
            if self.now() >= latest {
                arrived = unpacked.id;
                break;
            }
        }
        self.inner.packed_up_to.store(arrived.0, Relaxed);
        Ok(if arrived.0 == 0 { 0 } else { n_steps })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_new_once_and_few_are_remembered() {
        let failures = Failures::default();
        for id in (0..).map(MatchId).take(3 * MAX_FAILURES) {
            assert!(failures.add(id) && !failures.add(id));
            failures.with(|failed| assert!(failed.len() <= MAX_FAILURES));
        }
    }
}
