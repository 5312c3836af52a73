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
}

/// The blows of an evening.
pub struct Blows {
    left: u32,
    likelihood: f64,
}

impl Blows {
    /// This many are to fall.
    pub fn new(n_blows: u32) -> Self {
        Self {
            left: n_blows,
            likelihood: (f64::from(n_blows) / CLICKS).min(LIKELIEST),
        }
    }

    /// Whether all have fallen.
    pub const fn are_over(&self) -> bool {
        self.left == 0
    }

    /// What is to fall on the next click, if anything is. Only kills count.
    pub fn next(&mut self, rng: &mut impl Rng) -> Option<Blow> {
        if self.are_over() || !rng.random_bool(self.likelihood) {
            return None;
        }
        let delay = delay(rng.random());
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
