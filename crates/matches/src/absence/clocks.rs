//! The clocks of matches in play: whose time runs, when they ring, and the sweep that lets them.
//!
//! A sweep holds nothing in memory and changes matches as people do. Two of them at once, or one that a crash ended
//! anywhere, do the same as one.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use crate::kernel::{Ending, Level, Seat, Seats, Timestamp};
use crate::match_cache::LockedMatch;
use crate::play::go_on;
use crate::snapshot::Snapshot;
use crate::store::{
    Clock, ClockStart, Heartbeat, MatchId, Occupant, Opening, Ring, SeatClock, Stage, Status,
    Transition, Turns, Venue,
};
use crate::{Refusal, Result, SeasonRefusal, TableError, Tables};

/// How many matches one sweep looks at. What else is due comes after it, so that a fault of a clock ends nothing in bulk.
const MAX_PER_SWEEP: u32 = 20;

/// An absence this short counts for nobody. It is longer than a busy machine takes from one sweep to the next.
const TOLERATED: Duration = Duration::from_secs(30);

/// How long people may be silent in a match without a clock before the others can decide how it goes on.
const OVER_AFTER: Duration = Duration::from_hours(7 * 24);

/// How long a match waits for a person whose time is up before it sleeps; without a clock, from the beginning of the turn on.
const SLEEP_AFTER: Duration = Duration::from_hours(30 * 24);

/// When a match that cannot be read is looked at again.
const POSTPONED: Duration = Duration::from_hours(1);

impl Tables {
    /// Starts the time of the bot: what passed since it was last there counts for nobody.
    pub async fn start_time(&self) -> Result<()> {
        self.beat(Duration::ZERO, None).await?;
        Ok(())
    }

    /// Goes on with the time of the bot where another process is there already, with whom people could move.
    pub async fn share_time(&self) -> Result<()> {
        self.catch_up().await?;
        Ok(())
    }

    /// Lets the clocks ring that are due, and names the matches that have changed.
    ///
    /// # Errors
    /// If the database fails. A match that cannot be read is left out and logged.
    pub async fn sweep_clocks(&self) -> Result<Vec<MatchId>> {
        // What rings is due at this time, even if the clock of the machine is set back meanwhile.
        let now = self.catch_up().await?;
        let store = self.store();
        for id in store.matches_with_unstarted_clocks(MAX_PER_SWEEP).await? {
            let started = self.start_clocks_now(id).await;
            self.maintained(id, started);
        }
        // Only what the boards say of it is left to do.
        let mut changed = store.note_ended_absences(now, MAX_PER_SWEEP).await?;
        let mut ringing = store.ringing_matches(now, MAX_PER_SWEEP + 1).await?;
        if self.seasons().guard(ringing.len(), now).await? {
            ringing = store.ringing_matches(now, MAX_PER_SWEEP + 1).await?;
        }
        let at_once = MAX_PER_SWEEP as usize;
        if ringing.len() > at_once {
            tracing::warn!(
                "more than {MAX_PER_SWEEP} matches have clocks that ring; the others follow in the next sweeps"
            );
            ringing.truncate(at_once);
        }
        for id in ringing {
            let rung = self.ring_clocks(id, now).await;
            if let Err(TableError::Failed(_)) = rung {
                // It must not keep others waiting.
                store.postpone_clocks(id, now.after(POSTPONED)).await?;
            }
            if self.maintained(id, rung).unwrap_or(false) {
                changed.push(id);
            }
        }
        Ok(changed)
    }

    /// Starts the clocks of a match whose players have been called at this time, if the match still has this version.
    pub async fn start_clocks(
        &self,
        id: MatchId,
        version: u64,
        clock: Option<Clock>,
        called_at: Timestamp,
    ) -> Result<()> {
        let start = self.clock_start(version, clock, called_at, None).await?;
        Ok(self.store().start_clocks(id, start).await?)
    }

    /// When the clocks begin of a match whose players have been called at this time, if it still has this version then.
    pub(crate) async fn clock_start(
        &self,
        version: u64,
        clock: Option<Clock>,
        called_at: Timestamp,
        beat_at: Option<i64>,
    ) -> Result<ClockStart> {
        let now = self.catch_up_since(beat_at).await?;
        // A call takes a moment. One that seems longer ago, or to come, was made before the clock of the machine was set.
        let called_at = called_at.clamp(now.before(TOLERATED), now);
        let (due_at, next_at) = times(clock, called_at);
        Ok(ClockStart {
            version,
            called_at,
            due_at,
            next_at,
        })
    }

    async fn start_clocks_now(&self, id: MatchId) -> Result<()> {
        let snapshot = self.look(id).await?;
        let stored = &snapshot.stored;
        self.start_clocks(id, stored.version, stored.terms.clock, self.now())
            .await
    }

    /// Makes up for an absence of the bot, and for a clock of the machine that was set. To be done before a time is written:
    /// done after it, the time that has just been given would be moved, too. Returns what time it is.
    pub(crate) async fn catch_up(&self) -> Result<Timestamp> {
        self.beat(TOLERATED, None).await
    }

    /// The same where it has just been read when the bot was last there.
    pub(crate) async fn catch_up_since(&self, beat_at: Option<i64>) -> Result<Timestamp> {
        self.beat(TOLERATED, beat_at).await
    }

    async fn beat(&self, tolerated: Duration, beat_at: Option<i64>) -> Result<Timestamp> {
        let environment = &self.inner.environment;
        let skipped = environment.skipped();
        let now = environment.now().before(skipped);
        let last_beat = &self.inner.last_beat;
        // Where others write it, too, memory may be behind, but never ahead.
        let known = beat_at.unwrap_or_else(|| last_beat.load(Relaxed));
        if Heartbeat::is_recent(known, now, tolerated) {
            return Ok(now.after(skipped));
        }
        let store = self.store();
        let Heartbeat { at, moved_ms } = store.note_heartbeat(now, tolerated, skipped).await?;
        last_beat.store(at, Relaxed);
        if moved_ms != 0 {
            tracing::info!(
                moved_ms,
                "the bot was away, or the clock of the machine was set; the clocks of all matches were moved"
            );
        }
        Ok(now.after(skipped))
    }

    /// Lets the clocks of a match ring that are due, and says whether it has changed.
    async fn ring_clocks(&self, id: MatchId, now: Timestamp) -> Result<bool> {
        let mut locked = self.enter(id).await?;
        let clocks = self.store().clocks_of(id).await?;
        let due: Vec<SeatClock> = clocks
            .into_iter()
            .filter(|clock| clock.next_at.is_some_and(|at| at <= now))
            .collect();
        if due.is_empty() {
            // Another sweep was here.
            return Ok(false);
        }
        // Nothing but the version makes it happen once: a machine whose clock is set back has the time that was due twice.
        let key = None;
        let stored = &locked.snapshot().stored;
        let (clock, status) = (stored.terms.clock, stored.status);
        if let Some(closing) = status.closing() {
            let ending = Ending::TimedOut { by: closing.absent };
            locked.end(ending, key).await?;
            return Ok(true);
        }
        let awaited = locked
            .snapshot()
            .turns(&Transition::Ring(Vec::new()))
            .awaited;
        if due.iter().any(|clock| !awaited.contains(clock.seat)) {
            // A row from before there were clocks, or of who stood in when the season was cancelled.
            locked.commit(Transition::Ring(Vec::new()), key).await?;
            go_on(&mut locked).await?;
            return Ok(true);
        }
        if locked.snapshot().is_of_season() {
            let is_over = |row: &&SeatClock| match row.stage {
                Stage::Standing => true,
                _ => rung(clock, row, now).is_some_and(|ring| ring.after.is_over()),
            };
            if let Some(row) = due.iter().find(is_over) {
                locked.play_overdue(row.seat).await?;
                return Ok(true);
            }
        }
        let sleeps = due.iter().any(|clock| clock.stage.is_over());
        if sleeps {
            let since = self.now();
            locked.commit(Transition::Sleep { since }, key).await?;
            tracing::info!(match.id = %id, "match {id} sleeps");
            return Ok(true);
        }
        let rings = due.iter().filter_map(|row| rung(clock, row, now)).collect();
        locked.commit(Transition::Ring(rings), key).await?;
        Ok(true)
    }
}

impl Snapshot {
    /// Whose clocks run now, after a transition has led here.
    pub(crate) fn turns(&self, transition: &Transition) -> Turns {
        if let Transition::AskToGoOn(absent) = transition {
            // Asking puts nothing off: what rings for this seat is the end.
            return Turns {
                awaited: Seats::one(*absent),
                ..Turns::NONE
            };
        }
        let is_timed = matches!(
            self.stored.status,
            Status::Playing {
                asleep_since: None,
                closing: None,
                ..
            }
        );
        // Half a turn that can be taken back is none.
        let ended = |from: usize| -> Seats {
            (from..self.game.n_steps())
                .filter_map(|ply| self.game.actor(ply))
                .filter(|&seat| !self.game.may_take_back(seat))
                .collect()
        };
        let is_counted = self.is_of_season();
        if let Transition::Finish { steps, .. } = transition {
            return Turns {
                restarted: ended(steps.from),
                is_counted,
                ..Turns::NONE
            };
        }
        // Who stands in in a season has a clock, too, and whom they leave behind is not alone.
        let timed = self.stored.seats.iter().filter(|&(seat, occupant)| {
            occupant.is_person() || is_counted && self.stored.stand_ins.contains(seat)
        });
        let timed: Seats = timed.map(|(seat, _)| seat).collect();
        if !is_timed || timed.len() < 2 {
            return Turns::NONE;
        }
        let awaited = self.awaited().iter().filter(|&seat| timed.contains(seat));
        let awaited: Seats = awaited.collect();
        let restarted = match transition {
            Transition::Begin { .. } | Transition::GoOn { .. } => awaited,
            Transition::Extend(seat) | Transition::StandIn(seat) | Transition::Return(seat) => {
                Seats::one(*seat)
            }
            Transition::Play { steps, .. } => ended(steps.from),
            _ => Seats::NONE,
        };
        let terms = &self.stored.terms;
        let is_public = terms.venue != Venue::Quiet;
        Turns {
            awaited,
            restarted,
            times: (!is_public).then(|| times(terms.clock, self.stored.changed_at)),
            reserve: terms.clock.map_or(Duration::ZERO, Clock::reserve),
            is_counted,
        }
    }

    /// Why a match was cancelled.
    pub(crate) fn counts_for_nobody(&self) -> Refusal {
        if self.is_of_season() {
            Refusal::Season(SeasonRefusal::Annulled)
        } else {
            Refusal::EndedByModerator
        }
    }

    /// Whether a season paired its people, so that the computer plays turns whose time is over.
    pub fn is_of_season(&self) -> bool {
        self.stored.terms.opening == Opening::Season
    }
}

impl LockedMatch<'_> {
    pub(super) async fn clocks(&self) -> Result<Vec<SeatClock>> {
        let id = self.snapshot().stored.id;
        Ok(self.tables().store().clocks_of(id).await?)
    }

    /// Has a computer player make the turn of a seat whose time is up in a match of a season, and stand in from then on.
    async fn play_overdue(&mut self, seat: Seat) -> Result<()> {
        let is_there = self
            .snapshot()
            .seats()
            .get(seat)
            .is_some_and(Occupant::is_person);
        if is_there {
            self.commit(Transition::StandIn(seat), None).await?;
        }
        self.let_play(vec![(seat, Level::Normal)]).await?;
        go_on(self).await
    }

    /// The clock of a seat whose time is up.
    ///
    /// # Errors
    /// If it has time, because it moved or got more, or the match does not wait for it.
    pub(super) async fn late(&self, seat: Seat) -> Result<SeatClock> {
        let clocks = self.clocks().await?;
        let late = clocks
            .into_iter()
            .find(|clock| clock.seat == seat && clock.stage.is_over());
        late.ok_or_else(|| Refusal::NobodyLate.into())
    }
}

/// The time for a turn of a seat that has used nothing of its reserve.
pub(crate) fn allowance(clock: Option<Clock>) -> Duration {
    clock.map_or(OVER_AFTER, |clock| clock.turn() + clock.reserve())
}

/// When the time is up for a turn that begins at `called_at`, of a seat that has used nothing of its reserve, and when that
/// rings first.
fn times(clock: Option<Clock>, called_at: Timestamp) -> (Timestamp, Timestamp) {
    let due_at = called_at.after(allowance(clock));
    (due_at, next_after(clock, Stage::Running, due_at))
}

/// How long before its time is up a seat is reminded: of half a turn and of a quarter of it, or of its reserve, which begins with
/// that.
fn reminders(clock: Clock) -> [Duration; 2] {
    match clock.reserve() {
        Duration::ZERO => [clock.turn() / 2, clock.turn() / 4],
        reserve => [reserve, reserve / 4],
    }
}

/// When a clock that is in this stage rings next, if the time is up at `due_at`. Without a clock nobody is reminded before. Who has
/// used some of a reserve is first reminded when their turn begins to cost more of it, which is later.
fn next_after(clock: Option<Clock>, stage: Stage, due_at: Timestamp) -> Timestamp {
    match (clock, stage) {
        (Some(clock), Stage::Running) => due_at.before(reminders(clock)[0]),
        (Some(clock), Stage::Half) => due_at.before(reminders(clock)[1]),
        (None, Stage::Running | Stage::Half)
        | (_, Stage::Quarter | Stage::Closing | Stage::Standing) => due_at,
        (Some(_), Stage::Over | Stage::Reminded) => due_at.after(SLEEP_AFTER),
        (None, Stage::Over | Stage::Reminded) => {
            due_at.after(SLEEP_AFTER.saturating_sub(OVER_AFTER))
        }
    }
}

/// The stage that a clock has reached at this time. Of several that have passed only the last counts: nobody is called
/// several times at once.
fn rung(clock: Option<Clock>, row: &SeatClock, now: Timestamp) -> Option<Ring> {
    let due_at = row.due_at?;
    let mut stage = row.stage;
    while !stage.is_over() && next_after(clock, stage, due_at) <= now {
        stage = match stage {
            Stage::Running if clock.is_some() => Stage::Half,
            Stage::Half => Stage::Quarter,
            Stage::Running
            | Stage::Quarter
            | Stage::Over
            | Stage::Reminded
            | Stage::Closing
            | Stage::Standing => Stage::Over,
        };
    }
    // A person who is told late that the time is up has the others decide late, too.
    let told_at = if stage.is_over() {
        due_at.max(now)
    } else {
        due_at
    };
    Some(Ring {
        seat: row.seat,
        before: row.stage,
        due_at,
        after: stage,
        next_at: next_after(clock, stage, told_at),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const DUE: Timestamp = Timestamp::from_millis(1_790_000_000_000);

    fn row(stage: Stage) -> SeatClock {
        SeatClock {
            seat: Seat::FIRST,
            stage,
            due_at: Some(DUE),
            next_at: None,
            used_ms: 0,
        }
    }

    #[test]
    fn a_clock_rings_at_half_time_at_a_quarter_and_when_the_time_is_up() {
        for clock in Clock::ALL {
            let [first, second] = reminders(clock);
            let rows = [
                (Stage::Running, DUE.before(first), Stage::Half),
                (Stage::Half, DUE.before(second), Stage::Quarter),
                (Stage::Quarter, DUE, Stage::Over),
                // Nobody is reminded of what is over.
                (Stage::Running, DUE.before(second), Stage::Quarter),
                (Stage::Running, DUE, Stage::Over),
                (Stage::Running, DUE.after(clock.turn()), Stage::Over),
            ];
            for (before, now, after) in rows {
                let rung = rung(Some(clock), &row(before), now).expect("it runs");
                assert_eq!((rung.before, rung.after), (before, after), "{clock:?}");
                assert!(rung.next_at > now, "{clock:?} {after:?}");
            }
            assert!(first > second && second > Duration::ZERO, "{clock:?}");
        }
        let hours = |clock| reminders(clock).map(|before: Duration| before.as_secs() / 3600);
        assert_eq!(hours(Clock::Day), [12, 6]);
        assert_eq!(hours(Clock::DayAndReserve), [5 * 24, 30]);
        assert_eq!(hours(Clock::HoursAndReserve), [4 * 24, 24]);
    }

    #[test]
    fn without_a_clock_the_others_decide_after_seven_days_and_the_match_sleeps_after_thirty() {
        let began = DUE.before(OVER_AFTER);
        assert_eq!(next_after(None, Stage::Running, DUE), DUE);
        let rung = rung(None, &row(Stage::Running), DUE).expect("it runs");
        assert_eq!(rung.after, Stage::Over);
        assert_eq!(rung.next_at, began.after(SLEEP_AFTER));
    }
}
