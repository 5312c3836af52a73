//! A database of matches with clocks, the programs that use it, and the clock of their machine.

mod compare;
mod decisions;

use std::collections::BTreeMap;
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use lostcities::kernel::{Seat, Timestamp};
use lostcities::store::{Clock, GuildId, MatchId, Person, PersonId, StoredMatch};
use lostcities::table::{Environment, GameKind, Opponents, Proposal, Tables};
use tempfile::TempDir;

use super::ledger::Ledger;
use super::machine::MachineClock;
use crate::kept::{anybody, begun, loaded, opened, proposal};

pub const N_MATCHES: usize = 4;

/// How many people play; the first two of them in every match.
pub const N_PEOPLE: u8 = 3;

/// The game of each, how many play it, and its clock.
const MATCHES: [(GameKind, u8, Option<Clock>); N_MATCHES] = [
    (GameKind::Classic, 2, Some(Clock::Hour)),
    (GameKind::Classic, 2, Some(Clock::DayAndReserve)),
    (GameKind::RollWrite, 3, Some(Clock::ThreeDays)),
    (GameKind::Classic, 2, None),
];

pub fn person(seat: u8) -> Person {
    Person::new(PersonId(11 + u64::from(seat)), format!("Person {seat}"))
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap()
}

/// The matches, the ledger of each, and a program.
pub struct World {
    home: TempDir,
    clock: Arc<MachineClock>,
    tables: Tables,
    matches: Vec<(MatchId, Ledger)>,
    n_interactions: u64,
    /// Until when people are away.
    aways: BTreeMap<PersonId, Timestamp>,
    /// Whether an absence has ended by itself since the last sweep, so that boards have to say it.
    has_ended: bool,
    /// Whether the program may remember a match as it was before another one changed it. It notices when the clock of the
    /// match is to ring, which then rings in the next sweep.
    may_be_behind: bool,
    /// Until when the program knows what has passed.
    known: Timestamp,
}

impl World {
    /// All matches have begun, and their first players have been called.
    pub async fn begin() -> Self {
        let home = TempDir::new().unwrap();
        let clock = MachineClock::new();
        let mut world = Self {
            tables: tables(&home, &clock).await,
            home,
            known: clock.now(),
            clock,
            matches: Vec::new(),
            n_interactions: 0,
            aways: BTreeMap::new(),
            has_ended: false,
            may_be_behind: false,
        };
        world.tables.start_time().await.unwrap();
        for (channel, (game, n_people, clock)) in (1..).zip(MATCHES) {
            let id = world.open(channel, game, n_people, clock).await;
            let stored = world.load(id).await;
            let seats = stored.seats.iter();
            let people = seats.map(|(seat, occupant)| (seat, occupant.person().unwrap().id));
            let mut ledger = Ledger::new(clock, stored.version, people.collect());
            ledger.begin(world.awaited(id).await);
            world.matches.push((id, ledger));
            world.call(id).await;
        }
        world.compare().await;
        world
    }

    async fn open(
        &mut self,
        channel: u64,
        game: GameKind,
        n_people: u8,
        limit: Option<Clock>,
    ) -> MatchId {
        let interaction = self.interaction();
        let proposal = Proposal {
            clock: limit,
            ..proposal(game, channel, person(0), anybody(n_people), interaction)
        };
        let guests: Vec<Person> = (1..n_people).map(person).collect();
        self.n_interactions += guests.len() as u64;
        begun(&self.tables, proposal, &guests).await
    }

    fn interaction(&mut self) -> u64 {
        self.n_interactions += 1;
        self.n_interactions
    }

    async fn load(&self, id: MatchId) -> StoredMatch {
        loaded(&self.tables, id).await
    }

    async fn awaited(&self, id: MatchId) -> Vec<Seat> {
        let clocks = self.tables.store().clocks_of(id).await.unwrap();
        clocks.into_iter().map(|clock| clock.seat).collect()
    }

    async fn call(&self, id: MatchId) {
        call(&self.tables, &self.clock, id).await;
    }

    /// Time passes while the program is there. It sweeps first, as it does every few seconds.
    pub async fn pass(&mut self, time: Duration) {
        self.settle().await;
        let before = self.clock.now();
        self.clock.skip(time);
        let now = self.clock.now();
        self.known = now;
        for (_, ledger) in &mut self.matches {
            let aways = &self.aways;
            ledger.pass(time, |person| {
                let until = aways.get(&person);
                now.since(until.map_or(before, |&until| until.max(before)))
            });
        }
    }

    /// The program notices what time it is, as before everything that it does. An absence that ended before the clock of the
    /// machine was set back is over all the same.
    fn notice_time(&mut self) {
        let now = self.clock.now();
        let n_before = self.aways.len();
        for moment in [self.known, now] {
            self.aways.retain(|_, until| *until > moment);
        }
        self.has_ended |= self.aways.len() < n_before;
        self.known = now;
    }

    pub async fn outage(&mut self, time: Duration) {
        self.set_forward(time);
        self.restart().await;
    }

    pub fn set_forward(&self, time: Duration) {
        self.clock.set(millis(time));
    }

    pub fn set_back(&self, time: Duration) {
        self.clock.set(-millis(time));
    }

    pub async fn restart(&mut self) {
        self.notice_time();
        self.restart_unseen().await;
        self.compare().await;
    }

    /// A sweep, and what it has changed is shown.
    pub async fn sweep(&mut self) {
        self.notice_time();
        let mut changed = self.tables.sweep_clocks().await.unwrap();
        if self.may_be_behind {
            changed.extend(self.tables.sweep_clocks().await.unwrap());
        }
        self.swept(&changed).await;
    }

    /// Two programs sweep at the same time; afterwards either of them goes on.
    pub async fn sweep_twice(&mut self) {
        self.notice_time();
        let other = tables(&self.home, &self.clock).await;
        let sweeps = futures_util::future::join(self.tables.sweep_clocks(), other.sweep_clocks());
        let (one, two) = sweeps.await;
        let changed = [one.unwrap(), two.unwrap()].concat();
        for (number, id) in changed.iter().enumerate() {
            let is_again = changed[..number].contains(id) && !self.has_ended;
            assert!(!is_again, "{id} has rung twice");
        }
        if self.n_interactions.is_multiple_of(2) {
            self.tables = other;
        }
        self.may_be_behind = true;
        self.swept(&changed).await;
    }

    /// The program is killed in a sweep and started again. Its next sweep does what was not done.
    pub async fn be_killed_in_sweep(&mut self, n_waits: u32) {
        self.notice_time();
        cut_short(self.tables.sweep_clocks(), n_waits).await;
        self.restart_unseen().await;
        let done = self.tables.sweep_clocks().await.unwrap();
        // What the killed sweep has changed is shown by the keeper, which finds it in the database.
        for (id, ledger) in &mut self.matches {
            let before = ledger.version;
            ledger.sweep(|person| self.aways.contains_key(&person));
            let is_known = ledger.version > before || self.has_ended;
            assert!(is_known || !done.contains(id), "{id}");
        }
        self.has_ended = false;
        self.show().await;
        self.compare().await;
    }

    async fn restart_unseen(&mut self) {
        self.tables = tables(&self.home, &self.clock).await;
        self.may_be_behind = false;
        self.tables.start_time().await.unwrap();
    }

    /// The ledgers follow a sweep that has changed these matches.
    async fn swept(&mut self, changed: &[MatchId]) {
        for (id, ledger) in &mut self.matches {
            let before = ledger.version;
            ledger.sweep(|person| self.aways.contains_key(&person));
            let (has_rung, is_named) = (ledger.version > before, changed.contains(id));
            let is_right = has_rung == is_named || (is_named && self.has_ended);
            assert!(is_right, "{id}: {ledger:?}");
        }
        self.has_ended = false;
        self.show().await;
        self.compare().await;
    }

    /// The public messages of all matches become right.
    async fn show(&self) {
        for (id, _) in &self.matches {
            self.call(*id).await;
        }
    }

    pub async fn settle(&mut self) {
        self.sweep().await;
        let again = self.tables.sweep_clocks().await.unwrap();
        assert_eq!(again, [], "nothing is left");
        self.compare().await;
    }
}

/// A program on the database, with nothing in memory.
pub async fn tables(home: &TempDir, clock: &Arc<MachineClock>) -> Tables {
    let store = opened(&home.path().join("matches.db")).await;
    Tables::new(store, Arc::clone(clock) as Arc<dyn Environment>)
}

/// Drops a future after it has waited so often, as the end of its program does.
pub async fn cut_short<F: Future>(future: F, mut n_waits: u32) {
    let mut future = pin!(future);
    poll_fn(|context| match future.as_mut().poll(context) {
        Poll::Pending if n_waits > 0 => {
            n_waits -= 1;
            Poll::Pending
        }
        Poll::Pending | Poll::Ready(_) => Poll::Ready(()),
    })
    .await;
}

/// A match of two people with a clock of an hour, the first in a channel and on its server, in which everybody has been called.
pub async fn of_two(tables: &Tables, machine: &MachineClock, channel: u64) -> MatchId {
    let opponents = Opponents::One(person(1));
    let proposal = Proposal {
        clock: Some(Clock::Hour),
        guild: Some(GuildId(channel)),
        ..proposal(
            GameKind::Classic,
            channel,
            person(0),
            opponents,
            2 * channel - 1,
        )
    };
    let id = begun(tables, proposal, &[person(1)]).await;
    call(tables, machine, id).await;
    id
}

/// What the keeper does after a change: the public messages are right, and whose turn it is has been called.
pub async fn call(tables: &Tables, clock: &MachineClock, id: MatchId) {
    let at = clock.now();
    let stored = loaded(tables, id).await;
    let board = tables.store().board(id).await.unwrap();
    let mut board = board.unwrap();
    board.shown_version = stored.version;
    tables
        .store()
        .save_board(id, &mut board, None)
        .await
        .unwrap();
    let started = tables.start_clocks(id, stored.version, stored.terms.clock, at);
    started.await.unwrap();
}
