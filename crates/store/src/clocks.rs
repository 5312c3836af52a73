//! The seats that matches in play wait for, and when their clocks ring.
//!
//! A row follows the changes of its match in the same transaction. Nothing of it is kept in memory: after an outage one
//! statement moves all of them.

mod follow;
mod heartbeat;
mod stage;

use std::time::Duration;

use super::{MatchId, Result, Store};
use crate::driver::FromRow;
use crate::kernel::{MAX_SEATS, Seat, Seats, Timestamp};

pub(super) use follow::{close, follow, mask, ring, start};
pub use heartbeat::Heartbeat;
pub use stage::Stage;

#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct SeatClock {
    pub seat: Seat,
    pub stage: Stage,
    /// When the time is up; `None` until the player could be called.
    pub due_at: Option<Timestamp>,
    pub next_at: Option<Timestamp>,
    /// How much of the reserve its seat had used when the turn began.
    #[sqlx(rename = "reserve_used")]
    pub used_ms: u64,
}

/// The seats whose clocks run after a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turns {
    /// Those that the match waits for; none where nobody has to be called.
    pub awaited: Seats,
    /// Those of them whose turn begins with the change.
    pub restarted: Seats,
    /// Where nobody has to be called, because nothing is public: when the time is up of a clock that begins with the change, and
    /// when it rings first.
    pub times: Option<(Timestamp, Timestamp)>,
    /// What each seat had when the match began beside the time for a turn.
    pub reserve: Duration,
    /// Whether the turns that end are counted, by who played them.
    pub is_counted: bool,
}

impl Turns {
    /// The match waits for nobody who has to be called.
    pub const NONE: Self = Self {
        awaited: Seats::NONE,
        restarted: Seats::NONE,
        times: None,
        reserve: Duration::ZERO,
        is_counted: false,
    };

    /// Whether no channel tells the players that the match waits for them.
    pub(super) const fn is_silent(&self) -> bool {
        self.times.is_some()
    }
}

/// When clocks begin that have not been started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockStart {
    /// The version that the match must have: the one at which their players were called.
    pub version: u64,
    pub called_at: Timestamp,
    pub due_at: Timestamp,
    pub next_at: Timestamp,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ring {
    pub seat: Seat,
    pub before: Stage,
    /// When its time was up; a clock that was moved meanwhile does not ring.
    pub due_at: Timestamp,
    /// The stage that it reaches.
    pub after: Stage,
    pub next_at: Timestamp,
}

impl Store {
    pub async fn clocks_of(&self, id: MatchId) -> Result<Vec<SeatClock>> {
        Ok(sqlx::query_as(
            "select seat, stage, due_at, next_at, reserve_used from clocks join seats using (match, seat)
             where match = $1 order by seat",
        )
        .bind(id)
        .fetch_all(&self.readers)
        .await?)
    }

    /// The matches in which a clock rings at this time or before, the longest overdue first, up to this many.
    pub async fn ringing_matches(&self, now: Timestamp, at_most: u32) -> Result<Vec<MatchId>> {
        let rows: Vec<MatchId> = sqlx::query_scalar(
            "select match from clocks where next_at <= $1 and not exists (
                 select 1 from fixtures join events on events.id = event
                 where fixtures.match = clocks.match and paused_at is not null)
             order by next_at limit $2",
        )
        .bind(now)
        .bind(i64::from(at_most) * i64::from(MAX_SEATS))
        .fetch_all(&self.readers)
        .await?;
        // Several seats of one match may be among them.
        let mut ids = Vec::new();
        for id in rows {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        ids.truncate(usize::try_from(at_most).unwrap_or(usize::MAX));
        Ok(ids)
    }

    /// The matches in which a clock has not been started although the public messages have called its player, up to so
    /// many.
    pub async fn matches_with_unstarted_clocks(&self, at_most: u32) -> Result<Vec<MatchId>> {
        Ok(sqlx::query_scalar(
            "select distinct clocks.match from clocks join boards on boards.match = clocks.match
             where next_at is null and shown_version >= version limit $1",
        )
        .bind(i64::from(at_most))
        .fetch_all(&self.readers)
        .await?)
    }

    /// Starts the clocks of a match that have not been started. Of those who are away the time begins when that ends.
    pub async fn start_clocks(&self, id: MatchId, start: ClockStart) -> Result<()> {
        follow::start(self.writer()?, id, start).await
    }

    /// Lets the clocks of a match that cannot be read ring again at this time at the earliest.
    pub async fn postpone_clocks(&self, id: MatchId, until: Timestamp) -> Result<()> {
        sqlx::query("update clocks set next_at = $2 where match = $1 and next_at < $2")
            .bind(id)
            .bind(until)
            .execute(self.writer()?)
            .await?;
        Ok(())
    }
}
