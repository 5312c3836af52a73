//! What is agreed before a match.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::games::{Colour, StallLimit};
use crate::kernel::Seat;

/// What is agreed before a match; checked when it is read.
///
/// In JSON `{"seats":2,"rounds":3,"colours":5,"discards_close_after":20}`; the last may be left out and is 20 then.
/// `"first":1` names the seat that begins the match, which is drawn by lot otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Setup {
    rounds: u8,
    colours: u8,
    stall_limit: StallLimit,
    first: Option<Seat>,
}

/// The setup cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadSetup {
    /// The game is for two (000:11).
    #[error("the classic game has 2 seats, not {0}")]
    Seats(u8),
    /// One round or three (000:71).
    #[error("a match has 1 round or 3, not {0}")]
    Rounds(u8),
    /// Five colours (000:21), six in the long game.
    #[error("a match has 5 colours or 6, not {0}")]
    Colours(u8),
    /// Without a limit a match might never end.
    #[error("the discard piles must close after at least 1 turn")]
    DiscardsCloseAfter,
    #[error("seat {0} cannot begin a match that does not have it")]
    First(u8),
}

impl Setup {
    /// A match of one or three rounds with five or six colours.
    ///
    /// # Errors
    /// If there is no such match.
    ///
    /// ```
    /// use lostcities_rules::games::classic::Setup;
    ///
    /// let long_game = Setup::new(3, 6)?;
    /// assert_eq!(long_game.colours().last().map(|colour| colour.letter()), Some('p'));
    /// assert!(Setup::new(2, 5).is_err());
    /// # Ok::<(), lostcities_rules::games::classic::BadSetup>(())
    /// ```
    pub const fn new(rounds: u8, n_colours: u8) -> Result<Self, BadSetup> {
        if rounds != 1 && rounds != 3 {
            return Err(BadSetup::Rounds(rounds));
        }
        if n_colours != 5 && n_colours != 6 {
            return Err(BadSetup::Colours(n_colours));
        }
        Ok(Self {
            rounds,
            colours: n_colours,
            stall_limit: StallLimit::DEFAULT,
            first: None,
        })
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

    /// How many rounds are played, 1 or 3.
    pub const fn n_rounds(&self) -> u8 {
        self.rounds
    }

    /// The colours of the cards, five or six, in the order of the board.
    pub fn colours(&self) -> &'static [Colour] {
        static ALL: [Colour; Colour::ALL.len()] = Colour::ALL;
        &ALL[..usize::from(self.colours)]
    }

    /// How many colours there are, 5 or 6.
    pub const fn n_colours(&self) -> u8 {
        self.colours
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
        match first.filter(|seat| seat.index() >= super::N_SEATS) {
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
    colours: u8,
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
        if usize::from(written.seats) != super::N_SEATS {
            return Err(BadSetup::Seats(written.seats));
        }
        Self::new(written.rounds, written.colours)?
            .with_discards_close_after(written.discards_close_after)?
            .with_first(written.first)
    }
}

impl From<Setup> for Written {
    fn from(setup: Setup) -> Self {
        Self {
            seats: 2,
            rounds: setup.rounds,
            colours: setup.colours,
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
        let json = r#"{"seats":2,"rounds":1,"colours":6,"discards_close_after":7}"#;
        let setup = read(json).expect("a setup");
        assert_eq!(serde_json::to_string(&setup).expect("plain data"), json);
        assert_eq!(
            (
                setup.n_rounds(),
                setup.n_colours(),
                setup.stall_limit().turns()
            ),
            (1, 6, 7)
        );
    }

    #[test]
    fn every_match_ends_even_if_the_limit_is_left_out() {
        let setup = read(r#"{"seats":2,"rounds":3,"colours":5}"#).expect("a setup");
        assert_eq!(setup.stall_limit().turns(), 20);
    }

    #[test]
    fn a_setup_may_say_who_begins() {
        let json = r#"{"seats":2,"rounds":1,"colours":6,"discards_close_after":7,"first":1}"#;
        let setup: Setup = serde_json::from_str(json).expect("a setup");
        assert_eq!(setup.first(), Seat::new(1));
        assert_eq!(serde_json::to_string(&setup).expect("plain data"), json);
        let stray = r#"{"seats":2,"rounds":1,"colours":6,"discards_close_after":7,"first":2}"#;
        let error = serde_json::from_str::<Setup>(stray).expect_err(stray);
        assert!(error.to_string().contains("seat 2 cannot begin"), "{error}");
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        for (json, why) in [
            (r#"{"seats":3,"rounds":3,"colours":5}"#, "2 seats, not 3"),
            (
                r#"{"seats":2,"rounds":2,"colours":5}"#,
                "1 round or 3, not 2",
            ),
            (
                r#"{"seats":2,"rounds":3,"colours":7}"#,
                "5 colours or 6, not 7",
            ),
            (
                r#"{"seats":2,"rounds":3,"colours":5,"discards_close_after":0}"#,
                "at least 1 turn",
            ),
            (
                r#"{"seats":2,"rounds":3,"colours":5,"discards_close_after":null}"#,
                "null",
            ),
            (
                r#"{"seats":2,"rounds":3,"colours":5,"discards_close_after":256}"#,
                "256",
            ),
            (r#"{"seats":2,"rounds":3,"colours":5,"decks":2}"#, "decks"),
            (r#"{"rounds":3,"colours":5}"#, "seats"),
        ] {
            let error = read(json).expect_err(json);
            assert!(error.contains(why), "{json}: {error}");
        }
    }
}
