//! The same match with its colours in other places: no colour is worth more than another (002, components).

use super::{Action, Card, Cards, Chance, N_COLOURS, Row, View};
use crate::games::{Colour, ColourPermutation};
use crate::kernel::Seat;

impl Action {
    #[must_use]
    pub const fn permuted(self, by: ColourPermutation) -> Self {
        match self {
            Self::Lay(card) => Self::Lay(by.of_card(card)),
            Self::Remove(card) => Self::Remove(by.of_card(card)),
            Self::Reveal | Self::Auction(_) | Self::Bid(_) | Self::Pass | Self::Done => self,
        }
    }
}

impl Chance {
    #[must_use]
    pub fn permuted(self, by: ColourPermutation) -> Self {
        match self {
            Self::First(seat) => Self::First(seat),
            Self::StartWagers { seat, colours } => Self::StartWagers {
                seat,
                colours: colours.into_iter().map(|colour| by.of(colour)).collect(),
            },
            Self::Turn(card) => Self::Turn(by.of_card(card)),
        }
    }
}

impl Cards {
    fn permuted(self, by: ColourPermutation) -> Self {
        self.iter().map(|card| by.of_card(card)).collect()
    }
}

impl Row {
    fn permuted(self, by: ColourPermutation) -> Self {
        let cards = self.cards().map(|card| by.of_card(card));
        cards.fold(Self::empty(by.of(self.colour())), Self::with)
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
        let permuted = |rows: [Row; N_COLOURS]| {
            let mut rows = rows.map(|row| row.permuted(by));
            rows.sort_by_key(|row| row.colour());
            rows
        };
        Self {
            rows: self.rows.map(permuted),
            display: self.display.permuted(by),
            newest: self.newest.map(|card| by.of_card(card)),
            unseen: self.unseen.permuted(by),
            ..*self
        }
    }

    /// Puts the colours in an order that follows from what this view shows in them: in two views that differ only in the places
    /// of the colours it leads to the same view.
    pub fn sorted_colours(&self) -> ColourPermutation {
        ColourPermutation::sorting(self.colours(), |&colour| self.shown_in(colour))
    }

    /// All that the view shows in a colour: the newest card, the display, what is to come, and the row of every seat.
    fn shown_in(&self, colour: Colour) -> Vec<Vec<u8>> {
        let faces = |cards: &mut dyn Iterator<Item = Card>| -> Vec<u8> {
            let of_colour = cards.filter(|card| card.colour() == colour);
            of_colour.map(Card::face).collect()
        };
        let mut shown = vec![
            faces(&mut self.newest.into_iter()),
            faces(&mut self.display.iter()),
            faces(&mut self.unseen.iter()),
        ];
        let rows = self.seats().map(|seat: Seat| self.row(seat, colour));
        shown.extend(rows.map(|row| faces(&mut row.cards())));
        shown
    }
}
