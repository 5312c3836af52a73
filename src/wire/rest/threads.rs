//! Threads.

use reqwest::Method;
use serde_json::json;

use super::{Call, Rest, RestError};
use crate::table::{ChannelId, MessageId};

/// After how many minutes without a message Discord archives a thread: a week, the longest it takes.
const ARCHIVE_AFTER: u32 = 10_080;

#[derive(Clone, Copy)]
pub struct Threads<'a> {
    pub(super) rest: &'a Rest,
}

impl Threads<'_> {
    /// Opens a thread of this name on a message, which has one at most; if it has one already, that is it. Everybody who sees
    /// the channel may read it.
    pub async fn open(
        self,
        channel: ChannelId,
        message: MessageId,
        name: &str,
    ) -> Result<ChannelId, RestError> {
        let path = format!("/channels/{channel}/messages/{message}/threads");
        let body = json!({ "name": name, "auto_archive_duration": ARCHIVE_AFTER });
        let call = Call::new(Method::POST, path, format!("thread {channel}"))
            .body(body)
            .repeatable(true);
        match self.rest.call(call).await {
            Err(error) if !error.is_thread_there() => Err(error),
            // It has the number of its message.
            _ => Ok(ChannelId(message.0)),
        }
    }

    /// Opens an archived thread again.
    ///
    /// # Errors
    /// If Discord refuses it, as it does for a thread that a moderator has locked.
    pub async fn reopen(self, thread: ChannelId) -> Result<(), RestError> {
        let path = format!("/channels/{thread}");
        let call = Call::new(Method::PATCH, path, format!("channel {thread}"))
            .body(json!({ "archived": false }))
            .repeatable(true);
        self.rest.call(call).await.map(drop)
    }
}
