//! Threads on which computer players look ahead, beside those that answer people.

use std::collections::VecDeque;
use std::io;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow};
use tokio::sync::oneshot;

use crate::store::PersonId;

/// By how much the system prefers all other threads of the bot, where it can be told so.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// How long people wait for a computer player until it decides in haste.
const PATIENCE: Duration = Duration::from_millis(600);

/// A few threads of low priority, started when the first player looks ahead: one fewer than there are processors, and at
/// least one. Every piece of work belongs to a person. Next is who has had the threads for the shortest time, so that a player
/// of a match who makes many short moves does not wait for a long one of others each time. Moves come before all else.
pub(crate) struct Thinkers {
    n_threads: usize,
    patience: Duration,
    jobs: Arc<Jobs>,
    started: OnceLock<io::Result<()>>,
}

impl Default for Thinkers {
    fn default() -> Self {
        let n_processors = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Self::new(n_threads(n_processors), PATIENCE, |began| began.elapsed())
    }
}

fn n_threads(n_processors: usize) -> usize {
    n_processors.saturating_sub(1).max(1)
}

impl Thinkers {
    fn new(n_threads: usize, patience: Duration, took: fn(Instant) -> Duration) -> Self {
        Self {
            n_threads,
            patience,
            jobs: Arc::new(Jobs {
                waiting: Mutex::default(),
                changed: Condvar::default(),
                took,
            }),
            started: OnceLock::new(),
        }
    }

    /// Takes moves in a match of `owner`, as long as `step` says that there is another to take. Other people's moves are taken
    /// between them. What nobody waits for any more is not gone on with. `step` is told whether it is late, so that it decides in
    /// haste.
    ///
    /// # Errors
    /// If `step` fails or panics, or the system gives no thread.
    pub(crate) async fn play<S: Send + 'static>(
        &self,
        owner: PersonId,
        state: S,
        mut step: impl FnMut(&mut S, bool) -> anyhow::Result<bool> + Send + 'static,
    ) -> anyhow::Result<S> {
        let mut state = Some(state);
        let (asked, patience) = (Instant::now(), self.patience);
        let is_late = move || asked.elapsed() >= patience;
        let slice = move |_: &dyn Fn() -> bool| match step(state.as_mut()?, is_late()) {
            Ok(true) => None,
            Ok(false) => state.take().map(Ok),
            Err(error) => Some(Err(error)),
        };
        self.answer(Class::Move, owner, slice).await?
    }

    /// What `work` finds, which takes long and is done for a person. It asks between its parts whether it is still waited for,
    /// and the moves that wait are taken meanwhile.
    ///
    /// # Errors
    /// If it panics, or the system gives no thread.
    pub(crate) async fn work_out<T: Send + 'static>(
        &self,
        owner: PersonId,
        work: impl Fn(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> anyhow::Result<T> {
        let slice = move |is_wanted: &dyn Fn() -> bool| Some(work(is_wanted));
        self.answer(Class::Extra, owner, slice).await
    }

    /// The first thing that `slice` finds; until then it is called again whenever it is the owner's turn.
    async fn answer<T: Send + 'static>(
        &self,
        class: Class,
        owner: PersonId,
        mut slice: impl FnMut(&dyn Fn() -> bool) -> Option<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        let (found, answer) = oneshot::channel();
        let mut found = Some(found);
        let job = move |jobs: &Jobs| {
            let is_awaited = || found.as_ref().is_some_and(|found| !found.is_closed());
            let is_wanted = || {
                jobs.take_moves();
                is_awaited()
            };
            if !is_awaited() {
                return false;
            }
            let result = catch_unwind(AssertUnwindSafe(|| slice(&is_wanted))).transpose();
            let Some(result) = result else { return true };
            if let Some(found) = found.take() {
                // Nobody waits if this fails.
                let _ = found.send(result);
            }
            false
        };
        let started = self.started.get_or_init(|| self.start());
        let started = started.as_ref();
        started.map_err(|error| anyhow!("no thread to think on: {error}"))?;
        self.jobs.push(class, owner, Box::new(job));
        let result = answer.await.context("a thread that thinks has ended")?;
        result.map_err(|_| anyhow!("a computer player panicked"))
    }

    fn start(&self) -> io::Result<()> {
        for _ in 0..self.n_threads {
            let jobs = Arc::clone(&self.jobs);
            let thread = thread::Builder::new().name("thinker".to_owned());
            thread.spawn(move || jobs.work())?;
        }
        Ok(())
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.jobs.waiting().has_ended = true;
        self.jobs.changed.notify_all();
    }
}

/// How soon work is due.
#[derive(Clone, Copy)]
enum Class {
    /// People wait for it to go on playing.
    Move,
    /// It is shown beside play.
    Extra,
}

/// Does the next slice of its work, and says whether there is more to do.
type Job = Box<dyn FnMut(&Jobs) -> bool + Send>;

struct Jobs {
    waiting: Mutex<Waiting>,
    changed: Condvar,
    /// How long a slice took that began then.
    took: fn(Instant) -> Duration,
}

#[derive(Default)]
struct Waiting {
    moves: Queue,
    extras: Queue,
    has_ended: bool,
}

/// The jobs of several people.
#[derive(Default)]
struct Queue {
    /// Each person once, with at least one job.
    people: VecDeque<Share>,
    /// What the last person had had whose job was taken. Who asks while others wait has had as much: neither what they had
    /// earlier counts, nor that they had nothing.
    floor: Duration,
}

/// The jobs of one person.
struct Share {
    owner: PersonId,
    /// For how long they have had a thread.
    had: Duration,
    jobs: VecDeque<Job>,
}

/// A job that is taken, and what its person had had before.
struct Taken {
    owner: PersonId,
    had: Duration,
    job: Job,
}

impl Queue {
    fn push(&mut self, owner: PersonId, had: Duration, job: Job) {
        match self.share(owner) {
            Some(share) => share.jobs.push_back(job),
            None => self.people.push_back(Share {
                owner,
                had,
                jobs: VecDeque::from([job]),
            }),
        }
    }

    fn share(&mut self, owner: PersonId) -> Option<&mut Share> {
        self.people.iter_mut().find(|share| share.owner == owner)
    }

    /// The first job of the person who has had least; among equals, of who has waited longest.
    fn pop(&mut self) -> Option<Taken> {
        let people = self.people.iter().enumerate();
        let (next, _) = people.min_by_key(|(_, share)| share.had)?;
        let mut share = self.people.remove(next)?;
        let (owner, had, job) = (share.owner, share.had, share.jobs.pop_front()?);
        self.floor = had;
        if !share.jobs.is_empty() {
            self.people.push_back(share);
        }
        Some(Taken { owner, had, job })
    }

    /// Writes down that a slice of a job that was taken took so long, and takes the job back if there is more to do.
    fn put_back(&mut self, taken: Taken, took: Duration, has_more: bool) {
        if let Some(share) = self.share(taken.owner) {
            share.had += took;
        }
        if has_more {
            self.push(taken.owner, taken.had + took, taken.job);
        }
    }
}

impl Waiting {
    fn queue(&mut self, class: Class) -> &mut Queue {
        match class {
            Class::Move => &mut self.moves,
            Class::Extra => &mut self.extras,
        }
    }
}

impl Jobs {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, class: Class, owner: PersonId, job: Job) {
        let mut waiting = self.waiting();
        let queue = waiting.queue(class);
        queue.push(owner, queue.floor, job);
        self.changed.notify_one();
    }

    fn work(&self) {
        // Where this fails, thinking only has the priority of everything else.
        #[cfg(target_os = "linux")]
        let _ = rustix::process::nice(NICENESS);
        let mut waiting = self.waiting();
        while !waiting.has_ended {
            let next = waiting.moves.pop().map(|next| (Class::Move, next));
            let next = next.or_else(|| waiting.extras.pop().map(|next| (Class::Extra, next)));
            waiting = if let Some((class, taken)) = next {
                drop(waiting);
                self.go_on(class, taken);
                self.waiting()
            } else {
                let waiting = self.changed.wait(waiting);
                waiting.unwrap_or_else(PoisonError::into_inner)
            };
        }
    }

    /// Takes all moves that wait, on the thread of other work. It ends, since moves wait for no other work themselves.
    fn take_moves(&self) {
        loop {
            // The lock is not held while the move is taken.
            let next = self.waiting().moves.pop();
            let Some(taken) = next else { return };
            self.go_on(Class::Move, taken);
        }
    }

    fn go_on(&self, class: Class, mut taken: Taken) {
        let began = Instant::now();
        let has_more = (taken.job)(self);
        let took = (self.took)(began);
        let mut waiting = self.waiting();
        waiting.queue(class).put_back(taken, took, has_more);
        self.changed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::future::{BoxFuture, FutureExt, join_all};
    use std::sync::mpsc;
    use tokio::sync::oneshot::error::TryRecvError;

    /// What is waited for, and was polled once, which queues it: so jobs come in the order in which a test names them.
    fn queued<'t, T: 't>(answer: impl Future<Output = T> + Send + 't) -> BoxFuture<'t, T> {
        let mut answer = answer.boxed();
        assert!((&mut answer).now_or_never().is_none());
        answer
    }

    /// All slices count alike, however long they take.
    fn equally(_: Instant) -> Duration {
        Duration::from_millis(1)
    }

    #[test]
    fn many_short_moves_of_one_person_wait_for_one_long_move_of_another() {
        let [greedy, other] = [PersonId(1), PersonId(2)];
        let mut queue = Queue::default();
        for _ in 0..5 {
            queue.push(greedy, queue.floor, Box::new(|_| true));
        }
        let long = queue.pop().unwrap();
        assert_eq!(long.owner, greedy);
        queue.push(other, queue.floor, Box::new(|_| true));
        queue.put_back(long, Duration::from_millis(600), true);
        for _ in 0..12 {
            let short = queue.pop().unwrap();
            assert_eq!(short.owner, other);
            queue.put_back(short, Duration::from_millis(50), true);
        }
        assert_eq!(queue.pop().unwrap().owner, greedy);
        // Who comes then has had as much as who had least, and not nothing.
        assert_eq!(queue.floor, Duration::from_millis(600));
        queue.push(PersonId(3), queue.floor, Box::new(|_| true));
        assert_eq!(queue.pop().unwrap().owner, other);
    }

    #[test]
    fn one_processor_is_left_to_people() {
        assert_eq!([1, 2, 4, 16].map(n_threads), [1, 1, 3, 15]);
    }

    #[tokio::test]
    async fn no_more_jobs_run_at_a_time_than_there_are_threads() {
        let thinkers = Thinkers::new(2, PATIENCE, equally);
        let (begun, begins) = mpsc::channel();
        let mut ends = Vec::new();
        let mut answers = Vec::new();
        for number in 0..3 {
            let begun = begun.clone();
            let (end, may_end) = mpsc::channel::<()>();
            ends.push(end);
            answers.push(queued(thinkers.work_out(PersonId(7), move |_| {
                begun.send(number).unwrap();
                may_end.recv().unwrap();
                number
            })));
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
        let found: Vec<i32> = join_all(answers).await.into_iter().flatten().collect();
        assert_eq!(found, [0, 1, 2]);
    }

    #[tokio::test]
    async fn a_move_waits_for_one_slice_and_one_move_of_each_other_person() {
        let thinkers = Thinkers::new(1, PATIENCE, equally);
        let (done, log) = mpsc::channel();
        let (go_on, may_go_on) = mpsc::channel::<()>();
        let mut may_go_on = Some(may_go_on);
        let mut answers = Vec::new();
        // The first of ten who compare their rounds is in its first slice until all others wait.
        for person in 0..10 {
            let (done, may_go_on) = (done.clone(), may_go_on.take());
            let compare = move |is_wanted: &dyn Fn() -> bool| {
                for slice in 0..5 {
                    done.send(format!("{person} compares {slice}")).unwrap();
                    if let Some(gate) = may_go_on.as_ref().filter(|_| slice == 0) {
                        gate.recv().unwrap();
                    }
                    assert!(is_wanted());
                }
                Ok(())
            };
            let compare = thinkers.work_out(PersonId(100 + person), compare);
            answers.push(queued(async { compare.await? }));
        }
        assert_eq!(log.recv().unwrap(), "0 compares 0");
        // Anna has twenty matches in which the computer moves three times, and then Ben has one.
        let moving = [["Anna"; 20].as_slice(), &["Ben"]].concat();
        for name in moving {
            let done = done.clone();
            let owner = PersonId(if name == "Anna" { 1 } else { 2 });
            let step = move |n_moves: &mut u32, _| {
                *n_moves += 1;
                done.send(format!("{name} moves {n_moves}")).unwrap();
                Ok(*n_moves < 3)
            };
            let play = thinkers.play(owner, 0, step);
            answers.push(queued(async { play.await.map(|_| ()) }));
        }
        go_on.send(()).unwrap();
        for answer in join_all(answers).await {
            answer.unwrap();
        }
        let log: Vec<String> = log.try_iter().collect();
        let begin = [
            "Anna moves 1",
            "Ben moves 1",
            "Anna moves 1",
            "Ben moves 2",
            "Anna moves 1",
            "Ben moves 3",
        ];
        assert_eq!(log[..6], begin);
        // All moves come between the first slice and the second, and nobody's slice is lost.
        let (moves, slices) = log.split_at(21 * 3);
        assert!(moves.iter().all(|line| line.contains("moves")));
        assert!(slices.iter().all(|line| line.contains("compares")));
        assert_eq!(slices.len(), 10 * 5 - 1);
    }

    #[tokio::test]
    async fn who_has_waited_for_long_gets_decisions_in_haste() {
        for (patience, is_late) in [(Duration::ZERO, true), (Duration::MAX, false)] {
            let thinkers = Thinkers::new(1, patience, equally);
            let step = |told: &mut Vec<bool>, is_late| {
                told.push(is_late);
                Ok(told.len() < 3)
            };
            let told = thinkers.play(PersonId(7), Vec::new(), step).await;
            assert_eq!(told.unwrap(), [is_late; 3]);
        }
    }

    #[tokio::test]
    async fn a_panic_is_an_error_and_the_thread_goes_on() {
        let thinkers = Thinkers::new(1, PATIENCE, equally);
        let owner = PersonId(7);
        let failed = thinkers.work_out::<()>(owner, |_| panic!("a fault")).await;
        assert!(failed.is_err());
        let failed = thinkers.play(owner, (), |(), _| panic!("a fault")).await;
        assert!(failed.is_err());
        assert_eq!(thinkers.work_out(owner, |_| 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_begun_or_gone_on_with() {
        let thinkers = Thinkers::new(1, PATIENCE, equally);
        let owner = PersonId(7);
        let (begun, begins) = mpsc::channel();
        let (end, may_end) = mpsc::channel::<()>();
        let first = queued(thinkers.work_out(owner, move |is_wanted| {
            for _ in 0..2 {
                may_end.recv().unwrap();
                begun.send(is_wanted()).unwrap();
            }
        }));
        let (begun, mut has_begun) = oneshot::channel();
        let mut begun = Some(begun);
        let second = queued(thinkers.play(owner, (), move |(), _| {
            begun.take().unwrap().send(()).unwrap();
            Ok(false)
        }));
        drop(second);
        end.send(()).unwrap();
        assert!(begins.recv().unwrap());
        drop(first);
        end.send(()).unwrap();
        assert!(!begins.recv().unwrap());
        assert_eq!(thinkers.work_out(owner, |_| 7).await.unwrap(), 7);
        assert_eq!(has_begun.try_recv(), Err(TryRecvError::Closed));
    }
}
