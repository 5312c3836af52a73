//! A driver of sqlx's for both engines: each connection is one to SQLite or one to PostgreSQL.
//!
//! All statements of the store go through it, so that each is written once. It hands them on to sqlx's own drivers and adds
//! nothing to what they do. Values are integers of 64 bits, floating-point numbers, texts and bytes; a truth value is the integer 0 or
//! 1 where it is stored, in both engines, and either that or the engine's own where a statement answers with one.

mod asked;
mod connection;
mod executor;
mod postgres;
mod rows;
mod session;
mod types;
mod values;

use std::fmt;

use sqlx::Database;
pub use sqlx::FromRow;
pub use sqlx_macros::FromRow;

use asked::Asked;
pub use asked::asked;
pub use connection::{DriverConnection, DriverOptions};
pub use postgres::{NotAdmitted, Purpose, ServerOptions};
pub use rows::DriverRow;

use connection::DriverTransactions;
use executor::{DriverQueryResult, DriverStatement};
use rows::{DriverColumn, DriverValue, DriverValueRef};
use types::DriverType;
use values::Argument;
pub use values::DriverArguments;

/// A change that is made in one go or not at all.
pub type Tx<'c> = sqlx::Transaction<'c, Driver>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    Sqlite,
    Postgres,
}

impl Engine {
    /// The word for it on pages for machines.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Sqlite => "sqlite",
            Self::Postgres => "postgres",
        }
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Sqlite => "SQLite",
            Self::Postgres => "PostgreSQL",
        })
    }
}

/// A statement that cannot be said to both engines in the same words.
#[derive(Clone, Copy, Debug)]
pub(super) struct DialectSql {
    pub sqlite: &'static str,
    /// What PostgreSQL is told, with the same values and the same columns.
    pub postgres: &'static str,
}

impl DialectSql {
    pub const fn on(self, engine: Engine) -> &'static str {
        match engine {
            Engine::Sqlite => self.sqlite,
            Engine::Postgres => self.postgres,
        }
    }
}

/// Tells of what an engine is asked, without values.
fn tell(statement: &str) {
    tracing::trace!(target: "lostcities::sql", "{statement}");
}

#[derive(Debug)]
pub struct Driver;

impl Database for Driver {
    type Connection = DriverConnection;
    type TransactionManager = DriverTransactions;
    type Row = DriverRow;
    type QueryResult = DriverQueryResult;
    type Column = DriverColumn;
    type TypeInfo = DriverType;
    type Value = DriverValue;
    type ValueRef<'r> = DriverValueRef<'r>;
    type Arguments = DriverArguments;
    type ArgumentBuffer = Vec<Argument>;
    type Statement = DriverStatement;

    const NAME: &'static str = "SQLite or PostgreSQL";
    const URL_SCHEMES: &'static [&'static str] = &["sqlite", "postgres", "postgresql"];
}
