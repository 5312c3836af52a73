//! Requests to Discord.
//!
//! serenity's own limiter puts the edits of all interactions into one bucket (300 people wait nine seconds) and, when
//! switched off, hides how long Discord asks us to wait. So the bot sends its messages itself, one bucket for each route
//! and channel and one queue for all that the bot's token is needed for. serenity only keeps the gateway, parses what comes
//! in, and registers the commands.

mod call;
mod channels;
mod emojis;
mod error;
mod limiter;
mod limits;
mod members;
mod messages;
mod outage;
mod own;
mod send;
mod threads;
mod wire;

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use reqwest::{Client, Method};
use serde_json::{Value, json};
use tokio_util::sync::CancellationToken;

use call::Call;
pub use channels::{Channels, GuildChannel, Role};
pub use emojis::ApplicationEmojis;
pub use error::RestError;
use limiter::Limiter;
use limits::Limits;
pub use members::Members;
pub use messages::Messages;
use outage::Outage;
pub use own::{OwnMessage, Webhook};
pub use threads::Threads;
use wire::{snowflake, user_agent};

use crate::table::{ChannelId, MessageId, PersonId, Snowflake};
use crate::wire::emojis::Emojis;
use crate::wire::last_messages::LastMessages;
use crate::wire::mentions::CommandMentions;
use crate::wire::message::{Known, Outgoing};
use crate::wire::meters::Meters;
use crate::wire::photos::Photos;
use crate::wire::timeouts::Timeouts;

pub const DISCORD: &str = "https://discord.com";

const REQUEST_TIMEOUT: Duration = Duration::from_secs(15);

/// How long Discord may take to say who the bot is, while it may be away.
const PROBE_TIMEOUT: Duration = Duration::from_secs(3);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callback {
    Message,
    /// By changing the message whose button was pressed.
    Update,
    /// By a message that follows later.
    LaterMessage,
    /// By changing the pressed message later.
    LaterUpdate,
}

impl Callback {
    const fn code(self) -> u8 {
        match self {
            Self::Message => 4,
            Self::LaterMessage => 5,
            Self::LaterUpdate => 6,
            Self::Update => 7,
        }
    }
}

/// A connection to Discord's REST interface. Cheap to clone.
#[derive(Clone)]
pub struct Rest {
    inner: Arc<Inner>,
}

struct Inner {
    client: Client,
    base: String,
    authorization: String,
    limiter: Limiter,
    limits: Limits,
    timeouts: Timeouts,
    meters: Arc<Meters>,
    outage: Outage,
    revoked: CancellationToken,
    /// How texts mention commands, as soon as Discord has registered them.
    mentions: OnceLock<CommandMentions>,
    /// What stands on controls, as soon as Discord has it.
    emojis: OnceLock<Emojis>,
    photos: Photos,
    last_messages: LastMessages,
}

impl Rest {
    /// A connection to the Discord at `base` (`https://discord.com`, or a sandbox) for the bot with this token.
    pub fn new(base: &str, token: &str, timeouts: Timeouts) -> Result<Self, reqwest::Error> {
        let client = Client::builder()
            .timeout(REQUEST_TIMEOUT)
            .tcp_nodelay(true)
            .user_agent(user_agent())
            .build()?;
        let inner = Inner {
            client,
            base: format!("{}/api/v10", base.trim_end_matches('/')),
            authorization: format!("Bot {token}"),
            limiter: Limiter::new(timeouts.requests_per_second),
            limits: Limits::default(),
            timeouts,
            meters: Arc::default(),
            outage: Outage::default(),
            revoked: CancellationToken::new(),
            mentions: OnceLock::new(),
            emojis: OnceLock::new(),
            photos: Photos::new(base, timeouts.photo)?,
            last_messages: LastMessages::default(),
        };
        Ok(Self {
            inner: Arc::new(inner),
        })
    }

    pub fn photos(&self) -> &Photos {
        &self.inner.photos
    }

    /// What interactions have said of the ends of channels.
    pub fn last_messages(&self) -> &LastMessages {
        &self.inner.last_messages
    }

    /// From now on, writes commands in messages as these mentions. Only the first call counts.
    pub fn mention_commands(&self, mentions: CommandMentions) {
        self.inner.mentions.get_or_init(|| mentions);
    }

    /// From now on, puts these emojis on controls. Only the first call counts.
    pub fn show_emojis(&self, emojis: Emojis) {
        self.inner.emojis.get_or_init(|| emojis);
    }

    fn known(&self) -> Known<'_> {
        let emojis = self.inner.emojis.get();
        Known {
            mentions: self.inner.mentions.get(),
            emojis: emojis.filter(|emojis| emojis.are_usable()),
        }
    }

    pub const fn channels(&self) -> Channels<'_> {
        Channels { rest: self }
    }

    pub const fn members(&self) -> Members<'_> {
        Members { rest: self }
    }

    pub const fn messages(&self) -> Messages<'_> {
        Messages { rest: self }
    }

    pub const fn threads(&self) -> Threads<'_> {
        Threads { rest: self }
    }

    /// Where the requests are counted that Discord asked to send later, and all else that is counted.
    pub fn meters(&self) -> Arc<Meters> {
        Arc::clone(&self.inner.meters)
    }

    pub fn is_busy(&self) -> bool {
        self.inner.limiter.is_busy()
    }

    /// From now on this process sends a share of what all processes may send with the bot's token; little, as long as
    /// it is not known how many there are. To be said every few seconds.
    pub fn share(&self, n_processes: Option<u32>) {
        match n_processes {
            Some(n) => self.inner.limiter.share(n),
            None => self.inner.limiter.slow_down(),
        }
    }

    /// How many outages of Discord have ended: times when a request with the bot's token succeeded after one that had failed
    /// for good.
    pub fn n_recoveries(&self) -> u64 {
        self.inner.outage.n_ended()
    }

    pub fn is_away(&self) -> bool {
        self.inner.outage.is_on()
    }

    /// Asks Discord who the bot is, and says whether it answered; if so, an outage ends.
    pub async fn is_answered(&self) -> bool {
        let call = Call::new(Method::GET, "/users/@me".to_owned(), "me".to_owned());
        self.inner.call(call.timeout(PROBE_TIMEOUT)).await.is_ok()
    }

    /// The same, but an outage of what failed goes on.
    pub async fn is_reached(&self) -> bool {
        let call = Call::new(Method::GET, "/users/@me".to_owned(), "me".to_owned());
        let call = call.timeout(PROBE_TIMEOUT);
        self.inner.keep_trying(&call).await.is_ok()
    }

    /// Waits until an outage of Discord ends. For one waiter.
    pub async fn recovered(&self) {
        self.inner.outage.ended().await;
    }

    pub async fn revoked(&self) {
        self.inner.revoked.cancelled().await;
    }

    /// Answers an interaction, and says which message the answer became if it became a new one and `is_wanted`: Discord then
    /// describes all of it.
    ///
    /// # Errors
    /// If Discord does not take the answer; [`RestError::is_too_late`] and [`RestError::is_answered`] are everyday.
    pub async fn answer(
        &self,
        interaction: Snowflake,
        token: &str,
        callback: Callback,
        message: &Outgoing,
        is_wanted: bool,
    ) -> Result<Option<MessageId>, RestError> {
        let body = |known: Known<'_>| {
            let data = match callback {
                Callback::Message => message.body(known),
                Callback::Update => message.edit(known),
                Callback::LaterMessage => json!({ "flags": message.flags_of_promise() }),
                Callback::LaterUpdate => Value::Null,
            };
            json!({ "type": callback.code(), "data": data })
        };
        let query = if is_wanted && callback == Callback::Message {
            "?with_response=true"
        } else {
            ""
        };
        let call = Call::new(
            Method::POST,
            format!("/interactions/{interaction}/{token}/callback{query}"),
            format!("callback {interaction}"),
        )
        .files(message.files())
        // A second answer is refused with 40060, so sending again cannot answer twice.
        .repeatable(true)
        .timeout(self.inner.timeouts.answer);
        let (answer, _) = self.send(call, body).await?;
        Ok(answer
            .pointer("/resource/message/id")
            .and_then(snowflake)
            .map(MessageId))
    }

    /// The latest message of a channel; it may have been deleted since.
    pub async fn last_message(&self, channel: ChannelId) -> Result<Option<MessageId>, RestError> {
        let answer = self
            .get(format!("/channels/{channel}"), format!("channel {channel}"))
            .await?;
        Ok(answer
            .get("last_message_id")
            .and_then(snowflake)
            .map(MessageId))
    }

    /// How many seconds people must wait between two messages in a channel; `None` if they need not.
    pub async fn slowmode(&self, channel: ChannelId) -> Result<Option<u32>, RestError> {
        let answer = self
            .get(format!("/channels/{channel}"), format!("channel {channel}"))
            .await?;
        let seconds = answer.get("rate_limit_per_user").and_then(Value::as_u64);
        let seconds = seconds.and_then(|seconds| u32::try_from(seconds).ok());
        Ok(seconds.filter(|&seconds| seconds > 0))
    }

    /// Whether servers can install the application, and whether people can for themselves; `None` if Discord does not say so.
    pub async fn installs(&self) -> Result<Option<[bool; 2]>, RestError> {
        let application = self
            .get("/applications/@me".to_owned(), "application".to_owned())
            .await?;
        Ok(installs(&application))
    }

    /// Succeeds if a message is there and the bot may read it.
    pub async fn look_at(&self, channel: ChannelId, id: MessageId) -> Result<(), RestError> {
        let path = format!("/channels/{channel}/messages/{id}");
        self.get(path, format!("read {channel}")).await.map(drop)
    }

    pub async fn direct_channel(&self, person: PersonId) -> Result<ChannelId, RestError> {
        let answer = self
            .call(
                Call::new(
                    Method::POST,
                    "/users/@me/channels".to_owned(),
                    "direct".to_owned(),
                )
                .body(json!({ "recipient_id": person.to_string() }))
                .repeatable(true),
            )
            .await?;
        answer
            .get("id")
            .and_then(snowflake)
            .map(ChannelId)
            .ok_or(RestError::Unreadable)
    }

    /// Sends a message, and says what was sent. Where Discord takes it only without the application's own emojis, it goes
    /// without them.
    async fn send(
        &self,
        call: Call<'_>,
        write: impl Fn(Known<'_>) -> Value,
    ) -> Result<(Value, Value), RestError> {
        let known = self.known();
        let body = write(known);
        let answer = self.call(call.clone().body(body.clone())).await;
        let Some(emojis) = known.emojis else {
            return Ok((answer?, body));
        };
        let is_suspect = match &answer {
            Ok(_) => emojis.are_in_doubt(),
            Err(error) => error.is_invalid_form(),
        };
        let plain = is_suspect.then(|| {
            write(Known {
                emojis: None,
                ..known
            })
        });
        match (answer, plain.filter(|plain| *plain != body)) {
            (Err(_), Some(plain)) => {
                let answer = self.call(call.body(plain.clone())).await?;
                emojis.refused();
                Ok((answer, plain))
            }
            (answer, plain) => {
                let answer = answer?;
                if plain.is_some() {
                    emojis.taken();
                }
                Ok((answer, body))
            }
        }
    }

    /// Sends a request until it is answered, refused for good, or has taken too long.
    async fn call(&self, call: Call<'_>) -> Result<Value, RestError> {
        self.inner.call(call).await
    }

    async fn get(&self, path: String, bucket: String) -> Result<Value, RestError> {
        let call = Call::new(Method::GET, path, bucket);
        self.call(call).await
    }
}

/// Which of the two kinds of installation an application says that it has.
fn installs(application: &Value) -> Option<[bool; 2]> {
    let kinds = application.get("integration_types_config")?.as_object()?;
    Some(["0", "1"].map(|kind| kinds.contains_key(kind)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_installation_are_those_that_discord_names() {
        let kinds = |kinds: Value| installs(&json!({ "integration_types_config": kinds }));
        let of_servers = json!({"0": {"oauth2_install_params": {}}});
        assert_eq!(kinds(of_servers), Some([true, false]));
        assert_eq!(kinds(json!({"1": {}})), Some([false, true]));
        assert_eq!(kinds(json!({"0": {}, "1": {}})), Some([true, true]));
        assert_eq!(kinds(Value::Null), None);
        assert_eq!(installs(&json!({})), None);
    }
}
