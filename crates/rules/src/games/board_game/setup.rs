//! What is agreed before a match.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::games::StallLimit;
use crate::kernel::Seat;

/// What is agreed before a match; checked when it is read.
///
/// In JSON `{"seats":4,"rounds":3,"up_and_down":false,"discards_close_after":20}`; the last two may be left out.
/// `"first":1` names the seat that begins the match, which is drawn by lot otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Setup {
    seats: u8,
    rounds: u8,
    up_and_down: bool,
    stall_limit: StallLimit,
    first: Option<Seat>,
}

/// The setup cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadSetup {
    /// The game is for two to four (004, box).
    #[error("the board game has 2 to 4 seats, not {0}")]
    Seats(u8),
    /// Three rounds (004:180) or the short game (004:61-64).
    #[error("a match has 1 round or 3, not {0}")]
    Rounds(u8),
    /// Without a limit a match might never end.
    #[error("the discard piles must close after at least 1 turn")]
    DiscardsCloseAfter,
    #[error("seat {0} cannot begin a match that does not have it")]
    First(u8),
}

impl Setup {
    /// A match for two to four, of three rounds or one (the short game), by the usual rules.
    ///
    /// # Errors
    /// If there is no such match.
    ///
    /// ```
    /// use lostcities_rules::games::board_game::Setup;
    ///
    /// let short_game = Setup::new(4, 1)?;
    /// assert!(!short_game.is_up_and_down());
    /// assert!(Setup::new(5, 3).is_err());
    /// # Ok::<(), lostcities_rules::games::board_game::BadSetup>(())
    /// ```
    pub const fn new(seats: u8, rounds: u8) -> Result<Self, BadSetup> {
        if seats < 2 || seats > 4 {
            return Err(BadSetup::Seats(seats));
        }
        if rounds != 1 && rounds != 3 {
            return Err(BadSetup::Rounds(rounds));
        }
        Ok(Self {
            seats,
            rounds,
            up_and_down: false,
            stall_limit: StallLimit::DEFAULT,
            first: None,
        })
    }

    /// The same with or without the variant in which rows may fall as well as rise (004:66-84).
    #[must_use]
    pub const fn with_up_and_down(self, up_and_down: bool) -> Self {
        Self {
            up_and_down,
            ..self
        }
    }

    /// The same with another limit of turns in a row without a card from the draw pile, 1 to 255.
    ///
    /// # Errors
    /// If the limit is 0.
    pub const fn with_discards_close_after(self, turns: u8) -> Result<Self, BadSetup> {
        match StallLimit::new(turns) {
            Some(stall_limit) => Ok(Self {
                stall_limit,
                ..self
            }),
            None => Err(BadSetup::DiscardsCloseAfter),
        }
    }

    /// How many seats the match has, 2 to 4.
    pub const fn n_seats(&self) -> u8 {
        self.seats
    }

    /// How many rounds are played, 1 or 3.
    pub const fn n_rounds(&self) -> u8 {
        self.rounds
    }

    /// Whether rows may fall as well as rise.
    pub const fn is_up_and_down(&self) -> bool {
        self.up_and_down
    }

    /// After this many turns in a row without a card from the draw pile the discard piles are closed for a turn.
    pub const fn stall_limit(&self) -> StallLimit {
        self.stall_limit
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
    rounds: u8,
    #[serde(default)]
    up_and_down: bool,
    #[serde(default = "default_limit")]
    discards_close_after: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<Seat>,
}

fn default_limit() -> u8 {
    StallLimit::DEFAULT.turns()
}

impl TryFrom<Written> for Setup {
    type Error = BadSetup;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        Self::new(written.seats, written.rounds)?
            .with_up_and_down(written.up_and_down)
            .with_discards_close_after(written.discards_close_after)?
            .with_first(written.first)
    }
}

impl From<Setup> for Written {
    fn from(setup: Setup) -> Self {
        Self {
            seats: setup.seats,
            rounds: setup.rounds,
            up_and_down: setup.up_and_down,
            discards_close_after: setup.stall_limit.turns(),
            first: setup.first,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(json: &str) -> Result<Setup, String> {
        serde_json::from_str(json).map_err(|error| error.to_string())
    }

    #[test]
    fn a_setup_reads_as_it_is_written() {
        let json = r#"{"seats":4,"rounds":1,"up_and_down":true,"discards_close_after":7}"#;
        let setup = read(json).expect("a setup");
        assert_eq!(serde_json::to_string(&setup).expect("plain data"), json);
    }

    #[test]
    fn the_usual_rules_need_not_be_named() {
        let setup = read(r#"{"seats":2,"rounds":3}"#).expect("a setup");
        assert_eq!(Ok(setup), Setup::new(2, 3));
        assert_eq!(setup.stall_limit().turns(), 20);
    }

    #[test]
    fn a_setup_may_say_who_begins() {
        let json =
            r#"{"seats":4,"rounds":1,"up_and_down":true,"discards_close_after":7,"first":3}"#;
        let setup: Setup = serde_json::from_str(json).expect("a setup");
        assert_eq!(setup.first(), Seat::new(3));
        assert_eq!(serde_json::to_string(&setup).expect("plain data"), json);
        let stray =
            r#"{"seats":4,"rounds":1,"up_and_down":true,"discards_close_after":7,"first":4}"#;
        let error = serde_json::from_str::<Setup>(stray).expect_err(stray);
        assert!(error.to_string().contains("seat 4 cannot begin"), "{error}");
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        for (json, why) in [
            (r#"{"seats":1,"rounds":3}"#, "2 to 4 seats, not 1"),
            (r#"{"seats":5,"rounds":3}"#, "2 to 4 seats, not 5"),
            (r#"{"seats":2,"rounds":2}"#, "1 round or 3, not 2"),
            (
                r#"{"seats":2,"rounds":3,"discards_close_after":0}"#,
                "at least 1 turn",
            ),
            (r#"{"seats":2,"rounds":3,"colours":5}"#, "colours"),
            (r#"{"rounds":3}"#, "seats"),
        ] {
            let error = read(json).expect_err(json);
            assert!(error.contains(why), "{json}: {error}");
        }
    }
}
