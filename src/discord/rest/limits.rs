//! Waiting as long as Discord asks.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use reqwest::Response;
use reqwest::header::HeaderMap;
use tokio::time::Instant;

/// How many buckets are remembered before those that are open again are forgotten.
const MANY: usize = 1_000;

/// Until when each bucket, and Discord as a whole, is closed to us.
#[derive(Default)]
pub(super) struct Limits(Mutex<Closed>);

#[derive(Default)]
struct Closed {
    everything: Option<Instant>,
    buckets: HashMap<String, Instant>,
}

impl Limits {
    /// Waits until a request of this bucket may be sent.
    pub(super) async fn wait(&self, bucket: &str) {
        // Others may close the bucket again while this request waits for it.
        while let Some(until) = self
            .closed_until(bucket)
            .filter(|&until| until > Instant::now())
        {
            tokio::time::sleep_until(until).await;
        }
    }

    fn closed_until(&self, bucket: &str) -> Option<Instant> {
        let closed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        closed.buckets.get(bucket).copied().max(closed.everything)
    }

    /// Notes what an answer says about further requests of this bucket.
    pub(super) fn note(&self, bucket: &str, response: &Response) {
        let headers = response.headers();
        let is_refused = response.status().as_u16() == 429;
        let pause = if is_refused {
            seconds(headers, "retry-after").or(Some(Duration::from_secs(1)))
        } else if headers
            .get("x-ratelimit-remaining")
            .is_some_and(|left| left == "0")
        {
            seconds(headers, "x-ratelimit-reset-after")
        } else {
            None
        };
        let Some(pause) = pause else { return };
        let until = Instant::now() + pause;
        let mut closed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if is_refused && headers.contains_key("x-ratelimit-global") {
            closed.everything = Some(until);
            return;
        }
        if closed.buckets.len() >= MANY {
            let now = Instant::now();
            closed.buckets.retain(|_, until| *until > now);
        }
        closed.buckets.insert(bucket.to_owned(), until);
    }
}

fn seconds(headers: &HeaderMap, name: &str) -> Option<Duration> {
    let seconds: f64 = headers.get(name)?.to_str().ok()?.parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok()
}
