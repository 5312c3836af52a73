//! A PostgreSQL server that waits for the disk, gone with the benchmark.

use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use super::process;

/// Starts the server and keeps it until standard input ends. `$BIN` is where PostgreSQL's programs are.
const SCRIPT: &str = r#"
set -eu
umask 077
folder=$(mktemp -d "${TMPDIR:-/tmp}/lostcities-load.XXXXXX")
data=${DATA:-$folder/data}
cd "$folder"
trap '"$BIN/pg_ctl" -D "$data" -m immediate stop >/dev/null 2>&1; cd /; rm -rf "$folder"' EXIT
trap '' INT TERM HUP
"$BIN/initdb" -D "$data" -U postgres --auth=trust --encoding=UTF8 --locale=C >init.log 2>&1 || { cat init.log >&2; exit 1; }
echo 'host all all samenet trust' >>"$data/pg_hba.conf"
cat >>"$data/postgresql.conf" <<END
listen_addresses = '$LISTEN'
port = $PORT
unix_socket_directories = '$folder'
max_connections = 100
shared_buffers = 128MB
shared_preload_libraries = '$PRELOAD'
$SETTINGS
END
"$BIN/pg_ctl" -D "$data" -w -l server.log start >start.log 2>&1 || { cat start.log server.log >&2; exit 1; }
echo "$folder"
cat >/dev/null
"#;

/// Where PostgreSQL keeps the parts of a server that are loaded by name.
const STATEMENTS: &str = "pg_stat_statements";

/// How a server is to be started.
#[derive(Default)]
pub struct Ways {
    /// The address at which it listens, if not 127.0.0.1.
    pub listen: Option<String>,
    /// The network namespace in which it runs.
    pub namespace: Option<String>,
    /// Where it keeps its data, if not in a temporary folder.
    pub data: Option<PathBuf>,
    /// Lines of its configuration.
    pub settings: &'static str,
}

/// A server that runs.
pub struct Server {
    bin: PathBuf,
    folder: PathBuf,
    data: PathBuf,
    listen: String,
    port: u16,
    /// As long as this program runs, so does the shell: it reads what this holds open.
    shell: Child,
}

impl Server {
    /// Starts one.
    ///
    /// # Panics
    /// If no PostgreSQL is installed, or it does not start.
    pub fn start(ways: Ways) -> Self {
        let bin = lostcities_postgres_cluster::bin().expect("PostgreSQL is installed");
        let listen = ways.listen.unwrap_or_else(|| "127.0.0.1".to_owned());
        let port = if ways.namespace.is_some() {
            5432
        } else {
            free_port()
        };
        let library = Path::new("../lib").join(format!("{STATEMENTS}.so"));
        let preload = if bin.join(library).exists() {
            STATEMENTS
        } else {
            ""
        };
        let mut command = as_its_user(ways.namespace.as_deref());
        command.args(["sh", "-c", SCRIPT]);
        let mut shell = command
            .env("BIN", &bin)
            .env("LISTEN", &listen)
            .env("PORT", port.to_string())
            .env("PRELOAD", preload)
            .env("SETTINGS", ways.settings)
            .env("DATA", ways.data.as_deref().unwrap_or(Path::new("")))
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
        let folder = PathBuf::from(folder.trim_end());
        let server = Self {
            bin,
            data: ways.data.unwrap_or_else(|| folder.join("data")),
            folder,
            listen,
            port,
            shell,
        };
        if !preload.is_empty() {
            server.ask("postgres", &format!("create extension {STATEMENTS}"));
        }
        server
    }

    /// Makes an empty database and gives its address.
    pub fn create(&self, name: &str) -> String {
        let made = format!("create database {name} template template0");
        self.ask("postgres", &made);
        let Self { listen, port, .. } = self;
        format!("postgres://postgres@{listen}:{port}/{name}")
    }

    /// The address of a database for this program, which may be in another network.
    pub fn local(&self, name: &str) -> String {
        let folder = self.folder.display();
        format!(
            "postgres:///{name}?host={folder}&port={}&user=postgres",
            self.port
        )
    }

    /// What the server answers.
    pub fn ask(&self, database: &str, statement: &str) -> String {
        let done = Command::new(self.bin.join("psql"))
            .args([
                "--no-psqlrc",
                "--quiet",
                "--tuples-only",
                "--no-align",
                "--username=postgres",
            ])
            .arg(format!("--host={}", self.folder.display()))
            .arg(format!("--port={}", self.port))
            .arg(format!("--dbname={database}"))
            .arg(format!("--command={statement}"))
            .output()
            .expect("psql is installed beside the server");
        let said = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{statement}: {said}");
        String::from_utf8_lossy(&done.stdout).trim_end().to_owned()
    }

    /// Seconds of processor time that it has taken.
    pub fn processor_time(&self) -> f64 {
        self.pid()
            .map_or(0.0, process::processor_time_with_children)
    }

    fn pid(&self) -> Option<u32> {
        let pid = std::fs::read_to_string(self.data.join("postmaster.pid")).ok()?;
        pid.lines().next()?.trim().parse().ok()
    }

    /// Whether it runs.
    pub fn is_alive(&self) -> bool {
        self.pid()
            .is_some_and(|pid| Path::new(&format!("/proc/{pid}")).exists())
    }

    /// Starts it again after it has given up, as a service manager does.
    pub fn start_again(&self) {
        let started = as_its_user(None)
            .arg(self.bin.join("pg_ctl"))
            .args(["-w", "-D"])
            .arg(&self.data)
            .arg("-l")
            .arg(self.folder.join("server.log"))
            .arg("start")
            .current_dir("/")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .status();
        assert!(started.unwrap().success(), "{}", self.log());
    }

    /// What it has written into its log.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.join("server.log")).unwrap_or_default()
    }
}

impl Drop for Server {
    /// The shell stops the server and removes its folder.
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}

/// A command that takes the rest of its line as a program: it runs in the namespace, and not as root, which PostgreSQL refuses.
fn as_its_user(namespace: Option<&str>) -> Command {
    let mut line: Vec<&str> = Vec::new();
    if let Some(namespace) = namespace {
        line.extend(["ip", "netns", "exec", namespace]);
    }
    if is_root() {
        line.extend([
            "setpriv",
            "--reuid=postgres",
            "--regid=postgres",
            "--clear-groups",
            "--",
        ]);
    } else {
        line.push("env");
    }
    let mut command = Command::new(line[0]);
    command.args(line[1..].iter().map(OsStr::new));
    command
}

/// Whether this program may do everything.
pub fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt as _;
    std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// A port that nobody listens at.
pub fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}
