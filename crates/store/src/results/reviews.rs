//! The accounts of finished matches, kept so that each is made once.

use crate::columns::{Json, Number};
use crate::review::Review;
use crate::{MatchId, Store, StoreError};

impl Store {
    /// The account of a match; `None` if there is none that was made in this version of the way to make them.
    pub async fn review_of(&self, id: MatchId, version: u32) -> Result<Option<Review>, StoreError> {
        let review: Option<Json<Review>> =
            sqlx::query_scalar("select review from reviews where match = $1 and version = $2")
                .bind(id)
                .bind(Number(version))
                .fetch_optional(&self.readers)
                .await?;
        Ok(review.map(|review| review.0))
    }

    pub async fn save_review(
        &self,
        id: MatchId,
        version: u32,
        review: &Review,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "insert into reviews (match, version, review) values ($1, $2, $3)
             on conflict (match) do update set version = excluded.version, review = excluded.review",
        )
        .bind(id)
        .bind(Number(version))
        .bind(Json(review.clone()))
        .execute(self.writer()?)
        .await?;
        Ok(())
    }
}
