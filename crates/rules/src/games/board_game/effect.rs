//! What is told of a step: public consequences, never a hidden card.

use super::{Card, Figure, FinalScore, MoveBy, RoundScore, Stage};
use crate::games::Colour;
use crate::kernel::{BySeat, Outcome, Seat};

/// A public consequence of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A round begins; its tiles and its deal follow.
    RoundBegan {
        /// Which round, from 1.
        round: u8,
        first: Seat,
    },
    /// An expedition was begun; its figure is on the first stage.
    Began {
        seat: Seat,
        card: Card,
        figure: Figure,
        /// What the first stage counts for this figure.
        points: i32,
    },
    /// A card was added to an expedition whose figure is in the lost city already: another may move.
    PlayedForCity {
        seat: Seat,
        card: Card,
    },
    /// A figure reached its next stage.
    Moved {
        seat: Seat,
        /// The card that moved it; `None` if a tile did, or a card for a lost city.
        card: Option<Card>,
        path: Colour,
        figure: Figure,
        stage: Stage,
        /// What the stage counts for this figure.
        points: i32,
    },
    Crossed {
        path: Colour,
        n_crossed: u8,
        n_end: u8,
    },
    FoundArtefact {
        seat: Seat,
        /// How many artefacts the seat has now, those of earlier rounds included.
        artefacts: u8,
    },
    FoundPoints {
        seat: Seat,
        found: u8,
        /// What the seat has now.
        points: i32,
    },
    MayMove {
        seat: Seat,
        by: MoveBy,
    },
    /// The seat has a move but no figure that it could move.
    NothingMoves {
        seat: Seat,
        by: MoveBy,
    },
    /// The seat left a stage tile's offer.
    Stopped {
        seat: Seat,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    /// A card was drawn from the draw pile; only its seat knows which.
    Drew {
        seat: Seat,
    },
    /// A card was taken from the discard pile of its colour.
    Took {
        seat: Seat,
        card: Card,
    },
    /// This many turns have passed without a card from the draw pile that the discard piles are closed for the next
    /// turn (house rule, see [`StallLimit`](crate::games::StallLimit)).
    DiscardsClosed,
    RoundScored {
        /// Which round, from 1.
        round: u8,
        end: RoundEnd,
        scores: BySeat<RoundScore>,
    },
    /// The last round is over and the artefacts are paid.
    MatchScored {
        scores: BySeat<FinalScore>,
        outcome: Outcome,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoundEnd {
    /// The last figure that was needed has crossed a bridge; its tile is ignored (004:326-337).
    Crossings(u8),
    /// The last card of the draw pile was taken (004:339).
    DrawPile,
}
