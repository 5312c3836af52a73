//! What chance decides, and what of it each viewer learns.

use serde::{Deserialize, Serialize};

use super::Card;
use crate::kernel::{Seat, Viewer};

/// What only the referee decides.
///
/// In JSON `{"first":0}` and `{"draw":{"seat":0,"card":"bw"}}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Who begins the round; once per round, before its deal. Everybody sees it.
    ///
    /// The rulebook lets the oldest player begin the first round (000:43); ours is drawn by lot. In later rounds only
    /// the seat that the rule names is accepted (000:70).
    First(Seat),
    /// This seat gets this card from the draw pile, at the deal or in its turn. Only the seat sees the card.
    Draw { seat: Seat, card: Card },
}

/// A [`Chance`] as one viewer may know it; in JSON like a chance, without what is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Glimpse {
    First(Seat),
    /// A seat got a card from the draw pile.
    Draw {
        seat: Seat,
        /// The card, if the viewer got it.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
}

impl Chance {
    pub fn glimpse(self, viewer: Viewer) -> Glimpse {
        match self {
            Self::First(seat) => Glimpse::First(seat),
            Self::Draw { seat, card } => Glimpse::Draw {
                seat,
                card: viewer.is(seat).then_some(card),
            },
        }
    }
}
