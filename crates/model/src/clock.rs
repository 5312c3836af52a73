//! How long a turn may take.

use std::time::Duration;

/// How long a seat may take for a turn, where its match has a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clock {
    Hour,
    Day,
    ThreeDays,
    Week,
}

impl Clock {
    /// All of them, the shortest first.
    pub const ALL: [Self; 4] = [Self::Hour, Self::Day, Self::ThreeDays, Self::Week];

    /// The word that the database and command options use.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Hour => "1h",
            Self::Day => "1d",
            Self::ThreeDays => "3d",
            Self::Week => "7d",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|clock| clock.slug() == slug)
    }

    /// The time for a turn.
    pub const fn allowance(self) -> Duration {
        match self {
            Self::Hour => Duration::from_hours(1),
            Self::Day => Duration::from_hours(24),
            Self::ThreeDays => Duration::from_hours(3 * 24),
            Self::Week => Duration::from_hours(7 * 24),
        }
    }
}
