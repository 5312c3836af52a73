//! One match in memory, and the lock that lets one person at a time change it.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;
use tokio::sync::OwnedMutexGuard;

use super::play::{Draft, Plans, follow};
use super::snapshot::{Snapshot, with_prepared};
use super::{Refusal, Result, Tables};
use crate::kernel::{GameRng, Seat};
use crate::present::Match;
use crate::store::{
    Change, Committed, MatchId, PersonId, PreparedWish, RequestKey, Revision, Status, Transition,
    Turns,
};

/// How many matches stay in memory; any other is read from the database when it is asked for.
const MAX_CACHED_MATCHES: NonZeroUsize = NonZeroUsize::new(512).expect("512 is not zero");

/// How many of them may be over: few ask for these again, and a whole log takes room.
const MAX_OVER: NonZeroUsize = NonZeroUsize::new(32).expect("32 is not zero");

/// The matches in memory. Losing one is harmless: the database has all of it, and checks every change itself.
pub(super) struct MatchCache(Mutex<Kept>);

struct Kept {
    matches: LruCache<MatchId, Arc<CachedMatch>>,
    /// Those that are over.
    over: LruCache<MatchId, ()>,
}

impl Default for MatchCache {
    fn default() -> Self {
        Self(Mutex::new(Kept {
            matches: LruCache::new(MAX_CACHED_MATCHES),
            over: LruCache::new(MAX_OVER),
        }))
    }
}

impl MatchCache {
    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, id: MatchId) -> Option<Arc<CachedMatch>> {
        self.lock().matches.get(&id).cloned()
    }

    /// A match that exists; it may push another out, and one that is being changed only if all are: others would read that one under
    /// another lock.
    fn get_or_insert(&self, id: MatchId) -> Arc<CachedMatch> {
        let matches = &mut self.lock().matches;
        for _ in 0..matches.len() {
            match matches.peek_lru() {
                Some((&oldest, cached)) if Arc::strong_count(cached) > 1 => {
                    matches.promote(&oldest);
                }
                Some(_) | None => break,
            }
        }
        Arc::clone(matches.get_or_insert(id, Arc::default))
    }

    /// What is committed of a match. One that is over may push out another that is.
    fn keep(&self, cached: &CachedMatch, snapshot: &Arc<Snapshot>) {
        cached.set(Some(Arc::clone(snapshot)));
        let status = snapshot.stored.status;
        if !matches!(status, Status::Lobby { .. } | Status::Playing { .. }) {
            self.is_over(snapshot.stored.id);
        }
    }

    fn is_over(&self, id: MatchId) {
        let mut kept = self.lock();
        if let Some((old, ())) = kept.over.push(id, ())
            && old != id
        {
            kept.matches.pop(&old);
        }
    }

    /// Drops what was read of all of them. A caller that has one goes on with what it read before; others wait for it before they read.
    pub(super) fn clear(&self) {
        for (_, cached) in &mut self.lock().matches {
            let change = Arc::clone(&cached.change);
            *cached = Arc::new(CachedMatch {
                change,
                committed: Mutex::default(),
            });
        }
    }
}

#[derive(Default)]
struct CachedMatch {
    /// Held while the match is read from the database or changed, also while a computer player thinks.
    change: Arc<tokio::sync::Mutex<()>>,
    /// The match as it was last committed; `None` until it is read, and after a change of which nobody knows whether it was
    /// made. Held for a moment only.
    committed: Mutex<Option<Arc<Snapshot>>>,
}

/// Which deletion of a person's data was last noticed that another process may have made.
#[derive(Default)]
pub(super) struct LastForgotten(AtomicI64);

impl CachedMatch {
    fn committed(&self) -> Option<Arc<Snapshot>> {
        let committed = self.committed.lock();
        committed.unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, snapshot: Option<Arc<Snapshot>>) {
        let committed = self.committed.lock();
        *committed.unwrap_or_else(PoisonError::into_inner) = snapshot;
    }
}

pub(super) struct LockedMatch<'a> {
    tables: &'a Tables,
    cached: Arc<CachedMatch>,
    snapshot: Arc<Snapshot>,
    /// When the bot was last there, if that was read with the match.
    pub(super) beat_at: Option<i64>,
    _guard: OwnedMutexGuard<()>,
}

impl Tables {
    /// The match as it was last committed, for readers: they do not wait for a change under way. For them there are no deals.
    ///
    /// # Errors
    /// If there is no such match.
    pub async fn look(&self, id: MatchId) -> Result<Arc<Snapshot>> {
        let snapshot = self.look_at_any(id).await?;
        snapshot.is_no_deal()?;
        Ok(snapshot)
    }

    /// Whether a person seems to be awaited in a match, as far as it is in memory.
    pub fn seems_awaited(&self, id: MatchId, person: PersonId) -> bool {
        let cached = self.inner.cache.get(id);
        let snapshot = cached.and_then(|cached| cached.committed());
        snapshot.is_some_and(|snapshot| {
            let seat = snapshot.seat_of(person);
            seat.is_some_and(|seat| snapshot.awaited().contains(seat))
        })
    }

    /// The same, also of a deal.
    pub(super) async fn look_at_any(&self, id: MatchId) -> Result<Arc<Snapshot>> {
        Ok(self.look_with_beat(id).await?.0)
    }

    /// The same, and when the bot was last there, if that was read with it.
    pub(super) async fn look_with_beat(&self, id: MatchId) -> Result<(Arc<Snapshot>, Option<i64>)> {
        let cached = self.inner.cache.get(id);
        if let Some(snapshot) = cached.and_then(|cached| cached.committed())
            && let Some(looked_up) = looked_up(self, &snapshot).await?
        {
            return Ok((snapshot, looked_up.beat_at));
        }
        let locked = self.enter_any(id).await?;
        Ok((locked.snapshot, locked.beat_at))
    }

    /// Locks a match that is no deal to change it, and reads it from the database if it is not in memory.
    pub(super) async fn enter(&self, id: MatchId) -> Result<LockedMatch<'_>> {
        let locked = self.enter_any(id).await?;
        locked.snapshot.is_no_deal()?;
        Ok(locked)
    }

    /// The same, also of a deal.
    pub(super) async fn enter_any(&self, id: MatchId) -> Result<LockedMatch<'_>> {
        let cached = match self.inner.cache.get(id) {
            Some(cached) => cached,
            None if self.store().has_match(id).await? => self.inner.cache.get_or_insert(id),
            // Memory is for matches that exist: made-up numbers would push them out.
            None => return Err(Refusal::NoSuchMatch.into()),
        };
        let guard = Arc::clone(&cached.change).lock_owned().await;
        let mut newest = None;
        if let Some(snapshot) = cached.committed() {
            let looked_up = looked_up(self, &snapshot).await?;
            newest = looked_up.map(|looked_up| (snapshot, looked_up.beat_at));
        }
        let (snapshot, beat_at) = if let Some(newest) = newest {
            newest
        } else {
            let stored = self
                .store()
                .load_match(id)
                .await?
                .ok_or(Refusal::NoSuchMatch)?;
            let snapshot = Arc::new(Snapshot::new(stored)?);
            self.inner.cache.keep(&cached, &snapshot);
            (snapshot, None)
        };
        Ok(LockedMatch {
            tables: self,
            cached,
            snapshot,
            beat_at,
            _guard: guard,
        })
    }
}

/// What was looked up of a match in memory that is what the database has.
struct LookedUp {
    /// When the bot was last there; `None` where nothing had to be looked up.
    beat_at: Option<i64>,
}

/// Looks up whether a match in memory is what the database has, which another process may have changed since; `None` if not.
async fn looked_up(tables: &Tables, snapshot: &Snapshot) -> Result<Option<LookedUp>> {
    if !tables.cluster().is_possible() {
        return Ok(Some(LookedUp { beat_at: None }));
    }
    let stored = &snapshot.stored;
    let Some(now) = tables.store().freshness_of(stored.id).await? else {
        return Ok(None);
    };
    let known = &tables.inner.last_forgotten.0;
    if known.swap(now.last_forgotten, Relaxed) != now.last_forgotten {
        // What is in memory still holds the name.
        tables.inner.cache.clear();
        return Ok(None);
    }
    let is_newest = (now.version, now.revision) == (stored.version, stored.revision);
    Ok(is_newest.then_some(LookedUp {
        beat_at: now.beat_at,
    }))
}

impl LockedMatch<'_> {
    /// The match as it was last committed.
    pub(super) fn snapshot(&self) -> &Snapshot {
        &self.snapshot
    }

    /// The same, when nothing more is to be changed.
    pub(super) fn into_snapshot(self) -> Arc<Snapshot> {
        self.snapshot
    }

    pub(super) fn tables(&self) -> &Tables {
        self.tables
    }

    pub(super) fn seat(&self, person: PersonId) -> Result<Seat, Refusal> {
        self.snapshot().seat_of(person).ok_or(Refusal::NotYourMatch)
    }

    /// A stream for the whims of a computer player.
    pub(super) fn whims(&self) -> GameRng {
        self.tables.inner.environment.whims()
    }

    pub(super) fn draft(&self) -> Draft {
        self.draft_of(self.snapshot().game.boxed_clone())
    }

    /// A draft of this match in place of the one in memory, whose log it continues.
    pub(super) fn draft_of(&self, game: Box<dyn Match>) -> Draft {
        Draft::new(game, Arc::clone(&self.tables.inner.environment))
    }

    /// Makes a transition durable that leaves the log as it is; only then does the match change in memory.
    pub(super) async fn commit(
        &mut self,
        transition: Transition,
        key: impl Into<Option<RequestKey>>,
    ) -> Result<()> {
        self.write(transition, None, None, key.into()).await
    }

    /// The same for a transition that was tried on a draft.
    pub(super) async fn commit_draft(
        &mut self,
        draft: Draft,
        transition: Transition,
        key: impl Into<Option<RequestKey>>,
    ) -> Result<()> {
        let (game, prepared) = (Some(draft.game), draft.prepared);
        self.write(transition, game, prepared, key.into()).await
    }

    async fn write(
        &mut self,
        transition: Transition,
        game: Option<Box<dyn Match>>,
        prepared: Option<Seat>,
        key: Option<RequestKey>,
    ) -> Result<()> {
        let snapshot = self.snapshot();
        let mut change = Change {
            id: snapshot.stored.id,
            expected: snapshot.stored.version,
            before: snapshot.stored.status,
            revision: Revision::after(Some(snapshot.stored.revision)),
            key,
            at: self.tables.now(),
            transition,
            turns: Turns::NONE,
            prepared: Vec::new(),
        };
        let mut after = snapshot.after(&change, game);
        change.turns = after.turns(&change.transition);
        change.prepared = Plans(snapshot).changes(&after, prepared);
        follow(&mut after.stored, &change.prepared, snapshot.game.n_steps());
        let after = Arc::new(after);
        let committed = self.tables.store().commit(&change).await;
        if !matches!(committed, Ok(Committed::Done(_) | Committed::Repeated)) {
            // Memory and database disagree, or nobody knows: the next request reads the database.
            self.cached.set(None);
        }
        if committed.is_err() {
            // It may have been made: then computer players have to go on.
            self.tables.note_interrupted(change.id);
        }
        match committed? {
            Committed::Done(_) => {
                self.snapshot = after;
                self.tables.inner.cache.keep(&self.cached, &self.snapshot);
                Ok(())
            }
            Committed::Repeated => Err(Refusal::Repeated.into()),
            Committed::Stale => Err(Refusal::Stale.into()),
            Committed::ChannelBusy(other) => {
                self.tables.note_interrupted(change.id);
                Err(Refusal::Asleep(self.tables.place_of(other).await?).into())
            }
            Committed::TooManyStrong(other) => {
                Err(Refusal::TooManyStrong(self.tables.place_of(other).await?).into())
            }
        }
    }
}

/// Makes durable what a seat has prepared; only then is it so in memory. The match stays at its version.
pub(super) async fn save_prepared(
    locked: &mut LockedMatch<'_>,
    seat: Seat,
    plan: Option<String>,
    key: Option<RequestKey>,
) -> Result<()> {
    let stored = &locked.snapshot.stored;
    let wish = PreparedWish {
        id: stored.id,
        expected: stored.version,
        revision: Revision::after(Some(stored.revision)),
        key,
        at: locked.tables.now(),
        seat,
        plan,
    };
    let saved = locked.tables.store().save_prepared_turn(&wish).await;
    if !matches!(saved, Ok(Committed::Done(_) | Committed::Repeated)) {
        locked.cached.set(None);
    }
    match saved? {
        Committed::Done(_) => {
            locked.snapshot = Arc::new(with_prepared(&locked.snapshot, &wish));
            locked.cached.set(Some(Arc::clone(&locked.snapshot)));
            Ok(())
        }
        Committed::Repeated => Err(Refusal::Repeated.into()),
        Committed::Stale | Committed::ChannelBusy(_) | Committed::TooManyStrong(_) => {
            Err(Refusal::Stale.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{MAX_OVER, MatchCache};
    use crate::store::MatchId;

    #[test]
    fn few_matches_that_are_over_are_kept_and_all_in_play() {
        let cache = MatchCache::default();
        let n_over = MAX_OVER.get() as u64;
        let ids = |from: u64, n| (from..from + n).map(MatchId);
        for id in ids(1, 100).chain(ids(1_000, n_over + 3)) {
            cache.get_or_insert(id);
        }
        for id in ids(1_000, n_over + 3).chain(ids(1_003, 1)) {
            cache.is_over(id);
        }
        let kept = |id| cache.get(id).is_some();
        assert!(ids(1, 100).all(kept) && ids(1_003, n_over).all(kept));
        assert!(!ids(1_000, 3).any(kept));
    }
}
