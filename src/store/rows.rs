//! Reading rows: from SQL to what the floors above know.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{
    ChannelId, GuildId, ListedMatch, MatchId, Person, Status, Store, StoreError, StoredMatch,
    Terms, people,
};
use crate::games::GameKind;

impl Store {
    /// Whether there is a match of this name, readable or not.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn has_match(&self, id: MatchId) -> Result<bool, StoreError> {
        let row = sqlx::query("select 1 from matches where id = $1")
            .bind(id.sql())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// The match with its seats and its log, if there is one.
    ///
    /// # Errors
    /// If the database fails or the row cannot be read.
    pub async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        // One reading transaction, so that version and log belong together.
        let mut tx = self.readers.begin().await?;
        let row = sqlx::query("select * from matches where id = $1")
            .bind(id.sql())
            .fetch_optional(&mut *tx)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let seats = sqlx::query(
            "select people.id, people.name, people.locale, people.pings from seats
             left join people on people.id = seats.person where seats.match = $1 order by seats.seat",
        )
        .bind(id.sql())
        .fetch_all(&mut *tx)
        .await?;
        let left = sqlx::query(
            "select people.id, people.name, people.locale, people.pings from seats
             left join people on people.id = seats.left_by where seats.match = $1 order by seats.seat",
        )
        .bind(id.sql())
        .fetch_all(&mut *tx)
        .await?;
        let steps = sqlx::query("select step, version from steps where match = $1 order by ply")
            .bind(id.sql())
            .fetch_all(&mut *tx)
            .await?;
        stored(&row, &seats, &left, &steps).map(Some)
    }
}

pub(super) fn listed(id: MatchId, row: &SqliteRow) -> Result<ListedMatch, StoreError> {
    Ok(ListedMatch {
        id,
        game: game(row)?,
        guild: guild(row)?,
        channel: ChannelId::from_sql(row.try_get("channel")?),
        status: Status::read(row)?,
    })
}

pub(super) fn game(row: &SqliteRow) -> Result<GameKind, StoreError> {
    let slug: String = row.try_get("game")?;
    slug.parse().map_err(StoreError::unreadable)
}

pub(super) fn guild(row: &SqliteRow) -> Result<Option<GuildId>, StoreError> {
    let guild: Option<i64> = row.try_get("guild")?;
    Ok(guild.map(GuildId::from_sql))
}

/// Whoever a row of seats names; `None` is a computer player.
pub(super) fn seated(row: &SqliteRow) -> Result<Option<Person>, StoreError> {
    match row.try_get::<Option<i64>, _>("id")? {
        Some(_) => people::person(row).map(Some),
        None => Ok(None),
    }
}

fn stored(
    row: &SqliteRow,
    seats: &[SqliteRow],
    left: &[SqliteRow],
    steps: &[SqliteRow],
) -> Result<StoredMatch, StoreError> {
    let json = |text: String| serde_json::from_str(&text).map_err(StoreError::unreadable);
    let people = |rows: &[SqliteRow]| {
        rows.iter()
            .map(seated)
            .collect::<Result<Vec<_>, StoreError>>()
    };
    Ok(StoredMatch {
        id: MatchId::from_sql(row.try_get("id")?),
        terms: Terms::read(row)?,
        status: Status::read(row)?,
        changed_at: row.try_get("changed_at")?,
        version: version(row, "version")?,
        took_back: version(row, "took_back")?,
        seats: people(seats)?.into(),
        left: people(left)?.into(),
        steps: steps
            .iter()
            .map(|row| json(row.try_get("step")?))
            .collect::<Result<_, _>>()?,
        step_versions: steps
            .iter()
            .map(|row| version(row, "version"))
            .collect::<Result<_, _>>()?,
    })
}

fn version(row: &SqliteRow, column: &str) -> Result<u64, StoreError> {
    u64::try_from(row.try_get::<i64, _>(column)?).map_err(StoreError::unreadable)
}
