//! What is told of a step. Nothing is hidden in this game.

use super::{Choice, Column, Entry, Roll, SheetScore};
use crate::games::Colour;
use crate::games::roll_write::Digit;
use crate::kernel::{BySeat, Seat, Seats};

/// A public consequence of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    Began {
        /// Who is the first active player.
        first: Seat,
    },
    Rolled {
        seat: Seat,
        roll: Roll,
    },
    Took {
        seat: Seat,
        colour: Colour,
        digit: Digit,
        entry: Entry,
    },
    Refused {
        seat: Seat,
        /// How many dice symbols the sheet has now, if one was hatched.
        symbol: Option<u8>,
        /// Whether none of the dice could be entered.
        is_forced: bool,
    },
    WentOn {
        seat: Seat,
        entry: Entry,
    },
    Stopped {
        seat: Seat,
    },
    /// From now on, until the turn is over, everybody chooses one after the other.
    Ordered {
        seat: Seat,
    },
    /// Everybody has chosen: bridges are settled, and the turn is over.
    TurnEnded {
        bridges: Bridges,
        /// What everybody has chosen, the active player first and then clockwise.
        choices: Vec<(Seat, Choice)>,
    },
    Scored {
        scores: BySeat<SheetScore>,
    },
}

/// The bridges that were crossed for the first time in a turn, from left to right, each with everybody who did: they all
/// win it (001:142).
pub type Bridges = Vec<(Column, Seats)>;
