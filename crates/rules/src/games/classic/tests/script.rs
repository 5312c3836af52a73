//! Positions written down as the turns that lead to them.

use crate::games::classic::{Card, Cards, Chance, Classic, Setup};
use crate::games::testing;
use crate::kernel::{Game, Seat, Viewer};

use super::values;

pub(super) const A: Seat = Seat::FIRST;
pub(super) const B: Seat = Seat::FIRST.next(2);

pub(super) type Table = testing::Table<Classic>;

/// The cards of a list such as `"r7 bw"`.
pub(super) fn cards(text: &str) -> Cards {
    text.split_whitespace()
        .map(|card| card.parse::<Card>().expect("a card"))
        .collect()
}

impl Table {
    pub(super) fn new(rounds: u8, colours: u8) -> Self {
        let setup = Setup::new(rounds, colours).expect("such a match exists");
        Self::with(setup)
    }

    pub(super) fn with(setup: Setup) -> Self {
        Self::start(&setup, values())
    }

    pub(super) fn deal(mut self, first: Seat, to_a: &str, to_b: &str) -> Self {
        self.chance(Chance::First(first)).expect("a round begins");
        for (seat, hand) in [(A, to_a), (B, to_b)] {
            for card in cards(hand).iter() {
                self.chance(Chance::Draw { seat, card })
                    .expect("still in the draw pile");
            }
        }
        self
    }

    /// Plays halves of turns by the player who is to move: `"play.r7 draw:b2 discard.y4 take.r"`.
    pub(super) fn plays(mut self, halves: &str) -> Self {
        for half in halves.split_whitespace() {
            let seat = self.view().to_move().expect("a turn");
            match half.strip_prefix("draw:") {
                Some(card) => {
                    let card = card.parse().expect("a card");
                    self.act(seat, "draw").expect("half a turn");
                    self.chance(Chance::Draw { seat, card })
                        .expect("still in the draw pile");
                }
                None => self
                    .act(seat, half)
                    .unwrap_or_else(|why| panic!("{half}: {why}")),
            }
        }
        self
    }

    /// Discards and draws until the draw pile has this many cards; the lowest card always goes and the lowest unseen one
    /// comes.
    pub(super) fn runs_down_to(mut self, n_draw_pile: usize) -> Self {
        while self.view().n_draw_pile() > n_draw_pile {
            let seat = self.view().to_move().expect("a turn");
            let hand = self.hand(seat);
            let lowest = hand.iter().next().expect("a hand");
            self.act(seat, &format!("discard.{lowest}"))
                .expect("always legal");
            self.draws_lowest();
        }
        self
    }

    pub(super) fn draws_lowest(&mut self) {
        let seat = self.view().to_move().expect("a turn");
        self.act(seat, "draw").expect("always legal");
        let card = self.lowest_in_draw_pile();
        self.chance(Chance::Draw { seat, card })
            .expect("it is there");
    }

    fn lowest_in_draw_pile(&self) -> Card {
        let hidden = self.game.view(Viewer::Seat(A)).unseen();
        let in_hand = self.hand(B);
        hidden
            .faces()
            .find(|&card| {
                hidden.count(card) > in_hand.count(card) - self.view().known_cards(B).count(card)
            })
            .expect("the draw pile has a card")
    }

    pub(super) fn hand(&self, seat: Seat) -> Cards {
        self.game.view(Viewer::Seat(seat)).hand()
    }
}
