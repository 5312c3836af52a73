//! Keeps the public messages of every match true, one worker for each match that has something new to show.
//!
//! What is shown is written down before people are called, where messages were posted, and once all is shown. After a crash
//! at any point edits and deletions are sent once more; a nonce makes Discord drop what would be posted a second time.

mod backlog;
mod cooldown;
mod edit;
mod events;
mod lease;
mod ping;
mod retry;
mod rounds;
mod show;
mod worker;

use std::collections::HashMap;
use std::future::Future;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use lru::LruCache;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::kernel::Timestamp;
use crate::table::{MatchId, MessageId};
use backlog::Backlog;
use cooldown::Cooldown;
pub use events::Event;
use events::Events;
pub use ping::digest;
use retry::{Cause, Retries};

/// How long a board that was moved down stays where it is.
const MOVE_DOWN_PAUSE: Duration = Duration::from_secs(30);

/// How many matches are brought up to date at a time.
const AT_A_TIME: usize = 64;

/// How often at most the bot looks whether anybody has written below a board. One that is posted again takes three requests with the
/// bot's own token, and has no press's token that edits it.
const LOOK_BELOW_PAUSE: Duration = Duration::from_mins(1);

/// Of how many matches boards may fail before it seems to be an outage for all.
const MAX_STRUCK: usize = 3;

/// Of how many matches the last call is remembered.
const MAX_CALLS: NonZeroUsize = NonZeroUsize::new(2_000).expect("2,000 is not zero");

pub struct Keeper {
    busy: Mutex<HashMap<MatchId, PendingWork>>,
    retries: Retries,
    events: Events,
    moved_down: Cooldown,
    looked_below: Cooldown,
    /// The last call of a match: Discord goes on naming it as the last message of its channel when it is deleted. Without it a
    /// board is posted again once more.
    last_calls: Mutex<LruCache<MatchId, MessageId>>,
    backlog: Backlog,
    /// How many boards the last round found behind, but for those in channels that are closed to the bot.
    n_behind: AtomicUsize,
    workers: TaskTracker,
    /// Limits how many workers at a time read and draw a match, so that what waits for Discord is small.
    turns: Semaphore,
    /// Ends the workers: the database closes, and each would find that out for itself.
    given_up: CancellationToken,
}

impl Default for Keeper {
    fn default() -> Self {
        Self {
            busy: Mutex::default(),
            retries: Retries::default(),
            events: Events::default(),
            moved_down: Cooldown::new(MOVE_DOWN_PAUSE),
            looked_below: Cooldown::new(LOOK_BELOW_PAUSE),
            last_calls: Mutex::new(LruCache::new(MAX_CALLS)),
            backlog: Backlog::default(),
            n_behind: AtomicUsize::new(0),
            workers: TaskTracker::new(),
            turns: Semaphore::new(AT_A_TIME),
            given_up: CancellationToken::new(),
        }
    }
}

/// What a worker has been asked for while it was busy.
#[derive(Clone, Copy, Default)]
struct PendingWork {
    again: bool,
    down: bool,
    /// The messages may be older than what is written down of them.
    is_doubted: bool,
}

impl Keeper {
    /// Holds up [`Keeper::finish`] until it is dropped.
    pub fn work_token(&self) -> TaskTrackerToken {
        self.workers.token()
    }

    /// Waits until every answer and message under way has been sent. What is only to be caught up with is left to the next
    /// start.
    pub async fn finish(&self) {
        self.backlog.clear();
        self.workers.close();
        self.workers.wait().await;
    }

    /// Leaves what is not shown yet to the next start or to another process. Returns how many boards that concerns.
    pub fn give_up(&self) -> usize {
        self.given_up.cancel();
        self.n_under_way()
    }

    /// What a worker does, until the keeper gives up.
    pub async fn unless_given_up(&self, work: impl Future<Output = ()>) {
        self.given_up.run_until_cancelled(work).await;
    }

    /// Waits until nothing is under way; more may come afterwards.
    pub async fn wait_until_idle(&self) {
        self.workers.close();
        self.workers.wait().await;
        self.workers.reopen();
    }

    /// How many matches have something new to show that is not shown yet, those included whose last attempt failed.
    pub fn n_waiting(&self) -> usize {
        self.n_under_way().max(self.n_behind.load(Relaxed))
    }

    fn n_under_way(&self) -> usize {
        self.backlog.len() + self.with(|busy| busy.len())
    }

    /// Whether Discord failed to take the boards of so few matches alone that it may be there for all others.
    pub fn fails_for_few(&self) -> bool {
        self.retries.n_struck() <= MAX_STRUCK
    }

    /// Whether the bot could not post in the channel of a match when it last tried.
    pub fn is_closed(&self, id: MatchId) -> bool {
        self.retries.cause(id) == Some(Cause::Closed)
    }

    /// Adds to what is to be done for a match; returns whether nobody works for it yet.
    fn add(&self, id: MatchId, work: PendingWork) -> bool {
        self.with(|busy| {
            let is_idle = !busy.contains_key(&id);
            let entry = busy.entry(id).or_default();
            entry.again = true;
            entry.down |= work.down;
            entry.is_doubted |= work.is_doubted;
            is_idle
        })
    }

    /// Has a match looked at for which nobody works; returns whether nobody did. Who works for it shows all there is.
    fn add_if_idle(&self, id: MatchId) -> bool {
        self.with(|busy| {
            let is_idle = !busy.contains_key(&id);
            if is_idle {
                let again = true;
                busy.insert(
                    id,
                    PendingWork {
                        again,
                        ..PendingWork::default()
                    },
                );
            }
            is_idle
        })
    }

    /// Whether the board of a match may be moved down now; if so, it may not again for a while.
    pub fn may_move_down(&self, id: MatchId, now: Timestamp) -> bool {
        self.moved_down.start(id, now)
    }

    /// The last call of a match as far as is known; `now` is the one that stands there, if any does.
    fn last_call(&self, id: MatchId, now: Option<MessageId>) -> Option<MessageId> {
        let mut calls = self
            .last_calls
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(call) = now {
            calls.put(id, call);
        }
        calls.peek(&id).copied()
    }

    fn with<T>(&self, f: impl FnOnce(&mut HashMap<MatchId, PendingWork>) -> T) -> T {
        f(&mut self.busy.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
