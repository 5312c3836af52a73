//! The real program as a child of the test, in a sandbox that outlives it.

use std::fs::File;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::time::Duration;

use lostcities::sandbox::{Message, Options, Sandbox, Snowflake, TOKEN};
use lostcities::store::{MatchId, SeatClock, Store, StoredMatch, StoredResult};
use tempfile::TempDir;

use super::super::kept::sql;

/// How long the program may take for something on a machine that has a lot to do.
pub const TIMEOUT: Duration = Duration::from_mins(1);

/// A sandbox, the database, and the program while it runs.
pub struct Stage {
    pub sandbox: Sandbox,
    home: TempDir,
    bot: Option<Child>,
}

impl Stage {
    /// A fresh sandbox in which the program runs.
    pub async fn open() -> Self {
        let mut stage = Self {
            sandbox: Sandbox::start(Options {
                // A program that comes back at once does not know what it asked for in the same second.
                requests_per_second: Some(u32::MAX),
                ..Options::default()
            })
            .await
            .unwrap(),
            home: TempDir::new().unwrap(),
            bot: None,
        };
        stage.start().await;
        stage
    }

    fn program(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lostcities"));
        command.env_clear().current_dir(self.home.path());
        command.args(["--database", "matches.db"]);
        command
    }

    /// Starts the program and waits until it is connected.
    pub async fn start(&mut self) {
        assert!(self.bot.is_none(), "it runs already");
        let log = File::options()
            .create(true)
            .append(true)
            .open(self.log())
            .unwrap();
        let api = self.sandbox.api();
        let child = self
            .program()
            .args([
                "--discord",
                &api,
                "--token",
                TOKEN,
                "--log",
                "lostcities=debug,warn",
            ])
            .stdout(log.try_clone().unwrap())
            .stderr(log)
            .spawn()
            .unwrap();
        self.bot = Some(child);
        self.wait("it connects", || self.sandbox.is_ready()).await;
    }

    fn log(&self) -> PathBuf {
        self.home.path().join("log")
    }

    /// What the program has written so far; the end of it.
    pub fn logged(&self) -> String {
        let log = std::fs::read_to_string(self.log()).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(40)..].join("\n")
    }

    /// Whether something holds before everybody has lost patience.
    pub async fn soon(&self, condition: impl FnMut() -> bool) -> bool {
        self.sandbox.wait_until(TIMEOUT, condition).await
    }

    /// Waits until something holds.
    pub async fn wait(&self, what: &str, condition: impl FnMut() -> bool) {
        let held = self.soon(condition).await;
        assert!(held, "not within a minute: {what}\n{}", self.logged());
    }

    /// Kills the program after a while, as a power cut would.
    pub async fn kill_after(&mut self, delay: Duration) {
        let mut bot = self.bot.take().unwrap();
        let killing = tokio::task::spawn_blocking(move || {
            // The blow has to fall in the middle of something, finer than the timer of the runtime can count.
            std::thread::sleep(delay);
            bot.kill().unwrap();
            bot.wait().unwrap();
        });
        killing.await.unwrap();
        self.wait("its connection is gone", || !self.sandbox.is_ready())
            .await;
    }

    /// Asks the program to stop, as a container does, and waits until it has.
    pub async fn terminate(&mut self) -> ExitStatus {
        let mut bot = self.bot.take().unwrap();
        let told = Command::new("kill").arg(bot.id().to_string()).status();
        assert!(told.unwrap().success());
        tokio::task::spawn_blocking(move || bot.wait().unwrap())
            .await
            .unwrap()
    }

    /// The newest match, as the database has it.
    pub async fn newest(&self) -> Option<StoredMatch> {
        let store = self.store().await;
        let listed = store.matches().list().await.unwrap();
        let newest = listed.iter().map(|(id, _)| *id).max();
        let stored = match newest {
            Some(id) => store.matches().load(id).await.unwrap(),
            None => None,
        };
        store.close().await;
        stored
    }

    /// The clocks of a match.
    pub async fn clocks(&self, id: MatchId) -> Vec<SeatClock> {
        let store = self.store().await;
        let clocks = store.clocks().of(id).await.unwrap();
        store.close().await;
        clocks
    }

    /// While the program does not run: the time of everybody was up before it ended.
    pub async fn let_clocks_run_down(&self) {
        assert!(self.bot.is_none(), "it would sweep meanwhile");
        let run_down = "update clocks set due_at = (select at from heartbeat) - 1000,
                next_at = (select at from heartbeat) - 1000 where next_at is not null";
        sql(&self.home.path().join("matches.db"), run_down).await;
    }

    /// The message of the challenge that a match began with.
    pub async fn invitation(&self, id: MatchId) -> Option<Snowflake> {
        let store = self.store().await;
        let board = store.boards().board(id).await.unwrap();
        store.close().await;
        Some(Snowflake::new(board?.invitation?.0))
    }

    /// What became of a match, if it has ended.
    pub async fn result(&self, id: MatchId) -> Option<StoredResult> {
        let store = self.store().await;
        let result = store.results().result_of(id).await.unwrap();
        store.close().await;
        result
    }

    async fn store(&self) -> Store {
        let path = self.home.path().join("matches.db");
        Store::open_read_only(&path).await.unwrap()
    }

    /// Exports a finished match and lets the program check it.
    pub fn verify(&self, id: &str) {
        let exported = self.run(&["export", id]);
        let file = self.home.path().join("match.json");
        std::fs::write(&file, exported.stdout).unwrap();
        self.run(&["verify", "match.json"]);
    }

    /// Rates everybody again from this many results, and holds that they were rated so before.
    pub fn check_ratings(&self, n_results: usize) {
        let rebuilt = self.run(&["ratings", "rebuild"]);
        let said = String::from_utf8(rebuilt.stdout).unwrap();
        let wanted = format!("from {n_results} rated results; 0 rows were not so");
        assert!(said.contains(&wanted), "{wanted}: {said}");
    }

    fn run(&self, arguments: &[&str]) -> Output {
        let done = self
            .program()
            .args(arguments)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        assert!(done.status.success(), "{arguments:?}: {done:?}");
        done
    }

    /// The public messages of the channel, oldest first.
    pub fn public(&self) -> Vec<Message> {
        let onlooker = self.sandbox.person("Deniz").unwrap();
        onlooker.messages("general").unwrap()
    }
}

impl Drop for Stage {
    /// A failing test leaves no process behind.
    fn drop(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            let _ = bot.kill();
            let _ = bot.wait();
        }
    }
}
