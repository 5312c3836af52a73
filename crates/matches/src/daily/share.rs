//! The line that people post when they have finished a day. Nothing in it helps who has not played.

use super::round::PERSON;
use crate::kernel::Day;
use crate::present::Match;

/// How many marks the line has: one for each expedition, and nothing says which.
const N_MARKS: usize = 6;

/// The result of an expedition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum DailyMark {
    /// 20 points or more.
    High,
    /// More than nothing.
    Some,
    /// It was not begun, or failed.
    Nothing,
    /// It cost points.
    Loss,
}

/// The line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyShare {
    /// The day.
    pub day: Day,
    /// The points.
    pub points: i32,
    /// The result of each expedition, best first: their order would tell which colours fell.
    pub marks: Vec<DailyMark>,
}

/// The line of a finished round.
pub(super) fn share(day: Day, points: i32, playing: &dyn Match) -> DailyShare {
    let tallies = playing.tallies();
    let own = tallies.get(PERSON).into_iter();
    let expeditions = own.flat_map(|tally| tally.colours.values());
    let marks = expeditions.map(|expedition| match expedition.points {
        20.. => DailyMark::High,
        1..20 => DailyMark::Some,
        0 => DailyMark::Nothing,
        ..0 => DailyMark::Loss,
    });
    let mut marks: Vec<DailyMark> = marks.collect();
    marks.resize(N_MARKS, DailyMark::Nothing);
    marks.sort_unstable();
    DailyShare { day, points, marks }
}
