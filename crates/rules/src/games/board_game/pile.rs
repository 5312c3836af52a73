//! The discard piles, one of each colour (004:248).

use super::{Card, N_PATHS, PATHS, Rank};
use crate::games::Colour;

/// All discard piles of a match, the top card of each last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct DiscardPiles([Vec<Rank>; N_PATHS]);

impl DiscardPiles {
    pub(super) fn push(&mut self, card: Card) {
        self.0[card.colour().index()].push(card.rank());
    }

    pub(super) fn pop(&mut self, colour: Colour) -> Option<Card> {
        let rank = self.0.get_mut(colour.index())?.pop()?;
        Card::new(colour, rank)
    }

    pub(super) fn pile(&self, colour: Colour) -> DiscardPile<'_> {
        let ranks = self.0.get(colour.index()).map(Vec::as_slice);
        DiscardPile {
            colour,
            ranks: ranks.unwrap_or_default(),
        }
    }

    pub(super) fn cards(&self) -> impl Iterator<Item = Card> {
        PATHS
            .into_iter()
            .flat_map(|colour| self.pile(colour).cards())
    }
}

/// The cards discarded in one colour. Everybody saw them come; only the top one can be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiscardPile<'a> {
    colour: Colour,
    ranks: &'a [Rank],
}

impl<'a> DiscardPile<'a> {
    pub fn top(self) -> Option<Card> {
        let rank = self.ranks.last();
        rank.and_then(|&rank| Card::new(self.colour, rank))
    }

    pub const fn height(self) -> usize {
        self.ranks.len()
    }

    pub const fn is_empty(self) -> bool {
        self.ranks.is_empty()
    }

    pub fn cards(self) -> impl Iterator<Item = Card> + use<'a> {
        let cards = self.ranks.iter();
        cards.filter_map(move |&rank| Card::new(self.colour, rank))
    }
}
