//! Days of the calendar, in UTC.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::Timestamp;

const LENGTH: Duration = Duration::from_hours(24);

/// A day in UTC: whole days since the beginning of 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Day(u32);

impl Day {
    /// The day so many days after the first of 1970.
    pub const fn new(days: u32) -> Self {
        Self(days)
    }

    /// The day of a moment; the first of 1970 for moments before it.
    pub fn of(moment: Timestamp) -> Self {
        let day = LENGTH.as_secs().cast_signed();
        Self(u32::try_from(moment.seconds().div_euclid(day)).unwrap_or(0))
    }

    /// The days since the beginning of 1970.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Its first moment.
    pub fn start(self) -> Timestamp {
        Timestamp::from_millis(0).after(LENGTH * self.0)
    }

    /// The day after it; the last of all stays itself.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// The day so many days before it, but none before 1970.
    #[must_use]
    pub const fn before(self, days: u32) -> Self {
        Self(self.0.saturating_sub(days))
    }
}

impl fmt::Display for Day {
    /// The days since the beginning of 1970.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_begins_and_ends_at_midnight() {
        let day = Day::new(20_779);
        assert_eq!(Day::of(day.start()), day);
        let last = day.next().start().before(Duration::from_millis(1));
        assert_eq!(Day::of(last), day);
        assert_eq!(Day::of(day.next().start()), day.next());
        assert_eq!(day.next().before(1), day);
    }

    #[test]
    fn moments_before_1970_are_on_its_first_day() {
        assert_eq!(Day::of(Timestamp::from_millis(-1)), Day::new(0));
        assert_eq!(Day::new(0).before(1), Day::new(0));
    }
}
