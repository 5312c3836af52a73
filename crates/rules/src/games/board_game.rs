//! The board game for two to four (rulebook 004; docs/RULES.md, section 5).

mod action;
mod card;
mod cards;
mod chance;
mod effect;
mod expedition;
mod pile;
mod position;
mod score;
mod setup;
mod stage;
mod tally;
#[cfg(test)]
mod tests;
mod tile;
mod view;

pub use action::{Action, ParseActionError};
pub use card::{Card, ParseCardError, Rank};
pub use cards::Cards;
pub use chance::{Chance, Glimpse, NoPath, Path};
pub use effect::{Effect, RoundEnd};
pub use expedition::{Direction, Expedition, Figure};
pub use pile::DiscardPile;
pub use position::BoardGame;
pub use score::{FigureScore, FinalScore, RoundScore};
pub use setup::Setup;
pub use stage::Stage;
pub use tile::{ParseTileError, Tile};
pub use view::{MoveBy, NotBegun, Phase, View};

use crate::games::Colour;

/// The five paths, from the top of the board to the bottom.
pub const PATHS: [Colour; N_PATHS] = [
    Colour::Yellow,
    Colour::Blue,
    Colour::White,
    Colour::Green,
    Colour::Red,
];

const N_PATHS: usize = 5;

/// How many members a seat has besides its leader: together one figure for each path (004, components).
pub const N_MEMBERS: u8 = 4;
