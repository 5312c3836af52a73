//! Requests to Discord.
//!
//! serenity's own limiter puts the edits of all interactions into one bucket (300 people wait nine seconds) and, when
//! switched off, hides how long Discord asks us to wait. So the bot sends its messages itself, one bucket for each route
//! and channel and one queue for all that the bot's token is needed for. serenity only keeps the gateway, parses what comes
//! in, and registers the commands.

mod call;
mod error;
mod limiter;
mod limits;
mod members;
mod outage;
mod own;
mod threads;
mod wire;

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use reqwest::{Client, Method, Response};
use serde_json::{Value, json};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use call::Call;
pub use error::RestError;
use limiter::{Limiter, Slot};
use limits::Limits;
pub use members::Members;
use outage::Outage;
pub use own::{OwnMessage, Webhook};
pub use threads::Threads;
use wire::{form, ids_of, message_id, read, snowflake, text_of, user_agent};

use super::mentions::CommandMentions;
use super::message::{File, Outgoing};
use super::meters::Meters;
use super::timeouts::Timeouts;
use crate::table::{ChannelId, MessageId, PersonId, Snowflake};

/// Where Discord is, unless a sandbox stands in for it.
pub const DISCORD: &str = "https://discord.com";

/// How often a request is sent again that Discord failed to answer, or asked us to send later.
const MAX_ATTEMPTS: u32 = 5;

/// How long one try may take.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(15);

/// An answer to an interaction is worthless after three seconds.
const ANSWER_TIMEOUT: Duration = Duration::from_millis(2_800);

/// How an interaction is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callback {
    /// By a new message.
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
}

impl Rest {
    /// A connection to the Discord at `base` (`https://discord.com`, or a sandbox) for the bot with this token.
    ///
    /// # Errors
    /// If no encryption is available on this system.
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
        };
        Ok(Self {
            inner: Arc::new(inner),
        })
    }

    /// From now on, writes commands in messages as these mentions. Only the first call counts.
    pub(super) fn mention_commands(&self, mentions: CommandMentions) {
        self.inner.mentions.get_or_init(|| mentions);
    }

    fn mentions(&self) -> Option<&CommandMentions> {
        self.inner.mentions.get()
    }

    /// Requests about members of servers.
    pub const fn members(&self) -> Members<'_> {
        Members { rest: self }
    }

    /// Requests about threads.
    pub const fn threads(&self) -> Threads<'_> {
        Threads { rest: self }
    }

    /// Where the requests are counted that Discord asked to send later, and all else that is counted.
    pub(super) fn meters(&self) -> Arc<Meters> {
        Arc::clone(&self.inner.meters)
    }

    /// Whether requests with the bot's token wait for their turn.
    pub(super) fn is_busy(&self) -> bool {
        self.inner.limiter.is_busy()
    }

    /// How many outages of Discord have ended: times when a request with the bot's token succeeded after one that had failed
    /// for good.
    pub(super) fn n_recoveries(&self) -> u64 {
        self.inner.outage.n_ended()
    }

    /// Whether Discord did not answer the last request with the bot's token.
    pub(super) fn is_away(&self) -> bool {
        self.inner.outage.is_on()
    }

    /// Waits until an outage of Discord ends. For one waiter.
    pub(super) async fn recovered(&self) {
        self.inner.outage.ended().await;
    }

    /// Waits until Discord does not accept the token any more.
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
        let data = match callback {
            Callback::Message => message.body(self.mentions()),
            Callback::Update => message.edit(self.mentions()),
            Callback::LaterMessage => json!({ "flags": message.flags() }),
            Callback::LaterUpdate => Value::Null,
        };
        let query = if is_wanted && callback == Callback::Message {
            "?with_response=true"
        } else {
            ""
        };
        let answer = self
            .call(
                Call::new(
                    Method::POST,
                    format!("/interactions/{interaction}/{token}/callback{query}"),
                    format!("callback {interaction}"),
                )
                .body(json!({ "type": callback.code(), "data": data }))
                .files(message.files())
                // A second answer is refused with 40060, so sending again cannot answer twice.
                .repeatable(true)
                .timeout(ANSWER_TIMEOUT),
            )
            .await?;
        Ok(answer
            .pointer("/resource/message/id")
            .and_then(snowflake)
            .map(MessageId))
    }

    /// Posts a message. A message with a nonce is posted once, however often it is sent.
    ///
    /// # Errors
    /// If Discord refuses it.
    pub async fn post(
        &self,
        channel: ChannelId,
        message: &Outgoing,
    ) -> Result<MessageId, RestError> {
        Ok(self.post_once(channel, message).await?.0)
    }

    /// Posts a message, and says whether what stands there is what was sent: a message with the same nonce that was
    /// posted before is left as it is.
    ///
    /// # Errors
    /// If Discord refuses it.
    pub async fn post_once(
        &self,
        channel: ChannelId,
        message: &Outgoing,
    ) -> Result<(MessageId, bool), RestError> {
        let body = message.body(self.mentions());
        let answer = self
            .call(
                Call::new(
                    Method::POST,
                    format!("/channels/{channel}/messages"),
                    format!("post {channel}"),
                )
                .body(body.clone())
                .files(message.files())
                .repeatable(message.nonce.is_some()),
            )
            .await?;
        // Discord trims texts, and adds to controls what was left out.
        let is_as_sent = text_of(&answer) == text_of(&body) && ids_of(&answer) == ids_of(&body);
        Ok((message_id(&answer)?, is_as_sent))
    }

    /// Replaces a message of our own.
    ///
    /// # Errors
    /// If Discord refuses it.
    pub async fn edit(
        &self,
        channel: ChannelId,
        id: MessageId,
        message: &Outgoing,
    ) -> Result<(), RestError> {
        self.patch(channel, id, message.edit(self.mentions()), message.files())
            .await
    }

    /// Removes all controls from a message of our own; text and picture stay.
    ///
    /// # Errors
    /// If Discord refuses it.
    pub async fn strip(&self, channel: ChannelId, id: MessageId) -> Result<(), RestError> {
        self.patch(channel, id, json!({ "components": [] }), Vec::new())
            .await
    }

    async fn patch(
        &self,
        channel: ChannelId,
        id: MessageId,
        body: Value,
        files: Vec<&File>,
    ) -> Result<(), RestError> {
        self.call(
            Call::new(
                Method::PATCH,
                format!("/channels/{channel}/messages/{id}"),
                format!("edit {channel}"),
            )
            .body(body)
            .files(files),
        )
        .await
        .map(drop)
    }

    /// Deletes a message of our own.
    ///
    /// # Errors
    /// If Discord refuses it.
    pub async fn delete(&self, channel: ChannelId, id: MessageId) -> Result<(), RestError> {
        self.call(Call::new(
            Method::DELETE,
            format!("/channels/{channel}/messages/{id}"),
            format!("delete {channel}"),
        ))
        .await
        .map(drop)
    }

    /// The latest message of a channel; it may have been deleted since.
    ///
    /// # Errors
    /// If Discord refuses to tell.
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
    ///
    /// # Errors
    /// If Discord refuses to tell.
    pub async fn slowmode(&self, channel: ChannelId) -> Result<Option<u32>, RestError> {
        let answer = self
            .get(format!("/channels/{channel}"), format!("channel {channel}"))
            .await?;
        let seconds = answer.get("rate_limit_per_user").and_then(Value::as_u64);
        let seconds = seconds.and_then(|seconds| u32::try_from(seconds).ok());
        Ok(seconds.filter(|&seconds| seconds > 0))
    }

    /// Succeeds if a message is there and the bot may read it.
    ///
    /// # Errors
    /// If it is not there, or Discord refuses to show it.
    pub async fn look_at(&self, channel: ChannelId, id: MessageId) -> Result<(), RestError> {
        let path = format!("/channels/{channel}/messages/{id}");
        self.get(path, format!("read {channel}")).await.map(drop)
    }

    /// The channel for direct messages to a person.
    ///
    /// # Errors
    /// If Discord refuses to open it.
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

    async fn get(&self, path: String, bucket: String) -> Result<Value, RestError> {
        let call = Call::new(Method::GET, path, bucket);
        self.call(call).await
    }

    /// Sends a request until it is answered, refused for good, or has taken too long.
    async fn call(&self, call: Call<'_>) -> Result<Value, RestError> {
        if self.inner.revoked.is_cancelled() {
            return Err(RestError::Revoked);
        }
        let answer = self.keep_trying(&call).await;
        match &answer {
            Err(error) if error.is_unauthorized() => {
                if self.is_unknown().await {
                    self.inner.revoked.cancel();
                }
            }
            // Answers to interactions go to endpoints of their own, which live and fail apart.
            _ if call.is_for_interaction() => {}
            Ok(_) => self.inner.outage.succeeded(),
            Err(error) if error.is_passing() => self.inner.outage.failed(),
            Err(_) => {}
        }
        answer
    }

    /// Whether Discord does not know us, asked without anything else that could be wrong.
    async fn is_unknown(&self) -> bool {
        let call = Call::new(Method::GET, "/users/@me".to_owned(), "me".to_owned());
        let answer = self.keep_trying(&call).await;
        answer.is_err_and(|error| error.is_unauthorized())
    }

    /// Sends a request until it is answered, or its time is over. The time in the bot's own queue does not count.
    async fn keep_trying(&self, call: &Call<'_>) -> Result<Value, RestError> {
        let mut left = call.timeout;
        for tried in 1.. {
            let began = Instant::now();
            let opens = self.inner.limits.wait(&call.bucket);
            if tokio::time::timeout(left, opens).await.is_err() {
                return Err(RestError::Postponed);
            }
            left = left.saturating_sub(began.elapsed());
            let slot = self.queue(call).await;
            let began = Instant::now();
            let answer = tokio::time::timeout(left, self.try_once(call)).await;
            drop(slot);
            let error = match answer {
                Ok(Ok(answer)) => return Ok(answer),
                Ok(Err(error)) => error,
                Err(_) => return Err(RestError::Silence),
            };
            if error.is_limited() {
                self.inner.meters.limited();
            }
            // A refused request was not carried out and may be sent again; a failed one may have been carried out.
            let again = error.is_limited() || (error.is_passing() && call.repeatable);
            // While nothing is answered, one attempt for each request is enough to notice the end of it.
            let is_hopeless = self.inner.outage.is_on() && !call.is_for_interaction();
            if !again || tried >= MAX_ATTEMPTS || is_hopeless {
                return Err(error);
            }
            // The rest of the bucket's name may be the token of an interaction.
            let route = call.bucket.split(' ').next().unwrap_or_default();
            tracing::debug!(route, tried, "trying a request to Discord again: {error}");
            if !error.is_limited() {
                tokio::time::sleep(self.inner.timeouts.pause(tried)).await;
            }
            left = left.saturating_sub(began.elapsed());
            if left.is_zero() {
                return Err(error);
            }
        }
        unreachable!("the loop above only ends by returning")
    }

    /// Waits for the turn of a request with the bot's token; those with the token of an interaction pass.
    async fn queue(&self, call: &Call<'_>) -> Option<Slot> {
        if call.is_for_interaction() {
            self.inner.meters.answered();
            return None;
        }
        let waiting = Instant::now();
        let slot = self.inner.limiter.slot().await;
        self.inner.meters.requested(waiting.elapsed());
        Some(slot)
    }

    async fn try_once(&self, call: &Call<'_>) -> Result<Value, RestError> {
        let response = self.send(call).await?;
        let pause = self.inner.limits.note(&call.bucket, &response);
        if let Some(pause) = pause.filter(|_| !call.is_for_interaction()) {
            self.inner.limiter.close_for(pause);
        }
        read(response).await
    }

    async fn send(&self, call: &Call<'_>) -> Result<Response, RestError> {
        let url = format!("{}{}", self.inner.base, call.path);
        let request = self.inner.client.request(call.method.clone(), url);
        let request = request.header("Authorization", &self.inner.authorization);
        let request = match &call.body {
            None => request,
            Some(body) if call.files.is_empty() => request.json(body),
            Some(body) => request.multipart(form(body, &call.files)),
        };
        Ok(request.send().await?)
    }
}
