//! Threads.

use reqwest::Method;
use serde_json::json;
use serenity::all::ChannelType;

use super::{Call, Rest, RestError, snowflake};
use crate::table::ChannelId;

/// After how many minutes without a message Discord archives a thread: a week, the longest it takes.
const ARCHIVE_AFTER: u32 = 10_080;

/// Requests about threads.
#[derive(Clone, Copy)]
pub struct Threads<'a> {
    pub(super) rest: &'a Rest,
}

impl Threads<'_> {
    /// Opens a thread of this type and name in a channel. Everybody who sees the channel may read it.
    pub async fn open(
        self,
        channel: ChannelId,
        kind: ChannelType,
        name: &str,
    ) -> Result<ChannelId, RestError> {
        let path = format!("/channels/{channel}/threads");
        let body =
            json!({ "name": name, "type": u8::from(kind), "auto_archive_duration": ARCHIVE_AFTER });
        // It is not sent again: that could open two.
        let call = Call::new(Method::POST, path, format!("thread {channel}")).body(body);
        let answer = self.rest.call(call).await?;
        let id = answer.get("id").and_then(snowflake);
        id.map(ChannelId).ok_or(RestError::Unreadable)
    }

    /// Archives a thread.
    pub async fn archive(self, thread: ChannelId) -> Result<(), RestError> {
        self.set_archived(thread, true).await
    }

    /// Opens an archived thread again.
    ///
    /// # Errors
    /// If Discord refuses it, as it does for a thread that a moderator has locked.
    pub async fn reopen(self, thread: ChannelId) -> Result<(), RestError> {
        self.set_archived(thread, false).await
    }

    async fn set_archived(self, thread: ChannelId, is_archived: bool) -> Result<(), RestError> {
        let path = format!("/channels/{thread}");
        let call = Call::new(Method::PATCH, path, format!("channel {thread}"))
            .body(json!({ "archived": is_archived }))
            .repeatable(true);
        self.rest.call(call).await.map(drop)
    }
}
