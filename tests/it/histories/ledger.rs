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
    /// What turns took longer that are over, of seats with a reserve.
    spent: BTreeMap<Seat, Duration>,
}

impl Ledger {
    pub const fn new(clock: Option<Clock>, version: u64, people: BTreeMap<Seat, PersonId>) -> Self {
        Self {
            people,
            clock,
            course: Course::Playing,
            turns: BTreeMap::new(),
            version,
            spent: BTreeMap::new(),
        }
    }

    /// How long the turn of a seat may take.
    pub fn allowance(&self, seat: Seat) -> Duration {
        let spent = self.spent.get(&seat).copied().unwrap_or_default();
        (self.clock.map_or(SILENCE, Clock::turn) + self.reserve()).saturating_sub(spent)
    }

    fn reserve(&self) -> Duration {
        self.clock.map_or(Duration::ZERO, Clock::reserve)
    }

    /// The turn of a seat is over; what it took longer comes from the reserve.
    pub fn end(&mut self, seat: Seat) {
        let (Some(turn), Some(clock)) = (self.turns.remove(&seat), self.clock) else {
            return;
        };
        let spent = self.spent.entry(seat).or_default();
        *spent = (*spent + turn.used.saturating_sub(clock.turn())).min(clock.reserve());
    }

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
        let patience = match self.clock {
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
        for (seat, mut turn) in self.turns.clone() {
            if is_away(self.people[&seat]) && !turn.stage.is_over() {
                continue;
            }
            let stage = self.stage(seat, turn.used);
            has_rung |= stage != turn.stage;
            turn.stage = stage;
            self.turns.insert(seat, turn);
        }
        self.version += u64::from(has_rung);
    }

    fn stage(&self, seat: Seat, used: Duration) -> Stage {
        let (allowance, reserve) = (self.allowance(seat), self.reserve());
        let Some(clock) = self.clock.filter(|_| used < allowance) else {
            return if used < allowance {
                Stage::Running
            } else {
                Stage::Over
            };
        };
        let (free, scarce) = match reserve {
            Duration::ZERO => (clock.turn() / 2, clock.turn() / 4),
            reserve => (clock.turn(), reserve / 4),
        };
        if used < free {
            Stage::Running
        } else if allowance > used + scarce {
            Stage::Half
        } else {
            Stage::Quarter
        }
    }

    /// How much time is left until the end of a match that was ended for absence counts.
    pub fn regret_left(&self) -> Option<Duration> {
        match self.course {
            Course::Closing { since, .. } => Some(REGRET.saturating_sub(since)),
            Course::Playing | Course::Asleep | Course::Ended => None,
        }
    }
}
