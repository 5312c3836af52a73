//! The real program as a child of the test, in a sandbox that outlives it.

use std::fs::File;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::Arc;
use std::time::Duration;

use lostcities::sandbox::{Message, Options, Sandbox, Snowflake, TOKEN};
use lostcities::store::{
    AttemptKey, Deal, Entrant, Evening, EveningId, Finishes, LeagueSeason, Location, MatchId,
    PersonId, SeasonId, SeasonMatch, SeatClock, Store, StoredMatch, StoredResult,
};
use lostcities_postgres_cluster::{DurableServer, PREFER};
use tempfile::TempDir;

use super::super::bot::harness::{self, say_to};
use super::blow::Strike;

/// How long the program may take for something on a machine that has a lot to do.
pub const TIMEOUT: Duration = Duration::from_mins(1);

/// How often something is looked at that does not say when it changes.
pub const LOOK_AGAIN: Duration = Duration::from_millis(5);

/// A season with who takes part and its matches.
pub type Season = (LeagueSeason, Vec<Entrant>, Vec<SeasonMatch>);

/// A sandbox, the database, and the program while it runs.
pub struct Stage {
    pub sandbox: Sandbox,
    home: TempDir,
    /// What the program writes into its log.
    filter: &'static str,
    /// What keeps the database, unless it is a file.
    server: Option<Arc<DurableServer>>,
    bot: Option<Child>,
    /// Two programs in place of one, which take interactions over HTTP.
    two: [Option<Process>; 2],
}

/// One of two programs.
struct Process {
    child: Child,
    /// Where it takes interactions.
    url: String,
}

/// How its log says where it takes interactions.
const SERVED_AT: &str = "interactions are served over HTTP at ";

impl Stage {
    /// A fresh sandbox in which the program runs, with a file or, where tests prefer it, a server. People are patient.
    pub async fn open() -> Self {
        let server = std::env::var_os(PREFER).and_then(|_| DurableServer::start());
        let mut stage = Self::empty(server, Some(TIMEOUT)).await;
        stage.start().await;
        stage
    }

    /// The same with this server.
    pub async fn open_for_strikes(server: DurableServer) -> Self {
        let mut stage = Self::empty(Some(server), Some(TIMEOUT)).await;
        stage.start().await;
        stage
    }

    /// A fresh sandbox in which two programs run on this server.
    pub async fn open_two(server: DurableServer) -> Self {
        let mut stage = Self::empty(Some(server), None).await;
        stage.start_both().await;
        stage
    }

    /// A fresh sandbox in which the program runs with a file, and logs what this filter asks for.
    pub async fn open_with_log(filter: &'static str) -> Self {
        let mut stage = Self::empty(None, Some(TIMEOUT)).await;
        stage.filter = filter;
        stage.start().await;
        stage
    }

    async fn empty(server: Option<DurableServer>, response_timeout: Option<Duration>) -> Self {
        Self {
            sandbox: Sandbox::start(Options {
                // A program that comes back at once does not know what it asked for in the same second.
                requests_per_second: Some(u32::MAX),
                response_timeout,
                ..Options::default()
            })
            .await
            .unwrap(),
            home: TempDir::new().unwrap(),
            filter: "lostcities=debug,warn",
            server: server.map(Arc::new),
            bot: None,
            two: [None, None],
        }
    }

    /// Whether two programs run.
    pub fn is_of_two(&self) -> bool {
        self.two.iter().any(Option::is_some)
    }

    /// Starts those of two programs that do not run, and waits until they take interactions.
    pub async fn start_both(&mut self) {
        for number in 0..self.two.len() {
            if self.two[number].is_none() {
                self.two[number] = Some(self.process().await);
            }
        }
        self.deliver_to_all().await;
    }

    async fn process(&self) -> Process {
        let n_served = self.served().len();
        let key = self.sandbox.public_key();
        let over_http = ["--interactions", "127.0.0.1:0", "--public-key", &key];
        let child = self.spawn(&over_http);
        let served = async {
            loop {
                if let Some(url) = self.served().into_iter().nth(n_served) {
                    return url;
                }
                tokio::time::sleep(LOOK_AGAIN).await;
            }
        };
        let url = tokio::time::timeout(TIMEOUT, served).await;
        let url = url.unwrap_or_else(|_| panic!("it does not start\n{}", self.logged()));
        Process { child, url }
    }

    /// Where programs have taken interactions, one after the other.
    fn served(&self) -> Vec<String> {
        let log = self.whole_log();
        let lines = log.lines();
        let urls = lines.filter_map(|line| Some(line.split_once(SERVED_AT)?.1.to_owned()));
        urls.collect()
    }

    /// Discord sends interactions to each of two programs in turn, and to the other where one does not answer.
    pub async fn deliver_to_all(&self) {
        let running = self.two.iter().flatten();
        self.deliver_to(running).await;
    }

    pub async fn deliver_only_to(&self, number: usize) {
        self.deliver_to(self.two[number].iter()).await;
    }

    async fn deliver_to(&self, processes: impl Iterator<Item = &Process>) {
        let urls = processes.map(|process| process.url.clone());
        self.sandbox.deliver_to(urls.collect());
        self.wait("they answer", || self.sandbox.is_ready()).await;
    }

    pub fn signal(&self, number: usize, signal: &str) {
        let process = self.two[number].as_ref().expect("it runs");
        let id = process.child.id().to_string();
        let told = Command::new("kill").args(["-s", signal, &id]).status();
        assert!(told.unwrap().success());
    }

    /// Kills one of two programs after a while, as a power cut would.
    pub async fn kill_one_after(&mut self, delay: Duration, number: usize) {
        let mut process = self.two[number].take().expect("it runs");
        let killing = tokio::task::spawn_blocking(move || {
            std::thread::sleep(delay);
            process.child.kill().unwrap();
            process.child.wait().unwrap();
        });
        killing.await.unwrap();
    }

    fn program(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lostcities"));
        command.env_clear().current_dir(self.home.path());
        let database = self.server.as_ref().map(|server| server.address());
        command.args(["--database", database.as_deref().unwrap_or("matches.db")]);
        command
    }

    fn database(&self) -> Location {
        match &self.server {
            Some(server) => Location::Server(server.address()),
            None => self.home.path().join("matches.db").into(),
        }
    }

    /// Starts the program and waits until it is connected.
    pub async fn start(&mut self) {
        assert!(self.bot.is_none(), "it runs already");
        self.bot = Some(self.spawn(&[]));
        self.wait("it connects", || self.sandbox.is_ready()).await;
    }

    fn spawn(&self, arguments: &[&str]) -> Child {
        let log = File::options()
            .create(true)
            .append(true)
            .open(self.log())
            .unwrap();
        let api = self.sandbox.api();
        self.program()
            .args(arguments)
            .args([
                "--discord",
                &api,
                "--token",
                TOKEN,
                "--clicks-per-second",
                "0",
                "--log",
                self.filter,
            ])
            .stdout(log.try_clone().unwrap())
            .stderr(log)
            .spawn()
            .unwrap()
    }

    fn log(&self) -> PathBuf {
        self.home.path().join("log")
    }

    /// What the program has written so far.
    pub fn whole_log(&self) -> String {
        std::fs::read_to_string(self.log()).unwrap_or_default()
    }

    /// What the program has written so far; the end of it. That all went well fills pages.
    pub fn logged(&self) -> String {
        let log = self.whole_log();
        let lines = log.lines();
        let lines: Vec<&str> = lines
            .filter(|line| !line.contains("DEBUG answered"))
            .collect();
        lines[lines.len().saturating_sub(40)..].join("\n")
    }

    /// Whether the log of the program has this anywhere.
    pub fn has_logged(&self, text: &str) -> bool {
        self.whole_log().contains(text)
    }

    /// Whether something holds before everybody has lost patience.
    pub async fn soon(&self, condition: impl FnMut() -> bool) -> bool {
        self.sandbox.wait_until(TIMEOUT, condition).await
    }

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

    /// Strikes the server after a while, and waits until it takes connections.
    pub async fn strike_server(&self, delay: Duration, strike: Strike) {
        let server = self.server.clone().expect("it keeps the database");
        let striking = tokio::task::spawn_blocking(move || {
            std::thread::sleep(delay);
            match strike {
                Strike::Crash => server.crash(),
                Strike::Kill => server.kill(),
                Strike::Cut => server.cut_connections(),
            }
        });
        striking.await.unwrap();
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

    pub async fn newest(&self) -> Option<StoredMatch> {
        self.ask(async |store| {
            let listed = store.list_matches().await.unwrap();
            let newest = listed.iter().map(|(id, _)| *id).max();
            store.load_match(newest?).await.unwrap()
        })
        .await
    }

    pub async fn stored(&self, id: MatchId) -> StoredMatch {
        let stored = self.ask(async |store| store.load_match(id).await.unwrap());
        stored.await.expect("a match")
    }

    pub async fn clocks(&self, id: MatchId) -> Vec<SeatClock> {
        self.ask(async |store| store.clocks_of(id).await.unwrap())
            .await
    }

    /// Says something to the database.
    pub async fn say(&self, text: &str) {
        say_to(&self.database(), text).await;
    }

    /// Kills the program, or one of two, after a while, and starts it again.
    pub async fn kill_in(&mut self, delay: Duration, number: u32) {
        if self.is_of_two() {
            self.kill_one_after(delay, number as usize % 2).await;
            self.start_both().await;
        } else {
            self.kill_after(delay).await;
            self.start().await;
        }
    }

    /// While the program does not run: the time of everybody was up before it ended.
    pub async fn let_clocks_run_down(&self) {
        assert!(self.bot.is_none(), "it would sweep meanwhile");
        let run_down = "update clocks set due_at = (select at from heartbeat) - 1000,
                next_at = (select at from heartbeat) - 1000 where next_at is not null";
        self.say(run_down).await;
    }

    /// While the program does not run: the time of the deal of an evening was up before it ended.
    pub async fn let_deal_run_down(&self, deal: Deal) {
        assert!(self.bot.is_none(), "it would sweep meanwhile");
        let (number, game) = (deal.number(), deal.game.kind().slug());
        let run_down = format!(
            "update deals set closes_at = (select at from heartbeat) - 1000 where day = {number} and game = '{game}'"
        );
        self.say(&run_down).await;
    }

    pub async fn evening(&self, id: EveningId) -> Option<Evening> {
        self.ask(async |store| store.evening(id).await.unwrap())
            .await
    }

    pub async fn season(&self, id: SeasonId) -> Season {
        self.ask(async |store| {
            let season = store.season(id).await.unwrap().expect("it is open");
            let entrants = store.entrants_of(id).await.unwrap();
            (season, entrants, store.matches_of_season(id).await.unwrap())
        })
        .await
    }

    /// The match that a person's try at a deal is, if they have begun it.
    pub async fn attempt(&self, key: AttemptKey) -> Option<StoredMatch> {
        self.ask(async |store| {
            let attempt = store.attempt(key).await.unwrap()?;
            store.load_match(attempt.id).await.unwrap()
        })
        .await
    }

    /// The message of the challenge that a match began with.
    pub async fn invitation(&self, id: MatchId) -> Option<Snowflake> {
        let board = self.ask(async |store| store.board(id).await.unwrap());
        Some(Snowflake::new(board.await?.invitation?.0))
    }

    pub async fn result(&self, id: MatchId) -> Option<StoredResult> {
        self.ask(async |store| store.result_of(id).await.unwrap())
            .await
    }

    /// How many matches of several people have ended for a person who has ended some.
    pub async fn finishes(&self, person: PersonId) -> Finishes {
        let finishes = self.ask(async |store| store.finishes_of(person).await.unwrap());
        finishes.await.expect("matches that have ended")
    }

    async fn ask<T>(&self, ask: impl AsyncFnOnce(&Store) -> T) -> T {
        harness::ask(&self.database(), ask).await
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
        let two = self.two.iter_mut().filter_map(Option::take);
        let two = two.map(|process| process.child);
        for mut bot in self.bot.take().into_iter().chain(two) {
            let _ = bot.kill();
            let _ = bot.wait();
        }
    }
}
