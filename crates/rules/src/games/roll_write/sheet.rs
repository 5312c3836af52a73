//! A sheet, and how marks are made on it.

use super::choice::{Entry, Hatched, Mark};
use super::column::N_PLACES;
use super::{COLOURS, Circle, Column, Columns, Digit, Expedition, LAST_FIELD};
use crate::games::Colour;
use crate::games::values::RollWriteValues;

/// What one seat has marked. Everybody sees it (001:52).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    expeditions: [Expedition; Colour::ALL.len()],
    artefacts: u8,
    dice: u8,
    bridges: [Bridge; N_PLACES],
}

/// The bridge of a column on one sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bridge {
    /// Nobody has crossed it in an earlier turn.
    #[default]
    Open,
    /// This seat crossed it first, alone or with others in the same turn: it is circled.
    Won,
    /// Others crossed it first: it is struck out.
    Lost,
}

/// What is printed in a field of an expedition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture {
    None,
    /// An artefact: one is hatched in the column of artefacts (001:122).
    Artefact,
    /// An arrow: one more entry in any expedition (001:116).
    Arrow,
}

impl Picture {
    /// What is printed in this field, 1 to 9.
    pub const fn of(values: &RollWriteValues, colour: Colour, field: u8) -> Self {
        if values.artefact_fields.value.contains(colour, field) {
            Self::Artefact
        } else if values.arrow_fields.value.contains(colour, field) {
            Self::Arrow
        } else {
            Self::None
        }
    }
}

impl Sheet {
    pub const fn expedition(&self, colour: Colour) -> &Expedition {
        &self.expeditions[colour.index()]
    }

    pub const fn artefacts(&self) -> u8 {
        self.artefacts
    }

    pub const fn dice(&self) -> u8 {
        self.dice
    }

    pub const fn is_exhausted(&self) -> bool {
        self.dice == LAST_FIELD
    }

    pub const fn bridge(&self, column: Column) -> Bridge {
        self.bridges[column.index()]
    }

    pub fn n_bridges(&self) -> u8 {
        let won = self.bridges.iter().filter(|&&bridge| bridge == Bridge::Won);
        won.map(|_| 1).sum()
    }

    pub const fn n_filled(&self, column: Column) -> u8 {
        match column {
            Column::Expedition(colour) => self.expedition(colour).n_numbers(),
            Column::Artefacts => self.artefacts,
            Column::Dice => self.dice,
        }
    }

    /// What entering this pair as a number marks, if it can be entered (001:106-110, 001:126).
    pub fn place_for(&self, colour: Colour, digit: Digit) -> Option<Mark> {
        self.expedition(colour).place_for(digit.written())
    }

    /// Whether a 0 may cross the circle of this colour (001:94-98).
    pub fn may_cross_circle(&self, colour: Colour) -> bool {
        self.expedition(colour).circle() == Circle::Open
    }

    /// What an arrow may enter, in the order of the sheet.
    pub fn places_for_arrow(&self) -> impl Iterator<Item = (Colour, Mark)> {
        COLOURS.into_iter().filter_map(|colour| {
            let mark = self.expedition(colour).place_for_arrow()?;
            Some((colour, mark))
        })
    }

    /// Makes a mark that fits, and everything that follows from it at once.
    pub fn enter(&mut self, colour: Colour, mark: Mark, values: &RollWriteValues) -> Entry {
        if let Some(expedition) = self.expeditions.get_mut(colour.index()) {
            expedition.enter(mark);
        }
        let bridge = values.bridge_field.value;
        let mut entry = Entry {
            colour,
            mark,
            artefact: None,
            is_arrow: false,
            bridges: Columns::NONE,
        };
        let is_artefact = match mark {
            Mark::Circle => false,
            Mark::EndArtefact => true,
            Mark::Number { field, .. } => {
                if field == bridge {
                    entry.bridges = entry.bridges.with(Column::Expedition(colour));
                }
                let picture = Picture::of(values, colour, field);
                entry.is_arrow = picture == Picture::Arrow;
                picture == Picture::Artefact
            }
        };
        if is_artefact && self.artefacts < LAST_FIELD {
            self.artefacts += 1;
            entry.artefact = Some(self.artefacts);
            if self.artefacts == bridge {
                entry.bridges = entry.bridges.with(Column::Artefacts);
            }
        }
        entry
    }

    /// Hatches a dice symbol for refused dice, as long as there is one (001:134-136).
    pub fn refuse(&mut self, values: &RollWriteValues) -> Hatched {
        if self.is_exhausted() {
            return Hatched {
                symbol: None,
                bridges: Columns::NONE,
            };
        }
        self.dice += 1;
        let bridges = if self.dice == values.bridge_field.value {
            Columns::NONE.with(Column::Dice)
        } else {
            Columns::NONE
        };
        Hatched {
            symbol: Some(self.dice),
            bridges,
        }
    }

    /// Circles or strikes out the bridge of a column.
    pub(super) fn resolve_bridge(&mut self, column: Column, bridge: Bridge) {
        self.bridges[column.index()] = bridge;
    }

    #[cfg(test)]
    pub(super) fn set(&mut self, colour: Colour, expedition: Expedition) {
        self.expeditions[colour.index()] = expedition;
    }

    /// Ticks the artefact at the end of a complete expedition.
    #[cfg(test)]
    pub(super) fn tick_end(&mut self, colour: Colour) {
        self.expeditions[colour.index()].enter(Mark::EndArtefact);
    }

    #[cfg(test)]
    pub(super) fn hatch(&mut self, artefacts: u8, dice: u8) {
        self.artefacts = artefacts;
        self.dice = dice;
    }
}
