//! Seasons of a league: who plays whom and what a match is worth.
//!
//! The entrants of a season are numbers here, from 0. Who they are is nobody's business in this module.

mod pairs;
mod points;
#[cfg(test)]
mod tests;

pub use pairs::{MAX_ENTRANTS, MIN_ENTRANTS, Pairing, pairings};
pub use points::{MATCH_POINTS, Played, Side};
