//! What has been asked for before: each interaction or ring of a clock counts once.

use crate::driver::Tx;
use crate::kernel::Timestamp;
use crate::{Result, Snowflake, Store};

/// Whether this is the first time that the interaction is seen; it is remembered.
pub(super) async fn is_first_interaction(
    tx: &mut Tx<'_>,
    interaction: Snowflake,
    at: Timestamp,
) -> Result<bool> {
    first_time(tx, interaction.cast_signed(), at).await
}

/// Whether this is the first time that the key is seen; it is remembered.
pub(super) async fn first_time(tx: &mut Tx<'_>, key: i64, at: Timestamp) -> Result<bool> {
    let inserted = sqlx::query(
        "insert into interactions (id, at) values ($1, $2) on conflict (id) do nothing",
    )
    .bind(key)
    .bind(at)
    .execute(&mut **tx)
    .await?;
    Ok(inserted.rows_affected() == 1)
}

impl Store {
    /// Forgets interactions handled before `time`, and the panels shown with them; Discord delivers none again after its token has
    /// died.
    pub async fn forget_interactions_before(&self, time: Timestamp) -> Result<()> {
        sqlx::query("delete from interactions where at < $1")
            .bind(time)
            .execute(self.writer()?)
            .await?;
        sqlx::query("delete from panels where at < $1")
            .bind(time)
            .execute(self.writer()?)
            .await?;
        Ok(())
    }
}
