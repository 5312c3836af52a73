//! What people choose for themselves.

use super::{TableError, Tables};
use crate::store::{Person, PersonId};

impl Tables {
    /// What is known of a person; somebody new has chosen nothing.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn person(&self, id: PersonId, name: &str) -> Result<Person, TableError> {
        let known = self.store().person(id).await?;
        let name = name.to_owned();
        Ok(match known {
            Some(known) => Person { name, ..known },
            None => Person {
                id,
                name,
                locale: None,
                pings: None,
            },
        })
    }

    /// Remembers what a person chose.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn choose(&self, person: &Person) -> Result<(), TableError> {
        Ok(self.store().save_person(person).await?)
    }
}
