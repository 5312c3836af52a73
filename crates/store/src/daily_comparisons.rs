//! What the strong computer player makes of daily rolls: worked out once, and kept.

use serde::{Deserialize, Serialize};

use super::columns::{DayNumber, Json, Number};
use super::{AttemptKey, Daily, StoreError};
use crate::kernel::Day;

/// The turns of a finished round that cost points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DailyLosses {
    /// The version of the way in which they were worked out.
    pub version: u32,
    /// The dearest turns, dearest first: their number from 1, and the points that each cost.
    pub turns: Vec<(u32, i32)>,
}

impl Daily<'_> {
    /// What the strong computer player reaches with the dice of a day; `None` if that was not worked out in this version of the
    /// way to do so.
    pub async fn strong_points(&self, day: Day, version: u32) -> Result<Option<i32>, StoreError> {
        let points: Option<Number<i32>> =
            sqlx::query_scalar("select points from daily_strong where day = $1 and version = $2")
                .bind(DayNumber(day))
                .bind(Number(version))
                .fetch_optional(&self.store.readers)
                .await?;
        Ok(points.map(|points| points.0))
    }

    /// Keeps what the strong computer player reaches with the dice of a day, in place of an earlier result.
    pub async fn keep_strong_points(
        &self,
        day: Day,
        version: u32,
        points: i32,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "insert into daily_strong (day, version, points) values ($1, $2, $3)
             on conflict (day) do update set version = excluded.version, points = excluded.points",
        )
        .bind(DayNumber(day))
        .bind(Number(version))
        .bind(points)
        .execute(self.store.writer()?)
        .await?;
        Ok(())
    }

    /// Which turns of a round cost points; `None` if that was not worked out.
    pub async fn losses(&self, key: AttemptKey) -> Result<Option<DailyLosses>, StoreError> {
        let losses: Option<Json<DailyLosses>> = sqlx::query_scalar(
            "select losses from daily_plays
             where day = $1 and person = $2 and is_practice = $3 and losses is not null",
        )
        .bind(DayNumber(key.day))
        .bind(key.person)
        .bind(key.is_practice)
        .fetch_optional(&self.store.readers)
        .await?;
        Ok(losses.map(|losses| losses.0))
    }

    /// Keeps which turns of a finished round cost points, unless the round has been begun again since it was at
    /// `attempt_version`.
    pub async fn keep_losses(
        &self,
        key: AttemptKey,
        attempt_version: u32,
        losses: &DailyLosses,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "update daily_plays set losses = $5
             where day = $1 and person = $2 and is_practice = $3 and version = $4 and points is not null",
        )
        .bind(DayNumber(key.day))
        .bind(key.person)
        .bind(key.is_practice)
        .bind(Number(attempt_version))
        .bind(Json(losses.clone()))
        .execute(self.store.writer()?)
        .await?;
        Ok(())
    }
}
