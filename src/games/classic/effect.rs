//! What is told of a step: public consequences, never a hidden card.

use super::view::View;
use super::{Card, ExpeditionScore, MAX_COLOURS, N_SEATS};
use crate::games::Colour;
use crate::kernel::Seat;

/// A public consequence of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A round begins; its deal follows.
    RoundBegan {
        /// Which round, from 1.
        round: u8,
        /// Who begins.
        first: Seat,
    },
    /// A card was added to an expedition.
    Played {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A card was put on the discard pile of its colour.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A card was drawn from the draw pile; only its seat knows which.
    Drew {
        /// By whom.
        seat: Seat,
    },
    /// A card was taken from the discard pile of its colour.
    Took {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// So many turns have passed without a card from the draw pile that the discard piles are closed for the next
    /// turn (house rule, see [`super::Setup::DISCARDS_CLOSE_AFTER`]).
    DiscardsClosed,
    /// The last card of the draw pile was taken: the round is over and scored (000:65).
    RoundScored {
        /// Which round, from 1.
        round: u8,
        /// The arithmetic of both seats.
        scores: [RoundScore; N_SEATS],
    },
    /// The last round is over.
    MatchScored {
        /// The points of both seats in all rounds.
        totals: [i32; N_SEATS],
    },
}

/// The arithmetic of all expeditions of one seat in one round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundScore {
    colours: &'static [Colour],
    expeditions: [ExpeditionScore; MAX_COLOURS],
}

impl RoundScore {
    /// The expeditions of `seat` as they lie.
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let colours = view.colours();
        let mut expeditions = [ExpeditionScore::default(); MAX_COLOURS];
        for (score, &colour) in expeditions.iter_mut().zip(colours) {
            *score = view.expedition(seat, colour).score(view.values());
        }
        Self {
            colours,
            expeditions,
        }
    }

    /// The arithmetic of one expedition.
    pub fn expedition(&self, colour: Colour) -> ExpeditionScore {
        self.expeditions
            .get(colour.index())
            .copied()
            .unwrap_or_default()
    }

    /// The arithmetic of every expedition of the game, begun or not, in the order of the board.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Colour, ExpeditionScore)> {
        self.colours.iter().copied().zip(self.expeditions)
    }

    /// The points of the round.
    pub fn points(&self) -> i32 {
        self.expeditions
            .iter()
            .map(|score| i32::from(score.points))
            .sum()
    }
}
