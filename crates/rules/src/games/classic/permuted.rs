//! The same match with its colours in other places: no colour is worth more than another (000:21-25).

use super::cards::bit;
use super::pile::DiscardPiles;
use super::{Action, Card, Cards, Chance, Phase, View};
use crate::games::{Colour, ColourPermutation};
use crate::kernel::{Eyes, Seat};

impl Action {
    #[must_use]
    pub const fn permuted(self, by: ColourPermutation) -> Self {
        match self {
            Self::Play(card) => Self::Play(by.of_card(card)),
            Self::Discard(card) => Self::Discard(by.of_card(card)),
            Self::Draw => Self::Draw,
            Self::Take(pile) => Self::Take(by.of(pile)),
        }
    }
}

impl Chance {
    #[must_use]
    pub const fn permuted(self, by: ColourPermutation) -> Self {
        match self {
            Self::First(seat) => Self::First(seat),
            Self::Draw { seat, card } => Self::Draw {
                seat,
                card: by.of_card(card),
            },
        }
    }
}

impl Cards {
    fn permuted(self, by: ColourPermutation) -> Self {
        self.iter().map(|card| by.of_card(card)).collect()
    }
}

impl Phase {
    fn permuted(self, by: ColourPermutation) -> Self {
        match self {
            Self::Draw {
                seat,
                just_discarded,
            } => Self::Draw {
                seat,
                just_discarded: just_discarded.map(|colour| by.of(colour)),
            },
            Self::Beginning
            | Self::Dealing
            | Self::Play { .. }
            | Self::Drawing { .. }
            | Self::Over => self,
        }
    }
}

impl View {
    /// The same view with the colours in other places, such as [`View::sorted_colours`]: what may be done there are the
    /// permuted actions, and they lead to permuted views.
    ///
    /// # Panics
    /// If a colour of the match goes to one that is not in it.
    #[must_use]
    pub fn permuted(&self, by: ColourPermutation) -> Self {
        let playable = |bits: u64| {
            let all = Cards::all(self.setup.n_colours()).faces();
            let playable = all.filter(|&card| bits & bit(card) != 0);
            playable.fold(0, |bits, card| bits | bit(by.of_card(card)))
        };
        Self {
            eyes: match self.eyes {
                Eyes::Seat(seat, hand) => Eyes::Seat(seat, hand.permuted(by)),
                Eyes::Spectator => Eyes::Spectator,
            },
            phase: self.phase.permuted(by),
            played: self.played.map(|cards| cards.permuted(by)),
            playable: self.playable.map(playable),
            discards: self.discards.permuted(by),
            known: self.known.map(|cards| cards.permuted(by)),
            ..*self
        }
    }

    /// Puts the colours in an order that follows from what this view shows in them: in two views that differ only in the places
    /// of the colours it leads to the same view.
    pub fn sorted_colours(&self) -> ColourPermutation {
        ColourPermutation::sorting(self.colours(), |&colour| self.shown_in(colour))
    }

    /// All that the view shows in a colour.
    fn shown_in(&self, colour: Colour) -> (bool, [Vec<u8>; 6]) {
        let [first, second] = [Seat::FIRST, Seat::FIRST.next(2)];
        let faces = |cards: &mut dyn Iterator<Item = Card>| {
            let of_colour = cards.filter(|card| card.colour() == colour);
            of_colour.map(Card::face).collect()
        };
        let is_just_discarded = matches!(self.phase, Phase::Draw { just_discarded, .. } if just_discarded == Some(colour));
        let shown = [
            faces(&mut self.hand().iter()),
            faces(&mut self.played(first).iter()),
            faces(&mut self.played(second).iter()),
            faces(&mut self.known_cards(first).iter()),
            faces(&mut self.known_cards(second).iter()),
            faces(&mut self.discard_pile(colour).cards()),
        ];
        (is_just_discarded, shown)
    }
}

impl DiscardPiles {
    fn permuted(self, by: ColourPermutation) -> Self {
        let mut permuted = Self::default();
        for card in Colour::ALL
            .iter()
            .flat_map(|&colour| self.pile(colour).cards())
        {
            permuted.push(by.of_card(card));
        }
        permuted
    }
}
