//! How often the engines were asked, and how long answers were waited for.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use futures_util::stream::BoxStream;

static N_ASKED: AtomicU64 = AtomicU64::new(0);
static WAITED_US: AtomicU64 = AtomicU64::new(0);

/// How often this process has asked its database since it started, and how long it waited for answers, all waits added up.
pub fn asked() -> (u64, Duration) {
    let waited = Duration::from_micros(WAITED_US.load(Relaxed));
    (N_ASKED.load(Relaxed), waited)
}

/// A question that waits for its answer until it is dropped.
pub(super) struct Asked(Instant);

impl Asked {
    pub(super) fn now() -> Self {
        Self(Instant::now())
    }

    pub(super) async fn waits_for<T>(self, answer: impl Future<Output = T>) -> T {
        answer.await
    }

    pub(super) fn waits_for_each<'e, T: 'e>(self, answers: BoxStream<'e, T>) -> BoxStream<'e, T> {
        let each = answers.inspect(move |_| {
            let _until_dropped = &self;
        });
        each.boxed()
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        N_ASKED.fetch_add(1, Relaxed);
        let us = u64::try_from(self.0.elapsed().as_micros());
        WAITED_US.fetch_add(us.unwrap_or(u64::MAX), Relaxed);
    }
}
