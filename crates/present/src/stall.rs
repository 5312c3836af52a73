//! Why discard piles are closed, in words.

use super::Msg;
use super::colour::coloured;
use lostcities_rules::games::{Closed, Colour, StallCounter};

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

/// Which of the discard piles are closed to who is to take a card, and why.
pub(super) fn closed(
    stall: StallCounter,
    piles: impl Iterator<Item = (Colour, Result<(), Closed>)>,
) -> Vec<Msg> {
    if stall.is_reached() {
        return house_rule(stall).into_iter().collect();
    }
    let (mut text, mut is_any_open) = (Vec::new(), false);
    for (colour, pile) in piles {
        match pile {
            Ok(()) => is_any_open = true,
            Err(Closed::JustDiscarded) => {
                text.push(coloured(Msg::new("classic-closed-to-you"), colour));
            }
            Err(Closed::Empty | Closed::HouseRule) => {}
        }
    }
    if !is_any_open {
        text.push(Msg::new("classic-nothing-discarded"));
    }
    text
}
