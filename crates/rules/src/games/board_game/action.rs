//! What a player decides.

use super::{Card, Figure, PATHS};
use crate::games::Colour;

/// A part of a turn: a card is played, figures move further, and a card is taken (004:185).
///
/// Its text: `begin.g3.leader`, `begin.g3.member`, `advance.r7`, `discard.b0`, `move.g`, `stop`, `draw`, `take.b`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Begin(Card, Figure),
    /// Add this card to an expedition that is begun (004:228-235).
    Advance(Card),
    /// Put this card on the discard pile of its colour (004:247).
    Discard(Card),
    /// Move the own figure on this path one stage, because of a stage tile or a card for the lost city (004:240-245, 004:301-305).
    Move(Colour),
    /// Leave it at that: a stage tile only offers (004:301-305).
    Stop,
    /// Take the top card of the draw pile (004:267-275). Which one it is, is a chance step.
    Draw,
    /// Take the top card of the discard pile of this colour (004:267-275).
    Take(Colour),
}

action_text! {
    Action, ParseActionError:
    "expected an action such as begin.g3.leader, advance.r7, discard.b0, move.g, stop, draw or take.b",
    where |action| match action {
        Action::Move(path) | Action::Take(path) => PATHS.contains(path),
        Action::Begin(..) | Action::Advance(_) | Action::Discard(_) | Action::Stop | Action::Draw => true,
    },
    "begin" [card, figure] => { Begin(card, figure) }
    "advance" [card] => { Advance(card) }
    "discard" [card] => { Discard(card) }
    "move" [path] => { Move(path) }
    "stop" [] => { Stop }
    "draw" [] => { Draw }
    "take" [colour] => { Take(colour) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::testing::{is_refused, reads_as_written};

    #[test]
    fn actions_read_as_they_are_written() {
        reads_as_written::<Action>(
            "begin.g3.leader begin.g10.member advance.r7 discard.b0 move.g stop draw take.b",
        );
    }

    #[test]
    fn nothing_else_reads_as_an_action() {
        is_refused::<Action>(
            "Draw draw. stop.g take take.x take.p move move.g3 move.o begin begin.g3 begin.g3. \
             begin.g3.Leader begin.g3.leader. begin.p3.leader advance.r11 advance.rw play.r7 discard",
        );
    }
}
