//! What can go wrong with the database, and what the operator can do about it.

use std::path::PathBuf;

use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;
use thiserror::Error;

use super::MatchId;
use super::driver::NotAdmitted;

/// The answer to a question to the database.
pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// Why a question to the database has no answer.
#[derive(Debug, Error)]
pub enum StoreError {
    #[error("cannot open the database {path}{}", advice(source))]
    Open { path: String, source: sqlx::Error },
    /// The database was written by a newer version of this program, or its history does not fit ours.
    #[error("{}", unfit(.0))]
    Migrate(#[from] MigrateError),
    #[error("the database failed{}", advice(.0))]
    Sql(#[source] sqlx::Error),
    #[error("the database holds something unreadable: {0}")]
    Unreadable(String),
    /// The match has not come so far, or is over.
    #[error("match {id} is {state}, which does not let it {transition}")]
    Impossible {
        id: MatchId,
        state: &'static str,
        transition: &'static str,
    },
    #[error("another lostcities uses the database {}; stop it first, or name another file with --database", .0.display())]
    InUse(PathBuf),
    #[error(
        "the database file {} was deleted or replaced; moves are refused until the bot is stopped, the right file is in its \
         place, and the bot is started again",
        .0.display()
    )]
    Replaced(PathBuf),
    #[error("{} exists already and is not overwritten; name a file that does not exist", .0.display())]
    Exists(PathBuf),
    #[error("cannot write the copy {}", path.display())]
    Copy {
        path: PathBuf,
        source: std::io::Error,
    },
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::ColumnDecode { index, source } => {
                Self::Unreadable(format!("column {}: {source}", index.trim_matches('"')))
            }
            error => Self::Sql(error),
        }
    }
}

impl StoreError {
    /// A row that does not hold what it must, said with what is wrong with it.
    pub(super) fn unreadable(what: impl std::fmt::Display) -> Self {
        Self::Unreadable(what.to_string())
    }

    /// Whether the database failed, as it may not do another time, and not what is written there.
    pub const fn may_pass(&self) -> bool {
        !matches!(self, Self::Unreadable(_) | Self::Impossible { .. })
    }

    /// Whether the engine ended a transaction because it and another waited for each other.
    pub(super) fn is_deadlock(error: &sqlx::Error) -> bool {
        server_code(error) == Some("40P01")
    }

    /// Whether a server ended a statement because another session kept what it waited for.
    pub(super) fn is_lock_timeout(error: &sqlx::Error) -> bool {
        server_code(error) == Some("55P03")
    }

    /// Whether the connection to a server ended, so that what it was doing may or may not be done.
    pub(super) fn is_connection_lost(error: &sqlx::Error) -> bool {
        matches!(error, sqlx::Error::Io(_) | sqlx::Error::Tls(_))
            || server_code(error)
                .is_some_and(|code| code.starts_with("08") || code.starts_with("57P"))
    }

    /// Whether a server took no change because it may only be read, as a standby.
    pub(super) fn is_read_only(error: &sqlx::Error) -> bool {
        server_code(error) == Some("25006")
    }

    pub(super) fn is_unique_violation(error: &sqlx::Error) -> bool {
        error
            .as_database_error()
            .is_some_and(sqlx::error::DatabaseError::is_unique_violation)
    }
}

/// What an operator can do about the reasons that SQLite gives, as the second half of a sentence; nothing for faults
/// that only a programmer can mend.
fn advice(error: &sqlx::Error) -> &'static str {
    if let Some(advice) = advice_on_server(error) {
        return advice;
    }
    let code = error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code);
    let code: Option<u32> = code.and_then(|code| code.parse().ok());
    // The low byte is the kind of failure, the rest its details: https://sqlite.org/rescode.html.
    match code.map(|code| code & 0xff) {
        Some(5 | 6) => {
            ": another program holds its lock; nothing was changed; close that program, or wait until it is done"
        }
        Some(9) => ": it took too long to read and was stopped",
        Some(8) => {
            ": it may only be read; nothing was changed; let the bot's user write the file and the folder it is in"
        }
        Some(10) => {
            ": the disk could not be read or written; nothing was changed; look at the disk and at the system's log"
        }
        Some(11) => {
            ": the file is damaged; stop the bot, keep the file, and put the last backup in its place \
             (or try `sqlite3 FILE .recover`)"
        }
        Some(13) => ": the disk is full; nothing was changed; make room, and the bot goes on",
        Some(14) => {
            ": its folder does not exist, or the bot's user may not use it; create the folder or name another file \
             with --database"
        }
        Some(26) => ": this file is no SQLite database; name the right one with --database",
        _ => "",
    }
}

/// The code of an error of PostgreSQL, also where it has refused connections for too long.
fn server_code(error: &sqlx::Error) -> Option<&str> {
    if let sqlx::Error::Io(error) = error {
        return server_code(error.get_ref()?.downcast_ref()?);
    }
    let error = error.as_database_error()?;
    Some(error.try_downcast_ref::<PgDatabaseError>()?.code())
}

/// The same for the reasons that PostgreSQL gives, and for a server that does not answer; `None` if the error is SQLite's.
fn advice_on_server(error: &sqlx::Error) -> Option<&'static str> {
    if matches!(error, sqlx::Error::PoolTimedOut) {
        return Some(
            ": no connection was free in time; nothing was changed; other lines say what holds them up",
        );
    }
    if let sqlx::Error::Io(error) = error
        && let Some(reason) = error.get_ref().and_then(|inner| inner.downcast_ref())
    {
        return Some(match reason {
            NotAdmitted::ReadOnly => READ_ONLY,
            NotAdmitted::Replaced => {
                ": another server answers at its address than before; nothing was changed; let the address lead to the one that \
                 is primary now, or start the bot again if the right one has changed"
            }
        });
    }
    let is_silent = matches!(error, sqlx::Error::Io(_) | sqlx::Error::Tls(_));
    if is_silent && server_code(error).is_none() {
        return Some(
            ": its server does not answer; nothing was changed unless the answer alone was lost; look whether the server \
             runs and can be reached",
        );
    }
    // https://www.postgresql.org/docs/current/errcodes-appendix.html.
    Some(match server_code(error)? {
        "28000" | "28P01" => ": its server refuses the user or the password in the address",
        "3D000" => ": its server has no database of this name; create it first",
        "42501" => ": its server does not allow the user to do that; let the user own the database",
        "25006" => READ_ONLY,
        "53100" => {
            ": the disk of its server is full; nothing was changed; make room, and the bot goes on"
        }
        "53300" => {
            ": its server has no connection left; nothing was changed; raise max_connections there"
        }
        "55P03" | "40P01" => {
            ": another program holds its lock; nothing was changed; close that program, or wait until it is done"
        }
        "57014" => ": it took too long to read and was stopped",
        "57P01" | "57P02" | "57P03" => {
            ": its server stops or starts; nothing was changed; try again"
        }
        _ => "",
    })
}

const READ_ONLY: &str = ": its server may only be read; nothing was changed; let the address lead to the primary, and look whether \
     default_transaction_read_only is on there";

fn unfit(error: &MigrateError) -> String {
    match error {
        MigrateError::VersionMissing(version) => format!(
            "the database was written by a newer version of this program (migration {version} is not known here), \
             which this one cannot share it with; nothing was changed; start that version, or put a backup from before in its place"
        ),
        MigrateError::VersionMismatch(version) => format!(
            "the database was written by another program (migration {version} is not ours); nothing was changed; \
             name the right file with --database"
        ),
        MigrateError::Execute(source) | MigrateError::ExecuteMigration(source, _) => {
            format!(
                "the database cannot be brought up to date{}",
                advice(source)
            )
        }
        _ => "the database cannot be brought up to date".to_owned(),
    }
}
