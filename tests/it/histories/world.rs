//! A database of matches with clocks, the programs that use it, and the clock of their machine.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::task::Poll;
use std::time::Duration;

use lostcities::kernel::{Seat, Timestamp};
use lostcities::store::{
    Board, ChannelId, Clock, MatchId, Person, PersonId, State, Store, StoredMatch,
};
use lostcities::table::{
    Absence, Click, Company, GameKind, Proposal, Refusal, Surroundings, TableError, Tables,
};
use serde_json::json;
use tempfile::TempDir;

use super::ledger::{Course, Ledger};

/// How many matches there are.
pub const N_MATCHES: usize = 4;

/// The game of each, how many play it, and its clock.
const MATCHES: [(GameKind, u8, Option<Clock>); N_MATCHES] = [
    (GameKind::Classic, 2, Some(Clock::Hour)),
    (GameKind::Classic, 2, Some(Clock::Day)),
    (GameKind::RollWrite, 3, Some(Clock::ThreeDays)),
    (GameKind::Classic, 2, None),
];

/// A turn has no more acts than this.
const MAX_ACTS: u32 = 6;

/// A clock that a test sets.
#[derive(Default)]
pub struct MachineClock {
    /// What the machine says, in milliseconds since 1970.
    wall: AtomicI64,
    /// How much has passed on purpose, in milliseconds.
    skipped: AtomicU64,
}

impl Surroundings for MachineClock {
    fn now(&self) -> Timestamp {
        Timestamp::from_millis(self.wall.load(Ordering::Relaxed)).after(self.skipped())
    }

    fn skipped(&self) -> Duration {
        Duration::from_millis(self.skipped.load(Ordering::Relaxed))
    }

    fn entropy(&self) -> [u8; 32] {
        [7; 32]
    }
}

impl MachineClock {
    /// The autumn of 2026.
    pub fn new() -> Arc<Self> {
        let clock = Self::default();
        clock.wall.store(1_790_000_000_000, Ordering::Relaxed);
        Arc::new(clock)
    }

    pub fn set(&self, by_ms: i64) {
        self.wall.fetch_add(by_ms, Ordering::Relaxed);
    }

    /// Time passes while the program is there.
    pub fn skip(&self, time: Duration) {
        let ms = u64::try_from(time.as_millis()).unwrap();
        self.skipped.fetch_add(ms, Ordering::Relaxed);
    }
}

/// Who plays, by number.
pub fn person(seat: u8) -> Person {
    Person {
        id: PersonId(11 + u64::from(seat)),
        name: format!("Person {seat}"),
        locale: None,
        pings: None,
    }
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
}

impl World {
    /// All matches have begun, and their first players have been called.
    pub async fn begin() -> Self {
        let home = TempDir::new().unwrap();
        let clock = MachineClock::new();
        let mut world = Self {
            tables: tables(&home, &clock).await,
            home,
            clock,
            matches: Vec::new(),
            n_interactions: 0,
        };
        world.tables.clocks().start_time().await.unwrap();
        for (channel, (game, n_people, clock)) in (1..).zip(MATCHES) {
            let id = world.open(channel, game, n_people, clock).await;
            let mut ledger = Ledger::new(clock, world.load(id).await.version);
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
        let proposal = Proposal {
            clock: limit,
            game,
            options: match game {
                GameKind::Classic => json!({"rounds": 1}),
                _ => json!({}),
            },
            guild: None,
            channel: ChannelId(channel),
            locale: "en".to_owned(),
            host: person(0),
            company: Company::Anybody {
                seats: Some(n_people),
                computers: Vec::new(),
                invited: Vec::new(),
            },
            interaction: self.interaction(),
        };
        let opened = self.tables.challenges().challenge(proposal).await;
        let id = opened.unwrap().id;
        for seat in 1..n_people {
            let person = person(seat);
            let click = Click::by_person(id, person.id, self.interaction());
            self.tables.lobby().join(click, &person.name).await.unwrap();
        }
        id
    }

    fn interaction(&mut self) -> u64 {
        self.n_interactions += 1;
        self.n_interactions
    }

    async fn load(&self, id: MatchId) -> StoredMatch {
        let loaded = self.tables.store().matches().load(id).await;
        loaded.unwrap().unwrap()
    }

    /// The seats whose clocks have rows.
    async fn awaited(&self, id: MatchId) -> Vec<Seat> {
        let clocks = self.tables.store().clocks().of(id).await.unwrap();
        clocks.into_iter().map(|clock| clock.seat).collect()
    }

    async fn call(&self, id: MatchId) {
        call(&self.tables, &self.clock, id).await;
    }

    /// Time passes while the program is there. It sweeps first, as it does every few seconds.
    pub async fn pass(&mut self, time: Duration) {
        self.settle().await;
        self.clock.skip(time);
        for (_, ledger) in &mut self.matches {
            ledger.pass(time);
        }
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

    /// The program is killed and started again.
    pub async fn restart(&mut self) {
        self.tables = tables(&self.home, &self.clock).await;
        self.tables.clocks().start_time().await.unwrap();
        self.compare().await;
    }

    /// A sweep, and what it has changed is shown.
    pub async fn sweep(&mut self) {
        let changed = self.tables.clocks().sweep().await.unwrap();
        self.swept(&changed).await;
    }

    /// A sweep while somebody is away, of whom the ledgers know nothing.
    pub async fn sweep_unseen(&self) {
        self.tables.clocks().sweep().await.unwrap();
        self.show().await;
    }

    /// Two programs sweep at the same time; afterwards either of them goes on.
    pub async fn sweep_twice(&mut self) {
        let other = tables(&self.home, &self.clock).await;
        let sweeps =
            futures_util::future::join(self.tables.clocks().sweep(), other.clocks().sweep());
        let (one, two) = sweeps.await;
        let changed = [one.unwrap(), two.unwrap()].concat();
        for (number, id) in changed.iter().enumerate() {
            assert!(!changed[..number].contains(id), "{id} has rung twice");
        }
        if self.n_interactions.is_multiple_of(2) {
            self.tables = other;
        }
        self.swept(&changed).await;
    }

    /// The program is killed in a sweep and started again. Its next sweep does what was not done.
    pub async fn be_killed_in_sweep(&mut self, n_waits: u32) {
        cut_short(self.tables.clocks().sweep(), n_waits).await;
        self.restart_unseen().await;
        let done = self.tables.clocks().sweep().await.unwrap();
        // What the killed sweep has changed is shown by the keeper, which finds it in the database.
        for (id, ledger) in &mut self.matches {
            let before = ledger.version;
            ledger.sweep();
            assert!(ledger.version > before || !done.contains(id), "{id}");
        }
        self.show().await;
        self.compare().await;
    }

    async fn restart_unseen(&mut self) {
        self.tables = tables(&self.home, &self.clock).await;
        self.tables.clocks().start_time().await.unwrap();
    }

    /// The ledgers follow a sweep that has changed these matches.
    async fn swept(&mut self, changed: &[MatchId]) {
        for (id, ledger) in &mut self.matches {
            let before = ledger.version;
            ledger.sweep();
            assert_eq!(
                ledger.version > before,
                changed.contains(id),
                "{id}: {ledger:?}"
            );
        }
        self.show().await;
        self.compare().await;
    }

    /// The public messages of all matches become right.
    async fn show(&self) {
        for (id, _) in &self.matches {
            self.call(*id).await;
        }
    }

    /// Everything that is due is done.
    pub async fn settle(&mut self) {
        self.sweep().await;
        let again = self.tables.clocks().sweep().await.unwrap();
        assert_eq!(again, [], "nothing is left");
        self.compare().await;
    }

    /// A seat that is awaited makes its turn.
    pub async fn play(&mut self, number: usize) {
        let (id, ledger) = self.matches[number].clone();
        let Some(&seat) = ledger.turns.keys().next() else {
            return;
        };
        if ledger.course != Course::Playing {
            return;
        }
        let stored = self.load(id).await;
        let player = stored.seats[seat].person().unwrap().id;
        for _ in 0..MAX_ACTS {
            let channel = stored.terms.channel;
            let choices = self.tables.views().choices(channel, player).await.unwrap();
            let Some(choice) = choices.into_iter().next() else {
                break;
            };
            let mut tries = 0;
            loop {
                let click = Click::by_person(id, player, self.interaction());
                match self.tables.act(click, &choice.action, None).await {
                    Err(TableError::Refused(Refusal::Stale)) if tries == 0 => tries += 1,
                    done => break done.map(|_| ()).unwrap(),
                }
            }
        }
        let after = self.load(id).await;
        assert_eq!(after.state(), State::Playing, "few turns are made");
        let awaited = self.awaited(id).await;
        let ledger = &mut self.matches[number].1;
        ledger.version = after.version;
        ledger.turns.remove(&seat);
        let still = ledger.turns.clone();
        // The others go on with the time that they have.
        ledger.turns.retain(|seat, _| awaited.contains(seat));
        let begun = awaited.into_iter().filter(|seat| !still.contains_key(seat));
        ledger.begin(begun);
        self.call(id).await;
        self.compare_clocks(number).await;
    }

    /// Somebody whom a match waits for.
    pub async fn awaited_person(&self, number: usize) -> Person {
        let (id, ledger) = &self.matches[number];
        let seat = ledger.turns.keys().next().expect("it waits for somebody");
        self.load(*id).await.seats[*seat].person().unwrap().clone()
    }

    /// A person is away from now on, or there again.
    pub async fn go_away(&self, who: &Person, absence: Absence) {
        let gone = self.tables.profiles().go_away(who, absence).await;
        gone.unwrap();
        self.show().await;
    }

    /// The person in a seat of a match whose time is not up.
    async fn present(&self, number: usize) -> Option<(Seat, PersonId, Seat)> {
        let (id, ledger) = &self.matches[number];
        let late = ledger.late().filter(|_| ledger.course == Course::Playing)?;
        let stored = self.load(*id).await;
        let is_late = |seat| {
            ledger
                .turns
                .get(&seat)
                .is_some_and(|turn| turn.stage.is_over())
        };
        let mut seats = stored.seats.iter().filter(|(seat, _)| !is_late(*seat));
        let (seat, occupant) = seats.next()?;
        Some((seat, occupant.person()?.id, late))
    }

    /// Somebody gives the late player their whole time again.
    pub async fn give_time(&mut self, number: usize) {
        let Some((_, person, late)) = self.present(number).await else {
            return;
        };
        let id = self.matches[number].0;
        let mut click = Click::by_person(id, person, self.interaction());
        if let Err(TableError::Refused(Refusal::Stale)) =
            self.tables.absences().extend(click, late).await
        {
            click = Click::by_person(id, person, self.interaction());
            self.tables.absences().extend(click, late).await.unwrap();
        }
        let version = self.load(id).await.version;
        let ledger = &mut self.matches[number].1;
        ledger.version += 1;
        assert_eq!(version, ledger.version);
        ledger.begin([late]);
        self.call(id).await;
        self.compare_clocks(number).await;
    }

    /// Somebody ends the match because of the late player.
    pub async fn call_off(&mut self, number: usize) {
        let Some((by, person, late)) = self.present(number).await else {
            return;
        };
        let id = self.matches[number].0;
        let mut click = Click::by_person(id, person, self.interaction());
        if let Err(TableError::Refused(Refusal::Stale)) =
            self.tables.absences().call_off(click, late).await
        {
            click = Click::by_person(id, person, self.interaction());
            self.tables.absences().call_off(click, late).await.unwrap();
        }
        let ledger = &mut self.matches[number].1;
        ledger.version += 1;
        ledger.turns.clear();
        ledger.course = Course::Closing {
            by,
            since: Duration::ZERO,
        };
        self.call(id).await;
        self.compare_clocks(number).await;
    }

    /// Whoever ended the match takes that back: every seat that is awaited has its whole time.
    pub async fn go_on(&mut self, number: usize) {
        let (id, ledger) = self.matches[number].clone();
        let Course::Closing { by, .. } = ledger.course else {
            return;
        };
        let stored = self.load(id).await;
        let person = stored.seats[by].person().unwrap().id;
        let mut click = Click::by_person(id, person, self.interaction());
        if let Err(TableError::Refused(Refusal::Stale)) = self.tables.absences().go_on(click).await
        {
            click = Click::by_person(id, person, self.interaction());
            self.tables.absences().go_on(click).await.unwrap();
        }
        let awaited = self.awaited(id).await;
        let ledger = &mut self.matches[number].1;
        ledger.version += 1;
        ledger.course = Course::Playing;
        ledger.begin(awaited);
        self.call(id).await;
        self.compare_clocks(number).await;
    }

    /// Holds the database against all ledgers, at a moment when the bot knows what time it is.
    async fn compare(&self) {
        for number in 0..self.matches.len() {
            self.compare_clocks(number).await;
        }
    }

    async fn compare_clocks(&self, number: usize) {
        let (id, ledger) = &self.matches[number];
        let stored = self.load(*id).await;
        assert_eq!(
            stored.version, ledger.version,
            "changes of {id}: {ledger:?}"
        );
        let clocks = self.tables.store().clocks().of(*id).await.unwrap();
        let now = self.clock.now().millis();
        if let Some(left) = ledger.regret_left() {
            let [closing] = clocks[..] else {
                panic!("{id} is ended: {clocks:?}");
            };
            let due = closing.due_at.unwrap().millis();
            assert_eq!((due - now).max(0), millis(left), "the end of {id}");
            return;
        }
        match ledger.course {
            Course::Ended => {
                assert_eq!(stored.state(), State::Finished);
                let results = self.tables.store().results();
                assert!(results.result_of(*id).await.unwrap().is_some());
            }
            Course::Asleep => assert!(stored.status.is_asleep()),
            Course::Playing | Course::Closing { .. } => {
                assert_eq!(stored.state(), State::Playing);
            }
        }
        let found: Vec<_> = clocks.iter().map(|clock| clock.seat).collect();
        let wanted: Vec<_> = ledger.turns.keys().copied().collect();
        assert_eq!(found, wanted, "whose turn it is in {id}");
        for clock in clocks {
            let turn = ledger.turns[&clock.seat];
            let due = clock.due_at.unwrap().millis();
            let left = millis(ledger.allowance()) - millis(turn.used);
            assert_eq!(due - now, left, "{id}, seat {}: {clock:?}", clock.seat);
            assert_eq!(clock.stage, turn.stage, "{id}, seat {}", clock.seat);
        }
    }
}

/// A program on the database, with nothing in memory.
pub async fn tables(home: &TempDir, clock: &Arc<MachineClock>) -> Tables {
    let store = Store::open(&home.path().join("matches.db")).await.unwrap();
    Tables::new(store, Arc::clone(clock) as Arc<dyn Surroundings>)
}

/// Drops a future after it has waited so often, as the end of its program does.
async fn cut_short<F: Future>(future: F, mut n_waits: u32) {
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

/// What the keeper does after a change: the public messages are right, and whose turn it is has been called.
pub async fn call(tables: &Tables, clock: &MachineClock, id: MatchId) {
    let at = clock.now();
    let stored = tables.store().matches().load(id).await.unwrap().unwrap();
    let board = tables.store().boards().board(id).await.unwrap();
    let board = Board {
        shown_version: stored.version,
        ..board.unwrap()
    };
    tables.messages().save_board(id, &board).await.unwrap();
    let clocks = tables.clocks();
    let started = clocks.start(id, stored.version, stored.terms.clock, at);
    started.await.unwrap();
}
