//! The classic card game for two (rulebooks 000 and 003; docs/RULES.md, section 2).

mod action;
mod bits;
mod cards;
mod chance;
mod described;
mod effect;
mod expedition;
mod permuted;
mod pile;
mod position;
mod setup;
mod tally;
#[cfg(test)]
mod tests;
mod view;

pub use super::card::{Card, ParseCardError, Rank};
pub use action::{Action, ParseActionError};
pub use cards::Cards;
pub use chance::{Chance, Glimpse};
pub use described::{Described, NoSuchView};
pub use effect::{Effect, RoundScore};
pub use expedition::{Expedition, ExpeditionScore};
pub use pile::DiscardPile;
pub use position::Classic;
pub use setup::Setup;
pub use view::{Phase, View};

/// Most colours that a match has (long game).
pub(crate) const MAX_COLOURS: usize = 6;

/// This is a game for two (000:11).
pub(crate) const N_SEATS: usize = 2;
