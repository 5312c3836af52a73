//! The player that the computer player is measured by.

use std::cmp::Reverse;

use crate::best;
use lostcities_rules::games::roll_write::{Action, Expedition, RollWrite, View};
use lostcities_rules::kernel::{Bot, GameRng};

/// Always enters the lowest number that its expeditions allow, as far as possible without a leap, and refuses only when
/// nothing can be entered. It crosses no circle and uses every arrow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Greedy;

impl Bot<RollWrite> for Greedy {
    fn choose(&self, view: &View, legal: &[Action], _rng: &mut GameRng) -> Action {
        best(legal, |action| Reverse(leap(view, action)))
    }
}

/// How far an action leaps above the number before it.
fn leap(view: &View, action: Action) -> u8 {
    let last = |expedition: &Expedition| expedition.last().unwrap_or(0);
    match action {
        Action::Take { colour, digit } => {
            let seat = view.viewer().seat();
            let before = seat.map_or(0, |seat| last(view.sheet(seat).expedition(colour)));
            digit.written().saturating_sub(before)
        }
        // Arrows repeat a number.
        Action::Arrow(_) => 0,
        Action::Circle(_) => 100,
        Action::Refuse => 101,
        Action::Stop | Action::Order => 102,
    }
}
