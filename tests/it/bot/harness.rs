//! A club in which the bot runs: a sandbox, the bot in it, and people to play with.
//!
//! Clock and randomness are the club's own, so that every match is dealt the same each time. The bot has a runtime of its
//! own and can be stopped as by a signal or as by a power cut.

mod acts;
mod database;
mod looks;

use std::path::PathBuf;
use std::sync::atomic::{AtomicI64, AtomicU8, Ordering::SeqCst};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;

use lostcities::discord::{
    self, BotHandle, Config, DiscordEndpoint, Interactions, Shedding, Timeouts,
};
use lostcities::kernel::{Day, Secret, Seed, Timestamp, Turn};
use lostcities::present::Match;
use lostcities::render::Studio;
use lostcities::sandbox::{Options, Oracle, Request, Sandbox, TOKEN, from_openapi};
use lostcities::store::{Location, MatchId};
use lostcities::table::{Click, Surroundings, Tables};
use lostcities_postgres_cluster::database_for;
use serde_json::Value;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tracing::Dispatch;
use tracing::subscriber::NoSubscriber;

pub use looks::{button, custom_id};

/// When every test begins: the first second of 2025, in milliseconds since 1970.
const START_MS: u64 = 1_735_689_600_000;

/// Discord's API description, where somebody has it. Reading it takes a while, so it is read once.
static ORACLE: LazyLock<Option<Oracle>> = LazyLock::new(|| {
    let path = std::env::var_os("LOSTCITIES_DISCORD_OPENAPI").map(PathBuf::from);
    path.map(|path| from_openapi(&path).unwrap())
});

/// How long people wait for an answer. A busy machine must not change what they see.
pub const TIMEOUT: Duration = Duration::from_mins(1);

/// One drawing thread for all clubs: many of them see the same cards, which are then drawn once.
static STUDIO: LazyLock<Studio> = LazyLock::new(|| Studio::open().unwrap());

/// A sandbox with the bot in it. Ends with [`Club::finish`].
pub struct Club {
    pub sandbox: Sandbox,
    pub around: Arc<ClubSurroundings>,
    home: TempDir,
    bot: Option<Bot>,
    /// Other processes on the same database.
    others: Vec<Bot>,
    ways: Ways,
    /// Where its database was moved, if it was.
    moved: Option<Location>,
    checked: u64,
}

/// How a club is opened.
#[derive(Clone)]
pub struct Ways {
    /// Where the bot notes down what it does.
    pub log: Dispatch,
    /// What draws its pictures.
    pub studio: Studio,
    pub timeouts: Timeouts,
    /// How many threads the bot runs on.
    pub n_threads: usize,
    /// How long people wait for an answer.
    pub response_timeout: Duration,
    /// Whether the sandbox may go away and come back.
    pub keeps_world: bool,
    /// Requests a second that Discord takes with the bot's token.
    pub discord_takes: u32,
    /// Whether the bot serves its page for machines, at a free port.
    pub metrics: bool,
    /// Whether interactions come over HTTP, instead of the gateway.
    pub is_http: bool,
    /// How often Discord asks for a heartbeat, if not as often as ever.
    pub heartbeat: Option<Duration>,
    /// The address of the database, where it is not the club's own.
    pub server: Option<String>,
}

impl Default for Ways {
    /// Nothing depends on how busy the machine is: everybody is patient, and a failed request is sent again at once.
    /// Interactions come by the gateway, unless `LOSTCITIES_TEST_TRANSPORT` is `http`.
    fn default() -> Self {
        Self {
            log: Dispatch::new(NoSubscriber::default()),
            studio: STUDIO.clone(),
            timeouts: Timeouts {
                promise: TIMEOUT,
                again: Duration::from_millis(1),
                shedding: Shedding::NEVER,
                requests_per_second: u32::MAX,
            },
            n_threads: 1,
            response_timeout: TIMEOUT,
            keeps_world: false,
            discord_takes: u32::MAX,
            metrics: false,
            is_http: std::env::var_os("LOSTCITIES_TEST_TRANSPORT").is_some_and(|way| way == "http"),
            heartbeat: None,
            server: None,
        }
    }
}

impl Ways {
    /// By the gateway, for what is only true there.
    pub fn by_gateway() -> Self {
        Self {
            is_http: false,
            ..Self::default()
        }
    }
}

/// The bot, and the threads that it runs on.
struct Bot {
    running: Option<BotHandle>,
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
pub struct ClubSurroundings {
    skipped_ms: AtomicI64,
    /// What of that passed while nobody was there to let it pass: the machine was off.
    away_ms: AtomicI64,
    drawn: AtomicU8,
    /// The log whose draws and rolls are dealt in place of those that the seed gives.
    log: Mutex<Vec<Value>>,
    /// What the dice of every day follow from, in place of what follows from the day.
    daily: Mutex<Option<Secret>>,
}

impl ClubSurroundings {
    /// From now on every day has this secret.
    pub fn dice_from(&self, secret: Secret) {
        *self.daily.lock().unwrap() = Some(secret);
    }

    /// Sets the clock of the machine back by this time.
    pub fn set_back(&self, time: Duration) {
        let ms = i64::try_from(time.as_millis()).unwrap();
        self.skipped_ms.fetch_sub(ms, SeqCst);
    }

    /// From now on chance gives what it gave in this log, as far as the log goes.
    pub fn deal_as_in(&self, log: Vec<Value>) {
        *self.log.lock().unwrap() = log;
    }
}

impl Surroundings for ClubSurroundings {
    fn now(&self) -> Timestamp {
        let start = i64::try_from(START_MS).unwrap();
        Timestamp::from_millis(start + self.skipped_ms.load(SeqCst))
    }

    fn skipped(&self) -> Duration {
        let ms = self.skipped_ms.load(SeqCst) - self.away_ms.load(SeqCst);
        Duration::from_millis(ms.unsigned_abs())
    }

    /// Different each time, and the same in each test.
    fn entropy(&self) -> [u8; 32] {
        [self.drawn.fetch_add(1, SeqCst); 32]
    }

    /// Follows from the day, so that the sweep draws nothing that other secrets are drawn from.
    fn daily_secret(&self, day: Day) -> Secret {
        let number = lostcities::table::daily_number(day);
        let of_day = Secret::new([u8::try_from(number % 250).unwrap(); 32]);
        self.daily.lock().unwrap().unwrap_or(of_day)
    }

    fn deal(&self, game: &mut dyn Match, seed: &Seed) {
        let log = self.log.lock().unwrap();
        while game.turn() == Turn::Chance
            && let Some(step) = log.get(game.n_steps())
        {
            game.push(step).unwrap();
        }
        game.draw_due_chance(seed);
    }
}

impl Club {
    /// Opens a club and waits until the bot is there.
    pub async fn open() -> Self {
        Self::open_with(Ways::default()).await
    }

    /// The same in another way.
    pub async fn open_with(ways: Ways) -> Self {
        let mut club = Self::empty(ways).await;
        club.start().await;
        club
    }

    /// A club in which the bot has not been started yet.
    pub async fn empty(ways: Ways) -> Self {
        let home = TempDir::new().unwrap();
        let around = ClubSurroundings {
            skipped_ms: AtomicI64::new(0),
            away_ms: AtomicI64::new(0),
            drawn: AtomicU8::new(1),
            log: Mutex::default(),
            daily: Mutex::default(),
        };
        Self {
            sandbox: sandbox(&ways, &home, START_MS, 0).await,
            around: Arc::new(around),
            home,
            bot: None,
            others: Vec::new(),
            ways,
            moved: None,
            checked: 0,
        }
    }

    /// The file of the database, or what stands for it where the tests run on a server.
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

    /// Where the matches are kept.
    pub fn database(&self) -> PathBuf {
        self.home.path().join("matches.sqlite")
    }

    /// What the bot is started with.
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
            }),
        }
    }

    /// Starts the bot and waits until it is ready and has caught up.
    pub async fn start(&mut self) {
        assert!(self.bot.is_none(), "the bot runs already");
        self.bot = Some(self.launched().await);
        self.deliver();
        self.sandbox.wait_ready().await;
        self.running().make_round().await.unwrap();
        self.wait_until_idle().await;
    }

    /// Starts another process on the same database; interactions come over HTTP, to each in turn.
    pub async fn start_another(&mut self) {
        let other = self.launched().await;
        self.others.push(other);
        self.deliver();
    }

    /// The first process ends as by a power cut: nothing is finished. Another one takes its place.
    pub fn crash_first(&mut self) {
        let other = self.others.pop().expect("another process");
        drop(self.bot.replace(other));
        self.deliver();
    }

    async fn launched(&self) -> Bot {
        let log = self.ways.log.clone();
        let runtime = Builder::new_multi_thread()
            .worker_threads(self.ways.n_threads)
            .on_thread_start(move || {
                // The guard would end the logging with this function.
                std::mem::forget(tracing::dispatcher::set_default(&log));
            })
            .enable_all()
            .build()
            .unwrap();
        let around = Arc::clone(&self.around);
        let (studio, timeouts) = (self.ways.studio.clone(), self.ways.timeouts);
        let starting = runtime.spawn(discord::start_in(self.config(), around, studio, timeouts));
        // From here on a failing test ends the runtime in the right way.
        let mut bot = Bot {
            running: None,
            runtime: Some(runtime),
        };
        bot.running = Some(starting.await.unwrap().unwrap());
        bot
    }

    /// All processes.
    pub fn processes(&self) -> impl Iterator<Item = &BotHandle> {
        let bots = self.bot.iter().chain(&self.others);
        bots.filter_map(|bot| bot.running.as_ref())
    }

    /// Tells Discord where the bot takes interactions over HTTP, if it does.
    fn deliver(&self) {
        let addresses = self.processes().filter_map(BotHandle::interactions);
        let urls = addresses.map(|address| format!("http://{address}/"));
        self.sandbox.deliver_to(urls.collect());
    }

    /// Stops the bot as a signal does: what is under way is finished.
    pub async fn stop(&mut self) {
        for mut other in std::mem::take(&mut self.others) {
            other.running.take().unwrap().stop().await;
        }
        let mut bot = self.bot.take().expect("the bot runs");
        bot.running.take().unwrap().stop().await;
        // A connection that was being opened anew ends with the program.
        drop(bot);
        self.wait_gone().await;
    }

    /// Stops the bot as a power cut does: nothing is finished.
    pub async fn crash(&mut self) {
        self.others.clear();
        drop(self.bot.take().expect("the bot runs"));
        self.wait_gone().await;
    }

    async fn wait_gone(&self) {
        self.sandbox.deliver_to(Vec::new());
        let gone = || !self.sandbox.is_ready();
        assert!(self.sandbox.wait_until(Duration::from_secs(20), gone).await);
    }

    /// Stops the bot and starts it again on the same database; the sandbox and its messages live on.
    pub async fn restart(&mut self) {
        self.stop().await;
        self.start().await;
    }

    /// The running bot, to be stopped otherwise than by [`Club::stop`].
    pub fn take_running(&mut self) -> BotHandle {
        self.bot.as_mut().unwrap().running.take().unwrap()
    }

    /// Waits until the bot's connection ends for good.
    pub async fn ended(&mut self) -> anyhow::Result<()> {
        self.bot
            .as_mut()
            .unwrap()
            .running
            .as_mut()
            .unwrap()
            .ended()
            .await
    }

    /// Nobody listens any more where Discord was; returns where that is.
    pub async fn discord_goes_away(&mut self) -> u16 {
        let nobody = Sandbox::start(Options::default()).await.unwrap();
        let gone = std::mem::replace(&mut self.sandbox, nobody);
        let port = gone.address().port();
        gone.stop().await.unwrap();
        port
    }

    /// Discord listens there again and knows all that it knew. Waits until the bot has noticed.
    pub async fn discord_comes_back(&mut self, port: u16) {
        let now_ms = u64::try_from(self.around.now().millis()).unwrap();
        self.sandbox = sandbox(&self.ways, &self.home, now_ms, port).await;
        self.checked = 0;
        self.deliver();
        self.sandbox.wait_ready().await;
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

    /// Lets time pass, for Discord and for the bot.
    pub fn skip(&self, time: Duration) {
        self.sandbox.skip(time);
        let ms = i64::try_from(time.as_millis()).unwrap();
        self.around.skipped_ms.fetch_add(ms, SeqCst);
    }

    /// Lets time pass, for Discord and for the bot, which then makes its round.
    pub async fn let_pass(&self, time: Duration) {
        self.skip(time);
        for process in self.processes() {
            process.make_round().await.unwrap();
        }
        self.wait_until_idle().await;
    }

    /// Stops the bot, lets time pass without it, and starts it again.
    pub async fn be_away(&mut self, time: Duration) {
        self.stop().await;
        self.sandbox.skip(time);
        let ms = i64::try_from(time.as_millis()).unwrap();
        self.around.skipped_ms.fetch_add(ms, SeqCst);
        self.around.away_ms.fetch_add(ms, SeqCst);
        self.start().await;
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

    /// The matches without Discord, while the bot is away. Close the store before the bot is started again.
    pub async fn tables(&self) -> Tables {
        assert!(self.bot.is_none(), "the bot runs");
        let store = self.location().open().await.unwrap();
        Tables::new(store, Arc::clone(&self.around) as Arc<dyn Surroundings>)
    }

    /// Plays on without Discord, while the bot is away, until `n` more actions have happened or the match is over.
    pub async fn fast_forward(&mut self, id: u64, n: usize) {
        self.stop().await;
        let tables = self.tables().await;
        for number in 0..n {
            let stored = tables
                .store()
                .matches()
                .load(MatchId(id))
                .await
                .unwrap()
                .unwrap();
            let people = stored
                .seats
                .iter()
                .filter_map(|(_, occupant)| occupant.person());
            let mut next = None;
            for person in people {
                let choices = tables
                    .views()
                    .choices(stored.terms.channel, person.id)
                    .await
                    .unwrap();
                next = next.or_else(|| Some((person.id, choices.first()?.action.clone())));
            }
            let Some((person, action)) = next else { break };
            let interaction = (id << 40) + stored.version * 1000 + u64::try_from(number).unwrap();
            let click = Click::by_person(MatchId(id), person, interaction);
            tables.act(click, &action, None).await.unwrap();
        }
        tables.store().close().await;
        self.start().await;
    }
}

/// The milliseconds of `LOSTCITIES_TEST_JITTER`, to look for tests that only pass on a quick line.
fn jitter() -> Option<Duration> {
    let ms = std::env::var("LOSTCITIES_TEST_JITTER").ok()?;
    Some(Duration::from_millis(ms.parse().unwrap()))
}

/// A sandbox whose clock stands at this time.
async fn sandbox(ways: &Ways, home: &TempDir, now_ms: u64, port: u16) -> Sandbox {
    let world = ways.keeps_world.then(|| home.path().join("world"));
    let options = Options {
        port,
        world,
        clock_stands_at: Some(now_ms),
        response_timeout: Some(ways.response_timeout),
        heartbeat: ways.heartbeat,
        jitter: jitter(),
        requests_per_second: Some(ways.discord_takes),
        oracle: ORACLE.clone(),
        ..Options::default()
    };
    Sandbox::start(options).await.unwrap()
}
