//! The connection to Discord's gateway, and whether it works at this moment.
//!
//! serenity speaks the protocol, but not to Discord itself: a [relay](relay) on the loopback interface lies between them.
//! serenity 0.12 keeps silent about a closed connection, takes several of Discord's close codes for nothing (4003, 4010,
//! 4011) and then, or after a close without a code, occupies a thread until its heartbeat fails, up to 41 seconds. Seen
//! through the relay, every connection ends in one of two ways that it handles well; and the bot knows at once.

mod closing;
mod relay;

use std::future::pending;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};
use tokio_util::sync::CancellationToken;

pub(crate) use closing::Closing;

/// How long serenity waits between two shards that begin a session, as Discord demands.
const BETWEEN_SHARDS: Duration = Duration::from_secs(5);

/// How long the bot waits for what, as far as the gateway is concerned.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// From the bot's heartbeat to anything that Discord says.
    pub heartbeat: Duration,
    pub retry: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            heartbeat: Duration::from_secs(10),
            retry: Duration::from_secs(5),
        }
    }
}

/// What is known of the connection to Discord, shard by shard. Cheap to clone.
#[derive(Clone)]
pub struct Gateway {
    state: Arc<State>,
    address: SocketAddr,
}

struct State {
    limits: Limits,
    /// Discord's own address, once it is known.
    upstream: Mutex<Option<String>>,
    shards: watch::Sender<Shards>,
    refusal: watch::Sender<Option<Closing>>,
    is_unreachable: AtomicBool,
}

#[derive(Clone, Copy, Default, Debug)]
struct Shards {
    n_wanted: usize,
    /// How many have a session in which Discord sends events.
    n_live: usize,
    /// Since when some have none.
    lost_at: Option<Instant>,
    /// Whether all of them have had one since the bot began to connect.
    were_live: bool,
}

impl Gateway {
    /// Starts the relay; it takes no more connections when told to stop.
    ///
    /// # Errors
    /// If there is no free port on the loopback interface.
    pub async fn open(limits: Limits, stop: CancellationToken) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let state = Arc::new(State {
            limits,
            upstream: Mutex::default(),
            shards: watch::Sender::default(),
            refusal: watch::Sender::default(),
            is_unreachable: AtomicBool::new(false),
        });
        tokio::spawn(relay::serve(listener, Arc::clone(&state), stop));
        Ok(Self { state, address })
    }

    /// Where serenity finds the gateway.
    pub fn url(&self) -> String {
        format!("ws://{}", self.address)
    }

    /// Says where Discord is, and in how many shards the bot begins to connect.
    pub fn lead_to(&self, upstream: String, n_shards: usize) {
        *self.state.upstream() = Some(upstream);
        // They connect one after another.
        let n_pauses = u32::try_from(n_shards).unwrap_or(u32::MAX);
        let by = Instant::now() + BETWEEN_SHARDS.saturating_mul(n_pauses);
        self.state.shards.send_modify(|shards| {
            shards.n_wanted = n_shards;
            shards.lost_at = Some(by);
            shards.were_live = false;
        });
    }

    pub fn is_connected(&self) -> bool {
        let shards = *self.state.shards.borrow();
        shards.n_wanted > 0 && shards.n_live >= shards.n_wanted
    }

    /// Whether every shard has been in a session since the bot began to connect.
    pub fn was_connected(&self) -> bool {
        self.state.shards.borrow().were_live
    }

    pub async fn lost_for(&self, time: Duration) {
        let mut shards = self.state.shards.subscribe();
        loop {
            let lost_at = shards.borrow_and_update().lost_at;
            let lost = async {
                match lost_at {
                    Some(lost_at) => sleep_until(lost_at + time).await,
                    None => pending().await,
                }
            };
            tokio::select! {
                () = lost => return,
                // The sender lives as long as `self`.
                _ = shards.changed() => {}
            }
        }
    }

    /// Waits until Discord closes a connection and says that it will accept no other of this kind.
    pub async fn refused(&self) -> Closing {
        let mut refusal = self.state.refusal.subscribe();
        loop {
            if let Some(closing) = refusal.borrow_and_update().clone() {
                return closing;
            }
            // The sender lives as long as `self`.
            let _ = refusal.changed().await;
        }
    }
}

impl State {
    fn upstream(&self) -> MutexGuard<'_, Option<String>> {
        self.upstream.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, by: impl FnOnce(&mut Shards)) {
        self.shards.send_modify(|shards| {
            by(shards);
            if shards.n_live >= shards.n_wanted {
                shards.lost_at = None;
                shards.were_live = true;
            } else {
                shards.lost_at.get_or_insert_with(Instant::now);
            }
        });
    }
}

/// One shard's connection; dropping it ends its session.
struct Shard {
    state: Arc<State>,
    is_live: bool,
}

impl Shard {
    fn new(state: &Arc<State>) -> Self {
        Self {
            state: Arc::clone(state),
            is_live: false,
        }
    }

    /// Notes whether the shard is in a session.
    fn set_live(&mut self, is_live: bool) {
        match (self.is_live, is_live) {
            (false, true) => self.state.change(|shards| shards.n_live += 1),
            (true, false) => self.state.change(|shards| shards.n_live -= 1),
            (false, false) | (true, true) => {}
        }
        self.is_live = is_live;
    }
}

impl Drop for Shard {
    fn drop(&mut self) {
        self.set_live(false);
    }
}

#[cfg(test)]
mod tests;
