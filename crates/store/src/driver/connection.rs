//! Connections of either kind, how they are made, and their transactions.

use std::fmt;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use log::LevelFilter;
use sqlx::error::Error;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{
    ConnectOptions, Connection, Database, Executor, PgConnection, Postgres, SqlStr, Sqlite,
    SqliteConnection, Transaction,
};
use sqlx_core::Url;
use sqlx_core::transaction::TransactionManager;

use super::postgres::{PATIENCE, ServerOptions};
use super::{Driver, Engine, tell};
use crate::StoreError;

#[derive(Debug)]
pub enum DriverConnection {
    Sqlite(Box<SqliteConnection>),
    /// With whether what was last asked may not have been done to its end.
    Postgres(Box<PgConnection>, bool),
}

impl DriverConnection {
    pub const fn engine(&self) -> Engine {
        match self {
            Self::Sqlite(_) => Engine::Sqlite,
            Self::Postgres(..) => Engine::Postgres,
        }
    }
}

/// The same call to either connection.
macro_rules! either {
    ($connection:expr, $inner:ident => $call:expr) => {
        match $connection {
            DriverConnection::Sqlite($inner) => $call,
            DriverConnection::Postgres($inner, _) => $call,
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
        match self {
            Self::Sqlite(inner) => inner.ping().await,
            // The pool asks this of each connection that comes back, in case that somebody has not waited for an answer.
            Self::Postgres(inner, is_busy) if *is_busy => {
                settled(is_busy, doubted(inner.ping().await))
            }
            Self::Postgres(..) => Ok(()),
        }
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

/// When a server was last noticed to have ended a connection. All that were there then may be dead.
static LAST_LOSS: Mutex<Option<Instant>> = Mutex::new(None);

/// How long a connection is trusted that nobody uses. A bot looks around more often, and what lies between may forget a silent
/// connection after minutes.
const TRUSTED: Duration = Duration::from_secs(30);

/// How long before the last loss others may have been in use that have met it, too, and come back later.
const TOGETHER: Duration = Duration::from_secs(1);

/// Notes whether a connection has ended, or its server takes no changes any more.
pub(super) fn doubted<T>(done: Result<T, Error>) -> Result<T, Error> {
    done.inspect_err(|error| {
        if StoreError::is_connection_lost(error) || StoreError::is_read_only(error) {
            *LAST_LOSS.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        }
    })
}

/// Notes that what a connection was asked has been done to its end.
pub(super) fn settled<T>(is_busy: &mut bool, done: Result<T, Error>) -> Result<T, Error> {
    *is_busy &= done.is_err();
    done
}

/// Tries a connection that has not been used for so long and may be dead, or whose server may have become another: trying each costs
/// everybody the way to the server and back.
pub async fn try_if_doubtful(
    connection: &mut DriverConnection,
    unused: Duration,
    server: &ServerOptions,
) -> Result<bool, Error> {
    let last_loss = *LAST_LOSS.lock().unwrap_or_else(PoisonError::into_inner);
    let is_doubtful = last_loss.is_some_and(|loss| loss.elapsed() <= unused + TOGETHER);
    if let DriverConnection::Postgres(session, _) = connection
        && (unused >= TRUSTED || is_doubtful)
    {
        tell("PING");
        doubted(server.check(session).await)?;
    }
    Ok(true)
}

#[derive(Clone)]
pub enum DriverOptions {
    Sqlite(Box<SqliteConnectOptions>),
    Postgres(Box<ServerOptions>),
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

impl From<ServerOptions> for DriverOptions {
    fn from(options: ServerOptions) -> Self {
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
            Ok(ServerOptions::parse(address)?.into())
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
                let session = options.connect(PATIENCE).await?;
                DriverConnection::Postgres(Box::new(session), false)
            }
        })
    }

    fn log_statements(self, level: LevelFilter) -> Self {
        match self {
            Self::Sqlite(options) => options.log_statements(level).into(),
            Self::Postgres(options) => options.map(|host| host.log_statements(level)).into(),
        }
    }

    fn log_slow_statements(self, level: LevelFilter, duration: Duration) -> Self {
        match self {
            Self::Sqlite(options) => options.log_slow_statements(level, duration).into(),
            Self::Postgres(options) => options
                .map(|host| host.log_slow_statements(level, duration))
                .into(),
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
        tell(statement.as_ref().map_or("BEGIN", SqlStr::as_str));
        match connection {
            DriverConnection::Sqlite(inner) => OfSqlite::begin(inner, statement).await,
            DriverConnection::Postgres(inner, is_busy) => {
                *is_busy = true;
                let begun = doubted(OfPostgres::begin(inner, statement).await);
                if begun.is_err() {
                    // What was asked for with the beginning may have failed after it.
                    let _ = inner.execute("ROLLBACK").await;
                }
                settled(is_busy, begun)
            }
        }
    }

    async fn commit(connection: &mut DriverConnection) -> Result<(), Error> {
        tell("COMMIT");
        match connection {
            DriverConnection::Sqlite(inner) => OfSqlite::commit(inner).await,
            DriverConnection::Postgres(inner, is_busy) => {
                *is_busy = true;
                settled(is_busy, doubted(OfPostgres::commit(inner).await))
            }
        }
    }

    async fn rollback(connection: &mut DriverConnection) -> Result<(), Error> {
        tell("ROLLBACK");
        match connection {
            DriverConnection::Sqlite(inner) => OfSqlite::rollback(inner).await,
            DriverConnection::Postgres(inner, is_busy) => {
                *is_busy = true;
                settled(is_busy, OfPostgres::rollback(inner).await)
            }
        }
    }

    fn start_rollback(connection: &mut DriverConnection) {
        tell("ROLLBACK");
        match connection {
            DriverConnection::Sqlite(inner) => OfSqlite::start_rollback(inner),
            DriverConnection::Postgres(inner, is_busy) => {
                // The pool lets it be done.
                *is_busy = true;
                OfPostgres::start_rollback(inner);
            }
        }
    }

    fn get_transaction_depth(connection: &DriverConnection) -> usize {
        match connection {
            DriverConnection::Sqlite(inner) => OfSqlite::get_transaction_depth(inner),
            DriverConnection::Postgres(inner, _) => OfPostgres::get_transaction_depth(inner),
        }
    }
}
