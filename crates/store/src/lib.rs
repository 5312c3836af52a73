//! SQL, and nothing but: rows in, domain types out.
//!
//! One connection writes, so that writers queue fairly and never fight over the lock of `SQLite`; a few others read.

mod board;
mod change;
mod clocks;
mod columns;
mod commit;
mod copy;
mod create;
mod deals;
mod driver;
mod error;
mod file;
mod in_doubt;
mod interactions;
mod league;
mod leases;
mod limits;
mod lists;
mod location;
mod matches;
mod migrations;
mod occupant;
mod open;
mod packed_log;
mod packing;
mod people;
mod postgres;
mod prepared;
mod prepared_turn;
mod results;
mod rows;
mod servers;
mod sleep;
mod status;
mod steps;
mod store;
mod terms;
#[cfg(test)]
mod tests;
mod transition;
mod upkeep;

pub use board::{Board, Outdated};
pub use change::{Change, Committed, RequestKey, Revision};
pub use clocks::{ClockStart, Heartbeat, Ring, SeatClock, Stage, Turns};
pub use copy::{CopiedTable, CopyError};
pub use deals::{
    Attempt, AttemptKey, DailyBest, DailyLine, DailyPlaced, DailyTablePlace, DealCounts,
    DealResult, DealWindow, DueTable, Evening, NewEvening,
};
pub use driver::Engine;
pub use error::StoreError;
pub use file::DatabaseLock;
pub use league::{
    Entrant, EntrantState, LeagueSeason, NewFixture, NewSeason, Phase, SeasonMatch, WithSeason,
};
pub use leases::{LEASE, Lease};
pub use limits::MAX_STRONG;
pub use lists::{SeatedMatch, SeatedRead};
pub use location::Location;
pub use matches::{Created, Invited, Invitee, ListedMatch, NewMatch, Opening, StoredMatch};
pub use occupant::{Occupant, Seated};
pub use packing::UnpackedMatch;
pub use people::{
    Away, AwaySeat, ChallengeSettings, Choice, DataPosition, DeletionOutcome, DueNotice,
    LessonProgress, MatchRecord, Need, NoticeLimits, OpenMatch, Person, PersonName, PersonalData,
    PersonalSummary, Share,
};
pub use postgres::{Beat, Membership};
pub use prepared::PreparedWish;
pub use prepared_turn::{PreparedChange, PreparedOutcome, PreparedTurn, VoidReason};
pub use results::{
    FinalResult, Finished, Finishes, History, HistoryScope, Leaderboard, LeaderboardPage,
    OwnStanding, PER_PAGE, Placed, PlacedSeat, Ranked, RatingChange, RatingPoint, Rebuilt,
    StoredResult,
};
pub use rows::Freshness;
pub use servers::{Limits, Openers, Server, ServerChange, ServerEvent, Setting};
pub use status::{Closing, State, Status};
pub use store::Store;
pub use terms::{Terms, Venue};
pub use transition::{NewSteps, Seating, Transition};

pub use lostcities_model::{
    Avatar, ChannelId, Clock, DailyGame, Deal, EveningId, GuildId, HistoryCursor, MatchId,
    MessageId, Occasion, Pace, PageRequest, PageStart, PersonId, Pings, ProcessId, RoleId,
    SeasonDeed, SeasonId, Snowflake,
};

use lostcities_rules::{games, kernel, rating, review};
