//! What is told of a step.

use super::{Card, Coins, SeatScore};
use crate::kernel::{BySeat, Seat};

/// A public consequence of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The start wagers lie and the match begins.
    Began {
        first: Seat,
    },
    /// A card was turned and added to the display.
    Turned {
        seat: Seat,
        card: Card,
    },
    /// A card was turned that nobody can lay; it is out of the game and not replaced (002:71).
    Boxed {
        seat: Seat,
        card: Card,
    },
    Opened {
        seat: Seat,
        bid: Coins,
    },
    Raised {
        seat: Seat,
        bid: Coins,
    },
    Passed {
        seat: Seat,
    },
    /// A seat left the auction because it cannot outbid with the coins it has. Nobody asked it.
    CouldNotBid {
        seat: Seat,
        coins: Coins,
    },
    Won {
        seat: Seat,
        price: Coins,
    },
    /// A card of the display was laid to an expedition of the winner.
    Laid {
        seat: Seat,
        card: Card,
    },
    /// A card of the display was put into the box by the winner.
    Removed {
        seat: Seat,
        card: Card,
    },
    /// The last card of a pile but the last pile was turned: the supply is shared and the next pile comes into play
    /// (002:86).
    PileEnded {
        pile: u8,
        share: Coins,
        rest: Coins,
    },
    /// The last card of the last pile was turned: the match is over and scored (002:112).
    MatchScored {
        scores: BySeat<SeatScore>,
    },
}
