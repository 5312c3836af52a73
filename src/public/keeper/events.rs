//! Shows evenings and seasons: one task for each at a time, and less and less often where that fails.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use tracing::warn;

use super::AT_A_TIME;
use super::retry::{Cause, Retries};
use crate::bot::Bot;
use crate::kernel::Timestamp;
use crate::table::{EveningId, SeasonId, TableError};

/// What has one public message, which follows from the database alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    Evening(EveningId),
    Season(SeasonId),
}

#[derive(Default)]
pub(super) struct Events {
    busy: Mutex<HashSet<Event>>,
    retries: Retries<Event>,
}

impl Events {
    /// Whether this event may be shown now; if so, no other task may before it ends. The sweep comes again to those that may not.
    fn begin(&self, event: Event, now: Timestamp) -> bool {
        let is_due = !self.retries.due(vec![event], now, 0).is_empty();
        is_due && self.with(|busy| busy.len() < AT_A_TIME && busy.insert(event))
    }

    fn with<T>(&self, f: impl FnOnce(&mut HashSet<Event>) -> T) -> T {
        f(&mut self.busy.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A task that shows an event. However it ends, another may begin.
struct Task(Bot, Event);

impl Drop for Task {
    fn drop(&mut self) {
        let Self(bot, event) = self;
        bot.keeper().events.with(|busy| busy.remove(event));
    }
}

impl Bot {
    /// Shows an event beside everything else, unless a task does so or the pause after a failure is not over.
    pub fn show_event<W>(&self, event: Event, show: impl FnOnce(Self) -> W)
    where
        W: Future<Output = Result<(), TableError>> + Send + 'static,
    {
        if !self.keeper().events.begin(event, self.tables().now()) {
            return;
        }
        let (task, shown) = (Task(self.clone(), event), show(self.clone()));
        self.beside(|bot| async move {
            let retries = &bot.keeper().events.retries;
            match shown.await {
                Ok(()) => retries.succeeded(event),
                Err(error) => {
                    let pause = retries.failed(event, bot.tables().now(), Cause::Other, 0, 0);
                    let pause_s = pause.as_secs();
                    warn!(pause_s, "could not show {event:?}: {error:#}");
                }
            }
            drop(task);
        });
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn an_event_is_shown_by_one_task_at_a_time_and_few_are_at_once() {
        let (events, now) = (Events::default(), Timestamp::from_millis(7));
        let evening = |n: usize| Event::Evening(EveningId(u32::try_from(n).unwrap()));
        assert!(events.begin(evening(0), now) && !events.begin(evening(0), now));
        // A season with the same number is another.
        assert!(events.begin(Event::Season(SeasonId(0)), now));
        assert_eq!(
            (2..99).filter(|&n| events.begin(evening(n), now)).count(),
            AT_A_TIME - 2
        );
        events.with(|busy| busy.remove(&evening(0)));
        assert!(events.begin(evening(0), now));
    }

    #[test]
    fn what_has_failed_waits() {
        let (events, now) = (Events::default(), Timestamp::from_millis(7));
        let season = Event::Season(SeasonId(1));
        let pause = events.retries.failed(season, now, Cause::Other, 0, 0);
        let due = now.after(pause);
        assert!(!events.begin(season, due.before(Duration::from_millis(1))));
        assert!(events.begin(season, due));
    }
}
