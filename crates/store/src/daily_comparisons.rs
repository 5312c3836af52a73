//! What the strong computer player makes of deals: worked out once, and kept.

use serde::{Deserialize, Serialize};

use super::columns::{DayNumber, Json, Number, Slug};
use super::{Deal, MatchId, Store, StoreError};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DailyLosses {
    /// The version of the way in which they were worked out.
    pub version: u32,
    /// The dearest turns, dearest first: their number from 1, and the points that each cost.
    pub turns: Vec<(u32, i32)>,
}

impl Store {
    /// Keeps what the strong computer player reaches in a deal, in place of an earlier result.
    pub async fn keep_strong_points(
        &self,
        deal: Deal,
        version: u32,
        points: i32,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "update deals set strong_version = $2, strong_points = $3 where day = $1 and game = $4",
        )
        .bind(DayNumber(deal.day))
        .bind(Number(version))
        .bind(points)
        .bind(Slug(deal.game.kind()))
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
