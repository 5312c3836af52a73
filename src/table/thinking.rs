//! Threads on which computer players look ahead, beside those that answer people.

use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;

use anyhow::{Context, anyhow};
use tokio::sync::oneshot;

/// By how much the system prefers all other threads of the bot, where it can be told so.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

type Job = Box<dyn FnOnce() + Send>;

/// A few threads of low priority, started when the first player looks ahead: one fewer than there are processors, and at
/// least one. Jobs are done in the order in which they come.
pub(super) struct Thinkers {
    n_threads: usize,
    jobs: OnceLock<std::io::Result<Sender<Job>>>,
}

impl Default for Thinkers {
    fn default() -> Self {
        let n_processors = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Self::new(n_threads(n_processors))
    }
}

/// How many threads think on a machine with this many processors.
fn n_threads(n_processors: usize) -> usize {
    n_processors.saturating_sub(1).max(1)
}

impl Thinkers {
    fn new(n_threads: usize) -> Self {
        Self {
            n_threads,
            jobs: OnceLock::new(),
        }
    }

    /// What `job` finds, as soon as it was its turn. A job is not begun if nobody waits for it any more.
    ///
    /// # Errors
    /// If it panics, or the system gives no thread.
    pub(super) async fn think<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> anyhow::Result<T> {
        let (found, answer) = oneshot::channel();
        let job = move || {
            if found.is_closed() {
                return;
            }
            let result = catch_unwind(AssertUnwindSafe(job));
            // Nobody waits if this fails.
            let _ = found.send(result);
        };
        let jobs = self.jobs.get_or_init(|| start(self.n_threads));
        let jobs = jobs
            .as_ref()
            .map_err(|error| anyhow!("no thread to think on: {error}"))?;
        jobs.send(Box::new(job))
            .map_err(|_| anyhow!("the threads that think have ended"))?;
        let result = answer.await.context("a thread that thinks has ended")?;
        result.map_err(|_| anyhow!("a computer player panicked"))
    }
}

/// Starts so many threads, which end when the sender is dropped.
fn start(n_threads: usize) -> std::io::Result<Sender<Job>> {
    let (sender, receiver) = channel();
    let receiver = Arc::new(Mutex::new(receiver));
    for _ in 0..n_threads {
        let receiver = Arc::clone(&receiver);
        let thread = thread::Builder::new().name("thinker".to_owned());
        thread.spawn(move || work(&receiver))?;
    }
    Ok(sender)
}

fn work(jobs: &Mutex<Receiver<Job>>) {
    // Where this fails, thinking only has the priority of everything else.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(NICENESS);
    loop {
        let next = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match next {
            Ok(job) => job(),
            Err(_) => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use tokio::sync::oneshot::error::TryRecvError;

    #[test]
    fn one_processor_is_left_to_people() {
        assert_eq!([1, 2, 4, 16].map(n_threads), [1, 1, 3, 15]);
    }

    #[tokio::test]
    async fn no_more_jobs_run_at_a_time_than_there_are_threads() {
        let thinkers = Arc::new(Thinkers::new(2));
        let (begun, begins) = mpsc::channel();
        let mut ends = Vec::new();
        let mut answers = Vec::new();
        for number in 0..3 {
            let begun = begun.clone();
            let (end, may_end) = mpsc::channel::<()>();
            ends.push(end);
            let thinkers = Arc::clone(&thinkers);
            let mut answer = Box::pin(async move {
                let job = move || {
                    begun.send(number).unwrap();
                    may_end.recv().unwrap();
                    number
                };
                thinkers.think(job).await.unwrap()
            });
            // The first poll queues the job, so that they come in this order.
            assert!(futures_util::poll!(answer.as_mut()).is_pending());
            answers.push(answer);
        }
        let mut running = [begins.recv().unwrap(), begins.recv().unwrap()];
        running.sort_unstable();
        assert_eq!(running, [0, 1]);
        assert!(begins.try_recv().is_err(), "a third one runs");
        ends[1].send(()).unwrap();
        assert_eq!(begins.recv().unwrap(), 2);
        for end in [&ends[0], &ends[2]] {
            end.send(()).unwrap();
        }
        let found = futures_util::future::join_all(answers).await;
        assert_eq!(found, [0, 1, 2]);
    }

    #[tokio::test]
    async fn a_panic_is_an_error_and_the_thread_goes_on() {
        let thinkers = Thinkers::new(1);
        let failed = thinkers.think::<()>(|| panic!("a fault")).await;
        assert!(failed.is_err());
        assert_eq!(thinkers.think(|| 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_begun() {
        let thinkers = Thinkers::new(1);
        let (end, may_end) = mpsc::channel::<()>();
        let mut first = Box::pin(thinkers.think(move || may_end.recv().unwrap()));
        assert!(futures_util::poll!(first.as_mut()).is_pending());
        let (begun, mut has_begun) = oneshot::channel();
        let mut second = Box::pin(thinkers.think(move || begun.send(()).unwrap()));
        assert!(futures_util::poll!(second.as_mut()).is_pending());
        drop(second);
        end.send(()).unwrap();
        first.await.unwrap();
        assert_eq!(thinkers.think(|| 7).await.unwrap(), 7);
        assert_eq!(has_begun.try_recv(), Err(TryRecvError::Closed));
    }
}
