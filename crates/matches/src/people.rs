//! What people choose for themselves.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use lru::LruCache;

use super::{TableError, Tables};
use crate::store::{ChallengeSettings, Person, PersonId, PersonName, Pings};

const MAX_CACHED_PEOPLE: NonZeroUsize = NonZeroUsize::new(4_096).expect("4,096 is not zero");

/// What a person chose: their language, and how they are told of their turn.
type Choice = (Option<String>, Option<Pings>);

/// What people chose, as far as it was read of late: every click asks for it.
pub(super) struct Choices(Mutex<Known>);

struct Known {
    choices: LruCache<PersonId, Choice>,
    /// How often a person has changed a choice. What was read before that may be out of date.
    n_changes: u64,
}

impl Default for Choices {
    fn default() -> Self {
        Self(Mutex::new(Known {
            choices: LruCache::new(MAX_CACHED_PEOPLE),
            n_changes: 0,
        }))
    }
}

impl Choices {
    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a person chose, or else the number of changes so far, for [`Choices::note`].
    fn of(&self, id: PersonId) -> Result<Choice, u64> {
        let mut known = self.lock();
        let n_changes = known.n_changes;
        known.choices.get(&id).cloned().ok_or(n_changes)
    }

    /// Notes what was read, unless a person has changed a choice since the count of changes was read.
    fn note(&self, id: PersonId, choice: Choice, n_changes: u64) {
        let mut known = self.lock();
        if known.n_changes == n_changes {
            known.choices.put(id, choice);
        }
    }

    /// The database says something else now.
    pub(super) fn changed(&self, id: PersonId) {
        let mut known = self.lock();
        known.n_changes += 1;
        known.choices.pop(&id);
    }
}

impl Tables {
    /// What is known of a person; a new person has chosen nothing.
    pub async fn person(&self, id: PersonId, name: &PersonName) -> Result<Person, TableError> {
        let name = name.clone();
        let (locale, pings) = match self.inner.choices.of(id) {
            Ok(choice) => choice,
            Err(n_changes) => {
                let known = self.store().people().person(id).await?;
                let choice = known.map(|known| (known.locale, known.pings));
                let choice = choice.unwrap_or_default();
                if !self.cluster().is_possible() {
                    let choices = &self.inner.choices;
                    choices.note(id, choice.clone(), n_changes);
                }
                choice
            }
        };
        Ok(Person {
            id,
            name,
            locale,
            pings,
        })
    }

    pub async fn challenge_settings(&self, id: PersonId) -> Result<ChallengeSettings, TableError> {
        Ok(self.store().people().challenge_settings(id).await?)
    }

    pub async fn set_takes_challenges(
        &self,
        person: &Person,
        takes: bool,
    ) -> Result<(), TableError> {
        Ok(self
            .store()
            .people()
            .set_takes_challenges(person, takes)
            .await?)
    }

    pub async fn unblock(&self, id: PersonId, blocked: PersonId) -> Result<(), TableError> {
        Ok(self.store().people().unblock(id, blocked).await?)
    }

    /// Remembers what a person chose.
    pub async fn choose(&self, person: &Person) -> Result<(), TableError> {
        let saved = self.store().people().save_person(person).await;
        // Even if it failed: nobody knows what the database says then.
        self.inner.choices.changed(person.id);
        Ok(saved?)
    }

    pub async fn known_person(&self, id: PersonId) -> Result<Option<Person>, TableError> {
        Ok(self.store().people().person(id).await?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_before_a_change_is_not_kept() {
        let (choices, id) = (Choices::default(), PersonId(7));
        let off = (None, Some(Pings::Off));
        let n_changes = choices.of(id).expect_err("nothing was read yet");
        choices.changed(id);
        choices.note(id, off.clone(), n_changes);
        let n_changes = choices.of(id).expect_err("it was read too early");
        choices.note(id, off.clone(), n_changes);
        assert_eq!(choices.of(id), Ok(off));
        choices.changed(id);
        assert!(choices.of(id).is_err());
    }
}
