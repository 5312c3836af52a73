//! Connections of either kind, how they are made, and their transactions.

use std::str::FromStr;
use std::time::Duration;

use log::LevelFilter;
use sqlx::error::Error;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{
    ConnectOptions, Connection, Database, Executor, Postgres, SqlStr, Sqlite, SqliteConnection,
    Transaction,
};
use sqlx_core::Url;
use sqlx_core::transaction::TransactionManager;

use super::postgres::{PATIENCE, ServerOptions};
use super::session::Session;
use super::{Asked, Driver, Engine, tell};

#[derive(Debug)]
pub enum DriverConnection {
    Sqlite(Box<SqliteConnection>),
    Postgres(Session),
}

impl DriverConnection {
    pub const fn engine(&self) -> Engine {
        match self {
            Self::Sqlite(_) => Engine::Sqlite,
            Self::Postgres(_) => Engine::Postgres,
        }
    }

    /// Whether a connection can be used that was `unused` for this time; one to a server is tried where that is in doubt.
    pub async fn try_if_doubtful(&mut self, unused: Duration) -> Result<bool, Error> {
        if let Self::Postgres(session) = self {
            session.try_if_doubtful(unused).await?;
        }
        Ok(true)
    }
}

/// The same call to either connection.
macro_rules! either {
    ($connection:expr, $inner:ident => $call:expr) => {
        match $connection {
            DriverConnection::Sqlite($inner) => $call,
            DriverConnection::Postgres(Session {
                connection: $inner, ..
            }) => $call,
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
        match self {
            Self::Sqlite(inner) => inner.close_hard().await,
            // A server that hangs would be waited for. Its socket is closed without a word.
            Self::Postgres(_) => Ok(()),
        }
    }

    async fn ping(&mut self) -> Result<(), Error> {
        match self {
            Self::Sqlite(inner) => inner.ping().await,
            Self::Postgres(session) => session.settle().await,
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

#[derive(Clone, Debug)]
pub enum DriverOptions {
    Sqlite(Box<SqliteConnectOptions>),
    Postgres(Box<ServerOptions>),
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
                let connecting = Box::pin(options.connect(PATIENCE));
                let (connection, process) = connecting.await?;
                DriverConnection::Postgres(Session::new(connection, process, options))
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
            DriverConnection::Sqlite(inner) => {
                Asked::now()
                    .waits_for(OfSqlite::begin(inner, statement))
                    .await
            }
            DriverConnection::Postgres(session) => {
                let (inner, answer) = session.ask();
                let begun = answer.of(OfPostgres::begin(inner, statement)).await;
                if begun.is_err() {
                    // What was asked for with the beginning may have failed after it.
                    let (inner, answer) = session.ask();
                    let _ = answer.of(inner.execute("ROLLBACK")).await;
                }
                begun
            }
        }
    }

    async fn commit(connection: &mut DriverConnection) -> Result<(), Error> {
        tell("COMMIT");
        match connection {
            DriverConnection::Sqlite(inner) => {
                Asked::now().waits_for(OfSqlite::commit(inner)).await
            }
            DriverConnection::Postgres(session) => {
                let (inner, answer) = session.ask();
                answer.of(OfPostgres::commit(inner)).await
            }
        }
    }

    async fn rollback(connection: &mut DriverConnection) -> Result<(), Error> {
        tell("ROLLBACK");
        match connection {
            DriverConnection::Sqlite(inner) => {
                Asked::now().waits_for(OfSqlite::rollback(inner)).await
            }
            DriverConnection::Postgres(session) => {
                let (inner, answer) = session.ask();
                answer.of(OfPostgres::rollback(inner)).await
            }
        }
    }

    fn start_rollback(connection: &mut DriverConnection) {
        tell("ROLLBACK");
        match connection {
            DriverConnection::Sqlite(inner) => OfSqlite::start_rollback(inner),
            // The pool lets it be done.
            DriverConnection::Postgres(session) => OfPostgres::start_rollback(session.ask().0),
        }
    }

    fn get_transaction_depth(connection: &DriverConnection) -> usize {
        match connection {
            DriverConnection::Sqlite(inner) => OfSqlite::get_transaction_depth(inner),
            DriverConnection::Postgres(session) => {
                OfPostgres::get_transaction_depth(&session.connection)
            }
        }
    }
}
