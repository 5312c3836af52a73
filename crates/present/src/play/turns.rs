//! A log in turns, as people count them.

use crate::Present;
use lostcities_rules::kernel::{Record, Step};

/// How many steps had happened before the first turn and after each turn, in rising order.
///
/// # Panics
/// If the log was never accepted.
pub(super) fn turns<G: Present>(record: &Record<G>, values: &'static G::Values) -> Vec<usize> {
    let mut game = G::start(&record.setup, values);
    let mut turns = Vec::new();
    // Who acted last in the turn, and whether chance has answered since.
    let mut last = None;
    let mut is_answered = true;
    let mut n_rounds = 0;
    for (ply, step) in record.steps.iter().enumerate() {
        let before = last;
        game.apply(step, &mut |_| ())
            .expect("the log was accepted when it was played");
        match step {
            Step::Act { seat, .. } => {
                if is_answered || (!G::IS_TURN_OF_ALL && before != Some(*seat)) {
                    turns.push(ply);
                }
                last = Some(*seat);
                is_answered = false;
            }
            Step::Chance(_) => is_answered = true,
        }
        // What a round leaves on the table is gone after its last step.
        let n_finished = game.rounds().len();
        if n_finished > n_rounds && game.outcome().is_none() {
            n_rounds = n_finished;
            turns.push(ply);
            is_answered = true;
        }
    }
    turns.push(record.steps.len());
    turns.dedup();
    turns
}
