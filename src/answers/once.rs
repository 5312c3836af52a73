//! Interactions that are being answered or have been, so that one delivered twice is answered once.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use lru::LruCache;

use crate::table::Snowflake;

/// How many are remembered. Discord repeats an event within seconds or not at all.
const MAX_REMEMBERED: NonZeroUsize = NonZeroUsize::new(10_000).expect("10,000 is not zero");

/// The interactions of late. After a start none is known: then the database alone says what has happened.
pub struct Once(Mutex<LruCache<Snowflake, ()>>);

impl Default for Once {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(MAX_REMEMBERED)))
    }
}

impl Once {
    /// Whether the interaction is a new one; from now on it is not.
    pub fn is_first(&self, interaction: Snowflake) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.put(interaction, ()).is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::Once;

    #[test]
    fn an_interaction_is_new_once() {
        let once = Once::default();
        let seen: Vec<bool> = [7, 8, 7, 8, 9].map(|id| once.is_first(id)).into();
        assert_eq!(seen, [true, true, false, false, true]);
    }
}
