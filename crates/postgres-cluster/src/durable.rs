//! A server that survives being killed.

use std::process::Command;

use super::{Server, ServerOptions, bin, cluster};

/// The name of the database of a [`DurableServer`].
const KEPT: &str = "kept";

/// How often a server is started after it was killed.
const ATTEMPTS: u32 = 50;

/// It waits for the disk as one in use does.
const SETTINGS: &str = "fsync = on
full_page_writes = on
max_connections = 400
shared_buffers = 32MB";

/// A server of a test alone, with one database, that waits for the disk as one in use does: it can be killed.
#[derive(Debug)]
pub struct DurableServer {
    server: Server,
}

impl DurableServer {
    /// Starts one; `None` where no PostgreSQL is installed.
    ///
    /// # Panics
    /// As for [`database`](super::database).
    pub fn start() -> Option<Self> {
        // Says what is missing.
        cluster()?;
        let options = ServerOptions {
            settings: SETTINGS,
            ..ServerOptions::default()
        };
        let server = Server::start(bin()?, options);
        server.create(KEPT, "template0");
        Some(Self { server })
    }

    pub fn address(&self) -> String {
        self.server.address(KEPT)
    }

    /// Ends the server in the middle of everything, as a power cut would, and waits until it is there again.
    ///
    /// # Panics
    /// If it does not start again.
    pub fn crash(&self) {
        self.server.control(&["stop", "-m", "immediate"]);
        self.start_again();
    }

    /// Kills the process that leads the server; the others end when they notice. Waits until it is there again.
    ///
    /// # Panics
    /// If it does not start again.
    pub fn kill(&self) {
        let leader = self.server.leader().expect("a server that runs notes it");
        let killed = Command::new("kill")
            .args(["-KILL", &leader.to_string()])
            .status();
        assert!(killed.is_ok_and(|killed| killed.success()));
        self.start_again();
    }

    /// Where it is refused while processes of the server before it are still ending, it is tried again.
    fn start_again(&self) {
        let start = ["start", "-w", "-l", "server.log"];
        let is_up = (0..ATTEMPTS).any(|_| self.server.control(&start));
        assert!(is_up, "PostgreSQL did not start again");
    }

    pub fn cut_connections(&self) {
        let cut = "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'kept'";
        self.server.ask("postgres", cut);
    }
}
