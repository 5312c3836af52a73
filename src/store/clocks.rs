//! The seats that matches in play wait for, and when their clocks ring.
//!
//! A row follows the changes of its match in the same transaction. Nothing of it is kept in memory: after an outage one
//! statement moves all of them.

use std::time::Duration;

use sqlx::{FromRow, Transaction};

use super::change::Change;
use super::columns::{Millis, Number, SeatNumber};
use super::driver::Driver;
use super::{MatchId, PersonId, Store, StoreError, aways};
use crate::kernel::{MAX_SEATS, Seat, Seats, Timestamp};

/// The heartbeat is written this often, so that a sweep in which nothing is due writes nothing most of the time.
const BEAT_PAUSE: Duration = Duration::from_secs(10);

/// How far the clock of a seat has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The player has time.
    Running,
    /// Half of the time is over, and the player was reminded.
    Half,
    /// A quarter of the time is left, and the player was reminded again.
    Quarter,
    /// The time is up, and the others have been told that they decide.
    Over,
    /// One of them has reminded the player since.
    Reminded,
    /// One of them has ended the match, which they may take back until then.
    Closing,
}

impl Stage {
    const ALL: [Self; 6] = [
        Self::Running,
        Self::Half,
        Self::Quarter,
        Self::Over,
        Self::Reminded,
        Self::Closing,
    ];

    pub(super) const fn slug(self) -> &'static str {
        match self {
            Self::Running => "running",
            Self::Half => "half",
            Self::Quarter => "quarter",
            Self::Over => "over",
            Self::Reminded => "reminded",
            Self::Closing => "closing",
        }
    }

    pub(super) fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stage| stage.slug() == slug)
    }

    /// Whether the time of the seat is up.
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Over | Self::Reminded)
    }
}

/// The clock of a seat that a match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct SeatClock {
    /// Where the player sits.
    #[sqlx(try_from = "SeatNumber")]
    pub seat: Seat,
    /// How far it has come.
    pub stage: Stage,
    /// When the time is up; `None` until the player could be called.
    #[sqlx(try_from = "MaybeMillis")]
    pub due_at: Option<Timestamp>,
    /// When it rings next.
    #[sqlx(try_from = "MaybeMillis")]
    pub next_at: Option<Timestamp>,
}

/// The seats whose clocks run after a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turns {
    /// Those that the match waits for; none where nobody has to be called.
    pub awaited: Seats,
    /// Those of them whose turn begins with the change.
    pub anew: Seats,
}

impl Turns {
    /// The match waits for nobody who has to be called.
    pub const NONE: Self = Self {
        awaited: Seats::NONE,
        anew: Seats::NONE,
    };
}

/// The next stage of a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ring {
    /// Whose clock.
    pub seat: Seat,
    /// The stage that it was in.
    pub before: Stage,
    /// The stage that it comes to.
    pub after: Stage,
    /// When it rings the next time.
    pub next_at: Timestamp,
}

/// A time that a column may hold.
#[derive(sqlx::Type)]
#[sqlx(transparent)]
struct MaybeMillis(Option<i64>);

impl From<MaybeMillis> for Option<Timestamp> {
    fn from(column: MaybeMillis) -> Self {
        column.0.map(Timestamp::from_millis)
    }
}

/// The seats that matches wait for, and when their time is up.
#[derive(Clone, Copy, Debug)]
pub struct Clocks<'a> {
    pub(super) store: &'a Store,
}

impl Clocks<'_> {
    /// The clocks of a match, in the order of its seats.
    ///
    /// # Errors
    /// If the database fails or a row cannot be read.
    pub async fn of(self, id: MatchId) -> Result<Vec<SeatClock>, StoreError> {
        let clocks = sqlx::query_as(
            "select seat, stage, due_at, next_at from clocks where match = $1 order by seat",
        )
        .bind(id)
        .fetch_all(&self.store.readers)
        .await?;
        Ok(clocks)
    }

    /// The matches in which a clock rings at this time or before, the longest overdue first, up to so many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ringing(self, now: Timestamp, at_most: u32) -> Result<Vec<MatchId>, StoreError> {
        let rows: Vec<MatchId> = sqlx::query_scalar(
            "select match from clocks where next_at <= $1 order by next_at limit $2",
        )
        .bind(Millis(now))
        .bind(i64::from(at_most) * i64::from(MAX_SEATS))
        .fetch_all(&self.store.readers)
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
    ///
    /// # Errors
    /// If the database fails.
    pub async fn not_started(self, at_most: u32) -> Result<Vec<MatchId>, StoreError> {
        let ids = sqlx::query_scalar(
            "select distinct match from clocks join matches on matches.id = clocks.match
             where next_at is null and shown_version >= version limit $1",
        )
        .bind(i64::from(at_most))
        .fetch_all(&self.store.readers)
        .await?;
        Ok(ids)
    }

    /// Starts the clocks of a match that have not been started, if it still has the version at which their players were
    /// called. Of those who are away the time begins when that ends.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn start(
        self,
        id: MatchId,
        version: u64,
        called_at: Timestamp,
        (due_at, next_at): (Timestamp, Timestamp),
    ) -> Result<(), StoreError> {
        sqlx::query(
            "update clocks set due_at = $3 + away.ms, next_at = $4 + away.ms
             from (select seats.match, seats.seat, case
                     when aways.until is null or aways.until <= $5 then 0
                     when aways.since > $5 then aways.until - aways.since
                     else aways.until - $5 end as ms
                 from seats left join aways on aways.person = seats.person and aways.is_over = 0
                 where seats.match = $1) as away
             where clocks.match = $1 and away.match = clocks.match and away.seat = clocks.seat and clocks.next_at is null
             and (select version from matches where id = $1) = $2",
        )
        .bind(id)
        .bind(Number(version))
        .bind(Millis(due_at))
        .bind(Millis(next_at))
        .bind(Millis(called_at))
        .execute(self.store.writer()?)
        .await?;
        Ok(())
    }

    /// Lets the clocks of a match that cannot be read ring again at this time at the earliest.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn postpone(self, id: MatchId, until: Timestamp) -> Result<(), StoreError> {
        sqlx::query("update clocks set next_at = $2 where match = $1 and next_at < $2")
            .bind(id)
            .bind(Millis(until))
            .execute(self.store.writer()?)
            .await?;
        Ok(())
    }

    /// Writes down that the bot is there at this time. If it was away for longer than `tolerated`, or the clock of the
    /// machine was set, all clocks that run are moved by as much, so that nobody loses or gains time; returns by how many
    /// milliseconds, or 0. `skipped` is what has passed besides on purpose; the clocks count it.
    ///
    /// # Errors
    /// If the database fails; nothing is changed then.
    pub async fn beat(
        self,
        now: Timestamp,
        tolerated: Duration,
        skipped: Duration,
    ) -> Result<i64, StoreError> {
        let last: Option<i64> = sqlx::query_scalar("select at from heartbeat where id = 1")
            .fetch_optional(&self.store.readers)
            .await?;
        if last.is_some_and(|last| is_recent(last, now, tolerated.min(BEAT_PAUSE))) {
            return Ok(0);
        }
        let mut tx = self.store.begin().await?;
        let last: Option<i64> = sqlx::query_scalar("select at from heartbeat where id = 1")
            .fetch_optional(&mut *tx)
            .await?;
        let missed = last.filter(|&last| !is_recent(last, now, tolerated));
        let missed = missed.map(Timestamp::from_millis);
        if let Some(last) = missed {
            make_up(&mut tx, last.after(skipped), now.after(skipped)).await?;
        }
        sqlx::query(
            "insert into heartbeat (id, at) values (1, $1) on conflict (id) do update set at = excluded.at",
        )
        .bind(Millis(now))
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(missed.map_or(0, |last| now.millis() - last.millis()))
    }
}

/// Moves the clocks that run by the time from `last` to `now`, in which nobody could move. What of it a person was away for
/// has been made up for already.
async fn make_up(
    tx: &mut Transaction<'_, Driver>,
    last: Timestamp,
    now: Timestamp,
) -> Result<(), StoreError> {
    // What the public messages say is wrong then.
    sqlx::query(
        "update matches set shown_version = version - 1 where shown_version >= version and clock is not null
         and id in (select match from clocks where next_at is not null)",
    )
    .execute(&mut **tx)
    .await?;
    // Who was back before then is not away once more because the clock of the machine is set back.
    aways::note_ended(tx, last, u32::MAX).await?;
    sqlx::query(
        "update clocks set due_at = case when due_at + $1 > 0 then due_at + $1 else 0 end,
         next_at = case when next_at + $1 > 0 then next_at + $1 else 0 end
         where next_at is not null and not (stage in ('running', 'half', 'quarter') and (match, seat) in
             (select seats.match, seats.seat from aways join seats on seats.person = aways.person where is_over = 0))",
    )
    .bind(now.millis() - last.millis())
    .execute(&mut **tx)
    .await?;
    // Somebody whose absence has ended meanwhile could not move from then on.
    let ended: Vec<(PersonId, i64)> =
        sqlx::query_as("select person, until from aways where is_over = 0 and until < $1")
            .bind(Millis(now))
            .fetch_all(&mut **tx)
            .await?;
    for (person, until) in ended {
        aways::move_clocks(tx, person, now.millis() - until).await?;
    }
    Ok(())
}

/// Whether the bot was there so shortly before, by a clock that was not set back.
fn is_recent(last: i64, now: Timestamp, tolerated: Duration) -> bool {
    let tolerated = i64::try_from(tolerated.as_millis()).unwrap_or(i64::MAX);
    now.millis().abs_diff(last) <= tolerated.unsigned_abs()
}

/// Lets the clocks follow a change that has just been written: the match has its new version.
pub(super) async fn follow(
    tx: &mut Transaction<'_, Driver>,
    change: &Change,
) -> Result<(), StoreError> {
    let Turns { awaited, anew } = change.turns;
    let rows: Vec<(SeatNumber, Stage)> =
        sqlx::query_as("select seat, stage from clocks where match = $1")
            .bind(change.id)
            .fetch_all(&mut **tx)
            .await?;
    let mut running = Seats::NONE;
    let mut was_over = false;
    for (seat, stage) in rows {
        if awaited.contains(seat.0) && !anew.contains(seat.0) {
            running = running.with(seat.0);
            continue;
        }
        was_over |= stage.is_over();
        sqlx::query("delete from clocks where match = $1 and seat = $2")
            .bind(change.id)
            .bind(seat)
            .execute(&mut **tx)
            .await?;
    }
    for seat in awaited.iter().filter(|&seat| !running.contains(seat)) {
        insert(tx, change.id, seat, Stage::Running, None).await?;
    }
    if was_over {
        // The others were called, too, and the next call is not for them.
        recall(tx, change.id).await?;
    }
    Ok(())
}

/// Lets clocks come to their next stages, and says whether all of them were in the stage before.
pub(super) async fn ring(
    tx: &mut Transaction<'_, Driver>,
    id: MatchId,
    rings: &[Ring],
) -> Result<bool, StoreError> {
    for ring in rings {
        let updated = sqlx::query(
            "update clocks set stage = $4, next_at = $5 where match = $1 and seat = $2 and stage = $3",
        )
        .bind(id)
        .bind(SeatNumber(ring.seat))
        .bind(ring.before)
        .bind(ring.after)
        .bind(Millis(ring.next_at))
        .execute(&mut **tx)
        .await?;
        if updated.rows_affected() == 0 {
            return Ok(false);
        }
    }
    recall(tx, id).await?;
    Ok(true)
}

/// Starts the time in which the end of a match can be taken back.
pub(super) async fn close(
    tx: &mut Transaction<'_, Driver>,
    id: MatchId,
    absent: Seat,
    until: Timestamp,
) -> Result<(), StoreError> {
    insert(tx, id, absent, Stage::Closing, Some(until)).await
}

async fn insert(
    tx: &mut Transaction<'_, Driver>,
    id: MatchId,
    seat: Seat,
    stage: Stage,
    due_at: Option<Timestamp>,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into clocks (match, seat, stage, due_at, next_at) values ($1, $2, $3, $4, $4)",
    )
    .bind(id)
    .bind(SeatNumber(seat))
    .bind(stage)
    .bind(due_at.map(Millis))
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Has people called once more, whoever was called before.
async fn recall(tx: &mut Transaction<'_, Driver>, id: MatchId) -> Result<(), StoreError> {
    sqlx::query("update matches set recall = version where id = $1")
        .bind(id)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
