//! What is done once a minute, although it is looked for every few seconds: on a server each look costs others time.

use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::Duration;

use crate::kernel::Timestamp;

const INTERVAL: Duration = Duration::from_mins(1);

/// When something was last done, in milliseconds.
#[derive(Default)]
pub(crate) struct Minutely(AtomicI64);

impl Minutely {
    /// Whether it is time. A clock that was set back keeps nobody waiting for long.
    pub(crate) fn is_due(&self, now: Timestamp) -> bool {
        let last = Timestamp::from_millis(self.0.load(Relaxed));
        !(last..last.after(INTERVAL)).contains(&now)
    }

    pub(crate) fn is_done(&self, now: Timestamp) {
        self.0.store(now.millis(), Relaxed);
    }
}
