//! A match at random in which everybody prepares turns, as the database has it.

use std::sync::{Arc, Mutex};

use lostcities::games::GameKind;
use lostcities::kernel::{BySeat, GameRng, Timestamp, below};
use lostcities::present::Press;
use lostcities::registry;
use lostcities::store::{ChannelId, MatchId, Person, PersonId, State, StoredMatch};
use lostcities::table::{
    Click, Environment, Level, Opponents, Panel, Proposal, Refusal, System, TableError, Tables,
};
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::json;

use super::presses;
use crate::kept::{TestDatabase, begun, proposal, replayed};

const NAMES: [&str; 3] = ["Anna", "Ben", "Carla"];

fn person(index: usize) -> Person {
    Person::new(id(index), NAMES[index])
}

pub fn id(index: usize) -> PersonId {
    PersonId(11 + index as u64)
}

/// The time of the machine, and the same cards and whims in every run.
struct Dealt(Mutex<GameRng>);

impl Environment for Dealt {
    fn now(&self) -> Timestamp {
        System.now()
    }

    fn entropy(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        self.0.lock().unwrap().fill_bytes(&mut bytes);
        bytes
    }
}

/// A match that is played at random by people who prepare turns.
pub struct Evening {
    pub kept: TestDatabase,
    pub id: MatchId,
    people: usize,
    rng: GameRng,
    interaction: u64,
}

impl Evening {
    pub async fn begin(kind: GameKind, people: usize, n_computers: usize, seed: u64) -> Self {
        let mut kept = TestDatabase::new().await;
        let dealt = Dealt(Mutex::new(GameRng::seed_from_u64(seed)));
        kept.tables = Tables::new(kept.tables.store().clone(), Arc::new(dealt));
        let options = match kind {
            GameKind::Classic | GameKind::BoardGame => json!({"rounds": 2}),
            GameKind::RollWrite | GameKind::Rivals => json!({}),
        };
        let options =
            registry::setup(kind, &options).map_or_else(|_| json!({"rounds": 3}), |_| options);
        let seats = u8::try_from(people + n_computers).unwrap();
        let opponents = if kind == GameKind::Classic {
            Opponents::One(person(1))
        } else {
            Opponents::Anybody {
                seats: Some(seats),
                computers: vec![Level::Easy; n_computers],
                invited: Vec::new(),
            }
        };
        let proposal = Proposal {
            options,
            ..proposal(kind, 1, person(0), opponents, 1)
        };
        let guests: Vec<Person> = (1..people).map(person).collect();
        let evening = Self {
            id: begun(&kept.tables, proposal, &guests).await,
            kept,
            people,
            rng: GameRng::seed_from_u64(seed),
            interaction: people as u64,
        };
        assert_eq!(evening.load().await.state(), State::Playing);
        evening
    }

    pub fn click(&mut self, index: usize) -> Click {
        self.interaction += 1;
        Click::by_person(self.id, id(index), self.interaction)
    }

    fn below(&mut self, n: usize) -> usize {
        below(&mut self.rng, u32::try_from(n).unwrap()) as usize
    }

    pub async fn load(&self) -> StoredMatch {
        self.kept.load(self.id).await
    }

    async fn panel(&self, tables: &Tables, index: usize, focus: Option<&str>) -> Panel {
        let snapshot = tables.look(self.id).await.unwrap();
        let seat = snapshot.begun_seat(id(index)).unwrap();
        let seats = snapshot.seats().n_seats();
        let names = BySeat::new(seats, |seat| format!("Player {seat}"));
        snapshot.panel(seat, focus, &names)
    }

    /// Goes through the panel until something can be prepared, and prepares it; sometimes takes it back again.
    pub async fn prepare(&mut self, index: usize) {
        let version = self.load().await.version;
        let mut face = self.panel(&self.kept.tables, index, None).await.face;
        for _ in 0..4 {
            let wanted: Vec<Press> = presses(&face)
                .filter(|press| match press {
                    Press::Focus(detail) => detail.starts_with("prepare"),
                    Press::Prepare(_) => true,
                    _ => false,
                })
                .cloned()
                .collect();
            if wanted.is_empty() {
                return;
            }
            let number = self.below(wanted.len());
            match &wanted[number] {
                Press::Focus(detail) => {
                    face = self
                        .panel(&self.kept.tables, index, Some(detail))
                        .await
                        .face;
                }
                Press::Prepare(plan) => {
                    let click = self.click(index).at_version(version);
                    let tables = &self.kept.tables;
                    tables.prepare(click, plan).await.unwrap();
                    let again = tables.prepare(click, plan).await;
                    assert!(matches!(again, Err(TableError::Refused(Refusal::Repeated))));
                    if self.below(5) == 0 {
                        let click = self.click(index);
                        let tables = &self.kept.tables;
                        tables.withdraw_prepared(click).await.unwrap();
                    }
                    return;
                }
                _ => unreachable!(),
            }
        }
    }

    async fn check(&self, before: &StoredMatch) {
        let after = self.load().await;
        let (game_before, game) = (replayed(before), replayed(&after));
        let awaited = game.turn().seats();
        for turn in &after.prepared {
            assert_eq!(after.state(), State::Playing);
            if turn.void.is_some() {
                continue;
            }
            assert!(!awaited.contains(turn.seat), "what is due has been played");
            assert_eq!(
                game.plan_span(),
                game_before.plan_span(),
                "nothing outlives what it was made for"
            );
        }
        for &ply in &after.prepared_steps {
            let seat = game.actor(ply).expect("a seat acts");
            assert!(
                after.seats[seat].is_person(),
                "computer players prepare nothing"
            );
        }
        // Memory and database agree.
        let reopened = self.kept.reopened().await;
        for index in 0..self.people {
            let live = self.panel(&self.kept.tables, index, None).await;
            let read = self.panel(&reopened, index, None).await;
            assert_eq!((live.face, live.news), (read.face, read.news));
        }
        reopened.store().close().await;
    }

    /// Plays this many acts and checks the match on the way. Returns how many prepared turns were played, and how many rounds
    /// ended.
    pub async fn play(mut self, n_acts: usize) -> (usize, usize) {
        for number in 0..n_acts {
            let before = self.load().await;
            if before.state() != State::Playing {
                break;
            }
            for index in 0..self.people {
                if self.below(2) == 0 {
                    self.prepare(index).await;
                    let now = self.load().await;
                    assert_eq!(now.version, before.version, "nothing public tells of it");
                    assert_eq!(
                        (now.steps, now.changed_at),
                        (before.steps.clone(), before.changed_at)
                    );
                }
            }
            for index in 0..self.people {
                let tables = &self.kept.tables;
                let choices = tables.choices(ChannelId(1), id(index)).await.unwrap();
                if choices.is_empty() {
                    continue;
                }
                // Rounds end when cards are drawn.
                let draw = choices.iter().position(|choice| choice.action == "draw");
                let number = match draw {
                    Some(draw) if self.below(4) > 0 => draw,
                    _ => self.below(choices.len()),
                };
                let click = self.click(index);
                let act = self.kept.tables.act(click, &choices[number].action);
                act.await.unwrap();
                break;
            }
            if number % 4 == 0 || number > n_acts - 3 {
                self.check(&before).await;
            }
        }
        let stored = self.load().await;
        let n_rounds = replayed(&stored).rounds().len();
        let verified = self.kept.tables.resume_computers().await.unwrap();
        assert!(verified.is_empty(), "nothing was left to do: {verified:?}");
        (stored.prepared_steps.len(), n_rounds)
    }
}
