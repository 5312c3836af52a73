//! Days, and the secrets that their dice come from.

use std::iter::successors;
use std::time::Duration;

use super::Dailies;
use crate::kernel::{Day, Secret, Timestamp};
use crate::{Refusal, TableError};

/// How long after its end a day's round may still be finished by who began it in time. Then its secret is shown.
const GRACE: Duration = Duration::from_hours(2);

/// For how many days ahead secrets are drawn, so that their fingerprints can be seen before.
pub(super) const N_AHEAD: usize = 2;

/// How far back days can be practised: as many as a menu holds.
const N_BACK: u32 = 25;

/// The day before the first: the last of 2024.
const BEFORE_FIRST: u32 = 20_088;

/// The number of a day, as people name it; the first of 2025 is number 1. 0 for days before.
pub const fn daily_number(day: Day) -> u32 {
    day.number().saturating_sub(BEFORE_FIRST)
}

/// The day with this number.
pub const fn daily_of_number(number: u32) -> Day {
    Day::new(number.saturating_add(BEFORE_FIRST))
}

/// When the round of a day can no longer be finished.
pub fn daily_closes(day: Day) -> Timestamp {
    day.next().start().after(GRACE)
}

impl Dailies<'_> {
    /// The day that it is.
    pub fn today(self) -> Day {
        Day::of(self.tables.now())
    }

    /// The closed days that can be practised, latest first.
    pub async fn past_days(self) -> Result<Vec<Day>, TableError> {
        let today = self.today();
        let mut days = self
            .tables
            .store()
            .days_with_secret(today.before(N_BACK), today)
            .await?;
        days.retain(|&day| self.is_closed(day));
        Ok(days)
    }

    /// Draws the secrets of today and of the days after it that have none yet, so that the fingerprint of a day can be seen
    /// before it begins even if nobody plays.
    pub async fn draw_secrets(self) -> Result<(), TableError> {
        self.ensure_days(self.today()).await
    }

    /// Draws the secrets of a day and of those after it that have none yet.
    pub(super) async fn ensure_days(self, today: Day) -> Result<(), TableError> {
        let store = self.tables.store();
        let days: Vec<Day> = successors(Some(today), |day| Some(day.next()))
            .take(1 + N_AHEAD)
            .collect();
        let end = days.last().map_or(today, |last| last.next());
        let drawn = store.days_with_secret(today, end).await?;
        for day in days.into_iter().filter(|day| !drawn.contains(day)) {
            let secret = self.tables.inner.environment.daily_secret(day);
            store.add_day(day, secret).await?;
            store.forget_spent_days(today.before(1)).await?;
        }
        Ok(())
    }

    pub(super) async fn day_secret(self, day: Day) -> Result<Secret, TableError> {
        let secret = self.tables.store().secret_of_day(day).await?;
        Ok(secret.ok_or(Refusal::NoSuchDay)?)
    }

    /// Remembers that the secret of a closed day is shown, or its dice: from then on nobody plays it for its table, even if the
    /// clock is set back.
    pub(super) async fn show_day(self, day: Day) -> Result<(), TableError> {
        let store = self.tables.store();
        if !store.is_day_shown(day).await? {
            store.show_day(day).await?;
        }
        Ok(())
    }

    /// Whether the round of a day can no longer be played for its table.
    pub(super) async fn is_day_over(self, day: Day) -> Result<bool, TableError> {
        Ok(self.is_closed(day) || self.tables.store().is_day_shown(day).await?)
    }

    pub(super) fn is_closed(self, day: Day) -> bool {
        self.tables.now() >= daily_closes(day)
    }
}
