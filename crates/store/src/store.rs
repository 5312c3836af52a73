//! The connections to the database.

use std::sync::Arc;
use std::time::Duration;

use sqlx::Pool;
use tokio::sync::{Semaphore, SemaphorePermit};

use super::driver::{Driver, Engine};
use super::file::Place;

pub(super) const N_READERS: u32 = 4;

/// How long an answer may read. Every question takes a small part of it; one that does not is stopped before it keeps
/// others waiting.
pub(super) const READ_TIMEOUT: Duration = Duration::from_secs(5);

/// The database. Cheap to clone; every clone shares the connections. Whatever fails has changed nothing, unless it says otherwise.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) writer: Pool<Driver>,
    /// What no click waits for is let to the writer of a file one after the other, so that a click waits for one of them at most,
    /// however many there are.
    pub(super) aside: Option<Arc<Semaphore>>,
    /// For reads that a person waits for. Each is stopped after [`READ_TIMEOUT`].
    pub(super) readers: Pool<Driver>,
    /// For the reads that may take long: one at a time, beside all others.
    pub(super) slow: Pool<Driver>,
    pub(super) engine: Engine,
    /// The file; `None` on a server.
    pub(super) place: Option<Place>,
}

impl Store {
    /// The turn of a write that no click waits for, until this is dropped.
    pub(super) async fn aside(&self) -> Option<SemaphorePermit<'_>> {
        // It is never closed.
        self.aside.as_ref()?.acquire().await.ok()
    }

    /// How many connections are in use. Up to eight that write to a server, or one to a file, four that read, and one more for what
    /// takes long.
    pub fn n_connections_used(&self) -> usize {
        let pools = [&self.writer, &self.readers, &self.slow];
        let used = pools.map(|pool| (pool.size() as usize).saturating_sub(pool.num_idle()));
        used.iter().sum()
    }
}
