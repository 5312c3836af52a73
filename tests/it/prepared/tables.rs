//! Whole matches in which everybody prepares turns, beside computer players, as the database has them.

use std::sync::{Arc, Mutex};

use lostcities::games::GameKind;
use lostcities::kernel::{BySeat, GameRng, Timestamp, below};
use lostcities::present::{Match, Press};
use lostcities::registry;
use lostcities::store::{ChannelId, MatchId, Person, PersonId, State, StoredMatch};
use lostcities::table::{
    Click, Company, Focused, Level, Occupant, Panel, Proposal, Refusal, Surroundings, System,
    TableError, Tables,
};
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::json;
use sqlx::Connection;

use super::presses;
use crate::histories::cut_short;
use crate::kept::TestDatabase;

const NAMES: [&str; 3] = ["Anna", "Ben", "Carla"];

fn person(index: usize) -> Person {
    Person {
        id: id(index),
        name: NAMES[index].into(),
        locale: None,
        pings: None,
    }
}

fn id(index: usize) -> PersonId {
    PersonId(11 + index as u64)
}

fn names(seats: &BySeat<Occupant>, _locale: &str) -> BySeat<String> {
    BySeat::new(seats.n_seats(), |seat| format!("Player {seat}"))
}

fn replayed(stored: &StoredMatch) -> Box<dyn Match> {
    let terms = &stored.terms;
    let setup = terms.setup.clone();
    let mut game = registry::start(terms.game, setup, terms.table_version).unwrap();
    for step in &stored.steps {
        game.push(step).unwrap();
    }
    game
}

/// The time of the machine, and the same cards and whims in every run.
struct Dealt(Mutex<GameRng>);

impl Surroundings for Dealt {
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
struct Evening {
    kept: TestDatabase,
    id: MatchId,
    people: usize,
    rng: GameRng,
    interaction: u64,
}

impl Evening {
    async fn begin(kind: GameKind, people: usize, n_computers: usize, seed: u64) -> Self {
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
        let company = if kind == GameKind::Classic {
            Company::Opponent(person(1))
        } else {
            Company::Anybody {
                seats: Some(seats),
                computers: vec![Level::Easy; n_computers],
                invited: Vec::new(),
            }
        };
        let proposal = Proposal {
            clock: None,
            game: kind,
            options,
            guild: None,
            channel: ChannelId(1),
            locale: "en".to_owned(),
            host: person(0),
            company,
            interaction: 1,
        };
        let opened = kept.tables.challenges().challenge(proposal).await.unwrap();
        let mut evening = Self {
            id: opened.id,
            kept,
            people,
            rng: GameRng::seed_from_u64(seed),
            interaction: 1,
        };
        for (other, name) in NAMES.iter().enumerate().take(people).skip(1) {
            let click = evening.click(other);
            if kind == GameKind::Classic {
                evening
                    .kept
                    .tables
                    .challenges()
                    .accept(click)
                    .await
                    .unwrap();
            } else {
                evening
                    .kept
                    .tables
                    .lobby()
                    .join(click, &name.into())
                    .await
                    .unwrap();
            }
        }
        assert_eq!(evening.load().await.state(), State::Playing);
        evening
    }

    fn click(&mut self, index: usize) -> Click {
        self.interaction += 1;
        Click::by_person(self.id, id(index), self.interaction)
    }

    fn below(&mut self, n: usize) -> usize {
        below(&mut self.rng, u32::try_from(n).unwrap()) as usize
    }

    async fn load(&self) -> StoredMatch {
        self.kept.load(self.id).await
    }

    async fn panel(&self, tables: &Tables, index: usize) -> Panel {
        tables
            .views()
            .panel(self.id, id(index), &names)
            .await
            .unwrap()
    }

    /// Goes through the panel until something can be prepared, and prepares it; sometimes takes it back again.
    async fn prepare(&mut self, index: usize) {
        let version = self.load().await.version;
        let mut face = self.panel(&self.kept.tables, index).await.face;
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
                    let views = self.kept.tables.views();
                    let focused = views.focus(self.id, id(index), version, detail, &names);
                    let Focused::Picked(panel) = focused.await.unwrap() else {
                        panic!("nothing has changed");
                    };
                    face = panel.face;
                }
                Press::Prepare(plan) => {
                    let click = self.click(index).at_version(version);
                    let preparations = self.kept.tables.preparations();
                    preparations.prepare(click, plan, &names).await.unwrap();
                    let again = preparations.prepare(click, plan, &names).await;
                    assert!(matches!(again, Err(TableError::Refused(Refusal::Repeated))));
                    if self.below(5) == 0 {
                        let click = self.click(index);
                        let preparations = self.kept.tables.preparations();
                        preparations.withdraw(click, &names).await.unwrap();
                    }
                    return;
                }
                _ => unreachable!(),
            }
        }
    }

    /// What must be true after everything.
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
            let live = self.panel(&self.kept.tables, index).await;
            let read = self.panel(&reopened, index).await;
            assert_eq!((live.face, live.news), (read.face, read.news));
        }
        reopened.store().close().await;
    }

    async fn play(mut self, n_acts: usize) -> (usize, usize) {
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
                let views = self.kept.tables.views();
                let choices = views.choices(ChannelId(1), id(index)).await.unwrap();
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
                let act = self.kept.tables.act(click, &choices[number].action, None);
                act.await.unwrap();
                break;
            }
            if number % 4 == 0 || number > n_acts - 3 {
                self.check(&before).await;
            }
        }
        let stored = self.load().await;
        let n_rounds = replayed(&stored).rounds().len();
        let verified = self
            .kept
            .tables
            .maintenance()
            .resume_computers()
            .await
            .unwrap();
        assert!(verified.is_empty(), "nothing was left to do: {verified:?}");
        (stored.prepared_steps.len(), n_rounds)
    }
}

#[tokio::test]
async fn prepared_turns_of_the_card_game_are_played_once_and_end_with_their_round() {
    let (n_played, n_rounds) = Evening::begin(GameKind::Classic, 2, 0, 3)
        .await
        .play(220)
        .await;
    assert!(n_played > 5, "{n_played}");
    assert!(n_rounds > 0, "a round has ended");
}

#[tokio::test]
async fn prepared_turns_of_the_board_game_follow_one_another_with_a_computer_player_between() {
    let (n_played, _) = Evening::begin(GameKind::BoardGame, 3, 1, 5)
        .await
        .play(110)
        .await;
    assert!(n_played > 5, "{n_played}");
}

#[tokio::test]
async fn prepared_bids_are_made_until_the_auction_is_over() {
    // In many evenings nobody opens an auction while others have prepared to bid.
    let mut n_played = 0;
    for seed in 1..=4 {
        let evening = Evening::begin(GameKind::Rivals, 3, 1, seed).await;
        n_played += evening.play(90).await.0;
    }
    assert!(n_played > 3, "{n_played}");
}

#[tokio::test]
async fn nothing_is_prepared_in_roll_and_write() {
    let (n_played, _) = Evening::begin(GameKind::RollWrite, 2, 0, 9)
        .await
        .play(12)
        .await;
    assert_eq!(n_played, 0);
}

/// Plays on until the turn of a player is prepared and the other one has only to draw. Returns who draws.
async fn about_to_come(evening: &mut Evening) -> usize {
    for number in 0..40 {
        let views = evening.kept.tables.views();
        let mut mover = 0;
        let mut choices = views.choices(ChannelId(1), id(mover)).await.unwrap();
        if choices.is_empty() {
            mover = 1;
            choices = views.choices(ChannelId(1), id(mover)).await.unwrap();
        }
        let may_draw = choices.iter().any(|choice| choice.action == "draw");
        if may_draw {
            evening.prepare(1 - mover).await;
        }
        let prepared = evening.load().await.prepared;
        if may_draw && prepared.iter().any(|turn| turn.void.is_none()) {
            return mover;
        }
        let action = &choices[number % choices.len()].action.clone();
        let click = evening.click(mover);
        evening.kept.tables.act(click, action, None).await.unwrap();
    }
    panic!("nobody prepares anything")
}

/// A turn comes, the program ends before the prepared one is played, and others sweep: afterwards it was played once.
async fn cut_short_between(n_waits: u32, n_sweeps: usize) {
    let mut evening = Evening::begin(GameKind::Classic, 2, 0, 3).await;
    let mover = about_to_come(&mut evening).await;
    let before = evening.load().await;
    let [turn] = &before.prepared[..] else {
        panic!("one is prepared")
    };
    let click = evening.click(mover);
    let act = evening.kept.tables.act(click, "draw", None);
    cut_short(act, n_waits).await;
    // What the database was about to do then is done before anything else is written.
    evening.kept.tables.clocks().start_time().await.unwrap();
    let left = evening.load().await;
    let mut sweeping = Vec::new();
    for _ in 0..n_sweeps {
        sweeping.push(evening.kept.reopened().await);
    }
    let sweeps = sweeping.iter();
    let sweeps = sweeps.map(|tables| async { tables.preparations().play_due().await.unwrap() });
    let changed = futures_util::future::join_all(sweeps).await.concat();
    let after = evening.load().await;
    let is_drawn = left.steps.len() > before.steps.len();
    let is_played = |stored: &StoredMatch| !stored.prepared_steps.is_empty();
    assert_eq!(is_played(&after), is_drawn, "after {n_waits} waits");
    let was_due = is_drawn && !is_played(&left);
    assert_eq!(changed.len(), usize::from(was_due), "once: {changed:?}");
    if is_drawn {
        let mut wanted = replayed(&before);
        for step in &after.steps[before.steps.len()..after.prepared_steps[0]] {
            wanted.push(step).unwrap();
        }
        let from = wanted.n_steps();
        wanted.play_plan(turn.seat, &turn.plan).unwrap();
        let played = wanted.steps_from(from);
        assert_eq!(after.steps[from..from + played.len()], played);
        assert!(after.prepared.is_empty() && after.prepared_steps.len() == 1);
    } else {
        assert_eq!(after, before);
    }
    // There is nothing else to do.
    for tables in sweeping {
        assert_eq!(tables.preparations().play_due().await.unwrap(), []);
        tables.store().close().await;
    }
}

#[tokio::test]
async fn a_prepared_turn_is_played_once_wherever_the_program_ends_and_however_many_sweep() {
    for n_waits in 0..16 {
        cut_short_between(n_waits, 1 + n_waits as usize % 2).await;
    }
}

#[tokio::test]
async fn a_sweep_plays_what_was_due_when_the_program_ended() {
    for n_sweeps in [1, 2] {
        let mut evening = Evening::begin(GameKind::Classic, 2, 0, 3).await;
        let mover = about_to_come(&mut evening).await;
        let plans = evening.load().await.prepared;
        // The turn comes while nothing is prepared, and the row is there again: as if the program had ended between the two.
        let mut database = evening.kept.database().await;
        sqlx::query("delete from prepared")
            .execute(&mut database)
            .await
            .unwrap();
        let tables = evening.kept.reopened().await;
        let click = evening.click(mover);
        tables.act(click, "draw", None).await.unwrap();
        let insert = "insert into prepared (match, seat, plan, version) values (1, $1, $2, 1)";
        sqlx::query(insert)
            .bind(i64::from(plans[0].seat.number()))
            .bind(&plans[0].plan)
            .execute(&mut database)
            .await
            .unwrap();
        database.close().await.unwrap();
        let mut sweeping = Vec::new();
        for _ in 0..n_sweeps {
            sweeping.push(evening.kept.reopened().await);
        }
        let sweeps = sweeping.iter();
        let sweeps = sweeps.map(|tables| async { tables.preparations().play_due().await.unwrap() });
        let changed = futures_util::future::join_all(sweeps).await.concat();
        assert_eq!(changed, [evening.id], "{n_sweeps} sweep");
        let after = evening.load().await;
        assert!(after.prepared.is_empty() && after.prepared_steps.len() == 1);
        for tables in sweeping {
            assert_eq!(tables.preparations().play_due().await.unwrap(), []);
            tables.store().close().await;
        }
        tables.store().close().await;
    }
}
