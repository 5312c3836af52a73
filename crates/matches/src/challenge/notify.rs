//! Whom an invitation notifies, and how often.

use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use lru::LruCache;

use crate::kernel::{BySeat, Timestamp};
use crate::store::{
    Invited, Invitee, NewMatch, Occupant, Opening, PersonId, PersonName, Pings, Seated,
};
use crate::{Refusal, Result, Tables};

/// How long an invitation keeps others from notifying the same person or role.
const NOTIFY_INTERVAL: Duration = Duration::from_mins(1);

/// How many notifications are remembered. Who is forgotten early can be notified once more.
const MAX_REMEMBERED: NonZeroUsize = NonZeroUsize::new(10_000).expect("10,000 is not zero");

/// When something last notified people: an invitation them or a role, or a seat by its offer of a draw; or when a host last removed
/// them from a table. After a restart nobody is known to have been.
pub(crate) struct Notified<K: Hash + Eq> {
    interval: Duration,
    last: Mutex<LruCache<K, Timestamp>>,
}

impl Default for Notified<Invited> {
    fn default() -> Self {
        Self::every(NOTIFY_INTERVAL)
    }
}

impl<K: Hash + Eq> Notified<K> {
    pub(crate) fn every(interval: Duration) -> Self {
        Self {
            interval,
            last: Mutex::new(LruCache::new(MAX_REMEMBERED)),
        }
    }

    /// Whether they may be notified at this time; then they may not for a while.
    pub(crate) fn take(&self, who: K, now: Timestamp) -> bool {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if self.is_recent(last.peek(&who), now) {
            return false;
        }
        last.put(who, now);
        true
    }

    /// Whether they were taken a while ago at most.
    pub(crate) fn has_taken(&self, who: &K, now: Timestamp) -> bool {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        self.is_recent(last.peek(who), now)
    }

    fn is_recent(&self, last: Option<&Timestamp>, now: Timestamp) -> bool {
        // A clock that was set back keeps nobody silent for long.
        last.is_some_and(|at| (*at..at.after(self.interval)).contains(&now))
    }

    /// Takes that back: nobody was notified.
    pub(crate) fn give_back(&self, who: &K) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        last.pop(who);
    }
}

impl Tables {
    pub(super) async fn takes_challenge(&self, new: &NewMatch) -> Result<()> {
        if new.terms.opening == Opening::Table {
            return Ok(());
        }
        for opponent in opponents(&new.seats, new.terms.host) {
            // The opponent of a rematch may have deleted their data since.
            if let Invited::Person(id) = opponent.who
                && (id.is_anonymous()
                    || !self.store().takes_challenges_of(id, new.terms.host).await?)
            {
                return Err(Refusal::TakesNoChallenges.into());
            }
        }
        Ok(())
    }

    /// Whom a match invites, and whom of them without a sound: those who switched pings off, those who
    /// take no challenges of the host, and those who have just been notified by another invitation.
    pub(super) async fn invitees(&self, new: &NewMatch) -> Result<Vec<Invitee>> {
        let mut invited = match new.terms.opening {
            Opening::Challenge => opponents(&new.seats, new.terms.host),
            Opening::Table | Opening::Deal | Opening::Season => new.terms.invited.clone(),
        };
        for invitee in &mut invited {
            let wants_silence = match invitee.who {
                Invited::Person(id) => {
                    let person = self.person(id, &PersonName::default()).await?;
                    self.pings_of(&person, new.terms.guild).await? == Pings::Off
                        || !self.store().takes_challenges_of(id, new.terms.host).await?
                }
                Invited::Role(_) => false,
            };
            let may_notify = !invitee.is_silent && !wants_silence;
            invitee.is_silent = !may_notify || !self.inner.notified.take(invitee.who, new.at);
        }
        Ok(invited)
    }

    /// Forgets that these were notified, because the invitation failed.
    pub(super) fn not_invited(&self, invited: &[Invitee]) {
        for invitee in invited.iter().filter(|invitee| !invitee.is_silent) {
            self.inner.notified.give_back(&invitee.who);
        }
    }
}

/// Who has to agree to a match.
fn opponents(seats: &BySeat<Occupant>, host: PersonId) -> Vec<Invitee> {
    let people = seats.people();
    let others = people.map(|person| person.id).filter(|&id| id != host);
    others.map(|id| Invited::Person(id).into()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Invited = Invited::Person(PersonId(1));

    fn at(millis: i64) -> Timestamp {
        Timestamp::from_millis(millis)
    }

    #[test]
    fn an_invitation_notifies_once_a_minute() {
        let notified = Notified::default();
        assert!(notified.take(ANNA, at(1_000)));
        assert!(!notified.take(ANNA, at(60_999)));
        assert!(notified.take(Invited::Person(PersonId(2)), at(60_999)));
        assert!(notified.take(ANNA, at(61_000)));
        notified.give_back(&ANNA);
        assert!(notified.take(ANNA, at(61_001)));
    }

    #[test]
    fn a_clock_that_was_set_back_silences_nobody() {
        let notified = Notified::default();
        assert!(notified.take(ANNA, at(1_000_000)));
        assert!(notified.take(ANNA, at(1_000)));
    }
}
