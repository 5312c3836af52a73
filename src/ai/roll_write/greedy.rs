//! The player that the computer player is measured by.

use crate::games::roll_write::{Action, Expedition, RollWrite, View};
use crate::kernel::{Bot, GameRng};

/// Always enters the lowest number that its expeditions allow, as far as possible without a leap, and refuses only when
/// nothing can be entered. It crosses no circle and uses every arrow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Greedy;

impl Bot<RollWrite> for Greedy {
    fn choose(&self, view: &View, legal: &[Action], _rng: &mut GameRng) -> Action {
        let best = legal.iter().min_by_key(|&&action| leap(view, action));
        *best.expect("there is something to do")
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
        Action::Stop => 102,
    }
}
