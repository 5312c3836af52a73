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
        self.info().slug
    }

    pub const fn seats(self) -> RangeInclusive<u8> {
        self.info().seats
    }

    /// How many points of it move one victory point in a season, so that a match of any game moves about six. The standard
    /// deviation of the difference between two normal computer players is 38 in a round of the card game, 76 in one of the board
    /// game, 74 in Roll & Write and 13 in Rivals (200 matches each).
    pub const fn points_a_victory_point(self) -> i32 {
        match self {
            Self::Classic => 6,
            Self::BoardGame | Self::RollWrite => 12,
            Self::Rivals => 2,
        }
    }

    /// What it is called in an error.
    pub(super) const fn title(self) -> &'static str {
        self.info().title
    }

    const fn info(self) -> GameInfo {
        match self {
            Self::Classic => GameInfo {
                slug: "classic",
                title: "the classic game",
                seats: 2..=2, // 000:11.
            },
            Self::RollWrite => GameInfo {
                slug: "roll_write",
                title: "Roll & Write",
                seats: 2..=5, // 001:8.
            },
            Self::Rivals => GameInfo {
                slug: "rivals",
                title: "Rivals",
                seats: 2..=4, // 002:51.
            },
            Self::BoardGame => GameInfo {
                slug: "board",
                title: "the board game",
                seats: 2..=4, // 004:172.
            },
        }
    }
}

struct GameInfo {
    slug: &'static str,
    title: &'static str,
    seats: RangeInclusive<u8>,
}

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
