//! Whether Discord fails to answer the bot's own requests, and when it answers again.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::SeqCst};

use tokio::sync::Notify;

/// The state of the connection as the last requests showed it.
#[derive(Default)]
pub(super) struct Outage {
    is_on: AtomicBool,
    n_ended: AtomicU64,
    ended: Notify,
}

impl Outage {
    pub(super) fn is_on(&self) -> bool {
        self.is_on.load(SeqCst)
    }

    /// A request failed although it was repeated.
    pub(super) fn failed(&self) {
        self.is_on.store(true, SeqCst);
    }

    pub(super) fn succeeded(&self) {
        if self.is_on.swap(false, SeqCst) {
            self.n_ended.fetch_add(1, SeqCst);
            self.ended.notify_one();
        }
    }

    pub(super) fn n_ended(&self) -> u64 {
        self.n_ended.load(SeqCst)
    }

    /// Waits for the end of an outage; an end that nobody waited for ends the next wait at once.
    pub(super) async fn ended(&self) {
        self.ended.notified().await;
    }
}
