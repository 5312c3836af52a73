//! The one who pulls the plug: when, and how.

use std::time::Duration;

use rand::{Rng, RngExt};

/// The longest time from a click to a blow; by then everything that the click began has long been done.
const LONGEST: Duration = Duration::from_millis(500);

/// The shortest is this part of it, a quarter of a millisecond.
const SHORTEST: f64 = 0.0005;

/// The blows are spread over this many clicks, half a match, and over more if there are many.
const CLICKS: f64 = 120.0;

/// How likely a blow falls on a click at most, so that people get on between two of them.
const LIKELIEST: f64 = 0.45;

/// How many of the blows are polite.
const POLITE: f64 = 0.1;

/// One end of the program.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Blow {
    /// SIGKILL so long after a click: as with a power cut, nothing is finished.
    Kill(Duration),
    /// SIGTERM so long after a click: what is under way is finished.
    Stop(Duration),
    /// This befalls the server of the database so long after a click.
    Strike(Duration, Strike),
    /// Of two programs this one is killed so long after a click, and starts again when the other has gone on.
    KillOne(Duration, usize),
    /// Of two programs this one is stopped after an answer until the other has gone on.
    PauseOne(usize),
}

/// What befalls a server, which then takes new connections at once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Strike {
    /// All its processes end, as with a power cut.
    Crash,
    /// The process that leads it is killed.
    Kill,
    /// All connections to it are cut.
    Cut,
}

impl Strike {
    const ALL: [Self; 3] = [Self::Crash, Self::Kill, Self::Cut];
}

/// On whom blows fall.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Victim {
    Program,
    /// The server of its database.
    Server,
    /// One of two programs on the same database.
    Either,
}

/// The blows of an evening.
pub struct Blows {
    left: u32,
    is_single: bool,
    likelihood: f64,
    victim: Victim,
}

impl Blows {
    /// This many are to fall.
    pub fn new(n_blows: u32, victim: Victim) -> Self {
        Self {
            victim,
            left: n_blows,
            is_single: n_blows == 1,
            likelihood: (f64::from(n_blows) / CLICKS).min(LIKELIEST),
        }
    }

    pub const fn are_over(&self) -> bool {
        self.left == 0
    }

    /// What is to fall on the next click, if anything is. Only kills count.
    pub fn next(&mut self, rng: &mut impl Rng) -> Option<Blow> {
        if self.are_over() || !rng.random_bool(self.likelihood) {
            return None;
        }
        let delay = delay(rng.random());
        if self.victim == Victim::Either {
            self.left -= 1;
            let number = rng.random_range(..2);
            // It takes half a minute, so that it happens once, and only where there is time.
            let is_last_of_some = self.left == 0 && !self.is_single;
            return Some(if is_last_of_some {
                Blow::PauseOne(number)
            } else {
                Blow::KillOne(delay, number)
            });
        }
        if self.victim == Victim::Server {
            self.left -= 1;
            let strike = Strike::ALL[rng.random_range(..Strike::ALL.len())];
            return Some(Blow::Strike(delay, strike));
        }
        if rng.random_bool(POLITE) {
            return Some(Blow::Stop(delay));
        }
        self.left -= 1;
        Some(Blow::Kill(delay))
    }
}

/// How long after a click a blow falls, from the longest at 0 to the shortest at 1: as many fall in the first millisecond
/// as in the last quarter of a second.
pub fn delay(haste: f64) -> Duration {
    LONGEST.mul_f64(SHORTEST.powf(haste))
}
