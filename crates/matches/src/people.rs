//! What people choose for themselves.

use super::{TableError, Tables};
use crate::store::{ChallengeSettings, Person, PersonId, PersonName, Pings};

/// What a person chose: their language, and how they are told of their turn.
pub(super) type Choice = (Option<String>, Option<Pings>);

impl Tables {
    /// What is known of a person; a new person has chosen nothing.
    pub async fn person(&self, id: PersonId, name: &PersonName) -> Result<Person, TableError> {
        let name = name.clone();
        let (locale, pings) = match self.inner.choices.of(&id) {
            Ok(choice) => choice,
            Err(n_changes) => {
                let known = self.store().person(id).await?;
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
        Ok(self.store().challenge_settings(id).await?)
    }

    pub async fn set_takes_challenges(
        &self,
        person: &Person,
        takes: bool,
    ) -> Result<(), TableError> {
        Ok(self.store().set_takes_challenges(person, takes).await?)
    }

    pub async fn unblock(&self, id: PersonId, blocked: PersonId) -> Result<(), TableError> {
        Ok(self.store().unblock_person(id, blocked).await?)
    }

    /// Remembers what a person chose.
    pub async fn choose(&self, person: &Person) -> Result<(), TableError> {
        let saved = self.store().save_person(person).await;
        // Even if it failed: nobody knows what the database says then.
        self.inner.choices.changed(&person.id);
        Ok(saved?)
    }

    pub async fn known_person(&self, id: PersonId) -> Result<Option<Person>, TableError> {
        Ok(self.store().person(id).await?)
    }
}
