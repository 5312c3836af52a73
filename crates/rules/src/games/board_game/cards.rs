//! The 110 cards of the board game, each there twice.

use super::card::N_RANKS;
use super::{Card, N_PATHS, PATHS, Rank};
use crate::games::Colour;
use crate::games::card_set::{CardSet, Faces};

/// Some of the 110 cards, in no order but the sorted one: a hand, a draw pile.
pub type Cards = CardSet<BoardGameFaces, 2>;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardGameFaces {}

impl Faces for BoardGameFaces {
    type Card = Card;

    const N_PLACES: usize = N_PATHS * N_RANKS;

    fn place(card: Card) -> usize {
        card.colour().index() * N_RANKS + card.rank().index()
    }

    fn at(place: u32) -> Card {
        let place = place as usize;
        let rank = u8::try_from(place % N_RANKS).ok().and_then(Rank::new);
        Card::of(PATHS[place / N_RANKS], rank.unwrap_or(Rank::LOWEST))
    }
}

/// The bits of one colour, moved to the right.
const ONE_COLOUR: u64 = (1 << N_RANKS) - 1;

impl Cards {
    pub const ALL: Self = Self::same((1 << BoardGameFaces::N_PLACES) - 1);

    pub fn lowest(self, colour: Colour) -> Option<Card> {
        self.ranks(colour).next().map(|rank| Card::of(colour, rank))
    }

    pub fn highest(self, colour: Colour) -> Option<Card> {
        let ranks = self.ranks(colour);
        ranks.last().map(|rank| Card::of(colour, rank))
    }

    pub fn ranks(self, colour: Colour) -> impl Iterator<Item = Rank> + Clone {
        let of_colour = self.bits() >> (colour.index() * N_RANKS) & ONE_COLOUR;
        Rank::all().filter(move |rank| of_colour >> rank.index() & 1 == 1)
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
