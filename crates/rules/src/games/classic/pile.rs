//! The discard piles, one of each colour (000:57).

use std::fmt;

use super::{Card, MAX_COLOURS};
use crate::games::Colour;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct DiscardPiles {
    piles: [Faces; MAX_COLOURS],
    /// Bit `colour.index()` for every pile that has a card; follows from `piles`, kept for speed.
    filled: u8,
}

impl DiscardPiles {
    /// Puts a card of one of the game's colours on its pile.
    pub(super) const fn push(&mut self, card: Card) {
        let index = card.colour().index();
        self.piles[index].push(card.face());
        self.filled |= 1 << index;
    }

    pub(super) fn pop(&mut self, colour: Colour) -> Option<Card> {
        let pile = self.piles.get_mut(colour.index())?;
        let face = pile.pop()?;
        self.filled &= !(u8::from(pile.is_empty()) << colour.index());
        Some(Card::of(colour, face))
    }

    /// The pile of this colour; empty if the game does not have the colour.
    pub(super) fn pile(&self, colour: Colour) -> DiscardPile {
        let faces = self.piles.get(colour.index()).copied();
        DiscardPile {
            colour,
            faces: faces.unwrap_or_default(),
        }
    }

    /// Bit `colour.index()` for every pile that has a card.
    pub(super) const fn filled(&self) -> u8 {
        self.filled
    }
}

/// The cards of a discard pile without their colour: four bits each, the top card lowest, 0 for no card.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Faces(u64);

/// Bits for a face.
const WIDTH: u32 = 4;

const TOP: u64 = 0b1111;

impl Faces {
    /// Puts a face on top. A colour has twelve cards, so sixteen places are enough.
    const fn push(&mut self, face: u8) {
        self.0 = self.0 << WIDTH | (face as u64 + 1);
    }

    const fn pop(&mut self) -> Option<u8> {
        let top = self.top();
        self.0 >>= WIDTH;
        top
    }

    const fn top(self) -> Option<u8> {
        ((self.0 & TOP) as u8).checked_sub(1)
    }

    const fn is_empty(self) -> bool {
        self.0 == 0
    }

    const fn height(self) -> usize {
        (u64::BITS - self.0.leading_zeros()).div_ceil(WIDTH) as usize
    }
}

/// A discard pile. Everybody has seen every card of it; on a table only the top one is in view (000:57).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DiscardPile {
    colour: Colour,
    faces: Faces,
}

impl DiscardPile {
    pub const fn colour(self) -> Colour {
        self.colour
    }

    pub fn top(self) -> Option<Card> {
        self.faces.top().map(|face| Card::of(self.colour, face))
    }

    pub const fn height(self) -> usize {
        self.faces.height()
    }

    pub const fn is_empty(self) -> bool {
        self.faces.is_empty()
    }

    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        (0..self.height()).rev().filter_map(move |above| {
            Faces(self.faces.0 >> (WIDTH as usize * above))
                .top()
                .map(|face| Card::of(self.colour, face))
        })
    }
}

impl fmt::Debug for DiscardPile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_card_discarded_lies_on_top() {
        let mut piles = DiscardPiles::default();
        for face in [0, 9, 3, 0, 0] {
            piles.push(Card::of(Colour::Red, face));
        }
        let pile = piles.pile(Colour::Red);
        assert_eq!(format!("{pile:?}"), "[rw, r10, r4, rw, rw]");
        assert_eq!(pile.height(), 5);
        assert_eq!(pile.top(), Some(Card::wager(Colour::Red)));
        assert_eq!(piles.filled(), 1 << Colour::Red.index());
        for face in [0, 0, 3, 9, 0] {
            assert_eq!(piles.pop(Colour::Red), Some(Card::of(Colour::Red, face)));
        }
        assert_eq!(piles.pop(Colour::Red), None);
        assert_eq!(piles, DiscardPiles::default());
    }

    #[test]
    fn a_seventh_colour_has_no_pile() {
        let mut piles = DiscardPiles::default();
        assert!(piles.pile(Colour::Orange).is_empty());
        assert_eq!(piles.pop(Colour::Orange), None);
    }

    #[test]
    fn a_whole_colour_fits_on_a_pile() {
        let mut faces = Faces::default();
        for face in [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0] {
            faces.push(face);
        }
        assert_eq!(faces.height(), 12);
    }
}
