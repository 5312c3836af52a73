//! How a sandbox is started.

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::rest::requests::Request;

/// Says what is wrong with a request, one sentence a fault.
pub type Oracle = Arc<dyn Fn(&Request) -> Vec<String> + Send + Sync>;

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
    /// Unix milliseconds at which the clock has stopped, except for [`Sandbox::skip`](crate::Sandbox::skip), so that the same acts give
    /// the same ids; nothing for the machine's time.
    pub clock_stands_at: Option<u64>,
    /// How long people wait for the bot's answer; nothing for as long as Discord does, three seconds.
    pub response_timeout: Option<Duration>,
    /// How often the bot is asked for a heartbeat; nothing for as often as Discord does, every 41 seconds.
    pub heartbeat: Option<Duration>,
    /// In how many shards the bot is told to connect; nothing for one.
    pub shards: Option<u64>,
    /// How long each request of the bot waits at most before it is looked at, and again before it is answered, at random and
    /// differently in every run, so that nothing relies on an order that only a quick line keeps; nothing for no wait.
    pub jitter: Option<Duration>,
    /// How many requests a second are taken with the bot's token; nothing for as many as Discord takes, fifty; `u32::MAX` for no
    /// limits, of interactions' tokens and of follow-ups in a channel either.
    pub requests_per_second: Option<u32>,
    /// Where the bot takes interactions over HTTP; if there are several, each interaction goes to the next in turn, or the
    /// one after it where that does not answer. Without any, interactions go to the gateway.
    pub interactions: Vec<String>,
    /// Whether each interaction goes to all of these at once, as two bots with one token on the gateway hear the same.
    pub twins: bool,
    /// What the page offers in a channel without messages.
    pub greeting: Option<Greeting>,
    /// A second opinion on the bot's requests, such as that of Discord's API description (the feature `openapi`).
    pub oracle: Option<Oracle>,
}

/// What a channel without messages says, so that nobody has to know a command to begin.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Greeting {
    pub text: String,
    pub starters: Vec<Starter>,
}

/// A button that sends a command.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Starter {
    pub label: String,
    /// The command that it sends, in the bot's own words.
    pub command: String,
}
