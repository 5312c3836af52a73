//! A server that runs, whatever it is for.

use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Starts the server and keeps it until standard input ends. `$BIN` is where PostgreSQL's programs are.
const SCRIPT: &str = r#"
set -eu
umask 077
folder=$(mktemp -d "${TMPDIR:-/tmp}/lostcities-pg.XXXXXX")
data=${DATA:-$folder/data}
cd "$folder"
trap '"$BIN/pg_ctl" -D "$data" -m immediate stop >/dev/null 2>&1; cd /; rm -rf "$folder"' EXIT
trap '' INT TERM HUP
if [ -n "$PRIMARY" ]; then
    "$BIN/pg_basebackup" -D "$data" -d "$PRIMARY" -R --checkpoint=fast --no-sync >init.log 2>&1 || { cat init.log >&2; exit 1; }
else
    "$BIN/initdb" -D "$data" -U postgres --auth=trust --encoding=UTF8 --locale=C --no-sync >init.log 2>&1 || { cat init.log >&2; exit 1; }
fi
[ -z "$LISTEN" ] || echo 'host all all samenet trust' >>"$data/pg_hba.conf"
cat >>"$data/postgresql.conf" <<END
listen_addresses = '$LISTEN'
port = $PORT
unix_socket_directories = '$folder'
$SETTINGS
END
"$BIN/pg_ctl" -D "$data" -w -l server.log start >start.log 2>&1 || { cat start.log server.log >&2; exit 1; }
echo "$folder"
cat >/dev/null
"#;

/// The port of a server if nobody asks for another one. It is part of the name of its socket, too.
pub const DEFAULT_PORT: u16 = 5432;

#[derive(Clone, Copy, Debug)]
pub struct ServerOptions<'a> {
    /// The address at which it listens, besides its socket; empty for its socket alone.
    pub listen: &'a str,
    pub port: u16,
    /// The network namespace in which it runs, if not in that of this program.
    pub namespace: Option<&'a str>,
    /// Where it keeps its data, if not in its temporary folder. The folder is made, and is not removed.
    pub data: Option<&'a Path>,
    pub settings: &'a str,
    /// Whom it follows as a standby, if anybody.
    pub primary: Option<&'a Server>,
}

impl Default for ServerOptions<'_> {
    fn default() -> Self {
        Self {
            listen: "",
            port: DEFAULT_PORT,
            namespace: None,
            data: None,
            settings: "",
            primary: None,
        }
    }
}

/// A server that runs, in a temporary folder, until this is dropped or the program ends, however it ends.
#[derive(Debug)]
pub struct Server {
    bin: PathBuf,
    folder: PathBuf,
    data: PathBuf,
    port: u16,
    /// As long as this program runs, so does the shell: it reads what this holds open.
    shell: Child,
}

impl Server {
    /// Starts one with the programs in `bin`. It refuses to run as root, so that root starts it as the user that its package has
    /// made.
    ///
    /// # Panics
    /// If it does not start.
    pub fn start(bin: PathBuf, options: ServerOptions<'_>) -> Self {
        let mut shell = as_its_user(options.namespace, "sh")
            .args(["-c", SCRIPT])
            .env("BIN", &bin)
            .env("LISTEN", options.listen)
            .env("PORT", options.port.to_string())
            .env("DATA", options.data.unwrap_or(Path::new("")))
            .env("SETTINGS", options.settings)
            .env(
                "PRIMARY",
                options.primary.map_or_else(String::new, Self::connection),
            )
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
        Self {
            bin,
            data: options
                .data
                .map_or_else(|| folder.join("data"), Path::to_owned),
            folder,
            port: options.port,
            shell,
        }
    }

    /// Makes a database that is a copy of `template`; of `template0` it is empty.
    ///
    /// # Panics
    /// If the server refuses.
    pub fn create(&self, name: &str, template: &str) {
        let quoted = name.replace('"', "\"\"");
        let made = format!("create database \"{quoted}\" template {template}");
        self.ask("postgres", &made);
    }

    /// What the server answers in this database, a line for each row.
    ///
    /// # Panics
    /// If the server refuses.
    pub fn ask(&self, database: &str, statement: &str) -> String {
        let done = Command::new(self.bin.join("psql"))
            .args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align"])
            .arg(format!("{} dbname={database}", self.connection()))
            .arg(format!("--command={statement}"))
            .output()
            .expect("psql is installed beside the server");
        let said = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{statement}: {said}");
        String::from_utf8_lossy(&done.stdout).trim_end().to_owned()
    }

    /// The address of a database by the server's socket. What an address must not hold is escaped in `name`.
    pub fn address(&self, name: &str) -> String {
        let folder = self.folder.display();
        let port = match self.port {
            DEFAULT_PORT => String::new(),
            port => format!("&port={port}"),
        };
        format!("postgres:///{name}?host={folder}{port}&user=postgres")
    }

    /// Where its socket is: a host in an address.
    pub fn host(&self) -> &Path {
        &self.folder
    }

    /// How libpq connects to it.
    fn connection(&self) -> String {
        format!(
            "host={} port={} user=postgres",
            self.folder.display(),
            self.port
        )
    }

    /// Has `pg_ctl` do something in the server's temporary folder, and says whether it did.
    pub fn control(&self, arguments: &[&str]) -> bool {
        let done = as_its_user(None, self.bin.join("pg_ctl"))
            .args(arguments)
            .arg("-D")
            .arg(&self.data)
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        done.is_ok_and(|done| done.success())
    }

    /// Has a shell run these commands as the server's user, with its programs, and with it as the server that they ask.
    ///
    /// # Panics
    /// If one of them fails.
    pub fn shell(&self, commands: &str) {
        let path = std::env::var("PATH").unwrap_or_default();
        let done = as_its_user(None, "sh")
            .args(["-euc", commands])
            .env("PATH", format!("{}:{path}", self.bin.display()))
            .env("PGUSER", "postgres")
            .env("PGHOST", &self.folder)
            .env("PRIMARY", &self.folder)
            .current_dir(&self.folder)
            .output()
            .expect("a shell");
        assert!(done.status.success(), "{commands}: {done:?}");
    }

    /// The number of the process that leads the server; `None` if it has noted none.
    pub fn leader(&self) -> Option<u32> {
        let notes = std::fs::read_to_string(self.data.join("postmaster.pid")).ok()?;
        notes.lines().next()?.trim().parse().ok()
    }

    /// Stops all of its processes where they are, as on a machine that hangs: connections stay, and nobody answers. They go on when
    /// this is dropped.
    ///
    /// # Panics
    /// If it does not run.
    pub fn freeze(&self) -> Frozen {
        let leader = self.leader().expect("a server that runs notes it");
        // First who makes others.
        signal("STOP", [leader.to_string()]);
        let children = std::fs::read_to_string(format!("/proc/{leader}/task/{leader}/children"));
        let children = children.expect("Linux says which they are");
        let mut stopped: Vec<String> = children.split_whitespace().map(str::to_owned).collect();
        signal("STOP", &stopped);
        stopped.push(leader.to_string());
        Frozen(stopped)
    }

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

/// The processes of a server that hangs.
#[derive(Debug)]
pub struct Frozen(Vec<String>);

impl Drop for Frozen {
    fn drop(&mut self) {
        signal("CONT", &self.0);
    }
}

fn signal(name: &str, processes: impl IntoIterator<Item = impl AsRef<OsStr>>) {
    let mut kill = Command::new("kill");
    let _ = kill.arg(format!("-{name}")).args(processes).status();
}

/// A program that is run in this network namespace, as the user whom the server runs as.
fn as_its_user(namespace: Option<&str>, program: impl AsRef<OsStr>) -> Command {
    let mut line: Vec<&OsStr> = Vec::new();
    if let Some(namespace) = namespace {
        line.extend(["ip", "netns", "exec", namespace].map(OsStr::new));
    }
    if is_root() {
        let as_postgres = [
            "setpriv",
            "--reuid=postgres",
            "--regid=postgres",
            "--clear-groups",
            "--",
        ];
        line.extend(as_postgres.map(OsStr::new));
    }
    line.push(program.as_ref());
    let mut command = Command::new(line[0]);
    command.args(&line[1..]);
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
