//! A sandbox with the bot in it, in one process, for tests in which many things happen at once or go wrong.

use std::time::Duration;

use lostcities::discord::{self, Config, Elsewhere, Running};
use lostcities::sandbox::{Message, Options, Person, Request, Sandbox, TOKEN};
use lostcities::store::{State, Store, StoredMatch};
use tempfile::TempDir;

/// How long anything may take on a machine that has a lot to do.
const PATIENCE: Duration = Duration::from_mins(1);

/// A sandbox, the bot in it, and its database.
pub struct Party {
    pub sandbox: Sandbox,
    pub anna: Person,
    pub ben: Person,
    home: TempDir,
    pub running: Running,
}

impl Party {
    /// Starts both.
    pub async fn open() -> Self {
        let sandbox = Sandbox::start(Options::default()).await.unwrap();
        let home = TempDir::new().unwrap();
        let config = Config {
            token: TOKEN.to_owned(),
            database: home.path().join("matches.db"),
            discord: Some(Elsewhere {
                api: sandbox.api(),
                gateway: sandbox.ws_url(),
            }),
        };
        let running = discord::start(config).await.unwrap();
        sandbox.wait_ready().await;
        Self {
            anna: sandbox.person("Anna").unwrap(),
            ben: sandbox.person("Ben").unwrap(),
            sandbox,
            home,
            running,
        }
    }

    /// The path of the database.
    pub fn database(&self) -> std::path::PathBuf {
        self.home.path().join("matches.db")
    }

    /// All matches as the database has them, oldest first.
    pub async fn matches(&self) -> Vec<StoredMatch> {
        let store = Store::open_read_only(&self.database()).await.unwrap();
        let mut ids: Vec<_> = store
            .list()
            .await
            .unwrap()
            .iter()
            .map(|(one, _)| one.id)
            .collect();
        ids.sort();
        let mut matches = Vec::new();
        for id in ids {
            matches.push(store.load(id).await.unwrap().unwrap());
        }
        store.close().await;
        matches
    }

    /// The newest match.
    pub async fn newest(&self) -> StoredMatch {
        self.matches().await.pop().unwrap()
    }

    /// Waits until something holds.
    pub async fn wait(&self, what: &str, condition: impl FnMut() -> bool) {
        let held = self.sandbox.wait_until(PATIENCE, condition).await;
        assert!(held, "not within a minute: {what}\n{:#?}", self.public());
    }

    /// The public messages, oldest first.
    pub fn public(&self) -> Vec<Message> {
        let onlooker = self.sandbox.person("Deniz").unwrap();
        onlooker.messages("general").unwrap()
    }

    /// The newest public message with a button whose custom id ends like this.
    pub fn with_button(&self, end: &str) -> Option<(Message, String)> {
        let mut public = self.public().into_iter().rev();
        public.find_map(|message| Some((message.clone(), button(&message, end)?)))
    }

    /// Waits for such a message.
    pub async fn find(&self, end: &str) -> (Message, String) {
        self.wait(end, || self.with_button(end).is_some()).await;
        self.with_button(end).unwrap()
    }

    /// Anna has challenged Ben; the challenge and its button.
    pub async fn challenge(&self) -> (Message, String) {
        let text = "/lostcities challenge opponent:@Ben rounds:1";
        self.anna.command(text).await.unwrap();
        self.find(":!accept").await
    }

    /// A match is being played; its board is there, and whoever is in turn comes first.
    pub async fn begin(&self) -> (Person, Person) {
        let (invitation, accept) = self.challenge().await;
        self.ben.click(&invitation, &accept).await.unwrap();
        self.wait_for_board().await;
        if self.moves(&self.anna).await.is_empty() {
            (self.ben.clone(), self.anna.clone())
        } else {
            (self.anna.clone(), self.ben.clone())
        }
    }

    /// What somebody may play, as autocomplete offers it.
    pub async fn moves(&self, who: &Person) -> Vec<String> {
        let choices = who
            .autocomplete("/lostcities play move:", "move")
            .await
            .unwrap();
        let values = choices
            .iter()
            .map(|choice| choice.value.as_str().unwrap().to_owned());
        values.collect()
    }

    /// Waits until the public board shows what the database has.
    pub async fn wait_for_board(&self) {
        let stored = self.newest().await;
        let version = format!("v1:{}:{}:", stored.id, stored.version);
        let end = if stored.state == State::Finished {
            ":!rematch"
        } else {
            ":!hand"
        };
        let shows = || {
            self.with_button(end)
                .is_some_and(|(_, id)| id.starts_with(&version))
        };
        self.wait("the board shows the match", shows).await;
    }

    /// The bot's requests that were refused though no fault was armed for them.
    pub fn mistakes(&self) -> Vec<Request> {
        let all = self.sandbox.requests(0).into_iter();
        all.filter(|request| {
            request
                .verdicts
                .iter()
                .any(|verdict| !verdict.starts_with("fault: "))
        })
        .collect()
    }
}

/// The custom id of the button of a message that ends like this and can be pressed.
pub fn button(message: &Message, end: &str) -> Option<String> {
    let all = message.components.iter().flatten();
    let mut ids = all
        .filter(|part| !part.disabled)
        .filter_map(|part| part.custom_id.clone());
    ids.find(|id| id.ends_with(end))
}
