//! What a player decides.

use super::{COLOURS, Digit};
use crate::games::Colour;

/// A confirmed choice: a pair of dice with the way it is entered, a refusal, or one step that an arrow allows.
///
/// Its text: `take.r.4`, `circle.r`, `refuse`, `accelerate.g`, `stop`, `order`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take a pair and write its number into the next field, 0 as 10 (001:106-110); where the expedition is complete,
    /// tick the artefact at its end (001:126).
    Take { colour: Colour, digit: Digit },
    /// Take the 0 with the die of this colour and cross the circle of its expedition (001:94).
    Circle(Colour),
    /// Take no dice (001:81).
    Refuse,
    /// Use an arrow: one more entry in the expedition of this colour (001:116).
    Arrow(Colour),
    /// Leave an arrow unused; nobody must use one (001:116).
    Stop,
    /// Ask all who have not chosen yet to do so one after the other, clockwise, until the turn is over (001:154).
    Order,
}

impl Action {
    /// The expedition in which it enters something, if it does.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Take { colour, .. } | Self::Circle(colour) | Self::Arrow(colour) => Some(colour),
            Self::Refuse | Self::Stop | Self::Order => None,
        }
    }
}

action_text! {
    Action, ParseActionError:
    "expected an action such as take.r.4, circle.r, refuse, accelerate.g, stop or order",
    where |action| action.colour().is_none_or(|colour| COLOURS.contains(&colour)),
    "take" [colour, digit] => { Take { colour, digit } }
    "circle" [colour] => { Circle(colour) }
    "refuse" [] => { Refuse }
    "accelerate" [colour] => { Arrow(colour) }
    "stop" [] => { Stop }
    "order" [] => { Order }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::testing::{is_refused, reads_as_written};

    #[test]
    fn actions_read_as_they_are_written() {
        reads_as_written::<Action>(
            "take.r.4 take.p.0 take.o.9 circle.y refuse accelerate.b stop order",
        );
    }

    #[test]
    fn nothing_else_reads_as_an_action() {
        is_refused::<Action>(
            "take take. take.r take.4 take.r.10 take.w.4 take.r.r take.ä.4 circle circle.w circle.r0 \
             Refuse refuse. accelerate accelerate.w accelerate.g4 stop. order.r take.r.+4",
        );
    }
}
