//! A change of a match, as it is asked for, and what became of it.

use sqlx::query::Query;

use crate::driver::{Driver, DriverArguments};
use crate::kernel::Timestamp;
use crate::{MatchId, PersonId, PreparedChange, Snowflake, Status, Transition, Turns};

#[derive(Clone, Debug)]
pub struct Change {
    pub id: MatchId,
    /// The version it must have; it is one higher afterwards.
    pub expected: u64,
    /// How far it has come at that version.
    pub before: Status,
    pub revision: Revision,
    /// What asks for it; `None` if it follows from another change, so that its version alone makes it happen once.
    pub key: Option<RequestKey>,
    pub at: Timestamp,
    pub transition: Transition,
    pub turns: Turns,
    pub prepared: Vec<PreparedChange>,
}

/// The number that a match has beside its version, and what it gets with a change. None is ever given twice, while a version can be:
/// where a server has lost the newest changes, others follow under the same versions. Who still has the lost ones in memory finds
/// another number there.
#[derive(Clone, Copy, Debug)]
pub struct Revision {
    /// What it must be; `None` for any.
    known: Option<u64>,
    pub next: u64,
}

impl Revision {
    pub fn after(known: Option<u64>) -> Self {
        let next = rand::random_range(0..1 << 62);
        Self { known, next }
    }

    /// The next number, in a column, for a change that may follow any.
    pub(crate) fn fresh() -> u64 {
        Self::after(None).next
    }

    pub(super) fn known_sql(self) -> Option<u64> {
        self.known
    }
}

impl Change {
    /// A change that nobody asks for, with which no turn begins or ends.
    pub fn new(
        id: MatchId,
        expected: u64,
        before: Status,
        at: Timestamp,
        transition: Transition,
    ) -> Self {
        Self {
            id,
            expected,
            before,
            revision: Revision::after(None),
            key: None,
            at,
            transition,
            turns: Turns::NONE,
            prepared: Vec::new(),
        }
    }

    /// Gives a statement the row that a match has after a change, and what it must be before.
    pub(crate) fn bind_row<'q>(
        &self,
        statement: Query<'q, Driver, DriverArguments>,
        after: Status,
    ) -> Query<'q, Driver, DriverArguments> {
        let columns = after.columns();
        statement
            .bind(self.id)
            .bind(self.at)
            .bind(columns.state)
            .bind(columns.snowflake)
            .bind(columns.ending)
            .bind(columns.closed_by)
            .bind(columns.draw_offer)
            .bind(columns.asleep_since)
            .bind(columns.closing)
            // A forged button may name any version; no match has a negative one.
            .bind(self.expected.cast_signed())
            .bind(self.revision.known_sql())
            .bind(self.revision.next)
    }
}

/// What asks for a change, and makes it happen once, however often it is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RequestKey {
    /// The interaction of a person, which Discord may deliver more than once.
    Interaction(Snowflake),
    /// When something was due in the match; several sweeps may find it.
    Due(Timestamp),
}

impl RequestKey {
    /// The key in the column of interactions. Those of Discord are not negative, so those of our own are: 42 bits of the
    /// time, which last until the year 2109, and 21 of the match. Keys are forgotten after a day, in which no two matches
    /// are two million apart.
    pub(crate) fn sql(self, id: MatchId) -> i64 {
        match self {
            Self::Interaction(interaction) => interaction.cast_signed(),
            Self::Due(at) => {
                let at = at.millis() & ((1 << 42) - 1);
                !(at << 21 | id.0.cast_signed() & ((1 << 21) - 1))
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Committed {
    /// It is in the database; the match has this version now.
    Done(u64),
    /// The same interaction has been handled before; nothing was changed now.
    Repeated,
    /// The match has moved on to another version; nothing was changed.
    Stale,
    /// The match sleeps, and this one holds its channel meanwhile; nothing was changed.
    ChannelBusy(MatchId),
    /// The host has opened as many matches with strong computer players as may be open; this is the oldest. Nothing was changed.
    TooManyStrong(MatchId),
}

/// What became of the beginning of a change.
pub enum Advanced {
    /// The key is remembered, the match has its new version, and the log its steps.
    Done {
        /// Whose absence that ends.
        away: Option<PersonId>,
    },
    /// The key was remembered before.
    Repeated,
    /// The match has another version.
    Stale,
}
