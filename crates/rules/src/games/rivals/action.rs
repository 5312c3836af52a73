//! What a player decides.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Card, Coins};

/// A decision: how to begin a turn, a bid, or what to do with the cards of the display.
///
/// Its text: `reveal`, `auction.1`, `bid.5`, `pass`, `lay.r4`, `remove.gw`, `done`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Turn the top card of the pile (002:65-67). Which one it is, is a chance step.
    Reveal,
    /// Begin an auction for the cards of the display with this bid (002:75).
    Auction(Coins),
    /// Bid more than everybody before (002:75).
    Bid(Coins),
    /// Leave the auction for good (002:75).
    Pass,
    /// Lay a card of the display to the seat's expedition of its colour (002:79).
    Lay(Card),
    /// Put a card of the display back into the box, one for each auction won (002:80).
    Remove(Card),
    /// Lay and remove no more; the next card is turned (002:82).
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reveal => f.write_str("reveal"),
            Self::Auction(bid) => write!(f, "auction.{bid}"),
            Self::Bid(bid) => write!(f, "bid.{bid}"),
            Self::Pass => f.write_str("pass"),
            Self::Lay(card) => write!(f, "lay.{card}"),
            Self::Remove(card) => write!(f, "remove.{card}"),
            Self::Done => f.write_str("done"),
        }
    }
}

/// The text is no action of Rivals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected an action such as reveal, auction.1, bid.5, pass, lay.r4, remove.gw or done")]
pub struct ParseActionError;

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let card = |text: &str| text.parse().map_err(|_| ParseActionError);
        let bid = |text: &str| text.parse().map_err(|_| ParseActionError);
        match text.split_once('.') {
            None => match text {
                "reveal" => Ok(Self::Reveal),
                "pass" => Ok(Self::Pass),
                "done" => Ok(Self::Done),
                _ => Err(ParseActionError),
            },
            Some(("auction", text)) => bid(text).map(Self::Auction),
            Some(("bid", text)) => bid(text).map(Self::Bid),
            Some(("lay", text)) => card(text).map(Self::Lay),
            Some(("remove", text)) => card(text).map(Self::Remove),
            Some(_) => Err(ParseActionError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_read_as_they_are_written() {
        for text in [
            "reveal",
            "auction.1",
            "bid.36",
            "pass",
            "lay.g10",
            "remove.ww",
            "done",
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
            "Reveal",
            "reveal.",
            "auction",
            "auction.0",
            "auction.01",
            "bid",
            "bid.x",
            "pass.1",
            "lay",
            "lay.r1",
            "lay.r4.",
            "remove.",
            "done.r4",
            " done",
            "draw",
            "play.r4",
        ] {
            assert_eq!(text.parse::<Action>(), Err(ParseActionError), "{text:?}");
        }
    }
}
