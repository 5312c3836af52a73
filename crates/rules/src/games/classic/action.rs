//! What a player decides.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::Card;
use crate::games::Colour;

/// Half a turn: first a card is played or discarded, then one is drawn or taken (000:45).
///
/// Its text: `play.r7`, `discard.bw`, `draw`, `take.b`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Add a card to the seat's expedition of its colour (000:51).
    Play(Card),
    /// Put a card on the discard pile of its colour (000:57).
    Discard(Card),
    /// Take the top card of the draw pile (000:61). Which one it is, is a chance step.
    Draw,
    /// Take the top card of the discard pile of this colour (000:61).
    Take(Colour),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play.{card}"),
            Self::Discard(card) => write!(f, "discard.{card}"),
            Self::Draw => f.write_str("draw"),
            Self::Take(colour) => write!(f, "take.{colour}"),
        }
    }
}

/// The text is no action of the classic game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected an action such as play.r7, discard.bw, draw or take.b")]
pub struct ParseActionError;

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let card = |text: &str| text.parse().map_err(|_| ParseActionError);
        match text.split_once('.') {
            None if text == "draw" => Ok(Self::Draw),
            Some(("play", text)) => card(text).map(Self::Play),
            Some(("discard", text)) => card(text).map(Self::Discard),
            Some(("take", text)) => text.parse().map(Self::Take).map_err(|_| ParseActionError),
            None | Some(_) => Err(ParseActionError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_read_as_they_are_written() {
        for text in ["play.r7", "discard.bw", "draw", "take.b", "play.g10"] {
            assert_eq!(
                text.parse::<Action>().map(|action| action.to_string()),
                Ok(text.to_owned())
            );
        }
    }

    #[test]
    fn nothing_else_reads_as_an_action() {
        for text in [
            "", "Draw", "draw.", "draw.r7", "take", "take.x", "take.r7", "play", "play.",
            "play.r1", "play.r7.", " play.r7", "lay.r7",
        ] {
            assert_eq!(text.parse::<Action>(), Err(ParseActionError), "{text:?}");
        }
    }
}
