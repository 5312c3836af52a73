//! A set of cards in which each may be there twice.

use std::fmt;

use super::card::N_RANKS;
use super::{Card, N_PATHS, PATHS, Rank};
use crate::games::Colour;

/// Some of the 110 cards, in no order but the sorted one: a hand, a draw pile.
///
/// Two words: small enough to be copied at every turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards {
    /// Bit `place` for every card that is there at least once.
    once: u64,
    /// Bit `place` for every card that is there twice.
    twice: u64,
}

/// How many different cards there are.
const N_PLACES: usize = N_PATHS * N_RANKS;

/// The bits of one colour, moved to the right.
const ONE_COLOUR: u64 = (1 << N_RANKS) - 1;

impl Cards {
    /// No cards.
    pub const NONE: Self = Self { once: 0, twice: 0 };

    /// All 110 cards.
    pub const ALL: Self = Self {
        once: (1 << N_PLACES) - 1,
        twice: (1 << N_PLACES) - 1,
    };

    /// How many cards there are, both of two equal ones counted.
    pub const fn len(self) -> usize {
        (self.once.count_ones() + self.twice.count_ones()) as usize
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// Whether this card is there.
    pub const fn contains(self, card: Card) -> bool {
        self.once & bit(card) != 0
    }

    /// How often this card is there, 0 to 2.
    pub const fn count(self, card: Card) -> usize {
        let bit = bit(card);
        ((self.once & bit).count_ones() + (self.twice & bit).count_ones()) as usize
    }

    /// The cards in sorted order, both of two equal ones.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.faces()
            .flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }

    /// The different cards in sorted order.
    pub fn faces(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.once;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let place = rest.trailing_zeros();
                rest &= rest - 1;
                at(place)
            })
        })
    }

    /// The lowest card of a colour, if there is one.
    pub fn lowest(self, colour: Colour) -> Option<Card> {
        self.ranks(colour).next().map(|rank| Card::of(colour, rank))
    }

    /// The highest card of a colour, if there is one.
    pub fn highest(self, colour: Colour) -> Option<Card> {
        let ranks = self.ranks(colour);
        ranks.last().map(|rank| Card::of(colour, rank))
    }

    /// The different numbers of a colour, ascending.
    pub fn ranks(self, colour: Colour) -> impl Iterator<Item = Rank> + Clone {
        let of_colour = self.once >> (colour.index() * N_RANKS) & ONE_COLOUR;
        Rank::all().filter(move |rank| of_colour >> rank.index() & 1 == 1)
    }

    /// Adds a card of which there is at most one.
    pub(super) const fn add(&mut self, card: Card) {
        let bit = bit(card);
        self.twice |= self.once & bit;
        self.once |= bit;
    }

    /// Takes a card away, once. Nothing changes if it is not there.
    pub(super) const fn remove(&mut self, card: Card) {
        let bit = bit(card);
        let second = self.twice & bit;
        self.twice &= !bit;
        self.once = self.once & !bit | second;
    }

    /// Card number `index` (from 0, below [`Cards::len`]) in an order that counts both of two equal cards.
    ///
    /// Part of the match file format: the draws of a seed depend on it.
    pub(super) fn nth(self, index: u32) -> Card {
        let n_once = self.once.count_ones();
        match index.checked_sub(n_once) {
            None => at(nth_bit(self.once, index)),
            Some(index) => at(nth_bit(self.twice, index)),
        }
    }
}

/// The place of bit number `index` (from 0) of those that are set; there must be more than `index`.
fn nth_bit(bits: u64, index: u32) -> u32 {
    debug_assert!(index < bits.count_ones(), "there are only {bits:b}");
    let rest = (0..index).fold(bits, |rest, _| rest & rest.wrapping_sub(1));
    rest.trailing_zeros()
}

/// The bit of a card.
const fn bit(card: Card) -> u64 {
    1 << (card.colour().index() * N_RANKS + card.rank().index())
}

/// The card with this place.
fn at(place: u32) -> Card {
    let place = place as usize;
    let rank = u8::try_from(place % N_RANKS).ok().and_then(Rank::new);
    Card::of(PATHS[place / N_RANKS], rank.unwrap_or(Rank::LOWEST))
}

impl FromIterator<Card> for Cards {
    /// # Panics
    /// In debug builds if some card comes more than twice.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Self::NONE;
        for card in cards {
            debug_assert!(all.count(card) < 2, "{card} is there only twice");
            all.add(card);
        }
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_two_of_each_of_fifty_five_cards() {
        assert_eq!(Cards::ALL.len(), 110);
        assert_eq!(Cards::ALL.faces().count(), 55);
        assert!(Cards::ALL.faces().all(|card| Cards::ALL.count(card) == 2));
    }

    #[test]
    fn equal_cards_come_and_go_one_by_one() {
        let card: Card = "w0".parse().expect("a card");
        let mut cards = Cards::NONE;
        for n in [1, 2] {
            cards.add(card);
            assert_eq!(cards.count(card), n);
        }
        for n in [1, 0, 0] {
            cards.remove(card);
            assert_eq!(cards.count(card), n);
        }
        assert!(cards.is_empty());
    }

    #[test]
    fn every_card_of_the_draw_pile_has_a_number() {
        let mut drawn: Vec<Card> = (0..110).map(|index| Cards::ALL.nth(index)).collect();
        drawn.sort();
        assert!(drawn.into_iter().eq(Cards::ALL.iter()));
    }

    #[test]
    fn the_ends_of_a_colour_are_found() {
        let cards: Cards = ["g3", "g9", "g5", "r0"]
            .into_iter()
            .map(|card| card.parse().expect("a card"))
            .collect();
        let text = |card: Option<Card>| card.map(|card| card.to_string());
        assert_eq!(text(cards.lowest(Colour::Green)), Some("g3".to_owned()));
        assert_eq!(text(cards.highest(Colour::Green)), Some("g9".to_owned()));
        assert_eq!(text(cards.lowest(Colour::Red)), Some("r0".to_owned()));
        assert_eq!(text(cards.highest(Colour::Blue)), None);
    }
}
