//! A beginner at the board game.

use super::outlook::Outlook;
use super::plan::Plan;
use super::worth;
use crate::best;
use crate::noise::noise;
use lostcities_rules::games::board_game::{Action, BoardGame, View};
use lostcities_rules::kernel::{Bot, GameRng};

/// Plans as [`Computer`](super::Computer) does, but misjudges what every plan brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Easy;

const MISJUDGED: f32 = 32.0;

impl Bot<BoardGame> for Easy {
    fn choose(&self, view: &View, legal: &[Action], rng: &mut GameRng) -> Action {
        let outlook = view.viewer().seat().map(|seat| Outlook::new(view, seat));
        let now = outlook.as_ref().map(Plan::new);
        best(legal, |action| {
            let worth = now.as_ref().map_or(0.0, |now| worth(now, action));
            worth + noise(rng, MISJUDGED)
        })
    }
}
