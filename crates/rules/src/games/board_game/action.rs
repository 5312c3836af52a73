//! What a player decides.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Card, Figure, PATHS};
use crate::games::Colour;

/// A part of a turn: a card is played, figures move further, and a card is taken (004:185).
///
/// Its text: `begin.g3.leader`, `begin.g3.member`, `advance.r7`, `discard.b0`, `move.g`, `stop`, `draw`, `take.b`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Begin an expedition with this card and send this figure (004:203-211).
    Begin(Card, Figure),
    /// Add this card to an expedition that is begun (004:228-235).
    Advance(Card),
    /// Put this card on the discard pile of its colour (004:247).
    Discard(Card),
    /// Move the own figure on this path one stage, because of a stage tile or a card for the lost city (004:240-245, 004:301-305).
    Move(Colour),
    /// Leave it at that: a stage tile only offers (004:301-305).
    Stop,
    /// Take the top card of the draw pile (004:267-275). Which one it is, is a chance step.
    Draw,
    /// Take the top card of the discard pile of this colour (004:267-275).
    Take(Colour),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Begin(card, Figure::Leader) => write!(f, "begin.{card}.leader"),
            Self::Begin(card, Figure::Member) => write!(f, "begin.{card}.member"),
            Self::Advance(card) => write!(f, "advance.{card}"),
            Self::Discard(card) => write!(f, "discard.{card}"),
            Self::Move(path) => write!(f, "move.{path}"),
            Self::Stop => f.write_str("stop"),
            Self::Draw => f.write_str("draw"),
            Self::Take(colour) => write!(f, "take.{colour}"),
        }
    }
}

/// The text is no action of the board game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error(
    "expected an action such as begin.g3.leader, advance.r7, discard.b0, move.g, stop, draw or take.b"
)]
pub struct ParseActionError;

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let card = |text: &str| text.parse().map_err(|_| ParseActionError);
        let path = |text: &str| {
            let colour = text.parse().ok();
            colour
                .filter(|colour| PATHS.contains(colour))
                .ok_or(ParseActionError)
        };
        match text.split_once('.') {
            None if text == "draw" => Ok(Self::Draw),
            None if text == "stop" => Ok(Self::Stop),
            Some(("begin", text)) => match text.split_once('.') {
                Some((text, "leader")) => Ok(Self::Begin(card(text)?, Figure::Leader)),
                Some((text, "member")) => Ok(Self::Begin(card(text)?, Figure::Member)),
                None | Some(_) => Err(ParseActionError),
            },
            Some(("advance", text)) => card(text).map(Self::Advance),
            Some(("discard", text)) => card(text).map(Self::Discard),
            Some(("move", text)) => path(text).map(Self::Move),
            Some(("take", text)) => path(text).map(Self::Take),
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
            "begin.g3.leader",
            "begin.g10.member",
            "advance.r7",
            "discard.b0",
            "move.g",
            "stop",
            "draw",
            "take.b",
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
            "Draw",
            "draw.",
            "stop.g",
            "take",
            "take.x",
            "take.p",
            "move",
            "move.g3",
            "move.o",
            "begin",
            "begin.g3",
            "begin.g3.",
            "begin.g3.Leader",
            "begin.g3.leader.",
            "begin.p3.leader",
            "advance.r11",
            "advance.rw",
            " advance.r7",
            "play.r7",
            "discard",
        ] {
            assert_eq!(text.parse::<Action>(), Err(ParseActionError), "{text:?}");
        }
    }
}
