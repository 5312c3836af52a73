//! What is agreed before a match.

use serde::{Deserialize, Serialize};

use crate::games::setup::{check_seats, checked};
use crate::games::{BadSetup, GameKind};
use crate::kernel::Seat;

/// What is agreed before a match; checked when it is read.
///
/// In JSON `{"seats":3}`.
/// `"first":1` names the seat that begins the match, which is drawn by lot otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Setup {
    seats: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<Seat>,
}

checked!(Setup);

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
    pub fn new(n_seats: u8) -> Result<Self, BadSetup> {
        let setup = Self {
            seats: n_seats,
            first: None,
        };
        setup.checked()
    }

    fn checked(self) -> Result<Self, BadSetup> {
        check_seats(GameKind::Rivals, self.seats, self.first)?;
        Ok(self)
    }

    pub const fn n_seats(self) -> u8 {
        self.seats
    }

    pub const fn first(self) -> Option<Seat> {
        self.first
    }
}
