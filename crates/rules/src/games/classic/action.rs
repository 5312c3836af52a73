//! What a player decides.

use super::Card;
use crate::games::Colour;

/// Half a turn: first a card is played or discarded, then one is drawn or taken (000:45).
///
/// Its text: `play.r7`, `discard.bw`, `draw`, `take.b`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Add a card to the seat's expedition of its colour (000:51).
    Play(Card),
    /// Put a card on the discard pile of its colour (000:57).
    Discard(Card),
    /// Take the top card of the draw pile (000:61). Which one it is, is a chance step.
    Draw,
    /// Take the top card of the discard pile of this colour (000:61).
    Take(Colour),
}

action_text! {
    Action, ParseActionError: "expected an action such as play.r7, discard.bw, draw or take.b",
    "play" [card] => { Play(card) }
    "discard" [card] => { Discard(card) }
    "draw" [] => { Draw }
    "take" [colour] => { Take(colour) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::testing::{is_refused, reads_as_written};

    #[test]
    fn actions_read_as_they_are_written() {
        reads_as_written::<Action>("play.r7 discard.bw draw take.b play.g10");
    }

    #[test]
    fn nothing_else_reads_as_an_action() {
        is_refused::<Action>(
            "Draw draw. draw.r7 take take.x take.r7 play play. play.r1 play.r7. lay.r7",
        );
    }
}
