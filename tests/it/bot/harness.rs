//! A club in which the bot runs: a sandbox, the bot in it, and people to play with.
//!
//! Clock and randomness are the club's own, so that every match is dealt the same each time. The bot has a runtime of its
//! own and can be stopped as by a signal or as by a power cut.

use std::sync::atomic::{AtomicI64, AtomicU8, Ordering::SeqCst};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use lostcities::discord::{self, Config, Elsewhere, Running};
use lostcities::render::Studio;
use lostcities::sandbox::{
    Answer, Component, Message, Options, Oracle, Outcome, Person, Request, Sandbox, TOKEN,
    from_openapi,
};
use lostcities::store::{MatchId, Store, StoredMatch};
use lostcities::table::{Surroundings, Tables};
use serde_json::json;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tracing::Dispatch;
use tracing::subscriber::NoSubscriber;

use crate::sandbox_rest::{Rest, channel};

/// When every test begins: the first second of 2025, in milliseconds since 1970.
const START_MS: u64 = 1_735_689_600_000;

/// Discord's API description, where somebody has it. Reading it takes a while, so it is read once.
static ORACLE: LazyLock<Option<Oracle>> = LazyLock::new(|| {
    let beside = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../shared/discord/openapi.json"
    );
    let named = std::env::var_os("LOSTCITIES_DISCORD_OPENAPI").map(std::path::PathBuf::from);
    let path =
        named.or_else(|| Some(beside.into()).filter(|path: &std::path::PathBuf| path.exists()));
    path.map(|path| from_openapi(&path).unwrap())
});

/// How long people wait for an answer. A busy machine must not change what they see.
pub const PATIENCE: Duration = Duration::from_mins(1);

/// One drawing thread for all clubs: many of them see the same cards, which are then drawn once.
static STUDIO: LazyLock<Studio> = LazyLock::new(|| Studio::open().unwrap());

/// A sandbox with the bot in it. Ends with [`Club::finish`].
pub struct Club {
    pub sandbox: Sandbox,
    pub around: Arc<Around>,
    home: TempDir,
    bot: Option<Bot>,
    log: Dispatch,
    studio: Studio,
    prompt: Duration,
    checked: u64,
}

/// The bot, and the threads that it runs on.
struct Bot {
    running: Option<Running>,
    runtime: Option<Runtime>,
}

impl Drop for Bot {
    /// A runtime may not be dropped the ordinary way where others run.
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// The club's own clock and randomness.
pub struct Around {
    skipped_ms: AtomicI64,
    drawn: AtomicU8,
}

impl Surroundings for Around {
    fn now(&self) -> i64 {
        i64::try_from(START_MS).unwrap() + self.skipped_ms.load(SeqCst)
    }

    /// Different each time, and the same in each test.
    fn entropy(&self) -> [u8; 32] {
        [self.drawn.fetch_add(1, SeqCst); 32]
    }
}

impl Club {
    /// Opens a club and waits until the bot is there.
    pub async fn open() -> Self {
        let log = Dispatch::new(NoSubscriber::default());
        Self::open_with(log, STUDIO.clone(), PATIENCE).await
    }

    /// The same; what the bot notes down goes to `log`, what it shows is drawn by `studio`, and what takes longer than
    /// `prompt` is promised first.
    pub async fn open_with(log: Dispatch, studio: Studio, prompt: Duration) -> Self {
        let options = Options {
            clock_stands_at: Some(START_MS),
            patience: Some(PATIENCE),
            oracle: ORACLE.clone(),
            ..Options::default()
        };
        let around = Around {
            skipped_ms: AtomicI64::new(0),
            drawn: AtomicU8::new(1),
        };
        let mut club = Self {
            sandbox: Sandbox::start(options).await.unwrap(),
            around: Arc::new(around),
            home: TempDir::new().unwrap(),
            bot: None,
            log,
            studio,
            prompt,
            checked: 0,
        };
        club.start().await;
        club
    }

    /// Where the matches are kept.
    pub fn database(&self) -> std::path::PathBuf {
        self.home.path().join("matches.sqlite")
    }

    /// What the bot is started with.
    pub fn config(&self) -> Config {
        Config {
            token: TOKEN.to_owned(),
            database: self.database(),
            discord: Some(Elsewhere {
                api: self.sandbox.api(),
                gateway: self.sandbox.ws_url(),
            }),
        }
    }

    /// Starts the bot and waits until it is ready and has caught up.
    pub async fn start(&mut self) {
        assert!(self.bot.is_none(), "the bot runs already");
        let log = self.log.clone();
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .on_thread_start(move || {
                // The guard would end the logging with this function.
                std::mem::forget(tracing::dispatcher::set_default(&log));
            })
            .enable_all()
            .build()
            .unwrap();
        let around = Arc::clone(&self.around);
        let starting = discord::start_in(self.config(), around, self.studio.clone(), self.prompt);
        let starting = runtime.spawn(starting);
        // From here on a failing test ends the runtime in the right way.
        let bot = self.bot.insert(Bot {
            running: None,
            runtime: Some(runtime),
        });
        bot.running = Some(starting.await.unwrap().unwrap());
        self.sandbox.wait_ready().await;
        self.running().make_round().await.unwrap();
        self.settle().await;
    }

    /// Stops the bot as a signal does: what is under way is finished.
    pub async fn stop(&mut self) {
        let mut bot = self.bot.take().expect("the bot runs");
        bot.running.take().unwrap().stop().await;
        self.wait_gone().await;
    }

    /// Stops the bot as a power cut does: nothing is finished.
    pub async fn crash(&mut self) {
        drop(self.bot.take().expect("the bot runs"));
        self.wait_gone().await;
    }

    async fn wait_gone(&self) {
        let gone = || !self.sandbox.is_ready();
        assert!(self.sandbox.wait_until(Duration::from_secs(20), gone).await);
    }

    /// Stops the bot and starts it again on the same database; the sandbox and its messages live on.
    pub async fn restart(&mut self) {
        self.stop().await;
        self.start().await;
    }

    fn running(&self) -> &Running {
        self.bot.as_ref().unwrap().running.as_ref().unwrap()
    }

    /// Waits until the bot has answered everything and the public messages show it.
    pub async fn settle(&self) {
        self.running().settled().await;
    }

    /// Lets time pass, for Discord and for the bot, which then makes its round.
    pub async fn let_pass(&self, time: Duration) {
        self.sandbox.skip(time);
        let ms = i64::try_from(time.as_millis()).unwrap();
        self.around.skipped_ms.fetch_add(ms, SeqCst);
        self.running().make_round().await.unwrap();
        self.settle().await;
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

    /// Checks that since the last check no request was refused or found fault with, but for those that `may_fail`, and that
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

    pub fn person(&self, name: &str) -> Person {
        self.sandbox.person(name).unwrap()
    }

    /// Plays in English.
    pub fn anna(&self) -> Person {
        self.person("Anna")
    }

    /// Has his client in German.
    pub fn ben(&self) -> Person {
        self.person("Ben")
    }

    /// Has her client in Dutch, and looks on.
    pub fn carla(&self) -> Person {
        self.person("Carla")
    }

    /// Types a command and waits for all that comes of it; returns the answer as the person then sees it.
    pub async fn command(&self, who: &Person, text: &str) -> Message {
        let answer = who.command(text).await.unwrap();
        self.outcome(who, &answer, None).await
    }

    /// Uses a command from the menu over a person.
    pub async fn context(&self, who: &Person, command: &str, target: &str) -> Message {
        let answer = who.context(command, target).await.unwrap();
        self.outcome(who, &answer, None).await
    }

    /// Clicks a button, named as for [`button`], and waits for all that comes of it; returns the answer, which may be the
    /// changed message itself.
    pub async fn click(&self, who: &Person, message: &Message, name: &str) -> Message {
        let answer = who.click(message, &custom_id(message, name)).await.unwrap();
        self.outcome(who, &answer, Some(message)).await
    }

    /// What an act has led to once everything is settled.
    pub async fn outcome(
        &self,
        who: &Person,
        answer: &Answer,
        source: Option<&Message>,
    ) -> Message {
        assert_eq!(answer.outcome, Outcome::Answered, "{answer:?}");
        self.settle().await;
        let written = answer.message.as_ref().map(|message| message.id);
        let id = written.or_else(|| source.map(|message| message.id));
        let message = id.and_then(|id| who.message(id));
        message.unwrap_or_else(|| panic!("no message came of {answer:?}"))
    }

    /// What a person may choose from while typing a move.
    pub async fn moves(&self, who: &Person, typed: &str) -> Vec<(String, String)> {
        let text = format!("/lostcities play move:{typed}");
        let choices = who.autocomplete(&text, "move").await.unwrap();
        choices
            .into_iter()
            .map(|choice| (choice.name, choice.value.as_str().unwrap().to_owned()))
            .collect()
    }

    /// The public messages of a channel, oldest first.
    pub fn public(&self, channel: &str) -> Vec<Message> {
        let seen = self.person("Deniz").messages(channel).unwrap();
        assert!(seen.iter().all(|message| !message.ephemeral));
        seen
    }

    /// The newest board: the public message with "My Hand" or, after the match, "Rematch".
    pub fn board(&self) -> Message {
        self.board_in("general")
    }

    /// The newest board of a channel of the server.
    pub fn board_in(&self, channel: &str) -> Message {
        self.board_for(&self.person("Deniz"), channel)
    }

    /// The newest board of a channel that this person sees, perhaps `dm`.
    #[expect(clippy::unused_self, reason = "reads like its neighbours")]
    pub fn board_for(&self, who: &Person, channel: &str) -> Message {
        let is_board = |message: &&Message| {
            let buttons = message.components.iter().flatten();
            buttons
                .filter_map(|button| button.custom_id.as_deref())
                .any(|id| id.ends_with(":!hand") || id.ends_with(":!rematch"))
        };
        let seen = who.messages(channel).unwrap();
        seen.iter().rev().find(is_board).expect("a board").clone()
    }

    /// Anna challenges Ben to one round in `general`, and Ben accepts; returns the invitation.
    pub async fn begin(&self) -> Message {
        self.begin_with("rounds:1").await
    }

    /// The same with other options.
    pub async fn begin_with(&self, options: &str) -> Message {
        let text = format!("/lostcities challenge opponent:@Ben {options}");
        let invitation = self.command(&self.anna(), &text).await;
        self.click(&self.ben(), &invitation, "Accept").await
    }

    /// Who has to act in `general`: the one who is offered moves.
    pub async fn awaited(&self) -> Option<Person> {
        for person in [self.anna(), self.ben()] {
            if !self.moves(&person, "").await.is_empty() {
                return Some(person);
            }
        }
        None
    }

    /// The two players, the one who has to act first.
    pub async fn in_turn(&self) -> (Person, Person) {
        let (anna, ben) = (self.anna(), self.ben());
        if self.awaited().await.expect("somebody is to act").id() == anna.id() {
            (anna, ben)
        } else {
            (ben, anna)
        }
    }

    /// One turn by clicks: hand, card, destination, draw pile. Returns the panel as it then is.
    pub async fn play_turn(&self, who: &Person) -> Message {
        let panel = self.click(who, &self.board(), ":!hand").await;
        let panel = self.play_card(who, &panel).await;
        self.click(who, &panel, ":draw").await
    }

    /// The first half of a turn on an open panel: the first card that can be picked, onto its expedition if possible.
    pub async fn play_card(&self, who: &Person, panel: &Message) -> Message {
        let picked = self.click(who, panel, ":!focus.").await;
        let can_play = button(&picked, ":play.").is_some_and(|button| !button.disabled);
        let to = if can_play { ":play." } else { ":discard." };
        self.click(who, &picked, to).await
    }

    /// A public message of the bot with these custom ids on its buttons, as if it had made them some time ago.
    pub async fn with_buttons(&self, ids: &[&str]) -> Message {
        let rows = ids.chunks(5).map(|row| {
            let buttons = row
                .iter()
                .map(|id| json!({"type": 2, "style": 2, "label": id, "custom_id": id}));
            json!({"type": 1, "components": buttons.collect::<Vec<_>>()})
        });
        let rows: Vec<_> = rows.collect();
        let channel = self.channel("general").await;
        let (status, _) = Rest::of(&self.sandbox)
            .post(
                &format!("/channels/{channel}/messages"),
                json!({"content": "Old buttons", "components": rows}),
            )
            .await;
        assert_eq!(status, 200);
        self.public("general").pop().unwrap()
    }

    /// The id of a channel.
    pub async fn channel(&self, name: &str) -> String {
        channel(&self.sandbox, name).await
    }

    /// Ends the match in `general` by a resignation.
    pub async fn resign(&self, who: &Person) -> Message {
        let question = self.command(who, "/lostcities resign").await;
        self.click(who, &question, ":!resign-for-sure").await
    }

    /// The match as the database has it.
    pub async fn stored(&self, id: u64) -> StoredMatch {
        let store = Store::open_read_only(&self.database()).await.unwrap();
        let stored = store.load(MatchId(id)).await.unwrap().unwrap();
        store.close().await;
        stored
    }

    /// Plays on without Discord, while the bot is away, until `n` more actions have happened or the match is over.
    pub async fn fast_forward(&mut self, id: u64, n: usize) {
        self.stop().await;
        let store = Store::open(&self.database()).await.unwrap();
        let around: Arc<dyn Surroundings> = Arc::clone(&self.around) as _;
        let tables = Tables::new(store.clone(), around);
        for number in 0..n {
            let stored = store.load(MatchId(id)).await.unwrap().unwrap();
            let people = stored
                .seats
                .iter()
                .filter_map(|(_, person)| person.as_ref());
            let mut next = None;
            for person in people {
                let choices = tables.choices(stored.channel, person.id).await.unwrap();
                next = next.or_else(|| Some((person.id, choices.first()?.action.clone())));
            }
            let Some((person, action)) = next else { break };
            let interaction = stored.version * 1000 + u64::try_from(number).unwrap();
            tables
                .act(MatchId(id), person, None, &action, interaction)
                .await
                .unwrap();
        }
        store.close().await;
        self.start().await;
    }
}

/// The button of a message: by its label, or by a part of its custom id that begins with a colon. Of several buttons the
/// first that can be pressed.
pub fn button<'a>(message: &'a Message, name: &str) -> Option<&'a Component> {
    let is_meant = |button: &&Component| {
        let id = button.custom_id.as_deref().unwrap_or_default();
        button.label.as_deref() == Some(name) || (name.starts_with(':') && id.contains(name))
    };
    let buttons = || message.components.iter().flatten().filter(is_meant);
    buttons()
        .find(|button| !button.disabled)
        .or_else(|| buttons().next())
}

/// The custom id of that button.
pub fn custom_id(message: &Message, name: &str) -> String {
    let found = button(message, name).and_then(|button| button.custom_id.clone());
    found.unwrap_or_else(|| {
        let buttons = message.components.iter().flatten();
        let ids: Vec<_> = buttons
            .filter_map(|button| button.custom_id.as_deref())
            .collect();
        panic!(
            "no button {name:?} among {ids:?} below {:?}",
            message.content
        )
    })
}
