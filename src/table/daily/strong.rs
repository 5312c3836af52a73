//! What the strong computer player makes of the dice of a day: worked out once a day, beside play.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::anyhow;

use super::round::{PERSON, Round};
use crate::kernel::{Day, Level, Secret};
use crate::table::{TableError, Tables};

/// How many days may be worked out or wait for it at a time.
const MAX_UNDER_WAY: usize = 4;

/// How many results are kept.
const MAX_KEPT: usize = 64;

/// The results that are known or under way.
#[derive(Default)]
pub(in crate::table) struct StrongResults {
    days: Mutex<BTreeMap<Day, Option<i32>>>,
    /// One day is worked out at a time, so that one core is busy at most.
    turn: tokio::sync::Mutex<()>,
}

impl StrongResults {
    fn days(&self) -> MutexGuard<'_, BTreeMap<Day, Option<i32>>> {
        self.days.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the caller is to work out this day: nobody else does, and there is room.
    fn begin(&self, day: Day) -> bool {
        let mut days = self.days();
        let n_under_way = days.values().filter(|points| points.is_none()).count();
        if days.contains_key(&day) || n_under_way >= MAX_UNDER_WAY {
            return false;
        }
        if days.len() >= MAX_KEPT {
            let oldest = days.iter().find(|(_, points)| points.is_some());
            if let Some(oldest) = oldest.map(|(&day, _)| day) {
                days.remove(&oldest);
            }
        }
        days.insert(day, None);
        true
    }

    fn end(&self, day: Day, points: Option<i32>) {
        let mut days = self.days();
        match points {
            Some(points) => days.insert(day, Some(points)),
            None => days.remove(&day),
        };
    }
}

/// A day that is being worked out; one that came to nothing can be begun again.
struct UnderWay<'a> {
    results: &'a StrongResults,
    day: Day,
    points: Option<i32>,
}

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        self.results.end(self.day, self.points);
    }
}

/// The results of the strong computer player.
#[derive(Clone, Copy)]
pub struct StrongPlay<'t> {
    tables: &'t Tables,
}

impl<'t> StrongPlay<'t> {
    /// Those of the days of these tables.
    pub const fn of(tables: &'t Tables) -> Self {
        Self { tables }
    }

    /// What the strong computer player reaches with the dice of a day in the person's place; `None` while that is not known.
    /// It is for people who have finished the day.
    pub fn points(self, day: Day) -> Option<i32> {
        self.tables.inner.strong.days().get(&day).copied().flatten()
    }

    /// Works out [`points`](Self::points), unless that is done, under way, or too much else is. It takes a second or
    /// two of one core, on a thread on which players look ahead.
    ///
    /// # Errors
    /// If the database fails or the day has no dice.
    pub async fn work_out(self, day: Day) -> Result<(), TableError> {
        let results = &self.tables.inner.strong;
        if !results.begin(day) {
            return Ok(());
        }
        let mut under_way = UnderWay {
            results,
            day,
            points: None,
        };
        let _turn = results.turn.lock().await;
        let secret = self.tables.daily().secret(day).await?;
        let thinkers = &self.tables.inner.thinkers;
        under_way.points = Some(thinkers.think(move || points(day, secret)).await??);
        Ok(())
    }
}

fn points(day: Day, secret: Secret) -> anyhow::Result<i32> {
    let mut round = Round::start(day, secret)?;
    round.play_on(Level::Strong)?;
    let points = round.outcome().map(|outcome| outcome.points[PERSON]);
    points.ok_or_else(|| anyhow!("a daily roll did not end"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_worked_out_once_and_few_at_a_time() {
        let results = StrongResults::default();
        let days: Vec<Day> = (0..6).map(Day::new).collect();
        let begun: Vec<bool> = days.iter().map(|&day| results.begin(day)).collect();
        assert_eq!(begun, [true, true, true, true, false, false]);
        assert!(!results.begin(days[0]), "it is under way");
        results.end(days[0], Some(200));
        assert!(!results.begin(days[0]), "it is known");
        results.end(days[1], None);
        assert!(results.begin(days[1]), "it came to nothing");
        assert!(results.begin(days[4]));
        assert!(!results.begin(days[5]));
    }

    #[test]
    fn the_oldest_results_make_room() {
        let results = StrongResults::default();
        for day in 0..200 {
            assert!(results.begin(Day::new(day)));
            results.end(Day::new(day), Some(1));
        }
        assert_eq!(results.days().len(), MAX_KEPT);
        assert!(results.days().contains_key(&Day::new(199)));
    }
}
