//! What is agreed before a match.

use serde::{Deserialize, Serialize};

use crate::games::setup::{check_rounds, check_seats, checked};
use crate::games::{BadSetup, Colour, GameKind, StallLimit};
use crate::kernel::Seat;

/// What is agreed before a match; checked when it is read.
///
/// In JSON `{"seats":2,"rounds":3,"colours":5,"discards_close_after":20}`; the last may be left out and is 20 then.
/// `"first":1` names the seat that begins the match, which is drawn by lot otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Setup {
    seats: u8,
    rounds: u8,
    colours: u8,
    #[serde(default)]
    discards_close_after: StallLimit,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<Seat>,
}

checked!(Setup);

impl Setup {
    /// A match of one or three rounds with five or six colours.
    ///
    /// ```
    /// use lostcities_rules::games::classic::Setup;
    ///
    /// let long_game = Setup::new(3, 6)?;
    /// assert_eq!(long_game.colours().last().map(|colour| colour.letter()), Some('p'));
    /// assert!(Setup::new(2, 5).is_err());
    /// # Ok::<(), lostcities_rules::games::BadSetup>(())
    /// ```
    pub fn new(rounds: u8, n_colours: u8) -> Result<Self, BadSetup> {
        let setup = Self {
            seats: 2,
            rounds,
            colours: n_colours,
            discards_close_after: StallLimit::DEFAULT,
            first: None,
        };
        setup.checked()
    }

    fn checked(self) -> Result<Self, BadSetup> {
        check_seats(GameKind::Classic, self.seats, self.first)?;
        check_rounds(self.rounds)?;
        match self.colours {
            5 | 6 => Ok(self),
            _ => Err(BadSetup::Colours(self.colours)),
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

    pub const fn n_rounds(&self) -> u8 {
        self.rounds
    }

    /// The colours of the cards, five or six, in the order of the board.
    pub fn colours(&self) -> &'static [Colour] {
        static ALL: [Colour; Colour::ALL.len()] = Colour::ALL;
        &ALL[..usize::from(self.colours)]
    }

    pub const fn n_colours(&self) -> u8 {
        self.colours
    }

    pub const fn stall_limit(&self) -> StallLimit {
        self.discards_close_after
    }

    pub const fn first(&self) -> Option<Seat> {
        self.first
    }
}
