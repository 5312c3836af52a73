//! What nearly every click asks for and hardly anybody ever changes, as far as it was read of late.
//!
//! Only where no other process can write to the database.

use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use lru::LruCache;

const MAX: NonZeroUsize = NonZeroUsize::new(4_096).expect("4,096 is not zero");

pub(super) struct Remembered<K: Hash + Eq, V>(Mutex<Known<K, V>>);

struct Known<K: Hash + Eq, V> {
    values: LruCache<K, V>,
    /// How often a value has changed. What was read before that may be out of date.
    n_changes: u64,
}

impl<K: Hash + Eq, V> Default for Remembered<K, V> {
    fn default() -> Self {
        Self(Mutex::new(Known {
            values: LruCache::new(MAX),
            n_changes: 0,
        }))
    }
}

impl<K: Hash + Eq, V: Clone> Remembered<K, V> {
    fn lock(&self) -> MutexGuard<'_, Known<K, V>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The value, or else the number of changes so far, for [`Remembered::note`].
    pub(super) fn of(&self, key: &K) -> Result<V, u64> {
        let mut known = self.lock();
        let n_changes = known.n_changes;
        known.values.get(key).cloned().ok_or(n_changes)
    }

    /// Notes what was read, unless something has changed since the count of changes was read.
    pub(super) fn note(&self, key: K, value: V, n_changes: u64) {
        let mut known = self.lock();
        if known.n_changes == n_changes {
            known.values.put(key, value);
        }
    }

    /// The database says something else now.
    pub(super) fn changed(&self, key: &K) {
        let mut known = self.lock();
        known.n_changes += 1;
        known.values.pop(key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_before_a_change_is_not_kept() {
        let choices = Remembered::default();
        let n_changes = choices.of(&7).expect_err("nothing was read yet");
        choices.changed(&7);
        choices.note(7, "off", n_changes);
        let n_changes = choices.of(&7).expect_err("it was read too early");
        choices.note(7, "off", n_changes);
        assert_eq!(choices.of(&7), Ok("off"));
        choices.changed(&7);
        assert!(choices.of(&7).is_err());
    }
}
