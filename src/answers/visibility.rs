//! What Discord has told of the channels and roles of servers, for as long as it holds.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use lru::LruCache;
use tracing::debug;

use crate::kernel::Timestamp;
use crate::table::{ChannelId, GuildId};
use crate::wire::rest::{GuildChannel, RestError, Role};

/// How long an answer of Discord's holds.
const MAX_AGE: Duration = Duration::from_mins(1);

const MAX_REMEMBERED: NonZeroUsize = NonZeroUsize::new(2_000).expect("2,000 is not zero");

/// What Discord has told within the last minute; `None` is what it does not tell the bot.
pub struct Visibility {
    pub channels: Remembered<ChannelId, GuildChannel>,
    pub roles: Remembered<GuildId, Vec<Role>>,
}

type Remembered<K, V> = Mutex<LruCache<K, (Timestamp, Option<Arc<V>>)>>;

impl Default for Visibility {
    fn default() -> Self {
        Self {
            channels: Mutex::new(LruCache::new(MAX_REMEMBERED)),
            roles: Mutex::new(LruCache::new(MAX_REMEMBERED)),
        }
    }
}

/// What is remembered under a key, or else what asking says.
pub async fn remembered<K: Copy + Eq + std::hash::Hash, V>(
    known: &Remembered<K, V>,
    key: K,
    now: Timestamp,
    ask: impl Future<Output = Result<V, RestError>>,
) -> Option<Arc<V>> {
    let lock = || known.lock().unwrap_or_else(PoisonError::into_inner);
    let found = lock().get(&key).cloned();
    // A clock that was set back makes nothing last.
    let is_fresh = |at: Timestamp| (at..at.after(MAX_AGE)).contains(&now);
    if let Some((_, value)) = found.filter(|(at, _)| is_fresh(*at)) {
        return value;
    }
    let told = ask.await;
    if let Err(error) = &told {
        debug!("Discord does not tell who sees a channel: {error}");
    }
    let value = told.ok().map(Arc::new);
    lock().put(key, (now, value.clone()));
    value
}
