//! Sets of cards of which several look alike.

use std::fmt;
use std::marker::PhantomData;

/// The different cards of a game, each with a place in sorted order.
pub trait Faces: Copy {
    type Card: Copy + fmt::Debug;

    /// How many different cards there are, at most 64.
    const N_PLACES: usize;

    /// The place of a card; [`Faces::N_PLACES`] or more if the game does not have it.
    fn place(card: Self::Card) -> usize;

    /// The card with this place, which must be below [`Faces::N_PLACES`].
    fn at(place: u32) -> Self::Card;
}

/// Cards of a game that has at most `COPIES` of each, in no order but the sorted one: a hand, a display, a draw pile.
///
/// Every question about them is answered from `COPIES` words; nothing is counted card by card. The card game has a set of
/// its own (`classic::Cards`): only its wagers have copies, which fit into two words, and its draws are numbered otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CardSet<F, const COPIES: usize> {
    /// Bit `place` of word `n` for every card of which there are more than `n`.
    copies: [u64; COPIES],
    faces: PhantomData<F>,
}

impl<F: Faces, const COPIES: usize> CardSet<F, COPIES> {
    pub const NONE: Self = Self::same(0);

    /// The set with these bits for every copy.
    pub(super) const fn same(bits: u64) -> Self {
        Self {
            copies: [bits; COPIES],
            faces: PhantomData,
        }
    }

    pub fn len(self) -> usize {
        let counts = self
            .copies
            .iter()
            .map(|copies| copies.count_ones() as usize);
        counts.sum()
    }

    pub const fn is_empty(self) -> bool {
        self.copies[0] == 0
    }

    pub fn contains(self, card: F::Card) -> bool {
        self.copies[0] & bit::<F>(card) != 0
    }

    pub fn count(self, card: F::Card) -> usize {
        let bit = bit::<F>(card);
        let there = self.copies.iter().filter(|&copies| copies & bit != 0);
        there.count()
    }

    pub fn iter(self) -> impl Iterator<Item = F::Card> + Clone {
        self.faces()
            .flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }

    pub fn faces(self) -> impl Iterator<Item = F::Card> + Clone {
        let mut rest = self.bits();
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let place = rest.trailing_zeros();
                rest &= rest - 1;
                F::at(place)
            })
        })
    }

    /// The set with one more card. A copy beyond `COPIES`, which the game does not have, is not kept.
    #[must_use]
    pub fn with(mut self, card: F::Card) -> Self {
        self.add(card);
        self
    }

    /// The set with one card fewer; the same if the card is not there.
    #[must_use]
    pub fn without(mut self, card: F::Card) -> Self {
        self.remove(card);
        self
    }

    /// Bit `place` for every different card.
    pub(super) const fn bits(self) -> u64 {
        self.copies[0]
    }

    /// Adds a card. A copy beyond `COPIES`, which the game does not have, is not kept.
    pub(super) fn add(&mut self, card: F::Card) {
        let bit = bit::<F>(card);
        if let Some(copies) = self.copies.iter_mut().find(|copies| **copies & bit == 0) {
            *copies |= bit;
        }
    }

    /// Takes a card away, once. Nothing changes if it is not there.
    pub(super) fn remove(&mut self, card: F::Card) {
        let bit = bit::<F>(card);
        let mut last = self.copies.iter_mut().rev();
        if let Some(copies) = last.find(|copies| **copies & bit != 0) {
            *copies &= !bit;
        }
    }

    /// Card number `index` (from 0, below [`CardSet::len`]): first the first copies in sorted order, then the second ones,
    /// and so on. Part of the match file format: the draws of a seed depend on it.
    ///
    /// # Panics
    /// If there are no more than `index` cards.
    pub(super) fn nth(self, mut index: u32) -> F::Card {
        for copies in self.copies {
            let n_cards = copies.count_ones();
            if index < n_cards {
                let rest = (0..index).fold(copies, |rest, _| rest & (rest - 1));
                return F::at(rest.trailing_zeros());
            }
            index -= n_cards;
        }
        panic!("there are fewer cards than {index} more")
    }
}

impl<F: Faces, const COPIES: usize> Default for CardSet<F, COPIES> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<F: Faces, const COPIES: usize> FromIterator<F::Card> for CardSet<F, COPIES> {
    /// # Panics
    /// In debug builds if a card comes more often than the game has it.
    fn from_iter<I: IntoIterator<Item = F::Card>>(cards: I) -> Self {
        let mut all = Self::NONE;
        for card in cards {
            debug_assert!(
                all.count(card) < COPIES,
                "there are only {COPIES} of {card:?}"
            );
            all.add(card);
        }
        all
    }
}

impl<F: Faces, const COPIES: usize> fmt::Debug for CardSet<F, COPIES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The bit of a card; none for a card that the game does not have.
fn bit<F: Faces>(card: F::Card) -> u64 {
    let place = F::place(card);
    if place < F::N_PLACES { 1 << place } else { 0 }
}
