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

use std::sync::LazyLock;

use serde::Deserialize;

pub use board_game::{BoardGameValues, BoardTie, TileStages};
pub use classic::{ClassicValues, TieMatch, TieStarter};
pub use fact::{Confidence, Fact};
pub use rivals::{Footprints, RivalsValues, StartCoins, TieRivals};
pub use roll_write::{BadFields, Fields, RollWriteValues};

pub const LATEST: u32 = 1;

const VERSION_1: &str = include_str!("../../assets/values/1.json");

static TABLE_1: LazyLock<Values> = LazyLock::new(|| {
    Values::parse(VERSION_1).expect("the table is part of the program, and a test reads it")
});

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
        match version {
            1 => Some(&TABLE_1),
            _ => None,
        }
    }

    pub fn latest() -> &'static Self {
        &TABLE_1
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
pub(super) enum BadTable {
    #[error("the value table cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("the value table is wrong: {0}")]
    Wrong(&'static str),
}
