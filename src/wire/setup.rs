//! What the bot needs to know before it starts.

use std::fmt;
use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroUsize};

use crate::table::Location;
use crate::wire::signature::PublicKey;

#[derive(Clone)]
pub struct Config {
    pub token: String,
    pub database: Location,
    pub discord: Option<DiscordEndpoint>,
    /// Where to serve `/health`, `/ready` and `/metrics`, if anywhere; port 0 takes a free one.
    pub metrics: Option<SocketAddr>,
    /// Where to take interactions over HTTP; without it they come by the gateway.
    pub interactions: Option<Interactions>,
    /// How many clicks and commands of one person are answered a second, four times as many at once; without it all are.
    pub clicks_a_second: Option<NonZeroU32>,
    /// How many requests with the bot's token are sent a second, if not as many as Discord takes of every bot.
    pub requests_a_second: Option<NonZeroU32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Interactions {
    /// Where to listen; port 0 takes a free one.
    pub address: SocketAddr,
    /// The key of the application, from Discord's developer portal.
    pub public_key: PublicKey,
    /// How many connections there may come from one address, if not as many as in all.
    pub per_address: Option<NonZeroUsize>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiscordEndpoint {
    /// The address below which `/api/v10` lies.
    pub api: String,
    pub gateway: String,
}

impl fmt::Debug for Config {
    /// Leaves the token out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config")
            .field("database", &self.database)
            .field("discord", &self.discord)
            .field("metrics", &self.metrics)
            .field("interactions", &self.interactions)
            .finish_non_exhaustive()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TransportKind {
    Gateway,
    Http,
}

impl TransportKind {
    /// The word for it on pages for machines.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Gateway => "gateway",
            Self::Http => "http",
        }
    }

    /// The one that is configured.
    pub const fn of(config: &Config) -> Self {
        match config.interactions {
            None => Self::Gateway,
            Some(_) => Self::Http,
        }
    }
}
