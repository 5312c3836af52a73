//! Seasons of a league.

use std::time::Duration;

use crate::Clock;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SeasonId(pub u32);

crate::worded! {
    /// How long a turn and a season may take.
    pub enum Pace {
        /// For people who look once or twice a day.
        Calm = "calm",
        /// For people who look three times a day.
        Quick = "quick",
    }
}

impl Pace {
    pub const fn clock(self) -> Clock {
        match self {
            Self::Calm => Clock::DayAndReserve,
            Self::Quick => Clock::HoursAndReserve,
        }
    }

    /// How many days a season has.
    pub const fn days(self) -> u32 {
        match self {
            Self::Calm => 28,
            Self::Quick => 21,
        }
    }

    /// The same as a time.
    pub fn length(self) -> Duration {
        Duration::from_hours(24) * self.days()
    }
}

crate::worded! {
    /// What somebody who manages a server does with a season.
    pub enum SeasonDeed {
        Open = "opened",
        Pause = "paused",
        GoOn = "resumed",
        Extend = "extended",
        Remove = "removed",
        /// Somebody who left the season before may join.
        Lift = "lifted",
        Cancel = "cancelled",
        Confirm = "confirmed",
        /// The end is taken back before it is final.
        Undo = "undone",
        /// The next one is opened when it has ended, or not.
        Again = "again",
        Once = "once",
    }
}
