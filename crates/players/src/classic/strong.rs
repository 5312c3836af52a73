//! The strong player of the card game: a net that learned by playing against itself.

mod features;

pub use features::{Features, MAX_SUITS, ONE, SUIT_INPUTS, TABLE_INPUTS};
