//! The way by which Discord's interactions reach the bot.

use std::net::SocketAddr;

use anyhow::Context as _;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::bot::Bot;
use crate::service::connection::stay_connected;
use crate::service::endpoint;
use crate::service::endpoint::{Endpoint, Reserved};
use crate::wire::gateway::{Gateway, Limits};
use crate::wire::setup::Config;
use crate::wire::timeouts::Timeouts;

/// The way that is used, and whether it is open.
#[derive(Clone)]
pub enum Transport {
    Gateway(Gateway),
    Http(Endpoint),
}

impl Transport {
    pub fn is_open(&self) -> bool {
        match self {
            Self::Gateway(gateway) => gateway.is_connected(),
            Self::Http(endpoint) => endpoint.is_open(),
        }
    }

    /// How many shards hear events, and how many there are; `None` where interactions come otherwise.
    pub fn n_live_shards(&self) -> Option<(usize, usize)> {
        match self {
            Self::Gateway(gateway) => Some(gateway.n_live_shards()),
            Self::Http(_) => None,
        }
    }

    /// What to say while they cannot.
    pub const fn closed_reason(&self) -> &'static str {
        match self {
            Self::Gateway(_) => "not connected to Discord",
            Self::Http(_) => "no interactions are taken yet",
        }
    }
}

/// A way that nobody can use yet.
pub enum UnopenedTransport {
    /// Not connected.
    Gateway(Gateway),
    /// Nobody listens.
    Http(Endpoint, Reserved),
}

impl UnopenedTransport {
    /// Prepares the way that is configured.
    ///
    /// # Errors
    /// If the address for interactions is in use, or there is no free port on the loopback interface.
    pub async fn prepare(
        config: &Config,
        bot: &Bot,
        stop: &CancellationToken,
    ) -> anyhow::Result<Self> {
        if let Some(interactions) = config.interactions {
            let reserved = Reserved::new(interactions.address)?;
            let endpoint = Endpoint::new(interactions.public_key, interactions.per_address);
            return Ok(Self::Http(endpoint, reserved));
        }
        let last_messages = bot.rest().last_messages().clone();
        let gateway = Gateway::open(Limits::default(), last_messages, stop.clone())
            .await
            .context("cannot listen on the loopback interface")?;
        Ok(Self::Gateway(gateway))
    }

    pub fn transport(&self) -> Transport {
        match self {
            Self::Gateway(gateway) => Transport::Gateway(gateway.clone()),
            Self::Http(endpoint, _) => Transport::Http(endpoint.clone()),
        }
    }

    /// Opens it; until told to stop, the bot gets what comes in. Returns where interactions are taken, if over HTTP.
    ///
    /// # Errors
    /// If another process listens at the address.
    pub fn open(
        self,
        bot: Bot,
        config: Config,
        timeouts: Timeouts,
        stop: CancellationToken,
    ) -> anyhow::Result<(JoinHandle<anyhow::Result<()>>, Option<SocketAddr>)> {
        match self {
            Self::Gateway(gateway) => {
                let connected = stay_connected(bot, config, gateway, timeouts, stop);
                Ok((tokio::spawn(connected), None))
            }
            Self::Http(endpoint, reserved) => {
                let (listener, address) = reserved.listen()?;
                let served = endpoint::serve(bot, endpoint, listener, stop);
                Ok((tokio::spawn(served), Some(address)))
            }
        }
    }
}
