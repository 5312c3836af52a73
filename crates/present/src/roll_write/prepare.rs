//! Nothing is prepared here: what can be chosen follows from dice that are not rolled yet, or from what the player who rolled
//! them takes first, and all others choose at the same time.

use crate::prepare::{NoPlan, NotPlayed, Prepare};
use crate::{Face, Msg, PresentContext};
use lostcities_rules::games::roll_write::{Action, RollWrite, View};

impl Prepare for RollWrite {
    type Plan = NoPlan;

    fn may_prepare(_view: &View) -> bool {
        false
    }

    fn is_possible(_view: &View, plan: NoPlan) -> bool {
        match plan {}
    }

    fn next_act(
        _view: &View,
        _legal: &[Action],
        plan: NoPlan,
        _n_played: usize,
    ) -> Result<Option<Action>, NotPlayed> {
        match plan {}
    }

    fn plan_in_words(plan: NoPlan) -> Msg {
        match plan {}
    }

    fn preparing(_view: &View, _so_far: &str, _around: &PresentContext<Action>) -> Option<Face> {
        None
    }
}
