//! The clock of a machine, which a test sets.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use lostcities::kernel::Timestamp;
use lostcities::table::Environment;

#[derive(Default)]
pub struct MachineClock {
    /// What the machine says, in milliseconds since 1970.
    wall: AtomicI64,
    /// How much has passed on purpose, in milliseconds.
    skipped: AtomicU64,
    /// How often it is looked at before it is set, and by how many milliseconds it is set then.
    pub(super) looks_left: AtomicI64,
    pub(super) then_set_by: AtomicI64,
}

impl Environment for MachineClock {
    fn now(&self) -> Timestamp {
        if self.looks_left.fetch_sub(1, Ordering::Relaxed) == 0 {
            self.set(self.then_set_by.swap(0, Ordering::Relaxed));
        }
        Timestamp::from_millis(self.wall.load(Ordering::Relaxed)).after(self.skipped())
    }

    fn skipped(&self) -> Duration {
        Duration::from_millis(self.skipped.load(Ordering::Relaxed))
    }

    fn entropy(&self) -> [u8; 32] {
        [7; 32]
    }
}

impl MachineClock {
    /// The autumn of 2026.
    pub fn new() -> Arc<Self> {
        let clock = Self::default();
        clock.wall.store(1_790_000_000_000, Ordering::Relaxed);
        Arc::new(clock)
    }

    pub fn set(&self, by_ms: i64) {
        self.wall.fetch_add(by_ms, Ordering::Relaxed);
    }

    /// Time passes while the program is there.
    pub fn skip(&self, time: Duration) {
        let ms = u64::try_from(time.as_millis()).unwrap();
        self.skipped.fetch_add(ms, Ordering::Relaxed);
    }
}
