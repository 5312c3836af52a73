//! What a match waits for, and how it ended.

use serde::{Deserialize, Serialize};

use super::Seats;

/// What the match waits for. "Over, and yet somebody must act" cannot be written down.
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
    /// Final points.
    pub points: Vec<i32>,
    /// 1 is best; ties share a place, and the place after a tie is skipped.
    pub places: Vec<u8>,
}

impl Outcome {
    /// Places by points alone: more is better, equal points share a place.
    pub fn by_points(points: Vec<i32>) -> Self {
        let places = points
            .iter()
            .map(|own| place(points.iter().filter(|other| *other > own).count()))
            .collect();
        Self { points, places }
    }

    /// Whether every seat has the same place.
    pub fn is_shared_by_all(&self) -> bool {
        self.places.iter().all(|&place| place == 1)
    }
}

/// The place behind `n_better` seats.
fn place(n_better: usize) -> u8 {
    u8::try_from(n_better + 1).expect("a match has five seats at most")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_points_share_a_place_and_skip_the_next() {
        assert_eq!(Outcome::by_points(vec![7, 9, 7, -1]).places, [2, 1, 2, 4]);
    }
}
