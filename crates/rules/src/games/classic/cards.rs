//! A set of cards in which the wagers of a colour may be there more than once.

use std::fmt;

use super::Card;
use super::bits::{CountedBits, places};
use crate::games::Colour;
use crate::games::card::{FACES, WAGERS};

/// Some of the cards of a match, in no order but the sorted one: a hand, a draw pile.
///
/// Two words: small enough to be copied at every turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards {
    /// Bit `place` for every card that is there at least once.
    once: u64,
    /// For every wager at `place`: bit `place` if it is there at least twice, the next bit if it is there three times.
    again: u64,
}

/// How many places the cards of six colours have; the seventh colour is not in the game.
const N_PLACES: u32 = Card::wager(Colour::Orange).place();

/// The bits of one colour, moved to the right.
const ONE_COLOUR: u64 = (1 << FACES) - 1;

/// The places of the wagers.
pub(super) const WAGERS_ONLY: u64 = {
    let mut bits = 0;
    let mut place = 0;
    while place < N_PLACES {
        bits |= 1 << place;
        place += FACES as u32;
    }
    bits
};

impl Cards {
    pub const NONE: Self = Self { once: 0, again: 0 };

    /// All cards of the first `n_colours` colours; at most six.
    pub(super) fn all(n_colours: u8) -> Self {
        let mut cards = Self::NONE;
        for &colour in Colour::ALL.iter().take(usize::from(n_colours)) {
            for face in 0..FACES {
                cards.add(Card::of(colour, face));
            }
            for _ in 1..WAGERS {
                cards.add(Card::wager(colour));
            }
        }
        cards
    }

    /// How many cards there are, every copy of a wager counted.
    pub const fn len(self) -> usize {
        (self.once.count_ones() + self.again.count_ones()) as usize
    }

    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    pub const fn contains(self, card: Card) -> bool {
        self.once & bit(card) != 0
    }

    /// How often this card is there: at most once, or three times for a wager.
    pub const fn count(self, card: Card) -> usize {
        let bit = bit(card);
        let again = if card.is_wager() { bit | bit << 1 } else { 0 };
        ((self.once & bit).count_ones() + (self.again & again).count_ones()) as usize
    }

    /// The cards in sorted order, every copy of a wager by itself.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.faces()
            .flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }

    pub fn faces(self) -> impl Iterator<Item = Card> + Clone {
        places(self.once).map(Card::at)
    }

    pub(super) const fn add(&mut self, card: Card) {
        // A number is never there already, so only the copies of a wager move up.
        let bit = bit(card);
        let second = self.again & bit & WAGERS_ONLY;
        self.again |= second << 1 | self.once & bit;
        self.once |= bit;
    }

    /// Takes a card away, once. Nothing changes if it is not there.
    pub(super) const fn remove(&mut self, card: Card) {
        let bit = bit(card);
        // The third copy of a wager takes the place of the second, and the second that of the first.
        let wager = bit & WAGERS_ONLY;
        let second = self.again & wager;
        self.again = self.again & !(wager | wager << 1) | self.again >> 1 & wager;
        self.once = self.once & !bit | second;
    }

    /// Bit `place` for every different card.
    pub(super) const fn bits(self) -> u64 {
        self.once
    }

    /// Card number `index` (from 0, below [`Cards::len`]) in an order that counts every copy of a wager.
    #[inline]
    pub(super) fn nth(self, index: u32) -> Card {
        let once = CountedBits::new(self.once);
        match index.checked_sub(once.len()) {
            None => Card::at(once.nth(index)),
            Some(index) => {
                let place = CountedBits::new(self.again).nth(index);
                Card::at(place - place % u32::from(FACES))
            }
        }
    }

    /// Bit 0 if there is a wager of `colour`, bit `number - 1` for every number.
    pub(super) const fn faces_of(self, colour: Colour) -> u64 {
        shifted(self.once, colour) & ONE_COLOUR
    }
}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = std::vec::IntoIter<Card>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter().collect::<Vec<_>>().into_iter()
    }
}

impl FromIterator<Card> for Cards {
    /// # Panics
    /// In debug builds if the cards are more than a match has.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Self::NONE;
        for card in cards {
            debug_assert!(all.count(card) < if card.is_wager() { 3 } else { 1 });
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

/// The bit of a card; none for a seventh colour, which the game does not have.
pub(super) const fn bit(card: Card) -> u64 {
    if card.place() < N_PLACES {
        1 << card.place()
    } else {
        0
    }
}

/// The bits from the first place of `colour` on, moved to the right.
const fn shifted(bits: u64, colour: Colour) -> u64 {
    let first = Card::wager(colour).place();
    if first < N_PLACES { bits >> first } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_has_sixty_or_seventy_two_cards() {
        assert_eq!(Cards::all(5).len(), 60);
        assert_eq!(Cards::all(6).len(), 72);
        assert_eq!(Cards::all(6).iter().count(), 72);
    }

    #[test]
    fn wagers_come_and_go_one_by_one() {
        let wager = Card::wager(Colour::Blue);
        let two = Card::of(Colour::Blue, 1);
        let mut cards = Cards::NONE;
        for n in 1..=3 {
            cards.add(wager);
            assert_eq!(cards.count(wager), n);
        }
        cards.add(two);
        assert_eq!(cards.len(), 4);
        cards.remove(two);
        for n in [2, 1, 0, 0] {
            cards.remove(wager);
            assert_eq!(cards.count(wager), n);
        }
        assert_eq!(cards, Cards::NONE);
    }

    #[test]
    fn every_card_of_the_draw_pile_has_a_number() {
        let all = Cards::all(6);
        let drawn: Vec<Card> = (0..72).map(|index| all.nth(index)).collect();
        let mut sorted = drawn.clone();
        sorted.sort();
        assert!(sorted.into_iter().eq(all.iter()));
    }

    #[test]
    fn a_seventh_colour_is_not_in_the_game() {
        let mut cards = Cards::all(6);
        cards.add(Card::wager(Colour::Orange));
        assert_eq!(cards, Cards::all(6));
        assert!(!cards.contains(Card::of(Colour::Orange, 9)));
        assert_eq!(cards.faces_of(Colour::Orange), 0);
    }
}
