//! The database as a file: readable for its owner alone, used by one process at a time, and still in its place.

use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::driver::DriverConnection;
use super::{Result, Store, StoreError};

/// Options for a file that its owner alone may read and write.
pub(super) fn private() -> OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Creates an empty file for a database if there is none, also where a symbolic link points to. SQLite gives the files beside
/// it the mode of this one.
pub(super) fn create(path: &Path) -> io::Result<()> {
    // To open and close one that is there would end the locks that SQLite holds on it in this process.
    if path.exists() {
        return Ok(());
    }
    private().create(true).truncate(false).open(path).map(drop)
}

/// Keeps other bots from a database until it is dropped or the process ends, in whichever way.
#[derive(Debug)]
pub struct DatabaseLock {
    _held: Held,
}

/// What holds a lock as long as it is open.
#[derive(Debug)]
enum Held {
    File(#[expect(dead_code, reason = "it is held")] File),
    /// A session of the server.
    Session(#[expect(dead_code, reason = "it is held")] DriverConnection),
}

impl DatabaseLock {
    /// Locks the database at `path` by the file `PATH.lock`. `None` where that file cannot be made or the file system knows no
    /// locks; opening the database then says what is wrong.
    ///
    /// # Errors
    /// If another process holds the lock.
    pub fn acquire(path: &Path) -> Result<Option<Self>> {
        // The same database by another name is locked, too, once it is there. What hinders that hinders opening it.
        let _ = create(path);
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let mut beside = path.clone().into_os_string();
        beside.push(".lock");
        let Ok(file) = private().create(true).truncate(false).open(&beside) else {
            return Ok(None);
        };
        match file.try_lock() {
            Ok(()) => Ok(Some(Self {
                _held: Held::File(file),
            })),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path)),
            Err(TryLockError::Error(_)) => Ok(None),
        }
    }
}

impl DatabaseLock {
    pub(super) const fn of_session(session: DriverConnection) -> Self {
        Self {
            _held: Held::Session(session),
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Place {
    path: Arc<Path>,
    /// Device and number of the file; `None` if it could not be looked at.
    identity: Option<(u64, u64)>,
}

impl Place {
    pub fn of(path: &Path) -> Self {
        Self {
            path: path.into(),
            identity: fs::metadata(path).ok().as_ref().map(identity),
        }
    }

    /// That the same file is still there.
    ///
    /// # Errors
    /// If it was deleted, or another is in its place. What is written now would be lost.
    pub fn check(&self) -> Result<()> {
        let is_same = self.identity.is_none_or(|opened| {
            let found = fs::metadata(&self.path).ok();
            found.as_ref().map(identity) == Some(opened)
        });
        if is_same {
            Ok(())
        } else {
            Err(StoreError::Replaced(PathBuf::from(&*self.path)))
        }
    }
}

#[cfg(unix)]
fn identity(found: &Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt as _;
    (found.dev(), found.ino())
}

/// Without numbers of files only a deletion is noticed.
#[cfg(not(unix))]
fn identity(_: &Metadata) -> (u64, u64) {
    (0, 0)
}

impl Store {
    /// That the file which was opened is still where it was. A server says itself when a database is gone.
    ///
    /// # Errors
    /// If it was deleted or replaced: nothing that is written now would be found again.
    pub fn check_place(&self) -> Result<()> {
        self.place.as_ref().map_or(Ok(()), Place::check)
    }
}
