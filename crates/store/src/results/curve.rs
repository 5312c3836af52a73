//! The history of a person's rating.

use crate::driver::FromRow;
use crate::games::GameKind;
use crate::kernel::Timestamp;
use crate::rating::Rating;
use crate::{PersonId, Result, Store};

/// How many points of a curve are shown at most: the newest ones.
const MAX_POINTS: i64 = 200;

#[derive(Clone, Copy, PartialEq, Debug, FromRow)]
pub struct RatingPoint {
    pub at: Timestamp,
    /// The rating on the leaderboard of all servers and all time.
    #[sqlx(flatten)]
    pub rating: Rating,
}

impl Store {
    /// A person's ratings after each of their last 200 rated matches of a game, oldest first.
    pub async fn rating_curve(&self, game: GameKind, person: PersonId) -> Result<Vec<RatingPoint>> {
        let mut points: Vec<RatingPoint> = sqlx::query_as(
            "select at, mean, uncertainty from rating_points where game = $1 and person = $2
             order by number desc limit $3",
        )
        .bind(game)
        .bind(person)
        .bind(MAX_POINTS)
        .fetch_all(&self.readers)
        .await?;
        points.reverse();
        Ok(points)
    }
}
