//! What sheets are worth (001:181-205).

use super::{Bridge, COLOURS, Circle, Column, Expedition, N_FIELDS, Sheet};
use crate::games::Colour;
use crate::games::values::RollWriteValues;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExpeditionScore {
    pub colour: Colour,
    pub n_numbers: u8,
    pub is_doubled: bool,
    /// What its ladder says, before it is doubled.
    pub value: i16,
    pub points: i16,
}

/// The arithmetic of one sheet, as it is filled in at the top of it (001:26).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SheetScore {
    pub expeditions: [ExpeditionScore; COLOURS.len()],
    pub n_artefacts: u8,
    pub artefacts: i16,
    pub n_dice: u8,
    pub dice: i16,
    pub n_bridges: u8,
    /// What they count; never doubled, and kept by the exhausted (001:187, 001:201).
    pub bridges: i16,
}

impl ExpeditionScore {
    /// What an expedition is worth (001:181-185).
    fn of(colour: Colour, expedition: &Expedition, values: &RollWriteValues) -> Self {
        let n_numbers = expedition.n_numbers();
        let is_doubled = match expedition.circle() {
            Circle::Crossed => true,
            Circle::Open | Circle::Closed => false,
        };
        let (value, points) = match step(&values.expedition.value, n_numbers) {
            Some(value) if is_doubled => (value, value + value),
            Some(value) => (value, value),
            None if is_doubled => {
                let points = values.circle_only.value;
                (points / 2, points)
            }
            None => (0, 0),
        };
        Self {
            colour,
            n_numbers,
            is_doubled,
            value,
            points,
        }
    }
}

/// What a ladder says of this many filled fields; nothing of none.
fn step(ladder: &[i16; N_FIELDS], n_filled: u8) -> Option<i16> {
    let index = usize::from(n_filled).checked_sub(1)?;
    ladder.get(index).copied()
}

impl SheetScore {
    pub fn of(sheet: &Sheet, values: &RollWriteValues) -> Self {
        let n_bridges = sheet.n_bridges();
        Self {
            expeditions: COLOURS
                .map(|colour| ExpeditionScore::of(colour, sheet.expedition(colour), values)),
            n_artefacts: sheet.artefacts(),
            artefacts: step(&values.artefacts.value, sheet.artefacts())
                .unwrap_or(values.no_artefacts.value),
            n_dice: sheet.dice(),
            dice: step(&values.dice.value, sheet.dice()).unwrap_or(values.no_dice.value),
            n_bridges,
            bridges: i16::from(n_bridges) * values.bridge_points.value,
        }
    }

    /// What one column counts, without its bridge.
    pub fn column(&self, column: Column) -> i16 {
        match column {
            Column::Expedition(colour) => self
                .expeditions
                .iter()
                .find(|score| score.colour == colour)
                .map_or(0, |score| score.points),
            Column::Artefacts => self.artefacts,
            Column::Dice => self.dice,
        }
    }

    pub fn points(&self) -> i32 {
        let expeditions = self.expeditions.iter().map(|score| score.points);
        expeditions
            .chain([self.artefacts, self.dice, self.bridges])
            .map(i32::from)
            .sum()
    }
}

impl Bridge {
    /// Whether anybody has crossed it in an earlier turn.
    pub const fn is_crossed(self) -> bool {
        match self {
            Self::Open => false,
            Self::Won | Self::Lost => true,
        }
    }
}
