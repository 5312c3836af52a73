//! Positions written down as what lies on the table and the turns that follow.

use crate::games::rivals::{Card, Chance, Coins, Phase, Rivals, Setup, View};
use crate::games::testing;
use crate::games::values::RivalsValues;
use crate::kernel::{Game, Seat};

use super::values;

pub(super) const A: Seat = Seat::FIRST;
pub(super) const B: Seat = A.next(4);
pub(super) const C: Seat = B.next(4);
pub(super) const D: Seat = C.next(4);

pub(super) type Table = testing::Table<Rivals>;

pub(super) fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

pub(super) fn coins(number: u8) -> Coins {
    Coins::new(number)
}

impl Table {
    pub(super) fn new(n_seats: u8) -> Self {
        Self::with(n_seats, values())
    }

    pub(super) fn with(n_seats: u8, values: &'static RivalsValues) -> Self {
        let setup = Setup::new(n_seats).expect("a possible number of players");
        Self::start(&setup, values)
    }

    /// It is A's turn on a table without a card or a start wager.
    pub(super) fn empty(n_seats: u8) -> Self {
        Self::new(n_seats).edit(|view| view.phase = Phase::Action { seat: A })
    }

    pub(super) fn edit(mut self, change: impl FnOnce(&mut View)) -> Self {
        let mut view = self.view();
        change(&mut view);
        // There are no secrets, so a view is a whole position.
        self.game = Rivals::determinize(&view, &mut crate::kernel::Seed::simulated(0, 0).whims());
        self
    }

    /// Moves cards from the piles to the rows of `seat`; a start wager is written `*gw`, for it was never in a pile.
    pub(super) fn rows(self, seat: Seat, cards: &str) -> Self {
        self.edit(|view| {
            for text in cards.split_whitespace() {
                let laid = card(text.trim_start_matches('*'));
                if !text.starts_with('*') {
                    assert!(view.unseen.contains(laid), "{text}");
                    view.unseen.remove(laid);
                }
                assert!(view.row(seat, laid.colour()).takes(laid), "{text}");
                view.lay(seat, laid);
            }
        })
    }

    /// Moves cards from the piles to the display.
    pub(super) fn display(self, cards: &str) -> Self {
        self.edit(|view| {
            for text in cards.split_whitespace() {
                assert!(view.unseen.contains(card(text)), "{text}");
                view.unseen.remove(card(text));
                view.display.add(card(text));
            }
        })
    }

    /// Gives every seat this many coins; the others of the 36 are in the supply.
    pub(super) fn purses(self, purses: &[u8]) -> Self {
        self.edit(|view| {
            for (seat, &n) in view.seats().zip(purses) {
                view.coins[seat.index()] = coins(n);
            }
            view.supply = coins(36 - purses.iter().sum::<u8>());
        })
    }

    /// Only this many cards are left in this pile.
    pub(super) fn pile(self, pile: u8, n_pile: u8) -> Self {
        self.edit(|view| {
            view.pile = pile;
            view.n_pile = n_pile;
        })
    }

    /// Plays acts of the player who is to move, and cards that are turned: `"reveal>r7 auction.1 pass lay.r7 done>b2"`.
    pub(super) fn plays(mut self, acts: &str) -> Self {
        for text in acts.split_whitespace() {
            let seat = self.view().to_move().expect("a turn");
            let (act, turned) = match text.split_once('>') {
                Some((act, turned)) => (act, Some(turned)),
                None => (text, None),
            };
            self.act(seat, act)
                .unwrap_or_else(|why| panic!("{text}: {why}"));
            if let Some(turned) = turned {
                self.chance(Chance::Turn(card(turned)))
                    .unwrap_or_else(|why| panic!("{text}: {why}"));
            }
        }
        self
    }

    /// The cards of the display, as text.
    pub(super) fn shown(&self) -> String {
        let cards: Vec<_> = self
            .view()
            .display()
            .iter()
            .map(|card| card.to_string())
            .collect();
        cards.join(" ")
    }

    /// The row of `seat` in the colour with this letter, as text.
    pub(super) fn row(&self, seat: Seat, colour: &str) -> String {
        let row = self.view().row(seat, colour.parse().expect("a colour"));
        let cards: Vec<_> = row.cards().map(|card| card.to_string()).collect();
        cards.join(" ")
    }

    pub(super) fn coins(&self) -> Vec<u8> {
        let view = self.view();
        view.seats().map(|seat| view.coins(seat).number()).collect()
    }
}
