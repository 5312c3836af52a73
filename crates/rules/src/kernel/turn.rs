//! What a match waits for, and how it ended.

use serde::{Deserialize, Serialize};

use super::{BySeat, Seat, Seats};

/// What the match waits for. "Over, and yet a player must act" cannot be written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// These seats may act, at least one; several when choices are made in parallel (Roll & Write, 001:72).
    Seats(Seats),
    /// A draw or a roll is due; only the referee may answer.
    Chance,
    /// Nothing: the match has ended by its rules.
    Over,
}

impl Turn {
    /// The seats that may act now; none when chance is due or the match is over.
    pub const fn seats(self) -> Seats {
        match self {
            Self::Seats(seats) => seats,
            Self::Chance | Self::Over => Seats::NONE,
        }
    }
}

/// Points and places of every seat, in turn order. The only source for ratings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    pub points: BySeat<i32>,
    /// 1 is best; ties share a place, and the place after a tie is skipped.
    pub places: BySeat<u8>,
}

impl Outcome {
    /// Places by points alone: more is better, equal points share a place.
    pub fn by_points(points: BySeat<i32>) -> Self {
        let places = BySeat::new(points.n_seats(), |seat| {
            let better = points.iter().filter(|(_, other)| **other > points[seat]);
            1 + better.map(|_| 1).sum::<u8>()
        });
        Self { points, places }
    }

    pub fn has_won(&self, seat: Seat) -> bool {
        self.places.get(seat) == Some(&1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_points_share_a_place_and_skip_the_next() {
        let outcome = Outcome::by_points([7, 9, 7, -1].into());
        assert_eq!(outcome.places, [2, 1, 2, 4]);
    }
}
