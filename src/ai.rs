//! Computer players. They see a view, as a person in their seat does, and never a position.

pub mod board_game;
pub mod classic;
mod random;
pub mod rivals;
pub mod roll_write;

pub use random::Random;
