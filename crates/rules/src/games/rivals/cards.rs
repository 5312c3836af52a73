//! Many cards at once.

use std::fmt;

use super::{COLOURS, Card, N_COLOURS, Rank};
use crate::games::card::{FACES, WAGERS};

/// The highest number of which a colour has two cards (002, components).
const HIGHEST_DOUBLE: u8 = 5;

/// Most copies of one card.
const MOST_COPIES: usize = WAGERS as usize;

/// Cards of which some look alike, without an order.
///
/// Every question about them is answered from three words; nothing is counted card by card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cards {
    /// Bit `place` of word `n` for every card of which there are more than `n`.
    copies: [u64; MOST_COPIES],
}

impl Cards {
    /// No card.
    pub const NONE: Self = Self {
        copies: [0; MOST_COPIES],
    };

    /// The 65 expedition cards and 15 wagers that are turned over in a match (002, components).
    pub fn deck() -> Self {
        let mut cards = Self::NONE;
        for colour in COLOURS {
            for _ in 0..WAGERS {
                cards.add(Card::wager(colour));
            }
            for rank in Rank::all() {
                cards.add(Card::number(colour, rank));
                if rank.number() <= HIGHEST_DOUBLE {
                    cards.add(Card::number(colour, rank));
                }
            }
        }
        cards
    }

    /// How many cards there are, every copy counted.
    pub fn len(self) -> usize {
        self.copies
            .iter()
            .map(|copies| copies.count_ones() as usize)
            .sum()
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.copies[0] == 0
    }

    /// Whether this card is there.
    pub const fn contains(self, card: Card) -> bool {
        self.copies[0] & bit(card) != 0
    }

    /// How many copies of this card are there, at most three.
    pub fn count(self, card: Card) -> usize {
        let bit = bit(card);
        self.copies
            .iter()
            .filter(|&copies| copies & bit != 0)
            .count()
    }

    /// The different cards in sorted order.
    pub fn faces(self) -> impl Iterator<Item = Card> + Clone {
        places(self.copies[0]).map(Card::at)
    }

    /// The cards in sorted order, every copy by itself.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.faces()
            .flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }

    /// Adds a card. A fourth copy, which the game does not have, is not kept.
    pub(super) fn add(&mut self, card: Card) {
        let bit = bit(card);
        if let Some(copies) = self.copies.iter_mut().find(|copies| **copies & bit == 0) {
            *copies |= bit;
        }
    }

    /// Takes a card away, once. Nothing changes if it is not there.
    pub(super) fn remove(&mut self, card: Card) {
        let bit = bit(card);
        let last = self.copies.iter_mut().rev();
        if let Some(copies) = last.into_iter().find(|copies| **copies & bit != 0) {
            *copies &= !bit;
        }
    }

    /// Card number `index` (from 0, below [`Cards::len`]) in an order that counts every copy.
    ///
    /// # Panics
    /// If there are not so many cards.
    pub(super) fn nth(self, mut index: u32) -> Card {
        for copies in self.copies {
            let n_cards = copies.count_ones();
            if index < n_cards {
                let mut rest = copies;
                for _ in 0..index {
                    rest &= rest - 1;
                }
                return Card::at(rest.trailing_zeros());
            }
            index -= n_cards;
        }
        panic!("there are fewer cards than {index} more")
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Self::NONE;
        for card in cards {
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

/// The places of all bits that are set, upwards.
fn places(bits: u64) -> impl Iterator<Item = u32> + Clone {
    let mut rest = bits;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let place = rest.trailing_zeros();
            rest &= rest - 1;
            place
        })
    })
}

/// The bit of a card; none for a colour that the game does not have.
const fn bit(card: Card) -> u64 {
    if (card.place() as usize) < N_COLOURS * FACES as usize {
        1 << card.place()
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Colour;

    #[test]
    fn the_deck_has_sixty_five_expedition_cards_and_fifteen_wagers() {
        let deck = Cards::deck();
        assert_eq!(deck.iter().filter(|card| card.is_wager()).count(), 15);
        assert_eq!(deck.iter().filter(|card| !card.is_wager()).count(), 65);
        assert_eq!(deck.len(), 80);
        for (card, copies) in [("rw", 3), ("r2", 2), ("y5", 2), ("g6", 1), ("b10", 1)] {
            assert_eq!(deck.count(card.parse().expect("a card")), copies, "{card}");
        }
    }

    #[test]
    fn copies_come_and_go_one_by_one() {
        let wager = Card::wager(Colour::Blue);
        let mut cards = Cards::NONE;
        for n in 1..=3 {
            cards.add(wager);
            assert_eq!((cards.count(wager), cards.len()), (n, n));
        }
        for n in [2, 1, 0, 0] {
            cards.remove(wager);
            assert_eq!((cards.count(wager), cards.len()), (n, n));
        }
        assert!(cards.is_empty());
    }

    #[test]
    fn every_card_of_the_deck_has_a_number() {
        let deck = Cards::deck();
        let mut drawn: Vec<Card> = (0..80).map(|index| deck.nth(index)).collect();
        drawn.sort();
        assert!(drawn.into_iter().eq(deck.iter()));
    }

    #[test]
    fn a_sixth_colour_is_not_in_the_game() {
        let purple = Card::wager(Colour::Purple);
        let cards: Cards = [purple].into_iter().collect();
        assert!(cards.is_empty() && !cards.contains(purple));
    }
}
