//! Copying a whole database into another one, of the same engine or the other.
//!
//! Which tables and columns there are is asked of the databases themselves, so that a new one needs no line here. All rows go
//! over in one transaction, which is committed when both databases hold the same.

mod rows;
mod shape;

use sqlx::Connection as _;
use thiserror::Error;

use super::driver::{DriverConnection, Engine, Tx};
use super::migrations::newest_migration;
use super::{DatabaseLock, Location, Result, Store, StoreError, postgres};
use rows::{Fingerprint, copy_rows, fingerprint};
use shape::{Shape, Table};

/// Tables whose rows mean that a database is in use.
const IN_USE: [&str; 3] = ["matches", "people", "server_settings"];

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CopiedTable {
    pub name: String,
    pub n_rows: u64,
    pub hash: [u8; 32],
}

/// Why a database is not copied. The target then holds no more than the empty tables of this version.
#[derive(Debug, Error)]
pub enum CopyError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("a database cannot be copied into itself; name another one")]
    Same,
    #[error(
        "the database {location} is of {} (migration {found}; this program has {newest}); nothing was copied; {}",
        if found < newest { "an older version" } else { "a newer version" },
        if found < newest {
            "let this version of the bot start on it once, which brings it up to date"
        } else {
            "copy it with that version"
        }
    )]
    OtherVersion {
        location: Location,
        found: i64,
        newest: i64,
    },
    /// There are no matches in the source.
    #[error("the database {0} was not made by this program; nothing was copied; name another one")]
    Foreign(Location),
    #[error(
        "the database {location} holds rows already ({table}), and they are not overwritten; name a file that does not \
         exist, or an empty database"
    )]
    Held {
        location: Location,
        /// The table in which there are rows.
        table: &'static str,
    },
    /// A table or a column is in one of both alone, or has another type there.
    #[error("the table {0} is not made alike in both databases; nothing was copied")]
    Unlike(String),
    /// A column has a type that no table of the store has.
    #[error("{0} has a type that cannot be copied; nothing was copied")]
    Kind(String),
    #[error(
        "the table {table} has {read} rows in the source and {written} in the copy, and they differ; nothing was copied"
    )]
    Differs {
        table: String,
        read: u64,
        written: u64,
    },
}

impl From<sqlx::Error> for CopyError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

impl Store {
    /// Whether an older version of the program was the last to use the database, which has only been opened to look at it.
    pub async fn is_of_older_version(&self) -> Result<bool> {
        let mut connection = self.readers.acquire().await?;
        let found = shape::migration(&mut connection).await?;
        Ok(found.is_some_and(|found| found < newest_migration(self.engine)))
    }
}

impl Location {
    /// Copies everything that this database holds into another one, which may not exist or be empty, and says how many rows
    /// each table has; both hold the same then. While that goes on no bot can use either of them.
    ///
    /// # Errors
    /// If one of them is in use or of another version, if the target holds matches, or if a database fails.
    pub async fn copy_to(&self, target: &Self) -> Result<Vec<CopiedTable>, CopyError> {
        if self == target {
            return Err(CopyError::Same);
        }
        let source = self.open_read_only().await?;
        if self.migration(&source).await?.is_none() {
            return Err(CopyError::Foreign(self.clone()));
        }
        target.check_version().await?;
        let _locks = (self.lock_alone().await?, target.lock_alone().await?);
        let copy = target.open().await?;
        let copied = copy_all(&source, &copy, target).await;
        source.close().await;
        copy.close().await;
        copied
    }

    /// Keeps all bots from the database. `None` where a file cannot be locked.
    async fn lock_alone(&self) -> Result<Option<DatabaseLock>> {
        match self {
            Self::File(path) => DatabaseLock::acquire(path),
            Self::Server(address) => postgres::lock_alone(address, self).await.map(Some),
        }
    }

    /// That the database, if there is one, is of this version of the program or has no tables at all.
    async fn check_version(&self) -> Result<(), CopyError> {
        if self.file().is_some_and(|path| !path.exists()) {
            return Ok(());
        }
        let store = self.open_read_only().await?;
        let migration = self.migration(&store).await?;
        let is_empty = migration.is_some() || {
            let mut connection = store.readers.acquire().await?;
            shape::is_empty(&mut connection).await?
        };
        store.close().await;
        if is_empty {
            Ok(())
        } else {
            Err(CopyError::Foreign(self.clone()))
        }
    }

    /// The newest migration of a database, which has to be that of this program; `None` where no version of it has been.
    async fn migration(&self, store: &Store) -> Result<Option<i64>, CopyError> {
        let mut connection = store.readers.acquire().await?;
        let newest = newest_migration(connection.engine());
        match shape::migration(&mut connection).await? {
            Some(found) if found != newest => Err(CopyError::OtherVersion {
                location: self.clone(),
                found,
                newest,
            }),
            found => Ok(found),
        }
    }
}

async fn copy_all(
    source: &Store,
    target: &Store,
    location: &Location,
) -> Result<Vec<CopiedTable>, CopyError> {
    let mut from = source.readers.acquire().await?;
    // All that is read is of one moment.
    let mut from = from.begin().await?;
    let mut to = target.begin().await?;
    let shape = Shape::of(&mut to).await?;
    shape.check_like(&Shape::of(&mut from).await?)?;
    for table in IN_USE {
        if shape::has_rows(&mut to, table).await? {
            let location = location.clone();
            return Err(CopyError::Held { location, table });
        }
    }
    let tables = shape.in_order();
    // What migrations and a start of the bot have written.
    for table in tables.iter().rev() {
        shape::clear(&mut to, table).await?;
    }
    let mut read = Vec::new();
    for table in &tables {
        // What triggers have written meanwhile.
        shape::clear(&mut to, table).await?;
        read.push(copy_rows(&mut from, &mut to, table).await?);
    }
    let mut copied = Vec::new();
    for (table, read) in tables.into_iter().zip(read) {
        copied.push(compare(&mut to, table, read).await?);
    }
    to.commit().await?;
    Ok(copied)
}

/// Reads a table as it was written, and goes on with its numbers after the largest one.
async fn compare(
    to: &mut Tx<'static>,
    table: &Table,
    read: Fingerprint,
) -> Result<CopiedTable, CopyError> {
    let written = fingerprint(to, table).await?;
    let name = table.name.clone();
    if written != read {
        return Err(CopyError::Differs {
            table: name,
            read: read.n_rows,
            written: written.n_rows,
        });
    }
    let connection: &mut DriverConnection = to;
    if connection.engine() == Engine::Postgres {
        shape::go_on_counting(connection, table).await?;
    }
    Ok(CopiedTable {
        name,
        n_rows: read.n_rows,
        hash: read.hash,
    })
}
