//! Waiting as long as Discord asks before requests of one route and channel.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use reqwest::Response;
use reqwest::header::HeaderMap;
use tokio::time::Instant;

/// How many buckets are remembered before those that are open again are forgotten.
const MAX_REMEMBERED: usize = 1_000;

/// Until when each bucket is closed to us.
#[derive(Default)]
pub(super) struct Limits(Mutex<HashMap<String, Instant>>);

impl Limits {
    pub(super) async fn wait(&self, bucket: &str) {
        // Others may close the bucket again while this request waits for it.
        while let Some(until) = self
            .closed_until(bucket)
            .filter(|&until| until > Instant::now())
        {
            tokio::time::sleep_until(until).await;
        }
    }

    pub(super) fn is_closed(&self, bucket: &str) -> bool {
        self.closed_until(bucket)
            .is_some_and(|until| until > Instant::now())
    }

    fn closed_until(&self, bucket: &str) -> Option<Instant> {
        let closed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        closed.get(bucket).copied()
    }

    /// Notes what an answer says about further requests of this bucket. Returns how long to wait with all requests, if it says
    /// something about all of them.
    pub(super) fn note(&self, bucket: &str, response: &Response) -> Option<Duration> {
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
        let pause = pause?;
        if is_refused && is_global(headers) {
            return Some(pause);
        }
        self.close(bucket, pause);
        None
    }

    pub(super) fn close(&self, bucket: &str, pause: Duration) {
        let until = Instant::now() + pause;
        let mut closed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if closed.len() >= MAX_REMEMBERED {
            let now = Instant::now();
            closed.retain(|_, until| *until > now);
        }
        closed.insert(bucket.to_owned(), until);
    }
}

/// Whether a refusal concerns all requests: it says so, or it comes from what is in front of Discord, which knows no
/// buckets.
fn is_global(headers: &HeaderMap) -> bool {
    let is_of_discord = headers
        .keys()
        .any(|name| name.as_str().starts_with("x-ratelimit-"));
    !is_of_discord || headers.contains_key("x-ratelimit-global")
}

fn seconds(headers: &HeaderMap, name: &str) -> Option<Duration> {
    let seconds: f64 = headers.get(name)?.to_str().ok()?.parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok()
}
