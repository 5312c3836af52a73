//! Positions written down as sheets, rolls and choices.

use super::layout;
use crate::games::Colour;
use crate::games::roll_write::{Chance, Expedition, Order, RollWrite, Setup, Sheet};
use crate::games::testing;
use crate::games::values::RollWriteValues;
use crate::kernel::Seat;

pub(super) const A: Seat = Seat::FIRST;
pub(super) const B: Seat = A.next(3);
pub(super) const C: Seat = B.next(3);

/// A match that a test plays by hand; A is the first active player.
pub(super) type Table = testing::Table<RollWrite>;

/// A sheet with these expeditions: `"r:2,2 o:x b:x,1,1"`; an `x` crosses the circle, a `+` ticks the artefact at the end.
pub(super) fn sheet(text: &str) -> Sheet {
    let mut sheet = Sheet::default();
    for column in text.split_whitespace() {
        let (colour, marks) = column.split_once(':').expect("a colour and its marks");
        let colour: Colour = colour.parse().expect("a colour");
        let numbers: Vec<u8> = marks
            .split(',')
            .filter_map(|mark| mark.parse().ok())
            .collect();
        sheet.set(colour, Expedition::of(marks.starts_with('x'), &numbers));
        if marks.ends_with('+') {
            sheet.tick_end(colour);
        }
    }
    sheet
}

impl Table {
    pub(super) fn new(seats: u8, order: Order) -> Self {
        Self::with(seats, order, layout())
    }

    /// The same with other printed values.
    pub(super) fn with(seats: u8, order: Order, values: &'static RollWriteValues) -> Self {
        let setup = Setup::new(seats, order).expect("such a match exists");
        let mut table = Self::start(&setup, values);
        table.chance(Chance::First(A)).expect("a seat begins");
        table
    }

    pub(super) fn sheet(self, seat: Seat, text: &str) -> Self {
        self.marked(seat, |own| *own = sheet(text))
    }

    pub(super) fn marked(mut self, seat: Seat, change: impl FnOnce(&mut Sheet)) -> Self {
        change(&mut self.game.open.sheets[seat]);
        self
    }

    /// The active player rolls this.
    pub(super) fn roll(mut self, dice: &str) -> Self {
        let roll = dice.parse().expect("a roll");
        self.chance(Chance::Roll(roll)).expect("a roll is due");
        self
    }

    pub(super) fn acts(mut self, seat: Seat, actions: &str) -> Self {
        for action in actions.split_whitespace() {
            self.act(seat, action)
                .unwrap_or_else(|why| panic!("{seat} {action}: {why}"));
        }
        self
    }

    pub(super) fn numbers(&self, seat: Seat, colour: Colour) -> Vec<u8> {
        self.game
            .open
            .sheet(seat)
            .expedition(colour)
            .numbers()
            .to_vec()
    }
}
