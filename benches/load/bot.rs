//! The bot as separate processes, the sandbox that it plays in, and its database.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, OnceLock};
use std::time::Duration;

use futures_util::future::join_all;
use lostcities::sandbox::{Options, Sandbox, TOKEN};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, PgConnection};
use tempfile::TempDir;

use super::process::{self, Process};
use super::server::{self, Server};

/// A sandbox, a database, and the bot while it runs.
pub struct Stage {
    pub sandbox: Sandbox,
    home: TempDir,
    server: Option<Server>,
    places: Vec<Place>,
}

/// Where a process runs, and the process while it does.
pub struct Place {
    /// Where Discord is, for it.
    pub api: String,
    /// Its addresses on the server and for interactions, if it is not at the gateway with a file.
    pub shared: Option<Shared>,
    pub namespace: Option<String>,
    process: Mutex<Option<Process>>,
}

/// What a process needs that is one of several.
#[derive(Clone)]
pub struct Shared {
    pub database: String,
    pub interactions: SocketAddr,
    pub metrics: SocketAddr,
}

impl Place {
    pub const fn new(api: String, shared: Option<Shared>, namespace: Option<String>) -> Self {
        Self {
            api,
            shared,
            namespace,
            process: Mutex::new(None),
        }
    }
}

/// The program, optimized as it is released, or another one that is to be compared with it.
pub fn program() -> &'static Path {
    PROGRAM.get_or_init(|| env!("CARGO_BIN_EXE_lostcities").into())
}

pub static PROGRAM: OnceLock<PathBuf> = OnceLock::new();

/// Requests with the bot's token that the sandbox takes in a second, if they are not as many as Discord takes.
pub static REQUESTS_PER_SECOND: OnceLock<u32> = OnceLock::new();

/// The processor that the bot runs on, if it is to have only one.
pub static CPU: OnceLock<usize> = OnceLock::new();

/// How long people wait for an answer that was promised.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

pub const NAME: &str = "lostcities";

/// Whether the bot gets this variable of the environment: where programs are, and what the C library does with memory.
fn is_kept(name: &str) -> bool {
    name == "PATH" || name.starts_with("MALLOC_")
}

impl Stage {
    /// A fresh sandbox, and a bot that is connected to it.
    pub async fn open() -> Self {
        let sandbox = sandbox(None).await;
        let place = Place::new(sandbox.api(), None, None);
        let stage = Self::closed(sandbox, None, vec![place]);
        stage.start().await;
        stage
    }

    /// A fresh sandbox, a server, and this many processes that take interactions over HTTP.
    pub async fn open_several(n_processes: u8) -> Self {
        let server = Server::start(server::Ways::default());
        let sandbox = sandbox(None).await;
        let database = server.create(NAME);
        let places = places(&sandbox.api(), &database, n_processes);
        let stage = Self::closed(sandbox, Some(server), places);
        join_all((0..stage.places.len()).map(|n| stage.start_at(n))).await;
        stage
    }

    /// A stage on which nothing runs yet.
    pub fn closed(sandbox: Sandbox, server: Option<Server>, places: Vec<Place>) -> Self {
        let interactions = places.iter().filter_map(|place| place.shared.as_ref());
        let urls = interactions.map(|shared| format!("http://{}/", shared.interactions));
        sandbox.deliver_to(urls.collect());
        Self {
            sandbox,
            home: TempDir::new().unwrap(),
            server,
            places,
        }
    }

    /// Starts the bot and waits until it is connected.
    pub async fn start(&self) {
        self.start_at(0).await;
    }

    /// Starts a process and waits until it says that it is ready.
    pub async fn start_at(&self, n: usize) {
        let place = &self.places[n];
        let process = Process::start(&mut self.command(place));
        *place.process.lock().unwrap() = Some(process);
        match &place.shared {
            None => self.sandbox.wait_ready().await,
            Some(shared) => {
                while !is_ready(shared.metrics).await {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
        }
    }

    fn command(&self, place: &Place) -> Command {
        let mut line = Vec::new();
        if let Some(namespace) = &place.namespace {
            line.extend(["ip", "netns", "exec", namespace].map(str::to_owned));
        }
        if let Some(cpu) = CPU.get() {
            line.extend([
                "taskset".to_owned(),
                "--cpu-list".to_owned(),
                cpu.to_string(),
            ]);
        }
        line.push(program().to_str().unwrap().to_owned());
        let mut command = Command::new(&line[0]);
        command
            .args(&line[1..])
            .env_clear()
            .envs(std::env::vars().filter(|(name, _)| is_kept(name)))
            .current_dir(self.home.path())
            .args(["--discord", &place.api, "--token", TOKEN])
            .args(["--clicks-per-second", "0"])
            .stdout(Stdio::null());
        match &place.shared {
            None => command.args(["--database", "matches.db", "--log", "warn"]),
            Some(shared) => command
                .args(["--database", &shared.database, "--log", "error"])
                .args(["--public-key", &self.sandbox.public_key()])
                .args(["--interactions", &shared.interactions.to_string()])
                .args(["--metrics", &shared.metrics.to_string()]),
        };
        command
    }

    fn take(&self, n: usize) -> Process {
        let taken = self.places[n].process.lock().unwrap().take();
        taken.expect("it runs")
    }

    /// Asks the bot to stop and waits until it has.
    pub async fn stop(&self) {
        self.stop_at(0).await;
        let is_gone = || !self.sandbox.is_ready();
        assert!(
            self.sandbox
                .wait_until(Duration::from_secs(9), is_gone)
                .await
        );
    }

    /// Asks a process to stop and waits until it has.
    pub async fn stop_at(&self, n: usize) {
        assert!(self.take(n).stop().await.success());
    }

    pub async fn kill_at(&self, n: usize) {
        self.take(n).kill().await;
    }

    fn ids(&self) -> Vec<u32> {
        let processes = self
            .places
            .iter()
            .map(|place| place.process.lock().unwrap());
        processes
            .filter_map(|process| process.as_ref().map(Process::id))
            .collect()
    }

    /// Seconds of processor time that the processes which run have taken since they were started.
    pub fn processor_time(&self) -> f64 {
        self.ids().into_iter().map(process::processor_time).sum()
    }

    /// The server, where there is one.
    pub fn server(&self) -> &Server {
        self.server.as_ref().expect("a server")
    }

    /// Where the processes are reached, if there are several.
    pub fn shared(&self) -> Vec<&Shared> {
        let shared = self.places.iter().filter_map(|place| place.shared.as_ref());
        shared.collect()
    }

    /// Where a single bot keeps its matches.
    pub fn database(&self) -> PathBuf {
        self.home.path().join("matches.db")
    }

    /// A separate connection to the database, without the types of this build: another build may have written it.
    pub async fn read_database(&self) -> Reader {
        if let Some(server) = &self.server {
            let address = server.local(NAME);
            return Reader::Server(PgConnection::connect(&address).await.unwrap());
        }
        let options = SqliteConnectOptions::new().filename(self.database());
        Reader::File(options.read_only(true).connect().await.unwrap())
    }

    /// Bytes of the largest process in memory: now, and when they were most.
    pub fn memory(&self) -> (u64, u64) {
        let all = self.ids().into_iter().map(process::memory);
        all.fold((0, 0), |(now, most), (a, b)| (now.max(a), most.max(b)))
    }
}

/// Processes on this machine, at the same ports of as many addresses of it.
pub fn places(api: &str, database: &str, n_processes: u8) -> Vec<Place> {
    let [interactions, metrics] = [server::free_port(), server::free_port()];
    let place = |last| {
        let own = [127, 0, 0, last];
        let shared = Shared {
            database: database.to_owned(),
            interactions: SocketAddr::from((own, interactions)),
            metrics: SocketAddr::from((own, metrics)),
        };
        Place::new(api.to_owned(), Some(shared), None)
    };
    (0..n_processes).map(|n| place(2 + n)).collect()
}

/// Whether a process says that people can play.
pub async fn is_ready(metrics: SocketAddr) -> bool {
    static CLIENT: OnceLock<reqwest::Client> = OnceLock::new();
    let client = CLIENT.get_or_init(|| {
        let builder = reqwest::Client::builder().no_proxy();
        builder.timeout(Duration::from_secs(5)).build().unwrap()
    });
    let asked = client.get(format!("http://{metrics}/ready")).send().await;
    asked.is_ok_and(|answer| answer.status().is_success())
}

/// A connection that only reads.
pub enum Reader {
    File(SqliteConnection),
    Server(PgConnection),
}

impl Reader {
    /// The acts in the log of a match.
    pub async fn acts(&mut self, id: u64) -> Vec<String> {
        let sql = "select step from steps where match = $1 order by ply";
        let id = i64::try_from(id).unwrap();
        let query = sqlx::query_scalar(sql).bind(id);
        let steps: Vec<String> = match self {
            Self::File(file) => query.fetch_all(file).await.unwrap(),
            Self::Server(server) => {
                let query = sqlx::query_scalar(sql).bind(id);
                query.fetch_all(server).await.unwrap()
            }
        };
        let steps = steps.iter().map(|step| {
            let step: serde_json::Value = serde_json::from_str(step).unwrap();
            step["act"].as_str().map(str::to_owned)
        });
        steps.flatten().collect()
    }

    /// What a statement counts with a number.
    pub async fn count(&mut self, sql: &'static str, n: i64) -> i64 {
        match self {
            Self::File(file) => sqlx::query_scalar(sql).bind(n).fetch_one(file).await,
            Self::Server(server) => sqlx::query_scalar(sql).bind(n).fetch_one(server).await,
        }
        .unwrap()
    }
}

/// A sandbox whose people wait for what is promised to them.
pub async fn sandbox(listen: Option<std::net::IpAddr>) -> Sandbox {
    let options = Options {
        listen,
        response_timeout: Some(REQUEST_TIMEOUT),
        requests_per_second: REQUESTS_PER_SECOND.get().copied(),
        ..Options::default()
    };
    Sandbox::start(options).await.unwrap()
}
