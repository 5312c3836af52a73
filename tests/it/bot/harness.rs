//! A club in which the bot runs: a sandbox, the bot in it, and people to play with.
//!
//! Clock and randomness are the club's own, so that every match is dealt the same each time. The bot has a runtime of its
//! own and can be stopped as by a signal or as by a power cut.

mod acts;
mod database;
mod environment;
mod life;
mod log;
mod looks;
mod time;
mod ways;

use std::path::PathBuf;
use std::sync::Arc;

use lostcities::sandbox::{Person, Request, Sandbox, TOKEN};
use lostcities::service::{BotHandle, Config, DiscordEndpoint, Interactions};
use lostcities::store::Location;
use lostcities::table::{Environment, Tables};
use lostcities_postgres_cluster::database_for;
use tempfile::TempDir;

use crate::kept::create;
pub use database::{ask, say_to};
pub use environment::{ClubEnvironment, WrongClock};
use life::Bot;
pub use log::Log;
pub use looks::{alt, begins, button, custom_id, says};
pub use ways::{PATIENCE, TIMEOUT, Ways};

/// When every test begins: the first second of 2025, in milliseconds since 1970.
const START_MS: u64 = 1_735_689_600_000;

/// A sandbox with the bot in it. Ends with [`Club::finish`].
pub struct Club {
    pub sandbox: Sandbox,
    pub around: Arc<ClubEnvironment>,
    home: TempDir,
    bot: Option<Bot>,
    /// Other processes on the same database.
    others: Vec<Bot>,
    /// How it is started the next time.
    pub ways: Ways,
    /// Where its database was moved, if it was.
    moved: Option<Location>,
    checked: u64,
}

impl Club {
    /// Opens a club and waits until the bot is there.
    pub async fn open() -> Self {
        Self::open_with(Ways::default()).await
    }

    /// The same with Anna, Ben and Carla.
    pub async fn with_people() -> (Self, [Person; 3]) {
        let club = Self::open().await;
        let people = [club.anna(), club.ben(), club.carla()];
        (club, people)
    }

    pub async fn open_with(ways: Ways) -> Self {
        let mut club = Self::empty(ways).await;
        club.start().await;
        club
    }

    /// Opens a club in which Anna and Ben have begun a match.
    pub async fn begun() -> Self {
        let club = Self::open().await;
        club.begin().await;
        club
    }

    /// The same with the match, of one round in `general`, played to its end.
    pub async fn finished() -> Self {
        let mut club = Self::begun().await;
        club.play_out(1).await;
        club
    }

    /// Opens a club in which they have begun a match, with the two players, the one who has to act first.
    pub async fn in_play() -> (Self, Person, Person) {
        let club = Self::open().await;
        let (first, second) = club.begin_in_turn().await;
        (club, first, second)
    }

    /// A club in which the bot has not been started yet.
    pub async fn empty(ways: Ways) -> Self {
        let home = TempDir::new().unwrap();
        let club = Self {
            sandbox: ways.sandbox(&home, START_MS, 0).await,
            around: Arc::default(),
            home,
            bot: None,
            others: Vec::new(),
            ways,
            moved: None,
            checked: 0,
        };
        if club.ways.server.is_none() {
            create(&club.database()).await;
        }
        club
    }

    /// The file of the database, or what is used in place of it where the tests run on a server.
    pub fn location(&self) -> Location {
        if let Some(moved) = &self.moved {
            return moved.clone();
        }
        let path = self.database();
        let server = self.ways.server.clone();
        server
            .or_else(|| database_for(&path))
            .map_or_else(|| path.into(), Location::Server)
    }

    /// From the next start on the bot uses another database.
    pub fn move_to(&mut self, location: Location) {
        assert!(self.bot.is_none(), "the bot runs");
        self.moved = Some(location);
    }

    pub fn database(&self) -> PathBuf {
        self.home.path().join("matches.sqlite")
    }

    pub fn config(&self) -> Config {
        Config {
            token: TOKEN.to_owned(),
            database: self.location(),
            discord: Some(DiscordEndpoint {
                api: self.sandbox.api(),
                gateway: self.sandbox.ws_url(),
            }),
            metrics: self.ways.metrics.then(|| ([127, 0, 0, 1], 0).into()),
            interactions: self.ways.is_http.then(|| Interactions {
                address: ([127, 0, 0, 1], 0).into(),
                public_key: self.sandbox.public_key().parse().unwrap(),
                per_address: None,
            }),
            clicks_a_second: self.ways.clicks_a_second,
            requests_a_second: None,
        }
    }

    pub fn running(&self) -> &BotHandle {
        self.bot.as_ref().unwrap().running.as_ref().unwrap()
    }

    /// Waits until the bot has answered everything and the public messages show it.
    pub async fn wait_until_idle(&self) {
        for process in self.processes() {
            process.wait_until_idle().await;
        }
    }

    /// Stops everything, after a look at all that the bot has asked of Discord.
    pub async fn finish(self) {
        self.finish_with(|_| false).await;
    }

    /// The same, where these requests may have been refused.
    pub async fn finish_with(mut self, may_fail: impl Fn(&Request) -> bool) {
        self.stop().await;
        self.check_requests(may_fail);
        self.sandbox.stop().await.unwrap();
    }

    /// Checks that since the last check no request was refused or found fault with, except for those that `may_fail`, and that
    /// every picture has an alternative text.
    pub fn check_requests(&mut self, may_fail: impl Fn(&Request) -> bool) {
        for request in self.sandbox.requests(self.checked) {
            self.checked = request.number;
            let is_good = request.verdicts.is_empty() && request.status < 300;
            assert!(is_good || may_fail(&request), "{request:#?}");
            let data = request.body.get("data").unwrap_or(&request.body);
            let n_told = data["attachments"].as_array().map_or(0, |files| {
                let alts = files.iter().filter_map(|file| file["description"].as_str());
                alts.filter(|alt| (1..=1024).contains(&alt.chars().count()))
                    .count()
            });
            assert_eq!(n_told, request.files.len(), "alternative texts: {data:#}");
        }
    }

    /// The requests since the last check, without checking them.
    pub fn new_requests(&self) -> Vec<Request> {
        self.sandbox.requests(self.checked)
    }

    /// The matches without Discord, while the bot is away. Close the store before the bot is started again.
    pub async fn tables(&self) -> Tables {
        assert!(self.bot.is_none(), "the bot runs");
        let store = self.location().open().await.unwrap();
        Tables::new(store, Arc::clone(&self.around) as Arc<dyn Environment>)
    }
}
