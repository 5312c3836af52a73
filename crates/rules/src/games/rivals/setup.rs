//! What is agreed before a match.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::MOST_SEATS;

/// What is agreed before a match; checked when it is read.
///
/// In JSON `{"seats":3}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Setup {
    seats: u8,
}

/// The setup cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadSetup {
    /// The game is for two to four.
    #[error("Rivals has 2 to 4 seats, not {0}")]
    Seats(u8),
}

impl Setup {
    /// A match of two to four.
    ///
    /// # Errors
    /// If so many cannot play.
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
        Ok(Self { seats: n_seats })
    }

    /// How many seats there are, 2 to 4.
    pub const fn n_seats(self) -> u8 {
        self.seats
    }
}

/// The setup as it stands in a match file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    seats: u8,
}

impl TryFrom<Written> for Setup {
    type Error = BadSetup;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        Self::new(written.seats)
    }
}

impl From<Setup> for Written {
    fn from(setup: Setup) -> Self {
        Self { seats: setup.seats }
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
