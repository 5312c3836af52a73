//! One queue in front of all requests with the bot's token.
//!
//! Discord takes fifty of them a second, of all kinds together, and bans an address that is refused ten thousand times in
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
    /// When the next request may be sent. The first in the queue holds it while waiting; tokio's mutex is fair.
    next: tokio::sync::Mutex<Instant>,
    /// Until when Discord takes none at all.
    closed_until: Mutex<Option<Instant>>,
    /// One permit for each request that Discord may count in the present second.
    counted: Arc<Semaphore>,
    per_second: u32,
    share: Arc<Mutex<Share>>,
}

/// The share of this process in what all may send.
struct Share {
    /// Its share is one part in this many.
    n_parts: u32,
    /// Permits that are to be taken away as soon as they come back.
    n_owed: usize,
    /// Until when the number of parts is good; `None` if this process shares with nobody.
    good_until: Option<Instant>,
}

/// For how long a share is good. A process that was held up for longer may have been taken for gone, and the others may share
/// among themselves what was its own.
const GOOD_FOR: Duration = Duration::from_secs(15);

/// The right to send one request; dropped when the request is answered.
pub(super) struct Slot {
    permit: Option<OwnedSemaphorePermit>,
    share: Arc<Mutex<Share>>,
}

impl Drop for Slot {
    /// Discord counts a request when it arrives, which was at some moment before the answer. So what is kept for a second after
    /// the answer is kept for at least a second after it was counted, however long either way took.
    fn drop(&mut self) {
        if let (Some(permit), Ok(runtime)) = (self.permit.take(), Handle::try_current()) {
            let share = Arc::clone(&self.share);
            runtime.spawn(async move {
                tokio::time::sleep(SECOND).await;
                let mut share = share.lock().unwrap_or_else(PoisonError::into_inner);
                if share.n_owed > 0 {
                    share.n_owed -= 1;
                    permit.forget();
                }
            });
        }
    }
}

impl Limiter {
    /// Lets this many requests pass in a second, evenly, and never more than a fifteenth above that in any second by Discord's
    /// clock.
    pub(super) fn new(per_second: u32) -> Self {
        let per_second = per_second.max(1);
        let share = Share {
            n_parts: 1,
            n_owed: 0,
            good_until: None,
        };
        Self {
            next: tokio::sync::Mutex::new(Instant::now()),
            closed_until: Mutex::default(),
            counted: Arc::new(Semaphore::new(at_most(per_second, 1))),
            per_second,
            share: Arc::new(Mutex::new(share)),
        }
    }

    /// From now on lets a share pass of what all processes together may send. To be said again and again: what was
    /// said is good for [`GOOD_FOR`] only, and then about one request a second passes.
    pub(super) fn share(&self, n_parts: u32) {
        if self.per_second == u32::MAX {
            return;
        }
        let n_parts = n_parts.clamp(1, self.per_second);
        let mut share = self.share.lock().unwrap_or_else(PoisonError::into_inner);
        share.good_until = Some(Instant::now() + GOOD_FOR);
        let before = at_most(self.per_second, share.n_parts);
        let after = at_most(self.per_second, n_parts);
        share.n_parts = n_parts;
        if let Some(n_fewer) = before.checked_sub(after) {
            share.n_owed += n_fewer - self.counted.forget_permits(n_fewer);
        } else {
            let n_paid = share.n_owed.min(after - before);
            share.n_owed -= n_paid;
            self.counted.add_permits(after - before - n_paid);
        }
    }

    /// From now on lets about one request a second pass, until it is known among how many processes they are shared.
    pub(super) fn slow_down(&self) {
        self.share(self.per_second);
    }

    /// The pause from one request to the next.
    fn interval(&self) -> Duration {
        let share = self.share.lock().unwrap_or_else(PoisonError::into_inner);
        let is_good = share.good_until.is_none_or(|until| Instant::now() < until);
        let n_parts = if is_good {
            share.n_parts
        } else {
            self.per_second
        };
        SECOND * n_parts / self.per_second
    }

    pub(super) async fn slot(&self) -> Slot {
        let mut next = self.next.lock().await;
        // The semaphore is never closed.
        let permit = Arc::clone(&self.counted).acquire_owned().await.ok();
        // Discord may close while this request waits.
        while let Some(until) = self.opens_at(*next) {
            tokio::time::sleep_until(until).await;
        }
        // A timer that was late is made up for, an idle time is not.
        *next = (*next + self.interval()).max(Instant::now());
        let share = Arc::clone(&self.share);
        Slot { permit, share }
    }

    /// Whether requests wait for their turn.
    pub(super) fn is_busy(&self) -> bool {
        self.next.try_lock().is_err()
    }

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

/// How many requests Discord may count in a second of a process with this share.
fn at_most(per_second: u32, n_parts: u32) -> usize {
    let at_most = per_second.saturating_add(per_second / 15) / n_parts;
    let at_most = usize::try_from(at_most.max(1)).unwrap_or(usize::MAX);
    at_most.min(Semaphore::MAX_PERMITS)
}

/// Nothing here fails on a slow machine: only least pauses are asked for.
#[cfg(test)]
mod tests {
    use super::*;

    /// When `n` requests were sent, each answered after this time.
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
    async fn two_processes_together_send_no_more_than_one() {
        let limiters = [Limiter::new(300), Limiter::new(300)];
        for limiter in &limiters {
            limiter.share(2);
        }
        let [one, other] = limiters.map(|limiter| sent(limiter, 200, Duration::ZERO));
        let (one, other) = tokio::join!(one, other);
        let mut times = [one, other].concat();
        times.sort_unstable();
        for (&earlier, &later) in times.iter().zip(&times[320..]) {
            assert!(later - earlier >= SECOND, "{:?}", later - earlier);
        }
    }

    #[tokio::test]
    async fn what_is_sent_when_a_share_becomes_smaller_counts_and_is_not_lost_when_it_grows() {
        let limiter = Limiter::new(1_000);
        let mut slots = Vec::new();
        for _ in 0..500 {
            slots.push(limiter.slot().await);
        }
        limiter.share(4);
        assert_eq!(limiter.counted.available_permits(), 0);
        limiter.share(3);
        drop(slots);
        let n_owed = || limiter.share.lock().unwrap().n_owed;
        while limiter.counted.available_permits() < 355 || n_owed() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        limiter.share(1);
        assert_eq!(limiter.counted.available_permits(), 1_066);
    }

    #[tokio::test]
    async fn a_share_holds_as_long_as_it_is_said_again() {
        let limiter = Limiter::new(45);
        assert_eq!(limiter.interval(), SECOND / 45);
        limiter.share(3);
        assert_eq!(limiter.interval(), SECOND / 15);
        limiter.share.lock().unwrap().good_until = Some(Instant::now());
        assert_eq!(limiter.interval(), SECOND);
        limiter.share(1);
        assert_eq!(limiter.interval(), SECOND / 45);
        limiter.slow_down();
        assert_eq!(limiter.interval(), SECOND);
        // Without a limit there is nothing to share.
        let unlimited = Limiter::new(u32::MAX);
        unlimited.slow_down();
        assert_eq!(unlimited.interval(), Duration::ZERO);
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
