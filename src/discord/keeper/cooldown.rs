//! Things that are done for a match once in a while.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::table::MatchId;

/// When something was last done for which match.
pub(super) struct Cooldown {
    pause_ms: i64,
    /// In milliseconds since 1970; only those whose pause is not over.
    done: Mutex<HashMap<MatchId, i64>>,
}

impl Cooldown {
    /// Nothing has been done yet; afterwards it is not done again for so many milliseconds.
    pub(super) fn new(pause_ms: i64) -> Self {
        Self {
            pause_ms,
            done: Mutex::default(),
        }
    }

    /// Whether it may be done for this match now. If so, the pause begins.
    pub(super) fn start(&self, id: MatchId, now: i64) -> bool {
        let mut done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        done.retain(|_, at| now.saturating_sub(*at) < self.pause_ms);
        let is_free = !done.contains_key(&id);
        if is_free {
            done.insert(id, now);
        }
        is_free
    }
}
