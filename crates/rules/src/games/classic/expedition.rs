//! Expeditions and what they are worth (000:66-69).

use super::Card;
use super::Rank;
use super::cards::Cards;
use crate::games::Colour;
use crate::games::card::WAGERS;
use crate::games::values::ClassicValues;

/// The cards that one seat has played in one colour. Everybody sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expedition {
    colour: Colour,
    n_wagers: u8,
    /// Bit `number` for every number card.
    numbers: u16,
}

/// The arithmetic of one expedition, as a rulebook's example writes it (000:85-93).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ExpeditionScore {
    /// How many cards it has, wagers included; 0 if it was not begun.
    pub n_cards: u8,
    pub sum: i16,
    /// What beginning it cost; 0 if it was not begun (000:66).
    pub cost: i16,
    /// What wagers multiply by: 1, 2, 3 or 4 (000:68).
    pub factor: i16,
    /// What its length brings; never multiplied (000:69).
    pub bonus: i16,
    /// `(sum - cost) * factor + bonus`.
    pub points: i16,
}

impl Expedition {
    /// The cards of `colour` among all that a seat has played.
    pub(super) fn among(played: Cards, colour: Colour) -> Self {
        let faces = played.faces_of(colour);
        let n_wagers = played.count(Card::wager(colour));
        #[expect(
            clippy::cast_possible_truncation,
            reason = "ten bits, and at most three wagers"
        )]
        Self {
            colour,
            n_wagers: n_wagers as u8,
            numbers: (faces >> 1 << Rank::LOWEST.number()) as u16,
        }
    }

    /// The expedition that these cards make, in any order; at most three wagers count.
    pub fn new(colour: Colour, n_wagers: u8, ranks: impl IntoIterator<Item = Rank>) -> Self {
        Self {
            colour,
            n_wagers: n_wagers.min(WAGERS),
            numbers: ranks
                .into_iter()
                .fold(0, |numbers, rank| numbers | 1 << rank.number()),
        }
    }

    pub const fn colour(self) -> Colour {
        self.colour
    }

    /// How many wagers lie at its beginning, at most 3.
    pub const fn n_wagers(self) -> u8 {
        self.n_wagers
    }

    /// Its numbers, ascending.
    pub fn ranks(self) -> impl DoubleEndedIterator<Item = Rank> + Clone {
        Rank::all().filter(move |rank| self.numbers & 1 << rank.number() != 0)
    }

    /// The highest number, which the next must exceed (000:51); `None` while wagers may still follow.
    pub fn last_rank(self) -> Option<Rank> {
        self.ranks().next_back()
    }

    /// Its cards, wagers first.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        std::iter::repeat_n(Card::wager(self.colour), usize::from(self.n_wagers)).chain(
            self.ranks()
                .map(move |rank| Card::number(self.colour, rank)),
        )
    }

    pub const fn len(self) -> usize {
        self.n_wagers as usize + self.numbers.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.n_wagers == 0 && self.numbers == 0
    }

    /// What it is worth (000:66-69).
    pub fn score(self, values: &ClassicValues) -> ExpeditionScore {
        let factor = 1 + i16::from(self.n_wagers);
        if self.is_empty() {
            return ExpeditionScore {
                factor,
                ..ExpeditionScore::default()
            };
        }
        let n_cards = self.n_wagers + small(self.numbers.count_ones());
        let mut sum = 0;
        let mut rest = self.numbers;
        while rest != 0 {
            sum += i16::from(small(rest.trailing_zeros()));
            rest &= rest - 1;
        }
        let cost = values.cost.value;
        let bonus = if n_cards >= values.bonus_min_cards.value {
            values.bonus.value
        } else {
            0
        };
        ExpeditionScore {
            n_cards,
            sum,
            cost,
            factor,
            bonus,
            points: (sum - cost) * factor + bonus,
        }
    }
}

fn small(bits: u32) -> u8 {
    u8::try_from(bits).expect("a number has 32 bits at most")
}
