//! The queue of people who wait for an animation, and the animations that are kept.
//!
//! An animation costs a second of processor time and its scenes several megabytes. So one is made at a time, in the order
//! in which they were asked for; a person waits for one at most, and ten people in all; and those who ask for the same one
//! share it, now and later: a finished match does not change.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use tokio::sync::OnceCell;

use crate::present::Msg;
use crate::render::{Bounded, Picture};
use crate::table::{MatchId, NoPlace, PersonId, Queue, QueuePlace, Refusal, TableError};

/// How many bytes of animations are kept; the largest has some two million.
const KEPT_BYTES: usize = 4 << 20;

/// What makes two animations the same: the match, and the names in its pictures.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Key {
    pub id: MatchId,
    /// What is beside each seat.
    pub names: Vec<String>,
}

#[derive(Debug)]
pub struct Animation {
    pub bytes: Picture,
    pub n_pictures: usize,
    pub n_turns: usize,
    pub pace: usize,
    pub alt: Vec<Msg>,
}

/// One animation that is being made or waits to be, shared by all who wait for it.
type Job = Arc<OnceCell<Arc<Animation>>>;

/// Who waits, for what, and what is kept.
pub struct Animations {
    waiting: Queue<PersonId>,
    library: Mutex<Library>,
}

struct Library {
    /// Jobs end with the last person who waits for them.
    jobs: HashMap<Key, Weak<OnceCell<Arc<Animation>>>>,
    kept: Bounded<Key, Arc<Animation>>,
}

impl Library {
    fn empty() -> Self {
        Self {
            jobs: HashMap::new(),
            kept: Bounded::new(KEPT_BYTES),
        }
    }
}

impl Default for Animations {
    fn default() -> Self {
        Self {
            waiting: Queue::default(),
            library: Mutex::new(Library::empty()),
        }
    }
}

impl Animations {
    /// A place in the queue for a person, to be held until their answer has been sent.
    ///
    /// # Errors
    /// If the person has one already, or the queue is full.
    pub fn queue(&self, person: PersonId) -> Result<QueuePlace<PersonId>, Refusal> {
        self.waiting.place(person).map_err(|refused| match refused {
            NoPlace::Taken => Refusal::AnimationAsked,
            NoPlace::Full => Refusal::TooManyAnimations,
        })
    }

    /// The animation of `key`: one that is kept, or the one that `build` makes, or that another person's `build` is making.
    ///
    /// If this future is dropped, one of the others who wait for the same animation makes it; with nobody left, it is not
    /// begun.
    pub async fn get(
        &self,
        key: Key,
        build: impl AsyncFnOnce() -> Result<Animation, TableError>,
    ) -> Result<Arc<Animation>, TableError> {
        let job = {
            let mut library = lock(&self.library);
            if let Some(animation) = library.kept.get(&key) {
                return Ok(Arc::clone(animation));
            }
            library.jobs.retain(|_, job| job.strong_count() > 0);
            let job = library.jobs.get(&key).and_then(Weak::upgrade);
            job.unwrap_or_else(|| {
                let job = Job::default();
                library.jobs.insert(key.clone(), Arc::downgrade(&job));
                job
            })
        };
        let made = job
            .get_or_try_init(|| async {
                let animation = Arc::new(build().await?);
                self.keep(key, &animation, &job);
                Ok::<_, TableError>(animation)
            })
            .await?;
        Ok(Arc::clone(made))
    }

    /// Keeps what a job has made, unless everything was thrown away meanwhile.
    fn keep(&self, key: Key, animation: &Arc<Animation>, job: &Job) {
        let mut library = lock(&self.library);
        let known = library.jobs.get(&key).and_then(Weak::upgrade);
        if known.is_some_and(|known| Arc::ptr_eq(&known, job)) {
            library.jobs.remove(&key);
            let n_bytes = animation.bytes.len();
            library.kept.insert(key, Arc::clone(animation), n_bytes);
        }
    }

    /// Discards all finished animations, because they contain names.
    pub fn forget(&self) {
        *lock(&self.library) = Library::empty();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

    use tokio::sync::{Notify, Semaphore};
    use tokio::task::{JoinSet, yield_now};

    use super::*;

    fn key(id: u64) -> Key {
        Key {
            id: MatchId(id),
            names: vec!["Anna".to_owned()],
        }
    }

    fn animation(n_bytes: usize) -> Animation {
        Animation {
            bytes: vec![7; n_bytes].into(),
            n_pictures: 1,
            n_turns: 1,
            pace: 1,
            alt: Vec::new(),
        }
    }

    /// What people ask for, where making one takes a while.
    struct Club {
        animations: Animations,
        turn: Semaphore,
        n_made: AtomicUsize,
        n_alive: AtomicUsize,
        most_alive: AtomicUsize,
    }

    impl Club {
        fn new() -> Arc<Self> {
            Arc::new(Self {
                animations: Animations::default(),
                turn: Semaphore::new(1),
                n_made: AtomicUsize::new(0),
                n_alive: AtomicUsize::new(0),
                most_alive: AtomicUsize::new(0),
            })
        }

        async fn ask(&self, person: u64, id: u64) -> Result<Arc<Animation>, Refusal> {
            let _place = self.animations.queue(PersonId(person))?;
            let made = self.animations.get(key(id), async || {
                let _turn = self.turn.acquire().await.map_err(anyhow::Error::from)?;
                let n_alive = self.n_alive.fetch_add(1, SeqCst) + 1;
                self.most_alive.fetch_max(n_alive, SeqCst);
                for _ in 0..5 {
                    yield_now().await;
                }
                self.n_alive.fetch_sub(1, SeqCst);
                self.n_made.fetch_add(1, SeqCst);
                Ok(animation(1 << 20))
            });
            Ok(made.await.expect("nothing fails here"))
        }

        /// Asks until there is a place in the queue; returns how many animations were made from then on until this one was.
        async fn ask_until_served(&self, person: u64, id: u64) -> usize {
            loop {
                let n_before = self.n_made.load(SeqCst);
                match self.ask(person, id).await {
                    Ok(_) => return self.n_made.load(SeqCst) - n_before,
                    Err(refused) => assert_eq!(refused, Refusal::TooManyAnimations),
                }
                yield_now().await;
            }
        }
    }

    #[tokio::test]
    async fn whatever_twenty_people_press_one_is_made_at_a_time_and_all_accepted_are_served() {
        let club = Club::new();
        let mut people = JoinSet::new();
        for person in 0..20 {
            let club = Arc::clone(&club);
            people.spawn(async move {
                let mut longest = 0;
                for number in 0..20 {
                    let id = person * 1_000 + number;
                    longest = longest.max(club.ask_until_served(person, id).await);
                }
                longest
            });
        }
        while club.n_made.load(SeqCst) < 30 {
            yield_now().await;
        }
        // Another person's turn comes after at most those who asked before.
        let other = club.ask_until_served(99, 99_000).await;
        assert!((1..=10).contains(&other), "{other}");
        let longest = people.join_all().await.into_iter().max();
        assert!(longest <= Some(10), "{longest:?}");
        assert_eq!(club.n_made.load(SeqCst), 401);
        assert_eq!(club.most_alive.load(SeqCst), 1);
    }

    #[tokio::test]
    async fn a_person_waits_for_one_animation() {
        let club = Club::new();
        let (first, second) = tokio::join!(club.ask(1, 1), club.ask(1, 2));
        assert!(first.is_ok());
        assert_eq!(second.err(), Some(Refusal::AnimationAsked));
        assert!(club.ask(1, 2).await.is_ok());
    }

    #[tokio::test]
    async fn those_who_ask_for_the_same_share_it_now_and_later() {
        let club = Club::new();
        let (one, two) = tokio::join!(club.ask(1, 7), club.ask(2, 7));
        let (one, two) = (one.expect("served"), two.expect("served"));
        assert!(Arc::ptr_eq(&one, &two));
        let later = club.ask(3, 7).await.expect("served");
        assert!(Arc::ptr_eq(&one, &later));
        assert_eq!(club.n_made.load(SeqCst), 1);
        club.animations.forget();
        club.ask(3, 7).await.expect("served");
        assert_eq!(club.n_made.load(SeqCst), 2);
        // A megabyte each: the least recently used make room.
        for id in 10..20 {
            club.ask(1, id).await.expect("served");
        }
        club.ask(1, 7).await.expect("served");
        assert_eq!(club.n_made.load(SeqCst), 13);
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_begun_and_another_goes_on_with_what_was() {
        let (club, gone) = (Club::new(), Notify::new());
        let impatient = async |person, id| {
            tokio::select! {
                biased;
                () = gone.notified() => None,
                made = club.ask(person, id) => Some(made),
            }
        };
        let (first, alone, sharing, heir, ()) = tokio::join!(
            club.ask(1, 1),
            impatient(2, 2),
            impatient(3, 3),
            club.ask(4, 3),
            async {
                yield_now().await;
                gone.notify_waiters();
            }
        );
        assert!(first.is_ok() && alone.is_none() && sharing.is_none() && heir.is_ok());
        assert_eq!(club.n_made.load(SeqCst), 2);
    }

    #[tokio::test]
    async fn what_was_begun_before_everything_was_thrown_away_is_not_kept() {
        let club = Club::new();
        let (made, ()) = tokio::join!(club.ask(1, 1), async {
            yield_now().await;
            club.animations.forget();
        });
        assert!(made.is_ok());
        assert!(club.ask(1, 1).await.is_ok());
        assert_eq!(club.n_made.load(SeqCst), 2);
    }
}
