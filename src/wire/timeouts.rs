//! How long the bot waits for what.

use std::time::Duration;

use crate::wire::load::Shedding;

/// No pause between two tries is longer.
const LONGEST: Duration = Duration::from_mins(1);

/// How long the bot waits; tests take shorter times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// How long an answer may take before one is promised. Discord gives up after three seconds.
    pub promise: Duration,
    /// After how long whoever was promised an answer is told that it takes longer.
    pub late: Duration,
    /// How long Discord may take to receive an answer that was not promised.
    pub answer: Duration,
    /// How long an answer waits for the picture of a person. The mark of the seat is there without.
    pub photo: Duration,
    /// How often clocks are looked at, and by several processes what others have not shown, except for a part that is different for
    /// each of them, so that they do not look at the same moment.
    pub rounds: Duration,
    /// After how long a request is sent again that failed once. Each further failure doubles it.
    pub again: Duration,
    /// How long a process that stops still takes interactions, if others are there: a proxy asks once a second whether it is ready.
    pub draining: Duration,
    /// How long a shard of the gateway may be without a session before it is connected again; doubled while that does not help.
    pub outage: Duration,
    /// What is left out while too many wait.
    pub shedding: Shedding,
    /// Requests a second with the bot's token at most; Discord takes fifty. `u32::MAX` if it has no limits, for tokens of interactions
    /// either.
    pub requests_per_second: u32,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            promise: Duration::from_millis(1_800),
            late: Duration::from_secs(8),
            answer: Duration::from_millis(2_800),
            photo: Duration::from_secs(1),
            rounds: Duration::from_millis(4_500),
            again: Duration::from_millis(200),
            draining: Duration::from_millis(2_500),
            outage: Duration::from_secs(30),
            shedding: Shedding::default(),
            requests_per_second: 45,
        }
    }
}

impl Timeouts {
    /// The pause after this many failures in a row, of which there is one at least.
    pub fn pause(self, n_failures: u32) -> Duration {
        let doubled = 2_u32.saturating_pow(n_failures.saturating_sub(1));
        self.again.saturating_mul(doubled).min(LONGEST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pause_is_twice_as_long_up_to_a_minute() {
        let pauses = (1..40).map(|n_failures| Timeouts::default().pause(n_failures));
        let pauses: Vec<Duration> = pauses.collect();
        assert_eq!(pauses[..3], [200, 400, 800].map(Duration::from_millis));
        assert!(pauses.is_sorted());
        assert_eq!(pauses.last(), Some(&LONGEST));
    }
}
