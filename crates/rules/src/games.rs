//! The rules of the four games, and the printed values they read.

#[macro_use]
mod text;

pub mod board_game;
mod card;
mod card_set;
pub mod classic;
mod colour;
mod kind;
mod permutation;
pub mod rivals;
pub mod roll_write;
mod setup;
mod stall;
pub mod tally;
#[cfg(test)]
mod testing;
pub mod values;

pub use card::{Card, ParseCardError, Rank, RankFrom};
pub use card_set::{CardSet, Faces};
pub use colour::Colour;
pub use kind::GameKind;
pub use permutation::ColourPermutation;
pub use setup::BadSetup;
pub use stall::{Closed, StallCounter, StallLimit};
