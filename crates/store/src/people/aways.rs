//! Who is away, until when, and what that does to their clocks.
//!
//! While a person is away their clocks are stopped. Each of them is moved by what is left of the absence: when the absence
//! begins, or when the clock is started during it. An end before the time moves them back by what is left then. So an
//! absence that ends by itself needs no change of a clock, and no sweep can be late for it.
//!
//! Past absences that began on the same day (UTC) are one row, as long as all of them together, so that no number of presses
//! leaves more than one row a day and person.

use std::time::Duration;

use sqlx::Row as _;

use crate::clocks::{SeatClock, Stage};
use crate::driver::{FromRow, Tx};
use crate::kernel::{Day, Seat, Timestamp};
use crate::people::remember_name;
use crate::{Change, MatchId, Person, PersonId, RequestKey, Result, Store, Transition};

/// The time over which absences are added up.
const YEAR: Duration = Duration::from_hours(365 * 24);

/// A time in which a person is away; once it is past, several of one day, added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct Away {
    pub since: Timestamp,
    /// When it ends, or ended.
    pub until: Timestamp,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct AwaySeat {
    pub seat: Seat,
    pub until: Timestamp,
}

impl Store {
    pub async fn away_until(&self, id: PersonId, now: Timestamp) -> Result<Option<Timestamp>> {
        Ok(sqlx::query_scalar(
            "select until from aways where person = $1 and is_over = 0 and until > $2",
        )
        .bind(id)
        .bind(now)
        .fetch_optional(&self.readers)
        .await?)
    }

    /// Lets a person be away from now on, in place of an absence that has begun before. With it they may have been away for
    /// `at_most` within a year; else nothing is changed, and what is left of that is returned. Names the matches whose boards
    /// have to say it.
    pub async fn go_away(
        &self,
        person: &Person,
        away: Away,
        at_most: Duration,
    ) -> Result<Result<Vec<MatchId>, Duration>> {
        let Away { since, until } = away;
        let mut tx = self.begin().await?;
        remember_name(&mut tx, person).await?;
        end(&mut tx, person.id, since).await?;
        let a_year_ago = since.before(YEAR);
        sqlx::query("delete from aways where person = $1 and until <= $2")
            .bind(person.id)
            .bind(a_year_ago)
            .execute(&mut *tx)
            .await?;
        let earlier: Vec<Away> = sqlx::query_as("select since, until from aways where person = $1")
            .bind(person.id)
            .fetch_all(&mut *tx)
            .await?;
        let earlier = earlier
            .iter()
            .map(|away| away.until.since(away.since.max(a_year_ago)));
        let left = at_most.saturating_sub(earlier.sum());
        if until.since(since) > left {
            return Ok(Err(left));
        }
        sqlx::query(
            "insert into aways (person, since, until) values ($1, $2, $3)
             on conflict (person, since) do update set until = excluded.until, is_over = 0",
        )
        .bind(person.id)
        .bind(since)
        .bind(until)
        .execute(&mut *tx)
        .await?;
        move_clocks(&mut tx, person.id, until.millis() - since.millis()).await?;
        let changed = matches_that_show(&mut tx, person.id).await?;
        tx.commit().await?;
        Ok(Ok(changed))
    }

    /// Ends the absence of a person, if they are away, and names the matches whose boards have to say it.
    pub async fn end_absence(&self, id: PersonId, at: Timestamp) -> Result<Vec<MatchId>> {
        let mut tx = self.begin().await?;
        let changed = end(&mut tx, id, at).await?;
        tx.commit().await?;
        Ok(changed)
    }
}

impl Store {
    /// The clocks of a match, and its seats whose players are away, both in the order of its seats.
    pub async fn clocks_with_absences(
        &self,
        id: MatchId,
        now: Timestamp,
    ) -> Result<(Vec<SeatClock>, Vec<AwaySeat>)> {
        let rows = sqlx::query(
            "select seats.seat, stage, due_at, next_at, reserve_used, until from seats
             left join clocks on clocks.match = seats.match and clocks.seat = seats.seat
             left join aways on aways.person = seats.person and is_over = 0 and until > $2
             where seats.match = $1 order by seats.seat",
        )
        .bind(id)
        .bind(now)
        .fetch_all(&self.readers)
        .await?;
        let (mut clocks, mut away) = (Vec::new(), Vec::new());
        for row in &rows {
            if row.try_get::<Option<Stage>, _>("stage")?.is_some() {
                clocks.push(SeatClock::from_row(row)?);
            }
            if row.try_get::<Option<i64>, _>("until")?.is_some() {
                away.push(AwaySeat::from_row(row)?);
            }
        }
        Ok((clocks, away))
    }

    /// Notes which absences have ended by themselves, of a limited number of people, and names the matches whose boards say
    /// otherwise.
    pub async fn note_ended_absences(&self, now: Timestamp, at_most: u32) -> Result<Vec<MatchId>> {
        let due = sqlx::query("select 1 from aways where is_over = 0 and until <= $1 limit 1")
            .bind(now)
            .fetch_optional(&self.readers)
            .await?;
        if due.is_none() {
            return Ok(Vec::new());
        }
        let mut tx = self.begin().await?;
        let changed = note_ended(&mut tx, now, at_most).await?;
        tx.commit().await?;
        Ok(changed)
    }
}

/// Notes that absences have ended whose time was over at `now`, of a limited number of people.
pub async fn note_ended(tx: &mut Tx<'_>, now: Timestamp, at_most: u32) -> Result<Vec<MatchId>> {
    let people: Vec<PersonId> = sqlx::query_scalar(
        "select person from aways where is_over = 0 and until <= $1 order by until limit $2",
    )
    .bind(now)
    .bind(i64::from(at_most))
    .fetch_all(&mut **tx)
    .await?;
    let mut changed = Vec::new();
    for person in people {
        // Its time is over, so that this moves no clock.
        changed.extend(end(tx, person, now).await?);
    }
    Ok(changed)
}

/// The person whose absence this change ends: by a move, or by taking their seat back from the computer player.
pub async fn ended_by(tx: &mut Tx<'_>, change: &Change) -> Result<Option<PersonId>> {
    let Some(seat) = moved(change) else {
        return Ok(None);
    };
    Ok(sqlx::query_scalar(
        "select aways.person from seats join aways on aways.person = case when stand_in = 1 then left_by else seats.person end
         where seats.match = $1 and seats.seat = $2 and is_over = 0",
    )
    .bind(change.id)
    .bind(seat)
    .fetch_optional(&mut **tx)
    .await?)
}

/// The seat whose person asked for a change by which they are there again.
pub fn moved(change: &Change) -> Option<Seat> {
    let Some(RequestKey::Interaction(_)) = change.key else {
        return None;
    };
    match &change.transition {
        Transition::Play { steps, .. } | Transition::Finish { steps, .. } => {
            // The first step is what was asked for; chance and computer players come after it.
            let seat = steps.steps.first()?.get("seat")?.as_u64()?;
            Seat::new(u8::try_from(seat).ok()?)
        }
        Transition::Return(seat) | Transition::AskToGoOn(seat) => Some(*seat),
        _ => None,
    }
}

/// Ends the absence of a person, if they are away, and names the matches whose boards have to say it.
pub async fn end(tx: &mut Tx<'_>, id: PersonId, at: Timestamp) -> Result<Vec<MatchId>> {
    let away: Option<Away> =
        // The row is held, so that two matches do not end it twice.
        sqlx::query_as(
            "update aways set until = until where person = $1 and is_over = 0 returning since, until",
        )
        .bind(id)
        .fetch_optional(&mut **tx)
        .await?;
    let Some(away) = away else {
        return Ok(Vec::new());
    };
    // If the clock of the machine was set back to before the absence began, more is left than it was to last.
    let left = away.until.since(at);
    let ended_at = away.until.before(left).max(away.since);
    add_to_past(tx, id, away.since, ended_at).await?;
    if !left.is_zero() {
        move_clocks(tx, id, at.millis() - away.until.millis()).await?;
    }
    matches_that_show(tx, id).await
}

/// Makes an absence that ended at `until` a past one: a part of the one that began on the same day before it, or a new one.
async fn add_to_past(
    tx: &mut Tx<'_>,
    id: PersonId,
    since: Timestamp,
    until: Timestamp,
) -> Result<()> {
    let day = Day::of(since);
    let lengthened = sqlx::query(
        "update aways set until = until + $4 where person = $1 and since =
             (select since from aways where person = $1 and since >= $2 and since < $3 and is_over = 1 limit 1)",
    )
    .bind(id)
    .bind(day.start())
    .bind(day.next().start())
    .bind(until.millis() - since.millis())
    .execute(&mut **tx)
    .await?;
    if lengthened.rows_affected() == 1 {
        sqlx::query("delete from aways where person = $1 and is_over = 0")
            .bind(id)
            .execute(&mut **tx)
            .await?;
        return Ok(());
    }
    sqlx::query("update aways set is_over = 1, until = $2 where person = $1 and is_over = 0")
        .bind(id)
        .bind(until)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Moves the clocks of a person that run by this many milliseconds. Those whose time is up stay: others decide about them.
pub async fn move_clocks(tx: &mut Tx<'_>, id: PersonId, by: i64) -> Result<()> {
    sqlx::query(
        "update clocks set due_at = due_at + $2, next_at = next_at + $2
         where next_at is not null and stage in ('running', 'half', 'quarter')
         and (match, seat) in (select match, seat from seats where person = $1 and is_packed = 0)",
    )
    .bind(id)
    .bind(by)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// How many boards say at once that a person is away, or is back. The others say it when they are next drawn.
const MAX_SHOWN: i64 = 50;

/// The matches whose boards say that a person is away: those with others that are awake, those first that changed last. The boards
/// are drawn again, also if the program ends before that.
async fn matches_that_show(tx: &mut Tx<'_>, id: PersonId) -> Result<Vec<MatchId>> {
    Ok(sqlx::query_scalar(
        "update boards set shown_version = case when shown_version >= version then version - 1 else shown_version end
         where match in (
             select matches.id from matches join seats on seats.match = matches.id
             join boards as shown on shown.match = matches.id and shown.is_card = 0
             where seats.person = $1 and seats.is_packed = 0 and state = 'playing' and asleep_since is null and exists (
                 select 1 from seats as others where others.match = matches.id and others.seat <> seats.seat
                 and (others.person is not null or others.stand_in = 1))
             order by matches.changed_at desc, matches.id desc limit $2)
         returning match",
    )
    .bind(id)
    .bind(MAX_SHOWN)
    .fetch_all(&mut **tx)
    .await?)
}
