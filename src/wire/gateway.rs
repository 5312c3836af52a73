//! The connection to Discord's gateway, and whether it works at this moment.
//!
//! serenity speaks the protocol, but not to Discord itself: a [relay](relay) on the loopback interface lies between them.
//! serenity 0.12 keeps silent about a closed connection, takes several of Discord's close codes for nothing (4003, 4010,
//! 4011) and then, or after a close without a code, occupies a thread until its heartbeat fails, up to 41 seconds. Seen
//! through the relay, every connection ends in one of two ways that it handles well; and the bot knows at once.

mod closing;
mod relay;
mod shards;

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
use shards::Shards;

use crate::wire::last_messages::LastMessages;

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
    /// What the bot's own connections ask for. Other programs on this machine, such as pages in a browser, do not know it: how their
    /// connections end says nothing of the bot's.
    path: String,
    /// Discord's own address, once it is known.
    upstream: Mutex<Option<String>>,
    shards: watch::Sender<Shards>,
    refusal: watch::Sender<Option<Closing>>,
    is_unreachable: AtomicBool,
    last_messages: LastMessages,
}

impl Gateway {
    /// Starts the relay, which notes what interactions say of the ends of channels; it takes no more connections when told to stop.
    ///
    /// # Errors
    /// If there is no free port on the loopback interface.
    pub async fn open(
        limits: Limits,
        last_messages: LastMessages,
        stop: CancellationToken,
    ) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let state = Arc::new(State {
            limits,
            path: format!("/{:032x}", rand::random::<u128>()),
            upstream: Mutex::default(),
            shards: watch::Sender::default(),
            refusal: watch::Sender::default(),
            is_unreachable: AtomicBool::new(false),
            last_messages,
        });
        tokio::spawn(relay::serve(listener, Arc::clone(&state), stop));
        Ok(Self { state, address })
    }

    /// Where serenity finds the gateway.
    pub fn url(&self) -> String {
        format!("ws://{}{}", self.address, self.state.path)
    }

    /// Says where Discord is, and in how many shards the bot begins to connect.
    pub fn lead_to(&self, upstream: String, n_shards: usize) {
        *self.state.upstream() = Some(upstream);
        let shards = Shards::connecting(n_shards);
        self.state.shards.send_replace(shards);
    }

    /// Whether every shard has been in a session since the bot began to connect, and one at least is now.
    pub fn is_connected(&self) -> bool {
        self.was_connected() && self.n_live_shards().0 > 0
    }

    /// How many shards are in a session, and how many there are.
    pub fn n_live_shards(&self) -> (usize, usize) {
        self.state.shards.borrow().counts()
    }

    /// Whether every shard has been in a session since the bot began to connect.
    pub fn was_connected(&self) -> bool {
        self.state.shards.borrow().were_live
    }

    /// Waits until shards have been lost for so long, or longer if connecting them again did not help; their numbers.
    pub async fn lost_for(&self, patience: Duration) -> Vec<usize> {
        let mut shards = self.state.shards.subscribe();
        loop {
            let due = shards.borrow_and_update().next_due(patience);
            let lost = async {
                match due {
                    Some(due) => sleep_until(due).await,
                    None => pending().await,
                }
            };
            tokio::select! {
                () = lost => {
                    let lost = shards.borrow().lost_for(patience, Instant::now());
                    if !lost.is_empty() {
                        return lost;
                    }
                }
                // The sender lives as long as `self`.
                _ = shards.changed() => {}
            }
        }
    }

    /// Notes that these shards begin to connect again.
    pub fn restarted(&self, numbers: &[usize]) {
        let shards = &self.state.shards;
        shards.send_modify(|shards| shards.restarted(numbers));
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
}

/// One connection, and the shard that it carries, once it has said which; dropping it ends its session.
struct Carried {
    state: Arc<State>,
    number: Option<usize>,
    is_live: bool,
}

impl Carried {
    fn new(state: &Arc<State>) -> Self {
        Self {
            state: Arc::clone(state),
            number: None,
            is_live: false,
        }
    }

    /// It sends the events of a session from now on, of a new one if it has a name.
    fn begins(&mut self, session: Option<String>) {
        if let Some(number) = self.number
            && !self.is_live
        {
            self.is_live = true;
            let shards = &self.state.shards;
            shards.send_modify(|shards| shards.went_live(number, session));
        }
    }

    fn ends(&mut self) {
        if let Some(number) = self.number
            && self.is_live
        {
            self.is_live = false;
            let shards = &self.state.shards;
            shards.send_modify(|shards| shards.was_lost(number));
        }
    }
}

impl Drop for Carried {
    fn drop(&mut self) {
        self.ends();
    }
}

#[cfg(test)]
mod tests;
