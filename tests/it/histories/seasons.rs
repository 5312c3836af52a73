//! Seasons of many people who come often, seldom or never, from one to the next: no phase lasts for ever, and every match ends in
//! exactly one way.

use std::collections::BTreeMap;
use std::sync::Arc;

use lostcities::store::{
    ChannelId, Entrant, EntrantState, GuildId, MatchId, MessageId, Need, NewSeason, Pace, Person,
    PersonId, Phase, SeasonDeed, SeasonId, State,
};
use lostcities::table::{Click, GameKind, SeasonState, Tables};
use tempfile::TempDir;

use super::machine::MachineClock;
use super::world::tables;
use super::{DAY, HOUR};

const GUILD: GuildId = GuildId(9);
const N_SEASONS: u32 = 3;

/// How many people play in a test of each commit, and in that of a night.
const N_PEOPLE: u64 = 12;
const N_MANY: u64 = 200;

/// Who has so many steps of a match behind them resigns: most matches are not to be played out here.
const PATIENCE: usize = 30;

/// How often people look: one in twenty never, one until they leave, and three every third day; the others twice a day.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Habit {
    Never,
    Leaves,
    Seldom,
    Often,
}

struct League {
    _home: TempDir,
    machine: Arc<MachineClock>,
    tables: Tables,
    n_people: u64,
    n_used: u64,
}

fn member(number: u64) -> Person {
    Person::new(PersonId(100 + number), format!("Person {number}"))
}

const fn habit(number: u64) -> Habit {
    match number % 20 {
        7 => Habit::Never,
        11 => Habit::Leaves,
        3 | 13 | 17 => Habit::Seldom,
        _ => Habit::Often,
    }
}

impl League {
    async fn of(n_people: u64) -> Self {
        let (home, machine) = (TempDir::new().unwrap(), MachineClock::new());
        let tables = tables(&home, &machine).await;
        tables.start_time().await.unwrap();
        Self {
            _home: home,
            machine,
            tables,
            n_people,
            n_used: 0,
        }
    }

    fn next(&mut self) -> u64 {
        self.n_used += 1;
        self.n_used
    }

    async fn state(&self, id: SeasonId) -> SeasonState {
        self.tables.seasons().state(id).await.unwrap()
    }

    /// Half a day passes, in which the bot does what is due, and shows what has changed.
    async fn pass(&mut self) {
        let seasons = self.tables.seasons();
        for _ in 0..6 {
            self.machine.skip(2 * HOUR);
            while !self.tables.sweep_clocks().await.unwrap().is_empty() {}
            // Each round makes, begins or ends some matches.
            for _ in 0..40 {
                let behind = seasons.sweep().await.unwrap();
                if behind.is_empty() {
                    break;
                }
                for state in behind {
                    let message = MessageId(1 << 40 | u64::from(state.season.number));
                    if state.is_to_be_announced() {
                        seasons.note_announced(&state, message).await.unwrap();
                    }
                    seasons.note_shown(&state, Some(message)).await.unwrap();
                }
            }
        }
    }

    async fn join(&self, id: SeasonId) {
        for number in 0..self.n_people {
            let joined = self.tables.seasons().join(id, &member(number)).await;
            // Who has left the one before stays out of this one.
            assert!(
                joined.is_ok() || habit(number) == Habit::Leaves,
                "{joined:?}"
            );
        }
    }

    /// Each match that waits for a person is played on by a turn, or ends.
    async fn look(&mut self, person: PersonId) {
        for open in self.tables.inbox(person).await.unwrap() {
            if !open.need.is_waiting() {
                continue;
            }
            if open.need == Need::Return {
                // As who opens their panel.
                let click = Click::by_person(open.id, person, self.next());
                self.tables.come_back(click).await.unwrap();
            }
            let stored = self.tables.store().load_match(open.id).await.unwrap();
            if stored.unwrap().steps.len() > PATIENCE {
                let click = Click::by_person(open.id, person, self.next());
                self.tables.resign(click).await.unwrap();
                continue;
            }
            self.turn(open.id, person).await;
        }
    }

    async fn turn(&mut self, id: MatchId, person: PersonId) {
        for _ in 0..2 {
            let choices = self.tables.choices_in(id, person).await.unwrap();
            let Some(choice) = choices.into_iter().next() else {
                return;
            };
            let click = Click::by_person(id, person, self.next());
            self.tables.act(click, &choice.action).await.unwrap();
        }
    }

    /// A season from the day on which people join to its end.
    async fn play(&mut self, id: SeasonId) {
        self.join(id).await;
        for half_day in 0..120_u64 {
            self.pass().await;
            let state = self.state(id).await;
            if state.is_over() {
                return;
            }
            if state.season.paused_at.is_some() {
                // So many come seldom that it looks like a fault.
                let on = self
                    .tables
                    .seasons()
                    .manage(id, SeasonDeed::GoOn, member(0).id);
                on.await.unwrap();
            }
            if state.season.phase != Phase::Playing {
                continue;
            }
            for number in 0..self.n_people {
                let who = member(number).id;
                if !state.entrant(who).is_some_and(Entrant::is_in) {
                    continue;
                }
                match habit(number) {
                    Habit::Never => {}
                    Habit::Seldom if half_day % 6 != number % 6 => {}
                    Habit::Leaves if half_day > 30 => {
                        self.tables.seasons().leave(id, who).await.unwrap();
                    }
                    Habit::Seldom | Habit::Leaves | Habit::Often => self.look(who).await,
                }
            }
        }
        panic!("the season is stuck: {:?}", self.state(id).await.season);
    }
}

/// Every pair has met equally often, every match has ended in one way, and everybody has a place.
fn is_settled(state: &SeasonState) {
    assert_eq!(state.season.phase, Phase::Closed);
    let mut met: BTreeMap<[u8; 2], u32> = BTreeMap::new();
    for of in &state.matches {
        let [one, other] = of.sides();
        *met.entry([one.min(other), one.max(other)]).or_default() += 1;
        let is_counted = of.state == State::Finished && of.points().is_some();
        assert!(is_counted || of.is_annulled, "{of:?}");
        let is_spoilt = |seed| {
            state
                .by_seed(seed)
                .is_some_and(|it| it.state == EntrantState::NoShow)
        };
        assert_eq!(
            of.is_annulled,
            of.sides().into_iter().any(is_spoilt),
            "{of:?}"
        );
        assert!(!of.is_open(), "{of:?}");
    }
    let mut expected = 0;
    for division in &state.divisions {
        let n = division.lines.len();
        expected += n * (n - 1) / 2;
    }
    assert_eq!(met.len(), expected);
    assert!(met.values().all(|&n| n == 2), "{met:?}");
    assert!(state.entrants.iter().all(|entrant| entrant.place.is_some()));
}

async fn seasons_follow_one_another(n_people: u64) {
    let mut league = League::of(n_people).await;
    let now = league.tables.now();
    let new = NewSeason {
        guild: GUILD,
        channel: ChannelId(8),
        host: member(0),
        locale: "en".to_owned(),
        game: GameKind::Classic,
        pace: Pace::Calm,
        begins_at: now.after(3 * DAY),
        at: now,
    };
    let mut id = league.tables.seasons().open(&new).await.unwrap();
    for number in 1..=N_SEASONS {
        league.play(id).await;
        let state = league.state(id).await;
        is_settled(&state);
        assert!(state.matches.iter().any(|of| of.is_annulled));
        let newest = league.tables.seasons().of(GUILD).await.unwrap();
        assert_eq!(newest[0].number, number + 1);
        id = newest[0].id;
    }
}

#[tokio::test]
async fn three_seasons_of_some_people_end_and_lead_to_the_next() {
    seasons_follow_one_another(N_PEOPLE).await;
}

#[tokio::test]
#[ignore = "takes minutes"]
async fn three_seasons_of_many_people_end_and_lead_to_the_next() {
    seasons_follow_one_another(N_MANY).await;
}
