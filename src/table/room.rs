//! One match in memory, and the lock that lets one person at a time change it.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::Context;
use lru::LruCache;
use tokio::sync::OwnedMutexGuard;

use super::look::News;
use super::results::reckoning;
use super::{Refusal, Surroundings, TableError, Tables};
use crate::kernel::{BySeat, Ending, GameRng, Seat, Seats, Seed, Turn};
use crate::present::{Match, Msg};
use crate::registry;
use crate::store::{
    Change, Committed, Deed, MatchId, NewSteps, Person, PersonId, RequestKey, Status, StoredMatch,
};

/// How many matches stay in memory; any other is read from the database when somebody asks for it.
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

    /// Drops all of them. Whoever is in a room goes on with what they read before.
    pub(super) fn clear(&self) {
        self.lock().clear();
    }
}

/// A match in memory.
#[derive(Default)]
struct Room {
    /// Held by whoever reads the match from the database or changes it, also while a computer player thinks.
    change: Arc<tokio::sync::Mutex<()>>,
    /// The match as it was last committed; `None` until it is read, and after a change of which nobody knows whether it was
    /// made. Held for a moment only.
    committed: Mutex<Option<Arc<Seated>>>,
}

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

/// A match with its people at one version: what the database knows of it, and the position its log leads to.
pub struct Seated {
    /// Its row; the log itself lives in `game`.
    pub(super) stored: StoredMatch,
    /// The match in play; without a step while it is a lobby.
    pub(super) game: Arc<dyn Match>,
    /// Its latest happenings in words, as far as they have been told.
    news: Mutex<News>,
}

impl Seated {
    fn new(mut stored: StoredMatch) -> anyhow::Result<Self> {
        let id = stored.id;
        let mut game = registry::start(
            stored.terms.game,
            stored.terms.setup.clone(),
            stored.terms.table_version,
        )
        .with_context(|| format!("match {id} has an unusable setup"))?;
        for (ply, step) in std::mem::take(&mut stored.steps).iter().enumerate() {
            game.push(step)
                .with_context(|| format!("match {id} does not replay at step {ply}"))?;
        }
        Ok(Self {
            stored,
            game: game.into(),
            news: Mutex::default(),
        })
    }

    /// The latest happenings in words, oldest first.
    pub(super) fn news(&self) -> Vec<Msg> {
        let mut news = self.news.lock().unwrap_or_else(PoisonError::into_inner);
        news.latest(self.game.as_ref())
    }

    /// The seat of a person, if they have one.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let mut seats = self.stored.seats.iter();
        seats
            .find(|(_, sitting)| sitting.as_ref().is_some_and(|sitting| sitting.id == person))
            .map(|(seat, _)| seat)
    }

    /// Whether cards have been dealt.
    pub(super) fn has_begun(&self) -> bool {
        self.stored.status.has_begun()
    }

    /// Who sits where; `None` is a computer player.
    pub fn seats(&self) -> &BySeat<Option<Person>> {
        &self.stored.seats
    }

    /// How many people have a seat.
    pub(super) fn n_people(&self) -> usize {
        let seats = self.stored.seats.iter();
        seats.filter(|(_, person)| person.is_some()).count()
    }

    /// The seats that computer players hold.
    pub fn computers(&self) -> Seats {
        self.stored
            .seats
            .iter()
            .filter(|(_, person)| person.is_none())
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The seats that have to act now; none unless the match is being played.
    pub fn awaited(&self) -> Seats {
        match self.stored.status {
            Status::Playing { .. } => self.game.turn().seats(),
            Status::Lobby { .. }
            | Status::Finished { .. }
            | Status::Closed { .. }
            | Status::Cancelled { .. } => Seats::NONE,
        }
    }

    /// What every card is drawn from, once the match has started.
    pub(super) fn seed(&self) -> Option<Seed> {
        self.stored
            .status
            .snowflake()
            .map(|snowflake| self.stored.terms.secret.seed(snowflake))
    }

    /// The match after a change that led to this version. `game` is the new log, if it is another.
    fn after(&self, change: Change, version: u64, game: Option<Box<dyn Match>>) -> Self {
        let mut stored = self.stored.clone();
        let mut news = {
            let news = self.news.lock().unwrap_or_else(PoisonError::into_inner);
            news.clone()
        };
        stored.version = version;
        stored.changed_at = change.at;
        if let Some(status) = stored.status.after(&change.deed) {
            stored.status = status;
        }
        if let Deed::TakeBack { keep } = change.deed {
            stored.took_back = version;
            stored.step_versions.truncate(keep);
            news = News::default();
        }
        if let Deed::HandOver(seat) = change.deed {
            stored.left[seat] = stored.seats[seat].take();
        }
        if let Deed::Reseat(seating)
        | Deed::Begin {
            seating: Some(seating),
            ..
        } = change.deed
        {
            stored.terms.host = seating.host;
            stored.terms.setup = seating.setup;
            stored.left = BySeat::new(seating.seats.n_seats(), |_| None);
            stored.seats = seating.seats;
        }
        let game = game.map_or_else(|| Arc::clone(&self.game), Arc::from);
        stored.step_versions.resize(game.n_steps(), version);
        Self {
            stored,
            game,
            news: Mutex::new(news),
        }
    }

    /// Whether a button that `seat` saw at `version` still means what it said: since then only others have acted.
    ///
    /// Choices made in parallel thus never spoil each other's buttons, while a draw, a roll, an action of one's own or
    /// one taken back makes all earlier buttons stale.
    pub(super) fn is_fresh(&self, seat: Seat, version: u64) -> bool {
        let versions = &self.stored.step_versions;
        let newer = versions.partition_point(|&of_step| of_step <= version)..versions.len();
        version <= self.stored.version
            && version >= self.stored.took_back
            && newer
                .into_iter()
                .all(|ply| self.game.actor(ply).is_some_and(|actor| actor != seat))
    }
}

/// A match that is locked for one request that changes it.
pub(super) struct Entered<'a> {
    tables: &'a Tables,
    room: Arc<Room>,
    seated: Arc<Seated>,
    _guard: OwnedMutexGuard<()>,
}

/// A copy of a match to play on. Nobody sees it before it is committed.
pub(super) struct Draft {
    /// The log as it shall be.
    pub(super) game: Box<dyn Match>,
    /// How many of its steps the database has already.
    n_stored: usize,
    surroundings: Arc<dyn Surroundings>,
}

impl Draft {
    /// Draws what is due, and does what people must do who have no choice, until somebody has something to decide.
    pub(super) fn settle(&mut self, seed: &Seed) {
        loop {
            self.surroundings.deal(self.game.as_mut(), seed);
            if !self.game.play_forced() {
                return;
            }
        }
    }

    /// What has happened in the copy: it is over if its rules say so, and else this offer of a draw is still open.
    ///
    /// # Errors
    /// If the match has no outcome although its rules say that it is over.
    pub(super) fn played(&self, draw_offer: Option<Seat>) -> anyhow::Result<Deed> {
        let steps = NewSteps {
            from: self.n_stored,
            steps: self.game.steps_from(self.n_stored),
        };
        if self.game.turn() == Turn::Over {
            let ending = Ending::Rules;
            let reckoning = reckoning(self.game.as_ref(), ending)?;
            Ok(Deed::Finish {
                steps,
                ending,
                reckoning,
            })
        } else {
            Ok(Deed::Play { steps, draw_offer })
        }
    }
}

impl Tables {
    /// The match as it was last committed, for whoever only looks: it is not waited until somebody else has changed it.
    pub(super) async fn look(&self, id: MatchId) -> Result<Arc<Seated>, TableError> {
        let room = self.inner.rooms.get(id);
        match room.and_then(|room| room.committed()) {
            Some(seated) => Ok(seated),
            None => Ok(self.enter(id).await?.seated),
        }
    }

    /// Locks a match to change it, and reads it from the database if it is not in memory.
    pub(super) async fn enter(&self, id: MatchId) -> Result<Entered<'_>, TableError> {
        let room = match self.inner.rooms.get(id) {
            Some(room) => room,
            None if self.store().has_match(id).await? => self.inner.rooms.get_or_insert(id),
            // Room is for matches that exist: made-up numbers would push them out.
            None => return Err(Refusal::NoSuchMatch.into()),
        };
        let guard = Arc::clone(&room.change).lock_owned().await;
        let seated = if let Some(seated) = room.committed() {
            seated
        } else {
            let stored = self.store().load(id).await?.ok_or(Refusal::NoSuchMatch)?;
            let seated = Arc::new(Seated::new(stored)?);
            room.set(Some(Arc::clone(&seated)));
            seated
        };
        Ok(Entered {
            tables: self,
            room,
            seated,
            _guard: guard,
        })
    }
}

impl Entered<'_> {
    /// The match as it was last committed.
    pub(super) fn seated(&self) -> &Seated {
        &self.seated
    }

    /// The seat of a person.
    pub(super) fn seat(&self, person: PersonId) -> Result<Seat, Refusal> {
        self.seated().seat_of(person).ok_or(Refusal::NotYourMatch)
    }

    /// A stream for the whims of a computer player.
    pub(super) fn whims(&self) -> GameRng {
        self.tables.inner.surroundings.whims()
    }

    /// A copy of the match to play on.
    pub(super) fn draft(&self) -> Draft {
        self.draft_of(self.seated().game.boxed_clone())
    }

    /// A draft of this match in place of the one in memory, whose log it continues.
    pub(super) fn draft_of(&self, game: Box<dyn Match>) -> Draft {
        Draft {
            n_stored: game.n_steps(),
            game,
            surroundings: Arc::clone(&self.tables.inner.surroundings),
        }
    }

    /// Makes a deed durable that leaves the log as it is; only then does the match change in memory.
    pub(super) async fn commit(
        &mut self,
        deed: Deed,
        key: Option<RequestKey>,
    ) -> Result<(), TableError> {
        self.write(deed, None, key).await
    }

    /// The same for a deed that was tried on a draft.
    pub(super) async fn commit_draft(
        &mut self,
        draft: Draft,
        deed: Deed,
        key: Option<RequestKey>,
    ) -> Result<(), TableError> {
        self.write(deed, Some(draft.game), key).await
    }

    async fn write(
        &mut self,
        deed: Deed,
        game: Option<Box<dyn Match>>,
        key: Option<RequestKey>,
    ) -> Result<(), TableError> {
        let seated = self.seated();
        let change = Change {
            id: seated.stored.id,
            expected: seated.stored.version,
            key,
            at: self.tables.now(),
            deed,
        };
        let committed = self.tables.store().commit(&change).await;
        if !matches!(committed, Ok(Committed::Done(_) | Committed::Repeated)) {
            // Memory and database disagree, or nobody knows: the next request reads the database.
            self.room.set(None);
        }
        match committed? {
            Committed::Done(version) => {
                self.seated = Arc::new(self.seated.after(change, version, game));
                self.room.set(Some(Arc::clone(&self.seated)));
                Ok(())
            }
            Committed::Repeated => Err(Refusal::Repeated.into()),
            Committed::Stale => Err(Refusal::Stale.into()),
            Committed::ChannelBusy(other) => {
                Err(Refusal::Asleep(self.tables.place(other).await?).into())
            }
        }
    }
}
