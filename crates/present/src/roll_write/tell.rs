//! Consequences in words.

use super::marks::{marks, pair};
use super::scoring;
use crate::colour::{coloured, square};
use crate::result::seats;
use crate::{Msg, Told, Weight};
use lostcities_rules::games::roll_write::{Bridges, Choice, Effect};
use lostcities_rules::kernel::Seat;

/// A consequence in words: a line for each choice, a summary of the turn, a chapter for the scores.
pub(super) fn tell(effect: &Effect) -> Told {
    match effect {
        Effect::Began { first } => Told::line(Msg::new("roll-write-began").with("seat", *first)),
        // How the dice fell is at the head of the table message as long as it matters.
        Effect::Rolled { .. } => Told::nothing(),
        Effect::Took {
            seat,
            colour,
            digit,
            entry,
        } => Told::line(
            Msg::new("roll-write-took")
                .with("seat", *seat)
                .with("pair", pair(*colour, *digit))
                .with("marks", marks(entry)),
        ),
        Effect::Refused {
            seat,
            symbol,
            is_forced,
        } => Told::line(refused(*seat, *symbol, *is_forced)),
        Effect::WentOn { seat, entry } => Told::line(
            coloured(Msg::new("roll-write-went-on"), entry.colour)
                .with("seat", *seat)
                .with("marks", marks(entry)),
        ),
        Effect::Stopped { seat } => Told::line(Msg::new("roll-write-stopped").with("seat", *seat)),
        Effect::Ordered { seat } => Told::line(Msg::new("roll-write-ordered").with("seat", *seat)),
        Effect::TurnEnded { bridges, choices } => Told {
            weight: Weight::Summary,
            text: turn(bridges, choices),
        },
        Effect::Scored { scores } => Told::chapter(scoring::told(scores)),
    }
}

fn refused(seat: Seat, symbol: Option<u8>, is_forced: bool) -> Msg {
    let key = match (symbol, is_forced) {
        (Some(_), false) => "roll-write-refused",
        (Some(_), true) => "roll-write-had-to-refuse",
        (None, false) => "roll-write-refused-for-nothing",
        (None, true) => "roll-write-had-to-refuse-for-nothing",
    };
    let msg = Msg::new(key).with("seat", seat);
    match symbol {
        Some(count) => msg.with("count", count),
        None => msg,
    }
}

/// What everybody did in a turn, bridges first.
fn turn(bridges: &Bridges, choices: &[(Seat, Choice)]) -> Vec<Msg> {
    let mut text = Vec::new();
    if !bridges.is_empty() {
        let won = bridges.iter().map(|(crossed, winners)| {
            Msg::new("roll-write-bridge-won")
                .with("column", scoring::sign(*crossed))
                .with("seats", seats(winners.iter()))
        });
        text.push(Msg::new("roll-write-bridges").with("bridges", won.collect::<Vec<_>>()));
    }
    let did = choices.iter().map(|(seat, choice)| did(*seat, choice));
    text.push(Msg::new("roll-write-turn-ended").with("choices", did.collect::<Vec<_>>()));
    text
}

/// What one seat did in a turn, as briefly as possible.
fn did(seat: Seat, choice: &Choice) -> Msg {
    match choice {
        Choice::Took { digit, arrows, .. } => {
            let mut msg = Msg::new("roll-write-did-take").with("seat", seat);
            if let Some(entry) = choice.entries().next() {
                let pair = Msg::new("square-number").with("square", square(entry.colour));
                msg = msg.with("pair", pair.with("number", digit.to_string()));
            }
            // "→ 🟩 → 🟦": where the arrows led.
            let ways = arrows
                .iter()
                .map(|entry| format!(" → {}", square(entry.colour)));
            msg.with("arrows", ways.collect::<String>())
        }
        Choice::Refused { is_forced, .. } => {
            let key = if *is_forced {
                "roll-write-did-have-to-refuse"
            } else {
                "roll-write-did-refuse"
            };
            Msg::new(key).with("seat", seat)
        }
    }
}
