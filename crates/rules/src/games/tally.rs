//! Detailed results of seats, for each match and in total: what statistics are made of.
//!
//! Only finished rounds count here: an expedition that was cut short by a resignation says nothing about its player. All
//! of it lay open on the table.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Colour, GameKind};
use crate::kernel::{BySeat, Game, Timestamp};

/// A game whose consequences give each seat's detailed result.
pub trait Tallied: Game {
    /// Adds what a consequence brings to the tally of every seat.
    ///
    /// # Panics
    /// If there are fewer tallies than seats.
    fn tally(effect: &Self::Effect, tallies: &mut BySeat<Tally>);
}

/// One seat's detailed result in the finished rounds of one match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    pub rounds: Vec<i32>,
    /// What it did in each colour in which it did something.
    pub colours: BTreeMap<Colour, Expeditions>,
}

/// A player's expeditions of one colour, or of all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Expeditions {
    pub begun: u32,
    /// What they brought, all together.
    pub points: i64,
    /// How many were multiplied: by wagers, by a crossed circle (Roll & Write), by the leader (board game). In Rivals also
    /// those that never got beyond their wagers.
    pub wagered: u32,
    /// How many of those brought more than nothing.
    pub paid: u32,
}

impl Expeditions {
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            begun: self.begun + other.begun,
            points: self.points + other.points,
            wagered: self.wagered + other.wagered,
            paid: self.paid + other.paid,
        }
    }
}

impl Tally {
    /// Adds one expedition that was begun, and whether it was multiplied.
    pub(super) fn add(&mut self, colour: Colour, points: i64, is_wagered: bool) {
        let all = self.colours.entry(colour).or_default();
        *all = all.plus(Expeditions {
            begun: 1,
            points,
            wagered: is_wagered.into(),
            paid: (is_wagered && points > 0).into(),
        });
    }

    /// Adds wagers that no number ever followed.
    pub(super) fn add_bare_wagers(&mut self, colour: Colour) {
        self.colours.entry(colour).or_default().wagered += 1;
    }
}

/// How a player has done in all matches of one game that were rated, or in all that were not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Totals {
    pub game: GameKind,
    /// Whether only people played, each to the end. If not, a computer player had a seat.
    pub is_rated: bool,
    pub n_matches: u32,
    /// How many of them were won: a first place, alone or shared, but not by all.
    pub n_wins: u32,
    /// How many ended with a first place for everybody.
    pub n_draws: u32,
    /// How many wins in a row there were last.
    pub streak: u32,
    pub best_streak: u32,
    /// How many were played to their end by the rules. Those that were given up or drawn by agreement say little of how
    /// many points a player makes.
    pub n_played_out: u32,
    /// The points of the matches that were played out.
    pub points: i64,
    pub n_rounds: u32,
    pub round_points: i64,
    /// The match with the most points of those that were played out, the first of them if there are several; `None` if
    /// none was.
    pub best: Option<Best>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    pub points: i32,
    pub number: u64,
    pub at: Timestamp,
}

/// How a player has done against another person in rated matches of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meetings {
    pub n_matches: u32,
    /// In how many of them the first had the better place.
    pub ahead: u32,
    /// In how many of them the second had.
    pub behind: u32,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_tally_is_written_with_the_letters_of_its_colours() {
        let mut tally = Tally {
            rounds: vec![-8],
            ..Tally::default()
        };
        tally.add(Colour::Red, 12, true);
        tally.add(Colour::Red, -20, true);
        tally.add(Colour::Red, 0, false);
        tally.add_bare_wagers(Colour::Blue);
        let written = json!({
            "rounds": [-8],
            "colours": {
                "b": {"begun": 0, "points": 0, "wagered": 1, "paid": 0},
                "r": {"begun": 3, "points": -8, "wagered": 2, "paid": 1},
            },
        });
        assert_eq!(serde_json::to_value(&tally).expect("plain data"), written);
        let read: Tally = serde_json::from_value(written).expect("a tally");
        assert_eq!(read, tally);
    }
}
