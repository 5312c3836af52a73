//! What happens in the moment in which clocks ring.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::future::{join, maybe_done};
use lostcities::store::{MatchId, Person, SeatClock, State};
use lostcities::table::{Absence, Click, Environment, Tables};
use tempfile::TempDir;

use super::machine::MachineClock;
use super::world::{call, cut_short, of_two, tables};
use super::{DAY, HOUR};
use crate::kept::loaded;

impl MachineClock {
    /// It is set once it has been looked at so often.
    fn set_after(&self, n_looks: i64, by_ms: i64) {
        self.then_set_by.store(by_ms, Ordering::Relaxed);
        self.looks_left.store(n_looks, Ordering::Relaxed);
    }
}

/// A match of two people with a clock of an hour, in which one has been called.
async fn begun() -> (TempDir, Arc<MachineClock>, Tables, MatchId) {
    let (home, machine) = (TempDir::new().unwrap(), MachineClock::new());
    let tables = tables(&home, &machine).await;
    tables.start_time().await.unwrap();
    let id = of_two(&tables, &machine, 1).await;
    (home, machine, tables, id)
}

/// The only clock of a match, its player, and the other one.
async fn awaited(tables: &Tables, id: MatchId) -> (SeatClock, Person, Person) {
    let clocks = tables.store().clocks_of(id).await.unwrap();
    let [clock] = clocks[..] else {
        panic!("{clocks:?}")
    };
    let stored = loaded(tables, id).await;
    let person = |seat| stored.seats[seat].person().unwrap().clone();
    (clock, person(clock.seat), person(clock.seat.next(2)))
}

#[tokio::test]
async fn who_goes_away_while_their_clock_rings_is_not_called_until_they_are_back() {
    for n_waits in 0..24 {
        let (_home, machine, tables, id) = begun().await;
        let (_, who, _) = awaited(&tables, id).await;
        machine.skip(HOUR / 2);
        let mut sweep = pin!(maybe_done(tables.sweep_clocks()));
        cut_short(sweep.as_mut(), n_waits).await;
        let away = tables.go_away(&who, Absence::Days(7));
        let ((), gone) = join(sweep.as_mut(), away).await;
        gone.unwrap();
        sweep.take_output().unwrap().unwrap();
        let (clock, ..) = awaited(&tables, id).await;
        let until = machine.now().after(7 * DAY);
        assert_eq!(clock.due_at, Some(until.after(HOUR / 2)), "{n_waits}");
        assert!(clock.next_at >= Some(until), "{n_waits}: {clock:?}");
    }
}

/// Sweeps until the clock of the machine has been looked at often enough to be set.
async fn set(tables: &Tables) {
    for _ in 0..8 {
        tables.sweep_clocks().await.unwrap();
    }
}

#[tokio::test]
async fn a_clock_that_is_set_in_the_middle_of_a_sweep_ends_nothing() {
    for n_looks in 0..8 {
        let (_home, machine, tables, id) = begun().await;
        machine.skip(HOUR);
        tables.sweep_clocks().await.unwrap();
        let (late, _, present) = awaited(&tables, id).await;
        let end = Click::by_person(id, present.id, 3);
        tables.call_off(end, late.seat).await.unwrap();
        call(&tables, &machine, id).await;
        let state = async || loaded(&tables, id).await.state();
        machine.set_after(n_looks, 5 * 86_400_000);
        set(&tables).await;
        assert_eq!(state().await, State::Playing, "{n_looks}");
        let (closing, ..) = awaited(&tables, id).await;
        assert_eq!(closing.due_at, Some(machine.now().after(DAY)), "{n_looks}");
        machine.skip(DAY);
        tables.sweep_clocks().await.unwrap();
        assert_eq!(state().await, State::Finished, "{n_looks}");
    }
}

#[tokio::test]
async fn a_clock_that_is_set_while_a_time_is_written_changes_nothing_of_it() {
    for (n_looks, days) in (0..8).flat_map(|n_looks| [(n_looks, -5), (n_looks, 5)]) {
        let (_home, machine, tables, id) = begun().await;
        let (_, who, _) = awaited(&tables, id).await;

        machine.set_after(n_looks, days * 86_400_000);
        tables.go_away(&who, Absence::Days(20)).await.unwrap();
        set(&tables).await;
        let (clock, ..) = awaited(&tables, id).await;
        let until = tables.away_until(who.id).await.unwrap().unwrap();
        assert_eq!(clock.due_at, Some(until.after(HOUR)), "{n_looks} {days}");
        tables.go_away(&who, Absence::Over).await.unwrap();

        machine.skip(HOUR);
        tables.sweep_clocks().await.unwrap();
        let (late, _, present) = awaited(&tables, id).await;
        let extend = Click::by_person(id, present.id, 3);
        tables.extend_time(extend, late.seat).await.unwrap();
        machine.set_after(n_looks, days * 86_400_000);
        call(&tables, &machine, id).await;
        set(&tables).await;
        let (clock, ..) = awaited(&tables, id).await;
        // A call takes a moment.
        let least = machine.now().after(HOUR).before(Duration::from_secs(30));
        let is_whole = (least..=machine.now().after(HOUR)).contains(&clock.due_at.unwrap());
        assert!(is_whole, "{n_looks} {days}: {clock:?}");

        machine.skip(HOUR);
        tables.sweep_clocks().await.unwrap();
        machine.set_after(n_looks, days * 86_400_000);
        let end = Click::by_person(id, present.id, 4);
        tables.call_off(end, late.seat).await.unwrap();
        call(&tables, &machine, id).await;
        set(&tables).await;
        let (closing, ..) = awaited(&tables, id).await;
        let due_at = Some(machine.now().after(DAY));
        assert_eq!(closing.due_at, due_at, "{n_looks} {days}");
    }
}
