//! What a person has not seen yet: what came after their last act.

use crate::{Drawn, Msg, Present, Weight};
use lostcities_rules::kernel::{Record, Seat, Step, Viewer};

/// This many happenings are told at most; older ones give way.
const MOST: usize = 3;

/// What has happened since `seat` last acted, as it may know it, oldest first.
///
/// # Panics
/// If the log was never accepted.
pub(super) fn news<G: Present>(
    record: &Record<G>,
    values: &'static G::Values,
    seat: Seat,
) -> Vec<Msg> {
    let own = last_act(record, seat);
    let drawn = drawn(record, seat);
    // What players do themselves they see at once; the card that came of it is told by its name.
    let is_own = |ply: usize| match own {
        None => false,
        Some(last) => ply <= last || (drawn.is_some() && ply == last + 1),
    };
    let mut others = Vec::new();
    let (mut n_choices, mut last_told) = (0, None);
    let collect = |ply, effect| {
        let told = G::tell(&effect);
        match told.weight {
            Weight::Line if !is_own(ply) && !told.text.is_empty() => {
                // What a step brings with it is on the board. Where all choose in one turn, what the first leaves matters
                // at once; the rest is summed up soon.
                let is_main = last_told.replace(ply) != Some(ply);
                n_choices += usize::from(is_main);
                if is_main && (!G::IS_TURN_OF_ALL || n_choices < 2) {
                    others.extend(told.text);
                }
            }
            Weight::Summary if own.is_none_or(|last| ply >= last) => {
                n_choices = 0;
                others = told.text;
            }
            Weight::Line | Weight::Summary | Weight::Chapter => {}
        }
    };
    record
        .replay(values, collect)
        .expect("the log was accepted when it was played");
    others.drain(..others.len().saturating_sub(MOST));
    let drawn = drawn.map(|drawn| drawn.text);
    drawn.into_iter().chain(others).collect()
}

/// The card that `seat` drew by its last act; `None` once cards have been dealt again.
pub(super) fn drawn<G: Present>(record: &Record<G>, seat: Seat) -> Option<Drawn> {
    let last = last_act(record, seat)?;
    let mut got = record.steps[last..].iter().filter_map(|step| match step {
        Step::Chance(chance) => G::drawn(&G::glimpse(chance, Viewer::Seat(seat))),
        Step::Act { .. } => None,
    });
    got.next().filter(|_| got.next().is_none())
}

fn last_act<G: Present>(record: &Record<G>, seat: Seat) -> Option<usize> {
    let mut steps = record.steps.iter();
    steps.rposition(|step| step.seat() == Some(seat))
}
