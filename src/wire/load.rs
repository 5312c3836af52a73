//! How busy the bot is, and what it leaves out while it is.
//!
//! The measure is the number of answers under way: it grows with every bottleneck: drawing, the database or the
//! processor, and falls as soon as the rush is over. People who wait for an animation do not count.

use std::sync::Arc;
use std::sync::atomic::Ordering::{Relaxed, SeqCst};
use std::sync::atomic::{AtomicU64, AtomicUsize};
use std::time::Duration;

use tokio::sync::Notify;

/// The longest time that a public board waits for a rush to end.
const MAX_DELAY: Duration = Duration::from_secs(5);

/// From how many answers under way on something is left out. With two processors an answer takes some five milliseconds, so
/// that these many take a tenth, a quarter and half of a second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shedding {
    /// No animation is begun; statistics, leaderboards and replays come without their pictures.
    pub extras: usize,
    /// Public boards are brought up to date later.
    pub boards: usize,
    /// Panels come without their pictures; words and controls stay.
    pub panels: usize,
}

impl Shedding {
    /// Nothing is ever left out.
    pub const NEVER: Self = Self {
        extras: usize::MAX,
        boards: usize::MAX,
        panels: usize::MAX,
    };
}

impl Default for Shedding {
    fn default() -> Self {
        Self {
            extras: 24,
            boards: 48,
            panels: 96,
        }
    }
}

#[derive(Debug)]
pub struct Load {
    n_answers: AtomicUsize,
    shedding: Shedding,
    shed: Shed,
    /// Told whenever boards need not wait any more.
    calm: Notify,
}

/// How often extras and panels were left out and boards put off.
#[derive(Default, Debug)]
struct Shed {
    extras: AtomicU64,
    boards: AtomicU64,
    panels: AtomicU64,
}

/// An answer that is under way until this is dropped.
#[derive(Debug)]
pub struct UnderWay(Arc<Load>);

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// An answer that waits for its turn, and does not count until this is dropped.
#[derive(Debug)]
pub struct Aside<'a>(&'a Load);

impl Drop for Aside<'_> {
    fn drop(&mut self) {
        self.0.n_answers.fetch_add(1, SeqCst);
    }
}

impl Load {
    pub fn new(shedding: Shedding) -> Arc<Self> {
        Arc::new(Self {
            n_answers: AtomicUsize::new(0),
            shedding,
            shed: Shed::default(),
            calm: Notify::new(),
        })
    }

    /// Counts an answer until what this returns is dropped.
    pub fn begin(self: &Arc<Self>) -> UnderWay {
        self.n_answers.fetch_add(1, SeqCst);
        UnderWay(Arc::clone(self))
    }

    /// Does not count an answer that is counted until what this returns is dropped.
    pub fn step_aside(&self) -> Aside<'_> {
        self.end();
        Aside(self)
    }

    fn end(&self) {
        if self.n_answers.fetch_sub(1, SeqCst) == self.shedding.boards {
            self.calm.notify_waiters();
        }
    }

    pub fn n_answers(&self) -> usize {
        self.n_answers.load(SeqCst)
    }

    /// What was left out or put off so far, and how often.
    pub fn shed(&self) -> [(&'static str, u64); 3] {
        let Shed {
            extras,
            boards,
            panels,
        } = &self.shed;
        [("extras", extras), ("boards", boards), ("panels", panels)]
            .map(|(what, n)| (what, n.load(Relaxed)))
    }

    pub fn has_time_for_extras(&self) -> bool {
        self.has_time(self.shedding.extras, &self.shed.extras)
    }

    pub fn has_time_for_panels(&self) -> bool {
        self.has_time(self.shedding.panels, &self.shed.panels)
    }

    fn has_time(&self, limit: usize, shed: &AtomicU64) -> bool {
        let has_time = self.n_answers() < limit;
        shed.fetch_add(u64::from(!has_time), Relaxed);
        has_time
    }

    pub async fn calm(&self) {
        if self.has_time(self.shedding.boards, &self.shed.boards) {
            return;
        }
        let calm = async {
            loop {
                // Listens before it looks, so that no end of a rush is missed.
                let mut told = std::pin::pin!(self.calm.notified());
                told.as_mut().enable();
                if self.n_answers.load(SeqCst) < self.shedding.boards {
                    return;
                }
                told.await;
            }
        };
        // A rush that goes on is no reason to show nothing.
        let _ = tokio::time::timeout(MAX_DELAY, calm).await;
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn load() -> Arc<Load> {
        Load::new(Shedding {
            extras: 2,
            boards: 3,
            panels: 4,
        })
    }

    /// What there is time for: extras, boards, panels.
    fn time(load: &Load) -> [bool; 3] {
        let boards = load.n_answers.load(SeqCst) < load.shedding.boards;
        [
            load.has_time_for_extras(),
            boards,
            load.has_time_for_panels(),
        ]
    }

    #[test]
    fn the_more_answers_are_under_way_the_more_is_left_out_and_all_comes_back() {
        let load = load();
        let mut answers = Vec::new();
        let mut seen = Vec::new();
        for _ in 0..5 {
            answers.push(load.begin());
            seen.push(time(&load));
        }
        let expected = [
            [true, true, true],
            [false, true, true],
            [false, false, true],
            [false, false, false],
            [false, false, false],
        ];
        assert_eq!(seen, expected);
        for before in expected.into_iter().rev() {
            assert_eq!(time(&load), before);
            drop(answers.pop());
        }
        assert_eq!(time(&load), [true, true, true]);
    }

    #[tokio::test]
    async fn boards_wait_until_enough_answers_have_been_sent() {
        let load = load();
        assert_eq!(load.calm().now_or_never(), Some(()));
        let mut answers: Vec<UnderWay> = (0..4).map(|_| load.begin()).collect();
        let mut calm = std::pin::pin!(load.calm());
        assert_eq!(calm.as_mut().now_or_never(), None);
        drop(answers.pop());
        assert_eq!(calm.as_mut().now_or_never(), None);
        drop(answers.pop());
        assert_eq!(calm.as_mut().now_or_never(), Some(()));
    }

    #[test]
    fn waiting_for_an_animation_holds_up_no_other_answer() {
        let load = load();
        let answers = [load.begin(), load.begin()];
        assert!(!load.has_time_for_extras());
        let aside = load.step_aside();
        assert!(load.has_time_for_extras());
        drop(aside);
        assert!(!load.has_time_for_extras());
        assert_eq!(load.shed(), [("extras", 2), ("boards", 0), ("panels", 0)]);
        drop(answers);
        assert_eq!(load.n_answers.load(SeqCst), 0);
    }
}
