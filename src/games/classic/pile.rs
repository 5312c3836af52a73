//! The discard piles, one of each colour (000:57).

use std::fmt;

use super::Card;
use crate::games::Colour;

/// The cards of a discard pile without their colour: four bits each, the top card lowest, 0 for no card.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Faces(u64);

/// Bits for a face.
const WIDTH: u32 = 4;

/// All bits of the top face.
const TOP: u64 = 0b1111;

impl Faces {
    /// Puts a face on top. A colour has twelve cards, so sixteen places are enough.
    pub(super) const fn push(&mut self, face: u8) {
        self.0 = self.0 << WIDTH | (face as u64 + 1);
    }

    /// Takes the top face away, if there is one.
    pub(super) const fn pop(&mut self) -> Option<u8> {
        let top = self.top();
        self.0 >>= WIDTH;
        top
    }

    const fn top(self) -> Option<u8> {
        ((self.0 & TOP) as u8).checked_sub(1)
    }

    pub(super) const fn is_empty(self) -> bool {
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
    pub(super) const fn new(colour: Colour, faces: Faces) -> Self {
        Self { colour, faces }
    }

    /// The colour of all its cards.
    pub const fn colour(self) -> Colour {
        self.colour
    }

    /// The card that may be taken, if any.
    pub fn top(self) -> Option<Card> {
        self.faces.top().map(|face| Card::of(self.colour, face))
    }

    /// How many cards there are.
    pub const fn height(self) -> usize {
        self.faces.height()
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.faces.is_empty()
    }

    /// The cards from the bottom to the top.
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
        let mut faces = Faces::default();
        for face in [0, 9, 3, 0, 0] {
            faces.push(face);
        }
        let pile = DiscardPile::new(Colour::Red, faces);
        assert_eq!(format!("{pile:?}"), "[rw, r10, r4, rw, rw]");
        assert_eq!(pile.height(), 5);
        assert_eq!(pile.top(), Some(Card::wager(Colour::Red)));
        for face in [0, 0, 3, 9, 0] {
            assert_eq!(faces.pop(), Some(face));
        }
        assert_eq!(faces.pop(), None);
        assert!(faces.is_empty());
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
