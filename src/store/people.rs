//! People and what they chose.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{PersonId, Pings, Store, StoreError};

/// A person who has played or chosen something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Their id on Discord.
    pub id: PersonId,
    /// The name last seen.
    pub name: String,
    /// The language they chose; `None` follows Discord.
    pub locale: Option<String>,
    /// How they want to be told that it is their turn; `None` follows the server.
    pub pings: Option<Pings>,
}

impl Store {
    /// What is known of a person, if anything.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query("select id, name, locale, pings from people where id = $1")
            .bind(id.sql())
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(person).transpose()
    }

    /// Remembers what a person chose, and the person if they are new.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn save_person(&self, person: &Person) -> Result<(), StoreError> {
        sqlx::query(
            "insert into people (id, name, locale, pings) values ($1, $2, $3, $4)
             on conflict (id) do update set name = excluded.name, locale = excluded.locale, pings = excluded.pings",
        )
        .bind(person.id.sql())
        .bind(&person.name)
        .bind(&person.locale)
        .bind(person.pings.map(Pings::slug))
        .execute(self.writer()?)
        .await?;
        Ok(())
    }
}

pub(super) fn person(row: &SqliteRow) -> Result<Person, StoreError> {
    let pings: Option<String> = row.try_get("pings")?;
    let read = |slug: &String| {
        Pings::from_slug(slug).ok_or_else(|| StoreError::unreadable(format!("pings {slug:?}")))
    };
    Ok(Person {
        id: PersonId::from_sql(row.try_get("id")?),
        name: row.try_get("name")?,
        locale: row.try_get("locale")?,
        pings: pings.as_ref().map(read).transpose()?,
    })
}
