//! A turn that a person has prepared, and what becomes of it.

use std::fmt;

use sqlx::FromRow;

use super::columns::SeatNumber;
use crate::kernel::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VoidReason {
    /// What it was made for is over: the round, the auction.
    Over,
    Illegal,
    /// Something has to be decided that it does not say.
    Undecided,
    /// Another player has offered a draw, which only the person can answer.
    DrawOffered,
}

impl VoidReason {
    pub(super) const ALL: [Self; 4] = [
        Self::Over,
        Self::Illegal,
        Self::Undecided,
        Self::DrawOffered,
    ];

    pub(super) const fn slug(self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::Illegal => "illegal",
            Self::Undecided => "undecided",
            Self::DrawOffered => "draw_offered",
        }
    }

    pub(super) fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.slug() == slug)
    }
}

/// A turn that a person has prepared. It prints without what is to be played, which is a secret.
#[derive(Clone, PartialEq, Eq, FromRow)]
pub struct PreparedTurn {
    #[sqlx(try_from = "SeatNumber")]
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
