//! A clock and a source of randomness that tests decide about.

use std::sync::atomic::{AtomicI64, AtomicU8, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lostcities::kernel::{Secret, Seed, Timestamp, Turn};
use lostcities::present::Match;
use lostcities::table::{Deal, Environment};
use serde_json::Value;

use super::START_MS;

/// The club's own clock and randomness.
pub struct ClubEnvironment {
    pub(super) skipped_ms: AtomicI64,
    /// What of that passed while nobody was there to let it pass: the machine was off.
    pub(super) away_ms: AtomicI64,
    drawn: AtomicU8,
    /// The log whose draws and rolls are dealt in place of those that the seed gives.
    log: Mutex<Vec<Value>>,
    /// What the dice of every day follow from, in place of what follows from the day.
    daily: Mutex<Option<Secret>>,
}

impl Default for ClubEnvironment {
    fn default() -> Self {
        Self {
            skipped_ms: AtomicI64::new(0),
            away_ms: AtomicI64::new(0),
            drawn: AtomicU8::new(1),
            log: Mutex::default(),
            daily: Mutex::default(),
        }
    }
}

impl ClubEnvironment {
    /// From now on every day has this secret.
    pub fn dice_from(&self, secret: Secret) {
        *self.daily.lock().unwrap() = Some(secret);
    }

    /// Sets the clock of the machine back by this time.
    pub fn set_back(&self, time: Duration) {
        let ms = i64::try_from(time.as_millis()).unwrap();
        self.skipped_ms.fetch_sub(ms, SeqCst);
        // Nothing of it was let pass.
        self.away_ms.fetch_sub(ms, SeqCst);
    }

    /// From now on chance gives what it gave in this log, as far as the log goes.
    pub fn deal_as_in(&self, log: Vec<Value>) {
        *self.log.lock().unwrap() = log;
    }
}

impl Environment for ClubEnvironment {
    fn now(&self) -> Timestamp {
        let start = i64::try_from(START_MS).unwrap();
        Timestamp::from_millis(start + self.skipped_ms.load(SeqCst))
    }

    fn skipped(&self) -> Duration {
        let ms = self.skipped_ms.load(SeqCst) - self.away_ms.load(SeqCst);
        Duration::from_millis(ms.unsigned_abs())
    }

    /// Different each time, and the same in each test.
    fn entropy(&self) -> [u8; 32] {
        [self.drawn.fetch_add(1, SeqCst); 32]
    }

    /// Follows from the day alone, so that the sweep draws nothing that other secrets are drawn from.
    fn daily_secret(&self, deal: Deal) -> Secret {
        let number = deal
            .day()
            .map_or(deal.number(), lostcities::table::daily_number);
        let of_day = Secret::new([u8::try_from(number % 250).unwrap(); 32]);
        self.daily.lock().unwrap().unwrap_or(of_day)
    }

    fn deal(&self, game: &mut dyn Match, seed: &Seed) {
        let log = self.log.lock().unwrap();
        while game.turn() == Turn::Chance
            && let Some(step) = log.get(game.n_steps())
        {
            game.push(step).unwrap();
        }
        game.draw_due_chance(seed);
    }
}

/// Those of a machine whose clock is wrong, until it goes by that of the database, which is the club's.
pub struct WrongClock {
    club: Arc<ClubEnvironment>,
    ahead_ms: AtomicI64,
}

impl WrongClock {
    /// A clock that is ahead by so many milliseconds, or behind if they are negative.
    pub fn new(club: &Arc<ClubEnvironment>, ahead_ms: i64) -> Self {
        Self {
            club: Arc::clone(club),
            ahead_ms: AtomicI64::new(ahead_ms),
        }
    }
}

impl Environment for WrongClock {
    fn now(&self) -> Timestamp {
        let ahead_ms = self.ahead_ms.load(SeqCst);
        Timestamp::from_millis(self.club.now().millis() + ahead_ms)
    }

    fn follow(&self, _now: Timestamp) {
        self.ahead_ms.store(0, SeqCst);
    }

    fn skipped(&self) -> Duration {
        self.club.skipped()
    }

    fn entropy(&self) -> [u8; 32] {
        self.club.entropy()
    }

    fn daily_secret(&self, deal: Deal) -> Secret {
        self.club.daily_secret(deal)
    }
}
