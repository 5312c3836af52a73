//! What rows promise.

use super::Style;
use crate::numbers::float;
use lostcities_rules::games::Colour;
use lostcities_rules::games::rivals::{Card, Rank, Row, View};
use lostcities_rules::kernel::Seat;

pub(super) struct Outlook<'a> {
    view: &'a View,
    style: &'a Style,
    seat: Seat,
    /// How likely a card that is still to come will be this seat's.
    share: f32,
}

/// What this seat would best lay of one colour.
struct Plan {
    first: Option<Card>,
    /// What is promised more than before.
    gain: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(view: &'a View, style: &'a Style, seat: Seat) -> Self {
        Self {
            view,
            style,
            seat,
            share: style.bought / f32::from(view.n_seats()),
        }
    }

    pub(super) fn gain(&self) -> f32 {
        let colours = self.view.colours().iter();
        colours.map(|&colour| self.plan(colour).gain).sum()
    }

    /// The card to lay next; `None` if laying no more is better.
    pub(super) fn next_to_lay(&self) -> Option<Card> {
        let colours = self.view.colours().iter();
        colours
            .map(|&colour| self.plan(colour))
            .find_map(|plan| plan.first)
    }

    /// What this seat would gain by laying this card alone.
    pub(super) fn gain_from(&self, card: Card) -> f32 {
        let row = self.view.row(self.seat, card.colour());
        if !row.takes(card) {
            return 0.0;
        }
        (self.promise(row.with(card)) - self.promise(row)).max(0.0)
    }

    /// The best that can be laid of one colour. A lower number never spoils a higher one, so whoever lays a number lays
    /// all lower ones before it; what is to be found is where to stop.
    fn plan(&self, colour: Colour) -> Plan {
        let row = self.view.row(self.seat, colour);
        let before = self.promise(row);
        let mut best = Plan {
            first: None,
            gain: 0.0,
        };
        let of_colour = self.view.display().iter();
        let of_colour = of_colour.filter(|card| card.colour() == colour && row.takes(*card));
        let mut first = None;
        let mut next = row;
        // Wagers come first in sorted order.
        for card in of_colour {
            first = first.or(Some(card));
            next = next.with(card);
            let gain = self.promise(next) - before;
            if gain > best.gain {
                best = Plan { first, gain };
            }
        }
        best
    }

    fn promise(&self, row: Row) -> f32 {
        let values = self.view.values();
        let colour = row.colour();
        let lowest = row.last_rank().unwrap_or(Rank::LOWEST);
        let (mut footprints, mut n_numbers) = (0.0, float(row.n_numbers()));
        for rank in row.ranks() {
            footprints += f32::from(values.footprints.value.of(rank));
        }
        for rank in Rank::all().filter(|&rank| rank >= lowest) {
            let expected = self.expected(Card::number(colour, rank), row);
            footprints += expected * f32::from(values.footprints.value.of(rank));
            n_numbers += expected;
        }
        let mut factor = 1.0 + f32::from(row.n_wagers());
        if row.last_rank().is_none() {
            // Some of the wagers come when the row has a number already.
            factor += self.style.wagers * self.expected(Card::wager(colour), row);
        }
        let missing = f32::from(values.bonus_min_numbers.value) - n_numbers;
        // The bonus becomes likelier with every part of the last cards that is there.
        let is_long = (1.0 - missing / self.style.bonus_span).clamp(0.0, 1.0);
        footprints * factor + is_long * f32::from(values.bonus.value)
    }

    /// How many copies of a card this seat may still hope for, if its row were this one.
    fn expected(&self, card: Card, row: Row) -> f32 {
        let own = self.view.row(self.seat, card.colour());
        // What the row has more than the real one is taken from the display.
        let taken = row.count(card) - own.count(card);
        let stays = self.view.display().count(card).saturating_sub(taken);
        self.share * (float(self.view.unseen().count(card)) + self.style.stays * float(stays))
    }
}
