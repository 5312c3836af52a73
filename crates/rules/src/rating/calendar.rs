//! Seasons, in UTC.

use std::fmt;

use crate::kernel::{Timestamp, date};

const MS_PER_DAY: i64 = 24 * 60 * 60 * 1_000;

/// A season: a quarter of a calendar year, in UTC.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Season(i64);

impl Season {
    pub const fn of(at: Timestamp) -> Self {
        let (year, month, _) = date(at.millis().div_euclid(MS_PER_DAY));
        Self(year * 4 + (month - 1) / 3)
    }

    pub const fn numbered(number: i64) -> Self {
        Self(number)
    }

    pub const fn year(self) -> i64 {
        self.0.div_euclid(4)
    }

    /// Which quarter of the year, from 1 to 4.
    pub const fn quarter(self) -> i64 {
        self.0.rem_euclid(4) + 1
    }

    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }

    pub const fn start(self) -> Timestamp {
        // As in [`date`], years are counted from March. The days before the first month of each quarter are those of
        // the months from March on.
        let (year, days) = match self.quarter() {
            1 => (self.year() - 1, 306),
            2 => (self.year(), 31),
            3 => (self.year(), 122),
            _ => (self.year(), 214),
        };
        let leap_days = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
        Timestamp::from_millis((365 * year + leap_days + days - 719_468) * MS_PER_DAY)
    }

    /// A number that is one higher for the next season; above 0 for every season after Christ.
    pub const fn number(self) -> i64 {
        self.0
    }
}

impl fmt::Display for Season {
    /// For logs: `2026/3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.year(), self.quarter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(millis: i64) -> Timestamp {
        Timestamp::from_millis(millis)
    }

    #[test]
    fn seasons_are_the_quarters_of_the_calendar() {
        for (seconds, year, quarter) in [
            (0, 1970, 1),
            (-1, 1969, 4),
            // Around the turn of a year, and of a quarter in a year with a 29th of February.
            (1_735_689_599, 2024, 4),
            (1_735_689_600, 2025, 1),
            (1_709_164_800, 2024, 1),
            (1_711_929_599, 2024, 1),
            (1_711_929_600, 2024, 2),
            (951_782_400, 2000, 1),
            (4_107_542_400, 2100, 1),
            (1_795_235_446, 2026, 4),
        ] {
            let season = Season::of(at(seconds * 1_000));
            assert_eq!(
                (season.year(), season.quarter()),
                (year, quarter),
                "{seconds}"
            );
        }
    }

    #[test]
    fn a_season_follows_the_other() {
        let mut last = Season::of(at(0));
        for day in 1..60_000 {
            let season = Season::of(at(day * MS_PER_DAY));
            assert!(
                (0..=1).contains(&(season.number() - last.number())),
                "{day}"
            );
            assert_eq!(Season::numbered(season.number()), season);
            let [start, end] = [season.start(), season.next().start()];
            assert!((start..end).contains(&at(day * MS_PER_DAY)), "{day}");
            assert_eq!(Season::of(start), season);
            assert_ne!(Season::of(at(start.millis() - 1)), season);
            last = season;
        }
        // 1970 and 60 000 days is the tenth of April 2134.
        assert_eq!(last.to_string(), "2134/2");
    }
}
