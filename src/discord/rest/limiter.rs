//! One queue in front of all requests with the bot's token.
//!
//! Discord takes fifty of them a second, whatever they are for, and bans an address that is refused ten thousand times in
//! ten minutes. So a bot that has much to do must not find out by refusals how much is too much.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

/// What Discord counts requests in.
const SECOND: Duration = Duration::from_secs(1);

/// Lets requests pass one after another, first come, first served.
pub(super) struct Limiter {
    /// When the next request may be sent. Whoever is first in the queue holds it while waiting; tokio's mutex is fair.
    next: tokio::sync::Mutex<Instant>,
    /// Until when Discord takes none at all.
    closed_until: Mutex<Option<Instant>>,
    /// One permit for each request that Discord may count in the present second.
    counted: Arc<Semaphore>,
    interval: Duration,
}

/// The right to send one request; dropped when the request is answered.
pub(super) struct Slot(Option<OwnedSemaphorePermit>);

impl Drop for Slot {
    /// Discord counts a request when it arrives, which was at some moment before the answer. So what is kept for a second after
    /// the answer is kept for at least a second after it was counted, however long either way took.
    fn drop(&mut self) {
        if let (Some(permit), Ok(runtime)) = (self.0.take(), Handle::try_current()) {
            runtime.spawn(async move {
                tokio::time::sleep(SECOND).await;
                drop(permit);
            });
        }
    }
}

impl Limiter {
    /// Lets so many requests pass in a second, evenly, and never more than a fifteenth above that in any second by Discord's
    /// clock.
    pub(super) fn new(per_second: u32) -> Self {
        let per_second = per_second.max(1);
        let at_most = per_second.saturating_add(per_second / 15);
        let at_most = usize::try_from(at_most).unwrap_or(usize::MAX);
        Self {
            next: tokio::sync::Mutex::new(Instant::now()),
            closed_until: Mutex::default(),
            counted: Arc::new(Semaphore::new(at_most.min(Semaphore::MAX_PERMITS))),
            interval: SECOND / per_second,
        }
    }

    /// Waits until a request may be sent.
    pub(super) async fn slot(&self) -> Slot {
        let mut next = self.next.lock().await;
        // The semaphore is never closed.
        let permit = Arc::clone(&self.counted).acquire_owned().await.ok();
        // Discord may close while this request waits.
        while let Some(until) = self.opens_at(*next) {
            tokio::time::sleep_until(until).await;
        }
        // A timer that was late is made up for, an idle time is not.
        *next = (*next + self.interval).max(Instant::now());
        Slot(permit)
    }

    /// Whether requests wait for their turn.
    pub(super) fn is_busy(&self) -> bool {
        self.next.try_lock().is_err()
    }

    /// When the next request may be sent, if that is not now.
    fn opens_at(&self, next: Instant) -> Option<Instant> {
        let closed = self
            .closed_until
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        Some(next).max(*closed).filter(|&at| at > Instant::now())
    }

    /// Sends nothing for so long, because Discord says so.
    pub(super) fn close_for(&self, pause: Duration) {
        let until = Instant::now() + pause;
        let mut closed = self
            .closed_until
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        *closed = (*closed).max(Some(until));
    }
}

/// Nothing here fails on a slow machine: only least pauses are asked for.
#[cfg(test)]
mod tests {
    use super::*;

    /// When so many requests were sent, each answered after this time.
    async fn sent(limiter: Limiter, n: usize, answer: Duration) -> Vec<Instant> {
        let limiter = Arc::new(limiter);
        let mut requests = Vec::new();
        for _ in 0..n {
            let limiter = Arc::clone(&limiter);
            requests.push(tokio::spawn(async move {
                let slot = limiter.slot().await;
                let sent = Instant::now();
                tokio::time::sleep(answer).await;
                drop(slot);
                sent
            }));
        }
        let mut times = Vec::new();
        for request in requests {
            times.push(request.await.unwrap());
        }
        times
    }

    #[tokio::test]
    async fn requests_go_one_after_another_in_the_order_in_which_they_came() {
        let n = 100;
        let times = sent(Limiter::new(1_000), n, Duration::ZERO).await;
        assert!(times.is_sorted());
        let took = times[n - 1] - times[0];
        // The pause before one of them may be made up for.
        assert!(took >= Duration::from_millis(98), "{took:?}");
    }

    #[tokio::test]
    async fn however_long_answers_take_no_second_of_discord_counts_more_than_its_limit() {
        let answer = Duration::from_millis(500);
        let times = sent(Limiter::new(300), 400, answer).await;
        for (&earlier, &later) in times.iter().zip(&times[320..]) {
            // Discord may have counted the earlier one as late as its answer, and the later one when it was sent.
            assert!(later - earlier >= SECOND + answer, "{:?}", later - earlier);
        }
    }

    #[tokio::test]
    async fn nothing_is_sent_while_discord_is_closed() {
        let limiter = Limiter::new(45);
        drop(limiter.slot().await);
        let start = Instant::now();
        limiter.close_for(Duration::from_millis(300));
        limiter.close_for(Duration::from_millis(1));
        drop(limiter.slot().await);
        assert!(start.elapsed() >= Duration::from_millis(300));
    }
}
