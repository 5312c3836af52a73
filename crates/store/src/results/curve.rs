//! The history of a person's rating.

use sqlx::FromRow;

use crate::columns::{Millis, Slug};
use crate::games::GameKind;
use crate::kernel::Timestamp;
use crate::rating::Rating;
use crate::{PersonId, Store, StoreError};

/// How many points of a curve are shown at most: the newest ones.
const MAX_POINTS: i64 = 200;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingPoint {
    pub at: Timestamp,
    /// The rating on the leaderboard of all servers and all time.
    pub rating: Rating,
}

impl Store {
    /// A person's ratings after each of their last 200 rated matches of a game, oldest first.
    pub async fn rating_curve(
        &self,
        game: GameKind,
        person: PersonId,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        let mut points: Vec<PointRow> = sqlx::query_as(
            "select at, mean, uncertainty from rating_points where game = $1 and person = $2
             order by number desc limit $3",
        )
        .bind(Slug(game))
        .bind(person)
        .bind(MAX_POINTS)
        .fetch_all(&self.readers)
        .await?;
        points.reverse();
        Ok(points.into_iter().map(RatingPoint::from).collect())
    }
}

#[derive(FromRow)]
struct PointRow {
    #[sqlx(try_from = "Millis")]
    at: Timestamp,
    mean: f64,
    uncertainty: f64,
}

impl From<PointRow> for RatingPoint {
    fn from(row: PointRow) -> Self {
        Self {
            at: row.at,
            rating: Rating {
                mean: row.mean,
                uncertainty: row.uncertainty,
            },
        }
    }
}
