//! Opening the database.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::Pool;
use sqlx::pool::PoolOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use tokio::sync::Semaphore;

use super::driver::{Driver, DriverConnection, DriverOptions, Engine, Tx};
use super::file::{self, Place};
use super::locks::Scope;
use super::migrations::migrate;
use super::store::{N_READERS, READ_TIMEOUT};
use super::{Result, Store, StoreError, postgres};

/// How often a statement looks at the clock, in instructions of SQLite's virtual machine: every few milliseconds.
const LOOK_AT_CLOCK: i32 = 50_000;

/// How long a connection waits for another process that holds the lock, such as a backup.
pub(super) const BUSY: Duration = Duration::from_secs(2);

impl Store {
    /// Opens the database at `path`, creates it if there is none, and brings it up to date.
    ///
    /// # Errors
    /// If the file cannot be opened or written, or belongs to a newer version of the program that does not share it.
    pub async fn open(path: &Path) -> Result<Self> {
        Self::open_with(path, READ_TIMEOUT).await
    }

    /// Like [`open`](Self::open), with another limit for reads that a person waits for.
    pub(super) async fn open_with(path: &Path, timeout: Duration) -> Result<Self> {
        let options = options(path).journal_mode(SqliteJournalMode::Wal);
        let fails = |source| StoreError::Open {
            path: path.display().to_string(),
            source,
        };
        // What hinders it hinders SQLite, too, which says more about it.
        let _ = file::create(path);
        let writer = PoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options.clone().create_if_missing(true).into())
            .await
            .map_err(fails)?;
        let mut connection = writer.acquire().await.map_err(fails)?;
        migrate(&mut connection).await?;
        drop(connection);
        // Connections that are opened later find the file or fail: an empty one in its place would look like a fresh start. The
        // system keeps the file's pages in memory once for all; each of these keeps a quarter of what SQLite would.
        let options = DriverOptions::from(options.pragma("cache_size", "-512"));
        let slow = PoolOptions::new()
            .max_connections(1)
            .connect_lazy_with(options.clone());
        let readers = limited(timeout).connect_with(options).await;
        Ok(Self {
            writer,
            readers: readers.map_err(fails)?,
            slow,
            aside: Some(Arc::new(Semaphore::new(1))),
            engine: Engine::Sqlite,
            place: Some(Place::of(path)),
        })
    }

    /// Opens an existing database to look at it; nothing is created, changed or brought up to date.
    /// It may be a backup, which does not write ahead as a database in use does.
    ///
    /// # Errors
    /// If there is no database at `path` or it cannot be read.
    pub async fn open_read_only(path: &Path) -> Result<Self> {
        let fails = |source| StoreError::Open {
            path: path.display().to_string(),
            source,
        };
        let readers = PoolOptions::new()
            .max_connections(N_READERS)
            .connect_with(options(path).read_only(true).into())
            .await
            .map_err(fails)?;
        Ok(Self {
            writer: readers.clone(),
            slow: readers.clone(),
            readers,
            aside: None,
            engine: Engine::Sqlite,
            place: Some(Place::of(path)),
        })
    }

    pub const fn engine(&self) -> Engine {
        self.engine
    }

    /// Begins a transaction that may write anything. No other writes before it ends.
    pub(super) async fn begin(&self) -> Result<Tx<'static>> {
        self.begin_for(&Scope::All).await
    }

    /// Begins a transaction that writes what belongs to one match alone.
    pub(super) async fn begin_for_match(&self) -> Result<Tx<'static>> {
        self.begin_for(&Scope::Match).await
    }

    /// Begins a transaction that writes no more than this. Where several write at once, it goes on beside others that touch nothing
    /// of it; the match is then held by the statement that changes its version.
    pub(super) async fn begin_for(&self, scope: &Scope) -> Result<Tx<'static>> {
        match self.engine {
            Engine::Sqlite => begin_immediate(self).await,
            Engine::Postgres => postgres::begin(&self.writer, scope).await,
        }
    }

    /// The connection that writes, for a single statement.
    pub(super) fn writer(&self) -> Result<&Pool<Driver>> {
        self.check_place()?;
        Ok(&self.writer)
    }

    pub async fn close(&self) {
        self.readers.close().await;
        self.slow.close().await;
        self.writer.close().await;
    }

    /// Whether [`Store::close`] has begun, so that nothing more can be read.
    pub fn is_closed(&self) -> bool {
        self.readers.is_closed()
    }
}

/// Begins a transaction in a file, which no other process may write to until it ends.
async fn begin_immediate(store: &Store) -> Result<Tx<'static>> {
    store.check_place()?;
    match store.writer.begin_with("BEGIN IMMEDIATE").await {
        // When the disk is full, SQLite itself ends the transaction, while sqlx waits for its end for ever. Without
        // a new connection nobody could write again after there is room.
        Err(sqlx::Error::InvalidSavePointStatement) => {
            store.writer.acquire().await?.close().await?;
            Ok(store.writer.begin_with("BEGIN IMMEDIATE").await?)
        }
        begun => Ok(begun?),
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        // A move that a person was shown survives a power cut, not only a crash.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // What is deleted is overwritten, so that nobody finds it in the file later.
        .pragma("secure_delete", "on")
        .busy_timeout(BUSY)
}

/// Connections of which each use is stopped when it takes longer than `timeout`.
fn limited(timeout: Duration) -> PoolOptions<Driver> {
    PoolOptions::new()
        .max_connections(N_READERS)
        // What sets the limit is answered by a connection that works.
        .test_before_acquire(false)
        .after_connect(move |connection, _| Box::pin(limit(connection, timeout)))
        .before_acquire(move |connection, _| {
            Box::pin(async move { limit(connection, timeout).await.map(|()| true) })
        })
}

/// Stops what the connection reads when `timeout` has passed from now on.
async fn limit(connection: &mut DriverConnection, timeout: Duration) -> Result<(), sqlx::Error> {
    if let DriverConnection::Sqlite(connection) = connection {
        let begun = Instant::now();
        connection
            .lock_handle()
            .await?
            .set_progress_handler(LOOK_AT_CLOCK, move || begun.elapsed() < timeout);
    }
    Ok(())
}
