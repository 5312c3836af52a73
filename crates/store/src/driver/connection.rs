//! Connections of either kind, how they are made, and their transactions.

use std::fmt;
use std::io;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use log::LevelFilter;
use sqlx::error::Error;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{
    ConnectOptions, Connection, Database, Executor, PgConnection, Postgres, SqlStr, Sqlite,
    SqliteConnection, Transaction,
};
use sqlx_core::Url;
use sqlx_core::transaction::TransactionManager;

use super::{Driver, Engine, tell};
use crate::StoreError;

#[derive(Debug)]
pub enum DriverConnection {
    Sqlite(Box<SqliteConnection>),
    Postgres(Box<PgConnection>),
}

impl DriverConnection {
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
        either!(self, inner => doubted(inner.ping().await))
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

/// Notes whether a connection has ended.
pub(super) fn doubted<T>(done: Result<T, Error>) -> Result<T, Error> {
    done.inspect_err(|error| {
        if StoreError::is_connection_lost(error) {
            *LAST_LOSS.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        }
    })
}

/// Tries a connection that has not been used for so long and may be dead: trying each costs everybody the way to the server and
/// back.
pub async fn try_if_doubtful(
    connection: &mut DriverConnection,
    unused: Duration,
) -> Result<bool, Error> {
    let last_loss = *LAST_LOSS.lock().unwrap_or_else(PoisonError::into_inner);
    if unused >= TRUSTED || last_loss.is_some_and(|loss| loss.elapsed() <= unused) {
        tell("PING");
        connection.ping().await?;
    }
    Ok(true)
}

/// How long a server may refuse connections that is perhaps only starting. Less than anything waits for one.
const PATIENCE: Duration = Duration::from_secs(8);

/// After which pause it is asked again.
const AGAIN: Duration = Duration::from_millis(250);

/// Connects to a server, also if it refuses that for a while. sqlx's pool does so, too, but says in the end only that time is up;
/// it passes on what cannot pass by waiting, as what this returns looks to it.
async fn connect(options: &PgConnectOptions, patience: Duration) -> Result<PgConnection, Error> {
    let begun = Instant::now();
    loop {
        match options.connect().await {
            Err(error) if is_passing(&error) => {
                if begun.elapsed() >= patience {
                    return Err(Error::Io(io::Error::other(error)));
                }
            }
            done => return done,
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// Whether a server refuses connections only for now.
fn is_passing(error: &Error) -> bool {
    match error {
        Error::Io(error) => error.kind() == io::ErrorKind::ConnectionRefused,
        Error::Database(error) => error.is_transient_in_connect_phase(),
        _ => false,
    }
}

#[derive(Clone)]
pub enum DriverOptions {
    Sqlite(Box<SqliteConnectOptions>),
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
                DriverConnection::Postgres(Box::new(connect(options, PATIENCE).await?))
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
        tell(statement.as_ref().map_or("BEGIN", SqlStr::as_str));
        match connection {
            DriverConnection::Sqlite(inner) => OfSqlite::begin(inner, statement).await,
            DriverConnection::Postgres(inner) => {
                let begun = doubted(OfPostgres::begin(inner, statement).await);
                if begun.is_err() {
                    // What was asked for with the beginning may have failed after it.
                    let _ = inner.execute("ROLLBACK").await;
                }
                begun
            }
        }
    }

    async fn commit(connection: &mut DriverConnection) -> Result<(), Error> {
        tell("COMMIT");
        match connection {
            DriverConnection::Sqlite(inner) => OfSqlite::commit(inner).await,
            DriverConnection::Postgres(inner) => doubted(OfPostgres::commit(inner).await),
        }
    }

    async fn rollback(connection: &mut DriverConnection) -> Result<(), Error> {
        tell("ROLLBACK");
        match connection {
            DriverConnection::Sqlite(inner) => OfSqlite::rollback(inner).await,
            DriverConnection::Postgres(inner) => OfPostgres::rollback(inner).await,
        }
    }

    fn start_rollback(connection: &mut DriverConnection) {
        tell("ROLLBACK");
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

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    use super::*;

    /// The error of a server that refuses connections with this code; without one it does not listen.
    async fn refusal(code: Option<&'static str>) -> Error {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        if let Some(code) = code {
            tokio::spawn(async move {
                let (mut client, _) = listener.accept().await.unwrap();
                let _ = client.read(&mut [0; 512]).await;
                let fields = format!("SFATAL\0VFATAL\0C{code}\0Mno\0\0");
                let length = u32::try_from(fields.len() + 4).unwrap().to_be_bytes();
                let message = [b"E", &length[..], fields.as_bytes()].concat();
                client.write_all(&message).await.unwrap();
            });
        } else {
            drop(listener);
        }
        let options = format!("postgres://bot@{address}/games?sslmode=disable");
        let refused = connect(&options.parse().unwrap(), Duration::ZERO).await;
        refused.unwrap_err()
    }

    #[tokio::test]
    async fn a_server_that_refuses_connections_says_why_and_not_that_time_is_up() {
        for (code, reason) in [
            (None, "Connection refused"),
            (Some("53300"), "its server has no connection left"),
            (Some("57P03"), "its server stops or starts"),
            (Some("28P01"), "refuses the user or the password"),
        ] {
            let refusal = refusal(code).await;
            assert!(!is_passing(&refusal), "the pool waits on: {refusal:?}");
            let said = format!("{:#}", anyhow::Error::new(StoreError::from(refusal)));
            assert!(said.contains(reason), "{said}");
        }
    }
}
