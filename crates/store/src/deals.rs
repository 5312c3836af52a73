//! Deals that are the same for everybody: those of a day, and those of an evening.

pub(super) mod daily;
pub(super) mod daily_fairness;
pub(super) mod daily_tables;
mod evenings;

pub use daily::{Attempt, AttemptKey, DailyBest, DailyLine, DailyPlaced, DealWindow};
pub use daily_tables::{DailyTablePlace, DueTable};
pub use evenings::{DealCounts, DealResult, Evening, NewEvening};
