//! Somebody's sheet, to look at.

use super::{others, picture};
use crate::games::roll_write::{Action, View};
use crate::kernel::Seat;
use crate::present::roll_write::alt;
use crate::present::roll_write::scoring::arithmetic;
use crate::present::{Around, Control, Face, Msg, Press, Row};

/// The sheet of a seat, with buttons for the sheets of all others; one's own leads back to one's choices.
pub(super) fn sheet_of(view: &View, seat: Seat, around: &Around<Action>) -> Face {
    let score = view.score(seat);
    let text = vec![
        Msg::new("roll-write-sheet-of")
            .with("seat", seat)
            .with("points", score.points()),
        Msg::new("roll-write-row").with("row", arithmetic(&score)),
    ];
    let back = Control::new(Press::Unfocus, Msg::new("button-roll-write-own-sheet"));
    let others = others(view, seat).filter(|control| !leads_to_own(view, control));
    let buttons: Vec<Control> = [back].into_iter().chain(others).collect();
    Face {
        text,
        scene: Some(picture(view, seat, around)),
        alt: alt::sheet(view, seat, around),
        rows: vec![Row::Buttons(buttons)],
    }
}

/// Whether a button shows the viewer's own sheet, to which the way back leads as well.
fn leads_to_own(view: &View, control: &Control) -> bool {
    let own = view.viewer().seat();
    own.is_some_and(|own| control.press == Press::Focus(format!("{}{own}", super::SHEET)))
}
