//! How long a turn may take.

use std::time::Duration;

crate::worded! {
    /// How long a seat may take for a turn, where its match has a clock.
    pub enum Clock {
        Hour = "1h",
        Day = "1d",
        ThreeDays = "3d",
        Week = "7d",
    }
}

impl Clock {
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
