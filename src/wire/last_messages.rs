//! Which message was the last of its channel: Discord says so with each interaction, so that the bot need not ask.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use lru::LruCache;
use serde::Deserialize;
use serenity::all::{InteractionId, MessageId as MessageNumber};

use crate::kernel::Timestamp;
use crate::table::{ChannelId, MessageId};

/// How many channels are remembered.
const MAX_REMEMBERED: NonZeroUsize = NonZeroUsize::new(4_000).expect("4,000 is not zero");

/// How long it is believed: people write without the bot's hearing of it.
const BELIEVED: Duration = Duration::from_secs(10);

/// The part of an interaction that says it. serenity leaves it out.
#[derive(Deserialize)]
pub struct Heard {
    id: InteractionId,
    channel: Option<HeardChannel>,
}

#[derive(Deserialize)]
struct HeardChannel {
    id: serenity::all::ChannelId,
    last_message_id: Option<MessageNumber>,
}

struct Last {
    message: MessageId,
    said_at: Timestamp,
}

/// The last messages of the channels from which something came. Cheap to clone.
#[derive(Clone)]
pub struct LastMessages(Arc<Mutex<LruCache<ChannelId, Last>>>);

impl Default for LastMessages {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(LruCache::new(MAX_REMEMBERED))))
    }
}

impl LastMessages {
    pub fn note(&self, heard: &Heard) {
        let Some(channel) = &heard.channel else {
            return;
        };
        let Some(message) = channel.last_message_id else {
            return;
        };
        let last = Last {
            message: MessageId(message.get()),
            said_at: Timestamp::from_millis(heard.id.created_at().unix_timestamp() * 1_000),
        };
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.put(ChannelId(channel.id.get()), last);
    }

    /// The last message of a channel if Discord has just said so; it may have been deleted since.
    pub fn of(&self, channel: ChannelId, now: Timestamp) -> Option<MessageId> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let last = known.get(&channel)?;
        (now.since(last.said_at) < BELIEVED).then_some(last.message)
    }
}
