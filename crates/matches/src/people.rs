//! What people choose for themselves.

mod export;
mod privacy;
mod stats;

use super::{Result, Tables};
use crate::store::{Avatar, Choice, Person, PersonId, PersonName};

pub use stats::Stats;
pub(super) use stats::whole;

impl Tables {
    /// What is known of a person; a new person has chosen nothing.
    pub async fn person(&self, id: PersonId, name: &PersonName) -> Result<Person> {
        Ok(named(self.choice(id).await?.unwrap_or_default(), id, name))
    }

    /// What is known of a person who asks now, and has this picture on Discord.
    pub async fn asker(
        &self,
        id: PersonId,
        name: &PersonName,
        avatar: Option<&Avatar>,
    ) -> Result<Person> {
        let choice = self.choice(id).await?;
        // Of a person who is not known nothing is kept.
        let known = choice.as_ref();
        if known.is_some_and(|known| known.avatar.as_ref() != avatar) {
            if let Err(error) = self.store().set_avatar(id, avatar).await {
                tracing::warn!("could not note a person's picture: {error:#}");
            }
            self.inner.choices.changed(&id);
        }
        Ok(named(choice.unwrap_or_default(), id, name))
    }

    async fn choice(&self, id: PersonId) -> Result<Option<Choice>> {
        let n_changes = match self.inner.choices.of(&id) {
            Ok(choice) => return Ok(Some(choice)),
            Err(n_changes) => n_changes,
        };
        let choice = self.store().choice(id).await?;
        if let Some(known) = &choice
            && !self.cluster().is_possible()
        {
            let choices = &self.inner.choices;
            choices.note(id, known.clone(), n_changes);
        }
        Ok(choice)
    }

    /// Remembers what a person chose.
    pub async fn choose(&self, person: &Person) -> Result<()> {
        let saved = self.store().save_person(person).await;
        // Even if it failed: nobody knows what the database says then.
        self.inner.choices.changed(&person.id);
        Ok(saved?)
    }
}

fn named(choice: Choice, id: PersonId, name: &PersonName) -> Person {
    Person {
        id,
        name: name.clone(),
        locale: choice.locale,
        pings: choice.pings,
    }
}
