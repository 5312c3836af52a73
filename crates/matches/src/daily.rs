//! The daily roll: one match of Roll & Write a day, with the same dice for everybody.
//!
//! A day's secret is drawn days before, and its fingerprint can be seen; the secret itself is shown when the day is closed.
//! A try is a match without a board that only this module reads and changes.

mod days;
mod morning;
mod panel;
mod play;
mod proof;
mod round;
mod share;
mod strong;

use super::{Refusal, TableError, Tables};
use crate::kernel::{Day, Timestamp};
use crate::store::{Attempt, AttemptKey, DailyLine, GuildId, Person, PersonId};

pub use days::{daily_closes, daily_number, daily_of_number};
pub use lostcities_model::DailySpan;
pub use morning::MorningTable;
pub use panel::{DailyEnd, DailyTry};
pub use play::DailyAct;
pub use proof::DailyProof;
pub use share::{DailyMark, DailyShare};

/// The use cases of the daily roll.
#[derive(Clone, Copy)]
pub struct Dailies<'a> {
    tables: &'a Tables,
}

impl Tables {
    /// The daily roll.
    pub const fn daily(&self) -> Dailies<'_> {
        Dailies { tables: self }
    }
}

impl Dailies<'_> {
    fn now(self) -> Timestamp {
        self.tables.now()
    }

    /// The try of a person that they are at: yesterday's if they have begun it and can still finish it, else today's, which
    /// is begun if it was not.
    pub async fn current(
        self,
        person: &Person,
        guild: Option<GuildId>,
    ) -> Result<DailyTry, TableError> {
        let today = self.today();
        let yesterday = counted(today.before(1), person.id);
        if !self.is_closed(yesterday.day)
            && let Some(begun) = self.tables.store().attempt(yesterday).await?
            && begun.points().is_none()
        {
            return self.attempted(yesterday).await;
        }
        let key = counted(today, person.id);
        self.begin(key, person, guild).await?;
        self.attempted(key).await
    }

    /// A try at a day that is closed, which counts nowhere; a finished one is begun again.
    ///
    /// # Errors
    /// If the day cannot be practised, or the database fails.
    pub async fn practise(self, day: Day, person: &Person) -> Result<DailyTry, TableError> {
        if !self.is_closed(day) || self.tables.store().secret_of_day(day).await?.is_none() {
            return Err(Refusal::NoSuchDay.into());
        }
        let key = AttemptKey {
            day,
            person: person.id,
            is_practice: true,
        };
        self.show_day(day).await?;
        self.begin(key, person, None).await?;
        self.attempted(key).await
    }

    /// Another person's sheet, for people who have finished the day themselves.
    ///
    /// # Errors
    /// If either has not finished today's roll, or the other does not want to be seen.
    pub async fn sheet_of(self, other: PersonId, asker: PersonId) -> Result<DailyTry, TableError> {
        let day = self.today();
        let is_finished =
            |attempt: Option<Attempt>| attempt.is_some_and(|it| it.points().is_some());
        let store = self.tables.store();
        if !is_finished(store.attempt(counted(day, asker)).await?) {
            return Err(Refusal::PlayDailyFirst.into());
        }
        let key = counted(day, other);
        let theirs = store.attempt(key).await?;
        let is_listed = self.tables.store().is_listed(other).await?;
        if !is_finished(theirs) || !(is_listed || other == asker) {
            return Err(Refusal::NoDailyOf.into());
        }
        self.attempted(key).await
    }

    /// The line that a person may post when they have finished a day that counts: `once`, where others read it.
    ///
    /// # Errors
    /// If they have not, or have posted it, or the database fails.
    pub async fn share(self, key: AttemptKey, once: bool) -> Result<DailyShare, TableError> {
        let attempt = self.attempt(key).await?;
        let Some(points) = attempt.points().filter(|_| !key.is_practice) else {
            return Err(Refusal::PlayDailyFirst.into());
        };
        if once && !self.tables.store().share_day(key).await? {
            return Err(Refusal::SharedAlready.into());
        }
        let snapshot = self.tables.look_at_any(attempt.id).await?;
        Ok(share::share(key.day, points, snapshot.game.as_ref()))
    }

    /// The people of a server with the most points.
    pub async fn table(
        self,
        guild: GuildId,
        last: Day,
        span: DailySpan,
    ) -> Result<Vec<DailyLine>, TableError> {
        let first = last.before(span.n_days() - 1);
        Ok(self.tables.store().daily_table(guild, first, last).await?)
    }

    /// Begins a try, unless it was begun.
    async fn begin(
        self,
        key: AttemptKey,
        person: &Person,
        guild: Option<GuildId>,
    ) -> Result<(), TableError> {
        let store = self.tables.store();
        if let Some(begun) = store.attempt(key).await?
            && !(key.is_practice && begun.points().is_some())
        {
            return Ok(());
        }
        if !key.is_practice {
            self.ensure_days(key.day).await?;
        }
        let secret = self.day_secret(key.day).await?;
        if !key.is_practice && self.is_day_over(key.day).await? {
            return Err(Refusal::DayOver.into());
        }
        if !key.is_practice && store.is_day_spent(key.day, secret, key.person).await? {
            return Err(Refusal::DaySpent.into());
        }
        let (new, steps) = round::begun(key.day, secret, person, self.now())?;
        Ok(store.begin_attempt(key, guild, &new, &steps).await?)
    }

    /// How far a try has come.
    async fn attempt(self, key: AttemptKey) -> Result<Attempt, TableError> {
        let attempt = self.tables.store().attempt(key).await?;
        Ok(attempt.ok_or(Refusal::NoSuchDay)?)
    }
}

/// The try of a person at a day that counts.
pub const fn counted(day: Day, person: PersonId) -> AttemptKey {
    AttemptKey {
        day,
        person,
        is_practice: false,
    }
}
