//! What the acts of one seat cost, without the rest of an account.

use lostcities_rules::kernel::{Record, Seat};
use lostcities_rules::review::Milli;

use super::Reviewed;
use super::price::{Dear, dear};

/// What the acts of a seat cost: the numbers of their steps, and by how much less lead was to be expected
/// after its turn than after a better one, both from the view of the seat. Acts for which there was no
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
    let effort = G::effort(G::start(&record.setup, values).n_seats());
    let found = dear(record, values, Some(seat), effort, is_wanted).ok()?;
    let costs = found
        .iter()
        .map(|dear: &Dear<G>| (dear.step(), dear.cost()));
    Some(costs.collect())
}
