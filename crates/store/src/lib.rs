//! SQL, and nothing but: rows in, domain types out.
//!
//! One connection writes, so that writers queue fairly and never fight over the lock of `SQLite`; a few others read.

mod clocks;
mod columns;
mod copy;
mod deals;
mod driver;
mod error;
mod file;
mod league;
mod leases;
mod location;
mod locks;
mod matches;
mod migrations;
mod open;
mod people;
mod postgres;
mod results;
mod servers;
mod store;
#[cfg(test)]
mod tests;
mod upkeep;

pub use clocks::{ClockStart, Heartbeat, Ring, SeatClock, Stage, Turns};
pub use copy::{CopiedTable, CopyError};
pub use deals::{
    Attempt, AttemptKey, DailyBest, DailyLine, DailyPlaced, DailyTablePlace, DealCounts,
    DealResult, DealWindow, DueTable, Evening, NewEvening,
};
pub use driver::{Engine, asked};
use error::Result;
pub use error::StoreError;
pub use file::DatabaseLock;
pub use league::{
    Entrant, EntrantState, LeagueSeason, NewFixture, NewSeason, Phase, SeasonMatch, WithSeason,
};
pub use leases::{LEASE, Lease};
pub use location::Location;
pub use matches::{
    Board, Change, Closing, Committed, Created, Freshness, Invited, Invitee, ListedMatch,
    MAX_ASLEEP, MAX_EVENINGS, MAX_STRONG, NewMatch, NewSteps, Occupant, Opening, Outdated,
    PreparedChange, PreparedOutcome, PreparedTurn, PreparedWish, RequestKey, Revision, Seated,
    SeatedMatch, SeatedRead, Seating, State, Status, StoredMatch, Terms, Transition, UnpackedMatch,
    Venue, VoidReason,
};
pub use people::{
    Away, AwaySeat, ChallengeSettings, Choice, DataPosition, DeletionOutcome, DueNotice,
    LessonProgress, MatchRecord, Need, NoticeLimits, OpenMatch, Person, PersonName, PersonalData,
    PersonalSummary, Share,
};
pub use postgres::{Beat, MatchNews, Membership, NewestPanel};
pub use results::{
    FinalResult, Finished, Finishes, History, HistoryScope, Leaderboard, LeaderboardPage,
    OwnStanding, PER_PAGE, Placed, PlacedSeat, Ranked, RatingChange, RatingPoint, Rebuilt,
    StoredResult,
};
pub use servers::{Limits, Openers, Server, ServerChange, ServerEvent, Setting};
pub use store::Store;

pub use lostcities_model::{
    Avatar, ChannelId, Clock, DailyGame, Deal, EveningId, GuildId, HistoryCursor, MatchId,
    MessageId, Occasion, Pace, PageRequest, PageStart, PersonId, Pings, ProcessId, RoleId,
    SeasonDeed, SeasonId, Snowflake,
};

use lostcities_rules::{games, kernel, rating, review};
