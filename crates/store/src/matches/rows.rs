//! Reading rows: from SQL to what the floors above know.

use serde_json::Value;
use sqlx::{FromRow, Transaction};

use super::occupant::OccupantColumns;
use super::packed_log::{LoggedStep, unpack};
use super::prepared;
use super::status::{Columns, StatusRow};
use crate::columns::{Json, Millis, Number, SeatNumber, Slug};
use crate::driver::{Driver, DriverRow};
use crate::games::GameKind;
use crate::kernel::{Level, Seat, Secret, Timestamp};
use crate::people::PersonColumns;
use crate::{
    ChannelId, GuildId, Invited, Invitee, ListedMatch, MatchId, Occupant, Person, PersonId, RoleId,
    State, Status, Store, StoreError, StoredMatch, Terms,
};

impl Store {
    pub async fn has_match(&self, id: MatchId) -> Result<bool, StoreError> {
        let row = sqlx::query("select 1 from matches where id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// How far a match has come; `None` if there is no such match.
    pub async fn freshness_of(&self, id: MatchId) -> Result<Option<Freshness>, StoreError> {
        let freshness = sqlx::query_as(
            "select version, revision, (select coalesce(min(id), 0) from people) as last_forgotten,
             (select at from heartbeat where id = 1) as beat_at from matches where id = $1",
        )
        .bind(id)
        .fetch_optional(&self.readers)
        .await?;
        Ok(freshness)
    }

    pub async fn load_match(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        // One reading transaction, so that version and log belong together.
        let mut tx = self.readers.begin().await?;
        let row: Option<MatchRow> = sqlx::query_as(
            "select matches.*, log, coalesce(parent, channel) as channel,
             case when coalesce(is_card, 1) = 1 then 'quiet' when parent is null then 'channel' else 'thread' end as venue
             from matches left join boards on boards.match = id left join packed_logs on packed_logs.match = id where id = $1",
        )
            .bind(id)
            .fetch_optional(&mut *tx)
            .await?;
        let Some(mut row) = row else { return Ok(None) };
        if row.status.state == State::Lobby {
            row.terms.invited = invited(&mut tx, id).await?;
        }
        // A seat has its person or has lost them to a computer player, never both.
        let rows: Vec<SeatRow> = sqlx::query_as(
            "select people.id, people.name, people.locale, people.pings, seats.level, seat,
             seats.person is null as is_computer, stand_in = 1 as is_stand_in from seats
             left join people on people.id = coalesce(seats.person, seats.left_by)
             where seats.match = $1 order by seats.seat",
        )
        .bind(id)
        .fetch_all(&mut *tx)
        .await?;
        let stand_ins = rows.iter().filter(|row| row.is_stand_in);
        let stand_ins = stand_ins.map(|row| row.seat).collect();
        let (seats, left): (Vec<Occupant>, Vec<Option<Person>>) =
            rows.into_iter().map(SeatRow::split).unzip();
        let steps: Vec<StepRow> = match row.log {
            Some(log) => {
                let steps = unpack(&log)?;
                steps.iter().map(StepRow::of).collect::<Result<_, _>>()?
            }
            None => {
                sqlx::query_as("select step, version from steps where match = $1 order by ply")
                    .bind(id)
                    .fetch_all(&mut *tx)
                    .await?
            }
        };
        let prepared = prepared::of_match(&mut tx, id).await?;
        let prepared_steps = prepared::steps(&mut tx, id).await?;
        Ok(Some(StoredMatch {
            id: row.id,
            terms: row.terms,
            secret: row.secret,
            status: Status::of(&row.status)?,
            changed_at: row.changed_at,
            version: row.version,
            revision: row.revision,
            took_back: row.took_back,
            seats: seats.try_into().map_err(StoreError::unreadable)?,
            left: left.try_into().map_err(StoreError::unreadable)?,
            stand_ins,
            step_versions: steps.iter().map(|row| row.version).collect(),
            steps: steps.into_iter().map(|row| row.step).collect(),
            prepared,
            prepared_steps,
        }))
    }
}

/// Who is invited to a match, in the order in which they were named.
async fn invited(
    tx: &mut Transaction<'_, Driver>,
    id: MatchId,
) -> Result<Vec<Invitee>, StoreError> {
    let rows: Vec<(Option<PersonId>, Option<RoleId>, bool)> = sqlx::query_as(
        "select person, role, is_silent = 1 as is_silent from invited where match = $1 order by place",
    )
    .bind(id)
    .fetch_all(&mut **tx)
    .await?;
    let invited = rows.into_iter().filter_map(|(person, role, is_silent)| {
        let who = person.map(Invited::Person).or(role.map(Invited::Role))?;
        Some(Invitee { who, is_silent })
    });
    Ok(invited.collect())
}

/// How far a match has come, to find out whether what was read of it before still holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct Freshness {
    #[sqlx(try_from = "Number<u64>")]
    pub version: u64,
    /// Another one after each change.
    #[sqlx(try_from = "Number<u64>")]
    pub revision: u64,
    /// The number that the person got who was last deleted. What was read before another one was may hold that person's name.
    pub last_forgotten: i64,
    /// When the bot was last there, in milliseconds.
    pub beat_at: Option<i64>,
}

#[derive(FromRow)]
struct MatchRow {
    id: MatchId,
    #[sqlx(flatten)]
    terms: Terms,
    #[sqlx(try_from = "Slug<Secret>")]
    secret: Secret,
    #[sqlx(flatten, try_from = "StatusRow")]
    status: Columns,
    #[sqlx(try_from = "Millis")]
    changed_at: Timestamp,
    #[sqlx(try_from = "Number<u64>")]
    version: u64,
    #[sqlx(try_from = "Number<u64>")]
    revision: u64,
    #[sqlx(try_from = "Number<u64>")]
    took_back: u64,
    /// Instead of rows of `steps`.
    log: Option<Vec<u8>>,
}

/// A row of `seats`, with the person of the seat, or else with who has left it.
#[derive(FromRow)]
struct SeatRow {
    #[sqlx(try_from = "SeatNumber")]
    seat: Seat,
    #[sqlx(flatten)]
    person: PersonColumns,
    level: Option<Slug<Level>>,
    is_computer: bool,
    is_stand_in: bool,
}

impl SeatRow {
    fn split(self) -> (Occupant, Option<Person>) {
        let level = self.level;
        match (self.is_computer, self.person.into()) {
            (false, Some(person)) => (Occupant::Person(person), None),
            (_, left) => (Occupant::computer(level), left),
        }
    }
}

#[derive(FromRow)]
struct StepRow {
    #[sqlx(try_from = "Json<Value>")]
    step: Value,
    #[sqlx(try_from = "Number<u64>")]
    version: u64,
}

impl StepRow {
    fn of(logged: &LoggedStep) -> Result<Self, StoreError> {
        Ok(Self {
            step: logged.parsed()?,
            version: logged.version,
        })
    }
}

/// What a list says of a match.
#[derive(FromRow)]
struct ListedRow {
    #[sqlx(try_from = "Slug<GameKind>")]
    game: GameKind,
    guild: Option<GuildId>,
    channel: Option<ChannelId>,
    #[sqlx(flatten, try_from = "StatusRow")]
    status: Columns,
}

/// The match of a row that has its number elsewhere.
pub(super) fn listed(id: MatchId, row: &DriverRow) -> Result<ListedMatch, StoreError> {
    let row = ListedRow::from_row(row)?;
    Ok(ListedMatch {
        id,
        game: row.game,
        guild: row.guild,
        channel: row.channel,
        status: Status::of(&row.status)?,
    })
}

pub(super) fn occupant(row: &DriverRow) -> Result<Occupant, StoreError> {
    Ok(OccupantColumns::from_row(row)?.into())
}
