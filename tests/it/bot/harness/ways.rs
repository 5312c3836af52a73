//! The ways in which a club can be opened, and the sandbox that each gets.

use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::LazyLock;
use std::time::Duration;

use lostcities::render::Studio;
use lostcities::sandbox::{Options, Oracle, Sandbox, from_openapi};
use lostcities::service::{Shedding, Timeouts};
use tempfile::TempDir;
use tracing::Dispatch;
use tracing::subscriber::NoSubscriber;

/// Discord's API description, where there is one. Reading it takes a while, so it is read once.
static ORACLE: LazyLock<Option<Oracle>> = LazyLock::new(|| {
    let path = std::env::var_os("LOSTCITIES_DISCORD_OPENAPI").map(PathBuf::from);
    path.map(|path| from_openapi(&path).unwrap())
});

/// How long people wait for an answer. A busy machine must not change what they see.
pub const TIMEOUT: Duration = Duration::from_mins(1);

/// For what threads of low priority do, which wait for all other tests.
pub const PATIENCE: Duration = Duration::from_mins(10);

/// The same drawing threads for all clubs: many of them see the same cards, which are then drawn once.
static STUDIO: LazyLock<Studio> = LazyLock::new(|| Studio::open().unwrap());

#[derive(Clone)]
pub struct Ways {
    pub log: Dispatch,
    pub studio: Studio,
    pub timeouts: Timeouts,
    pub n_threads: usize,
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
    /// In how many shards the bot is told to connect, if not in one.
    pub shards: Option<u64>,
    /// The address of the database, where it is not the club's own.
    pub server: Option<String>,
    /// How many clicks of a person are answered a second, if not all.
    pub clicks_a_second: Option<NonZeroU32>,
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
                late: TIMEOUT,
                answer: TIMEOUT,
                photo: TIMEOUT,
                rounds: TIMEOUT,
                again: Duration::from_millis(1),
                draining: Duration::ZERO,
                outage: TIMEOUT,
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
            shards: None,
            server: None,
            clicks_a_second: None,
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

    /// A sandbox whose clock has stopped at this time.
    pub(super) async fn sandbox(&self, home: &TempDir, now_ms: u64, port: u16) -> Sandbox {
        let world = self.keeps_world.then(|| home.path().join("world"));
        let options = Options {
            port,
            world,
            clock_stands_at: Some(now_ms),
            response_timeout: Some(self.response_timeout),
            heartbeat: self.heartbeat,
            shards: self.shards,
            jitter: jitter(),
            requests_per_second: Some(self.discord_takes),
            oracle: ORACLE.clone(),
            ..Options::default()
        };
        Sandbox::start(options).await.unwrap()
    }
}

/// The milliseconds of `LOSTCITIES_TEST_JITTER`, to look for tests that only pass on a quick line.
fn jitter() -> Option<Duration> {
    let ms = std::env::var("LOSTCITIES_TEST_JITTER").ok()?;
    Some(Duration::from_millis(ms.parse().unwrap()))
}
