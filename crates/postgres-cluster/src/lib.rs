//! A PostgreSQL server for tests: one for each program of tests, in a temporary folder, on its socket there.
//!
//! It is started when the first database is asked for, by a shell that waits until the program has ended, however it ends, and
//! then stops the server and removes the folder. It does not wait for the disk: nothing that tests write has to survive. A test
//! that kills its server has a separate [`DurableServer`].

use std::collections::HashSet;
use std::env;
use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, OnceLock, PoisonError};

/// Set to anything, tests fail where no PostgreSQL is installed. Otherwise they skip what needs it.
pub const REQUIRE: &str = "LOSTCITIES_REQUIRE_POSTGRES";

/// Set to anything, tests that can keep their database in either engine keep it in PostgreSQL.
pub const PREFER: &str = "LOSTCITIES_TEST_POSTGRES";

/// Starts the server and keeps it until standard input ends. `$BIN` is where PostgreSQL's programs are.
const SCRIPT: &str = r#"
set -eu
umask 077
folder=$(mktemp -d "${TMPDIR:-/tmp}/lostcities-pg.XXXXXX")
cd "$folder"
trap '"$BIN/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1; cd /; rm -rf "$folder"' EXIT
trap '' INT TERM HUP
"$BIN/initdb" -D data -U postgres --auth=trust --encoding=UTF8 --locale=C --no-sync >init.log 2>&1 || { cat init.log >&2; exit 1; }
cat >>data/postgresql.conf <<END
listen_addresses = ''
unix_socket_directories = '$folder'
fsync = $FSYNC
full_page_writes = $FSYNC
max_connections = 400
shared_buffers = 32MB
END
"$BIN/pg_ctl" -D "$folder/data" -w -l server.log start >start.log 2>&1 || { cat start.log server.log >&2; exit 1; }
echo "$folder"
cat >/dev/null
"#;

/// A server that runs.
#[derive(Debug)]
struct Cluster {
    bin: PathBuf,
    folder: String,
    /// The databases that were made by name.
    named: Mutex<HashSet<String>>,
    /// As long as this program runs, so does the shell: it reads what this holds open.
    shell: Child,
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
    cluster.create(&name);
    Some(cluster.address(&name))
}

/// The address of the database used in place of this file, created when it is first asked for; `None` unless [`PREFER`]
/// is set.
///
/// # Panics
/// As for [`database`], and if there is no PostgreSQL.
pub fn database_for(path: &Path) -> Option<String> {
    env::var_os(PREFER)?;
    let cluster = cluster().expect("PostgreSQL is installed where tests are to use it");
    let letters = path.to_string_lossy();
    // Names end after 63 letters; the end of a path tells temporary folders apart.
    let name: Vec<char> = letters.chars().rev().take(60).collect();
    let name: String = name.into_iter().rev().collect();
    {
        let mut named = cluster.named.lock().unwrap_or_else(PoisonError::into_inner);
        if named.insert(name.clone()) {
            cluster.create(&name);
        }
    }
    let escaped = name
        .replace('%', "%25")
        .replace('/', "%2F")
        .replace(' ', "%20");
    Some(cluster.address(&escaped))
}

/// The name of the database of a [`DurableServer`].
const KEPT: &str = "kept";

/// How often a server is started after it was killed.
const ATTEMPTS: u32 = 50;

/// A server of a test alone, with one database, that waits for the disk as one in use does: it can be killed.
#[derive(Debug)]
pub struct DurableServer {
    cluster: Cluster,
}

impl DurableServer {
    /// Starts one; `None` where no PostgreSQL is installed.
    ///
    /// # Panics
    /// As for [`database`].
    pub fn start() -> Option<Self> {
        // Says what is missing.
        cluster()?;
        let cluster = start(bin()?, "on");
        cluster.create(KEPT);
        Some(Self { cluster })
    }

    /// The address of its database.
    pub fn address(&self) -> String {
        self.cluster.address(KEPT)
    }

    /// Ends the server in the middle of everything, as a power cut would, and waits until it is there again.
    ///
    /// # Panics
    /// If it does not start again.
    pub fn crash(&self) {
        self.control(&["stop", "-m", "immediate"]);
        self.start_again();
    }

    /// Kills the process that leads the server; the others end when they notice. Waits until it is there again.
    ///
    /// # Panics
    /// If it does not start again.
    pub fn kill(&self) {
        let notes = std::fs::read_to_string(self.data().join("postmaster.pid"));
        let notes = notes.expect("a server that runs notes its number");
        let leader = notes.lines().next().expect("it is in the first line");
        let killed = Command::new("kill").args(["-KILL", leader]).status();
        assert!(killed.is_ok_and(|killed| killed.success()));
        self.start_again();
    }

    /// Where it is refused while processes of the server before it are still ending, it is tried again.
    fn start_again(&self) {
        let is_up = (0..ATTEMPTS).any(|_| self.control(&["start", "-w", "-l", "server.log"]));
        assert!(is_up, "PostgreSQL did not start again");
    }

    fn data(&self) -> PathBuf {
        Path::new(&self.cluster.folder).join("data")
    }

    /// Has `pg_ctl` do something, and says whether it did.
    fn control(&self, arguments: &[&str]) -> bool {
        let done = as_its_user(self.cluster.bin.join("pg_ctl"))
            .args(arguments)
            .arg("-D")
            .arg(self.data())
            .current_dir(&self.cluster.folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        done.is_ok_and(|done| done.success())
    }

    /// Cuts all connections to the database.
    pub fn cut_connections(&self) {
        let cut = "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'kept'";
        self.cluster.say(cut);
    }
}

impl Drop for DurableServer {
    /// The shell stops the server and removes its folder.
    fn drop(&mut self) {
        drop(self.cluster.shell.stdin.take());
        let _ = self.cluster.shell.wait();
    }
}

impl Cluster {
    fn create(&self, name: &str) {
        let quoted = name.replace('"', "\"\"");
        self.say(&format!("create database \"{quoted}\" template template0"));
    }

    fn say(&self, statement: &str) {
        let done = Command::new(self.bin.join("psql"))
            .args([
                "--no-psqlrc",
                "--quiet",
                "--username=postgres",
                "--dbname=postgres",
            ])
            .arg(format!("--host={}", self.folder))
            .arg(format!("--command={statement}"))
            .output()
            .expect("psql is installed beside the server");
        let said = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{statement}: {said}");
    }

    fn address(&self, name: &str) -> String {
        let Self { folder, .. } = self;
        format!("postgres:///{name}?host={folder}&user=postgres")
    }
}

/// The one of this program.
fn cluster() -> Option<&'static Cluster> {
    static CLUSTER: OnceLock<Option<Cluster>> = OnceLock::new();
    let cluster = CLUSTER.get_or_init(|| Some(start(bin()?, "off"))).as_ref();
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

/// Starts the server. It refuses to run as root, so that root starts it as the user that its package has made.
fn start(bin: PathBuf, fsync: &str) -> Cluster {
    let mut shell = as_its_user("sh")
        .args(["-c", SCRIPT])
        .env("BIN", &bin)
        .env("FSYNC", fsync)
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a shell");
    let said = shell.stdout.take().expect("it was asked for");
    let mut folder = String::new();
    let read = BufReader::new(said).read_line(&mut folder);
    assert!(
        read.is_ok() && !folder.is_empty(),
        "PostgreSQL did not start"
    );
    Cluster {
        bin,
        folder: folder.trim_end().to_owned(),
        named: Mutex::default(),
        shell,
    }
}

/// A program that is run as the user whom the server runs as.
fn as_its_user(program: impl AsRef<OsStr>) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command
        .args([
            "--reuid=postgres",
            "--regid=postgres",
            "--clear-groups",
            "--",
        ])
        .arg(program);
    command
}

#[cfg(unix)]
fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt as _;
    // The folder of this process in /proc belongs to whom it runs as.
    std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

#[cfg(not(unix))]
fn is_root() -> bool {
    false
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
