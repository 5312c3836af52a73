//! Discord's limits on a whole bot: this many requests a second with its token, and this many invalid ones until its address is
//! banned; and those on what is sent with the tokens of interactions.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::world::snowflake::Snowflake;

/// Requests with the bot's token that Discord takes in a second, of all kinds together.
pub(crate) const PER_SECOND: u32 = 50;

/// How many requests are taken within how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Quota {
    pub(crate) n: usize,
    pub(crate) within: Duration,
}

/// What Discord takes with the token of one interaction; observed, not documented.
const OF_TOKEN: Quota = Quota {
    n: 5,
    within: Duration::from_secs(2),
};

/// How many new follow-ups Discord takes in a channel, private ones among them; observed, not documented.
const FOLLOW_UPS: Quota = Quota {
    n: 30,
    within: Duration::from_mins(1),
};

/// How many tokens and channels are remembered before those are forgotten that have used nothing of late.
const MAX_REMEMBERED: usize = 1_000;

/// This many answers of 401, 403 or 429 within [`INVALID_MS`] ban the address.
const MAX_INVALID: usize = 10_000;

const INVALID_MS: u64 = 10 * 60 * 1000;

/// How far a bot has used up what Discord allows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Usage {
    /// Requests with the bot's token that are taken in a second.
    pub requests_per_second: u32,
    /// The most that were taken within any second so far.
    pub most_in_a_second: usize,
    /// Requests that the global limit refused so far.
    pub limited: u64,
    /// Answers of 401, 403 and 429 in the last ten minutes; 10,000 are a ban.
    pub invalid: usize,
    /// Whether the bot's address is banned: every request is refused until ten minutes hold fewer invalid ones.
    pub banned: bool,
}

/// When requests were taken that still count. By the machine's clock: the sandbox's may have stopped.
#[derive(Debug, Default)]
struct Window(VecDeque<Instant>);

impl Window {
    fn forget(&mut self, within: Duration, now: Instant) {
        let age = |taken: &Instant| now.saturating_duration_since(*taken);
        while self.0.front().is_some_and(|taken| age(taken) >= within) {
            self.0.pop_front();
        }
    }

    /// Takes a request and says what is left, or how long it should have waited.
    fn take(&mut self, quota: Quota, now: Instant) -> Result<Left, Duration> {
        self.forget(quota.within, now);
        let oldest = self.0.front().copied().unwrap_or(now);
        let reset = quota
            .within
            .saturating_sub(now.saturating_duration_since(oldest));
        if self.0.len() >= quota.n {
            return Err(reset);
        }
        self.0.push_back(now);
        Ok(Left {
            of: quota.n,
            n: quota.n - self.0.len(),
            reset,
        })
    }

    /// The same among those of many, each with a name.
    fn take_of<K: Eq + std::hash::Hash>(
        all: &mut HashMap<K, Self>,
        of: K,
        quota: Quota,
        now: Instant,
    ) -> Result<Left, Duration> {
        if all.len() >= MAX_REMEMBERED {
            all.retain(|_, window| {
                window.forget(quota.within, now);
                !window.0.is_empty()
            });
        }
        all.entry(of).or_default().take(quota, now)
    }
}

/// What a limit leaves, as an answer says it in its head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Left {
    pub(crate) of: usize,
    pub(crate) n: usize,
    /// When one more is free.
    pub(crate) reset: Duration,
}

/// Whose limit a request has met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// That of all requests of the bot.
    Global,
    /// One of the bot's on a route, or that of a token.
    User,
    /// One that all share, such as that of new follow-ups in a channel.
    Shared,
}

impl Scope {
    /// Discord's word.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Global => "global",
            Self::User => "user",
            Self::Shared => "shared",
        }
    }
}

/// What the bot has asked for lately.
#[derive(Debug)]
pub(crate) struct Rates {
    per_second: u32,
    taken: Window,
    of_tokens: HashMap<String, Window>,
    follow_ups: HashMap<Snowflake, Window>,
    most_in_a_second: usize,
    n_limited: u64,
    /// When invalid answers were given, in Unix milliseconds of the sandbox's clock.
    invalid_ms: VecDeque<u64>,
}

impl Rates {
    /// Nothing asked for yet; this many requests are taken in a second.
    pub(crate) fn new(per_second: u32) -> Self {
        Self {
            per_second,
            taken: Window::default(),
            of_tokens: HashMap::new(),
            follow_ups: HashMap::new(),
            most_in_a_second: 0,
            n_limited: 0,
            invalid_ms: VecDeque::new(),
        }
    }

    /// Takes a request with the bot's token, or says how long it should have waited.
    pub(crate) fn take(&mut self, now: Instant) -> Result<Left, Duration> {
        let quota = Quota {
            n: usize::try_from(self.per_second).unwrap_or(usize::MAX),
            within: Duration::from_secs(1),
        };
        let left = self.taken.take(quota, now);
        self.n_limited += u64::from(left.is_err());
        self.most_in_a_second = self.most_in_a_second.max(self.taken.0.len());
        left
    }

    /// Takes a request with the token of an interaction; a new follow-up counts in its channel, too. `None` where nothing is
    /// limited.
    pub(crate) fn take_of_token(
        &mut self,
        token: &str,
        follow_up_in: Option<Snowflake>,
        now: Instant,
    ) -> Result<Option<Left>, (Scope, Duration)> {
        if self.per_second == u32::MAX {
            return Ok(None);
        }
        let tokens = &mut self.of_tokens;
        let left = Window::take_of(tokens, token.to_owned(), OF_TOKEN, now);
        let left = left.map_err(|pause| (Scope::User, pause))?;
        if let Some(channel) = follow_up_in {
            Window::take_of(&mut self.follow_ups, channel, FOLLOW_UPS, now)
                .map_err(|pause| (Scope::Shared, pause))?;
        }
        Ok(Some(left))
    }

    /// Counts an answer of this status.
    pub(crate) fn answered(&mut self, status: u16, now_ms: u64) {
        if matches!(status, 401 | 403 | 429) {
            self.forget(now_ms);
            self.invalid_ms.push_back(now_ms);
        }
    }

    pub(crate) fn is_banned(&mut self, now_ms: u64) -> bool {
        self.forget(now_ms);
        self.invalid_ms.len() >= MAX_INVALID
    }

    pub(crate) fn usage(&mut self, now_ms: u64) -> Usage {
        Usage {
            banned: self.is_banned(now_ms),
            requests_per_second: self.per_second,
            most_in_a_second: self.most_in_a_second,
            limited: self.n_limited,
            invalid: self.invalid_ms.len(),
        }
    }

    fn forget(&mut self, now_ms: u64) {
        let is_old = |ms: &u64| now_ms.saturating_sub(*ms) >= INVALID_MS;
        while self.invalid_ms.front().is_some_and(is_old) {
            self.invalid_ms.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_takes_fifty_requests_wherever_it_begins() {
        let mut rates = Rates::new(PER_SECOND);
        let start = Instant::now();
        let at = |ms: u64| start + Duration::from_millis(ms);
        for _ in 0..20 {
            assert!(rates.take(at(0)).is_ok());
        }
        for _ in 0..30 {
            assert!(rates.take(at(900)).is_ok());
        }
        assert_eq!(rates.take(at(950)), Err(Duration::from_millis(50)));
        for _ in 0..20 {
            assert!(rates.take(at(1_000)).is_ok());
        }
        assert_eq!(rates.take(at(1_000)), Err(Duration::from_millis(900)));
        let usage = rates.usage(0);
        assert_eq!((usage.most_in_a_second, usage.limited), (50, 2));
    }

    #[test]
    fn a_token_takes_five_requests_in_two_seconds_and_a_channel_thirty_follow_ups_in_a_minute() {
        let mut rates = Rates::new(PER_SECOND);
        let start = Instant::now();
        let general = Some(Snowflake::new(7));
        let mut n_taken = 0;
        for token in ["a", "b", "c", "d", "e", "f"] {
            for n_left in (0..5).rev() {
                let left = rates.take_of_token(token, general, start).unwrap();
                assert_eq!(left.map(|left| (left.of, left.n)), Some((5, n_left)));
                n_taken += 1;
            }
            let early = rates.take_of_token(token, None, start);
            assert_eq!(early, Err((Scope::User, Duration::from_secs(2))));
        }
        assert_eq!(n_taken, 30);
        let later = start + Duration::from_secs(2);
        let early = rates.take_of_token("a", general, later);
        assert_eq!(early, Err((Scope::Shared, Duration::from_secs(58))));
        assert!(rates.take_of_token("a", None, later).is_ok());
        let elsewhere = Some(Snowflake::new(8));
        assert!(rates.take_of_token("a", elsewhere, later).is_ok());
        let later = start + Duration::from_mins(1);
        assert!(rates.take_of_token("a", general, later).is_ok());
        let mut unlimited = Rates::new(u32::MAX);
        for _ in 0..40 {
            assert_eq!(unlimited.take_of_token("a", general, start), Ok(None));
        }
    }

    #[test]
    fn ten_thousand_invalid_answers_in_ten_minutes_are_a_ban() {
        let mut rates = Rates::new(PER_SECOND);
        for status in [200, 204, 400, 404, 500] {
            rates.answered(status, 0);
        }
        assert_eq!(rates.usage(0).invalid, 0);
        for (number, status) in (0..10_000).zip([401, 403, 429].into_iter().cycle()) {
            assert!(!rates.is_banned(number), "{number}");
            rates.answered(status, number);
        }
        assert!(rates.usage(10_000).banned);
        let usage = rates.usage(INVALID_MS);
        assert_eq!((usage.invalid, usage.banned), (9_999, false));
    }
}
