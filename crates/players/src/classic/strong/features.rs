//! What the net is told of a view: the same inputs for every colour, and some about the whole table.
//!
//! The order of the inputs belongs to the weights: whoever changes it has to train again.

use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::{Card, Cards, Expedition, Phase, Rank, View};
use lostcities_rules::kernel::Seat;

pub const MAX_SUITS: usize = 6;

/// How many inputs describe a colour, and how many of them are yes or no; those come first.
pub const SUIT_INPUTS: usize = SUIT_BITS + NUMBERS;
const SUIT_BITS: usize = 160;

/// How many inputs describe the table, and how many of them are yes or no; those come first.
pub const TABLE_INPUTS: usize = TABLE_BITS + NUMBERS;
const TABLE_BITS: usize = 88;

/// How many inputs of a colour, and how many of the table, are numbers.
const NUMBERS: usize = 8;

/// What an input that is one is written as.
pub const ONE: i16 = 256;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features {
    suits: [Suit; MAX_SUITS],
    n_suits: usize,
    table: Table,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Suit {
    /// Bit `i` for every yes-or-no input `i`.
    bits: [u64; 3],
    /// The inputs after those.
    numbers: [i16; NUMBERS],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Table {
    /// Bit `i` for every yes-or-no input `i`.
    bits: [u64; 2],
    /// The inputs after those.
    numbers: [i16; NUMBERS],
}

impl Features {
    /// What `own` is told of a view that belongs to it.
    pub fn new(view: &View, own: Seat) -> Self {
        let seen = Seen::new(view, own);
        let mut suits = [Suit::default(); MAX_SUITS];
        let mut sums = Sums::default();
        for (suit, &colour) in suits.iter_mut().zip(view.colours()) {
            seen.places(colour, suit);
            seen.pile(colour, suit, &mut sums);
            seen.rows(colour, suit, &mut sums);
            seen.hand(colour, suit, &mut sums);
        }
        Self {
            suits,
            n_suits: view.colours().len(),
            table: seen.table(&sums),
        }
    }

    pub const fn n_suits(&self) -> usize {
        self.n_suits
    }

    /// Every input of a colour that is not zero, ascending, with its value in [`ONE`]s; the colour is an index into
    /// [`Colour::ALL`].
    pub fn suit(&self, index: usize) -> impl Iterator<Item = (usize, i16)> {
        active(
            &self.suits[index].bits,
            SUIT_BITS,
            &self.suits[index].numbers,
        )
    }

    /// Every input of the table that is not zero, ascending, with its value in [`ONE`]s.
    pub fn table(&self) -> impl Iterator<Item = (usize, i16)> {
        active(&self.table.bits, TABLE_BITS, &self.table.numbers)
    }
}

fn active<'a>(
    bits: &'a [u64],
    n_bits: usize,
    numbers: &'a [i16],
) -> impl Iterator<Item = (usize, i16)> {
    let places = bits.iter().enumerate().flat_map(|(word, &bits)| {
        let mut rest = bits;
        std::iter::from_fn(move || {
            let place = rest.trailing_zeros() as usize;
            rest &= rest.checked_sub(1)?;
            Some((64 * word + place, ONE))
        })
    });
    let numbers = (n_bits..).zip(numbers.iter().copied());
    places.chain(numbers.filter(|&(_, value)| value != 0))
}

fn set(bits: &mut [u64], input: usize) {
    bits[input / 64] |= 1 << (input % 64);
}

/// Where cards can be; nine numbers and three wagers each.
const HAND: usize = 0;
const PILE: usize = 3;
const UNSEEN: usize = 5;
const N_PLACES: usize = 6;
const RANKS: usize = 9;
const WAGERS: usize = 3;
const FACES: usize = RANKS + 1;

/// Where the inputs of a colour begin.
const WAGERS_FROM: usize = N_PLACES * RANKS;
const UPPER_FROM: usize = WAGERS_FROM + N_PLACES * WAGERS;
const LAST_FROM: usize = UPPER_FROM + 2 * FACES;
const LENGTH_FROM: usize = LAST_FROM + 2 * FACES;
const LENGTHS: usize = 13;
const FITS_ME: usize = LENGTH_FROM + 2 * LENGTHS;
const FITS_THEM: usize = FITS_ME + RANKS;
const TOP_FITS_ME: usize = FITS_THEM + RANKS;
const TOP_FITS_THEM: usize = TOP_FITS_ME + 1;
const JUST_DISCARDED: usize = TOP_FITS_THEM + 1;
const OPEN: usize = JUST_DISCARDED + 1;

/// Sums over all colours.
#[derive(Default)]
struct Sums {
    points: [i16; 2],
    n_begun: [usize; 2],
    n_playable: usize,
    n_discards: usize,
}

/// A view, taken apart.
struct Seen<'a> {
    view: &'a View,
    seats: [Seat; 2],
    /// The cards in each place but the discard piles, whose order counts.
    cards: [Cards; N_PLACES],
}

impl<'a> Seen<'a> {
    fn new(view: &'a View, own: Seat) -> Self {
        let other = own.next(2);
        let known = view.known_cards(other);
        let [mine, theirs] = [own, other].map(|seat| view.played(seat));
        Self {
            view,
            seats: [own, other],
            cards: [view.hand(), mine, theirs, Cards::NONE, known, view.unseen()],
        }
    }

    fn places(&self, colour: Colour, suit: &mut Suit) {
        for (place, cards) in self.cards.iter().enumerate() {
            for (index, rank) in Rank::all().enumerate() {
                if cards.contains(Card::number(colour, rank)) {
                    set(&mut suit.bits, RANKS * place + index);
                }
            }
            for n in 0..cards.count(Card::wager(colour)) {
                set(&mut suit.bits, WAGERS_FROM + WAGERS * place + n);
            }
        }
    }

    /// The discard pile: what lies there, the two upper cards, and whether the top one may be taken.
    fn pile(&self, colour: Colour, suit: &mut Suit, sums: &mut Sums) {
        let pile = self.view.discard_pile(colour);
        let mut n_wagers = 0;
        let mut upper = [None; 2];
        for card in pile.cards() {
            upper = [Some(card), upper[0]];
            if let Some(rank) = card.rank() {
                set(
                    &mut suit.bits,
                    RANKS * PILE + usize::from(rank.number()) - 2,
                );
            } else {
                set(&mut suit.bits, WAGERS_FROM + WAGERS * PILE + n_wagers);
                n_wagers += 1;
            }
        }
        sums.n_discards += pile.height();
        for (from, card) in [UPPER_FROM, UPPER_FROM + FACES].into_iter().zip(upper) {
            if let Some(card) = card {
                set(&mut suit.bits, from + face(card.rank()));
            }
        }
        for (input, seat) in [TOP_FITS_ME, TOP_FITS_THEM].into_iter().zip(self.seats) {
            if upper[0].is_some_and(|top| self.view.is_playable(seat, top)) {
                set(&mut suit.bits, input);
            }
        }
        if let Phase::Draw { just_discarded, .. } = self.view.phase() {
            if just_discarded == Some(colour) {
                set(&mut suit.bits, JUST_DISCARDED);
            } else if self.view.may_take_from(colour).is_ok() {
                set(&mut suit.bits, OPEN);
            }
        }
    }

    fn rows(&self, colour: Colour, suit: &mut Suit, sums: &mut Sums) {
        for (index, seat) in self.seats.into_iter().enumerate() {
            let row = self.view.expedition(seat, colour);
            if !row.is_empty() {
                set(
                    &mut suit.bits,
                    LAST_FROM + FACES * index + face(row.last_rank()),
                );
                sums.n_begun[index] += 1;
            }
            set(&mut suit.bits, LENGTH_FROM + LENGTHS * index + row.len());
            let points = row.score(self.view.values()).points;
            suit.numbers[index] = part(points, 20);
            sums.points[index] += points;
        }
    }

    /// The cards in hand and those that may come, and what fits where.
    fn hand(&self, colour: Colour, suit: &mut Suit, sums: &mut Sums) {
        let [own, other] = self.seats;
        let row = self.view.expedition(own, colour);
        let (mut hand_sum, mut unseen_sums) = (0, [0; 2]);
        for (index, rank) in Rank::all().enumerate() {
            let card = Card::number(colour, rank);
            let number = i16::from(rank.number());
            let is_in_hand = self.cards[HAND].contains(card);
            let is_unseen = self.cards[UNSEEN].contains(card);
            let [fits_me, fits_them] = [own, other].map(|seat| self.view.is_playable(seat, card));
            if fits_me && is_in_hand {
                set(&mut suit.bits, FITS_ME + index);
                hand_sum += number;
                sums.n_playable += 1;
            }
            if fits_them && is_in_hand {
                set(&mut suit.bits, FITS_THEM + index);
            }
            for (sum, fits) in unseen_sums.iter_mut().zip([fits_me, fits_them]) {
                *sum += if fits && is_unseen { number } else { 0 };
            }
        }
        let wager = Card::wager(colour);
        let n_wagers = if self.view.is_playable(own, wager) {
            self.cards[HAND].count(wager)
        } else {
            0
        };
        sums.n_playable += n_wagers;
        let factor = 1 + i16::from(row.n_wagers()) + small(n_wagers);
        let known = self.view.known_cards(own);
        let n_known = known.iter().filter(|card| card.colour() == colour).count();
        suit.numbers[2..].copy_from_slice(&[
            part(hand_sum, 20),
            part(unseen_sums[0], 20),
            part(unseen_sums[1], 20),
            part(factor * hand_sum, 60),
            part(sum_of(row) + hand_sum - 20, 20),
            part(small(n_known), 4),
        ]);
    }

    fn table(&self, sums: &Sums) -> Table {
        const BEGUN: usize = 45;
        const PLAYABLE: usize = BEGUN + 2 * (MAX_SUITS + 1);
        const SPARE: usize = PLAYABLE + 9;
        const FLAGS: usize = SPARE + 13;
        let view = self.view;
        let n_draw_pile = view.n_draw_pile();
        let turns = n_draw_pile.div_ceil(2);
        let mut table = Table::default();
        let counts = [
            n_draw_pile.min(BEGUN - 1),
            BEGUN + sums.n_begun[0],
            BEGUN + MAX_SUITS + 1 + sums.n_begun[1],
            PLAYABLE + sums.n_playable.min(8),
            SPARE + (turns + 4).saturating_sub(sums.n_playable).min(12),
        ];
        for input in counts {
            set(&mut table.bits, input);
        }
        let flags = [
            view.discards_are_closed(),
            matches!(view.phase(), Phase::Draw { .. }),
            view.colours().len() == MAX_SUITS,
            n_draw_pile % 2 == 1,
        ];
        for (input, _) in (FLAGS..).zip(flags).filter(|&(_, flag)| flag) {
            set(&mut table.bits, input);
        }
        let [mine, theirs] = sums.points;
        let [known, known_of_other] = self.seats.map(|seat| small(view.known_cards(seat).len()));
        table.numbers = [
            part(small(n_draw_pile), 44),
            part(mine, 50),
            part(theirs, 50),
            part(mine - theirs, 50),
            part(small(sums.n_discards), 20),
            part(known, 8),
            part(known_of_other, 8),
            part(small(turns) - small(sums.n_playable), 8),
        ];
        table
    }
}

/// The face of a card: 0 for a wager, else the number less one.
pub(super) fn face(rank: Option<Rank>) -> usize {
    rank.map_or(0, |rank| usize::from(rank.number()) - 1)
}

fn sum_of(row: Expedition) -> i16 {
    row.ranks().map(|rank| i16::from(rank.number())).sum()
}

fn small(n: usize) -> i16 {
    i16::try_from(n).unwrap_or(i16::MAX)
}

/// `n` as a part of `whole`, in [`ONE`]s.
fn part(n: i16, whole: i32) -> i16 {
    let part = (i32::from(n) * i32::from(ONE) + whole / 2).div_euclid(whole);
    i16::try_from(part).unwrap_or(i16::MAX)
}
