//! When the bot was last there; clocks that ran without it are moved.

use std::time::Duration;

use crate::driver::Tx;
use crate::kernel::Timestamp;
use crate::people::aways;
use crate::{PersonId, Result, Store};

/// When the bot was last there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    /// What is written down, in milliseconds.
    pub at: i64,
    /// By how many milliseconds clocks were moved for it.
    pub moved_ms: i64,
}

impl Heartbeat {
    /// Whether nothing has to be made up for or written down at this time.
    pub fn is_recent(at: i64, now: Timestamp, tolerated: Duration) -> bool {
        is_recent(at, now, tolerated.min(BEAT_PAUSE))
    }
}

/// The heartbeat is written this often, so that a sweep in which nothing is due writes nothing most of the time.
const BEAT_PAUSE: Duration = Duration::from_secs(10);

impl Store {
    /// Writes down that the bot is there at this time. If it was away for longer than `tolerated`, or the clock of the
    /// machine was set, all clocks that run are moved by as much, so that nobody loses or gains time. `skipped` is what has passed
    /// besides on purpose; the clocks count it.
    pub async fn note_heartbeat(
        &self,
        now: Timestamp,
        tolerated: Duration,
        skipped: Duration,
    ) -> Result<Heartbeat> {
        let last: Option<i64> = sqlx::query_scalar("select at from heartbeat where id = 1")
            .fetch_optional(&self.readers)
            .await?;
        if let Some(at) = last.filter(|&last| Heartbeat::is_recent(last, now, tolerated)) {
            return Ok(Heartbeat { at, moved_ms: 0 });
        }
        let mut tx = self.begin().await?;
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
        .bind(now)
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(Heartbeat {
            at: now.millis(),
            moved_ms: missed.map_or(0, |last| now.millis() - last.millis()),
        })
    }
}

/// Moves the clocks that run by the time from `last` to `now`, in which nobody could move. What of it a person was away for
/// has been made up for already.
async fn make_up(tx: &mut Tx<'_>, last: Timestamp, now: Timestamp) -> Result<()> {
    // What the public messages say is wrong then.
    sqlx::query(
        "update boards set shown_version = version - 1 where shown_version >= version and match in
             (select match from clocks join matches on id = match where next_at is not null and clock is not null)",
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
    sqlx::query(
        "update deals set closes_at = closes_at + $1 where closes_at is not null and is_shown = 0",
    )
    .bind(now.millis() - last.millis())
    .execute(&mut **tx)
    .await?;
    // Who has not finished such a deal can play it on themselves.
    sqlx::query(
        "update deal_people set by_computer = 0 where by_computer = 1 and points is null
         and deal in (select id from deals where closes_at is not null and is_shown = 0)",
    )
    .execute(&mut **tx)
    .await?;
    sqlx::query(
        "update events set began_at = began_at + $1, due_at = due_at + $1, ends_at = ends_at + $1, paused_at = paused_at + $1, resumed_at = resumed_at + $1
         where is_done = 0 and phase in ('announced', 'playing', 'ending', 'counting')",
    )
    .bind(now.millis() - last.millis())
    .execute(&mut **tx)
    .await?;
    // A person whose absence has ended meanwhile could not move from then on.
    let ended: Vec<(PersonId, i64)> =
        sqlx::query_as("select person, until from aways where is_over = 0 and until < $1")
            .bind(now)
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
