//! One seat's expedition of one colour.

use super::N_FIELDS;
use super::choice::Mark;

/// What one seat has entered in the column of one colour. Everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Expedition {
    is_doubled: bool,
    numbers: [u8; N_FIELDS],
    n_numbers: u8,
    has_end_artefact: bool,
}

/// The round field at the start of an expedition (001:94-102).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Circle {
    /// It may still be crossed.
    Open,
    /// It was crossed: the expedition counts double.
    Crossed,
    /// The expedition was begun without it (001:98).
    Closed,
}

impl Expedition {
    /// Its numbers from the bottom up, 1 to 10 each, never falling.
    pub fn numbers(&self) -> &[u8] {
        &self.numbers[..usize::from(self.n_numbers)]
    }

    pub const fn n_numbers(&self) -> u8 {
        self.n_numbers
    }

    /// The highest number, which the next must reach (001:108).
    pub fn last(&self) -> Option<u8> {
        self.numbers().last().copied()
    }

    pub const fn circle(&self) -> Circle {
        if self.is_doubled {
            Circle::Crossed
        } else if self.n_numbers == 0 {
            Circle::Open
        } else {
            Circle::Closed
        }
    }

    pub const fn has_end_artefact(&self) -> bool {
        self.has_end_artefact
    }

    /// The field that the next number goes into, 1 to 9.
    pub const fn next_field(&self) -> Option<u8> {
        if (self.n_numbers as usize) < N_FIELDS {
            Some(self.n_numbers + 1)
        } else {
            None
        }
    }

    /// Where `number` (1 to 10) goes, if it can be entered: numbers never fall (001:108), and once all fields are full
    /// the artefact at the end may be ticked instead (001:126).
    pub fn place_for(&self, number: u8) -> Option<Mark> {
        if self.last().is_some_and(|last| number < last) {
            return None;
        }
        match self.next_field() {
            Some(field) => Some(Mark::Number { field, number }),
            None if self.has_end_artefact => None,
            None => Some(Mark::EndArtefact),
        }
    }

    /// What an arrow enters here: the number before again, or a 1 to begin with (001:116-118); never a circle.
    ///
    /// The rulebook would allow higher numbers, which are never better.
    pub fn place_for_arrow(&self) -> Option<Mark> {
        self.place_for(self.last().unwrap_or(1))
    }

    pub(super) fn enter(&mut self, mark: Mark) {
        match mark {
            Mark::Circle => self.is_doubled = true,
            Mark::Number { field, number } => {
                if let Some(place) = self.numbers.get_mut(usize::from(field) - 1) {
                    *place = number;
                    self.n_numbers = field;
                }
            }
            Mark::EndArtefact => self.has_end_artefact = true,
        }
    }

    #[cfg(test)]
    pub(super) fn of(is_doubled: bool, numbers: &[u8]) -> Self {
        let mut expedition = Self {
            is_doubled,
            ..Self::default()
        };
        for &number in numbers {
            let mark = expedition.place_for(number).expect("numbers never fall");
            expedition.enter(mark);
        }
        expedition
    }
}
