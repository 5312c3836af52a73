//! What is agreed before a match.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::kernel::Seat;

/// What is agreed before a match; checked when it is read.
///
/// In JSON `{"seats":3,"order":"together"}`.
/// `"first":1` names the seat that begins the match, which is drawn by lot otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Setup {
    seats: u8,
    order: Order,
    first: Option<Seat>,
}

/// In what order the others choose after the active player (001:154).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// All at the same time.
    Together,
    /// One after the other, clockwise.
    InTurn,
}

/// The setup cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadSetup {
    /// The game is for two to five (001:8).
    #[error("Roll & Write has 2 to 5 seats, not {0}")]
    Seats(u8),
    #[error("seat {0} cannot begin a match that does not have it")]
    First(u8),
}

impl Setup {
    /// A match for this many, two to five.
    ///
    /// # Errors
    /// If the game is not for this many.
    ///
    /// ```
    /// use lostcities_rules::games::roll_write::{Order, Setup};
    ///
    /// assert!(Setup::new(5, Order::Together).is_ok());
    /// assert!(Setup::new(6, Order::Together).is_err());
    /// ```
    pub const fn new(seats: u8, order: Order) -> Result<Self, BadSetup> {
        match seats {
            2..=5 => Ok(Self {
                seats,
                order,
                first: None,
            }),
            _ => Err(BadSetup::Seats(seats)),
        }
    }

    /// How many seats there are, 2 to 5.
    pub const fn n_seats(&self) -> u8 {
        self.seats
    }

    /// In what order the others choose.
    pub const fn order(&self) -> Order {
        self.order
    }

    /// The same with the seat that begins the match, or with none, so that it is drawn by lot.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn with_first(self, first: Option<Seat>) -> Result<Self, BadSetup> {
        match first.filter(|seat| seat.index() >= usize::from(self.seats)) {
            Some(stray) => Err(BadSetup::First(stray.number())),
            None => Ok(Self { first, ..self }),
        }
    }

    /// The seat that begins the match, if that is agreed.
    pub const fn first(&self) -> Option<Seat> {
        self.first
    }
}

/// The setup as written in a match file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    seats: u8,
    order: Order,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<Seat>,
}

impl TryFrom<Written> for Setup {
    type Error = BadSetup;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        Self::new(written.seats, written.order)?.with_first(written.first)
    }
}

impl From<Setup> for Written {
    fn from(setup: Setup) -> Self {
        Self {
            seats: setup.seats,
            order: setup.order,
            first: setup.first,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_reads_as_it_is_written() {
        for json in [
            r#"{"seats":2,"order":"together"}"#,
            r#"{"seats":5,"order":"in_turn"}"#,
        ] {
            let setup: Setup = serde_json::from_str(json).expect("a setup");
            assert_eq!(serde_json::to_string(&setup).expect("plain data"), json);
        }
    }

    #[test]
    fn a_setup_may_say_who_begins() {
        let json = r#"{"seats":5,"order":"in_turn","first":4}"#;
        let setup: Setup = serde_json::from_str(json).expect("a setup");
        assert_eq!(setup.first(), Seat::new(4));
        assert_eq!(serde_json::to_string(&setup).expect("plain data"), json);
        let stray = r#"{"seats":4,"order":"in_turn","first":4}"#;
        let error = serde_json::from_str::<Setup>(stray).expect_err(stray);
        assert!(error.to_string().contains("seat 4 cannot begin"), "{error}");
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        for (json, why) in [
            (r#"{"seats":1,"order":"together"}"#, "2 to 5 seats, not 1"),
            (r#"{"seats":6,"order":"together"}"#, "2 to 5 seats, not 6"),
            (r#"{"seats":2,"order":"shouting"}"#, "shouting"),
            (r#"{"seats":2}"#, "order"),
            (r#"{"seats":2,"order":"together","rounds":1}"#, "rounds"),
        ] {
            let error = serde_json::from_str::<Setup>(json).expect_err(json);
            assert!(error.to_string().contains(why), "{json}: {error}");
        }
    }
}
