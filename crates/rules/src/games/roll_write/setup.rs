//! What is agreed before a match.

use serde::{Deserialize, Serialize};

use crate::games::setup::{check_seats, checked};
use crate::games::{BadSetup, GameKind};
use crate::kernel::Seat;

/// What is agreed before a match; checked when it is read.
///
/// In JSON `{"seats":3,"order":"together"}`.
/// `"first":1` names the seat that begins the match, which is drawn by lot otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Setup {
    seats: u8,
    order: Order,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<Seat>,
}

checked!(Setup);

/// In what order the others choose after the active player (001:154).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    Together,
    /// One after the other, clockwise.
    InTurn,
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
    pub fn new(seats: u8, order: Order) -> Result<Self, BadSetup> {
        let setup = Self {
            seats,
            order,
            first: None,
        };
        setup.checked()
    }

    fn checked(self) -> Result<Self, BadSetup> {
        check_seats(GameKind::RollWrite, self.seats, self.first)?;
        Ok(self)
    }

    pub const fn n_seats(&self) -> u8 {
        self.seats
    }

    pub const fn order(&self) -> Order {
        self.order
    }

    pub const fn first(&self) -> Option<Seat> {
        self.first
    }
}
