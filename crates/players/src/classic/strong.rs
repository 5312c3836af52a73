//! The strong player of the card game: a net that learned by playing against itself.

mod features;
mod net;

pub use features::{Features, MAX_SUITS, ONE, SUIT_INPUTS, TABLE_INPUTS};
pub use net::{BadNet, CHOICES, LAYERS, N_WEIGHTS, Net, WEIGHT_BITS, WIDTH};
