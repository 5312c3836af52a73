//! What the acts of one seat cost, without the rest of an account.

use lostcities_rules::kernel::{Record, Seat, Step};
use lostcities_rules::review::Milli;

use super::{Reviewed, Reviewer};

/// What the acts of a seat cost by the judgement of the strongest players: the numbers of their steps, and by how much less
/// lead was to be expected after each than after the best one, both from the view of the seat. Acts for which there was no
/// clearly better one are left out. `None` as soon as `is_wanted` says that nobody waits for it.
///
/// # Panics
/// If the log was never accepted.
pub fn costs<G: Reviewed>(
    record: &Record<G>,
    values: &'static G::Values,
    seat: Seat,
    is_wanted: &dyn Fn() -> bool,
) -> Option<Vec<(usize, Milli)>> {
    let game = G::start(&record.setup, values);
    let effort = G::careful(game.n_seats());
    let mut reviewer = Reviewer::new(game, effort);
    let mut costs = Vec::new();
    for (number, step) in record.steps.iter().enumerate() {
        if !is_wanted() {
            return None;
        }
        if let Step::Act {
            seat: actor,
            action,
        } = *step
            && actor == seat
            && let Some((_, amounts)) = reviewer.judge(number, seat, action)
        {
            costs.push((number, -amounts[seat.index()]));
        }
        reviewer
            .game
            .apply(step, &mut |_| ())
            .expect("the log was accepted when it was played");
    }
    Some(costs)
}
