//! When a match, evening or season is tried again whose public messages could not be brought up to date.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::kernel::Timestamp;
use crate::table::MatchId;

/// The pause after the first failure. Each further failure doubles it.
const FIRST_PAUSE: Duration = Duration::from_secs(15);

/// The longest pause while Discord or the database fails. An outage passes by itself, and people wait meanwhile.
const LONGEST_PAUSE: Duration = Duration::from_mins(5);

/// The longest pause for a channel in which the bot may not post. Only a person can change that, and every refusal counts
/// towards Discord's ban.
const LONGEST_PAUSE_IF_CLOSED: Duration = Duration::from_hours(6);

/// How long after its next attempt was due a failure is remembered: what was not tried until then is deleted, or shown elsewhere.
const FORGOTTEN_AFTER: Duration = Duration::from_hours(24);

/// Why public messages could not be brought up to date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    /// The bot may not post in the channel.
    Closed,
    /// Discord failed, did not answer, or asked the bot to wait.
    Outage,
    /// The database failed, or Discord refused the message.
    Other,
}

impl Cause {
    const fn longest_pause(self) -> Duration {
        match self {
            Self::Closed => LONGEST_PAUSE_IF_CLOSED,
            Self::Outage | Self::Other => LONGEST_PAUSE,
        }
    }
}

/// The failures of one of them since it was last up to date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RetryState {
    /// Failed attempts that were due. What people do in between adds none, however much it is.
    n_failures: u32,
    /// When the next attempt is due.
    due: Timestamp,
    cause: Cause,
    /// How many outages had ended before the last failure.
    n_recoveries: u64,
    /// Attempts that failed although an outage had just ended, so that it is perhaps this message alone that fails.
    n_in_vain: u32,
    /// Until when the end of an outage makes no difference.
    deaf_until: Timestamp,
}

impl RetryState {
    /// The state after one failure more.
    fn after(before: Option<Self>, now: Timestamp, cause: Cause, n_recoveries: u64) -> Self {
        let longest = cause.longest_pause();
        if let Some(before) = before
            && !before.is_due(now, n_recoveries)
        {
            return Self {
                due: before.due.min(now.after(longest)),
                cause,
                n_recoveries,
                ..before
            };
        }
        let n_failures = before
            .map_or(0, |before| before.n_failures)
            .saturating_add(1);
        let is_in_vain = before.is_some_and(|before| before.has_recovered(now, n_recoveries));
        let (mut n_in_vain, mut deaf_until) =
            before.map_or((0, now), |before| (before.n_in_vain, before.deaf_until));
        if is_in_vain {
            n_in_vain = n_in_vain.saturating_add(1);
            deaf_until = now.after(pause_after(n_in_vain).min(LONGEST_PAUSE));
        }
        Self {
            n_failures,
            due: now.after(pause_after(n_failures).min(longest)),
            cause,
            n_recoveries,
            n_in_vain,
            deaf_until,
        }
    }

    /// Whether it is time for another attempt: the pause is over, or an outage has ended.
    fn is_due(&self, now: Timestamp, n_recoveries: u64) -> bool {
        self.due <= now || self.has_recovered(now, n_recoveries)
    }

    fn has_recovered(&self, now: Timestamp, n_recoveries: u64) -> bool {
        self.cause == Cause::Outage && self.n_recoveries != n_recoveries && self.deaf_until <= now
    }
}

/// The pause after this many failures in a row, one at least.
fn pause_after(n_failures: u32) -> Duration {
    FIRST_PAUSE.saturating_mul(2_u32.saturating_pow(n_failures - 1))
}

/// All matches, or whatever else has messages, whose last attempt failed.
pub(super) struct Retries<K = MatchId>(Mutex<HashMap<K, RetryState>>);

impl<K> Default for Retries<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Copy + Eq + Hash> Retries<K> {
    /// Counts a failure; returns the time until the next attempt. `n_before` is how often others have failed in a row.
    pub(super) fn failed(
        &self,
        id: K,
        now: Timestamp,
        cause: Cause,
        n_recoveries: u64,
        n_before: u32,
    ) -> Duration {
        self.with(|states| {
            let elsewhere = (n_before > 0).then_some(RetryState {
                n_failures: n_before,
                due: now,
                cause,
                n_recoveries,
                n_in_vain: 0,
                deaf_until: now,
            });
            states.retain(|_, state| now < state.due.after(FORGOTTEN_AFTER));
            let before = states.get(&id).copied().or(elsewhere);
            let state = RetryState::after(before, now, cause, n_recoveries);
            states.insert(id, state);
            state.due.since(now)
        })
    }

    /// Forgets the failures of a match that is up to date again.
    pub(super) fn succeeded(&self, id: K) {
        self.with(|states| states.remove(&id));
    }

    /// Why the last attempt failed; `None` if it did not.
    pub(super) fn cause(&self, id: K) -> Option<Cause> {
        self.with(|states| states.get(&id).map(|state| state.cause))
    }

    /// How many suffer from an outage.
    pub(super) fn n_struck(&self) -> usize {
        self.with(|states| {
            let states = states.values();
            states.filter(|state| state.cause == Cause::Outage).count()
        })
    }

    /// Those of these matches that are tried now, in the same order. During an outage it is at least one of those that suffer
    /// from it, however long the pauses: so the end of an outage is noticed within one round, and one success makes all others
    /// due.
    pub(super) fn due(&self, ids: Vec<K>, now: Timestamp, n_recoveries: u64) -> Vec<K> {
        self.with(|states| {
            let mut probe = None;
            let mut is_probed = false;
            let mut due = Vec::new();
            for id in ids {
                let state = states.get(&id);
                let is_struck = state.is_some_and(|state| state.cause == Cause::Outage);
                if state.is_none_or(|state| state.is_due(now, n_recoveries)) {
                    is_probed |= is_struck;
                    due.push(id);
                } else if state.is_some_and(|state| is_struck && state.deaf_until <= now) {
                    probe = probe.or(Some(id));
                }
            }
            due.extend(probe.filter(|_| !is_probed));
            due
        })
    }

    fn with<T>(&self, f: impl FnOnce(&mut HashMap<K, RetryState>) -> T) -> T {
        f(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(millis: i64) -> Timestamp {
        Timestamp::from_millis(millis)
    }

    /// The pauses after each of `n` failures, each taken when it was due.
    fn pauses(cause: Cause) -> Vec<Duration> {
        let mut state = None;
        let mut now = Timestamp::from_millis(7);
        let pauses = (0..40).map(|_| {
            let next = RetryState::after(state, now, cause, 0);
            let pause = next.due.since(now);
            now = next.due;
            state = Some(next);
            pause
        });
        pauses.collect()
    }

    #[test]
    fn pauses_double_up_to_minutes_in_an_outage_and_hours_in_a_closed_channel() {
        for (cause, longest) in [
            (Cause::Outage, Duration::from_mins(5)),
            (Cause::Other, Duration::from_mins(5)),
            (Cause::Closed, Duration::from_hours(6)),
        ] {
            let pauses = pauses(cause);
            assert_eq!(pauses[..3], [15, 30, 60].map(Duration::from_secs));
            assert!(pauses.is_sorted());
            assert_eq!(pauses.last(), Some(&longest), "{cause:?}");
        }
    }

    #[test]
    fn attempts_before_the_next_one_is_due_do_not_count() {
        let first = RetryState::after(None, at(0), Cause::Outage, 0);
        let mut state = first;
        for now in 1..100 {
            state = RetryState::after(Some(state), at(now), Cause::Outage, 0);
        }
        assert_eq!(state, first);
    }

    #[test]
    fn a_channel_that_is_no_longer_closed_does_not_wait_for_hours() {
        let retries = Retries::default();
        let mut now = at(0);
        for _ in 0..20 {
            now = now.after(retries.failed(MatchId(1), now, Cause::Closed, 0, 0));
        }
        retries.failed(MatchId(1), now, Cause::Closed, 0, 0);
        let pause = retries.failed(
            MatchId(1),
            now.after(Duration::from_millis(1)),
            Cause::Outage,
            0,
            0,
        );
        assert_eq!(pause, Duration::from_mins(5));
    }

    #[test]
    fn what_another_process_failed_to_do_is_not_tried_as_if_it_were_new() {
        let retries = Retries::default();
        let pause = retries.failed(MatchId(1), at(0), Cause::Closed, 0, 3);
        assert_eq!(pause, Duration::from_mins(2));
    }

    #[test]
    fn failures_of_what_is_tried_no_more_are_forgotten() {
        let retries = Retries::default();
        let is_known = |id| retries.cause(MatchId(id)).is_some();
        for (id, cause) in [(1, Cause::Other), (2, Cause::Closed)] {
            retries.failed(MatchId(id), at(0), cause, 0, 20);
        }
        for (hours, known) in [(23, [true; 2]), (25, [false, true]), (31, [false; 2])] {
            let now = at(0).after(Duration::from_hours(hours));
            retries.failed(MatchId(3), now, Cause::Other, 0, 0);
            assert_eq!([1, 2].map(is_known), known, "{hours}");
        }
    }

    #[test]
    fn the_end_of_an_outage_makes_everything_due_but_closed_channels() {
        let retries = Retries::default();
        let all: Vec<MatchId> = (1..=3).map(MatchId).collect();
        retries.failed(all[0], at(0), Cause::Closed, 0, 0);
        retries.failed(all[1], at(0), Cause::Outage, 0, 0);
        retries.failed(all[2], at(0), Cause::Outage, 0, 0);
        // One of them finds out whether the outage goes on.
        assert_eq!(retries.due(all.clone(), at(1), 0), [all[1]]);
        assert_eq!(retries.due(all.clone(), at(1), 1), [all[1], all[2]]);
        assert_eq!(retries.due(all.clone(), at(15_000), 0), all);
        retries.succeeded(all[0]);
        assert_eq!(retries.due(all.clone(), at(1), 1), all);
    }

    #[test]
    fn what_alone_fails_while_others_succeed_is_not_tried_without_a_pause() {
        let (retries, id) = (Retries::default(), MatchId(1));
        let mut n_tried = 0;
        // Each second something else fails and succeeds.
        for second in 0..600_u32 {
            let (now, n_recoveries) = (at(i64::from(second) * 1_000), u64::from(second));
            if !retries.due(vec![id], now, n_recoveries).is_empty() {
                n_tried += 1;
                retries.failed(id, now, Cause::Outage, n_recoveries, 0);
            }
        }
        assert!(n_tried < 12, "{n_tried} times in ten minutes");
    }

    #[test]
    fn the_end_of_a_second_outage_is_heard_once_the_pause_after_the_first_is_over() {
        let (retries, id) = (Retries::default(), MatchId(1));
        for (at_ms, n_ended) in [(0, 0), (1, 1)] {
            retries.failed(id, at(at_ms), Cause::Outage, n_ended, 0);
        }
        // Another that suffers is asked first, so that only what has ended makes this one due.
        let is_due = |at_ms| {
            let other = MatchId(0);
            retries.failed(other, at(at_ms), Cause::Outage, 2, 0);
            retries.due(vec![other, id], at(at_ms), 2).contains(&id)
        };
        assert!(!is_due(2) && !is_due(15_000) && is_due(15_001));
    }
}
