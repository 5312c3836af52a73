//! A PostgreSQL server for tests: one for each program of tests, in a temporary folder, on its socket there.
//!
//! It is started when the first database is asked for, by a shell that waits until the program has ended, however it ends, and
//! then stops the server and removes the folder. It does not wait for the disk: nothing that tests write has to survive. A test
//! that kills its server has a separate [`DurableServer`], and a benchmark a [`Server`] of its own making.

mod durable;
mod line;
mod server;

pub use durable::DurableServer;
pub use line::Line;
pub use server::{DEFAULT_PORT, Frozen, Server, ServerOptions};

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::{env, fs};

use tokio::sync::OnceCell;

/// Set to anything, tests fail where no PostgreSQL is installed. Otherwise they skip what needs it.
pub const REQUIRE: &str = "LOSTCITIES_REQUIRE_POSTGRES";

/// Set to anything, tests that can keep their database in either engine keep it in PostgreSQL.
pub const PREFER: &str = "LOSTCITIES_TEST_POSTGRES";

/// It does not wait for the disk.
const SETTINGS: &str = "fsync = off
full_page_writes = off
max_connections = 400
shared_buffers = 32MB";

/// The server of all tests of a program.
#[derive(Debug)]
struct Cluster {
    server: Server,
    named: Mutex<HashSet<String>>,
}

impl Cluster {
    /// The address of the database named after a file, created as a copy when it is first asked for.
    fn named(&self, path: &Path, template: &str) -> String {
        let letters = path.to_string_lossy();
        // Names end after 63 letters; the end of a path tells temporary folders apart.
        let name: Vec<char> = letters.chars().rev().take(60).collect();
        let name: String = name.into_iter().rev().collect();
        {
            let mut named = self.named.lock().unwrap_or_else(PoisonError::into_inner);
            if named.insert(name.clone()) {
                self.server.create(&name, template);
            }
        }
        let escaped = name
            .replace('%', "%25")
            .replace('/', "%2F")
            .replace(' ', "%20");
        self.server.address(&escaped)
    }
}

/// The address of a new and empty database; `None`, and a line on standard error, where no PostgreSQL is installed.
///
/// # Panics
/// If there is no PostgreSQL although [`REQUIRE`] is set, or it does not start.
pub fn database() -> Option<String> {
    static NEXT: Mutex<u64> = Mutex::new(0);
    let cluster = cluster()?;
    let number = {
        let mut next = NEXT.lock().unwrap_or_else(PoisonError::into_inner);
        *next += 1;
        *next
    };
    let name = format!("t{number}");
    cluster.server.create(&name, "template0");
    Some(cluster.server.address(&name))
}

/// The address of the database used in place of this file, created when it is first asked for; `None` unless [`PREFER`]
/// is set.
///
/// # Panics
/// As for [`database`], and if there is no PostgreSQL.
pub fn database_for(path: &Path) -> Option<String> {
    env::var_os(PREFER)?;
    Some(preferred().named(path, "template0"))
}

/// The path of this file or, where [`PREFER`] is set, the address of the database used in its place. If there is none yet, it
/// is made, up to date and without rows.
///
/// It is a copy of what `create` makes of an empty one, once in each program of tests: running all migrations takes longer than
/// most tests. The copy is complete only if `create` has closed the original.
///
/// # Panics
/// As for [`database_for`], and if the file cannot be written.
pub async fn blank(path: &Path, create: impl AsyncFnOnce(&str)) -> String {
    /// The name of the original on the server, and of its file.
    const BLANK: &str = "blank";
    static ON_SERVER: OnceCell<()> = OnceCell::const_new();
    static FILE: OnceCell<(Vec<u8>, fs::Permissions)> = OnceCell::const_new();
    if env::var_os(PREFER).is_some() {
        let cluster = preferred();
        let make = async || {
            cluster.server.create(BLANK, "template0");
            create(&cluster.server.address(BLANK)).await;
        };
        ON_SERVER.get_or_init(make).await;
        return cluster.named(path, BLANK);
    }
    let make = async || {
        let original = path.with_file_name(BLANK);
        create(&original.to_string_lossy()).await;
        let bytes = fs::read(&original).expect("it was created");
        let permissions = fs::metadata(&original)
            .expect("it was created")
            .permissions();
        fs::remove_file(original).expect("nobody uses it");
        (bytes, permissions)
    };
    if !path.exists() {
        let (bytes, permissions) = FILE.get_or_init(make).await;
        fs::write(path, bytes).expect("its folder is there");
        fs::set_permissions(path, permissions.clone()).expect("it is ours");
    }
    path.to_string_lossy().into_owned()
}

/// The one of this program, where tests are to use it.
fn preferred() -> &'static Cluster {
    cluster().expect("PostgreSQL is installed where tests are to use it")
}

fn cluster() -> Option<&'static Cluster> {
    static CLUSTER: OnceLock<Option<Cluster>> = OnceLock::new();
    let start = || {
        let options = ServerOptions {
            settings: SETTINGS,
            ..ServerOptions::default()
        };
        Some(Cluster {
            server: Server::start(bin()?, options),
            named: Mutex::default(),
        })
    };
    let cluster = CLUSTER.get_or_init(start).as_ref();
    if cluster.is_none() {
        assert!(
            env::var_os(REQUIRE).is_none(),
            "no PostgreSQL is installed, and {REQUIRE} asks for it"
        );
        #[expect(clippy::print_stderr, reason = "who runs the tests reads it")]
        {
            eprintln!("skipped: no PostgreSQL is installed");
        }
    }
    cluster
}

/// Where PostgreSQL's programs are: in PATH, or where Debian keeps them, the newest version first.
pub fn bin() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = env::split_paths(&path).collect();
    if let Ok(versions) = std::fs::read_dir("/usr/lib/postgresql") {
        let mut found: Vec<PathBuf> = versions
            .filter_map(|version| Some(version.ok()?.path().join("bin")))
            .collect();
        found.sort();
        folders.extend(found.into_iter().rev());
    }
    let has_all = |folder: &PathBuf| {
        let programs = ["initdb", "pg_ctl", "postgres", "psql"];
        programs.iter().all(|program| folder.join(program).exists())
    };
    folders.into_iter().find(has_all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_database_is_another_one() {
        let (Some(one), Some(other)) = (database(), database()) else {
            return;
        };
        assert_ne!(one, other);
    }
}
