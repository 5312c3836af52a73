//! The sandbox's time: the machine's, plus what a test has skipped.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Tells the time; can be set forward, so that fifteen minutes pass in a test without waiting.
#[derive(Debug, Default)]
pub(crate) struct Clock {
    stands_at_ms: Option<u64>,
    skipped_ms: AtomicU64,
}

impl Clock {
    /// A clock that is at these Unix milliseconds; without any it goes with the machine's.
    pub(crate) fn new(stands_at_ms: Option<u64>) -> Self {
        Self {
            stands_at_ms,
            ..Self::default()
        }
    }

    /// Unix milliseconds.
    pub(crate) fn now_ms(&self) -> u64 {
        let machine = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            millis(since.unwrap_or_default())
        };
        self.stands_at_ms.unwrap_or_else(machine) + self.skipped_ms.load(Ordering::Relaxed)
    }

    /// How much time was let pass at once.
    pub(crate) fn skipped(&self) -> Duration {
        Duration::from_millis(self.skipped_ms.load(Ordering::Relaxed))
    }

    pub(crate) fn skip(&self, by: Duration) {
        self.skipped_ms.fetch_add(millis(by), Ordering::Relaxed);
    }
}

pub(crate) fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// The time as Discord writes it, RFC 3339 in UTC.
pub(crate) fn rfc3339(unix_ms: u64) -> String {
    let (days, ms) = (unix_ms / 86_400_000, unix_ms % 86_400_000);
    let (year, month, day) = civil(days);
    let (hour, minute, second) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60);
    format!(
        "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{:03}000+00:00",
        ms % 1000
    )
}

/// Year, month and day of a number of days since 1970, by counting in eras of 400 years that begin in March.
fn civil(days: u64) -> (u64, u64, u64) {
    let z = days + 719_468;
    let (era, day_of_era) = (z / 146_097, z % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let march_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 {
        march_month + 3
    } else {
        march_month - 9
    };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::rfc3339;

    #[test]
    fn times_are_written_as_discord_does() {
        assert_eq!(
            rfc3339(1_709_210_096_007),
            "2024-02-29T12:34:56.007000+00:00"
        );
        assert_eq!(rfc3339(0), "1970-01-01T00:00:00.000000+00:00");
    }
}
