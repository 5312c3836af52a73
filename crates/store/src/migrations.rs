//! Bringing a database up to date.

use sqlx::migrate::{MigrateError, Migrator};

use super::driver::{DriverConnection, Engine};

/// Brings the database of a connection up to date. Where a newer version has brought it further, it stays as it is, if this one
/// can use it.
pub(super) async fn migrate(connection: &mut DriverConnection) -> Result<(), MigrateError> {
    let mut migrator = migrator(connection.engine());
    let newest = newest_migration(connection.engine());
    let compatible_from = compatible_from(connection).await;
    migrator.set_ignore_missing(compatible_from.is_some_and(|oldest| oldest <= newest));
    // The compiler cannot tell that the future of `run` may be sent to other threads; this is what it does.
    match connection {
        DriverConnection::Sqlite(inner) => migrator.run_direct(None, &mut **inner, false).await,
        DriverConnection::Postgres(session) => {
            // Between two of its statements nothing works on it.
            migrator.run_direct(None, session.ask().0, false).await
        }
    }
}

fn migrator(engine: Engine) -> Migrator {
    match engine {
        Engine::Sqlite => sqlx_macros::migrate!("../../migrations"),
        Engine::Postgres => sqlx_macros::migrate!("../../migrations/postgres"),
    }
}

pub(super) fn newest_migration(engine: Engine) -> i64 {
    let migrator = migrator(engine);
    let versions = migrator.iter().map(|migration| migration.version);
    versions.max().unwrap_or_default()
}

/// The number of the migration that a program must know to use the database. A database that does not say so is older
/// than the rule, or cannot be read, which the migrations find out.
async fn compatible_from(connection: &mut DriverConnection) -> Option<i64> {
    sqlx::query_scalar("select compatible_from from compatibility where id = 1")
        .fetch_optional(connection)
        .await
        .ok()
        .flatten()
}
