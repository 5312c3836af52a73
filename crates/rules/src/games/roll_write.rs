//! Roll & Write for two to five (rulebook 001; docs/RULES.md, section 3).

mod action;
mod chance;
mod choice;
mod column;
mod dice;
mod effect;
mod expedition;
mod position;
mod preview;
mod score;
mod setup;
mod sheet;
mod tally;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, ParseActionError};
pub use chance::Chance;
pub use choice::{Choice, Entry, Hatched, Mark};
pub use column::{Column, Columns};
pub use dice::{Digit, Offer, ParseRollError, Roll};
pub use effect::{Bridges, Effect};
pub use expedition::{Circle, Expedition};
pub use position::RollWrite;
pub use preview::Preview;
pub use score::{ExpeditionScore, SheetScore};
pub use setup::{Order, Setup};
pub use sheet::{Bridge, Picture, Sheet};
pub use view::{NoTake, Phase, View};

use crate::games::Colour;

/// The colours of the expeditions, from left to right (001:20).
pub const COLOURS: [Colour; 6] = [
    Colour::Red,
    Colour::Orange,
    Colour::Yellow,
    Colour::Green,
    Colour::Blue,
    Colour::Purple,
];

/// How many fields each column of a sheet has (001:106).
pub const N_FIELDS: usize = 9;

/// The same as a small number.
pub(crate) const LAST_FIELD: u8 = 9;
