//! How a match ended.

use serde::{Deserialize, Serialize};

use super::{BySeat, Outcome, Seat};

/// How a match ended; `"ended"` and `"by"` of a match file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "ended", rename_all = "snake_case")]
pub enum Ending {
    /// By the rules of the game.
    Rules,
    /// This seat gave up; the log simply stops.
    Resigned { by: Seat },
    /// This seat did not move, and another one ended the match for that; the log simply stops.
    TimedOut { by: Seat },
    /// Everybody agreed to a draw that this seat had offered; the log simply stops.
    Drawn { by: Seat },
}

impl Ending {
    /// The outcome of a match that stopped this way while the seats stood at `points`.
    pub fn outcome(self, points: BySeat<i32>) -> Outcome {
        match self {
            Self::Rules => Outcome::by_points(points),
            Self::Resigned { by } | Self::TimedOut { by } => {
                let Outcome { points, places } = Outcome::by_points(points);
                let left_with = points.get(by).copied();
                let places = BySeat::new(points.n_seats(), |seat| {
                    if seat == by {
                        return points.n_seats();
                    }
                    // A seat with fewer points than the one that left moves up by one.
                    places[seat] - u8::from(left_with.is_some_and(|left| points[seat] < left))
                });
                Outcome { points, places }
            }
            Self::Drawn { .. } => Outcome {
                places: BySeat::new(points.n_seats(), |_| 1),
                points,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_resigns_is_last_whatever_the_points() {
        let by = Seat::new(0).expect("a seat");
        assert_eq!(
            Ending::Resigned { by }.outcome([50, 10].into()).places,
            [2, 1]
        );
        assert_eq!(
            Ending::Resigned { by }.outcome([10, 50].into()).places,
            [2, 1]
        );
        assert_eq!(
            Ending::Resigned { by }.outcome([10, 50, 3].into()).places,
            [3, 1, 2]
        );
    }

    #[test]
    fn who_does_not_move_is_last_as_if_they_had_resigned() {
        let by = Seat::new(1).expect("a seat");
        for points in [[50, 10].into(), [10, 50].into(), BySeat::from([10, 50, 3])] {
            assert_eq!(
                Ending::TimedOut { by }.outcome(points.clone()),
                Ending::Resigned { by }.outcome(points)
            );
        }
    }

    #[test]
    fn a_draw_is_shared_by_all() {
        let drawn = Ending::Drawn { by: Seat::FIRST };
        assert_eq!(drawn.outcome([5, 9].into()).places, [1, 1]);
    }
}
