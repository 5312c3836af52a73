//! What all parts of the running sandbox hold in common: the world behind one lock, and the news of its changes.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tokio::sync::{broadcast, watch};
use tokio_util::sync::CancellationToken;

use crate::delivery::endpoints::Endpoints;
use crate::delivery::signer::Signer;
use crate::gateway::hub::{Audience, Hub};
use crate::payload;
use crate::rest::faults::{Fault, Faults};
use crate::rest::rates::Rates;
use crate::rest::requests::RequestLog;
use crate::world::clock::{Clock, millis};
use crate::world::snowflake::Snowflake;
use crate::world::{CLOCK, World};
use crate::{Greeting, Oracle};

/// Something that the page and the waiting calls may want to look at again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum News {
    Written(Snowflake),
    Edited(Snowflake),
    /// A message is gone: its channel, itself, and the only person who saw it.
    Deleted(Snowflake, Snowflake, Option<Snowflake>),
    /// An interaction got its answer, or failed.
    Answered(Snowflake),
    /// The bot, its commands, people or channels changed.
    World,
}

#[derive(Debug)]
pub(crate) struct State {
    pub(crate) world: World,
    pub(crate) hub: Hub,
    pub(crate) endpoints: Endpoints,
    pub(crate) log: RequestLog,
    pub(crate) faults: Faults,
    pub(crate) rates: Rates,
}

impl State {
    pub(crate) fn is_ready(&self) -> bool {
        if self.endpoints.urls().is_empty() {
            self.hub.is_ready()
        } else {
            self.endpoints.is_answering
        }
    }

    pub(crate) fn arm(&mut self, fault: Fault) {
        self.faults.arm(&mut self.hub, fault);
    }
}

/// The sandbox's clock, and how long things take by it.
pub(crate) struct Timing {
    pub(crate) clock: Clock,
    /// How long people wait for an answer.
    pub(crate) response_timeout: Duration,
    /// How often a bot is asked for a heartbeat.
    pub(crate) heartbeat: Duration,
    /// How long a request waits at most on each of its ways.
    pub(crate) jitter: Option<Duration>,
}

/// The sandbox as its servers and drivers see it.
pub(crate) struct Shared {
    state: Mutex<State>,
    rng: Mutex<ChaCha8Rng>,
    pub(crate) clock: Clock,
    pub(crate) response_timeout: Duration,
    pub(crate) heartbeat: Duration,
    jitter: Option<Duration>,
    /// Signs interactions over HTTP, which the client sends.
    pub(crate) signer: Signer,
    pub(crate) client: reqwest::Client,
    /// `http://127.0.0.1:PORT`.
    pub(crate) base: String,
    pub(crate) oracle: Option<Oracle>,
    /// What the page offers in a channel without messages.
    pub(crate) greeting: Option<Greeting>,
    /// Wakes everything that waits.
    pub(crate) pulse: watch::Sender<u64>,
    /// The same, with what it was, for the page.
    pub(crate) news: broadcast::Sender<News>,
    pub(crate) stop: CancellationToken,
}

impl Shared {
    /// A sandbox that listens at `base`.
    pub(crate) fn new(
        (world, rates): (World, Rates),
        base: String,
        timing: Timing,
        (seed, client): (u64, reqwest::Client),
        (greeting, oracle): (Option<Greeting>, Option<Oracle>),
    ) -> Arc<Self> {
        Arc::new(Self {
            state: Mutex::new(State {
                world,
                hub: Hub::default(),
                endpoints: Endpoints::default(),
                log: RequestLog::default(),
                faults: Faults::default(),
                rates,
            }),
            rng: Mutex::new(ChaCha8Rng::seed_from_u64(seed)),
            clock: timing.clock,
            response_timeout: timing.response_timeout,
            heartbeat: timing.heartbeat,
            jitter: timing.jitter,
            signer: Signer::new(seed),
            client,
            base,
            oracle,
            greeting,
            pulse: watch::Sender::new(0),
            news: broadcast::Sender::new(4096),
            stop: CancellationToken::new(),
        })
    }

    /// The state, for a short while: never across an await.
    pub(crate) fn lock(&self) -> MutexGuard<'_, State> {
        // A panic elsewhere does not make the world unusable: every change is small and complete.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets time pass at once; the world remembers it.
    pub(crate) fn skip(&self, time: Duration) {
        self.clock.skip(time);
        let skipped = millis(self.clock.skipped());
        self.lock().world.skipped_ms.put(CLOCK, skipped);
        self.changed(News::World);
    }

    pub(crate) fn changed(&self, news: News) {
        self.pulse.send_modify(|count| *count += 1);
        // Nobody has to listen.
        let _ = self.news.send(news);
    }

    /// Waits as long as the line takes this time, if it takes any time at all.
    pub(crate) async fn jitter(&self) {
        if let Some(most) = self.jitter {
            let share: f64 = rand::random();
            tokio::time::sleep(most.mul_f64(share)).await;
        }
    }

    pub(crate) fn ws_url(&self) -> String {
        format!("{}/gateway", self.base.replacen("http", "ws", 1))
    }

    /// 32 hexadecimal digits that nobody can guess from the ones before, yet the same for the same seed.
    pub(crate) fn random_hex(&self) -> String {
        let mut rng = self.rng.lock().unwrap_or_else(PoisonError::into_inner);
        format!("{:016x}{:016x}", rng.random::<u64>(), rng.random::<u64>())
    }

    /// Tells bots with the intent, and the page, that a message was written.
    pub(crate) fn announce(&self, state: &mut State, message: Snowflake, edited: bool) {
        let Some(row) = state.world.messages.get(message) else {
            return;
        };
        // Ephemeral messages reach nobody's gateway but their person's.
        if row.only_for.is_none() {
            let mut data = payload::message(&state.world, row, &self.base);
            if let Some(guild) = state.world.guild_of(row.channel) {
                data["guild_id"] = serde_json::json!(guild);
            }
            let audience = Audience::of_messages(&state.world, row.channel);
            state.hub.dispatch(
                if edited {
                    "MESSAGE_UPDATE"
                } else {
                    "MESSAGE_CREATE"
                },
                &data,
                audience,
            );
        }
        self.changed(if edited {
            News::Edited(message)
        } else {
            News::Written(message)
        });
    }
}
