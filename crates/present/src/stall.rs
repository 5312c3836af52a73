//! The house rule that closes the discard piles, in words.

use super::Msg;
use lostcities_rules::games::StallCounter;

/// This many turns before the house rule closes the discard piles, people are told of it.
const NOTICE: u8 = 4;

/// That the discard piles are closed, or soon will be.
pub(super) fn house_rule(stall: StallCounter) -> Option<Msg> {
    if stall.is_reached() {
        return Some(Msg::new("classic-discards-are-closed").with("turns", stall.turns()));
    }
    let left = stall.turns_left();
    (stall.turns() > 0 && left <= NOTICE).then(|| {
        Msg::new("classic-discards-close-soon")
            .with("turns", stall.turns())
            .with("left", left)
    })
}
