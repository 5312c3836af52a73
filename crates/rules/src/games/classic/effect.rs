//! What is told of a step: public consequences, never a hidden card.

use super::view::View;
use super::{Card, Expedition, ExpeditionScore, MAX_COLOURS, N_SEATS};
use crate::games::Colour;
use crate::games::values::ClassicValues;
use crate::kernel::Seat;

/// A public consequence of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A round begins; its deal follows.
    RoundBegan {
        /// Which round, from 1.
        round: u8,
        first: Seat,
    },
    Played {
        seat: Seat,
        card: Card,
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
    /// The last card of the draw pile was taken: the round is over and scored (000:65).
    RoundScored {
        /// Which round, from 1.
        round: u8,
        scores: [RoundScore; N_SEATS],
        /// The points of both seats in all rounds so far, this one included.
        totals: [i32; N_SEATS],
    },
    MatchScored {
        totals: [i32; N_SEATS],
    },
}

/// The expeditions of one seat in one round, and their arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundScore {
    colours: &'static [Colour],
    values: &'static ClassicValues,
    rows: [Expedition; MAX_COLOURS],
}

impl RoundScore {
    /// The expeditions of `seat` as they lie.
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        Self {
            colours: view.colours(),
            values: view.values(),
            rows: std::array::from_fn(|index| view.expedition(seat, Colour::ALL[index])),
        }
    }

    /// The expeditions of the game, begun or not, in the order of the board.
    pub fn rows(&self) -> impl DoubleEndedIterator<Item = Expedition> {
        self.rows.into_iter().take(self.colours.len())
    }

    pub fn expedition(&self, colour: Colour) -> ExpeditionScore {
        self.rows[colour.index()].score(self.values)
    }

    /// The arithmetic of every expedition of the game, begun or not, in the order of the board.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Colour, ExpeditionScore)> {
        let values = self.values;
        self.rows()
            .map(move |row| (row.colour(), row.score(values)))
    }

    pub fn points(&self) -> i32 {
        self.iter().map(|(_, score)| i32::from(score.points)).sum()
    }
}
