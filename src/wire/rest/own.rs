//! Messages that are written with the token of an interaction, for the fifteen minutes that it lives.

use std::fmt::{self, Display, Formatter};

use reqwest::Method;
use serde_json::Value;

use super::wire::message_id;
use super::{Call, Rest, RestError};
use crate::table::{MessageId, Snowflake};
use crate::wire::message::Outgoing;

/// A message that was written with the token of an interaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnMessage {
    /// What the interaction was answered with: a new message or a changed one.
    Original,
    FollowUp(MessageId),
}

impl Display for OwnMessage {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Original => f.write_str("@original"),
            Self::FollowUp(id) => write!(f, "{id}"),
        }
    }
}

/// The messages of one interaction, which are written with its token.
#[derive(Clone, Copy)]
pub struct Webhook<'a> {
    rest: &'a Rest,
    application: Snowflake,
    token: &'a str,
}

impl<'a> Webhook<'a> {
    /// The messages of the interaction that brought this token to the application.
    pub const fn new(rest: &'a Rest, application: Snowflake, token: &'a str) -> Self {
        Self {
            rest,
            application,
            token,
        }
    }

    /// Fills in the answer to an interaction that was promised for later, or replaces an earlier answer. Returns which message
    /// it is, if Discord says so.
    pub async fn fill_in(self, message: &Outgoing) -> Result<Option<MessageId>, RestError> {
        let own = OwnMessage::Original;
        let answer = self.edit(own, message).await?;
        Ok(message_id(&answer).ok())
    }

    /// Replaces a message that was written with the token of an interaction.
    ///
    /// # Errors
    /// If Discord refuses it; [`RestError::is_message_gone`] and [`RestError::is_too_late`] are everyday.
    pub async fn edit(self, own: OwnMessage, message: &Outgoing) -> Result<Value, RestError> {
        let path = format!("{}/messages/{own}", self.path());
        let call = Call::new(Method::PATCH, path, self.bucket()).files(message.files());
        let sent = self.rest.send(call, |known| message.edit(known));
        sent.await.map(|(answer, _)| answer)
    }

    /// Edits the message whose control was used, after it was answered by an update. It is sent once, and not while Discord asks to
    /// wait: the bot's own token can do the same.
    pub async fn edit_pressed(self, message: &Outgoing) -> Result<(), RestError> {
        if self.rest.inner.limits.is_closed(&self.bucket()) {
            return Err(RestError::Postponed);
        }
        let path = format!("{}/messages/{}", self.path(), OwnMessage::Original);
        let call = Call::new(Method::PATCH, path, self.bucket()).files(message.files());
        let sent = self.rest.send(call.once(), |known| message.edit(known));
        sent.await.map(drop)
    }

    /// Writes a further message. It is sent once: where Discord takes none, many requests would come at the same time again.
    pub async fn follow_up(self, message: &Outgoing) -> Result<MessageId, RestError> {
        let call = Call::new(Method::POST, self.path(), self.bucket()).files(message.files());
        let call = call.once();
        let (answer, _) = self.rest.send(call, |known| message.body(known)).await?;
        message_id(&answer)
    }

    /// The message that the answer to an interaction became.
    pub async fn original(self) -> Result<MessageId, RestError> {
        let path = format!("{}/messages/@original", self.path());
        message_id(&self.rest.get(path, self.bucket()).await?)
    }

    /// Takes back the promise of an answer.
    pub async fn forget_promise(self) -> Result<(), RestError> {
        let own = OwnMessage::Original;
        self.delete(own).await
    }

    pub async fn delete(self, own: OwnMessage) -> Result<(), RestError> {
        self.rest
            .call(Call::new(
                Method::DELETE,
                format!("{}/messages/{own}", self.path()),
                self.bucket(),
            ))
            .await
            .map(drop)
    }

    fn path(self) -> String {
        format!("/webhooks/{}/{}", self.application, self.token)
    }

    fn bucket(self) -> String {
        format!("webhook {}", self.token)
    }
}
