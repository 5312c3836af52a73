//! What has been asked for before: each interaction or ring of a clock counts once.

use sqlx::Transaction;

use crate::driver::Driver;
use crate::kernel::Timestamp;
use crate::{Snowflake, Store, StoreError};

/// Whether this is the first time that the interaction is seen; it is remembered.
pub(super) async fn is_first_interaction(
    tx: &mut Transaction<'_, Driver>,
    interaction: Snowflake,
    at: Timestamp,
) -> Result<bool, StoreError> {
    first_time(tx, interaction.cast_signed(), at).await
}

/// Whether this is the first time that the key is seen; it is remembered.
pub(super) async fn first_time(
    tx: &mut Transaction<'_, Driver>,
    key: i64,
    at: Timestamp,
) -> Result<bool, StoreError> {
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
    pub async fn forget_interactions_before(&self, time: Timestamp) -> Result<(), StoreError> {
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
