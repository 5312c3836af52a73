//! The account of a match that is over.

use super::Playing;
use crate::Present;
use lostcities_rules::kernel::{Game, Record};
use lostcities_rules::review::Review;

/// Makes the account of a log; `None` as soon as its last argument says that nobody waits for it.
pub type ReviewerOf<G> =
    fn(&Record<G>, &'static <G as Game>::Values, &dyn Fn() -> bool) -> Option<Review>;

pub trait MatchReview {
    /// What chance gave each seat, and what acts cost. It takes seconds: not for an async thread. `None` if the match has no
    /// reviewer, or as soon as `is_wanted` says that nobody waits for it.
    fn review(&self, is_wanted: &dyn Fn() -> bool) -> Option<Review>;
}

impl<G: Present> MatchReview for Playing<G> {
    fn review(&self, is_wanted: &dyn Fn() -> bool) -> Option<Review> {
        self.reviewer?(&self.record, self.values, is_wanted)
    }
}
