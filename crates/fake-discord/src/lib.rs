//! A loopback Discord, so that the bot can be played and tested without an account.
//!
//! One [`Sandbox`] serves, on 127.0.0.1 unless told otherwise: Discord's REST interface and gateway in version 10 for a bot that knows no
//! difference, a control interface for people and scripts, and a page on which you are everybody at once.
//! Tests act through [`Person`] without the detour over HTTP, and [`script`] plays people from a text.
//!
//! The control interface is under `/sandbox/v1`; everything is JSON, errors are `{"error":"…"}` with 400 or 404.
//! `GET /world`, `POST /persons`, `/command`, `/context`, `/component`, `/modal`, `/autocomplete`, `GET /messages`,
//! `/attachments/{id}`, `/requests`, `POST /faults` and the WebSocket `/events` are the calls of every day. Rarer ones:
//! `POST /messages {person, channel, text}` writes a message of a person's own, `POST /guilds {name, locale?}` adds a
//! server, `POST /installs {guild, installed}` brings the bot in or throws it out,
//! `POST /permissions {person, channel, allow?, deny?}` makes an exception for a person (`lostcities` is the bot),
//! `POST /time {skip_ms}` sets the clock forward, which the world remembers (tokens grow old, and a bot that asks for [`Skipped`]
//! follows), `DELETE /faults` disarms. People and channels are ids or names; a channel may be written `Server/channel`, and `dm` is
//! the person's direct channel with the bot.
//!
//! Discord's limits on a whole bot hold: fifty requests a second with its token (answers to interactions are exempt), then
//! 429 with `"global": true`, and a ban of its address after 10,000 answers of 401, 403 or 429 in ten minutes; five requests in
//! two seconds with the token of an interaction, and thirty new follow-ups a minute in a channel. `GET /limits` tells
//! `{"requests_per_second","most_in_a_second","limited","invalid","banned"}`.
//!
//! With [`Options::interactions`] interactions come as Discord sends them over HTTP, signed with a key whose public half is
//! [`Sandbox::public_key`], to the given addresses in turn; `POST /interactions {urls}` changes these. [`Sandbox::hostile`] has
//! clients begin requests there and never finish them.
//!
//! Messages of Components V2 (a tree, [`Message::layout`]) are judged and shown as Discord does; the README says what a
//! bot must send.
//!
//! Not modelled: roles beyond `@everyone` and the bot's own, voice, reactions, private
//! threads, the limits of single routes other than armed ones.
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
mod control;
mod delivery;
mod gateway;
mod judge;
mod messages;
mod payload;
mod rest;
mod sandbox;
pub mod script;
mod world;

pub use act::Impossible;
pub use control::view::{
    Answer, Attachment, Author, Choice, Component, Message, Outcome, SelectOption, UsedBy,
};
pub use delivery::hostile::{Hostile, forgeries};
#[cfg(feature = "openapi")]
pub use judge::openapi::{OpenApiError, from_openapi};
pub use rest::rates::Usage;
pub use rest::requests::{FileSummary, Request};
pub use sandbox::options::{Greeting, Options, Oracle, Starter};
pub use sandbox::person::Person;
pub use sandbox::{Sandbox, Skipped, StartError};
pub use world::permissions;
pub use world::persist::WorldError;
pub use world::snowflake::Snowflake;
pub use world::{BOT, BOT_NAME};

/// The token of the sandbox. It has a token's form and opens nothing but this.
pub const TOKEN: &str = "MTAwMDAwMDAwMDAwMDAwMDAwMQ.Sandbo.not-a-secret-it-opens-only-the-sandbox";

/// The same for typing, where a library does not look at the form of tokens.
pub const SHORT_TOKEN: &str = "sandbox";

/// Whether this is the bot's token.
fn is_token(text: &str) -> bool {
    [TOKEN, SHORT_TOKEN].contains(&text)
}
