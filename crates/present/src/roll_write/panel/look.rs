//! Everybody's sheets, to look at for anybody.

use super::picture;
use crate::describe::row;
use crate::roll_write::alt;
use crate::roll_write::scoring::arithmetic;
use crate::{Control, Emblem, Face, Msg, PresentContext, Press, Row};
use lostcities_rules::games::roll_write::{Action, View};
use lostcities_rules::kernel::{Seat, Viewer};

/// What shows a player's sheet, and leads on to all others.
const SHEETS: &str = "sheets";

/// Before the number of a seat: what shows its sheet.
const SHEET: &str = "sheet.";

/// The button under the board that leads to everybody's sheets.
pub(in super::super) fn sheets_button() -> Control {
    let press = Press::Focus(SHEETS.to_owned());
    Control::new(press, Msg::new("button-roll-write-sheets"))
}

/// The sheet that `what` names, if it names one. The first to look at is that of the next seat, or, for the player who looks on,
/// that of the one who rolled.
pub(in super::super) fn look(
    view: &View,
    what: &str,
    around: &PresentContext<Action>,
) -> Option<Face> {
    let seat = if what == SHEETS {
        match view.viewer() {
            Viewer::Seat(own) => own.next(view.setup().n_seats()),
            Viewer::Spectator => view.active().unwrap_or(Seat::FIRST),
        }
    } else {
        let number = what.strip_prefix(SHEET)?;
        let seat = number.parse().ok().and_then(Seat::new)?;
        view.seats().find(|&other| other == seat)?
    };
    Some(sheet_of(view, seat, around))
}

/// The sheet of a seat, with buttons for the sheets of all others; the person's own leads back to their choices.
pub(super) fn sheet_of(view: &View, seat: Seat, around: &PresentContext<Action>) -> Face {
    let score = view.score(seat);
    let mut text = vec![
        Msg::new("roll-write-sheet-of")
            .with("seat", seat)
            .with("points", score.points()),
    ];
    text.extend(arithmetic(&score).map(row));
    let back = view.viewer().seat().map(|_| {
        let own = Msg::new("button-roll-write-own-sheet");
        Control::new(Press::Unfocus, own)
    });
    Face {
        text,
        scene: Some(picture(view, seat, around)),
        alt: alt::sheet(view, seat, view.sheet(seat), around),
        rows: vec![Row::Buttons(
            back.into_iter().chain(buttons(view, seat)).collect(),
        )],
    }
}

/// What leads from a seat's own panel to the sheets of others: one button, behind which there is one for each of several.
pub(super) fn ways_to_sheets(view: &View, own: Seat) -> Vec<Control> {
    let buttons: Vec<Control> = buttons(view, own).collect();
    if buttons.len() > 1 {
        vec![sheets_button()]
    } else {
        buttons
    }
}

/// A button for every sheet but the one that is shown and the viewer's own.
pub(super) fn buttons(view: &View, shown: Seat) -> impl Iterator<Item = Control> {
    let own = view.viewer().seat();
    let others = view.seats();
    let others = others.filter(move |&seat| seat != shown && Some(seat) != own);
    others.map(|seat| {
        let press = Press::Focus(format!("{SHEET}{seat}"));
        let label = Msg::new("button-roll-write-sheet").with("seat", seat);
        Control::new(press, label).emblem(Emblem::Seat(seat))
    })
}
