//! The bot as a process: how it starts and stops, both transports, and the work that nobody asks for.

mod cluster;
mod components;
mod connection;
mod emblems;
mod endpoint;
mod framework;
mod handle;
mod health;
mod register;
mod start;
mod sweep;
mod transport;

pub use crate::wire::load::Shedding;
pub use crate::wire::setup::{Config, DiscordEndpoint, Interactions};
pub use crate::wire::signature::{NotAKey, PublicKey};
pub use crate::wire::timeouts::Timeouts;
pub use handle::BotHandle;
pub use register::{check, register};
pub use start::{start, start_at, start_in};
