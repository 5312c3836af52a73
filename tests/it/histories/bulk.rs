//! However much is due at once, little happens at once.

use lostcities::store::{MatchId, PersonId, State};
use lostcities::table::{Click, Tables};
use tempfile::TempDir;

use super::machine::MachineClock;
use super::world::{call, of_two, tables};
use super::{DAY, HOUR};
use crate::bot::harness::Log;
use crate::kept::loaded;

const N_MATCHES: usize = 45;

/// How many of them a sweep may change.
const MAX_PER_SWEEP: usize = 20;

const WARNING: &str = "more than 20 matches have clocks that ring";

/// Matches of two people with a clock of an hour, in which everybody has been called.
async fn begun(tables: &Tables, machine: &MachineClock) -> Vec<MatchId> {
    let mut begun = Vec::new();
    for channel in 1..=u64::try_from(N_MATCHES).unwrap() {
        begun.push(of_two(tables, machine, channel).await);
    }
    begun
}

/// How many matches each of this many sweeps changes.
async fn swept(tables: &Tables, n_sweeps: usize) -> Vec<usize> {
    let mut swept = Vec::new();
    for _ in 0..n_sweeps {
        swept.push(tables.sweep_clocks().await.unwrap().len());
    }
    swept
}

async fn n_finished(tables: &Tables, ids: &[MatchId]) -> usize {
    let mut n = 0;
    for &id in ids {
        let stored = loaded(tables, id).await;
        n += usize::from(stored.state() == State::Finished);
    }
    n
}

/// In every match the player who is not late ends it.
async fn call_off(tables: &Tables, machine: &MachineClock, ids: &[MatchId]) {
    for (number, &id) in (1_000..).zip(ids) {
        let clocks = tables.store().clocks_of(id).await.unwrap();
        let late = clocks[0].seat;
        let stored = loaded(tables, id).await;
        let present: PersonId = stored.seats[late.next(2)].person().unwrap().id;
        let click = Click::by_person(id, present, number);
        tables.call_off(click, late).await.unwrap();
        call(tables, machine, id).await;
    }
}

#[tokio::test]
async fn nothing_is_ended_in_bulk() {
    let home = TempDir::new().unwrap();
    let machine = MachineClock::new();
    let tables = tables(&home, &machine).await;
    tables.start_time().await.unwrap();
    let ids = begun(&tables, &machine).await;
    let log = Log::default();
    let _logging = tracing::dispatcher::set_default(&log.dispatch());

    // Everybody is late at the same moment.
    machine.skip(HOUR);
    let rest = N_MATCHES - 2 * MAX_PER_SWEEP;
    let wanted = [MAX_PER_SWEEP, MAX_PER_SWEEP, rest, 0];
    assert_eq!(swept(&tables, 4).await, wanted);
    assert_eq!(
        log.count(WARNING),
        2,
        "once for each sweep that leaves some"
    );
    assert_eq!(n_finished(&tables, &ids).await, 0);

    // However wrong the clock of the machine is, nothing has ended.
    call_off(&tables, &machine, &ids).await;
    for days in [400, -800, 20_000, -19_600] {
        machine.set(days * 86_400_000);
        assert_eq!(swept(&tables, 2).await, [0, 0], "{days} days");
    }
    assert_eq!(n_finished(&tables, &ids).await, 0);
    assert_eq!(log.count("the clocks of all matches were moved"), 4);

    machine.skip(DAY);
    assert_eq!(swept(&tables, 1).await, [MAX_PER_SWEEP]);
    assert_eq!(n_finished(&tables, &ids).await, MAX_PER_SWEEP);
    assert_eq!(swept(&tables, 3).await, [MAX_PER_SWEEP, rest, 0]);
    assert_eq!(n_finished(&tables, &ids).await, N_MATCHES);
    assert_eq!(log.count(WARNING), 4);
}
