//! Opening the database and bringing it up to date.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Sqlite, SqlitePool, Transaction};

use super::StoreError;

/// How many connections may read at once.
const N_READERS: u32 = 4;

/// How long a connection waits for another process that holds the lock, such as a backup.
const BUSY: Duration = Duration::from_secs(2);

/// The database. Cheap to clone; every clone shares the connections.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) writer: SqlitePool,
    pub(super) readers: SqlitePool,
}

impl Store {
    /// Opens the database at `path`, creates it if there is none, and brings it up to date.
    ///
    /// # Errors
    /// If the file cannot be opened or written, or belongs to a newer version of the program.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let options = options(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal);
        let fails = |source| StoreError::Open {
            path: path.display().to_string(),
            source,
        };
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options.clone())
            .await
            .map_err(fails)?;
        sqlx::migrate!("./migrations").run(&writer).await?;
        let readers = readers(options).await.map_err(fails)?;
        Ok(Self { writer, readers })
    }

    /// Opens an existing database to look at it; nothing is created, changed or brought up to date.
    /// It may be a backup, which does not write ahead as a database in use does.
    ///
    /// # Errors
    /// If there is no database at `path` or it cannot be read.
    pub async fn open_read_only(path: &Path) -> Result<Self, StoreError> {
        let fails = |source| StoreError::Open {
            path: path.display().to_string(),
            source,
        };
        let readers = readers(options(path).read_only(true))
            .await
            .map_err(fails)?;
        Ok(Self {
            writer: readers.clone(),
            readers,
        })
    }

    /// Begins a transaction that may write.
    pub(super) async fn begin(&self) -> Result<Transaction<'static, Sqlite>, StoreError> {
        match self.writer.begin_with("BEGIN IMMEDIATE").await {
            // When the disk is full, SQLite itself ends the transaction, while sqlx waits for its end for ever. Without
            // a new connection nobody could write again after there is room.
            Err(sqlx::Error::InvalidSavePointStatement) => {
                self.writer.acquire().await?.close().await?;
                Ok(self.writer.begin_with("BEGIN IMMEDIATE").await?)
            }
            begun => Ok(begun?),
        }
    }

    /// Finishes what is under way and closes every connection.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        // A move that somebody was shown survives a power cut, not only a crash.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // What is deleted is overwritten, so that nobody finds it in the file later.
        .pragma("secure_delete", "on")
        .busy_timeout(BUSY)
}

async fn readers(options: SqliteConnectOptions) -> Result<SqlitePool, sqlx::Error> {
    SqlitePoolOptions::new()
        .max_connections(N_READERS)
        .connect_with(options)
        .await
}
