//! Rivals, for two to four (rulebook 002; docs/RULES.md, section 4).

mod action;
mod auction;
mod cards;
mod chance;
mod coins;
mod effect;
mod permuted;
mod position;
mod row;
mod score;
mod setup;
mod tally;
#[cfg(test)]
mod tests;
mod view;

pub use super::card::{Card, ParseCardError, Rank};
pub use action::{Action, ParseActionError};
pub use auction::{Auction, Selection};
pub use cards::Cards;
pub use chance::Chance;
pub use coins::{Coins, ParseCoinsError};
pub use effect::Effect;
pub use position::Rivals;
pub use row::Row;
pub use score::{RowScore, SeatScore};
pub use setup::Setup;
pub use view::{Phase, Unplayable, View};

use super::Colour;

pub(crate) const N_COLOURS: usize = 5;

/// Most seats that a match has (002:51; there are nine coins for each of four).
pub(crate) const MOST_SEATS: usize = 4;

static COLOURS: [Colour; N_COLOURS] = [
    Colour::Yellow,
    Colour::Blue,
    Colour::White,
    Colour::Green,
    Colour::Red,
];
