//! Dice, marks and columns as phrases.

use crate::Msg;
use crate::colour::{coloured, square};
use lostcities_rules::games::Colour;
use lostcities_rules::games::roll_write::{Column, Digit, Entry, Mark, Roll};

/// A colour die and a number die.
pub(super) fn pair(colour: Colour, digit: Digit) -> Msg {
    coloured(Msg::new("roll-write-pair"), colour).with("digit", digit.to_string())
}

/// Six dice in signs that need no language: "🟥 🟩 🟦 · 0 4 9".
pub(super) fn dice(roll: Roll) -> String {
    signs(&roll.colours(), &roll.digits())
}

/// What is left of the dice when this pair is taken, in the same way: "🟥 🟦 · 0 9".
pub(super) fn dice_left(roll: Roll, (colour, digit): (Colour, Digit)) -> String {
    let (mut colours, mut digits) = (roll.colours().to_vec(), roll.digits().to_vec());
    if let Some((colour, digit)) = roll.places_of(colour, digit) {
        colours.remove(colour);
        digits.remove(digit);
    }
    signs(&colours, &digits)
}

fn signs(colours: &[Colour], digits: &[Digit]) -> String {
    let colours: Vec<&str> = colours.iter().copied().map(square).collect();
    let digits: Vec<String> = digits.iter().map(Digit::to_string).collect();
    format!("{} · {}", colours.join(" "), digits.join(" "))
}

pub(super) fn mark(mark: Mark) -> Msg {
    match mark {
        Mark::Circle => Msg::new("roll-write-mark-circle"),
        Mark::Number { field, number } => Msg::new("roll-write-mark-number")
            .with("number", number)
            .with("field", field),
        Mark::EndArtefact => Msg::new("roll-write-mark-end"),
    }
}

pub(super) fn marks(entry: &Entry) -> Vec<Msg> {
    let mut marks = vec![mark(entry.mark)];
    if let Some(count) = entry.artefact {
        marks.push(Msg::new("roll-write-mark-artefact").with("count", count));
    }
    if entry.is_arrow {
        marks.push(Msg::new("roll-write-mark-arrow"));
    }
    let bridges = entry.bridges.iter();
    marks.extend(
        bridges.map(|reached| Msg::new("roll-write-mark-bridge").with("column", column(reached))),
    );
    marks
}

pub(super) fn column(column: Column) -> Msg {
    match column {
        Column::Expedition(colour) => coloured(Msg::new("roll-write-column"), colour),
        Column::Artefacts => Msg::new("roll-write-column-artefacts"),
        Column::Dice => Msg::new("roll-write-column-dice"),
    }
}
