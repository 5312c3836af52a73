//! The processes that use a database of PostgreSQL together.
//!
//! Each has a row, and a session that holds a lock with the number of the row: when the process ends, in whichever way, the
//! server lets go of the lock, and any other process finds out. A machine that loses its network keeps the lock for a while, but
//! does not beat any more.

use std::time::Duration;

use sqlx::Connection as _;

use super::super::driver::{Driver, DriverConnection, Engine, FromRow};
use super::super::{ProcessId, Result, Store};
use crate::kernel::Timestamp;

/// How many milliseconds a process may be silent before others take it for gone.
const SILENCE_MS: i64 = 40_000;

/// How long a process that starts waits for one that has just ended: a server notices the end of a session in its own time.
const HANDOVER: Duration = Duration::from_secs(3);

/// How often it looks meanwhile.
const LOOK: Duration = Duration::from_millis(50);

/// The place of this process among those that use the database. Others notice when it is dropped.
#[derive(Debug)]
pub struct Membership {
    id: ProcessId,
    has_removed: bool,
    session: DriverConnection,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct Beat {
    /// The time by the clock of the database.
    pub at: Timestamp,
    /// How many processes there are, itself included.
    pub n_processes: u32,
}

impl Store {
    /// Joins the processes that use the database, after a while in which one that has just ended may go. `None` where a process
    /// has the database to itself: in a file.
    pub async fn join_processes(&self, version: &str) -> Result<Option<Membership>> {
        if self.engine == Engine::Sqlite {
            return Ok(None);
        }
        let mut waited = Duration::ZERO;
        let mut has_removed = false;
        loop {
            has_removed |= !self.remove_dead_processes().await?.is_empty();
            if waited >= HANDOVER || self.n_processes().await? == 0 {
                break;
            }
            tokio::time::sleep(LOOK).await;
            waited += LOOK;
        }
        let mut session = self.writer.acquire().await?.detach();
        let mut tx = session.begin().await?;
        let id: ProcessId = sqlx::query_scalar(
            "insert into processes (version, started_at, beat_at)
             select $1, now, now from (select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as now) as clock
             returning id",
        )
        .bind(version)
        .fetch_one(&mut *tx)
        .await?;
        // Nobody sees the row before the lock is held, which the end of the transaction does not end. The second keeps programs
        // away that need the database for themselves. A server that ends idle sessions does not end this one between two beats.
        sqlx::query(
            "select pg_advisory_lock(3, cast($1 as integer)), pg_advisory_lock_shared(2),
                 (select set_config(name, '0', false) from pg_settings where name = 'idle_session_timeout')",
        )
            .bind(id)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(Some(Membership {
            id,
            has_removed,
            session,
        }))
    }

    /// Removes the rows of processes that are gone and lets go of their leases; names them. Of several who do so, one is told.
    pub async fn remove_dead_processes(&self) -> Result<Vec<ProcessId>> {
        if self.engine == Engine::Sqlite {
            return Ok(Vec::new());
        }
        Ok(sqlx::query_scalar(
            "with dead as (
                 delete from processes where pg_try_advisory_xact_lock_shared(3, cast(id as integer))
                 or beat_at < cast(extract(epoch from clock_timestamp()) * 1000 as bigint) - $1
                 returning id
             ), freed as (
                 update boards set keeper = null, kept_until = null where keeper in (select id from dead)
             )
             select id from dead",
        )
        .bind(SILENCE_MS)
        .fetch_all(&self.writer)
        .await?)
    }

    pub async fn n_processes(&self) -> Result<u32> {
        Ok(sqlx::query_scalar("select count(*) from processes")
            .fetch_one(&self.readers)
            .await?)
    }
}

impl Membership {
    pub const fn id(&self) -> ProcessId {
        self.id
    }

    /// Whether others were removed when it joined, which may not know that yet: their sessions have ended, not they.
    pub const fn has_removed(&self) -> bool {
        self.has_removed
    }

    /// Says that this process is there. `None` if others have taken it for gone: it has to join again.
    ///
    /// # Errors
    /// If the session has ended: others take the process for gone. It has to join again.
    pub async fn beat(&mut self) -> Result<Option<Beat>> {
        Ok(sqlx::query_as(
            "update processes set beat_at = cast(extract(epoch from clock_timestamp()) * 1000 as bigint)
             where id = $1 returning beat_at as at, (select count(*) from processes) as n_processes",
        )
        .bind(self.id)
        .fetch_optional(&mut self.session)
        .await?)
    }

    /// Leaves: others need not find out.
    pub async fn leave(mut self) -> Result<()> {
        sqlx::query("delete from processes where id = $1")
            .bind(self.id)
            .execute(&mut self.session)
            .await?;
        free_leases(&mut self.session, self.id).await?;
        self.session.close().await?;
        Ok(())
    }
}

/// Lets others change the public messages that a process has kept.
async fn free_leases<'c>(
    connection: impl sqlx::Executor<'c, Database = Driver>,
    keeper: ProcessId,
) -> Result<()> {
    sqlx::query("update boards set keeper = null, kept_until = null where keeper = $1")
        .bind(keeper)
        .execute(connection)
        .await?;
    Ok(())
}
