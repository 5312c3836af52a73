//! What people have posted of what they played.

use crate::kernel::Timestamp;
use crate::{MatchId, PersonId, Result, Store};

/// Something of a match that a person posts, by the word of its button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Share {
    pub id: MatchId,
    pub person: PersonId,
    pub what: String,
}

impl Store {
    /// Remembers that a person posts something; whether they had not before.
    pub async fn claim_share(&self, share: &Share, at: Timestamp) -> Result<bool> {
        let claimed = sqlx::query(
            "insert into shares (match, person, what, at) values ($1, $2, $3, $4) on conflict do nothing",
        )
        .bind(share.id)
        .bind(share.person)
        .bind(&share.what)
        .bind(at)
        .execute(self.writer()?)
        .await?;
        Ok(claimed.rows_affected() > 0)
    }

    /// Forgets what was not posted after all.
    pub async fn release_share(&self, share: &Share) -> Result<()> {
        sqlx::query("delete from shares where match = $1 and person = $2 and what = $3")
            .bind(share.id)
            .bind(share.person)
            .bind(&share.what)
            .execute(self.writer()?)
            .await?;
        Ok(())
    }

    pub async fn forget_shares_before(&self, time: Timestamp) -> Result<()> {
        sqlx::query("delete from shares where at < $1")
            .bind(time)
            .execute(self.writer()?)
            .await?;
        Ok(())
    }
}
