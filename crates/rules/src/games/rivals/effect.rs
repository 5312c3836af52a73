//! What is told of a step.

use super::{Card, Coins, SeatScore};
use crate::kernel::{BySeat, Seat};

/// A public consequence of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The start wagers lie and the match begins.
    Began {
        /// Who begins.
        first: Seat,
    },
    /// A card was turned and added to the display.
    Turned {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A card was turned that nobody can lay; it is out of the game and not replaced (002:71).
    Boxed {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// An auction began.
    Opened {
        /// By whom.
        seat: Seat,
        /// With which bid.
        bid: Coins,
    },
    /// A higher bid was made.
    Raised {
        /// By whom.
        seat: Seat,
        /// The new bid.
        bid: Coins,
    },
    /// A seat left the auction by choice.
    Passed {
        /// Which seat.
        seat: Seat,
    },
    /// A seat left the auction because it cannot outbid with the coins it has. Nobody asked it.
    CouldNotBid {
        /// Which seat.
        seat: Seat,
        /// All its coins.
        coins: Coins,
    },
    /// An auction was won and paid.
    Won {
        /// By whom.
        seat: Seat,
        /// What was paid.
        price: Coins,
    },
    /// A card of the display was laid to an expedition of the winner.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A card of the display was put into the box by the winner.
    Removed {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// The last card of a pile but the last pile was turned: the supply is shared and the next pile comes into play
    /// (002:86).
    PileEnded {
        /// Which pile, from 1.
        pile: u8,
        /// What every seat gets.
        share: Coins,
        /// What stays in the supply.
        rest: Coins,
    },
    /// The last card of the last pile was turned: the match is over and scored (002:112).
    MatchScored {
        /// The arithmetic of every seat.
        scores: BySeat<SeatScore>,
    },
}
