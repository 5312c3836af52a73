//! A PostgreSQL server that waits for the disk, gone with the benchmark.

use std::path::{Path, PathBuf};

use lostcities_postgres_cluster::{DEFAULT_PORT, ServerOptions, bin};

use super::process;

/// What PostgreSQL counts of statements by, where it is installed.
const STATEMENTS: &str = "pg_stat_statements";

/// As much as a small server would be given.
const SETTINGS: &str = "max_connections = 100
shared_buffers = 128MB";

#[derive(Default)]
pub struct Ways {
    /// The address at which it listens, if not 127.0.0.1.
    pub listen: Option<String>,
    /// The network namespace in which it runs.
    pub namespace: Option<String>,
    /// Where it keeps its data, if not in a temporary folder.
    pub data: Option<PathBuf>,
    pub settings: &'static str,
}

pub struct Server {
    cluster: lostcities_postgres_cluster::Server,
    listen: String,
    port: u16,
}

impl Server {
    /// # Panics
    /// If no PostgreSQL is installed, or it does not start.
    pub fn start(ways: Ways) -> Self {
        let bin = bin().expect("PostgreSQL is installed");
        let listen = ways.listen.unwrap_or_else(|| "127.0.0.1".to_owned());
        let port = if ways.namespace.is_some() {
            DEFAULT_PORT
        } else {
            free_port()
        };
        let library = Path::new("../lib").join(format!("{STATEMENTS}.so"));
        let has_statements = bin.join(library).exists();
        let preload = if has_statements { STATEMENTS } else { "" };
        let settings = format!(
            "{SETTINGS}\nshared_preload_libraries = '{preload}'\n{}",
            ways.settings
        );
        let options = ServerOptions {
            listen: &listen,
            port,
            namespace: ways.namespace.as_deref(),
            data: ways.data.as_deref(),
            primary: None,
            settings: &settings,
        };
        let cluster = lostcities_postgres_cluster::Server::start(bin, options);
        if has_statements {
            cluster.ask("postgres", &format!("create extension {STATEMENTS}"));
        }
        Self {
            cluster,
            listen,
            port,
        }
    }

    /// Makes an empty database and gives its address.
    pub fn create(&self, name: &str) -> String {
        self.cluster.create(name, "template0");
        let Self { listen, port, .. } = self;
        format!("postgres://postgres@{listen}:{port}/{name}")
    }

    /// The address of a database for this program, which may be in another network.
    pub fn local(&self, name: &str) -> String {
        self.cluster.address(name)
    }

    pub fn ask(&self, database: &str, statement: &str) -> String {
        self.cluster.ask(database, statement)
    }

    /// Seconds of processor time that it has taken.
    pub fn processor_time(&self) -> f64 {
        let leader = self.cluster.leader();
        leader.map_or(0.0, process::processor_time_with_children)
    }

    pub fn is_alive(&self) -> bool {
        let leader = self.cluster.leader();
        leader.is_some_and(|pid| Path::new(&format!("/proc/{pid}")).exists())
    }

    /// Starts it again after it has given up, as a service manager does.
    pub fn start_again(&self) {
        let is_up = self.cluster.control(&["start", "-w", "-l", "server.log"]);
        assert!(is_up, "{}", self.log());
    }

    pub fn log(&self) -> String {
        self.cluster.log()
    }
}

/// A port that nobody listens at.
pub fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}
