//! Things that are done for a match once in a while.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::kernel::Timestamp;
use crate::table::MatchId;

/// When something was last done for which match.
pub(super) struct Cooldown {
    pause: Duration,
    /// Only those whose pause is not over.
    done: Mutex<HashMap<MatchId, Timestamp>>,
}

impl Cooldown {
    /// Nothing has been done yet; afterwards it is not done again for that long.
    pub(super) fn new(pause: Duration) -> Self {
        Self {
            pause,
            done: Mutex::default(),
        }
    }

    /// Whether it may be done for this match now. If so, the pause begins.
    pub(super) fn start(&self, id: MatchId, now: Timestamp) -> bool {
        let mut done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        done.retain(|_, at| now.since(*at) < self.pause);
        let is_free = !done.contains_key(&id);
        if is_free {
            done.insert(id, now);
        }
        is_free
    }

    /// Ends the pause of a match.
    pub(super) fn forget(&self, id: MatchId) {
        let mut done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        done.remove(&id);
    }
}
