//! Reading rows: from SQL to what the floors above know.

use serde_json::Value;
use sqlx::FromRow;

use super::columns::{Json, Millis, Number, SeatNumber, Slug};
use super::driver::DriverRow;
use super::occupant::OccupantColumns;
use super::people::PersonColumns;
use super::status::{Columns, StatusRow};
use super::{
    ChannelId, GuildId, ListedMatch, MatchId, Matches, Occupant, Person, Status, StoreError,
    StoredMatch, Terms, prepared,
};
use crate::games::GameKind;
use crate::kernel::{Secret, Timestamp};

impl Matches<'_> {
    /// Whether there is a match of this name, readable or not.
    pub async fn has_match(self, id: MatchId) -> Result<bool, StoreError> {
        let row = sqlx::query("select 1 from matches where id = $1")
            .bind(id)
            .fetch_optional(&self.store.readers)
            .await?;
        Ok(row.is_some())
    }

    /// How far a match has come; `None` if there is no such match.
    pub async fn freshness(self, id: MatchId) -> Result<Option<Freshness>, StoreError> {
        let freshness = sqlx::query_as(
            "select version, revision, (select coalesce(min(id), 0) from people) as last_forgotten from matches where id = $1",
        )
        .bind(id)
        .fetch_optional(&self.store.readers)
        .await?;
        Ok(freshness)
    }

    /// The match with its seats and its log, if there is one.
    pub async fn load(self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        // One reading transaction, so that version and log belong together.
        let mut tx = self.store.readers.begin().await?;
        let row: Option<MatchRow> = sqlx::query_as("select * from matches where id = $1")
            .bind(id)
            .fetch_optional(&mut *tx)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let seats: Vec<OccupantColumns> = sqlx::query_as(
            "select people.id, people.name, people.locale, people.pings, seats.level from seats
             left join people on people.id = seats.person where seats.match = $1 order by seats.seat",
        )
        .bind(id)
        .fetch_all(&mut *tx)
        .await?;
        let left: Vec<PersonColumns> = sqlx::query_as(
            "select people.id, people.name, people.locale, people.pings from seats
             left join people on people.id = seats.left_by where seats.match = $1 order by seats.seat",
        )
        .bind(id)
        .fetch_all(&mut *tx)
        .await?;
        let stand_ins: Vec<SeatNumber> =
            sqlx::query_scalar("select seat from seats where match = $1 and stand_in = 1")
                .bind(id)
                .fetch_all(&mut *tx)
                .await?;
        let steps: Vec<StepRow> =
            sqlx::query_as("select step, version from steps where match = $1 order by ply")
                .bind(id)
                .fetch_all(&mut *tx)
                .await?;
        let prepared = prepared::of_match(&mut tx, id).await?;
        let prepared_steps = prepared::steps(&mut tx, id).await?;
        let seats: Vec<Occupant> = seats.into_iter().map(Into::into).collect();
        let left: Vec<Option<Person>> = left.into_iter().map(Into::into).collect();
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
            stand_ins: stand_ins.into_iter().map(|seat| seat.0).collect(),
            step_versions: steps.iter().map(|row| row.version).collect(),
            steps: steps.into_iter().map(|row| row.step).collect(),
            prepared,
            prepared_steps,
        }))
    }
}

/// How far a match has come, to find out whether what was read of it before still holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct Freshness {
    /// Its version.
    #[sqlx(try_from = "Number<u64>")]
    pub version: u64,
    /// What grows with prepared turns.
    #[sqlx(try_from = "Number<u64>")]
    pub revision: u64,
    /// The number that the person got who was last deleted. What was read before another one was may hold that person's name.
    pub last_forgotten: i64,
}

/// A row of `matches`.
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
}

/// A row of `steps`.
#[derive(FromRow)]
struct StepRow {
    #[sqlx(try_from = "Json<Value>")]
    step: Value,
    #[sqlx(try_from = "Number<u64>")]
    version: u64,
}

/// What a list says of a match.
#[derive(FromRow)]
struct ListedRow {
    #[sqlx(try_from = "Slug<GameKind>")]
    game: GameKind,
    guild: Option<GuildId>,
    channel: ChannelId,
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

/// Who has the seat of a row.
pub(super) fn occupant(row: &DriverRow) -> Result<Occupant, StoreError> {
    Ok(OccupantColumns::from_row(row)?.into())
}
