//! The rules of the four games, and the printed values they read.

pub mod board_game;
mod card;
mod card_set;
pub mod classic;
mod colour;
mod kind;
pub mod rivals;
pub mod roll_write;
pub mod tally;
pub mod values;

pub use card::{Card, ParseCardError, Rank};
pub use card_set::{CardSet, Faces};
pub use colour::Colour;
pub use kind::GameKind;
