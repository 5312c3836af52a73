//! The times that a server's tables are of.

/// The tables of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DailySpan {
    Day,
    Week,
    Month,
}

impl DailySpan {
    pub const ALL: [Self; 3] = [Self::Day, Self::Week, Self::Month];

    pub const fn n_days(self) -> u32 {
        match self {
            Self::Day => 1,
            Self::Week => 7,
            Self::Month => 30,
        }
    }
}
