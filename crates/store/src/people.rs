//! People and what they chose.

pub(super) mod aways;
mod blocks;
mod inbox;
mod lessons;
mod notices;
mod personal_summary;
mod privacy;
mod shares;

use sqlx::Row as _;

use super::driver::{DriverRow, FromRow, Tx};
use super::{Avatar, MatchId, PersonId, Pings, Result, Store};
use crate::kernel::Seat;

pub use aways::{Away, AwaySeat};
pub use blocks::ChallengeSettings;
pub use inbox::{Need, OpenMatch};
pub use lessons::LessonProgress;
pub use notices::{DueNotice, NoticeLimits};
pub use personal_summary::PersonalSummary;
pub use privacy::{DataPosition, DeletionOutcome, MatchRecord, PersonalData};
pub use shares::Share;

/// What a person calls themselves on Discord. It may hold anything that Discord takes for formatting, a mention or a link, so it
/// cannot be displayed or be an argument of a sentence as it is.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug, sqlx_macros::Type)]
#[sqlx(transparent)]
pub struct PersonName(String);

impl PersonName {
    /// The name with everything in it, for places where nothing is formatted.
    pub fn unescaped(&self) -> &str {
        &self.0
    }
}

impl From<String> for PersonName {
    fn from(name: String) -> Self {
        // PostgreSQL keeps no text with it.
        Self(name.replace('\0', ""))
    }
}

impl From<&str> for PersonName {
    fn from(name: &str) -> Self {
        name.to_owned().into()
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, FromRow)]
pub struct Person {
    pub id: PersonId,
    /// The name last seen.
    pub name: PersonName,
    /// The language they chose; `None` follows Discord.
    pub locale: Option<String>,
    /// How they want to be told that it is their turn; `None` follows the server.
    pub pings: Option<Pings>,
}

impl Person {
    /// One who has chosen nothing.
    pub fn new(id: PersonId, name: impl Into<PersonName>) -> Self {
        Self {
            id,
            name: name.into(),
            locale: None,
            pings: None,
        }
    }
}

/// What a person chose, and their picture on Discord as last seen.
#[derive(Clone, PartialEq, Eq, Default, Debug, FromRow)]
pub struct Choice {
    pub locale: Option<String>,
    pub pings: Option<Pings>,
    pub avatar: Option<Avatar>,
}

impl Store {
    pub async fn choice(&self, id: PersonId) -> Result<Option<Choice>> {
        Ok(
            sqlx::query_as("select locale, pings, avatar from people where id = $1")
                .bind(id)
                .fetch_optional(&self.readers)
                .await?,
        )
    }

    /// Notes which picture a person has now, if they are known.
    pub async fn set_avatar(&self, id: PersonId, avatar: Option<&Avatar>) -> Result<()> {
        sqlx::query("update people set avatar = $2 where id = $1")
            .bind(id)
            .bind(avatar)
            .execute(self.writer()?)
            .await?;
        Ok(())
    }

    /// The pictures of the people who have a seat in a match and may be seen.
    pub async fn avatars_in(&self, id: MatchId) -> Result<Vec<(Seat, PersonId, Avatar)>> {
        Ok(sqlx::query_as(
            "select seats.seat, people.id, avatar from seats join people on people.id = seats.person
             where seats.match = $1 and people.is_listed = 1 and avatar is not null order by seats.seat",
        )
        .bind(id)
        .fetch_all(&self.readers)
        .await?)
    }

    pub async fn person(&self, id: PersonId) -> Result<Option<Person>> {
        Ok(
            sqlx::query_as("select id, name, locale, pings from people where id = $1")
                .bind(id)
                .fetch_optional(&self.readers)
                .await?,
        )
    }

    pub async fn save_person(&self, person: &Person) -> Result<()> {
        sqlx::query(
            "insert into people (id, name, locale, pings) values ($1, $2, $3, $4)
             on conflict (id) do update set name = excluded.name, locale = excluded.locale, pings = excluded.pings",
        )
        .bind(person.id)
        .bind(&person.name)
        .bind(&person.locale)
        .bind(person.pings)
        .execute(self.writer()?)
        .await?;
        Ok(())
    }
}

/// Remembers a person by the name last seen. It is the only thing known better here; what they chose stays.
pub(super) async fn remember_name(tx: &mut Tx<'_>, person: &Person) -> Result<()> {
    sqlx::query(
        "insert into people (id, name) values ($1, $2)
         on conflict (id) do update set name = excluded.name",
    )
    .bind(person.id)
    .bind(&person.name)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Who has the columns of `people` beside those of a seat; all of them are null for a computer player.
pub(super) fn person_in(row: &DriverRow) -> sqlx::Result<Option<Person>> {
    let id: Option<PersonId> = row.try_get("id")?;
    id.map(|_| Person::from_row(row)).transpose()
}
