//! The daily roll: the secret of each day, and what people made of its dice.

use serde_json::Value;
use sqlx::FromRow;

use super::columns::{DayNumber, Json, Millis, Number, Slug};
use super::driver::Worded;
use super::people::remember_name;
use super::{GuildId, Person, PersonId, PersonName, Store, StoreError};
use crate::kernel::{Day, Secret, Timestamp};

/// How many people a table shows.
const PER_TABLE: u32 = 10;

/// One person's try at one day.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AttemptKey {
    /// The day whose dice are played.
    pub day: Day,
    /// Who plays.
    pub person: PersonId,
    /// Whether the day was over already, so that it counts nowhere.
    pub is_practice: bool,
}

/// How far a try has come.
#[derive(Clone, PartialEq, Debug, FromRow)]
pub struct Attempt {
    /// The log, as in a match file. Seen by its person, and by others once both have finished the day.
    #[sqlx(try_from = "Json<Vec<Value>>")]
    pub steps: Vec<Value>,
    /// Grows with every change.
    #[sqlx(try_from = "Number<u32>")]
    pub version: u32,
    /// The server where it was begun.
    pub guild: Option<GuildId>,
    /// What was reached, once it is finished.
    points: Option<Number<i32>>,
}

impl Attempt {
    /// What was reached, once it is finished.
    pub fn points(&self) -> Option<i32> {
        self.points.map(|points| points.0)
    }
}

/// Whether a change was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Saved {
    /// It is in the database.
    Yes,
    /// Another change came first; nothing was changed.
    Stale,
}

/// How a result compares with those of all others who have finished the day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct DailyPlaced {
    /// How many others have finished.
    #[sqlx(try_from = "Number<u32>")]
    pub n_others: u32,
    /// How many of them have fewer points.
    #[sqlx(try_from = "Number<u32>")]
    pub n_fewer: u32,
}

/// A line of a server's table.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct DailyLine {
    /// Who.
    pub person: PersonId,
    /// The name last seen.
    pub name: PersonName,
    /// Points of all days together.
    #[sqlx(try_from = "Number<i32>")]
    pub points: i32,
    /// How many days were finished.
    #[sqlx(try_from = "Number<u32>")]
    pub n_days: u32,
}

/// The days of the daily roll, and what people made of them.
#[derive(Clone, Copy, Debug)]
pub struct Daily<'a> {
    pub(super) store: &'a Store,
}

/// How many others have finished the day $1, and how many of them with fewer points than $3; the person is $2.
const PLACED: Worded = Worded {
    sqlite: "select count(*) as n_others, count(*) filter (where points < $3) as n_fewer
         from daily_plays indexed by daily_points
         where day = $1 and is_practice = 0 and points is not null and person <> $2",
    postgres: "select count(*) as n_others, count(*) filter (where points < $3) as n_fewer
         from daily_plays where day = $1 and is_practice = 0 and points is not null and person <> $2",
};

impl Daily<'_> {
    /// Remembers the secret of a day that has none yet.
    pub async fn add_day(&self, day: Day, secret: Secret) -> Result<(), StoreError> {
        sqlx::query(
            "insert into daily_days (day, secret) values ($1, $2) on conflict (day) do nothing",
        )
        .bind(DayNumber(day))
        .bind(Slug(secret))
        .execute(self.store.writer()?)
        .await?;
        Ok(())
    }

    /// Remembers that a person posts the result of a finished day; whether they had not before.
    pub async fn share(&self, key: AttemptKey) -> Result<bool, StoreError> {
        let shared = sqlx::query(
            "update daily_plays set is_shared = 1 where day = $1 and person = $2 and is_practice = $3 and is_shared = 0",
        )
        .bind(DayNumber(key.day))
        .bind(key.person)
        .bind(key.is_practice)
        .execute(self.store.writer()?)
        .await?;
        Ok(shared.rows_affected() > 0)
    }

    /// The secret of a day; `None` if it has none.
    pub async fn secret(&self, day: Day) -> Result<Option<Secret>, StoreError> {
        let secret: Option<Slug<Secret>> =
            sqlx::query_scalar("select secret from daily_days where day = $1")
                .bind(DayNumber(day))
                .fetch_optional(&self.store.readers)
                .await?;
        Ok(secret.map(|secret| secret.0))
    }

    /// The days from `first` to before `end` that have a secret, latest first.
    pub async fn days(&self, first: Day, end: Day) -> Result<Vec<Day>, StoreError> {
        let days: Vec<DayNumber> = sqlx::query_scalar(
            "select day from daily_days where day >= $1 and day < $2 order by day desc",
        )
        .bind(DayNumber(first))
        .bind(DayNumber(end))
        .fetch_all(&self.store.readers)
        .await?;
        Ok(days.into_iter().map(|day| day.0).collect())
    }

    /// How far a try has come; `None` if it was not begun.
    pub async fn attempt(&self, key: AttemptKey) -> Result<Option<Attempt>, StoreError> {
        let attempt = sqlx::query_as(
            "select steps, version, guild, points from daily_plays
             where day = $1 and person = $2 and is_practice = $3",
        )
        .bind(DayNumber(key.day))
        .bind(key.person)
        .bind(key.is_practice)
        .fetch_optional(&self.store.readers)
        .await?;
        Ok(attempt)
    }

    /// Begins a try with these steps, unless it was begun already.
    ///
    /// # Errors
    /// If the database fails; nothing is changed then.
    pub async fn begin(
        &self,
        day: Day,
        person: &Person,
        is_practice: bool,
        guild: Option<GuildId>,
        steps: &[Value],
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let mut tx = self.store.begin().await?;
        remember_name(&mut tx, person).await?;
        sqlx::query(
            "insert into daily_plays (day, person, is_practice, guild, steps, version, begun_at)
             values ($1, $2, $3, $4, $5, 0, $6) on conflict (day, person, is_practice) do nothing",
        )
        .bind(DayNumber(day))
        .bind(person.id)
        .bind(is_practice)
        .bind(guild)
        .bind(Json(steps.to_vec()))
        .bind(Millis(at))
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(())
    }

    /// Replaces the steps of a try that is at `version` and not finished; `points` finish it.
    ///
    /// # Errors
    /// If the database fails; nothing is changed then.
    pub async fn save(
        &self,
        key: AttemptKey,
        version: u32,
        steps: &[Value],
        points: Option<i32>,
        at: Timestamp,
    ) -> Result<Saved, StoreError> {
        let done = sqlx::query(
            "update daily_plays set steps = $5, version = version + 1, points = $6, finished_at = $7
             where day = $1 and person = $2 and is_practice = $3 and version = $4 and points is null",
        )
        .bind(DayNumber(key.day))
        .bind(key.person)
        .bind(key.is_practice)
        .bind(Number(version))
        .bind(Json(steps.to_vec()))
        .bind(points)
        .bind(points.map(|_| Millis(at)))
        .execute(self.store.writer()?)
        .await?;
        Ok(match done.rows_affected() {
            0 => Saved::Stale,
            _ => Saved::Yes,
        })
    }

    /// Begins a new try of a day that is over.
    pub async fn practise_again(&self, day: Day, person: PersonId) -> Result<(), StoreError> {
        sqlx::query(
            "delete from daily_plays where day = $1 and person = $2 and is_practice = 1
             and points is not null",
        )
        .bind(DayNumber(day))
        .bind(person)
        .execute(self.store.writer()?)
        .await?;
        Ok(())
    }

    /// How the points of a person compare with those of everybody else who has finished the day.
    pub async fn placed(
        &self,
        day: Day,
        person: PersonId,
        points: i32,
    ) -> Result<DailyPlaced, StoreError> {
        let placed = sqlx::query_as(PLACED.on(self.store.engine))
            .bind(DayNumber(day))
            .bind(person)
            .bind(points)
            .fetch_one(&self.store.readers)
            .await?;
        Ok(placed)
    }

    /// The people of a server with the most points in the days from `first` to `last`, who want to be seen.
    pub async fn table(
        &self,
        guild: GuildId,
        first: Day,
        last: Day,
    ) -> Result<Vec<DailyLine>, StoreError> {
        let lines = sqlx::query_as(
            "select person, name, cast(sum(points) as bigint) as points, count(*) as n_days
             from daily_plays join people on people.id = person
             where daily_plays.guild = $1 and day between $2 and $3 and is_practice = 0
             and points is not null and is_listed = 1
             group by person, name order by sum(points) desc, person limit $4",
        )
        .bind(guild)
        .bind(DayNumber(first))
        .bind(DayNumber(last))
        .bind(PER_TABLE)
        .fetch_all(&self.store.readers)
        .await?;
        Ok(lines)
    }
}
