//! Three colour dice and three number dice.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::COLOURS;
use crate::games::Colour;

/// What a number die shows, 0 to 9 (001:44).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Digit(u8);

impl Digit {
    /// The face that doubles an expedition, or is written as a 10 (001:94, 001:110).
    pub const ZERO: Self = Self(0);

    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..=9).map(Self)
    }

    /// The face with this number, or `None` if no die has it.
    pub const fn new(number: u8) -> Option<Self> {
        if number <= 9 {
            Some(Self(number))
        } else {
            None
        }
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number that is written into a field, 1 to 10; a 0 is written as a 10 (001:110).
    pub const fn written(self) -> u8 {
        if self.0 == 0 { 10 } else { self.0 }
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Digit {
    type Err = ParseRollError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [digit @ b'0'..=b'9'] => Ok(Self(digit - b'0')),
            _ => Err(ParseRollError),
        }
    }
}

/// Six dice as they fell. In JSON `{"colours":["r","g","b"],"numbers":[0,4,9]}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Roll {
    colours: [Colour; 3],
    digits: [Digit; 3],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected three colours and three digits such as rgb049")]
pub struct ParseRollError;

impl Roll {
    /// The dice with these faces; `None` if no colour die has such a face.
    pub fn new(colours: [Colour; 3], digits: [Digit; 3]) -> Option<Self> {
        colours
            .iter()
            .all(|colour| COLOURS.contains(colour))
            .then_some(Self { colours, digits })
    }

    /// What the colour dice show, in the order in which they fell.
    pub const fn colours(&self) -> [Colour; 3] {
        self.colours
    }

    /// What the number dice show, in the order in which they fell.
    pub const fn digits(&self) -> [Digit; 3] {
        self.digits
    }

    pub fn offer(&self) -> Offer {
        Offer::of(&self.colours, &self.digits)
    }

    /// Where the dice of a pair lie, if they fell: of several that show the same the first.
    pub fn places_of(&self, colour: Colour, digit: Digit) -> Option<(usize, usize)> {
        let colour = self.colours.iter().position(|&die| die == colour)?;
        let digit = self.digits.iter().position(|&die| die == digit)?;
        Some((colour, digit))
    }

    /// What may be chosen when the active player has taken this pair: one die of each kind is gone, others that show the
    /// same are still there (001:70).
    pub fn offer_without(&self, colour: Colour, digit: Digit) -> Offer {
        let (colours, digits) = match self.places_of(colour, digit) {
            Some((colour, digit)) => (Some(colour), Some(digit)),
            None => (None, None),
        };
        Offer::of(&left(self.colours, colours), &left(self.digits, digits))
    }
}

/// The dice except for the one at this place.
fn left<T: Copy>(dice: [T; 3], gone: Option<usize>) -> Vec<T> {
    let dice = dice.into_iter().enumerate();
    dice.filter(|&(place, _)| Some(place) != gone)
        .map(|(_, die)| die)
        .collect()
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for colour in self.colours {
            write!(f, "{colour}")?;
        }
        for digit in self.digits {
            write!(f, "{digit}")?;
        }
        Ok(())
    }
}

impl FromStr for Roll {
    type Err = ParseRollError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let [first, second, third, digits @ ..] = text.as_bytes() else {
            return Err(ParseRollError);
        };
        let [fourth, fifth, sixth] = digits else {
            return Err(ParseRollError);
        };
        let colour = |letter: &u8| Colour::from_letter(char::from(*letter)).ok_or(ParseRollError);
        let digit = |letter: &u8| char::from(*letter).to_string().parse::<Digit>();
        let colours = [colour(first)?, colour(second)?, colour(third)?];
        let digits = [digit(fourth)?, digit(fifth)?, digit(sixth)?];
        Self::new(colours, digits).ok_or(ParseRollError)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    colours: [Colour; 3],
    numbers: [u8; 3],
}

impl TryFrom<Written> for Roll {
    type Error = ParseRollError;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        let digits = written
            .numbers
            .map(|number| Digit::new(number).ok_or(ParseRollError));
        let [first, second, third] = digits;
        Self::new(written.colours, [first?, second?, third?]).ok_or(ParseRollError)
    }
}

impl From<Roll> for Written {
    fn from(roll: Roll) -> Self {
        Self {
            colours: roll.colours,
            numbers: roll.digits.map(Digit::number),
        }
    }
}

/// The different pairs that dice allow: any of these colours with any of these digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Bit `colour.index()` for every colour.
    colours: u8,
    /// Bit `digit.number()` for every digit.
    digits: u16,
}

impl Offer {
    fn of(colours: &[Colour], digits: &[Digit]) -> Self {
        Self {
            colours: colours
                .iter()
                .fold(0, |all, colour| all | 1 << colour.index()),
            digits: digits.iter().fold(0, |all, digit| all | 1 << digit.0),
        }
    }

    pub const fn has(self, colour: Colour, digit: Digit) -> bool {
        self.colours & 1 << colour.index() != 0 && self.digits & 1 << digit.0 != 0
    }

    /// The colours, each once, in the order of the sheet.
    pub fn colours(self) -> impl Iterator<Item = Colour> + Clone {
        let all = COLOURS.into_iter();
        all.filter(move |colour| self.colours & 1 << colour.index() != 0)
    }

    /// The digits, each once, ascending.
    pub fn digits(self) -> impl Iterator<Item = Digit> + Clone {
        Digit::all().filter(move |digit| self.digits & 1 << digit.0 != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_roll_reads_as_it_is_written() {
        for text in ["rgb049", "ppp000", "oyr919"] {
            let roll: Roll = text.parse().expect("a roll");
            assert_eq!(roll.to_string(), text);
            let json = serde_json::to_string(&roll).expect("plain data");
            assert_eq!(serde_json::from_str::<Roll>(&json).expect("a roll"), roll);
        }
    }

    #[test]
    fn nothing_else_reads_as_a_roll() {
        for text in [
            "", "rgb04", "rgb0499", "rgw049", "049rgb", "rgb04x", "RGB049",
        ] {
            assert_eq!(text.parse::<Roll>(), Err(ParseRollError), "{text:?}");
        }
    }

    #[test]
    fn a_second_die_with_the_same_face_stays_in_the_middle() {
        let roll: Roll = "bbr449".parse().expect("a roll");
        let nine = Digit::new(9).expect("a digit");
        let left = roll.offer_without(Colour::Blue, nine);
        assert!(left.has(Colour::Blue, Digit(4)) && left.has(Colour::Red, Digit(4)));
        assert!(!left.has(Colour::Blue, nine));
        assert_eq!(left.digits().count(), 1);
    }
}
