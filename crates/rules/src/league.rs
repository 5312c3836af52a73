//! Seasons of a league: who plays whom, what a match is worth, who stands where and who may still end where.
//!
//! The entrants of a season are numbers here, from 0. Who they are is nobody's business in this module.

mod divisions;
mod ladder;
mod pairs;
mod points;
mod reach;
mod table;
#[cfg(test)]
mod tests;

pub use divisions::divisions;
pub use ladder::{Standing, ladder, seeding};
pub use pairs::{MAX_ENTRANTS, MIN_ENTRANTS, Pairing, pairings};
pub use points::{MATCH_POINTS, Played, Side};
pub use table::{Against, Division, Fixture, Line, tables};
