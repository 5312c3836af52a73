//! The rules of the four Lost Cities games: positions, legal actions, scores and ratings.
//!
//! Nothing here does input or output, reads a clock or draws a random number by itself: time, randomness and language are
//! arguments. The same setup and steps therefore give the same match on every machine.

pub mod games;
pub mod kernel;
pub mod league;
pub mod rating;
pub mod review;
