//! Requests about messages in channels.

use reqwest::Method;
use serde_json::json;

use super::call::Call;
use super::wire::{ids_of, message_id, text_of};
use super::{Rest, RestError};
use crate::table::{ChannelId, MessageId};
use crate::wire::message::Outgoing;

#[derive(Clone, Copy)]
pub struct Messages<'a> {
    pub(super) rest: &'a Rest,
}

impl Messages<'_> {
    /// Posts a message. A message with a nonce is posted once, however often it is sent.
    pub async fn post(
        self,
        channel: ChannelId,
        message: &Outgoing,
    ) -> Result<MessageId, RestError> {
        Ok(self.post_once(channel, message).await?.0)
    }

    /// Edits a message, or posts it where there is none; returns which it is. Nothing in an archived thread can be changed, so it is
    /// opened again first.
    pub async fn show(
        self,
        channel: ChannelId,
        old: Option<MessageId>,
        message: &Outgoing,
    ) -> Result<MessageId, RestError> {
        let Some(id) = old else {
            return self.post(channel, message).await;
        };
        match self.edit(channel, id, message).await {
            Err(error) if error.is_archived() => {
                self.rest.threads().reopen(channel).await?;
                self.edit(channel, id, message).await?;
            }
            edited => edited?,
        }
        Ok(id)
    }

    /// Posts a message, and says whether what is there is what was sent: a message with the same nonce that was
    /// posted before is left as it is.
    pub async fn post_once(
        self,
        channel: ChannelId,
        message: &Outgoing,
    ) -> Result<(MessageId, bool), RestError> {
        let call = Call::new(
            Method::POST,
            format!("/channels/{channel}/messages"),
            format!("post {channel}"),
        )
        .files(message.files())
        .repeatable(message.nonce.is_some());
        let (answer, body) = self.rest.send(call, |known| message.body(known)).await?;
        // Discord trims texts, and adds to controls what was left out.
        let is_as_sent = text_of(&answer) == text_of(&body) && ids_of(&answer) == ids_of(&body);
        Ok((message_id(&answer)?, is_as_sent))
    }

    pub async fn edit(
        self,
        channel: ChannelId,
        id: MessageId,
        message: &Outgoing,
    ) -> Result<(), RestError> {
        let call = change(channel, id).files(message.files());
        let sent = self.rest.send(call, |known| message.edit(known));
        sent.await.map(drop)
    }

    /// Gives a message of our own another text and removes all its controls; its picture stays.
    pub async fn retire(
        self,
        channel: ChannelId,
        id: MessageId,
        text: &str,
    ) -> Result<(), RestError> {
        let call = change(channel, id);
        let body = json!({ "content": text, "components": [] });
        self.rest.call(call.body(body)).await.map(drop)
    }

    pub async fn delete(self, channel: ChannelId, id: MessageId) -> Result<(), RestError> {
        self.rest
            .call(Call::new(
                Method::DELETE,
                format!("/channels/{channel}/messages/{id}"),
                format!("delete {channel}"),
            ))
            .await
            .map(drop)
    }
}

fn change<'c>(channel: ChannelId, id: MessageId) -> Call<'c> {
    Call::new(
        Method::PATCH,
        format!("/channels/{channel}/messages/{id}"),
        format!("edit {channel}"),
    )
}
