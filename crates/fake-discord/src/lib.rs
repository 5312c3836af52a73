//! A loopback Discord, so that the bot can be played and tested without an account.
//!
//! One [`Sandbox`] serves, on 127.0.0.1 unless told otherwise: Discord's REST interface and gateway in version 10 for a bot that knows no
//! difference, a control interface for people and scripts, and a page on which you are everybody at once.
//! Tests act through [`Person`] without the detour over HTTP, and [`script`] plays people from a text.
//!
//! The control interface stands under `/sandbox/v1`; everything is JSON, errors are `{"error":"…"}` with 400 or 404.
//! `GET /world`, `POST /persons`, `/command`, `/context`, `/component`, `/modal`, `/autocomplete`, `GET /messages`,
//! `/attachments/{id}`, `/requests`, `POST /faults` and the WebSocket `/events` are the calls of every day. Rarer ones:
//! `POST /messages {person, channel, text}` writes a message of a person's own, `POST /guilds {name, locale?}` adds a
//! server, `POST /installs {guild, installed}` brings the bot in or throws it out,
//! `POST /permissions {person, channel, allow?, deny?}` makes an exception for somebody (`lostcities` is the bot),
//! `POST /time {skip_ms}` sets the clock forward (tokens grow old, and a bot that asks for [`Skipped`] follows), `DELETE /faults` disarms. People and channels are ids or names; a channel
//! may be written `Server/channel`, and `dm` is the person's direct channel with the bot.
//!
//! Discord's limits on a whole bot hold: fifty requests a second with its token (answers to interactions are exempt), then
//! 429 with `"global": true`, and a ban of its address after 10,000 answers of 401, 403 or 429 in ten minutes. `GET /limits`
//! tells `{"requests_per_second","most_in_a_second","limited","invalid","banned"}`.
//!
//! With [`Options::interactions`] interactions come as Discord sends them over HTTP, signed with a key whose public half is
//! [`Sandbox::public_key`], to the given addresses in turn; `POST /interactions {urls}` changes these.
//!
//! Not modelled: components of the second version, roles beyond `@everyone` and the bot's own, voice, reactions, private
//! threads, installations for single people, the limits of single routes other than armed ones.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use lostcities_fake_discord::{Options, Sandbox};
//!
//! let sandbox = Sandbox::start(Options::default()).await?;
//! // Start the bot with the token `TOKEN`, REST at `sandbox.api()` and the gateway at `sandbox.ws_url()`, then:
//! sandbox.wait_ready().await;
//! let anna = sandbox.person("Anna")?;
//! let answer = anna.command("/lostcities challenge opponent:@Ben").await?;
//! # Ok(())
//! # }
//! ```

mod act;
mod base64_bytes;
mod body;
mod clock;
mod control;
mod delivery;
mod events;
mod faults;
mod gateway;
mod hub;
mod limits;
mod messages;
mod moderate;
mod oracle;
mod origin;
mod page;
mod payload;
pub mod permissions;
mod persist;
mod person;
mod rates;
mod refusal;
mod request_base;
mod requests;
mod rest;
mod saver;
pub mod script;
mod shared;
mod signer;
mod slash;
mod snowflake;
mod table;
mod view;
mod world;

use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::middleware::from_fn;
use axum::routing::{any, get};
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tracing::warn;

pub use act::Impossible;
pub use oracle::{Oracle, OracleError, from_openapi};
pub use persist::WorldError;
pub use person::Person;
pub use rates::Usage;
pub use requests::{FileSummary, Request};
pub use snowflake::Snowflake;
pub use view::{
    Answer, Attachment, Author, Choice, Component, Message, Outcome, SelectOption, UsedBy,
};
pub use world::{BOT, BOT_NAME};

use rates::Rates;
use saver::Saver;
use shared::{News, Shared};
use world::{ChannelKind, World};

/// The token of the sandbox. It has a token's form and opens nothing but this.
pub const TOKEN: &str = "MTAwMDAwMDAwMDAwMDAwMDAwMQ.Sandbo.not-a-secret-it-opens-only-the-sandbox";

/// The same for typing, where a library does not look at the form of tokens.
pub const SHORT_TOKEN: &str = "sandbox";

/// How a sandbox is to be started.
#[derive(Clone, Default)]
pub struct Options {
    /// The address at which it listens, if not 127.0.0.1; the bot and its page use that one in any case.
    pub listen: Option<IpAddr>,
    /// The port; 0 takes any that is free.
    pub port: u16,
    /// The file that keeps the world from one start to the next; nothing for a world that ends with the sandbox.
    pub world: Option<PathBuf>,
    /// Seeds the interaction tokens, session ids, and the key that signs interactions over HTTP.
    pub seed: u64,
    /// Unix milliseconds at which the clock stands, but for [`Sandbox::skip`], so that the same acts give the same ids;
    /// nothing for the machine's time.
    pub clock_stands_at: Option<u64>,
    /// How long people wait for the bot's answer; nothing for as long as Discord does, three seconds.
    pub response_timeout: Option<Duration>,
    /// How often the bot is asked for a heartbeat; nothing for as often as Discord does, every 41 seconds.
    pub heartbeat: Option<Duration>,
    /// How many requests a second are taken with the bot's token; nothing for as many as Discord takes, fifty.
    pub requests_per_second: Option<u32>,
    /// Where the bot takes interactions over HTTP; if there are several, each interaction goes to the next in turn, or the
    /// one after it where that does not answer. Without any, interactions go to the gateway.
    pub interactions: Vec<String>,
    /// What the page offers in a channel without messages.
    pub greeting: Option<Greeting>,
    /// A second opinion on the bot's requests, such as [`from_openapi`].
    pub oracle: Option<Oracle>,
}

/// What a channel without messages says, so that nobody has to know a command to begin.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Greeting {
    /// What stands above the buttons.
    pub text: String,
    /// The buttons.
    pub starters: Vec<Starter>,
}

/// A button that sends a command.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Starter {
    /// What stands on the button.
    pub label: String,
    /// The command that it sends, in the bot's own words.
    pub command: String,
}

/// Why a sandbox could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The port is taken, or the machine has no loopback.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, #[source] io::Error),
    /// The world's file is unreadable or spoilt.
    #[error(transparent)]
    World(#[from] WorldError),
    /// No encryption is available on this system.
    #[error("cannot prepare connections to bots: {0}")]
    Client(#[from] reqwest::Error),
}

/// A running sandbox. It ends with [`Sandbox::stop`]; dropping it ends it too, without waiting.
pub struct Sandbox {
    shared: Arc<Shared>,
    address: SocketAddr,
    server: JoinHandle<()>,
    saver: Option<Saver>,
}

/// How far the clock of a sandbox was set forward; it follows when more is skipped.
#[derive(Clone)]
pub struct Skipped(Arc<Shared>);

impl Skipped {
    /// By how much so far.
    pub fn time(&self) -> Duration {
        self.0.clock.skipped()
    }
}

impl Sandbox {
    /// Starts a sandbox, with the world of its file if there is one.
    ///
    /// # Errors
    /// If the port is taken or the world's file cannot be used.
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
        let now_ms = clock.now_ms();
        let mut world = kept.unwrap_or_else(|| World::fresh(now_ms));
        world.forget_expired(now_ms);
        let base = format!("http://{address}");
        let three_seconds = Duration::from_millis(world::Interaction::FIRST_ANSWER_MS);
        let timing = shared::Timing {
            clock,
            response_timeout: options.response_timeout.unwrap_or(three_seconds),
            heartbeat: options.heartbeat.unwrap_or(gateway::HEARTBEAT),
        };
        let per_second = options.requests_per_second.unwrap_or(rates::PER_SECOND);
        let shared = Shared::new(
            (world, Rates::new(per_second)),
            base,
            timing,
            (options.seed, delivery::client()?),
            (options.greeting, options.oracle),
        );
        shared.lock().endpoints.set(options.interactions);
        let saver = options
            .world
            .map(|path| Saver::start(Arc::clone(&shared), path))
            .transpose()?;
        // Without this, small answers wait 40 ms for the other side's acknowledgement.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                warn!(%error, "a connection stays slow");
            }
        });
        let stop = shared.stop.clone();
        let serve = axum::serve(listener, router(Arc::clone(&shared)))
            .with_graceful_shutdown(async move { stop.cancelled().await });
        let server = tokio::spawn(async move {
            if let Err(error) = serve.await {
                warn!(%error, "the sandbox's server ended");
            }
        });
        tokio::spawn(delivery::keep_looking(Arc::clone(&shared)));
        Ok(Self {
            shared,
            address,
            server,
            saver,
        })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// The base of the REST interface as `serenity::HttpBuilder::proxy` wants it: without `/api/v10`.
    pub fn api(&self) -> String {
        self.shared.base.clone()
    }

    /// The address of the page.
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

    /// Somebody, in the channel `general`.
    ///
    /// # Errors
    /// If there is nobody of that name or id.
    pub fn person(&self, name: &str) -> Result<Person, Impossible> {
        let id = act::person(&self.shared.lock().world, name)?;
        Ok(Person {
            shared: Arc::clone(&self.shared),
            id,
            channel: "general".into(),
        })
    }

    /// Adds a person to a server, the first one if none is named.
    ///
    /// # Errors
    /// If there is no such server, or the name is not possible.
    pub fn add_person(
        &self,
        name: &str,
        locale: &str,
        guild: Option<&str>,
    ) -> Result<Person, Impossible> {
        let id = control::add_person(&self.shared, name, Some(locale), guild)?;
        Ok(Person {
            shared: Arc::clone(&self.shared),
            id,
            channel: "general".into(),
        })
    }

    /// Adds a server with three channels and the bot in it.
    pub fn add_guild(&self, name: &str, locale: &str) -> Snowflake {
        let id = self
            .shared
            .lock()
            .world
            .add_guild(name, locale, self.shared.clock.now_ms());
        self.shared.changed(News::World);
        id
    }

    /// Brings the bot into a server or throws it out.
    ///
    /// # Errors
    /// If there is no such server.
    pub fn install(&self, guild: &str, installed: bool) -> Result<(), Impossible> {
        control::install(&self.shared, guild, installed)
    }

    /// Has a person install the bot for themselves, or remove it: they can use its commands where it is not, and there it can do
    /// nothing but answer them.
    ///
    /// # Errors
    /// If there is nobody of that name or id.
    pub fn install_for(&self, person: &str, installed: bool) -> Result<(), Impossible> {
        let mut state = self.shared.lock();
        let id = act::person(&state.world, person)?;
        if let Some(row) = state.world.persons.get_mut(id) {
            row.has_installed = installed;
        }
        drop(state);
        self.shared.changed(News::World);
        Ok(())
    }

    /// Adds a group of all people that there are, without the bot.
    pub fn add_group(&self, name: &str) -> Snowflake {
        let now_ms = self.shared.clock.now_ms();
        let mut state = self.shared.lock();
        let id = state
            .world
            .add_channel(name, ChannelKind::Group, None, now_ms);
        drop(state);
        self.shared.changed(News::World);
        id
    }

    /// Allows and denies permissions to somebody, perhaps [`BOT_NAME`], in a channel; returns those that result.
    ///
    /// # Errors
    /// If there is no such person or channel.
    pub fn permit(
        &self,
        person: &str,
        channel: &str,
        allow: u64,
        deny: u64,
    ) -> Result<u64, Impossible> {
        control::overwrite(&self.shared, person, channel, (allow, deny))
    }

    /// How far the clock was set forward by what tests and people skipped, for a bot in the same process that wants to know
    /// the same time.
    pub fn skipped(&self) -> Skipped {
        Skipped(Arc::clone(&self.shared))
    }

    /// Sets whether the bot may write to somebody directly.
    ///
    /// # Errors
    /// If there is nobody of that name or id.
    pub fn allow_direct_messages(&self, person: &str, allowed: bool) -> Result<(), Impossible> {
        let mut state = self.shared.lock();
        let id = act::person(&state.world, person)?;
        if let Some(row) = state.world.persons.get_mut(id) {
            row.no_direct_messages = !allowed;
        }
        Ok(())
    }

    /// Sets whether everybody may call the roles of this name.
    pub fn make_mentionable(&self, role: &str, is_mentionable: bool) {
        let mut state = self.shared.lock();
        let guilds: Vec<Snowflake> = state.world.guilds.ids().collect();
        for guild in guilds {
            let roles = state
                .world
                .guilds
                .get_mut(guild)
                .map(|guild| &mut guild.roles);
            for other in roles.into_iter().flat_map(BTreeMap::values_mut) {
                if other.name == role {
                    other.is_mentionable = is_mentionable;
                }
            }
        }
    }

    /// The bot's REST requests with greater numbers than this; 0 for all.
    pub fn requests(&self, after: u64) -> Vec<Request> {
        self.shared.lock().log.after(after).cloned().collect()
    }

    /// How far the bot has used up what Discord allows it.
    pub fn usage(&self) -> Usage {
        self.shared.lock().rates.usage(self.shared.clock.now_ms())
    }

    /// The bytes of a file.
    pub fn attachment(&self, id: Snowflake) -> Option<Vec<u8>> {
        self.shared
            .lock()
            .world
            .attachments
            .get(id)
            .map(|file| file.bytes.clone())
    }

    /// Lets time pass for tokens and promises, at once.
    pub fn skip(&self, time: Duration) {
        self.shared.clock.skip(time);
    }

    /// Arms a fault, written as for `POST /faults` (`status:429`, `code:50013`, `delay`, `drop_socket`, `close:4000` …).
    ///
    /// # Errors
    /// If there is no such fault.
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
        faults::arm(&mut state, fault);
        self.shared.changed(News::World);
        Ok(state.faults.armed())
    }

    /// Disarms every fault.
    pub fn disarm(&self) {
        self.shared.lock().faults.clear();
    }

    /// How many strikes of armed faults are still to come.
    pub fn armed(&self) -> u32 {
        self.shared.lock().faults.armed()
    }

    /// Ends it: closes every connection and writes the world.
    ///
    /// # Errors
    /// If the world cannot be written.
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

/// Whether this is the bot's token.
fn is_token(text: &str) -> bool {
    [TOKEN, SHORT_TOKEN].contains(&text)
}

/// Everything that is served.
fn router(shared: Arc<Shared>) -> Router {
    let limit = DefaultBodyLimit::max(body::MAX_REQUEST);
    Router::new()
        .route("/api/{*rest}", any(rest::handle))
        .route("/gateway", get(gateway::accept))
        .route("/gateway/", get(gateway::accept))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
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
) -> Result<axum::response::Response, control::Failure> {
    control::file(&shared, &id)
}
