//! A match at its beginning, as it is stored, and in a list.

mod board;
pub(super) mod change;
mod commit;
pub(super) mod create;
mod in_doubt;
mod interactions;
mod limits;
mod lists;
pub(super) mod occupant;
pub(super) mod packed_log;
mod packing;
mod prepared;
mod prepared_turn;
mod rows;
mod sleep;
mod status;
pub(super) mod steps;
mod terms;
mod transition;

use serde_json::Value;

use super::{ChannelId, GuildId, Limits, MatchId, Person, PersonId, RoleId, Snowflake};
use crate::driver::FromRow;
use crate::games::GameKind;
use crate::kernel::{BySeat, Level, Seats, Secret, Timestamp};

pub use board::{Board, Outdated};
pub use change::{Change, Committed, RequestKey, Revision};
pub use limits::{MAX_ASLEEP, MAX_EVENINGS, MAX_STRONG};
pub use lists::{SeatedMatch, SeatedRead};
pub use occupant::{Occupant, Seated};
pub use packing::UnpackedMatch;
pub use prepared::PreparedWish;
pub use prepared_turn::{PreparedChange, PreparedOutcome, PreparedTurn, VoidReason};
pub use rows::Freshness;
pub use status::{Closing, State, Status};
pub use terms::{Terms, Venue};
pub use transition::{NewSteps, Seating, Transition};

lostcities_model::worded! {
    pub enum Opening {
        /// They are named from the beginning; each challenged person has to agree.
        Challenge = "challenge",
        /// They sit down by themselves until it starts.
        Table = "table",
        /// One person plays a deal: what chance gives is the same for everybody who plays it, and waits until they ask for it.
        Deal = "deal",
        /// A season pairs them. Nobody decides for another: the computer plays turns whose time is over.
        Season = "season",
    }
}

/// Who is invited to sit down at a table; everybody who sees it may.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Invited {
    Person(PersonId),
    Role(RoleId),
}

/// An invitation to a match, and whether it notifies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Invitee {
    pub who: Invited,
    /// Whether the mention of them makes no sound.
    pub is_silent: bool,
}

impl From<Invited> for Invitee {
    /// A person who is notified.
    fn from(who: Invited) -> Self {
        Self {
            who,
            is_silent: false,
        }
    }
}

#[derive(Clone, Debug)]
pub struct NewMatch {
    pub terms: Terms,
    pub secret: Secret,
    /// Who sits where. At a table seats may be missing.
    pub seats: BySeat<Occupant>,
    pub expires_at: Timestamp,
    /// How many matches of the server the host may have opened; `None` for any number.
    pub limits: Option<Limits>,
    pub at: Timestamp,
    pub interaction: Snowflake,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Created {
    /// Its name in the database.
    Done(MatchId),
    /// The same interaction has created it before.
    Repeated,
    /// This match already occupies the channel.
    ChannelBusy(MatchId),
    AlreadyRepeated,
    AlreadyChallenged(MatchId),
    /// The host has opened as many invitations as may wait; this is the oldest.
    TooManyInvitations(MatchId),
    /// The host has opened as many matches as may be open; this is the oldest.
    TooManyOpen(MatchId),
    /// As many matches that the host alone plays sleep as may; this is the oldest.
    TooManyAsleep(MatchId),
    /// The host has opened as many matches with strong computer players as may be open; this is the oldest.
    TooManyStrong(MatchId),
}

#[derive(Clone, PartialEq, Debug)]
pub struct StoredMatch {
    pub id: MatchId,
    pub terms: Terms,
    /// What the shuffle is drawn from. Secret until the match is over.
    pub secret: Secret,
    pub status: Status,
    pub changed_at: Timestamp,
    /// Grows by one with every accepted change.
    pub version: u64,
    /// Another one after each change, and when a turn is prepared, which leaves the version as it is.
    pub revision: u64,
    /// The version in which an action was last taken back.
    pub took_back: u64,
    /// Who sits where. At a table that has not started seats may be missing.
    pub seats: BySeat<Occupant>,
    /// Who sat where before a computer player took the seat over.
    pub left: BySeat<Option<Person>>,
    /// Where a computer player stands in for a person who may come back.
    pub stand_ins: Seats,
    pub steps: Vec<Value>,
    /// For each step the version that it led to.
    pub step_versions: Vec<u64>,
    /// The turns that people have prepared, at most one of each seat.
    pub prepared: Vec<PreparedTurn>,
    /// The steps with which prepared turns begin that were played, in rising order.
    pub prepared_steps: Vec<usize>,
}

impl StoredMatch {
    pub const fn state(&self) -> State {
        self.status.state()
    }

    pub fn computers(&self) -> BySeat<Option<Level>> {
        BySeat::new(self.seats.n_seats(), |seat| self.seats[seat].level())
    }
}

#[derive(Clone, PartialEq, Debug, FromRow)]
pub struct ListedMatch {
    #[sqlx(rename = "match")]
    pub id: MatchId,
    pub game: GameKind,
    /// The server, or `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel that shows it, if one does.
    pub channel: Option<ChannelId>,
    /// Whether it is played without a public board.
    pub is_quiet: bool,
    #[sqlx(flatten)]
    pub status: Status,
}
