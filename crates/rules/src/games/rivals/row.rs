//! Expeditions: the rows of cards in front of a seat (002:92-98).

use super::{Card, Rank};
use crate::games::Colour;

/// The cards that one seat has laid in one colour. Everybody sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    colour: Colour,
    n_wagers: u8,
    /// Bit `number` for every number that lies there.
    once: u16,
    /// Bit `number` for every number that lies there twice.
    twice: u16,
}

impl Row {
    pub const fn empty(colour: Colour) -> Self {
        Self {
            colour,
            n_wagers: 0,
            once: 0,
            twice: 0,
        }
    }

    pub const fn colour(self) -> Colour {
        self.colour
    }

    /// How many wagers lie at its beginning, start wagers included; at most 4.
    pub const fn n_wagers(self) -> u8 {
        self.n_wagers
    }

    pub const fn n_numbers(self) -> usize {
        (self.once.count_ones() + self.twice.count_ones()) as usize
    }

    pub const fn len(self) -> usize {
        self.n_wagers as usize + self.n_numbers()
    }

    pub const fn is_empty(self) -> bool {
        self.n_wagers == 0 && self.once == 0
    }

    /// Its numbers in the order in which they lie; equal ones may follow each other (002:98).
    pub fn ranks(self) -> impl DoubleEndedIterator<Item = Rank> + Clone {
        Rank::all().flat_map(move |rank| {
            let copies = self.count(Card::number(self.colour, rank));
            std::iter::repeat_n(rank, copies)
        })
    }

    /// The number that lies last; `None` while wagers may still follow.
    pub const fn last_rank(self) -> Option<Rank> {
        match self.once.checked_ilog2() {
            None => None,
            // Only numbers from 2 to 10 are ever set.
            #[expect(clippy::cast_possible_truncation, reason = "at most 15")]
            Some(number) => Rank::new(number as u8),
        }
    }

    /// Its cards, wagers first.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        std::iter::repeat_n(Card::wager(self.colour), usize::from(self.n_wagers)).chain(
            self.ranks()
                .map(move |rank| Card::number(self.colour, rank)),
        )
    }

    /// How many copies of this card of its colour it has.
    pub fn count(self, card: Card) -> usize {
        match card.rank() {
            None => usize::from(self.n_wagers),
            Some(rank) => {
                let bit = 1 << rank.number();
                usize::from(self.once & bit != 0) + usize::from(self.twice & bit != 0)
            }
        }
    }

    /// Whether this card of its colour may follow: a number that is not below the last, or a wager before the first
    /// number (002:96-98).
    pub fn takes(self, card: Card) -> bool {
        match (card.rank(), self.last_rank()) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(rank), Some(last)) => rank >= last,
        }
    }

    /// The row with one more card, which it takes.
    #[must_use]
    pub fn with(self, card: Card) -> Self {
        match card.rank() {
            None => Self {
                n_wagers: self.n_wagers + 1,
                ..self
            },
            Some(rank) => {
                let bit = 1 << rank.number();
                Self {
                    once: self.once | bit,
                    twice: self.twice | self.once & bit,
                    ..self
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(text: &str) -> Row {
        text.split_whitespace()
            .map(|card| format!("r{card}").parse().expect("a card"))
            .fold(Row::empty(Colour::Red), Row::with)
    }

    fn takes(row: Row) -> Vec<String> {
        let numbers = Rank::all().map(|rank| Card::number(Colour::Red, rank));
        [Card::wager(Colour::Red)]
            .into_iter()
            .chain(numbers)
            .filter(|&card| row.takes(card))
            .map(|card| card.to_string())
            .collect()
    }

    #[test]
    fn a_row_takes_what_is_not_below_its_last_number() {
        assert_eq!(takes(row("w w")).len(), 10);
        assert_eq!(takes(row("w 8")), ["r8", "r9", "r10"]);
        assert_eq!(takes(row("2 4 4")).first().map(String::as_str), Some("r4"));
        assert_eq!(takes(row("10")), ["r10"]);
    }

    #[test]
    fn a_row_shows_its_cards_in_the_order_of_play() {
        let row = row("w w 2 2 5 10");
        let shown: Vec<String> = row.cards().map(|card| card.to_string()).collect();
        assert_eq!(shown, ["rw", "rw", "r2", "r2", "r5", "r10"]);
        assert_eq!((row.len(), row.n_numbers(), row.n_wagers()), (6, 4, 2));
        let count = |card: &str| row.count(card.parse().expect("a card"));
        assert_eq!(["rw", "r2", "r3", "r5"].map(count), [2, 2, 0, 1]);
        assert_eq!(row.last_rank().map(Rank::number), Some(10));
        assert!(!row.is_empty() && Row::empty(Colour::Red).is_empty());
    }
}
