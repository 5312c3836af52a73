//! What a player decides.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{COLOURS, Digit};
use crate::games::Colour;

/// A confirmed choice: a pair of dice with the way it is entered, a refusal, or one step that an arrow allows.
///
/// Its text: `take.r.4`, `circle.r`, `refuse`, `accelerate.g`, `stop`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take a pair and write its number into the next field, 0 as 10 (001:106-110); where the expedition is complete,
    /// tick the artefact at its end (001:126).
    Take {
        /// What the colour die shows.
        colour: Colour,
        /// What the number die shows.
        digit: Digit,
    },
    /// Take the 0 with the die of this colour and cross the circle of its expedition (001:94).
    Circle(Colour),
    /// Take no dice (001:81).
    Refuse,
    /// Use an arrow: one more entry in the expedition of this colour (001:116).
    Arrow(Colour),
    /// Leave an arrow unused; nobody must use one (001:116).
    Stop,
}

impl Action {
    /// The expedition in which it enters something, if it does.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Take { colour, .. } | Self::Circle(colour) | Self::Arrow(colour) => Some(colour),
            Self::Refuse | Self::Stop => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take { colour, digit } => write!(f, "take.{colour}.{digit}"),
            Self::Circle(colour) => write!(f, "circle.{colour}"),
            Self::Refuse => f.write_str("refuse"),
            Self::Arrow(colour) => write!(f, "accelerate.{colour}"),
            Self::Stop => f.write_str("stop"),
        }
    }
}

/// The text is no action of Roll & Write.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected an action such as take.r.4, circle.r, refuse, accelerate.g or stop")]
pub struct ParseActionError;

/// The colour of a die and an expedition that this text names.
fn colour(text: &str) -> Result<Colour, ParseActionError> {
    let colour = text.parse().map_err(|_| ParseActionError)?;
    COLOURS
        .contains(&colour)
        .then_some(colour)
        .ok_or(ParseActionError)
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once('.') {
            None if text == "refuse" => Ok(Self::Refuse),
            None if text == "stop" => Ok(Self::Stop),
            Some(("take", pair)) => {
                let (letter, digit) = pair.split_once('.').ok_or(ParseActionError)?;
                Ok(Self::Take {
                    colour: colour(letter)?,
                    digit: digit.parse().map_err(|_| ParseActionError)?,
                })
            }
            Some(("circle", letter)) => colour(letter).map(Self::Circle),
            Some(("accelerate", letter)) => colour(letter).map(Self::Arrow),
            None | Some(_) => Err(ParseActionError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_read_as_they_are_written() {
        for text in [
            "take.r.4",
            "take.p.0",
            "take.o.9",
            "circle.y",
            "refuse",
            "accelerate.b",
            "stop",
        ] {
            assert_eq!(
                text.parse::<Action>().map(|action| action.to_string()),
                Ok(text.to_owned())
            );
        }
    }

    #[test]
    fn nothing_else_reads_as_an_action() {
        for text in [
            "",
            "take",
            "take.",
            "take.r",
            "take.4",
            "take.r.10",
            "take.w.4",
            "take.r.r",
            "take.ä.4",
            "circle",
            "circle.w",
            "circle.r0",
            "Refuse",
            "refuse.",
            "accelerate",
            "accelerate.w",
            "accelerate.g4",
            "stop.",
            " stop",
            "take.r.+4",
        ] {
            assert_eq!(text.parse::<Action>(), Err(ParseActionError), "{text:?}");
        }
    }
}
