//! Invented histories of people for whom matches wait that no channel shows: how often they are told.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join;
use lostcities::kernel::{Day, Timestamp};
use lostcities::store::{Clock, DueNotice, GuildId, MatchId, PersonId, Stage, Venue};
use lostcities::table::{Click, DataPosition, Environment, GameKind, Opponents, Proposal, Tables};
use proptest::prelude::*;
use tempfile::TempDir;

use super::machine::MachineClock;
use super::world::{cut_short, person, tables};
use super::{DAY, HOUR, MINUTE};
use crate::kept::{begun, loaded, proposal};

/// Who plays whom, with which clock.
const MATCHES: [(u8, u8, Option<Clock>); 5] = [
    (0, 1, Some(Clock::Hour)),
    (0, 1, Some(Clock::Day)),
    (1, 2, Some(Clock::ThreeDays)),
    (2, 0, None),
    (1, 0, Some(Clock::Hour)),
];

const N_PEOPLE: u8 = 3;

/// The most turns that are made in a match, so that none ends.
const MAX_TURNS: usize = 30;

#[derive(Clone, Copy, Debug)]
enum Event {
    Pass(Duration),
    /// Whose turn it is in this match makes it.
    Play(usize),
    Sweep,
    /// Two programs sweep at the same time.
    SweepTwice,
    /// The program is killed in a sweep, after so many times that it has waited for the database.
    KilledInSweep(u32),
}

/// Some turns, a while, and a sweep or another.
fn round() -> impl Strategy<Value = Vec<Event>> {
    let plays = prop::collection::vec((0..MATCHES.len()).prop_map(Event::Play), 0..6);
    let minutes = prop_oneof![20 => 5_u32..70, 1 => 720_u32..1_500];
    let sweep = prop_oneof![
        4 => Just(Event::Sweep),
        1 => Just(Event::SweepTwice),
        1 => (0_u32..12).prop_map(Event::KilledInSweep),
    ];
    (plays, minutes, sweep).prop_map(|(mut events, minutes, sweep)| {
        events.extend([Event::Pass(minutes * MINUTE), sweep]);
        events
    })
}

/// Somebody who was told, or would have been if the program had not been killed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Told {
    at: Timestamp,
    /// Whether their time was nearly up somewhere.
    is_hurry: bool,
}

struct World {
    home: TempDir,
    clock: Arc<MachineClock>,
    tables: Tables,
    matches: Vec<MatchId>,
    n_turns: [usize; MATCHES.len()],
    n_interactions: u64,
    told: BTreeMap<PersonId, Vec<Told>>,
    /// Which of these a sweep has handed out.
    handed: Vec<(PersonId, Timestamp)>,
}

impl World {
    async fn begin() -> Self {
        let (home, clock) = (TempDir::new().unwrap(), MachineClock::new());
        let mut world = Self {
            tables: tables(&home, &clock).await,
            home,
            clock,
            matches: Vec::new(),
            n_turns: [0; MATCHES.len()],
            n_interactions: 0,
            told: BTreeMap::new(),
            handed: Vec::new(),
        };
        world.tables.start_time().await.unwrap();
        for (guild, (host, other, clock)) in (1..).zip(MATCHES) {
            let opponents = Opponents::One(person(other));
            let proposal = Proposal {
                clock,
                guild: Some(GuildId(guild % 2 + 1)),
                channel: None,
                venue: Venue::Quiet,
                ..proposal(GameKind::Classic, 0, person(host), opponents, world.next())
            };
            world.next();
            let id = begun(&world.tables, proposal, &[person(other)]).await;
            world.matches.push(id);
        }
        world
    }

    fn next(&mut self) -> u64 {
        self.n_interactions += 1;
        self.n_interactions
    }

    /// The people whom matches wait for, with the stages of their clocks.
    async fn awaited(&self) -> Vec<(MatchId, PersonId, Stage)> {
        let mut awaited = Vec::new();
        for &id in &self.matches {
            let stored = loaded(&self.tables, id).await;
            for clock in self.tables.store().clocks_of(id).await.unwrap() {
                let player = stored.seats[clock.seat].person().unwrap().id;
                awaited.push((id, player, clock.stage));
            }
        }
        awaited
    }

    async fn play(&mut self, number: usize) {
        let id = self.matches[number];
        let awaited = self.awaited().await.into_iter().find(|it| it.0 == id);
        let Some((_, player, _)) = awaited.filter(|_| self.n_turns[number] < MAX_TURNS) else {
            return;
        };
        self.n_turns[number] += 1;
        loop {
            let choices = self.tables.choices_in(id, player).await.unwrap();
            let Some(choice) = choices.first() else { break };
            let click = Click::by_person(id, player, self.next());
            self.tables.act(click, &choice.action).await.unwrap();
        }
    }

    /// Notes who was told, as the database has it, and what sweeps handed out.
    async fn note(&mut self, handed: Vec<DueNotice>) {
        let now = self.clock.now();
        let awaited = self.awaited().await;
        for who in 0..N_PEOPLE {
            let id = person(who).id;
            let kept = self
                .tables
                .store()
                .personal_data(id, DataPosition::default())
                .await;
            let sums = kept.unwrap().sums;
            let (_, rows) = sums.iter().find(|(table, _)| *table == "notices").unwrap();
            let at = rows.first().and_then(|row| row["told_at"].as_i64());
            let Some(at) = at.map(Timestamp::from_millis) else {
                continue;
            };
            let before = self.told.entry(id).or_default();
            if before.last().is_none_or(|last| last.at != at) {
                assert_eq!(at, now);
                let mut hers = awaited.iter().filter(|(_, player, _)| *player == id);
                let is_hurry = hers.any(|&(_, _, stage)| stage == Stage::Quarter);
                before.push(Told { at, is_hurry });
            }
        }
        for notice in handed {
            let told = self.told[&notice.person].last().unwrap();
            assert_eq!(told.at, now, "{notice:?}");
            let handed = (notice.person, now);
            assert!(!self.handed.contains(&handed), "{handed:?} twice");
            self.handed.push(handed);
        }
    }

    async fn sweep(&mut self) {
        self.tables.sweep_clocks().await.unwrap();
        let handed = self.tables.due_notices().await.unwrap();
        self.note(handed).await;
    }

    async fn sweep_twice(&mut self) {
        let other = tables(&self.home, &self.clock).await;
        let (one, two) = join(self.tables.due_notices(), other.due_notices()).await;
        self.note([one.unwrap(), two.unwrap()].concat()).await;
    }

    async fn be_killed_in_sweep(&mut self, n_waits: u32) {
        cut_short(self.tables.due_notices(), n_waits).await;
        self.tables = tables(&self.home, &self.clock).await;
        self.tables.start_time().await.unwrap();
        self.note(Vec::new()).await;
    }

    fn holds(&self) {
        for (who, told) in &self.told {
            let mut days: BTreeMap<Day, usize> = BTreeMap::new();
            for (before, after) in told.iter().zip(&told[1..]) {
                assert!(after.at.since(before.at) >= HOUR, "{who}: {told:?}");
            }
            for told in told.iter().filter(|told| !told.is_hurry) {
                *days.entry(Day::of(told.at)).or_default() += 1;
            }
            assert!(days.values().all(|&n| n <= 3), "{who}: {told:?}");
        }
    }
}

/// Who was told, and how many of them a sweep has handed out.
fn happens(events: &[Event]) -> (Vec<Vec<Told>>, usize) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let mut world = World::begin().await;
        for &event in events {
            match event {
                Event::Pass(time) => world.clock.skip(time),
                Event::Play(number) => world.play(number).await,
                Event::Sweep => world.sweep().await,
                Event::SweepTwice => world.sweep_twice().await,
                Event::KilledInSweep(n_waits) => world.be_killed_in_sweep(n_waits).await,
            }
            world.holds();
        }
        (world.told.into_values().collect(), world.handed.len())
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nobody_is_told_twice_within_an_hour_or_more_than_three_times_a_day(
        rounds in prop::collection::vec(round(), 1..30),
    ) {
        happens(&rounds.concat());
    }
}

#[test]
fn everybody_for_whom_a_match_waits_is_told_after_a_quarter_of_an_hour() {
    let early = [Event::Pass(14 * MINUTE), Event::Sweep];
    assert_eq!(happens(&early), (Vec::new(), 0));
    let on_time = [early[0], Event::Pass(MINUTE), Event::Sweep, Event::Sweep];
    let (told, n_handed) = happens(&on_time);
    assert!((1..=3).contains(&n_handed));
    assert!(told.iter().all(|told| told.len() == 1));
    assert_eq!(told.len(), n_handed);
}

#[test]
fn of_what_a_crash_swallows_the_next_reminder_tells() {
    let mut n_swallowed = 0;
    for n_waits in 0..12 {
        let killed = [Event::Pass(15 * MINUTE), Event::KilledInSweep(n_waits)];
        let (told, n_handed) = happens(&killed);
        assert_eq!(n_handed, 0);
        n_swallowed += usize::from(!told.is_empty());
        let later = [Event::Pass(DAY / 2), Event::Sweep];
        let (_, n_handed) = happens(&[killed, later].concat());
        assert!(n_handed > 0, "{n_waits}");
    }
    assert!(n_swallowed > 0);
}

#[test]
fn whose_time_is_nearly_up_is_told_a_fourth_time() {
    // A turn in an hour's match begins anew; when it is over, its player is told.
    let again = [
        Event::Play(0),
        Event::Play(0),
        Event::Pass(HOUR),
        Event::Sweep,
    ];
    let begun = [Event::Pass(15 * MINUTE), Event::Sweep];
    let late = [
        Event::Pass(10 * MINUTE),
        Event::Play(0),
        Event::Play(0),
        Event::Pass(50 * MINUTE),
        Event::Sweep,
    ];
    let (told, _) = happens(&[&begun[..], &again, &again, &late].concat());
    let busiest = told.into_iter().max_by_key(Vec::len).unwrap();
    let hurries: Vec<bool> = busiest.iter().map(|told| told.is_hurry).collect();
    assert_eq!(hurries, [false, false, false, true]);
    let (told, _) = happens(&[&begun[..], &again, &again, &again].concat());
    assert!(told.iter().all(|told| told.len() <= 3), "{told:?}");
}
