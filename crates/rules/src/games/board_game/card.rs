//! The cards: the numbers 0 to 10 in five colours, each twice.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::PATHS;
use crate::games::Colour;
use crate::games::card::RankFrom;

/// The number on a card, 0 to 10 (004, components).
pub type Rank = RankFrom<0>;

impl Rank {
    /// The index of this rank's values in an array of eleven.
    pub(super) const fn index(self) -> usize {
        self.number() as usize
    }
}

pub(super) const N_RANKS: usize = 11;

/// A card. The two of a colour and number cannot be told apart and are equal.
///
/// Sorted by colour in the order of the board, then by number: as people sort a hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card {
    colour: Colour,
    rank: Rank,
}

impl Card {
    /// The card of `colour` with this number; `None` if no path has the colour.
    pub fn new(colour: Colour, rank: Rank) -> Option<Self> {
        PATHS.contains(&colour).then_some(Self { colour, rank })
    }

    /// The same for a colour that is known to be a path's.
    pub(super) fn of(colour: Colour, rank: Rank) -> Self {
        debug_assert!(PATHS.contains(&colour), "{colour} is no path");
        Self { colour, rank }
    }

    pub const fn colour(self) -> Colour {
        self.colour
    }

    pub const fn rank(self) -> Rank {
        self.rank
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour, self.rank)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected a card such as r7 or b0")]
pub struct ParseCardError;

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut letters = text.chars();
        let colour = letters.next().and_then(Colour::from_letter);
        let digits = letters.as_str();
        // Only the canonical text: "r07" and "r+7" would be second names for one card.
        let rank = Rank::all().find(|rank| rank.to_string() == digits);
        colour
            .zip(rank)
            .and_then(|(colour, rank)| Self::new(colour, rank))
            .ok_or(ParseCardError)
    }
}

short_form!(Card);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_as_it_is_written() {
        for colour in PATHS {
            for rank in Rank::all() {
                let card = Card::of(colour, rank);
                assert_eq!(card.to_string().parse(), Ok(card));
            }
        }
    }

    #[test]
    fn nothing_else_reads_as_a_card() {
        for text in [
            "", "r", "r11", "r07", "r+7", "p5", "o5", "x5", "rw", "7r", "é2",
        ] {
            assert_eq!(text.parse::<Card>(), Err(ParseCardError), "{text:?}");
        }
    }
}
