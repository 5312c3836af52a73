//! What can go wrong with the database.

use thiserror::Error;

/// Why a question to the database has no answer.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database cannot be opened.
    #[error("cannot open the database {path}")]
    Open {
        /// Where it should be.
        path: String,
        /// What SQLite says.
        source: sqlx::Error,
    },
    /// The database was written by a newer version of this program, or its history does not fit ours.
    #[error("the database does not fit this version of the program")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// SQLite refused.
    #[error("the database failed")]
    Sql(#[from] sqlx::Error),
    /// A row does not hold what it must.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(String),
}

impl StoreError {
    /// A row that does not hold what it must, said with what is wrong with it.
    pub(super) fn unreadable(what: impl std::fmt::Display) -> Self {
        Self::Unreadable(what.to_string())
    }

    /// Whether a unique index refused the row.
    pub(super) fn is_unique_violation(error: &sqlx::Error) -> bool {
        error
            .as_database_error()
            .is_some_and(sqlx::error::DatabaseError::is_unique_violation)
    }
}
