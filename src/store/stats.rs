//! What a page of statistics asks for. None of it takes longer the more there is: every question is answered by the
//! primary key of its table.

use std::collections::BTreeMap;

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{PersonId, Store, StoreError};
use crate::games::tally::{Best, Expeditions, Meetings, Totals};
use crate::games::{Colour, GameKind};

impl Store {
    /// How somebody has done in every game in which a match of theirs has ended, the games by name.
    ///
    /// # Errors
    /// If the database fails or a row cannot be read.
    pub async fn totals(&self, person: PersonId) -> Result<Vec<Totals>, StoreError> {
        let rows = sqlx::query("select * from totals where person = $1")
            .bind(person.sql())
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(totals).collect()
    }

    /// Somebody's expeditions of each colour in the rated matches of a game, or in those that were not rated.
    ///
    /// # Errors
    /// If the database fails or a row cannot be read.
    pub async fn expeditions(
        &self,
        person: PersonId,
        game: GameKind,
        is_rated: bool,
    ) -> Result<BTreeMap<Colour, Expeditions>, StoreError> {
        let rows = sqlx::query(
            "select colour, begun, points, wagered, paid from totals_by_colour
             where person = $1 and game = $2 and is_rated = $3",
        )
        .bind(person.sql())
        .bind(game.slug())
        .bind(is_rated)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(by_colour).collect()
    }

    /// How somebody has done against another in rated matches of a game; `None` if they have not met.
    ///
    /// # Errors
    /// If the database fails or the row cannot be read.
    pub async fn meetings(
        &self,
        person: PersonId,
        other: PersonId,
        game: GameKind,
    ) -> Result<Option<Meetings>, StoreError> {
        let row = sqlx::query(
            "select matches, ahead, behind from meetings where person = $1 and other = $2 and game = $3",
        )
            .bind(person.sql())
            .bind(other.sql())
            .bind(game.slug())
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| {
            Ok(Meetings {
                n_matches: count(&row, "matches")?,
                ahead: count(&row, "ahead")?,
                behind: count(&row, "behind")?,
            })
        })
        .transpose()
    }
}

fn totals(row: &SqliteRow) -> Result<Totals, StoreError> {
    let points: i64 = row.try_get("best_points")?;
    let number: i64 = row.try_get("best_match")?;
    Ok(Totals {
        game: row
            .try_get::<String, _>("game")?
            .parse()
            .map_err(StoreError::unreadable)?,
        is_rated: row.try_get("is_rated")?,
        n_matches: count(row, "matches")?,
        n_wins: count(row, "wins")?,
        n_draws: count(row, "draws")?,
        streak: count(row, "streak")?,
        best_streak: count(row, "best_streak")?,
        points: row.try_get("points")?,
        n_rounds: count(row, "rounds")?,
        round_points: row.try_get("round_points")?,
        best: Best {
            points: i32::try_from(points).map_err(StoreError::unreadable)?,
            number: u64::try_from(number).map_err(StoreError::unreadable)?,
            at: row.try_get("best_at")?,
        },
    })
}

fn by_colour(row: &SqliteRow) -> Result<(Colour, Expeditions), StoreError> {
    let colour: String = row.try_get("colour")?;
    let expeditions = Expeditions {
        begun: count(row, "begun")?,
        points: row.try_get("points")?,
        wagered: count(row, "wagered")?,
        paid: count(row, "paid")?,
    };
    Ok((colour.parse().map_err(StoreError::unreadable)?, expeditions))
}

fn count(row: &SqliteRow, column: &str) -> Result<u32, StoreError> {
    u32::try_from(row.try_get::<i64, _>(column)?).map_err(StoreError::unreadable)
}
