//! One match in memory, and the lock that lets one person at a time change it.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context;
use lru::LruCache;
use tokio::sync::OwnedMutexGuard;

use super::look::News;
use super::{Refusal, Surroundings, TableError, Tables};
use crate::kernel::{BySeat, Ending, GameRng, Seat, Seats, Seed};
use crate::present::{Match, Msg};
use crate::registry;
use crate::store::{
    Change, Committed, GuildId, MatchId, Person, PersonId, Seating, Snowflake, Status, StoredMatch,
};

/// How many matches stay in memory; any other is read from the database when somebody asks for it.
const KEPT: NonZeroUsize = NonZeroUsize::new(512).expect("512 is not zero");

type Room = Arc<tokio::sync::Mutex<Option<Seated>>>;

/// The matches in memory. Losing one is harmless: the database has all of it, and checks every change itself.
pub(super) struct Rooms(Mutex<LruCache<MatchId, Room>>);

impl Default for Rooms {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(KEPT)))
    }
}

impl Rooms {
    fn room(&self, id: MatchId) -> Room {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.get_or_insert(id, Room::default).clone()
    }

    /// Drops all of them. Whoever is in a room goes on with what they read before.
    pub(super) fn clear(&self) {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.clear();
    }
}

/// A match with its people: what the database knows of it, and the position its log leads to.
pub struct Seated {
    /// Its row; the log itself lives in `game`.
    pub(super) stored: StoredMatch,
    /// The match in play; without a step while it is a lobby.
    pub(super) game: Box<dyn Match>,
    /// Its latest happenings in words.
    pub(super) news: News,
}

impl Seated {
    fn new(mut stored: StoredMatch) -> anyhow::Result<Self> {
        let id = stored.id;
        let mut game = registry::start(stored.game, stored.setup.clone(), stored.table_version)
            .with_context(|| format!("match {id} has an unusable setup"))?;
        for (ply, step) in std::mem::take(&mut stored.steps).iter().enumerate() {
            game.push(step)
                .with_context(|| format!("match {id} does not replay at step {ply}"))?;
        }
        Ok(Self {
            stored,
            game,
            news: News::default(),
        })
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
            .map(|snowflake| self.stored.secret.seed(snowflake))
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

/// A match that is locked for one request.
pub(super) struct Entered<'a> {
    tables: &'a Tables,
    guard: OwnedMutexGuard<Option<Seated>>,
}

/// What a request does to a match; everything else stays as it is.
pub(super) struct Draft {
    /// The log as it shall be.
    pub(super) game: Box<dyn Match>,
    /// How many of its steps stand in the database already.
    pub(super) keep: usize,
    pub(super) status: Status,
    /// The moderator of this server who ends the match, if one does.
    pub(super) ended_by_moderator: Option<(GuildId, PersonId)>,
    /// Who sits where, if somebody came or went.
    pub(super) seating: Option<Seating>,
    pub(super) surroundings: Arc<dyn Surroundings>,
}

impl Draft {
    /// Ends the match in this way, if it is being played.
    pub(super) fn finish(&mut self, ending: Ending) {
        if let Status::Playing { snowflake, .. } = self.status {
            self.status = Status::Finished { snowflake, ending };
        }
    }

    /// Draws what is due, and does what people must do who have no choice, until somebody has something to decide.
    pub(super) fn settle(&mut self, seed: &Seed) {
        loop {
            self.surroundings.settle(self.game.as_mut(), seed);
            if !self.game.play_forced() {
                return;
            }
        }
    }
}

impl Tables {
    /// Locks a match and reads it from the database if it is not in memory.
    pub(super) async fn enter(&self, id: MatchId) -> Result<Entered<'_>, TableError> {
        let mut guard = self.inner.rooms.room(id).lock_owned().await;
        if guard.is_none() {
            let stored = self.store().load(id).await?.ok_or(Refusal::NoSuchMatch)?;
            *guard = Some(Seated::new(stored)?);
        }
        Ok(Entered {
            tables: self,
            guard,
        })
    }
}

impl Entered<'_> {
    /// The match as it stands in the database.
    pub(super) fn seated(&self) -> &Seated {
        self.guard
            .as_ref()
            .expect("`enter` fills the room, and only a failed commit empties it")
    }

    /// The latest happenings in words, oldest first.
    pub(super) fn news(&mut self) -> Vec<Msg> {
        let seated = self.guard.as_mut().expect("as in `seated`");
        seated.news.latest(seated.game.as_ref())
    }

    /// The seat of a person.
    pub(super) fn seat(&self, person: PersonId) -> Result<Seat, Refusal> {
        self.seated().seat_of(person).ok_or(Refusal::NotYourMatch)
    }

    /// A stream for the whims of a computer player.
    pub(super) fn whims(&self) -> GameRng {
        self.tables.inner.surroundings.whims()
    }

    /// What the match would be if nothing changed.
    pub(super) fn draft(&self) -> Draft {
        let seated = self.seated();
        Draft {
            game: seated.game.boxed_clone(),
            keep: seated.game.n_steps(),
            status: seated.stored.status.awake(),
            ended_by_moderator: None,
            seating: None,
            surroundings: Arc::clone(&self.tables.inner.surroundings),
        }
    }

    /// Makes the draft durable; only then does the match change in memory.
    pub(super) async fn commit(
        &mut self,
        draft: Draft,
        interaction: Option<Snowflake>,
    ) -> Result<(), TableError> {
        let seated = self.seated();
        let change = Change {
            id: seated.stored.id,
            expected: seated.stored.version,
            interaction,
            at: self.tables.now(),
            keep: draft.keep,
            append: draft.game.steps_from(draft.keep),
            status: draft.status,
            reckoning: draft.reckoning(),
            ended_by_moderator: draft.ended_by_moderator,
            seating: draft.seating,
        };
        let committed = self.tables.store().commit(&change).await;
        if !matches!(committed, Ok(Committed::Done(_) | Committed::Repeated)) {
            // Memory and database disagree, or nobody knows: the next request reads the database.
            *self.guard = None;
        }
        match committed? {
            Committed::Done(version) => {
                let seated = self.guard.as_mut().expect("the room was not emptied above");
                seated.stored.step_versions.truncate(draft.keep);
                seated
                    .stored
                    .step_versions
                    .resize(draft.game.n_steps(), version);
                if draft.keep < seated.game.n_steps() {
                    seated.stored.took_back = version;
                    seated.news = News::default();
                }
                seated.stored.version = version;
                seated.stored.status = draft.status;
                if let Some(seating) = change.seating {
                    seated.stored.host = seating.host;
                    seated.stored.setup = seating.setup;
                    seated.stored.seats = seating.seats;
                    seated.stored.left = seating.left;
                }
                seated.game = draft.game;
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
