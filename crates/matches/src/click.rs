//! Who asks for a change of a match, and what makes it happen once.

use super::match_cache::LockedMatch;
use super::{Refusal, Result, TableError, Tables};
use crate::kernel::{Seat, Timestamp};
use crate::store::{MatchId, PersonId, RequestKey, Snowflake};

/// A request to change a match. It is carried out once, however often it comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Click {
    pub match_id: MatchId,
    pub actor: Actor,
    /// The version of the match that the pressed button carries; `None` where that does not matter.
    pub version: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    Person {
        id: PersonId,
        /// The interaction; Discord may deliver it more than once.
        interaction: Snowflake,
    },
    /// The clock: something is due in the match, and a sweep has found it. It has no seat and is nobody's host.
    Clock {
        /// When it was due. Several sweeps may find the same.
        due: Timestamp,
    },
}

impl Click {
    /// A person presses or types something, on any message or command.
    pub const fn by_person(match_id: MatchId, id: PersonId, interaction: Snowflake) -> Self {
        Self {
            match_id,
            actor: Actor::Person { id, interaction },
            version: None,
        }
    }

    pub const fn by_clock(match_id: MatchId, due: Timestamp) -> Self {
        Self {
            match_id,
            actor: Actor::Clock { due },
            version: None,
        }
    }

    /// The same on a button that was made at this version.
    #[must_use]
    pub const fn at_version(self, version: u64) -> Self {
        Self {
            version: Some(version),
            ..self
        }
    }

    pub const fn person(&self) -> Option<PersonId> {
        match self.actor {
            Actor::Person { id, .. } => Some(id),
            Actor::Clock { .. } => None,
        }
    }

    pub(super) fn is_by(&self, person: PersonId) -> bool {
        self.person() == Some(person)
    }

    pub(super) const fn key(&self) -> RequestKey {
        match self.actor {
            Actor::Person { interaction, .. } => RequestKey::Interaction(interaction),
            Actor::Clock { due } => RequestKey::Due(due),
        }
    }
}

/// How often what a person asks is tried once more.
const MAX_MORE_TRIES: u32 = 3;

/// Tries of what a person asks, where processes do not wait for each other: what others have done meanwhile may leave the
/// click as good as it was.
pub(super) struct Tries {
    n_left: u32,
}

impl Tries {
    /// One try where a match has a lock that all wait for.
    pub(super) fn new(tables: &Tables) -> Self {
        let is_locked = !tables.cluster().is_possible();
        Self {
            n_left: if is_locked { 0 } else { MAX_MORE_TRIES },
        }
    }

    /// Whether a failed try is worth another one.
    pub(super) fn is_overtaken<T>(&mut self, done: &Result<T>) -> bool {
        let is_stale = matches!(done, Err(TableError::Refused(Refusal::Stale)));
        let is_worth_more = is_stale && self.n_left > 0;
        self.n_left = self.n_left.saturating_sub(1);
        is_worth_more
    }
}

impl Tables {
    /// Locks the match of a click. Times are written by what follows, so the bot knows what time it is by then. Others may hold
    /// the lock for long.
    pub(super) async fn enter_for(&self, click: &Click) -> Result<LockedMatch<'_>> {
        let locked = self.enter(click.match_id).await?;
        self.catch_up_since(locked.beat_at).await?;
        Ok(locked)
    }
}

impl LockedMatch<'_> {
    pub(super) fn seat_for(&self, click: &Click) -> Result<Seat, Refusal> {
        let person = click.person().ok_or(Refusal::NotYourMatch)?;
        self.seat(person)
    }
}
