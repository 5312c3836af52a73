//! The classic card game for two (rulebooks 000 and 003; RULES.md section 2).

mod card;

pub use card::{Card, ParseCardError, Rank};
