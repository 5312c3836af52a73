//! Connections of either kind, how they are made, and their transactions.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use log::LevelFilter;
use sqlx::error::Error;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{
    ConnectOptions, Connection, Database, PgConnection, Postgres, SqlStr, Sqlite, SqliteConnection,
    Transaction,
};
use sqlx_core::Url;
use sqlx_core::transaction::TransactionManager;

use super::{Driver, Engine};

/// A connection to a database of either engine.
#[derive(Debug)]
pub enum DriverConnection {
    /// To a file.
    Sqlite(Box<SqliteConnection>),
    /// To a server.
    Postgres(Box<PgConnection>),
}

impl DriverConnection {
    /// Which engine answers.
    pub const fn engine(&self) -> Engine {
        match self {
            Self::Sqlite(_) => Engine::Sqlite,
            Self::Postgres(_) => Engine::Postgres,
        }
    }
}

/// The same call to either connection.
macro_rules! either {
    ($connection:expr, $inner:ident => $call:expr) => {
        match $connection {
            DriverConnection::Sqlite($inner) => $call,
            DriverConnection::Postgres($inner) => $call,
        }
    };
}

impl Connection for DriverConnection {
    type Database = Driver;
    type Options = DriverOptions;

    async fn close(self) -> Result<(), Error> {
        either!(self, inner => inner.close().await)
    }

    async fn close_hard(self) -> Result<(), Error> {
        either!(self, inner => inner.close_hard().await)
    }

    async fn ping(&mut self) -> Result<(), Error> {
        either!(self, inner => inner.ping().await)
    }

    async fn begin(&mut self) -> Result<Transaction<'_, Driver>, Error> {
        Transaction::begin(self, None).await
    }

    fn shrink_buffers(&mut self) {
        either!(self, inner => inner.shrink_buffers());
    }

    async fn flush(&mut self) -> Result<(), Error> {
        either!(self, inner => inner.flush().await)
    }

    fn should_flush(&self) -> bool {
        either!(self, inner => inner.should_flush())
    }
}

/// How a connection is made.
#[derive(Clone)]
pub enum DriverOptions {
    /// To a file.
    Sqlite(Box<SqliteConnectOptions>),
    /// To a server.
    Postgres(Box<PgConnectOptions>),
}

impl fmt::Debug for DriverOptions {
    /// The engine alone: options hold a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Sqlite(_) => "DriverOptions::Sqlite",
            Self::Postgres(_) => "DriverOptions::Postgres",
        })
    }
}

impl From<SqliteConnectOptions> for DriverOptions {
    fn from(options: SqliteConnectOptions) -> Self {
        Self::Sqlite(Box::new(options))
    }
}

impl From<PgConnectOptions> for DriverOptions {
    fn from(options: PgConnectOptions) -> Self {
        Self::Postgres(Box::new(options))
    }
}

impl FromStr for DriverOptions {
    type Err = Error;

    /// Reads an address as the engine does whose scheme it has.
    fn from_str(address: &str) -> Result<Self, Error> {
        if address.starts_with("sqlite:") {
            Ok(SqliteConnectOptions::from_str(address)?.into())
        } else {
            Ok(PgConnectOptions::from_str(address)?.into())
        }
    }
}

impl ConnectOptions for DriverOptions {
    type Connection = DriverConnection;

    fn from_url(url: &Url) -> Result<Self, Error> {
        url.as_str().parse()
    }

    async fn connect(&self) -> Result<DriverConnection, Error> {
        Ok(match self {
            Self::Sqlite(options) => DriverConnection::Sqlite(Box::new(options.connect().await?)),
            Self::Postgres(options) => {
                DriverConnection::Postgres(Box::new(options.connect().await?))
            }
        })
    }

    fn log_statements(self, level: LevelFilter) -> Self {
        match self {
            Self::Sqlite(options) => options.log_statements(level).into(),
            Self::Postgres(options) => options.log_statements(level).into(),
        }
    }

    fn log_slow_statements(self, level: LevelFilter, duration: Duration) -> Self {
        match self {
            Self::Sqlite(options) => options.log_slow_statements(level, duration).into(),
            Self::Postgres(options) => options.log_slow_statements(level, duration).into(),
        }
    }
}

/// Transactions of either kind.
#[derive(Debug)]
pub struct DriverTransactions;

type OfSqlite = <Sqlite as Database>::TransactionManager;
type OfPostgres = <Postgres as Database>::TransactionManager;

impl TransactionManager for DriverTransactions {
    type Database = Driver;

    async fn begin(
        connection: &mut DriverConnection,
        statement: Option<SqlStr>,
    ) -> Result<(), Error> {
        match connection {
            DriverConnection::Sqlite(inner) => OfSqlite::begin(inner, statement).await,
            DriverConnection::Postgres(inner) => OfPostgres::begin(inner, statement).await,
        }
    }

    async fn commit(connection: &mut DriverConnection) -> Result<(), Error> {
        match connection {
            DriverConnection::Sqlite(inner) => OfSqlite::commit(inner).await,
            DriverConnection::Postgres(inner) => OfPostgres::commit(inner).await,
        }
    }

    async fn rollback(connection: &mut DriverConnection) -> Result<(), Error> {
        match connection {
            DriverConnection::Sqlite(inner) => OfSqlite::rollback(inner).await,
            DriverConnection::Postgres(inner) => OfPostgres::rollback(inner).await,
        }
    }

    fn start_rollback(connection: &mut DriverConnection) {
        match connection {
            DriverConnection::Sqlite(inner) => OfSqlite::start_rollback(inner),
            DriverConnection::Postgres(inner) => OfPostgres::start_rollback(inner),
        }
    }

    fn get_transaction_depth(connection: &DriverConnection) -> usize {
        match connection {
            DriverConnection::Sqlite(inner) => OfSqlite::get_transaction_depth(inner),
            DriverConnection::Postgres(inner) => OfPostgres::get_transaction_depth(inner),
        }
    }
}
