//! Why the computer player would enter something, in the numbers of the sheet: what a column counts before and after it, and what
//! comes with it.

use crate::Msg;
use crate::colour::coloured;
use lostcities_rules::games::roll_write::{Action, Column, Mark, N_FIELDS, SheetScore, View};

/// Why the viewing seat would do this; `None` where nothing on its sheet speaks for it.
pub(super) fn reason(view: &View, action: Action) -> Option<Msg> {
    let seat = view.viewer().seat()?;
    let mut sheet = *view.sheet(seat);
    let before = view.score(seat);
    let (colour, mark) = match action {
        Action::Take { colour, digit } => (colour, sheet.place_for(colour, digit)?),
        Action::Circle(colour) => (colour, Mark::Circle),
        Action::Arrow(colour) => sheet.places_for_arrow().find(|place| place.0 == colour)?,
        Action::Refuse if view.must_refuse(seat) => {
            return Some(Msg::new("roll-write-why-nothing"));
        }
        Action::Refuse => {
            // Without a symbol left it costs nothing, and the message of the turn says so.
            sheet.refuse(view.values()).symbol?;
            let after = SheetScore::of(&sheet, view.values());
            let why = Msg::new("roll-write-why-refuse");
            return Some(why.with("before", before.dice).with("after", after.dice));
        }
        Action::Stop | Action::Order => return None,
    };
    let entry = sheet.enter(colour, mark, view.values());
    let after = SheetScore::of(&sheet, view.values());
    let column = Column::Expedition(colour);
    let with = if entry.bridges.contains(column) && !view.is_crossed(column) {
        "bridge"
    } else if entry.is_arrow {
        "arrow"
    } else if entry.artefact.is_some() {
        "artefact"
    } else {
        "nothing"
    };
    let why = match mark {
        Mark::Circle => Msg::new("roll-write-why-circle"),
        Mark::Number { field: 1, number } => {
            Msg::new("roll-write-why-begin").with("number", number)
        }
        Mark::Number { .. } | Mark::EndArtefact => Msg::new("roll-write-why-enter"),
    };
    let ladder = view.values().expedition.value;
    let n_at_a_loss = ladder.iter().take_while(|&&points| points <= 0).count();
    Some(
        coloured(why, colour)
            .with("fields", sheet.n_filled(column))
            .with("all", N_FIELDS)
            .with("pays", n_at_a_loss + 1)
            .with("before", before.column(column))
            .with("after", after.column(column))
            .with("with", with),
    )
}
