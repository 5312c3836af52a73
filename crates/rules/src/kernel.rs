//! The contract between the rules of a game and every floor above them.
//!
//! A match is its setup and a log of steps; everything else is derived from these two. Nothing here does input or
//! output, reads a clock or draws a random number by itself: time, randomness and language come in as arguments.

#[cfg(any(test, feature = "conformance"))]
pub mod conformance;
mod day;
mod ending;
mod eyes;
mod fairness;
mod game;
mod level;
mod record;
mod seat;
mod step;
mod timestamp;
mod turn;

pub use day::Day;
pub(crate) use day::date;
pub use ending::Ending;
pub use eyes::Eyes;
pub use fairness::{
    Commitment, GameRng, Numbering, ParseHexError, Secret, Seed, below, index_below,
};
pub use game::{Bot, Game};
pub use level::{Level, UnknownLevel};
pub use record::Record;
pub use seat::{BySeat, MAX_SEATS, Seat, Seats, TooManySeats, Viewer};
pub use step::{Illegal, Step};
pub use timestamp::Timestamp;
pub use turn::{Outcome, Turn};
