//! Turns that people prepare while others are to move.

pub(super) mod cards;

use std::fmt::Display;
use std::str::FromStr;

use thiserror::Error;

use super::{Face, Msg, PresentContext};
pub use cards::CardPlan;
use lostcities_rules::kernel::{Game, Step};

/// The detail of a panel in which a turn is prepared. What is chosen already follows behind a dot.
pub const PREPARE: &str = "prepare";

/// The detail in which a turn is prepared of which this is chosen already.
pub(super) fn chosen(so_far: impl Display) -> String {
    format!("{PREPARE}.{so_far}")
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NotPlayed {
    #[error("the rules do not allow what was prepared")]
    Illegal,
    #[error("what was prepared leads to another decision")]
    Undecided,
}

/// What people may prepare while others are to move. All of it follows from what the seat may know.
pub trait Prepare: Game {
    /// What is to be played. Its text is its wire form: ASCII without spaces, at most 40 bytes.
    type Plan: Copy + Display + FromStr;

    /// A number that changes when what plans are made for is over: a round, unless the game says otherwise.
    fn span(&self, _log: &[Step<Self::Action, Self::Chance>]) -> usize {
        self.rounds().len()
    }

    fn may_prepare(view: &Self::View) -> bool;

    /// Whether the viewing seat may prepare this, as things are.
    fn is_possible(view: &Self::View, plan: Self::Plan) -> bool;

    /// What the viewing seat, whose turn it is, plays next after this many acts; `None` once all is played.
    ///
    /// # Errors
    /// If the plan cannot be played to its end; then nothing of it is.
    fn next_act(
        view: &Self::View,
        legal: &[Self::Action],
        plan: Self::Plan,
        n_played: usize,
    ) -> Result<Option<Self::Action>, NotPlayed>;

    /// Whether there is still a turn for the plan, before and after it has been played.
    fn remains(_view: &Self::View, _plan: Self::Plan, has_played: bool) -> bool {
        !has_played
    }

    fn plan_in_words(plan: Self::Plan) -> Msg;

    /// The panel on which a plan is put together, with what is chosen already.
    fn preparing(
        view: &Self::View,
        so_far: &str,
        around: &PresentContext<Self::Action>,
    ) -> Option<Face>;
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected a plan such as play.r7+draw, begin.g3.leader+take.b5 or max.5")]
pub struct ParsePlanError;

/// What is prepared in a game in which nothing is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPlan {}

impl Display for NoPlan {
    fn fmt(&self, _f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {}
    }
}

impl FromStr for NoPlan {
    type Err = ParsePlanError;

    fn from_str(_text: &str) -> Result<Self, Self::Err> {
        Err(ParsePlanError)
    }
}
