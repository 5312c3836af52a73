//! A turn that a person has prepared, and what becomes of it.

use std::fmt;

use crate::driver::FromRow;
use crate::kernel::Seat;

lostcities_model::worded! {
    pub enum VoidReason {
        /// What it was made for is over: the round, the auction.
        Over = "over",
        Illegal = "illegal",
        /// Something has to be decided that it does not say.
        Undecided = "undecided",
        /// Another player has offered a draw, which only the person can answer.
        DrawOffered = "draw_offered",
    }
}

/// A turn that a person has prepared. It prints without what is to be played, which is a secret.
#[derive(Clone, PartialEq, Eq, FromRow)]
pub struct PreparedTurn {
    pub seat: Seat,
    /// What is to be played, in the short form of the game.
    pub plan: String,
    /// Why it is not played; `None` as long as it waits for the turn.
    pub void: Option<VoidReason>,
}

impl fmt::Debug for PreparedTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PreparedTurn(..)")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PreparedOutcome {
    /// It is played; if it holds for later turns as well, it stays.
    Played { stays: bool },
    /// It is not played, and its owner is told why.
    Void(VoidReason),
    /// Nothing is left of it, and nothing has to be said.
    Gone,
}

/// What becomes of one prepared turn in a change.
#[derive(Clone, Debug)]
pub struct PreparedChange {
    pub turn: PreparedTurn,
    pub outcome: PreparedOutcome,
}
