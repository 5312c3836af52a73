//! The nine stages of a path.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place on a path, 1 to 9 (004:8-10); 9 is the lost city.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Stage(u8);

impl Stage {
    /// Where every figure begins (004:211).
    pub const FIRST: Self = Self(1);
    /// The lost city.
    pub const LAST: Self = Self(9);

    /// The stage with this number, or `None` outside 1 to 9.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= Self::FIRST.0 && number <= Self::LAST.0 {
            Some(Self(number))
        } else {
            None
        }
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (Self::FIRST.0..=Self::LAST.0).map(Self)
    }

    /// The next stage; `None` in the lost city (004:240-245).
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        Self::new(self.0 + 1)
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    /// The index of this stage's values in an array of nine.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

pub(super) const N_STAGES: usize = 9;

impl TryFrom<u8> for Stage {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or_else(|| format!("there is no stage {number}"))
    }
}

impl From<Stage> for u8 {
    fn from(stage: Stage) -> Self {
        stage.0
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
