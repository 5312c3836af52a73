//! The board game as people see it: pictures, words, and what both must keep in every position.

mod fits;
mod hints;
mod pictures;
pub(crate) mod positions;
mod rules;
mod told;
