//! What a person sees of their try.

use super::report::DailyReport;
use super::round::DailyTurn;
use crate::kernel::BySeat;
use crate::present::{Face, Msg};
use crate::store::{AttemptKey, DailyPlaced, Occupant};
use crate::table::Refusal;

/// A try as its person sees it.
#[derive(Clone, Debug)]
pub struct DailyPanel {
    /// Whose try at which day.
    pub key: AttemptKey,
    /// What its buttons carry.
    pub version: u32,
    /// Sheet, words and controls.
    pub face: Face,
    /// What has happened since the person last chose, oldest first.
    pub news: Vec<Msg>,
    /// Who sits where: the person, and a computer player.
    pub seats: BySeat<Occupant>,
    /// What it waits for.
    pub turn: DailyTurn,
    /// Whether the person may take back what they chose since the last roll.
    pub may_undo: bool,
    /// How it ended.
    pub end: Option<DailyEnd>,
    /// Why what was asked for was not done.
    pub refused: Option<Refusal>,
}

/// How a try ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyEnd {
    /// Beside a computer player of the normal level with the same dice.
    pub report: DailyReport,
    /// What the strong computer player reaches in the person's place; `None` while that is not known.
    pub strong: Option<i32>,
    /// Beside everybody else; `None` where it does not count.
    pub placed: Option<DailyPlaced>,
}
