//! The log of a match with the types of its game erased.

use serde::Deserialize;
use serde_json::Value;
use thiserror::Error;

use super::{Match, Playing, turns};
use crate::Present;
use lostcities_rules::kernel::{Illegal, Seat, Step};

/// The log of a match: what was agreed, and every step since.
pub trait MatchLog {
    fn setup(&self) -> Value;

    fn n_steps(&self) -> usize;

    /// The steps from number `from` on, as written in the store and in match files.
    fn steps_from(&self, from: usize) -> Vec<Value>;

    /// The seat that decided step number `number`; `None` for chance and beyond the log.
    fn actor(&self, number: usize) -> Option<Seat>;

    /// Adds one stored step.
    ///
    /// # Errors
    /// If the step cannot be read or the rules refuse it; nothing has changed then.
    fn push(&mut self, step: &Value) -> Result<(), BadStep>;

    /// How many steps had happened before the first turn and after each turn, in rising order.
    ///
    /// A turn is what people call one: the acts of a seat until another one acts, or of all seats where
    /// [all choose in one turn](Present::IS_TURN_OF_ALL), with the draws and rolls that follow from them. The step
    /// that ends a round, and the deal of the next, are separate turns, since they clear the table.
    fn turns(&self) -> Vec<usize>;

    /// Shows the match to `look` as it stood after each of these numbers of steps, which rise.
    fn visit(&self, numbers: &[usize], look: &mut dyn FnMut(&dyn Match));
}

/// A stored step that does not belong where it is.
#[derive(Debug, Error)]
pub enum BadStep {
    #[error("the step cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl<G: Present> MatchLog for Playing<G> {
    fn setup(&self) -> Value {
        serde_json::to_value(&self.record.setup).expect("a setup is plain data with text keys")
    }

    fn n_steps(&self) -> usize {
        self.record.steps.len()
    }

    fn steps_from(&self, from: usize) -> Vec<Value> {
        let steps = self.record.steps.iter().skip(from);
        steps
            .map(|step| serde_json::to_value(step).expect("a step is plain data with text keys"))
            .collect()
    }

    fn actor(&self, number: usize) -> Option<Seat> {
        self.record.steps.get(number).and_then(Step::seat)
    }

    fn push(&mut self, step: &Value) -> Result<(), BadStep> {
        Ok(self.step(Step::deserialize(step)?)?)
    }

    fn turns(&self) -> Vec<usize> {
        turns::turns(&self.record, self.values)
    }

    fn visit(&self, numbers: &[usize], look: &mut dyn FnMut(&dyn Match)) {
        let mut early = self.at_start();
        let mut steps = self.record.steps.iter();
        for &number in numbers {
            while early.record.steps.len() < number
                && let Some(step) = steps.next()
            {
                early
                    .step(step.clone())
                    .expect("the log was accepted when it was played");
            }
            look(&early);
        }
    }
}
