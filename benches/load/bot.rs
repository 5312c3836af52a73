//! The bot as a separate process, and the sandbox that it plays in.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

use lostcities::sandbox::{Options, Sandbox, TOKEN};
use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tempfile::TempDir;

/// A sandbox, a database, and the bot while it runs.
pub struct Stage {
    pub sandbox: Sandbox,
    home: TempDir,
    bot: Option<Child>,
}

/// The program, optimized as it is released, or another one that is to be compared with it.
pub fn program() -> &'static Path {
    PROGRAM.get_or_init(|| env!("CARGO_BIN_EXE_lostcities").into())
}

/// The program that is measured.
pub static PROGRAM: OnceLock<PathBuf> = OnceLock::new();

/// Requests with the bot's token that the sandbox takes in a second, if they are not as many as Discord takes.
pub static REQUESTS_PER_SECOND: OnceLock<u32> = OnceLock::new();

/// The processor that the bot runs on, if it is to have only one.
pub static CPU: OnceLock<usize> = OnceLock::new();

/// How long people wait for an answer that was promised.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

/// The parts of a second in which Linux counts processor time.
const TICKS: f64 = 100.0;

impl Stage {
    /// A fresh sandbox, and a bot that is connected to it.
    pub async fn open() -> Self {
        let mut stage = Self {
            sandbox: sandbox().await,
            home: TempDir::new().unwrap(),
            bot: None,
        };
        stage.start().await;
        stage
    }

    /// Starts the bot and waits until it is connected.
    pub async fn start(&mut self) {
        let api = self.sandbox.api();
        let mut command = Command::new(program());
        if let Some(cpu) = CPU.get() {
            command = Command::new("taskset");
            command
                .args(["--cpu-list", &cpu.to_string()])
                .arg(program());
        }
        let bot = command
            .env_clear()
            .current_dir(self.home.path())
            .args(["--database", "matches.db", "--log", "warn"])
            .args(["--discord", &api, "--token", TOKEN])
            .stdout(Stdio::null())
            .spawn();
        self.bot = Some(bot.unwrap());
        self.sandbox.wait_ready().await;
    }

    /// Asks the bot to stop and waits until it has.
    pub async fn stop(&mut self) {
        let mut bot = self.bot.take().unwrap();
        let id = bot.id().to_string();
        assert!(Command::new("kill").arg(id).status().unwrap().success());
        assert!(bot.wait().unwrap().success());
        let is_gone = || !self.sandbox.is_ready();
        assert!(
            self.sandbox
                .wait_until(Duration::from_secs(9), is_gone)
                .await
        );
    }

    /// Seconds of processor time that the bot has taken since it was started.
    pub fn processor_time(&self) -> f64 {
        let id = self.bot.as_ref().unwrap().id();
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap();
        // The name, which may hold anything, ends with the last bracket; the 12th and 13th field after it are the ticks spent
        // in the program and in the system.
        let (_, fields) = stat.rsplit_once(')').unwrap();
        let fields = fields.split_whitespace().skip(11).take(2);
        let ticks = fields.map(|field| field.parse::<u32>().unwrap());
        f64::from(ticks.sum::<u32>()) / TICKS
    }

    /// Where the bot keeps its matches.
    pub fn database(&self) -> PathBuf {
        self.home.path().join("matches.db")
    }

    /// A separate connection to the database, without the types of this build: another build may have written it.
    pub async fn read_database(&self) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(self.database());
        options.read_only(true).connect().await.unwrap()
    }

    /// Bytes of the bot in memory: now, and when they were most.
    pub fn memory(&self) -> (u64, u64) {
        let id = self.bot.as_ref().unwrap().id();
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap();
        let bytes = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let kib: u64 = line
                .unwrap()
                .trim_matches(|c: char| !c.is_ascii_digit())
                .parse()
                .unwrap();
            kib * 1024
        };
        (bytes("VmRSS:"), bytes("VmHWM:"))
    }
}

/// A sandbox whose people wait for what is promised to them.
async fn sandbox() -> Sandbox {
    let options = Options {
        response_timeout: Some(REQUEST_TIMEOUT),
        requests_per_second: REQUESTS_PER_SECOND.get().copied(),
        ..Options::default()
    };
    Sandbox::start(options).await.unwrap()
}

impl Drop for Stage {
    fn drop(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            let _ = bot.kill();
            let _ = bot.wait();
        }
    }
}
