//! The other processes that use the database, if there are any.

use std::sync::{Mutex, PoisonError};

use super::{Result, Tables};
use crate::store::{Beat, Engine, Membership, ProcessId};

/// The number of this process among those that use the database; `None` where one process has it to itself.
#[derive(Default)]
pub(super) struct OwnNumber(Mutex<Option<ProcessId>>);

impl OwnNumber {
    fn set(&self, id: Option<ProcessId>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = id;
    }
}

/// The other processes that use the database, if there are any.
#[derive(Clone, Copy)]
pub struct Cluster<'a> {
    pub(super) tables: &'a Tables,
}

impl Cluster<'_> {
    /// Whether other processes may use the database, so that what was read before may not hold any more.
    pub(super) fn is_possible(self) -> bool {
        self.tables.store().engine() == Engine::Postgres
    }

    /// The number of this process; `None` where one process has the database to itself, and before it has joined.
    pub fn id(self) -> Option<ProcessId> {
        let id = self.tables.inner.process.0.lock();
        *id.unwrap_or_else(PoisonError::into_inner)
    }

    /// Joins those that use the database; `None` where a process has it to itself.
    pub async fn join(self) -> Result<Option<(Membership, Beat)>> {
        let version = env!("CARGO_PKG_VERSION");
        let joined = self.tables.store().join_processes(version).await?;
        let Some(mut membership) = joined else {
            return Ok(None);
        };
        let Some(beat) = self.beat(&mut membership).await? else {
            return Ok(None);
        };
        self.tables.inner.process.set(Some(membership.id()));
        Ok(Some((membership, beat)))
    }

    /// Says that this process is there, and goes by the clock of the database. `None` if others have taken it for gone: it has
    /// to join again.
    ///
    /// # Errors
    /// If the database fails. It has to join again.
    pub async fn beat(self, membership: &mut Membership) -> Result<Option<Beat>> {
        let beat = membership.beat().await?;
        if let Some(beat) = beat {
            self.tables.inner.environment.follow(beat.at);
        }
        Ok(beat)
    }

    /// Notices processes that are gone, and says how many; of several that notice them, one is told. What they kept is free then.
    pub async fn remove_dead_processes(self) -> Result<usize> {
        let dead = self.tables.store().remove_dead_processes().await?;
        Ok(dead.len())
    }
}
