//! Turns that people prepare while the program is killed, and that are played once all the same.

use lostcities::kernel::Seat;
use lostcities::sandbox::{Message, Person};
use lostcities::store::{State, StoredMatch};
use rand::RngExt;
use tokio::time::{Instant, timeout_at};

use super::super::process::{LOOK_AGAIN, TIMEOUT};
use super::super::seen::{Control, controls, parts};
use super::act::Act;
use super::{Evening, replayed};

/// How likely somebody prepares a turn while others are to move, instead of the next click of the others.
const PREPARES: f64 = 0.05;

const MOST_CLICKS: u32 = 6;

/// A seat that the match waits for and that has prepared a turn.
fn is_due(stored: &StoredMatch) -> bool {
    if stored.state() != State::Playing {
        return false;
    }
    let awaited = replayed(stored).turn().seats();
    let mut waiting = stored.prepared.iter().filter(|turn| turn.void.is_none());
    waiting.any(|turn| awaited.contains(turn.seat))
}

/// What can be pressed on a message and leads to a prepared turn, or prepares it.
fn ways(message: &Message, stored: &StoredMatch) -> Vec<Control> {
    let leads = |control: &Control| {
        let meaning = control.meaning(stored.id).unwrap_or_default();
        meaning.starts_with("!focus.prepare") || meaning.starts_with("!prepare.")
    };
    controls(message).filter(leads).collect()
}

impl Evening {
    /// The newest match once everything prepared has been played whose turn has come. Answers come after that; a kill
    /// between two turns leaves it to the next start.
    pub(super) async fn settled(&self) -> StoredMatch {
        let deadline = Instant::now() + TIMEOUT;
        let settled = async {
            loop {
                let stored = self.stage.newest().await.expect("a match");
                if !is_due(&stored) {
                    return stored;
                }
                tokio::time::sleep(LOOK_AGAIN).await;
            }
        };
        let settled = timeout_at(deadline, settled).await;
        settled.unwrap_or_else(|_| panic!("nothing is played\n{}", self.stage.logged()))
    }

    /// Perhaps somebody prepares a turn for whom the match does not wait; says whether anything was pressed.
    pub(super) async fn prepare_perhaps(&mut self, stored: &StoredMatch) -> bool {
        if !self.rng.random_bool(PREPARES) {
            return false;
        }
        let awaited = replayed(stored).turn().seats();
        let mut seats = stored.seats.iter();
        let Some((seat, occupant)) = seats.find(|(seat, _)| !awaited.contains(*seat)) else {
            return false;
        };
        let who = self.person(occupant.person().unwrap().id.0);
        self.open_hand(stored, &who).await;
        for _ in 0..MOST_CLICKS {
            let panel = self.panels.get(&who.id().number());
            let Some(panel) = panel.and_then(|&panel| who.message(panel)) else {
                return true;
            };
            let mut ways = ways(&panel, stored);
            if ways.is_empty() {
                return true;
            }
            let control = ways.swap_remove(self.rng.random_range(..ways.len()));
            let meaning = control.meaning(stored.id).unwrap_or_default().to_owned();
            let Some(plan) = meaning.strip_prefix("!prepare.") else {
                self.press_on_panel(&who, panel, control).await;
                continue;
            };
            self.prepare(stored, seat, plan, &who, &panel, control.clone())
                .await;
            return true;
        }
        true
    }

    /// Prepares a turn. What was answered is in the database, and nothing else has changed. A panel that is still there from
    /// before, because its successor was lost with the program, is refused and prepares nothing.
    async fn prepare(
        &mut self,
        before: &StoredMatch,
        seat: Seat,
        plan: &str,
        who: &Person,
        panel: &Message,
        control: Control,
    ) {
        let version = parts(&control.custom_id).map(|(_, version, _)| version);
        let is_current = version == Some(before.version);
        let earlier = prepared(before, seat);
        let answered = self.act(who, Act::press(panel, control)).await;
        let after = self.stage.newest().await.unwrap();
        assert_eq!(after.version, before.version, "nothing public tells of it");
        assert_eq!(after.steps, before.steps);
        let now = prepared(&after, seat);
        let is_there = now.as_deref() == Some(plan);
        let may_be_missing = !answered || !is_current;
        assert!(
            is_there || (may_be_missing && now == earlier),
            "{plan} of version {version:?} is lost in {}: {earlier:?} before, {now:?} now, answered: {answered}\n{}",
            before.version,
            self.stage.logged()
        );
        self.figures.prepared += u32::from(is_there);
    }

    /// What is in the log after one move is chance, what people do who have no choice, and what they have prepared, once.
    pub(super) fn nothing_else_was_decided(&mut self, before: &StoredMatch, after: &StoredMatch) {
        let mut game = replayed(before);
        let mut plans = before.prepared.clone();
        let mut has_moved = false;
        let mut steps = after.steps[before.steps.len()..].iter();
        while let Some(step) = steps.next() {
            let ply = game.n_steps();
            if after.prepared_steps.contains(&ply) {
                let seat = step["seat"].as_u64().unwrap();
                let is_theirs = |seat_of: Seat| u64::from(seat_of.number()) == seat;
                let plan = plans.iter().position(|turn| is_theirs(turn.seat));
                let plan = plan.unwrap_or_else(|| panic!("{step} was played twice or by nobody"));
                let mut wanted = game.boxed_clone();
                wanted
                    .play_plan(plans[plan].seat, &plans[plan].plan)
                    .unwrap();
                let acts = wanted.steps_from(ply);
                assert_eq!(&acts[0], step);
                game.push(step).unwrap();
                for act in &acts[1..] {
                    assert_eq!(Some(act), steps.next(), "a prepared turn is played whole");
                    game.push(act).unwrap();
                }
                // A highest bid holds for the next ones, too.
                if !plans[plan].plan.starts_with("max.") {
                    plans.remove(plan);
                }
                self.figures.played_as_prepared += 1;
                has_moved = true;
                continue;
            }
            if step.get("act").is_some() && has_moved {
                let mut other = game.boxed_clone();
                assert!(
                    other.play_forced(),
                    "one click, and also {step} as step {ply} of {:?}; prepared {:?} before, {:?} after; prepared steps {:?}",
                    &after.steps[before.steps.len()..],
                    plans
                        .iter()
                        .map(|turn| (turn.seat, &turn.plan, turn.void))
                        .collect::<Vec<_>>(),
                    after
                        .prepared
                        .iter()
                        .map(|turn| (turn.seat, &turn.plan, turn.void))
                        .collect::<Vec<_>>(),
                    after.prepared_steps
                );
                assert_eq!(other.steps_from(ply), std::slice::from_ref(step));
            }
            has_moved |= step.get("act").is_some();
            game.push(step).unwrap();
        }
    }
}

/// What waits for the turn of a seat.
fn prepared(stored: &StoredMatch, seat: Seat) -> Option<String> {
    let mut waiting = stored.prepared.iter().filter(|turn| turn.void.is_none());
    let turn = waiting.find(|turn| turn.seat == seat);
    turn.map(|turn| turn.plan.clone())
}
