//! What is agreed before a match.

use serde::{Deserialize, Serialize};

use crate::games::setup::{check_rounds, check_seats, checked};
use crate::games::{BadSetup, GameKind, StallLimit};
use crate::kernel::Seat;

/// What is agreed before a match; checked when it is read.
///
/// In JSON `{"seats":4,"rounds":3,"up_and_down":false,"discards_close_after":20}`; the last two may be left out.
/// `"first":1` names the seat that begins the match, which is drawn by lot otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Setup {
    seats: u8,
    rounds: u8,
    #[serde(default)]
    up_and_down: bool,
    #[serde(default)]
    discards_close_after: StallLimit,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<Seat>,
}

checked!(Setup);

impl Setup {
    /// A match for two to four, of three rounds or one (the short game), by the usual rules.
    ///
    /// ```
    /// use lostcities_rules::games::board_game::Setup;
    ///
    /// let short_game = Setup::new(4, 1)?;
    /// assert!(!short_game.is_up_and_down());
    /// assert!(Setup::new(5, 3).is_err());
    /// # Ok::<(), lostcities_rules::games::BadSetup>(())
    /// ```
    pub fn new(seats: u8, rounds: u8) -> Result<Self, BadSetup> {
        let setup = Self {
            seats,
            rounds,
            up_and_down: false,
            discards_close_after: StallLimit::DEFAULT,
            first: None,
        };
        setup.checked()
    }

    fn checked(self) -> Result<Self, BadSetup> {
        check_seats(GameKind::BoardGame, self.seats, self.first)?;
        check_rounds(self.rounds)?;
        Ok(self)
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
    pub fn with_discards_close_after(self, turns: u8) -> Result<Self, BadSetup> {
        Ok(Self {
            discards_close_after: turns.try_into()?,
            ..self
        })
    }

    pub const fn n_seats(&self) -> u8 {
        self.seats
    }

    pub const fn n_rounds(&self) -> u8 {
        self.rounds
    }

    pub const fn is_up_and_down(&self) -> bool {
        self.up_and_down
    }

    pub const fn stall_limit(&self) -> StallLimit {
        self.discards_close_after
    }

    pub const fn first(&self) -> Option<Seat> {
        self.first
    }
}
