//! The cards of Rivals: wagers three times, low numbers twice, high ones once.

use super::{COLOURS, Card, N_COLOURS, Rank};
use crate::games::card::{FACES, WAGERS};
use crate::games::card_set::{CardSet, Faces};

/// The highest number of which a colour has two cards (002, components).
const HIGHEST_DOUBLE: u8 = 5;

/// Cards of which some look alike, without an order.
pub type Cards = CardSet<RivalsFaces, { WAGERS as usize }>;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RivalsFaces {}

impl Faces for RivalsFaces {
    type Card = Card;

    const N_PLACES: usize = N_COLOURS * FACES as usize;

    fn place(card: Card) -> usize {
        card.place() as usize
    }

    fn at(place: u32) -> Card {
        Card::at(place)
    }
}

impl Cards {
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
