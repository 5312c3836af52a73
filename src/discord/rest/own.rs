//! Messages that are written with the token of an interaction, for the fifteen minutes that it lives.

use std::fmt::{self, Display, Formatter};

use reqwest::Method;
use serde_json::Value;

use super::{Call, Rest, RestError, message_id};
use crate::discord::message::Outgoing;
use crate::table::{MessageId, Snowflake};

/// A message that was written with the token of an interaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnMessage {
    /// What the interaction was answered with, be it a new message or a changed one.
    Original,
    /// A further message.
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

impl Rest {
    /// Fills in the answer to an interaction that was promised for later, or replaces an earlier answer. Returns which message
    /// it is, if Discord says so.
    ///
    /// # Errors
    /// If Discord refuses it.
    pub async fn fill_in(
        &self,
        application: Snowflake,
        token: &str,
        message: &Outgoing,
    ) -> Result<Option<MessageId>, RestError> {
        let own = OwnMessage::Original;
        let answer = self.edit_own(application, token, own, message).await?;
        Ok(message_id(&answer).ok())
    }

    /// Replaces a message that was written with the token of an interaction.
    ///
    /// # Errors
    /// If Discord refuses it; [`RestError::is_message_gone`] and [`RestError::is_too_late`] are everyday.
    pub async fn edit_own(
        &self,
        application: Snowflake,
        token: &str,
        own: OwnMessage,
        message: &Outgoing,
    ) -> Result<Value, RestError> {
        self.call(
            Call::new(
                Method::PATCH,
                format!("/webhooks/{application}/{token}/messages/{own}"),
                format!("webhook {token}"),
            )
            .body(message.edit(self.mentions()))
            .files(message.files()),
        )
        .await
    }

    /// Writes a further message after the answer to an interaction.
    ///
    /// # Errors
    /// If Discord refuses it.
    pub async fn follow_up(
        &self,
        application: Snowflake,
        token: &str,
        message: &Outgoing,
    ) -> Result<MessageId, RestError> {
        let answer = self
            .call(
                Call::new(
                    Method::POST,
                    format!("/webhooks/{application}/{token}"),
                    format!("webhook {token}"),
                )
                .body(message.body(self.mentions()))
                .files(message.files()),
            )
            .await?;
        message_id(&answer)
    }

    /// The message that the answer to an interaction became.
    ///
    /// # Errors
    /// If there is none.
    pub async fn original(
        &self,
        application: Snowflake,
        token: &str,
    ) -> Result<MessageId, RestError> {
        let path = format!("/webhooks/{application}/{token}/messages/@original");
        message_id(&self.get(path, format!("webhook {token}")).await?)
    }

    /// Takes back the promise of an answer.
    ///
    /// # Errors
    /// If Discord refuses it.
    pub async fn forget_promise(
        &self,
        application: Snowflake,
        token: &str,
    ) -> Result<(), RestError> {
        let own = OwnMessage::Original;
        self.delete_own(application, token, own).await
    }

    /// Deletes a message that was written with the token of an interaction.
    ///
    /// # Errors
    /// As for [`Rest::edit_own`].
    pub async fn delete_own(
        &self,
        application: Snowflake,
        token: &str,
        own: OwnMessage,
    ) -> Result<(), RestError> {
        self.call(Call::new(
            Method::DELETE,
            format!("/webhooks/{application}/{token}/messages/{own}"),
            format!("webhook {token}"),
        ))
        .await
        .map(drop)
    }
}
