//! The line that people post when they have finished a deal. Nothing in it helps who has not played.

use super::round::PERSON;
use crate::present::{DailyMark, Match};
use crate::store::{DailyGame, Deal};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyShare {
    pub deal: Deal,
    /// The person's points.
    pub points: i32,
    /// Those of the computer player opposite them.
    pub other: i32,
    /// The result of each expedition, best first: their order would tell which colours fell.
    pub marks: Vec<DailyMark>,
}

/// The line of a finished round.
pub(super) fn share(deal: Deal, playing: &dyn Match) -> DailyShare {
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
    marks.resize(n_expeditions(deal.game), DailyMark::Nothing);
    marks.sort_unstable();
    let points = playing.points();
    DailyShare {
        deal,
        points: points[PERSON],
        other: points[PERSON.next(2)],
        marks,
    }
}

/// How many marks a line has: one for each expedition, and nothing says which.
const fn n_expeditions(game: DailyGame) -> usize {
    match game {
        DailyGame::Classic | DailyGame::BoardGame => 5,
        DailyGame::RollWrite => 6,
    }
}
