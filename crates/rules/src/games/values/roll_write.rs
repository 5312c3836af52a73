//! The printed values of Roll & Write.

use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;

use super::{AMOUNTS, BadTable, Fact};
use crate::games::Colour;
use crate::games::roll_write::{COLOURS, N_FIELDS};

/// The printed values of Roll & Write: what is on a sheet, and where.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RollWriteValues {
    /// What an expedition with 1 to 9 numbers is worth, in points, before it is doubled (001:181).
    pub expedition: Fact<[i16; N_FIELDS]>,
    /// What a crossed circle without any number costs, already doubled, in points (001:185).
    pub circle_only: Fact<i16>,
    /// What 1 to 9 artefacts are worth, in points (001:193).
    pub artefacts: Fact<[i16; N_FIELDS]>,
    /// What no artefact at all is worth, in points.
    pub no_artefacts: Fact<i16>,
    /// What 1 to 9 dice symbols are worth, in points; the ninth loses them all (001:195).
    pub dice: Fact<[i16; N_FIELDS]>,
    /// What no dice symbol at all is worth, in points.
    pub no_dice: Fact<i16>,
    /// Which field of a column lies behind its bridge, 1 to 9 (001:140).
    pub bridge_field: Fact<u8>,
    /// What a bridge brings, in points; never doubled (001:142, 001:187).
    pub bridge_points: Fact<i16>,
    /// The fields with an artefact (001:122).
    pub artefact_fields: Fact<Fields>,
    /// The fields with an arrow (001:116).
    pub arrow_fields: Fact<Fields>,
}

/// Some fields of every expedition of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "BTreeMap<String, Vec<u8>>")]
pub struct Fields {
    /// Bit `field` for every field, at the index of its colour.
    masks: [u16; Colour::ALL.len()],
}

/// The fields cannot be those of a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadFields {
    /// A sheet has six expeditions, each of another colour (001:20).
    #[error("a sheet needs fields for each of its six colours and no other")]
    Colours,
    /// An expedition has nine fields (001:106).
    #[error("there is no field {0}")]
    Field(u8),
}

impl Fields {
    /// Whether `field` (1 to 9) of the expedition of this colour is one of them.
    pub const fn contains(&self, colour: Colour, field: u8) -> bool {
        self.masks[colour.index()] & 1 << field != 0
    }

    pub fn of(&self, colour: Colour) -> impl Iterator<Item = u8> {
        (1..=9).filter(move |&field| self.contains(colour, field))
    }

    fn is_disjoint(&self, other: &Self) -> bool {
        self.masks.iter().zip(other.masks).all(|(a, b)| a & b == 0)
    }
}

impl TryFrom<BTreeMap<String, Vec<u8>>> for Fields {
    type Error = BadFields;

    fn try_from(written: BTreeMap<String, Vec<u8>>) -> Result<Self, Self::Error> {
        if written.len() != COLOURS.len() {
            return Err(BadFields::Colours);
        }
        let mut masks = [0; Colour::ALL.len()];
        for colour in COLOURS {
            let fields = written.get(&colour.to_string()).ok_or(BadFields::Colours)?;
            for &field in fields {
                if !(1..=9).contains(&field) {
                    return Err(BadFields::Field(field));
                }
                masks[colour.index()] |= 1 << field;
            }
        }
        Ok(Self { masks })
    }
}

impl RollWriteValues {
    /// Refuses what no printed sheet can have (docs/RULES.md, section 6).
    pub(super) fn check(&self) -> Result<(), BadTable> {
        let rises = |ladder: &[i16]| ladder.is_sorted();
        // The last field of the dice column loses what the others brought (001:195).
        let (_, dice) = self.dice.value.split_last().unwrap_or((&0, &[]));
        if !rises(&self.expedition.value) || !rises(&self.artefacts.value) || !rises(dice) {
            return Err(BadTable::Wrong("roll_write: a ladder rises"));
        }
        let [_, _, third, fourth, ..] = self.expedition.value;
        if third >= 0 || fourth <= 0 {
            return Err(BadTable::Wrong(
                "roll_write: three numbers cost points and four bring some",
            ));
        }
        // The rulebook names these (001:23-24, 001:182, 001:194-195).
        if self.expedition.value[8] != 50
            || self.artefacts.value[7..] != [70, 100]
            || self.dice.value[8] != 0
        {
            return Err(BadTable::Wrong("roll_write: the last fields are certain"));
        }
        let alone = [
            self.circle_only.value,
            self.no_artefacts.value,
            self.no_dice.value,
            self.bridge_points.value,
        ];
        let ladders = [&self.expedition, &self.artefacts, &self.dice].map(|ladder| &ladder.value);
        let mut amounts = ladders.into_iter().flatten().chain(&alone);
        if !amounts.all(|&points| AMOUNTS.contains(&points.into())) {
            return Err(BadTable::Wrong("roll_write: an amount is too large"));
        }
        if !(1..=9).contains(&self.bridge_field.value) {
            return Err(BadTable::Wrong("roll_write: a bridge lies before a field"));
        }
        if self.bridge_points.value < 0 || self.circle_only.value > 0 {
            return Err(BadTable::Wrong(
                "roll_write: bridges bring points, and a circle alone costs some",
            ));
        }
        let (artefacts, arrows) = (&self.artefact_fields.value, &self.arrow_fields.value);
        if !artefacts.is_disjoint(arrows) {
            return Err(BadTable::Wrong(
                "roll_write: a field has one picture at most",
            ));
        }
        Ok(())
    }
}
