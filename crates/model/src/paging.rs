//! Which page of a list is meant, as buttons can carry it.

use crate::MatchId;
use lostcities_rules::kernel::Timestamp;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageRequest {
    /// This one, counted from 0; the last one if there are fewer.
    Page(u32),
    /// The one with the asker; the first one if they have no place.
    Own,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageStart {
    Newest,
    /// With the newest one that is older than this.
    Before(HistoryCursor),
    /// It ends with the oldest one that is newer than this.
    After(HistoryCursor),
}

/// When a match ended, among all others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct HistoryCursor {
    pub at: Timestamp,
    /// The match, for those that ended in the same millisecond.
    pub id: MatchId,
}
