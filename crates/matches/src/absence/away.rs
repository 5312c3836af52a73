//! Being away: for how long, and what a person is told about it.

use std::time::Duration;

use crate::kernel::{Day, Timestamp};
use crate::store::{Away, MatchId, Person, PersonId};
use crate::{Refusal, Result, Tables};

const DAY: Duration = Duration::from_hours(24);

/// For how many days a person can be away at once.
pub const MAX_DAYS_AWAY: u32 = 30;

/// For how many days within a year.
pub const MAX_DAYS_AWAY_IN_A_YEAR: u32 = 60;

/// For how long a person wants to be away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Absence {
    /// Not at all: they are there again.
    Over,
    Days(u32),
    Until(Day),
}

impl Absence {
    /// When it ends if it begins now.
    ///
    /// # Errors
    /// If that is not later than now, or longer than one can be away at once.
    fn end(self, now: Timestamp) -> Result<Timestamp, Refusal> {
        let days = match self {
            Self::Over => 0,
            Self::Days(days) => days,
            Self::Until(day) => day.number().saturating_sub(Day::of(now).number()),
        };
        if !(1..=MAX_DAYS_AWAY).contains(&days) {
            return Err(Refusal::AwayTooLong);
        }
        let longest = now.after(DAY * MAX_DAYS_AWAY);
        Ok(match self {
            Self::Over | Self::Days(_) => now.after(DAY * days),
            // Noon in Greenwich is on the same day almost everywhere.
            Self::Until(day) => longest.min(day.start().after(DAY / 2)),
        })
    }
}

impl Tables {
    pub async fn away_until(&self, id: PersonId) -> Result<Option<Timestamp>> {
        let now = self.now();
        Ok(self.store().away_until(id, now).await?)
    }

    /// Lets a person be away from now on, or be there again: as long as they are away and do not move, their clocks are
    /// stopped. Returns the matches whose boards have to say so.
    ///
    /// # Errors
    /// If they would be away for too long at once or within a year.
    pub async fn go_away(&self, person: &Person, absence: Absence) -> Result<Vec<MatchId>> {
        let since = self.catch_up().await?;
        let store = self.store();
        if absence == Absence::Over {
            return Ok(store.end_absence(person.id, since).await?);
        }
        let until = absence.end(since)?;
        let most = DAY * MAX_DAYS_AWAY_IN_A_YEAR;
        let gone = store.go_away(person, Away { since, until }, most).await?;
        gone.map_err(|left| {
            let days = left.as_secs() / DAY.as_secs();
            Refusal::AwayTooOften(u32::try_from(days).unwrap_or(MAX_DAYS_AWAY_IN_A_YEAR)).into()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: Timestamp = Timestamp::from_millis(1_790_078_400_000);

    #[test]
    fn an_absence_ends_after_its_days_or_at_noon_of_its_last_day() {
        let today = Day::of(NOON).number();
        let until = |days: u32| Absence::Until(Day::new(today + days));
        let rows = [
            (Absence::Days(1), NOON, Some(DAY)),
            (Absence::Days(30), NOON, Some(DAY * 30)),
            (Absence::Days(0), NOON, None),
            (Absence::Days(31), NOON, None),
            (Absence::Days(u32::MAX), NOON, None),
            (until(1), NOON, Some(DAY)),
            (until(1), NOON.before(DAY / 4), Some(DAY * 5 / 4)),
            (until(2), NOON.after(DAY / 4), Some(DAY * 7 / 4)),
            (until(0), NOON.before(DAY / 4), None),
            (Absence::Until(Day::new(today - 1)), NOON, None),
            // No longer than any other absence.
            (until(30), NOON.before(DAY / 4), Some(DAY * 30)),
            (until(31), NOON, None),
        ];
        for (absence, now, expected) in rows {
            let lasts = absence.end(now).ok().map(|end| end.since(now));
            assert_eq!(lasts, expected, "{absence:?} at {now}");
        }
    }
}
