//! A cache that is bounded by the memory its values take.

use std::hash::Hash;

use lru::LruCache;

/// The most recently used values, together no larger than a limit.
pub struct Bounded<K, V> {
    entries: LruCache<K, (V, usize)>,
    n_bytes: usize,
    limit: usize,
}

impl<K: Hash + Eq, V> Bounded<K, V> {
    /// An empty cache for values of `limit` bytes in all.
    pub fn new(limit: usize) -> Self {
        Self {
            entries: LruCache::unbounded(),
            n_bytes: 0,
            limit,
        }
    }

    pub fn get(&mut self, key: &K) -> Option<&V> {
        self.entries.get(key).map(|(value, _)| value)
    }

    /// Keeps a value that takes about `n_bytes`; the least recently used ones make room for it.
    pub fn insert(&mut self, key: K, value: V, n_bytes: usize) {
        if let Some((_, old)) = self.entries.put(key, (value, n_bytes)) {
            self.n_bytes -= old;
        }
        self.n_bytes += n_bytes;
        while self.n_bytes > self.limit {
            let Some((_, (_, old))) = self.entries.pop_lru() else {
                break;
            };
            self.n_bytes -= old;
        }
    }

    pub(super) fn n_bytes(&self) -> usize {
        self.n_bytes
    }
}

#[cfg(test)]
mod tests {
    use super::Bounded;

    #[test]
    fn the_least_recently_used_makes_room() {
        let mut cache = Bounded::new(10);
        cache.insert("a", 1, 4);
        cache.insert("b", 2, 4);
        assert_eq!(cache.get(&"a"), Some(&1));
        cache.insert("c", 3, 4);
        assert_eq!(cache.get(&"b"), None);
        assert_eq!((cache.entries.len(), cache.n_bytes()), (2, 8));
    }

    #[test]
    fn a_value_replaces_the_old_one_and_too_large_a_one_is_not_kept() {
        let mut cache = Bounded::new(10);
        cache.insert("a", 1, 4);
        cache.insert("a", 2, 6);
        assert_eq!(cache.get(&"a"), Some(&2));
        assert_eq!(cache.n_bytes(), 6);
        cache.insert("b", 3, 11);
        assert_eq!((cache.entries.len(), cache.n_bytes()), (0, 0));
    }
}
