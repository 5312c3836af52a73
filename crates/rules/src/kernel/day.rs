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
    /// The day this many days after the first of 1970.
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

    pub fn start(self) -> Timestamp {
        Timestamp::from_millis(0).after(LENGTH * self.0)
    }

    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// Its date by the Gregorian calendar, as `2026-11-22`.
    pub fn date(self) -> String {
        let (year, month, day) = date(self.0.into());
        format!("{year:04}-{month:02}-{day:02}")
    }

    /// The day of a date written as [`date`](Self::date) writes it; `None` if there is no such date from 1970 to 9999.
    pub fn of_date(date: &str) -> Option<Self> {
        let mut parts = date.splitn(3, '-').map(|part| part.parse::<u32>().ok());
        let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
        if !(1_970..=9_999).contains(&year) || !(1..=12).contains(&month) || day > 31 {
            return None;
        }
        // A day of the month is at most this far into the year; the calendar itself says which one it is.
        let about = (year - 1_970) * 365 + (year - 1_968) / 4 - (year - 1_900) / 100
            + (year - 1_600) / 400
            + (month - 1) * 30
            + day;
        let near = about.saturating_sub(5)..=about + 5;
        near.map(Self).find(|near| near.date() == date)
    }

    /// The day this many days before it, but none before 1970.
    #[must_use]
    pub const fn before(self, days: u32) -> Self {
        Self(self.0.saturating_sub(days))
    }
}

/// Year, month and day by the Gregorian calendar, so many days after the first of January 1970.
pub(crate) const fn date(days: i64) -> (i64, i64, i64) {
    // Years are counted from March, so that the day that some years have more is their last; 719 468 days lie
    // between the first of March of year 0 and 1970. Four hundred years have 146 097 days.
    let day = days + 719_468;
    let (era, day) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let since_march = (5 * day + 2) / 153;
    let day = day - (153 * since_march + 2) / 5 + 1;
    let month = (since_march + 2) % 12 + 1;
    let year = era * 400 + year + if month <= 2 { 1 } else { 0 };
    (year, month, day)
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
    fn a_date_is_that_of_its_day() {
        let rows = [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (789, "1972-02-29"),
            (11_016, "2000-02-29"),
            (20_779, "2026-11-22"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ];
        for (number, date) in rows {
            assert_eq!(Day::new(number).date(), date);
        }
        for number in (0..=2_932_896).step_by(37).chain([2_932_896]) {
            let day = Day::new(number);
            assert_eq!(Day::of_date(&day.date()), Some(day));
        }
    }

    #[test]
    fn what_is_no_date_is_no_day() {
        let texts = "2026 2026-11 2026-11-31 2025-02-29 2026-00-10 2026-13-01 2026-11-00 2026-11-32 2026-1-2 \
                     1969-12-31 10000-01-01 2026-11-22-1 +026-11-22 4294967295-01-01";
        for text in texts.split_whitespace().chain([""]) {
            assert_eq!(Day::of_date(text), None, "{text:?}");
        }
    }

    #[test]
    fn moments_before_1970_are_on_its_first_day() {
        assert_eq!(Day::of(Timestamp::from_millis(-1)), Day::new(0));
        assert_eq!(Day::new(0).before(1), Day::new(0));
    }
}
