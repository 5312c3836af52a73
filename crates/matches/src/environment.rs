//! Time and randomness, which come in from outside.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rand::rngs::SysRng;
use rand::{SeedableRng, TryRng};

use crate::kernel::{GameRng, Secret, Seed, Timestamp};
use crate::present::Match;
use crate::store::Deal;

/// The one clock and the one source of randomness.
pub trait Environment: Send + Sync {
    fn now(&self) -> Timestamp;

    /// Takes the time of the database, which several processes go by. Only [`DatabaseClock`] does.
    fn follow(&self, _now: Timestamp) {}

    /// How much of the time was skipped on purpose: it has passed although nobody was away.
    fn skipped(&self) -> Duration {
        Duration::ZERO
    }

    /// 32 bytes that nobody can guess.
    fn entropy(&self) -> [u8; 32];

    fn secret(&self) -> Secret {
        Secret::new(self.entropy())
    }

    /// A fresh secret for the deal of a day. Only tests let it follow from the day, so that what else they draw does not depend
    /// on how many days have passed.
    fn daily_secret(&self, _deal: Deal) -> Secret {
        self.secret()
    }

    /// A stream for the whims of a computer player; no match is drawn from it.
    fn whims(&self) -> GameRng {
        GameRng::from_seed(self.entropy())
    }

    /// Draws everything that is due by chance in a match, from its seed. Only tests deal anything else, to see who notices.
    fn deal(&self, game: &mut dyn Match, seed: &Seed) {
        game.draw_due_chance(seed);
    }
}

#[derive(Clone, Copy, Debug)]
pub struct System;

impl Environment for System {
    fn now(&self) -> Timestamp {
        let epoch = Timestamp::from_millis(0);
        match SystemTime::now().duration_since(UNIX_EPOCH) {
            Ok(since) => epoch.after(since),
            Err(before) => epoch.before(before.duration()),
        }
    }

    /// # Panics
    /// If the operating system gives no randomness: a match must not be dealt from anything weaker.
    fn entropy(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        SysRng
            .try_fill_bytes(&mut bytes)
            .expect("the operating system gives randomness");
        bytes
    }
}

/// The clock of the database, as far as it is known, and the randomness of the operating system: machines whose clocks differ
/// agree on what time it is. Setting the clock of the machine changes nothing.
#[derive(Debug)]
pub struct DatabaseClock {
    /// What time it was by the database, and when that was by a clock that nobody sets.
    known: Mutex<(Timestamp, Instant)>,
}

impl Default for DatabaseClock {
    /// The clock of the machine, until the database has said what time it is.
    fn default() -> Self {
        Self {
            known: Mutex::new((System.now(), Instant::now())),
        }
    }
}

impl Environment for DatabaseClock {
    fn now(&self) -> Timestamp {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let (then, at) = *known;
        then.after(at.elapsed())
    }

    fn follow(&self, now: Timestamp) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        *known = (now, Instant::now());
    }

    fn entropy(&self) -> [u8; 32] {
        System.entropy()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_goes_by_the_clock_of_the_database_once_it_is_known() {
        let clock = DatabaseClock::default();
        assert!(clock.now() >= System.now().before(Duration::from_hours(1)));
        let theirs = Timestamp::from_millis(1_000);
        clock.follow(theirs);
        let now = clock.now();
        assert!(now >= theirs && now < System.now().before(Duration::from_hours(24)));
    }
}
