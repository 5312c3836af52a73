//! How long a turn may take.

use std::time::Duration;

crate::worded! {
    /// How long a seat may take for a turn, where its match has a clock.
    pub enum Clock {
        Hour = "1h",
        Day = "1d",
        ThreeDays = "3d",
        Week = "7d",
        /// What a turn takes longer comes from a reserve for the whole match.
        DayAndReserve = "1d+5d",
        /// For quick seasons alone.
        HoursAndReserve = "10h+4d",
    }
}

impl Clock {
    /// The time for a turn, without the reserve.
    pub const fn turn(self) -> Duration {
        match self {
            Self::Hour => Duration::from_hours(1),
            Self::Day | Self::DayAndReserve => Duration::from_hours(24),
            Self::HoursAndReserve => Duration::from_hours(10),
            Self::ThreeDays => Duration::from_hours(3 * 24),
            Self::Week => Duration::from_hours(7 * 24),
        }
    }

    /// The time that a seat has besides for all turns of a match together.
    pub const fn reserve(self) -> Duration {
        match self {
            Self::DayAndReserve => Duration::from_hours(5 * 24),
            Self::HoursAndReserve => Duration::from_hours(4 * 24),
            Self::Hour | Self::Day | Self::ThreeDays | Self::Week => Duration::ZERO,
        }
    }
}
