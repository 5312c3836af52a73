//! A database on a server of PostgreSQL, which several processes may use at once.
//!
//! What a transaction may rely on is the same as with SQLite: no other writes meanwhile what it looks at. `locks.rs` says how.

mod advance;
mod clocks;
mod processes;
mod versions;

use std::time::Duration;

use sqlx::pool::PoolOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Pool};

use super::driver::{Driver, DriverConnection, DriverOptions, Engine, Purpose, ServerOptions, Tx};
use super::locks::Scope;
use super::migrations::migrate;
use super::store::{N_READERS, READ_TIMEOUT};
use super::{DatabaseLock, Location, MatchId, Result, Store, StoreError};

pub(super) use advance::advance;
pub(super) use clocks::restart;
pub use processes::{Beat, Membership};
pub use versions::{MatchNews, NewestPanel};

const N_WRITERS: u32 = 8;

/// How long a statement waits for another that holds what it needs.
const LOCK_TIMEOUT: Duration = Duration::from_secs(30);

/// How long a bot that starts waits for a program that has the database for itself and may just have ended: a server notices the
/// end of a session in its own time.
const HANDOVER: Duration = Duration::from_secs(3);

/// How long a statement waits for a connection. A server that cannot be reached any more says nothing, and who has clicked waits
/// for an apology meanwhile.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);

/// After how long a server lets go of what a session holds whose machine has vanished without a word, such as the lock of a
/// transaction that was under way.
const VANISHED_TIMEOUT: Duration = Duration::from_secs(20);

/// How often it asks meanwhile whether the machine is there.
const PROBE_SECONDS: u64 = 5;

/// How long a transaction may do nothing before the server ends it, so that a process that hangs does not keep others from
/// writing for ever.
const IDLE_TIMEOUT: Duration = Duration::from_mins(5);

pub(super) async fn open(address: &str, location: &Location) -> Result<Store> {
    let fails = |source| StoreError::Open {
        path: location.to_string(),
        source,
    };
    let server = server(address).map_err(fails)?;
    let writer = connections(N_WRITERS)
        .connect_with(writing(&server))
        .await
        .map_err(fails)?;
    let mut connection = writer.acquire().await.map_err(fails)?;
    migrate(&mut connection).await?;
    drop(connection);
    let readers = connections(N_READERS)
        .connect_with(reading(&server, Purpose::Reading, Some(READ_TIMEOUT)))
        .await
        .map_err(fails)?;
    // Who asks for much waits until the one before has it.
    let slow = connections(1)
        .acquire_timeout(LOCK_TIMEOUT)
        .connect_lazy_with(reading(&server, Purpose::Reading, None));
    Ok(Store {
        writer,
        readers,
        slow,
        aside: None,
        engine: Engine::Postgres,
        place: None,
    })
}

/// Opens the database with this address to look at it.
pub(super) async fn open_read_only(address: &str, location: &Location) -> Result<Store> {
    let fails = |source| StoreError::Open {
        path: location.to_string(),
        source,
    };
    let server = server(address).map_err(fails)?;
    let readers = connections(N_READERS)
        .connect_with(reading(&server, Purpose::Looking, None))
        .await
        .map_err(fails)?;
    Ok(Store {
        writer: readers.clone(),
        slow: readers.clone(),
        readers,
        aside: None,
        engine: Engine::Postgres,
        place: None,
    })
}

fn connections(at_most: u32) -> PoolOptions<Driver> {
    PoolOptions::new()
        .max_connections(at_most)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .test_before_acquire(false)
        .before_acquire(|connection: &mut DriverConnection, used| {
            Box::pin(connection.try_if_doubtful(used.idle_for))
        })
}

fn server(address: &str) -> Result<ServerOptions, sqlx::Error> {
    let server = ServerOptions::parse(address)?;
    let n_probes = VANISHED_TIMEOUT.as_secs() / PROBE_SECONDS - 1;
    let settings = [
        ("tcp_keepalives_idle", PROBE_SECONDS.to_string()),
        ("tcp_keepalives_interval", PROBE_SECONDS.to_string()),
        ("tcp_keepalives_count", n_probes.to_string()),
        // What was sent and never acknowledged, which is not asked about.
        ("tcp_user_timeout", millis(VANISHED_TIMEOUT)),
    ];
    let server = server.for_purpose(Purpose::Looking, settings);
    Ok(server.map(|host| host.application_name("lostcities")))
}

fn writing(server: &ServerOptions) -> DriverOptions {
    let settings = [
        // A move that a person was shown survives a power cut, even on a server configured otherwise.
        ("synchronous_commit", "on".to_owned()),
        ("lock_timeout", millis(LOCK_TIMEOUT)),
        ("idle_in_transaction_session_timeout", millis(IDLE_TIMEOUT)),
    ];
    server.for_purpose(Purpose::Writing, settings).into()
}

/// All that a transaction reads is of one moment, as it is with SQLite.
fn reading(server: &ServerOptions, purpose: Purpose, timeout: Option<Duration>) -> DriverOptions {
    let timeout = timeout.map_or_else(|| "0".to_owned(), millis);
    let settings = [
        ("default_transaction_read_only", "on".to_owned()),
        (
            "default_transaction_isolation",
            "repeatable read".to_owned(),
        ),
        ("statement_timeout", timeout),
    ];
    server.for_purpose(purpose, settings).into()
}

fn millis(duration: Duration) -> String {
    duration.as_millis().to_string()
}

/// Keeps programs from the database with this address that need it for themselves, as long as the session lives.
pub(super) async fn lock(address: &str, location: &Location) -> Result<DatabaseLock> {
    let mut session = session(address, location).await?;
    let held = sqlx::query("select pg_advisory_lock_shared(2)").execute(&mut session);
    held.await.map_err(|error| not_locked(error, location))?;
    Ok(DatabaseLock::of_session(session))
}

/// Takes the database with this address for one program alone, as long as the session lives.
pub(super) async fn lock_alone(address: &str, location: &Location) -> Result<DatabaseLock> {
    let mut session = session(address, location).await?;
    let held = sqlx::query("select pg_advisory_lock(2)").execute(&mut session);
    held.await.map_err(|error| not_locked(error, location))?;
    Ok(DatabaseLock::of_session(session))
}

/// A session that waits for a lock no longer than a program takes to stop.
async fn session(address: &str, location: &Location) -> Result<DriverConnection> {
    let fails = |source| StoreError::Open {
        path: location.to_string(),
        source,
    };
    let server = server(address).map_err(fails)?;
    let settings = [("lock_timeout", millis(HANDOVER))];
    let session = DriverOptions::from(server.for_purpose(Purpose::Looking, settings));
    session.connect().await.map_err(fails)
}

fn not_locked(error: sqlx::Error, location: &Location) -> StoreError {
    if StoreError::is_lock_timeout(&error) {
        StoreError::InUse(location.to_string().into())
    } else {
        error.into()
    }
}

/// Waits until this transaction is the only one that writes results of the game of a match.
pub(super) async fn alone_in_game(tx: &mut Tx<'_>, id: MatchId) -> Result<()> {
    sqlx::query("select pg_advisory_xact_lock(4, hashtext(game)) from matches where id = $1")
        .bind(id)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Begins a transaction and takes its locks on one way to the server and back. It is begun to the end even if nobody waits for it
/// any more: sqlx would not know then that there is something to be rolled back.
pub(super) async fn begin(writer: &Pool<Driver>, scope: &Scope) -> Result<Tx<'static>> {
    let (writer, statement) = (writer.clone(), AssertSqlSafe(scope.begin()));
    let begun = tokio::spawn(async move { writer.begin_with(statement).await });
    let begun = begun.await.map_err(|_| sqlx::Error::WorkerCrashed)?;
    Ok(begun?)
}
