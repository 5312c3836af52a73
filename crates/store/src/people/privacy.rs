//! Everything that is kept of a person: all of it to be looked at, and the way out of it.
//!
//! A person who is deleted becomes anonymous instead of leaving gaps: matches, results and ratings of others depend on theirs.

mod file;
mod statements;

use serde_json::Value;
use sqlx::Row as _;

use super::personal_summary::OwnRow;
use crate::deals::daily_fairness::mark_spent;
use crate::driver::{DriverRow, FromRow, Tx};
use crate::games::GameKind;
use crate::games::tally::Tally;
use crate::kernel::{Day, Seat, Timestamp};
use crate::matches::packed_log::{Act, LoggedStep, unpack};
use crate::servers::ChangeRow;
use crate::upkeep::overwrite_later;
use crate::{
    Avatar, Away, ChannelId, GuildId, LessonProgress, MatchId, Person, PersonId, Result, Revision,
    ServerChange, State, Store, StoreError,
};

use statements::{
    ACTS, CHANGED, DEALS, MATCHES, PACKED_ACTS, REMOVED, REPLACED, SUMS, UNDRAWN, UNINVITED,
    UNNAMED,
};

/// How many matches a page of what is kept of a person has, each with all acts of its seat.
const MATCHES_PER_PAGE: i64 = 100;

/// How many rows of each other table it has.
const ROWS_PER_PAGE: i64 = 500;

/// Where the person sits in a deal.
const OWN: Seat = Seat::FIRST;

/// Where a page of what is kept of a person begins; the first one by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DataPosition {
    pub page: u64,
    /// The last match of these; 0 if there is none.
    pub after: u64,
}

/// A page of everything that is kept of a person: some rows of each table.
#[derive(Clone, PartialEq, Debug)]
pub struct PersonalData {
    /// What they are called and what they chose; `None` if they never played or chose anything.
    pub person: Option<Person>,
    pub is_listed: bool,
    pub takes_challenges: bool,
    pub avatar: Option<Avatar>,
    /// Of how many people they take none.
    pub n_blocked: u32,
    /// How far they have come in lessons.
    pub lessons: Vec<LessonProgress>,
    /// When they were or are away within the last year, oldest first.
    pub away: Vec<Away>,
    /// The matches they have anything to do with, oldest first.
    pub matches: Vec<MatchRecord>,
    /// What was worked out from their results, as JSON objects, table by table.
    pub sums: Vec<(&'static str, Vec<Value>)>,
    /// What they decided for servers, oldest first.
    pub decisions: Vec<(GuildId, ServerChange)>,
    pub next: Option<DataPosition>,
}

#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a separate column, and any of them may hold beside the others"
)]
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct MatchRecord {
    pub id: MatchId,
    pub game: GameKind,
    /// The server, or `None` in direct messages.
    pub guild: Option<GuildId>,
    pub channel: Option<ChannelId>,
    pub state: State,
    pub created_at: Timestamp,
    pub changed_at: Timestamp,
    /// Whether they opened it, or took it over before it started.
    pub is_host: bool,
    /// Whether they declined or withdrew it.
    pub has_closed: bool,
    /// Whether they are invited to it by name.
    pub is_invited: bool,
    /// Whether they were told that it is their turn and have not acted since.
    pub is_told: bool,
    /// Where they sit or sat.
    pub seat: Option<Seat>,
    /// Whether they left the seat to a computer player.
    pub has_left: bool,
    /// Their points and place, once it has ended.
    pub points: Option<i32>,
    pub place: Option<u8>,
    /// Points of each round and expeditions by colour, once it has ended.
    pub tally: Option<Tally>,
    /// What their seat did, oldest first: when, and the act in its wire form. Acts are public.
    #[sqlx(skip)]
    pub acts: Vec<(Timestamp, String)>,
    #[sqlx(skip)]
    pub prepared: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeletionOutcome {
    /// Nothing names the person any more.
    Done {
        /// The open matches in which something did; they have a new version.
        changed: Vec<MatchId>,
        /// Whether anything that others may have been shown named them.
        was_shown: bool,
    },
    /// They still sit in an open match; nothing was changed.
    StillSeated,
    /// Nothing is kept of them.
    Unknown,
}

impl Store {
    pub async fn personal_data(&self, id: PersonId, from: DataPosition) -> Result<PersonalData> {
        let first_row = i64::try_from(from.page)
            .unwrap_or(i64::MAX)
            .saturating_mul(ROWS_PER_PAGE);
        let mut tx = self.slow.begin().await?;
        let own = OwnRow::read(&mut tx, id).await?;
        let lessons = sqlx::query_as(
            "select game, next from lessons where person = $1 order by game limit $3 offset $2",
        )
        .bind(id)
        .bind(first_row)
        .bind(ROWS_PER_PAGE)
        .fetch_all(&mut *tx)
        .await?;
        let away: Vec<Away> = sqlx::query_as(
            "select since, until from aways where person = $1 order by since limit $3 offset $2",
        )
        .bind(id)
        .bind(first_row)
        .bind(ROWS_PER_PAGE)
        .fetch_all(&mut *tx)
        .await?;
        let mut matches: Vec<MatchRecord> = sqlx::query_as(MATCHES)
            .bind(id)
            .bind(MatchId(from.after))
            .bind(MATCHES_PER_PAGE)
            .fetch_all(&mut *tx)
            .await?;
        let last = matches.last().map_or(MatchId(from.after), |last| last.id);
        let mut acts: Vec<ActRow> = sqlx::query_as(ACTS.on(tx.engine()))
            .bind(id)
            .bind(MatchId(from.after))
            .bind(last)
            .fetch_all(&mut *tx)
            .await?;
        acts.extend(packed_acts(&mut tx, id, (MatchId(from.after), last)).await?);
        let plans: Vec<(MatchId, String)> = sqlx::query_as(
            "select prepared.match, plan from seats
             join prepared on prepared.match = seats.match and prepared.seat = seats.seat
             where seats.person = $1 and prepared.match > $2 and prepared.match <= $3 order by prepared.match",
        )
        .bind(id)
        .bind(MatchId(from.after))
        .bind(last)
        .fetch_all(&mut *tx)
        .await?;
        for (of, plan) in plans {
            if let Ok(found) = matches.binary_search_by_key(&of, |kept| kept.id)
                && let Some(kept) = matches.get_mut(found)
            {
                kept.prepared = Some(plan);
            }
        }
        for row in acts {
            if let Ok(found) = matches.binary_search_by_key(&row.id, |kept| kept.id)
                && let Some(kept) = matches.get_mut(found)
            {
                kept.acts.push((row.at, row.act));
            }
        }
        let decisions: Vec<DecisionRow> = sqlx::query_as(
            "select guild, at, person, what, before, after from server_changes where person = $1 order by number limit $3 offset $2",
        )
        .bind(id)
        .bind(first_row)
        .bind(ROWS_PER_PAGE)
        .fetch_all(&mut *tx)
        .await?;
        let sums = sums(&mut tx, id, first_row).await?;
        let full = |rows: i64, n: usize| usize::try_from(rows).is_ok_and(|rows| n >= rows);
        let has_more = full(MATCHES_PER_PAGE, matches.len())
            || sums.iter().any(|(_, rows)| full(ROWS_PER_PAGE, rows.len()))
            || full(ROWS_PER_PAGE, away.len())
            || full(ROWS_PER_PAGE, decisions.len());
        let decisions = decisions
            .into_iter()
            .map(|row| Ok((row.guild, ServerChange::try_from(row.change)?)));
        Ok(PersonalData {
            next: has_more.then(|| DataPosition {
                page: from.page.saturating_add(1),
                after: last.0,
            }),
            is_listed: own.as_ref().is_none_or(|own| own.is_listed),
            takes_challenges: own.as_ref().is_none_or(|own| own.takes_challenges),
            n_blocked: own.as_ref().map_or(0, |own| own.n_blocked),
            avatar: own.as_ref().and_then(|own| own.avatar.clone()),
            lessons,
            away,
            person: own.map(|own| own.person),
            matches,
            sums,
            decisions: decisions.collect::<Result<_>>()?,
        })
    }

    /// Makes a person who sits in no open match anonymous, everywhere at once. What that leaves in the file is overwritten by
    /// [`Self::overwrite_deleted`].
    pub async fn forget_person(&self, id: PersonId, first_open: Day) -> Result<DeletionOutcome> {
        let mut tx = self.begin().await?;
        mark_spent(&mut tx, id, first_open).await?;
        let mut n_shown = carry_out(&mut tx, DEALS, id).await?;
        let seated = sqlx::query(
            "select 1 from seats join matches on matches.id = seats.match
             where seats.person = $1 and state in ('lobby', 'playing')",
        )
        .bind(id)
        .fetch_optional(&mut *tx)
        .await?;
        if seated.is_some() {
            return Ok(DeletionOutcome::StillSeated);
        }
        let changed = changing(&mut tx, id).await?;
        let mut n_changed = carry_out(&mut tx, UNDRAWN, id).await?;
        let anonymous = insert_placeholder_person(&mut tx).await?;
        hide_direct_channels(&mut tx, id).await?;
        let mut n_replaced = 0;
        for statement in REPLACED {
            let done = sqlx::query(*statement)
                .bind(id)
                .bind(anonymous)
                .execute(&mut *tx)
                .await?;
            n_replaced += done.rows_affected();
        }
        if n_replaced == 0 {
            // Nothing names the person in whose place there would be another.
            sqlx::query("delete from people where id = $1")
                .bind(anonymous)
                .execute(&mut *tx)
                .await?;
        }
        n_shown += n_replaced + carry_out(&mut tx, UNINVITED, id).await?;
        n_changed += n_shown + carry_out(&mut tx, REMOVED, id).await?;
        if n_changed == 0 {
            return Ok(DeletionOutcome::Unknown);
        }
        overwrite_later(&mut tx).await?;
        tx.commit().await?;
        Ok(DeletionOutcome::Done {
            changed,
            was_shown: n_shown > 0,
        })
    }
}

impl Store {
    /// Looks at some of the numbers that have taken the place of people, behind this one, and deletes those that no row has any more.
    /// Returns which were looked at. After 0 comes the first.
    ///
    /// # Errors
    /// If the database fails; what was deleted before stays deleted.
    pub async fn delete_unnamed_people(
        &self,
        behind: PersonId,
        at_most: u32,
    ) -> Result<Vec<PersonId>> {
        let found: Vec<(PersonId, bool)> = sqlx::query_as(UNNAMED)
            .bind(behind)
            .bind(i64::from(at_most))
            .fetch_all(&self.readers)
            .await?;
        for (id, _) in found.iter().filter(|(_, is_unnamed)| *is_unnamed) {
            sqlx::query("delete from people where id = $1")
                .bind(id)
                .execute(self.writer()?)
                .await?;
        }
        Ok(found.into_iter().map(|(id, _)| id).collect())
    }
}

/// Carries out statements about a person, and says how many rows they have changed.
async fn carry_out(tx: &mut Tx<'_>, statements: &[&'static str], id: PersonId) -> Result<u64> {
    let mut n_changed = 0;
    for statement in statements {
        let done = sqlx::query(*statement).bind(id).execute(&mut **tx).await?;
        n_changed += done.rows_affected();
    }
    Ok(n_changed)
}

/// A page of what was derived from a person's results.
async fn sums(
    tx: &mut Tx<'_>,
    id: PersonId,
    first_row: i64,
) -> Result<Vec<(&'static str, Vec<Value>)>> {
    let mut sums = Vec::new();
    for (table, question) in SUMS {
        let rows = sqlx::query(*question)
            .bind(id)
            .bind(first_row)
            .bind(ROWS_PER_PAGE)
            .fetch_all(&mut **tx)
            .await?;
        let rows = rows.iter().map(sum);
        sums.push((*table, rows.collect::<Result<_, _>>()?));
    }
    Ok(sums)
}

/// An object of such a page; the steps of a deal may be in a packed log. Of a deal that is being played, by the person or in an
/// evening by others, they are the person's own acts: the others say which cards lie hidden.
fn sum(row: &DriverRow) -> Result<Value> {
    let mut sum = row.object()?;
    if sum.remove("log").is_some() {
        let log: Option<Vec<u8>> = row.try_get("log")?;
        let mut steps: Vec<Value> = if let Some(log) = log {
            let steps = unpack(&log)?;
            steps
                .iter()
                .map(LoggedStep::parsed)
                .collect::<Result<_, _>>()?
        } else {
            let steps = row.try_get::<Value, _>("steps")?;
            serde_json::from_value(steps).map_err(StoreError::unreadable)?
        };
        let until = sum.remove("closes_at").filter(|until| !until.is_null());
        let is_over = sum.remove("is_over") == Some(true.into()) || until.is_none();
        if sum["points"].is_null() || !is_over {
            steps.retain(|step| step["seat"] == OWN.number() && step["act"].is_string());
        }
        sum.insert("steps".to_owned(), steps.into());
    }
    Ok(sum.into())
}

/// The same acts from packed logs.
async fn packed_acts(
    tx: &mut Tx<'_>,
    id: PersonId,
    (after, last): (MatchId, MatchId),
) -> Result<Vec<ActRow>> {
    let packed: Vec<(MatchId, Seat, Vec<u8>)> = sqlx::query_as(PACKED_ACTS)
        .bind(id)
        .bind(after)
        .bind(last)
        .fetch_all(&mut **tx)
        .await?;
    let mut acts = Vec::new();
    for (id, seat, log) in packed {
        for step in unpack(&log)? {
            let of: Act = step.parsed()?;
            if of.seat == Some(seat.number().into())
                && let Some(act) = of.act
            {
                let at = step.at;
                acts.push(ActRow { id, act, at });
            }
        }
    }
    Ok(acts)
}

/// The open matches that name the person without giving them a seat. Each gets a new version, so that
/// concurrent changes have to read it again and its public messages are updated.
async fn changing(tx: &mut Tx<'_>, id: PersonId) -> Result<Vec<MatchId>> {
    Ok(sqlx::query_scalar(CHANGED)
        .bind(id)
        .bind(Revision::fresh())
        .fetch_all(&mut **tx)
        .await?)
}

/// A person who was never there.
async fn insert_placeholder_person(tx: &mut Tx<'_>) -> Result<PersonId> {
    Ok(sqlx::query_scalar(
        "insert into people (id, name, is_listed)
         select case when min(id) < 0 then min(id) else 0 end - 1, '', 0 from people returning id",
    )
    .fetch_one(&mut **tx)
    .await?)
}

/// A channel of direct messages belongs to one person and names them, and so do the messages in it.
async fn hide_direct_channels(tx: &mut Tx<'_>, id: PersonId) -> Result<()> {
    sqlx::query(
        "delete from boards where match in (select id from matches where guild is null and id in
             (select id from matches where host = $1
              union select match from seats where person = $1
              union select match from seats where left_by = $1))",
    )
    .bind(id)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

#[derive(FromRow)]
struct ActRow {
    #[sqlx(rename = "match")]
    id: MatchId,
    act: String,
    at: Timestamp,
}

#[derive(FromRow)]
struct DecisionRow {
    guild: GuildId,
    #[sqlx(flatten)]
    change: ChangeRow,
}
