//! The rules of the four games, and the printed values they read.

pub mod board_game;
pub mod classic;
mod colour;
mod kind;
pub mod roll_write;
pub mod values;

pub use colour::Colour;
pub use kind::GameKind;
