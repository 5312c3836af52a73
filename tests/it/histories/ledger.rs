//! What the database has to say of a clock, added up without it.

use std::collections::BTreeMap;
use std::time::Duration;

use lostcities::kernel::Seat;
use lostcities::store::{Clock, PersonId, Stage};

use super::DAY;

/// How long people may be silent without a clock.
const SILENCE: Duration = Duration::from_hours(7 * 24);

/// How long a match waits after the time of a seat is up; without a clock, from the beginning of the turn on.
const PATIENCE: Duration = Duration::from_hours(30 * 24);

/// How long the end for absence can be taken back.
const REGRET: Duration = DAY;

/// A turn of a seat whose player has been called.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// How much of its time has passed.
    pub used: Duration,
    /// The stage at the last sweep.
    pub stage: Stage,
    /// How much has passed since the others were asked.
    since_over: Duration,
}

impl Turn {
    const BEGUN: Self = Self {
        used: Duration::ZERO,
        stage: Stage::Running,
        since_over: Duration::ZERO,
    };
}

/// What has become of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    Playing,
    /// This seat has ended it for absence, so long ago.
    Closing {
        by: Seat,
        since: Duration,
    },
    Asleep,
    /// It has ended for absence.
    Ended,
}

#[derive(Clone, Debug)]
pub struct Ledger {
    pub clock: Option<Clock>,
    pub course: Course,
    /// The turns of the seats that the match waits for.
    pub turns: BTreeMap<Seat, Turn>,
    pub version: u64,
    pub people: BTreeMap<Seat, PersonId>,
}

impl Ledger {
    pub const fn new(clock: Option<Clock>, version: u64, people: BTreeMap<Seat, PersonId>) -> Self {
        Self {
            people,
            clock,
            course: Course::Playing,
            turns: BTreeMap::new(),
            version,
        }
    }

    pub fn allowance(&self) -> Duration {
        self.clock.map_or(SILENCE, Clock::allowance)
    }

    /// The turns of these seats begin.
    pub fn begin(&mut self, seats: impl IntoIterator<Item = Seat>) {
        self.turns
            .extend(seats.into_iter().map(|seat| (seat, Turn::BEGUN)));
    }

    pub fn late(&self) -> Option<Seat> {
        let mut turns = self.turns.iter();
        let late = turns.find(|(_, turn)| turn.stage.is_over());
        late.map(|(seat, _)| *seat)
    }

    /// Time passes while the bot is there; for each person this much of it in which they are there, too.
    pub fn pass(&mut self, time: Duration, there: impl Fn(PersonId) -> Duration) {
        match &mut self.course {
            Course::Playing => {
                for (seat, turn) in &mut self.turns {
                    if turn.stage.is_over() {
                        // The others decide, even while the player is away.
                        turn.used += time;
                        turn.since_over += time;
                    } else {
                        turn.used += there(self.people[seat]);
                    }
                }
            }
            Course::Closing { since, .. } => *since += time,
            Course::Asleep | Course::Ended => {}
        }
    }

    /// What a sweep does. However many there are at this time, it is one change. Nobody is reminded who is away.
    pub fn sweep(&mut self, is_away: impl Fn(PersonId) -> bool) {
        match self.course {
            Course::Closing { since, .. } if since >= REGRET => {
                self.course = Course::Ended;
                self.version += 1;
            }
            Course::Playing => self.ring(is_away),
            Course::Closing { .. } | Course::Asleep | Course::Ended => {}
        }
    }

    fn ring(&mut self, is_away: impl Fn(PersonId) -> bool) {
        let (clock, allowance) = (self.clock, self.allowance());
        let patience = match clock {
            Some(_) => PATIENCE,
            None => PATIENCE.saturating_sub(SILENCE),
        };
        let mut turns = self.turns.values();
        if turns.any(|turn| turn.stage.is_over() && turn.since_over >= patience) {
            self.course = Course::Asleep;
            self.turns.clear();
            self.version += 1;
            return;
        }
        let mut has_rung = false;
        for (seat, turn) in &mut self.turns {
            if is_away(self.people[seat]) && !turn.stage.is_over() {
                continue;
            }
            let stage = stage(clock, allowance, turn.used);
            has_rung |= stage != turn.stage;
            turn.stage = stage;
        }
        self.version += u64::from(has_rung);
    }

    /// How much time is left until the end of a match that was ended for absence counts.
    pub fn regret_left(&self) -> Option<Duration> {
        match self.course {
            Course::Closing { since, .. } => Some(REGRET.saturating_sub(since)),
            Course::Playing | Course::Asleep | Course::Ended => None,
        }
    }
}

fn stage(clock: Option<Clock>, allowance: Duration, used: Duration) -> Stage {
    if used >= allowance {
        Stage::Over
    } else if clock.is_none() || used < allowance / 2 {
        Stage::Running
    } else if used < allowance * 3 / 4 {
        Stage::Half
    } else {
        Stage::Quarter
    }
}
