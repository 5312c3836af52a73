//! A running sandbox, for programs and tests in the same process.

mod moderate;
pub(crate) mod options;
mod people;
pub(crate) mod person;
pub(crate) mod saver;
pub(crate) mod shared;

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::middleware::from_fn;
use axum::routing::{any, get};
use lostcities_http_server::{Limits, serve as serve_http};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::control;
use crate::control::failure::Failure;
use crate::control::origin;
use crate::control::page;
use crate::delivery;
use crate::delivery::endpoints::Endpoints;
use crate::gateway;
use crate::rest;
use crate::rest::body;
use crate::rest::faults;
use crate::rest::rates::{self, Rates, Usage};
use crate::rest::requests::Request;
use crate::world::clock;
use crate::world::persist::{self, WorldError};
use crate::world::snowflake::Snowflake;
use crate::world::{self, World};
use options::Options;
use saver::Saver;
use shared::{News, Shared};

/// What clients may take: more than bots and pages do, and files as large as Discord takes them.
const LIMITS: Limits = Limits {
    connections: 1024,
    per_address: None,
    head_timeout: Duration::from_mins(1),
    body_timeout: Duration::from_mins(1),
    // A request that is only a little longer gets Discord's own refusal.
    body_bytes: 2 * body::MAX_REQUEST as u64,
    bodies_kib: 256 * 1024,
};

#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The port is taken, or the machine has no loopback.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, #[source] io::Error),
    #[error(transparent)]
    World(#[from] WorldError),
    #[error("cannot prepare connections to bots: {0}")]
    Client(#[from] reqwest::Error),
}

/// A running sandbox. It ends with [`Sandbox::stop`]; dropping it ends it too, without waiting.
pub struct Sandbox {
    pub(crate) shared: Arc<Shared>,
    address: SocketAddr,
    server: JoinHandle<()>,
    saver: Option<Saver>,
}

/// How far the clock of a sandbox was set forward; it follows when more is skipped.
#[derive(Clone)]
pub struct Skipped(Arc<Shared>);

impl Skipped {
    pub fn time(&self) -> Duration {
        self.0.clock.skipped()
    }
}

impl Sandbox {
    /// Starts a sandbox, with the world of its file if there is one.
    pub async fn start(options: Options) -> Result<Self, StartError> {
        let loopback = IpAddr::from(Ipv4Addr::LOCALHOST);
        let wanted = SocketAddr::new(options.listen.unwrap_or(loopback), options.port);
        let listen = |error| StartError::Listen(wanted, error);
        let listener = TcpListener::bind(wanted).await.map_err(listen)?;
        let mut address = listener.local_addr().map_err(listen)?;
        if address.ip().is_unspecified() {
            // The bot beside it asks there, and the page allows pictures of no other place.
            address.set_ip(loopback);
        }
        let kept = options
            .world
            .as_deref()
            .map(persist::load)
            .transpose()?
            .flatten();
        let clock = clock::Clock::new(options.clock_stands_at);
        let skipped = kept
            .as_ref()
            .and_then(|world| world.skipped_ms.get(world::CLOCK));
        // A clock that stands has been told what time it is.
        if let (Some(&skipped), None) = (skipped, options.clock_stands_at) {
            clock.skip(Duration::from_millis(skipped));
        }
        let now_ms = clock.now_ms();
        let mut world = kept.unwrap_or_else(|| World::fresh(now_ms));
        world.forget_expired(now_ms);
        let base = format!("http://{address}");
        let three_seconds = Duration::from_millis(world::Interaction::FIRST_ANSWER_MS);
        let timing = shared::Timing {
            clock,
            response_timeout: options.response_timeout.unwrap_or(three_seconds),
            heartbeat: options.heartbeat.unwrap_or(gateway::HEARTBEAT),
            jitter: options.jitter,
        };
        let per_second = options.requests_per_second.unwrap_or(rates::PER_SECOND);
        let shared = Shared::new(
            (world, Rates::new(per_second)),
            base,
            timing,
            (options.seed, delivery::client()?),
            (options.greeting, options.oracle),
        );
        let mut endpoints = Endpoints::new(options.twins);
        endpoints.set(options.interactions);
        shared.lock().endpoints = endpoints;
        shared.lock().hub.n_shards = options.shards.unwrap_or(1);
        let saver = options
            .world
            .map(|path| Saver::start(Arc::clone(&shared), path))
            .transpose()?;
        let serve = serve_http(
            listener,
            router(Arc::clone(&shared)),
            LIMITS,
            shared.stop.clone(),
        );
        let server = tokio::spawn(serve);
        tokio::spawn(delivery::keep_looking(Arc::clone(&shared)));
        Ok(Self {
            shared,
            address,
            server,
            saver,
        })
    }

    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// The base of the REST interface as `serenity::HttpBuilder::proxy` wants it: without `/api/v10`.
    pub fn api(&self) -> String {
        self.shared.base.clone()
    }

    pub fn page(&self) -> String {
        format!("{}/", self.shared.base)
    }

    /// The gateway, for `client.ws_url`.
    pub fn ws_url(&self) -> String {
        self.shared.ws_url()
    }

    /// The key with which interactions over HTTP are verified, in hexadecimal digits.
    pub fn public_key(&self) -> String {
        self.shared.signer.public_key()
    }

    /// The signature of a body that is sent at a time, in hexadecimal digits, for requests of a test's own.
    pub fn sign(&self, timestamp: &str, body: &str) -> String {
        self.shared.signer.sign(timestamp, body.as_bytes())
    }

    /// From now on interactions go to these addresses over HTTP, as [`Options::interactions`] says.
    pub fn deliver_to(&self, urls: Vec<String>) {
        self.shared.lock().endpoints.set(urls);
        self.shared.changed(News::World);
    }

    /// Waits until a bot takes interactions.
    pub async fn wait_ready(&self) {
        let mut pulse = self.shared.pulse.subscribe();
        while !self.is_ready() {
            // The sender lives as long as the sandbox.
            if pulse.changed().await.is_err() {
                return;
            }
        }
    }

    /// Whether a bot takes interactions: it is connected to the gateway and identified, or answers over HTTP.
    pub fn is_ready(&self) -> bool {
        self.shared.lock().is_ready()
    }

    /// Waits until the condition holds, which is looked at after every change; false if it does not within the time.
    pub async fn wait_until(&self, within: Duration, mut condition: impl FnMut() -> bool) -> bool {
        let mut pulse = self.shared.pulse.subscribe();
        let waiting = async {
            while !condition() {
                if pulse.changed().await.is_err() {
                    return;
                }
            }
        };
        tokio::time::timeout(within, waiting).await.is_ok()
    }

    /// How far the clock was set forward by what tests and people skipped, for a bot in the same process that wants to know
    /// the same time.
    pub fn skipped(&self) -> Skipped {
        Skipped(Arc::clone(&self.shared))
    }

    /// The bot's REST requests with greater numbers than this; 0 for all.
    pub fn requests(&self, after: u64) -> Vec<Request> {
        self.shared.lock().log.after(after).cloned().collect()
    }

    pub fn usage(&self) -> Usage {
        self.shared.lock().rates.usage(self.shared.clock.now_ms())
    }

    pub fn attachment(&self, id: Snowflake) -> Option<Vec<u8>> {
        self.shared
            .lock()
            .world
            .attachments
            .get(id)
            .map(|file| file.bytes.clone())
    }

    /// Deletes every emoji of the application, as its owner can; messages that show them stay as they are.
    pub fn delete_emojis(&self) {
        let world = &mut self.shared.lock().world;
        for id in world.emojis.ids().collect::<Vec<_>>() {
            world.emojis.remove(id);
        }
    }

    /// Lets time pass for tokens and promises, at once.
    pub fn skip(&self, time: Duration) {
        self.shared.skip(time);
    }

    /// Arms a fault, written as for `POST /faults` (`status:429`, `code:50013`, `delay`, `drop_socket`, `close:4000` …).
    pub fn arm(
        &self,
        kind: &str,
        times: u32,
        delay: Duration,
        route: Option<&str>,
    ) -> Result<u32, String> {
        let fault = faults::Fault {
            kind: kind.parse()?,
            times,
            delay,
            route: route.map(str::to_owned),
        };
        let mut state = self.shared.lock();
        state.arm(fault);
        self.shared.changed(News::World);
        Ok(state.faults.armed())
    }

    /// The session in which this shard of the bot hears events, if it is connected.
    pub fn session_of_shard(&self, shard: u64) -> Option<String> {
        let state = self.shared.lock();
        state
            .hub
            .live_session(shard)
            .map(|session| session.id.clone())
    }

    /// Disarms every fault. Requests that are delayed are done now.
    pub fn disarm(&self) {
        self.shared.lock().faults.clear();
        self.shared.changed(News::World);
    }

    /// How many strikes of armed faults are still to come.
    pub fn armed(&self) -> u32 {
        self.shared.lock().faults.armed()
    }

    /// Ends it: closes every connection and writes the world.
    pub async fn stop(mut self) -> Result<(), WorldError> {
        self.shared.stop.cancel();
        // Requests that hang are not worth waiting for.
        let _ = tokio::time::timeout(Duration::from_secs(2), &mut self.server).await;
        self.server.abort();
        match self.saver.take() {
            Some(saver) => saver.finish().await,
            None => Ok(()),
        }
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.shared.stop.cancel();
        self.server.abort();
    }
}

fn router(shared: Arc<Shared>) -> Router {
    let limit = DefaultBodyLimit::max(body::MAX_REQUEST);
    Router::new()
        .route("/api/{*rest}", any(rest::handle))
        .route("/gateway", get(gateway::accept))
        .route("/gateway/", get(gateway::accept))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
        .route("/emojis/{name}", get(emoji))
        .route("/avatars/{id}/{name}", get(avatar))
        .nest(
            "/sandbox/v1",
            control::router().layer(from_fn(origin::own_page_only)),
        )
        .route("/", get(page::index))
        .route("/{name}", get(page::file))
        .layer(limit)
        .with_state(shared)
}

/// A file by the address that messages give it.
async fn attachment(
    State(shared): State<Arc<Shared>>,
    Path((_, id, _)): Path<(String, String, String)>,
) -> Result<axum::response::Response, Failure> {
    control::file(&shared, &id)
}

/// A person's picture, by their id and its hash.
async fn avatar(
    State(shared): State<Arc<Shared>>,
    Path((id, name)): Path<(String, String)>,
) -> Result<axum::response::Response, Failure> {
    control::avatar(&shared, &id, name.trim_end_matches(".png"))
}

/// The picture of an emoji, by its id, with the ending that it has on Discord.
async fn emoji(
    State(shared): State<Arc<Shared>>,
    Path(name): Path<String>,
) -> Result<axum::response::Response, Failure> {
    control::emoji(&shared, name.split('.').next().unwrap_or_default())
}
