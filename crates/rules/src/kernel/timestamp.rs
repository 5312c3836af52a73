//! Moments, as the log, the database and Discord name them.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A moment in UTC: whole milliseconds since the beginning of 1970.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Timestamp(i64);

impl Timestamp {
    /// The end of the year 9999, after which no calendar that people are shown goes on.
    pub const MAX: Self = Self(253_402_300_799_999);

    /// The moment this many milliseconds after the beginning of 1970.
    pub const fn from_millis(millis: i64) -> Self {
        Self(millis)
    }

    /// The milliseconds since the beginning of 1970.
    pub const fn millis(self) -> i64 {
        self.0
    }

    /// The whole seconds since the beginning of 1970.
    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(1_000)
    }

    #[must_use]
    pub fn after(self, time: Duration) -> Self {
        Self(self.0.saturating_add(millis(time)))
    }

    #[must_use]
    pub fn before(self, time: Duration) -> Self {
        Self(self.0.saturating_sub(millis(time)))
    }

    /// The time that has passed since `earlier`; none if that is later.
    pub fn since(self, earlier: Self) -> Duration {
        let passed = self.0.saturating_sub(earlier.0);
        Duration::from_millis(u64::try_from(passed).unwrap_or(0))
    }
}

/// A time in milliseconds; some 300 million years for longer ones.
fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

impl fmt::Display for Timestamp {
    /// The milliseconds since the beginning of 1970.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adding_and_passing_time_agree() {
        let moment = Timestamp::from_millis(1_500);
        let hour = Duration::from_hours(1);
        assert_eq!(moment.after(hour).since(moment), hour);
        assert_eq!(moment.after(hour).before(hour), moment);
        assert_eq!(moment.since(moment.after(hour)), Duration::ZERO);
    }

    #[test]
    fn arithmetic_stops_at_the_ends_of_the_range() {
        let last = Timestamp::from_millis(i64::MAX);
        assert_eq!(last.after(Duration::MAX), last);
        let first = Timestamp::from_millis(i64::MIN);
        assert_eq!(first.before(Duration::MAX), first);
    }

    #[test]
    fn seconds_are_whole_ones_before_1970_too() {
        for (millis, seconds) in [(1_999, 1), (0, 0), (-1, -1), (-1_000, -1)] {
            assert_eq!(Timestamp::from_millis(millis).seconds(), seconds);
        }
    }
}
