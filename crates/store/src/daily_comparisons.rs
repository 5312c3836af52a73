//! What the strong computer player makes of daily rolls: worked out once, and kept.

use serde::{Deserialize, Serialize};

use super::columns::{DayNumber, Json, Number};
use super::{MatchId, Store, StoreError};
use crate::kernel::Day;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DailyLosses {
    /// The version of the way in which they were worked out.
    pub version: u32,
    /// The dearest turns, dearest first: their number from 1, and the points that each cost.
    pub turns: Vec<(u32, i32)>,
}

impl Store {
    /// Keeps what the strong computer player reaches with the dice of a day, in place of an earlier result.
    pub async fn keep_strong_points(
        &self,
        day: Day,
        version: u32,
        points: i32,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "update deals set strong_version = $2, strong_points = $3 where day = $1 and game = 'roll_write'",
        )
        .bind(DayNumber(day))
        .bind(Number(version))
        .bind(points)
        .execute(self.writer()?)
        .await?;
        Ok(())
    }

    /// Keeps which turns of the finished round that was played in a match cost points, unless it has been begun again since.
    pub async fn keep_losses(&self, id: MatchId, losses: &DailyLosses) -> Result<(), StoreError> {
        sqlx::query("update deal_people set losses = $2 where match = $1")
            .bind(id)
            .bind(Json(losses.clone()))
            .execute(self.writer()?)
            .await?;
        Ok(())
    }
}
