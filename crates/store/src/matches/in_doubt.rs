//! Changes that a server may have made without being able to say so: its answer to the end of a transaction was lost.

use std::time::{Duration, Instant};

use super::interactions::first_time;
use crate::{Change, Result, Store, StoreError};

/// How long the server is asked what has become of a change.
const MAX_WAIT: Duration = Duration::from_secs(10);

const ASK_INTERVAL: Duration = Duration::from_millis(100);

/// Whether a change was made whose transaction ended with its connection. The key of the click says so; a change without a key
/// follows from another one and counts as not made, since its version keeps it from being made twice.
///
/// # Errors
/// If the server does not answer in time.
pub(super) async fn was_made(store: &Store, change: &Change) -> Result<bool> {
    if change.key.is_none() {
        return Ok(false);
    }
    let begun = Instant::now();
    loop {
        match is_known(store, change).await {
            Err(StoreError::Sql(error))
                if begun.elapsed() < MAX_WAIT && StoreError::is_connection_lost(&error) => {}
            asked => return asked,
        }
        tokio::time::sleep(ASK_INTERVAL).await;
    }
}

/// Whether the key of a change was remembered with it. Waits for a transaction of which the server does not know yet that nobody
/// listens to it.
async fn is_known(store: &Store, change: &Change) -> Result<bool> {
    let Some(key) = change.key else {
        return Ok(false);
    };
    let mut tx = store.begin_for_match().await?;
    let is_new = first_time(&mut tx, key.sql(change.id), change.at).await?;
    tx.rollback().await?;
    Ok(!is_new)
}
