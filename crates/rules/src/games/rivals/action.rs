//! What a player decides.

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

action_text! {
    Action, ParseActionError:
    "expected an action such as reveal, auction.1, bid.5, pass, lay.r4, remove.gw or done",
    "reveal" [] => { Reveal }
    "auction" [bid] => { Auction(bid) }
    "bid" [bid] => { Bid(bid) }
    "pass" [] => { Pass }
    "lay" [card] => { Lay(card) }
    "remove" [card] => { Remove(card) }
    "done" [] => { Done }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::testing::{is_refused, reads_as_written};

    #[test]
    fn actions_read_as_they_are_written() {
        reads_as_written::<Action>("reveal auction.1 bid.36 pass lay.g10 remove.ww done");
    }

    #[test]
    fn nothing_else_reads_as_an_action() {
        is_refused::<Action>(
            "Reveal reveal. auction auction.0 auction.01 bid bid.x pass.1 lay lay.r1 lay.r4. remove. \
             done.r4 draw play.r4",
        );
    }
}
