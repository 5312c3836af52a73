//! How well a computer player plays.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// As a beginner does: sensibly, but it overlooks things.
    Easy,
    /// As somebody who has played a few times.
    Casual,
    /// As a player who still slips now and then.
    Fair,
    /// As a player who knows the game. Every computer player of which nothing else is said.
    #[default]
    Normal,
    /// As well as it can.
    Strong,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 5] = [
        Self::Easy,
        Self::Casual,
        Self::Fair,
        Self::Normal,
        Self::Strong,
    ];

    /// Its name in databases, match files, buttons and on the command line.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Casual => "casual",
            Self::Fair => "fair",
            Self::Normal => "normal",
            Self::Strong => "strong",
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no level {0:?}")]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut all = Self::ALL.into_iter();
        all.find(|level| level.slug() == text)
            .ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_read_as_it_is_written() {
        for level in Level::ALL {
            assert_eq!(level.slug().parse(), Ok(level));
            let json = serde_json::to_string(&level).expect("a word");
            assert_eq!(json, format!("\"{level}\""));
            assert_eq!(serde_json::from_str::<Level>(&json).ok(), Some(level));
        }
        assert!("Strong".parse::<Level>().is_err());
    }
}
