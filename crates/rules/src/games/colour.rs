//! The seven colours of the four games.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A colour of cards, dice, columns and paths. Each game uses five or six of them.
///
/// The order is that of the rows on our boards: yellow, blue, white, green, red, then purple and orange.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[repr(u8)]
pub enum Colour {
    Yellow,
    Blue,
    White,
    Green,
    Red,
    Purple,
    Orange,
}

impl Colour {
    pub const ALL: [Self; 7] = [
        Self::Yellow,
        Self::Blue,
        Self::White,
        Self::Green,
        Self::Red,
        Self::Purple,
        Self::Orange,
    ];

    /// The index of this colour's values in an array of seven.
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn letter(self) -> char {
        match self {
            Self::Yellow => 'y',
            Self::Blue => 'b',
            Self::White => 'w',
            Self::Green => 'g',
            Self::Red => 'r',
            Self::Purple => 'p',
            Self::Orange => 'o',
        }
    }

    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|colour| colour.letter() == letter)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected the letter of a colour")]
pub struct ParseColourError;

impl FromStr for Colour {
    type Err = ParseColourError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut letters = text.chars();
        match (letters.next().and_then(Self::from_letter), letters.next()) {
            (Some(colour), None) => Ok(colour),
            _ => Err(ParseColourError),
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

short_form!(Colour);
