//! Places in a queue for long work that is done beside play, one piece at a time.

use std::collections::HashSet;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

const MAX_PLACES: usize = 10;

/// A queue in which each key has one place at most.
pub struct Queue<K> {
    taken: Arc<Mutex<HashSet<K>>>,
    turn: Arc<Semaphore>,
}

/// A place in a queue; dropping it gives it up.
#[derive(Debug)]
pub struct QueuePlace<K: Copy + Eq + Hash> {
    taken: Arc<Mutex<HashSet<K>>>,
    key: K,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPlace {
    /// The key has one.
    Taken,
    /// Too many have one.
    Full,
}

impl<K> Default for Queue<K> {
    fn default() -> Self {
        Self {
            taken: Arc::default(),
            turn: Arc::new(Semaphore::new(1)),
        }
    }
}

impl<K: Copy + Eq + Hash> Queue<K> {
    /// A place for a key.
    ///
    /// # Errors
    /// If the key has one already, or the queue is full.
    pub fn place(&self, key: K) -> Result<QueuePlace<K>, NoPlace> {
        let mut taken = lock(&self.taken);
        if taken.contains(&key) {
            return Err(NoPlace::Taken);
        }
        if taken.len() >= MAX_PLACES {
            return Err(NoPlace::Full);
        }
        taken.insert(key);
        Ok(QueuePlace {
            taken: Arc::clone(&self.taken),
            key,
        })
    }

    /// Waits until no other work is done. Turns come in the order in which they were asked for.
    pub(super) async fn turn(&self) -> OwnedSemaphorePermit {
        let turn = Arc::clone(&self.turn).acquire_owned().await;
        turn.expect("the queue is never closed")
    }
}

impl<K: Copy + Eq + Hash> Drop for QueuePlace<K> {
    fn drop(&mut self) {
        lock(&self.taken).remove(&self.key);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_has_one_place_of_ten() {
        let queue = Queue::default();
        let mut places: Vec<QueuePlace<u64>> = (0..10)
            .map(|key| queue.place(key).expect("there is room"))
            .collect();
        let refused = |key| queue.place(key).err();
        assert_eq!(refused(3), Some(NoPlace::Taken));
        assert_eq!(refused(10), Some(NoPlace::Full));
        places.pop();
        assert_eq!(refused(10), None);
        drop(places);
        assert!(lock(&queue.taken).is_empty());
    }
}
