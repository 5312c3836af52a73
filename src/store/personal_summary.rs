//! How much is stored about a person, counted and not loaded.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{Person, PersonId, Store, StoreError, people};

/// How much is stored about a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonalSummary {
    /// What they are called and what they chose; `None` if they never played or chose anything.
    pub person: Option<Person>,
    /// Whether they want to be seen on leaderboards.
    pub is_listed: bool,
    /// Whether they take challenges.
    pub takes_challenges: bool,
    /// The people whose challenges they do not take.
    pub n_blocked: u32,
    /// The matches that name them.
    pub n_matches: u32,
    /// The open matches among these in which they have a seat.
    pub n_open: u32,
    /// The acts of their seats in all matches.
    pub n_acts: u32,
    /// The rows of ratings and statistics that follow from their results.
    pub n_sums: u32,
    /// The changes that they made to the settings of servers.
    pub n_decisions: u32,
}

impl PersonalSummary {
    /// Whether it is nothing at all.
    pub const fn is_empty(&self) -> bool {
        self.person.is_none() && self.n_matches == 0 && self.n_decisions == 0
    }
}

impl Store {
    /// How much is stored about a person.
    ///
    /// # Errors
    /// If the database fails or a row cannot be read.
    pub async fn personal_summary(&self, id: PersonId) -> Result<PersonalSummary, StoreError> {
        let mut tx = self.readers.begin().await?;
        let person =
            sqlx::query(
                "select id, name, locale, pings, is_listed, takes_challenges,
                 (select count(*) from blocks where person = $1) as n_blocked from people where id = $1",
            )
                .bind(id.sql())
                .fetch_optional(&mut *tx)
                .await?;
        let is_listed = person.as_ref().map(|row| row.try_get("is_listed"));
        let takes_challenges = person.as_ref().map(|row| row.try_get("takes_challenges"));
        let n_blocked = person.as_ref().map(|row| row.try_get("n_blocked"));
        let matches = sqlx::query(
            "with mine (id) as (
                 select match from seats where person = $1
                 union select match from seats where left_by = $1
                 union select id from matches where host = $1
                 union select id from matches where closed_by = $1
                 union select id from matches where invited <> '[]'
                     and exists (select 1 from json_each(invited) where value ->> '$.person' = $1)
                 union select id from matches where pinged <> '[]'
                     and exists (select 1 from json_each(pinged) where value = $1))
             select count(*) as n_matches,
             (select count(*) from seats join matches on matches.id = seats.match
              where seats.person = $1 and state in ('lobby', 'playing')) as n_open
             from mine",
        )
        .bind(id.sql())
        .fetch_one(&mut *tx)
        .await?;
        let others = sqlx::query(
            "select
             (select count(*) from (select match, seat from seats where person = $1
                 union select match, seat from seats where left_by = $1) as mine
              join steps on steps.match = mine.match where step ->> '$.seat' = mine.seat) as n_acts,
             (select count(*) from standings where person = $1)
                 + (select count(*) from rating_points where person = $1)
                 + (select count(*) from totals where person = $1)
                 + (select count(*) from totals_by_colour where person = $1)
                 + (select count(*) from meetings where person = $1) as n_sums,
             (select count(*) from server_changes where person = $1) as n_decisions",
        )
        .bind(id.sql())
        .fetch_one(&mut *tx)
        .await?;
        Ok(PersonalSummary {
            is_listed: is_listed.transpose()?.unwrap_or(true),
            takes_challenges: takes_challenges.transpose()?.unwrap_or(true),
            n_blocked: n_blocked.transpose()?.unwrap_or(0),
            person: person.as_ref().map(people::person).transpose()?,
            n_matches: count(&matches, "n_matches")?,
            n_open: count(&matches, "n_open")?,
            n_acts: count(&others, "n_acts")?,
            n_sums: count(&others, "n_sums")?,
            n_decisions: count(&others, "n_decisions")?,
        })
    }
}

fn count(row: &SqliteRow, column: &str) -> Result<u32, StoreError> {
    u32::try_from(row.try_get::<i64, _>(column)?).map_err(StoreError::unreadable)
}
