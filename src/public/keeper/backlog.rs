//! Matches whose public messages have fallen behind.

use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, PoisonError};

use crate::table::MatchId;

/// How many matches are caught up with at the same time. Fewer than are brought up to date at all, so that a turn that ends
/// now does not wait for all that was missed.
const MAX_CATCHING_UP: usize = 16;

/// Matches that have fallen behind and that nobody works for yet.
#[derive(Default)]
pub(super) struct Backlog(Mutex<Queue>);

#[derive(Default)]
struct Queue {
    /// Most recently active first.
    ids: VecDeque<MatchId>,
    n_workers: usize,
}

impl Backlog {
    pub(super) fn len(&self) -> usize {
        self.with(|queue| queue.ids.len())
    }

    pub(super) fn clear(&self) {
        self.with(|queue| queue.ids.clear());
    }

    /// Puts these before all that wait already, and returns how many workers more they need.
    pub(super) fn fill(&self, ids: Vec<MatchId>) -> usize {
        self.with(|queue| {
            let named: HashSet<MatchId> = ids.iter().copied().collect();
            let others = std::mem::replace(&mut queue.ids, ids.into()).into_iter();
            queue.ids.extend(others.filter(|id| !named.contains(id)));
            // Those that there are may each wait for Discord.
            let n_more = queue.ids.len().min(MAX_CATCHING_UP - queue.n_workers);
            queue.n_workers += n_more;
            n_more
        })
    }

    /// The next match for a worker, which ends if there is none.
    pub(super) fn next(&self) -> Option<MatchId> {
        self.with(|queue| {
            let next = queue.ids.pop_front();
            queue.n_workers -= usize::from(next.is_none());
            next
        })
    }

    fn with<T>(&self, f: impl FnOnce(&mut Queue) -> T) -> T {
        f(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
