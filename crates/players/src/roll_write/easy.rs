//! A beginner at Roll & Write.

use super::outlook::Outlook;
use super::{Style, worth};
use crate::best;
use crate::noise::noise;
use lostcities_rules::games::roll_write::{Action, RollWrite, View};
use lostcities_rules::kernel::{Bot, GameRng};

/// Weighs every choice as [`Computer`](super::Computer) does, but misjudges it and does not see what arrows lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Easy;

const MISJUDGED: f32 = 35.0;

impl Bot<RollWrite> for Easy {
    fn choose(&self, view: &View, legal: &[Action], rng: &mut GameRng) -> Action {
        let seat = view.viewer().seat();
        let weighed = seat.map(|seat| (seat, Outlook::new(view, &Style::TUNED, seat)));
        best(legal, |action| {
            let worth = weighed.as_ref().map_or(0.0, |(seat, outlook)| {
                worth(view, outlook, *seat, action, 0)
            });
            worth + noise(rng, MISJUDGED)
        })
    }
}
