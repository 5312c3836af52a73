//! One match in memory, and the lock that lets one person at a time change it.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;
use tokio::sync::OwnedMutexGuard;

use super::draft::Draft;
use super::prepared::{Plans, follow};
use super::seated::{Seated, with_prepared};
use super::{Refusal, TableError, Tables};
use crate::kernel::{GameRng, Seat};
use crate::present::Match;
use crate::store::{Change, Committed, Deed, MatchId, PersonId, PreparedWish, RequestKey, Turns};

/// How many matches stay in memory; any other is read from the database when it is asked for.
const MAX_CACHED_MATCHES: NonZeroUsize = NonZeroUsize::new(512).expect("512 is not zero");

/// The matches in memory. Losing one is harmless: the database has all of it, and checks every change itself.
pub(super) struct Rooms(Mutex<LruCache<MatchId, Arc<Room>>>);

impl Default for Rooms {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(MAX_CACHED_MATCHES)))
    }
}

impl Rooms {
    fn lock(&self) -> MutexGuard<'_, LruCache<MatchId, Arc<Room>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a match, if there is one.
    fn get(&self, id: MatchId) -> Option<Arc<Room>> {
        self.lock().get(&id).cloned()
    }

    /// The room of a match that exists. It may push another one out.
    fn get_or_insert(&self, id: MatchId) -> Arc<Room> {
        Arc::clone(self.lock().get_or_insert(id, Arc::default))
    }

    /// Drops all of them. A caller that has a room goes on with what it read before.
    pub(super) fn clear(&self) {
        self.lock().clear();
    }
}

/// A match in memory.
#[derive(Default)]
struct Room {
    /// Held while the match is read from the database or changed, also while a computer player thinks.
    change: Arc<tokio::sync::Mutex<()>>,
    /// The match as it was last committed; `None` until it is read, and after a change of which nobody knows whether it was
    /// made. Held for a moment only.
    committed: Mutex<Option<Arc<Seated>>>,
}

/// Which deletion of a person's data was last noticed that another process may have made.
#[derive(Default)]
pub(super) struct LastForgotten(AtomicI64);

impl Room {
    fn committed(&self) -> Option<Arc<Seated>> {
        let committed = self.committed.lock();
        committed.unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, seated: Option<Arc<Seated>>) {
        let committed = self.committed.lock();
        *committed.unwrap_or_else(PoisonError::into_inner) = seated;
    }
}

/// A match that is locked for one request that changes it.
pub(super) struct Entered<'a> {
    tables: &'a Tables,
    room: Arc<Room>,
    seated: Arc<Seated>,
    /// When the bot was last there, if that was read with the match.
    pub(super) beat_at: Option<i64>,
    _guard: OwnedMutexGuard<()>,
}

impl Tables {
    /// The match as it was last committed, for readers: they do not wait for a change under way. For them there are no deals.
    pub(super) async fn look(&self, id: MatchId) -> Result<Arc<Seated>, TableError> {
        let seated = self.look_at_any(id).await?;
        seated.is_no_deal()?;
        Ok(seated)
    }

    /// The same, also of a deal.
    pub(super) async fn look_at_any(&self, id: MatchId) -> Result<Arc<Seated>, TableError> {
        let room = self.inner.rooms.get(id);
        match room.and_then(|room| room.committed()) {
            Some(seated) if looked_up(self, &seated).await?.is_some() => Ok(seated),
            _ => Ok(self.enter_any(id).await?.seated),
        }
    }

    /// Locks a match that is no deal to change it, and reads it from the database if it is not in memory.
    pub(super) async fn enter(&self, id: MatchId) -> Result<Entered<'_>, TableError> {
        let entered = self.enter_any(id).await?;
        entered.seated.is_no_deal()?;
        Ok(entered)
    }

    /// The same, also of a deal.
    pub(super) async fn enter_any(&self, id: MatchId) -> Result<Entered<'_>, TableError> {
        let room = match self.inner.rooms.get(id) {
            Some(room) => room,
            None if self.store().matches().has_match(id).await? => {
                self.inner.rooms.get_or_insert(id)
            }
            // Room is for matches that exist: made-up numbers would push them out.
            None => return Err(Refusal::NoSuchMatch.into()),
        };
        let guard = Arc::clone(&room.change).lock_owned().await;
        let mut newest = None;
        if let Some(seated) = room.committed() {
            let looked_up = looked_up(self, &seated).await?;
            newest = looked_up.map(|looked_up| (seated, looked_up.beat_at));
        }
        let (seated, beat_at) = if let Some(newest) = newest {
            newest
        } else {
            let stored = self
                .store()
                .matches()
                .load(id)
                .await?
                .ok_or(Refusal::NoSuchMatch)?;
            let seated = Arc::new(Seated::new(stored)?);
            room.set(Some(Arc::clone(&seated)));
            (seated, None)
        };
        Ok(Entered {
            tables: self,
            room,
            seated,
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
async fn looked_up(tables: &Tables, seated: &Seated) -> Result<Option<LookedUp>, TableError> {
    if !tables.cluster().is_possible() {
        return Ok(Some(LookedUp { beat_at: None }));
    }
    let stored = &seated.stored;
    let Some(now) = tables.store().matches().freshness(stored.id).await? else {
        return Ok(None);
    };
    let known = &tables.inner.last_forgotten.0;
    if known.swap(now.last_forgotten, Relaxed) != now.last_forgotten {
        // What is in memory still holds the name.
        tables.inner.rooms.clear();
        return Ok(None);
    }
    let is_newest = (now.version, now.revision) == (stored.version, stored.revision);
    Ok(is_newest.then_some(LookedUp {
        beat_at: now.beat_at,
    }))
}

impl Entered<'_> {
    /// The match as it was last committed.
    pub(super) fn seated(&self) -> &Seated {
        &self.seated
    }

    /// The same, when nothing more is to be changed.
    pub(super) fn into_seated(self) -> Arc<Seated> {
        self.seated
    }

    /// Where it was entered.
    pub(super) fn tables(&self) -> &Tables {
        self.tables
    }

    /// The seat of a person.
    pub(super) fn seat(&self, person: PersonId) -> Result<Seat, Refusal> {
        self.seated().seat_of(person).ok_or(Refusal::NotYourMatch)
    }

    /// A stream for the whims of a computer player.
    pub(super) fn whims(&self) -> GameRng {
        self.tables.inner.environment.whims()
    }

    /// A copy of the match to play on.
    pub(super) fn draft(&self) -> Draft {
        self.draft_of(self.seated().game.boxed_clone())
    }

    /// A draft of this match in place of the one in memory, whose log it continues.
    pub(super) fn draft_of(&self, game: Box<dyn Match>) -> Draft {
        Draft::new(game, Arc::clone(&self.tables.inner.environment))
    }

    /// Makes a deed durable that leaves the log as it is; only then does the match change in memory.
    pub(super) async fn commit(
        &mut self,
        deed: Deed,
        key: Option<RequestKey>,
    ) -> Result<(), TableError> {
        self.write(deed, None, None, key).await
    }

    /// The same for a deed that was tried on a draft.
    pub(super) async fn commit_draft(
        &mut self,
        draft: Draft,
        deed: Deed,
        key: Option<RequestKey>,
    ) -> Result<(), TableError> {
        self.write(deed, Some(draft.game), draft.prepared, key)
            .await
    }

    async fn write(
        &mut self,
        deed: Deed,
        game: Option<Box<dyn Match>>,
        prepared: Option<Seat>,
        key: Option<RequestKey>,
    ) -> Result<(), TableError> {
        let seated = self.seated();
        let mut change = Change {
            id: seated.stored.id,
            expected: seated.stored.version,
            before: seated.stored.status,
            revision: Some(seated.stored.revision),
            key,
            at: self.tables.now(),
            deed,
            turns: Turns::NONE,
            prepared: Vec::new(),
        };
        let mut after = seated.after(&change, game);
        change.turns = after.turns(&change.deed);
        change.prepared = Plans(seated).changes(&after, prepared);
        follow(&mut after.stored, &change.prepared, seated.game.n_steps());
        let after = Arc::new(after);
        let committed = self.tables.store().commit(&change).await;
        if !matches!(committed, Ok(Committed::Done(_) | Committed::Repeated)) {
            // Memory and database disagree, or nobody knows: the next request reads the database.
            self.room.set(None);
        }
        match committed? {
            Committed::Done(_) => {
                self.seated = after;
                self.room.set(Some(Arc::clone(&self.seated)));
                Ok(())
            }
            Committed::Repeated => Err(Refusal::Repeated.into()),
            Committed::Stale => Err(Refusal::Stale.into()),
            Committed::ChannelBusy(other) => {
                Err(Refusal::Asleep(self.tables.messages().place(other).await?).into())
            }
            Committed::TooManyStrong(other) => {
                Err(Refusal::TooManyStrong(self.tables.messages().place(other).await?).into())
            }
        }
    }
}

/// Makes durable what a seat has prepared; only then is it so in memory. The match stays at its version.
pub(super) async fn save_prepared(
    entered: &mut Entered<'_>,
    seat: Seat,
    plan: Option<String>,
    key: Option<RequestKey>,
) -> Result<(), TableError> {
    let stored = &entered.seated.stored;
    let wish = PreparedWish {
        id: stored.id,
        expected: stored.version,
        key,
        at: entered.tables.now(),
        seat,
        plan,
    };
    let saved = entered.tables.store().prepared().save(&wish).await;
    if !matches!(saved, Ok(Committed::Done(_) | Committed::Repeated)) {
        entered.room.set(None);
    }
    match saved? {
        Committed::Done(_) => {
            entered.seated = Arc::new(with_prepared(&entered.seated, seat, wish.plan));
            entered.room.set(Some(Arc::clone(&entered.seated)));
            Ok(())
        }
        Committed::Repeated => Err(Refusal::Repeated.into()),
        Committed::Stale | Committed::ChannelBusy(_) | Committed::TooManyStrong(_) => {
            Err(Refusal::Stale.into())
        }
    }
}
