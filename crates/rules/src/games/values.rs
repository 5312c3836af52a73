//! The value table: every number that is printed on a board, a card or a sheet.
//!
//! The rulebooks show many of them only in pictures, so each record says how sure we are and why (docs/RULES.md, section 6).
//! A match stores the version it was begun with; a corrected table is a new file and never changes an old match.

mod board_game;
mod classic;
mod fact;
mod rivals;
mod roll_write;
#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;
use std::sync::{LazyLock, OnceLock};

use serde::Deserialize;
use serde_json::Value;
use sha2::{Digest, Sha256};

pub use board_game::{BoardGameValues, BoardTie, TileStages};
pub use classic::{ClassicValues, TieMatch, TieStarter};
pub use fact::{Confidence, Fact};
pub use rivals::{Footprints, RivalsValues, StartCoins, TieRivals};
pub use roll_write::{BadFields, Fields, RollWriteValues};

pub const LATEST: u32 = 1;

/// No version of the program's own is as high.
const FIRST_OWN: u32 = 1 << 31;

/// Points that may be printed somewhere: so few that no sum of a match overflows.
const AMOUNTS: RangeInclusive<i32> = -1_000..=1_000;

const VERSION_1: &str = include_str!("../../assets/values/1.json");

static TABLE_1: LazyLock<Values> = LazyLock::new(|| {
    Values::parse(VERSION_1).expect("the table is part of the program, and a test reads it")
});

/// The tables of this host, that of new matches last.
static OWN: OnceLock<Vec<Values>> = OnceLock::new();

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Values {
    pub table_version: u32,
    pub classic: ClassicValues,
    #[serde(rename = "board")]
    pub board_game: BoardGameValues,
    pub roll_write: RollWriteValues,
    pub rivals: RivalsValues,
}

impl Values {
    /// The table with this version, if there is one. It is read once.
    pub fn version(version: u32) -> Option<&'static Self> {
        let mut own = OWN.get().into_iter().flatten();
        own.find(|table| table.table_version == version)
            .or_else(|| (version == LATEST).then(|| &*TABLE_1))
    }

    /// The table of new matches.
    pub fn latest() -> &'static Self {
        OWN.get().and_then(|own| own.last()).unwrap_or(&TABLE_1)
    }

    /// Adds a table for each of these corrections of the program's own; new matches have the last. To be called before anything is
    /// played, and once.
    ///
    /// # Errors
    /// If one cannot be right; nothing is corrected then.
    pub fn correct(corrections: &[String]) -> Result<(), BadTable> {
        let own = corrections.iter().map(|text| Self::corrected(text));
        let own = own.collect::<Result<_, _>>()?;
        OWN.set(own)
            .map_err(|_| BadTable::Wrong("it was corrected before"))
    }

    /// The newest table of the program with other records.
    fn corrected(text: &str) -> Result<Self, BadTable> {
        let correction: Value = serde_json::from_str(text)?;
        let mut table: Value = serde_json::from_str(VERSION_1)?;
        let games = correction.as_object().ok_or(BadTable::NoRecord)?;
        for (game, records) in games {
            for (name, record) in records.as_object().ok_or(BadTable::NoRecord)? {
                let known = table.get_mut(game).and_then(|game| game.get_mut(name));
                *known.ok_or(BadTable::NoRecord)? = record.clone();
            }
        }
        // The number follows from what is in it: never that of another table, so that old matches stay as they were.
        let hash = Sha256::digest(table.to_string());
        let [a, b, c, d] = [hash[0], hash[1], hash[2], hash[3]];
        table["table_version"] = (FIRST_OWN | u32::from_be_bytes([a, b, c, d])).into();
        Self::parse(&table.to_string())
    }

    pub(super) fn parse(text: &str) -> Result<Self, BadTable> {
        let values: Self = serde_json::from_str(text)?;
        values.classic.check()?;
        values.board_game.check()?;
        values.roll_write.check()?;
        values.rivals.check()?;
        Ok(values)
    }
}

#[derive(Debug, thiserror::Error)]
pub enum BadTable {
    #[error("the value table cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("the value table is wrong: {0}")]
    Wrong(&'static str),
    #[error(
        "a correction gives whole records of the value table, each with value, confidence and source"
    )]
    NoRecord,
}
