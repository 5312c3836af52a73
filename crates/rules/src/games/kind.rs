//! Which of the games a match is.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Which of the games a match is. Its text is the slug of match files and of the database.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    /// The card game for two (000, 003).
    Classic,
    /// Roll & Write for two to five (001).
    RollWrite,
    /// Rivals, for two to four (002).
    Rivals,
    /// The board game for two to four (004).
    #[serde(rename = "board")]
    BoardGame,
}

impl GameKind {
    /// Every game, in the order in which people are offered them.
    pub const ALL: [Self; 4] = [
        Self::Classic,
        Self::RollWrite,
        Self::Rivals,
        Self::BoardGame,
    ];

    /// The slug: `classic`, …
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::RollWrite => "roll_write",
            Self::Rivals => "rivals",
            Self::BoardGame => "board",
        }
    }

    /// How many can play it.
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            // 000:11.
            Self::Classic => 2..=2,
            // 001:8.
            Self::RollWrite => 2..=5,
            // 002:51, 004:172.
            Self::Rivals | Self::BoardGame => 2..=4,
        }
    }
}

/// The text is not the slug of a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no game {0:?}")]
pub struct UnknownGame(pub String);

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.slug() == text)
            .ok_or_else(|| UnknownGame(text.to_owned()))
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}
