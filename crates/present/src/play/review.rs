//! The account of a match that is over.

use super::Playing;
use crate::Present;
use lostcities_rules::kernel::{Game, Record, Seat};
use lostcities_rules::review::{Milli, Review};

/// Makes the account of a log; `None` as soon as its last argument says that nobody waits for it.
pub type ReviewerOf<G> =
    fn(&Record<G>, &'static <G as Game>::Values, &dyn Fn() -> bool) -> Option<Review>;

/// What the acts of a seat cost, by the numbers of their steps; `None` as soon as its last argument says that nobody waits for
/// it.
pub type CostsOf<G> = fn(
    &Record<G>,
    &'static <G as Game>::Values,
    Seat,
    &dyn Fn() -> bool,
) -> Option<Vec<(usize, Milli)>>;

/// Who judges matches of a game.
pub struct Reviewer<G: Game> {
    /// Makes the account of a match.
    pub review: ReviewerOf<G>,
    /// Says what the acts of one seat cost.
    pub costs: CostsOf<G>,
}

impl<G: Game> Clone for Reviewer<G> {
    fn clone(&self) -> Self {
        Self {
            review: self.review,
            costs: self.costs,
        }
    }
}

pub trait MatchReview {
    /// What chance gave each seat, and what acts cost. It takes seconds: not for an async thread. `None` if the match has no
    /// reviewer, or as soon as `is_wanted` says that nobody waits for it.
    fn review(&self, is_wanted: &dyn Fn() -> bool) -> Option<Review>;

    /// The acts of a seat for which there was a better one, by the judgement of the strongest computer players: the numbers of
    /// their steps, and by how much they lowered the lead that was to be expected. Otherwise as [`review`](Self::review).
    fn costs(&self, seat: Seat, is_wanted: &dyn Fn() -> bool) -> Option<Vec<(usize, Milli)>>;
}

impl<G: Present> MatchReview for Playing<G> {
    fn review(&self, is_wanted: &dyn Fn() -> bool) -> Option<Review> {
        let reviewer = self.reviewer.as_ref()?;
        (reviewer.review)(&self.record, self.values, is_wanted)
    }

    fn costs(&self, seat: Seat, is_wanted: &dyn Fn() -> bool) -> Option<Vec<(usize, Milli)>> {
        let reviewer = self.reviewer.as_ref()?;
        (reviewer.costs)(&self.record, self.values, seat, is_wanted)
    }
}
