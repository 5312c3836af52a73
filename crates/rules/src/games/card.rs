//! The cards of the classic game and of Rivals: wagers and the numbers 2 to 10.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Colour;

/// The number on an expedition card of the classic game and of Rivals, 2 to 10 (000:21).
pub type Rank = RankFrom<2>;

/// The number on a card, from `LOWEST` to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RankFrom<const LOWEST: u8>(u8);

impl<const LOWEST: u8> RankFrom<LOWEST> {
    pub const LOWEST: Self = Self(LOWEST);
    pub const HIGHEST: Self = Self(10);

    pub const fn new(number: u8) -> Option<Self> {
        if number >= LOWEST && number <= Self::HIGHEST.0 {
            Some(Self(number))
        } else {
            None
        }
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (LOWEST..=Self::HIGHEST.0).map(Self)
    }

    pub const fn number(self) -> u8 {
        self.0
    }
}

impl<const LOWEST: u8> fmt::Display for RankFrom<LOWEST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An expedition card or a wager card. Cards that look alike are equal: the wagers of a colour, and in Rivals the two
/// copies of its low numbers.
///
/// Sorted by colour, wagers before numbers, numbers upwards: as people sort a hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

/// How many different cards a colour has: a wager and nine numbers.
pub(super) const FACES: u8 = 10;

/// How many wager cards each colour has in the deck (000:22, 002:31).
pub(super) const WAGERS: u8 = 3;

impl Card {
    pub const fn wager(colour: Colour) -> Self {
        Self(colour as u8 * FACES)
    }

    pub const fn number(colour: Colour, rank: Rank) -> Self {
        Self(colour as u8 * FACES + rank.0 - 1)
    }

    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / FACES) as usize]
    }

    pub const fn rank(self) -> Option<Rank> {
        match self.0 % FACES {
            0 => None,
            face => Some(RankFrom(face + 1)),
        }
    }

    pub const fn is_wager(self) -> bool {
        self.0.is_multiple_of(FACES)
    }

    /// The card of `colour` with this face: 0 for a wager, else the number less one.
    pub(super) const fn of(colour: Colour, face: u8) -> Self {
        assert!(face < FACES);
        Self(colour as u8 * FACES + face)
    }

    /// 0 for a wager, else the number less one.
    pub(super) const fn face(self) -> u8 {
        self.0 % FACES
    }

    /// The place of this card among all cards in sorted order, copies of a wager counted once.
    pub(super) const fn place(self) -> u32 {
        self.0 as u32
    }

    pub(super) const fn at(place: u32) -> Self {
        assert!(place < Self::wager(Colour::Orange).place() + FACES as u32);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "below 70, as was just checked"
        )]
        Self(place as u8)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rank() {
            None => write!(f, "{}w", self.colour()),
            Some(rank) => write!(f, "{}{rank}", self.colour()),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected a card such as r7 or bw")]
pub struct ParseCardError;

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut letters = text.chars();
        let colour = letters
            .next()
            .and_then(Colour::from_letter)
            .ok_or(ParseCardError)?;
        match letters.as_str() {
            "w" => Ok(Self::wager(colour)),
            // Only the canonical text: "r07" and "r+7" would be second names for one card.
            digits @ ("2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10") => {
                let rank = digits
                    .parse()
                    .ok()
                    .and_then(Rank::new)
                    .ok_or(ParseCardError)?;
                Ok(Self::number(colour, rank))
            }
            _ => Err(ParseCardError),
        }
    }
}

short_form!(Card);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_as_it_is_written() {
        for colour in Colour::ALL {
            for card in Rank::all()
                .map(|rank| Card::number(colour, rank))
                .chain([Card::wager(colour)])
            {
                assert_eq!(card.to_string().parse(), Ok(card));
                assert_eq!(card.colour(), colour);
            }
        }
        assert_eq!(
            "g10"
                .parse::<Card>()
                .map(|card| card.rank().map(Rank::number)),
            Ok(Some(10))
        );
    }

    #[test]
    fn nothing_else_reads_as_a_card() {
        for text in ["", "r", "r1", "r11", "r07", "x5", "w", "rww", "7r", "é2"] {
            assert_eq!(text.parse::<Card>(), Err(ParseCardError), "{text:?}");
        }
    }
}
