//! Where a database is: a file, or a server.

use std::fmt;
use std::path::{Path, PathBuf};

use super::{DatabaseLock, Engine, Result, Store, postgres};

#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    File(PathBuf),
    /// On a server of PostgreSQL with this address, which may hold a password: `postgres://USER:PASSWORD@HOST/NAME`.
    Server(String),
}

impl Location {
    /// An address that begins as those of PostgreSQL do is that of a server; everything else is the path of a file.
    pub fn of(text: &str) -> Self {
        let scheme = text
            .split_once("://")
            .map(|(scheme, _)| scheme.to_lowercase());
        if matches!(scheme.as_deref(), Some("postgres" | "postgresql")) {
            Self::Server(text.to_owned())
        } else {
            Self::File(PathBuf::from(text))
        }
    }

    pub const fn engine(&self) -> Engine {
        match self {
            Self::File(_) => Engine::Sqlite,
            Self::Server(_) => Engine::Postgres,
        }
    }

    /// Opens the database and brings it up to date. A file is created if there is none; on a server the database must be there,
    /// and may be empty.
    ///
    /// # Errors
    /// If the database cannot be opened or written, or belongs to a newer version of the program.
    pub async fn open(&self) -> Result<Store> {
        match self {
            Self::File(path) => Store::open(path).await,
            Self::Server(address) => postgres::open(address, self).await,
        }
    }

    /// Opens an existing database to look at it; nothing is created, changed or brought up to date.
    ///
    /// # Errors
    /// If there is no database or it cannot be read.
    pub async fn open_read_only(&self) -> Result<Store> {
        match self {
            Self::File(path) => Store::open_read_only(path).await,
            Self::Server(address) => postgres::open_read_only(address, self).await,
        }
    }

    /// Keeps other bots from the database until what is returned is dropped or the process ends, in whichever way. On a server
    /// several bots may hold it, and it keeps programs away that need the database for themselves. `None` where a file cannot
    /// be locked; opening the database then says what is wrong.
    ///
    /// # Errors
    /// If another process holds the lock, or the server does not answer.
    pub async fn lock(&self) -> Result<Option<DatabaseLock>> {
        match self {
            Self::File(path) => DatabaseLock::acquire(path),
            Self::Server(address) => postgres::lock(address, self).await.map(Some),
        }
    }

    /// The file; `None` on a server.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Server(_) => None,
        }
    }
}

impl From<PathBuf> for Location {
    fn from(path: PathBuf) -> Self {
        Self::File(path)
    }
}

impl fmt::Display for Location {
    /// The path, or the address without user, password and options.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Server(address) => {
                let (scheme, rest) = address.split_once("://").unwrap_or(("postgres", ""));
                let (rest, options) = rest.split_once('?').unwrap_or((rest, ""));
                // A question mark in the password: then nothing is certain.
                let rest = if options.contains('@') && !rest.contains('@') {
                    ""
                } else {
                    rest
                };
                let (_, rest) = rest.rsplit_once('@').unwrap_or(("", rest));
                write!(f, "{scheme}://{rest}")
            }
        }
    }
}

impl fmt::Debug for Location {
    /// As it is shown: without a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_begins_like_an_address_of_postgresql_is_a_server_and_its_password_is_not_shown() {
        let rows = [
            ("matches.db", None),
            ("/var/lib/postgres://x", None),
            (
                "postgres://bot:se%40cret@db.example:5433/games?sslmode=require",
                Some("postgres://db.example:5433/games"),
            ),
            (
                "postgresql:///games?host=/run/postgresql&password=secret",
                Some("postgresql:///games"),
            ),
            (
                "postgres://bot:se@cret@db/games",
                Some("postgres://db/games"),
            ),
            ("postgres://bot:se?cret@db/games", Some("postgres://")),
            (
                "Postgres://bot:secret@db/games",
                Some("Postgres://db/games"),
            ),
        ];
        for (text, shown) in rows {
            let location = Location::of(text);
            assert_eq!(location.file().is_none(), shown.is_some(), "{text}");
            assert_eq!(location.to_string(), shown.unwrap_or(text));
            assert_eq!(format!("{location:?}"), location.to_string());
        }
    }
}
