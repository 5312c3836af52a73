//! The accounts of finished matches, kept so that each is made once.

use crate::review::Review;
use crate::{MatchId, Result, Store};

impl Store {
    /// The account of a match; `None` if there is none that was made in this version of the way to make them.
    pub async fn review_of(&self, id: MatchId, version: u32) -> Result<Option<Review>> {
        let review =
            sqlx::query_scalar("select review from reviews where match = $1 and version = $2")
                .bind(id)
                .bind(version)
                .fetch_optional(&self.readers)
                .await?;
        Ok(review)
    }

    pub async fn save_review(&self, id: MatchId, version: u32, review: &Review) -> Result<()> {
        sqlx::query(
            "insert into reviews (match, version, review) values ($1, $2, $3)
             on conflict (match) do update set version = excluded.version, review = excluded.review",
        )
        .bind(id)
        .bind(version)
        .bind(review)
        .execute(self.writer()?)
        .await?;
        Ok(())
    }
}
