//! What is agreed before a match.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::MOST_SEATS;
use crate::kernel::Seat;

/// What is agreed before a match; checked when it is read.
///
/// In JSON `{"seats":3}`.
/// `"first":1` names the seat that begins the match, which is drawn by lot otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Setup {
    seats: u8,
    first: Option<Seat>,
}

/// The setup cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadSetup {
    /// The game is for two to four.
    #[error("Rivals has 2 to 4 seats, not {0}")]
    Seats(u8),
    #[error("seat {0} cannot begin a match that does not have it")]
    First(u8),
}

impl Setup {
    /// A match of two to four.
    ///
    /// # Errors
    /// If this many cannot play.
    ///
    /// ```
    /// use lostcities_rules::games::rivals::Setup;
    ///
    /// assert_eq!(Setup::new(3).map(|setup| setup.n_seats()), Ok(3));
    /// assert!(Setup::new(5).is_err());
    /// ```
    pub const fn new(n_seats: u8) -> Result<Self, BadSetup> {
        if n_seats < 2 || n_seats as usize > MOST_SEATS {
            return Err(BadSetup::Seats(n_seats));
        }
        Ok(Self {
            seats: n_seats,
            first: None,
        })
    }

    /// How many seats there are, 2 to 4.
    pub const fn n_seats(self) -> u8 {
        self.seats
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
    pub const fn first(self) -> Option<Seat> {
        self.first
    }
}

/// The setup as written in a match file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    seats: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<Seat>,
}

impl TryFrom<Written> for Setup {
    type Error = BadSetup;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        Self::new(written.seats)?.with_first(written.first)
    }
}

impl From<Setup> for Written {
    fn from(setup: Setup) -> Self {
        Self {
            seats: setup.seats,
            first: setup.first,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_reads_as_it_is_written() {
        for n_seats in 2..=4 {
            let json = format!(r#"{{"seats":{n_seats}}}"#);
            let setup: Setup = serde_json::from_str(&json).expect("a setup");
            assert_eq!(setup.n_seats(), n_seats);
            assert_eq!(serde_json::to_string(&setup).expect("plain data"), json);
        }
    }

    #[test]
    fn a_setup_may_say_who_begins() {
        let json = r#"{"seats":3,"first":2}"#;
        let setup: Setup = serde_json::from_str(json).expect("a setup");
        assert_eq!(setup.first(), Seat::new(2));
        assert_eq!(serde_json::to_string(&setup).expect("plain data"), json);
        let stray = r#"{"seats":3,"first":3}"#;
        let error = serde_json::from_str::<Setup>(stray).expect_err(stray);
        assert!(error.to_string().contains("seat 3 cannot begin"), "{error}");
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        for (json, why) in [
            (r#"{"seats":1}"#, "2 to 4 seats, not 1"),
            (r#"{"seats":5}"#, "2 to 4 seats, not 5"),
            (r#"{"seats":2,"rounds":1}"#, "rounds"),
            ("{}", "seats"),
        ] {
            let error = serde_json::from_str::<Setup>(json).expect_err(json);
            assert!(error.to_string().contains(why), "{json}: {error}");
        }
    }
}
