//! The private panel: the sheet, every choice with what follows from it, and everybody else's sheets.

mod choose;
mod look;
mod preview;

use super::picture::{Marked, sheet};
use super::{alt, table};
use crate::games::roll_write::{Action, Choice, Phase, View};
use crate::kernel::{Seat, Viewer};
use crate::present::{Around, Control, Face, Msg, Press, Row, Scene};

/// The focus that shows somebody else's sheet first.
pub(super) const SHEETS: &str = "sheets";

/// Before the number of a seat: the focus that shows its sheet.
const SHEET: &str = "sheet.";

/// What is picked.
enum Focus {
    /// A choice that is not confirmed yet.
    Action(Action),
    /// The sheet of a seat.
    Sheet(Seat),
}

/// The private panel of the viewing seat.
pub(super) fn panel(
    view: &View,
    legal: &[Action],
    focus: Option<&str>,
    around: &Around<Action>,
) -> Face {
    let Viewer::Seat(own) = view.viewer() else {
        // Only a seat has a panel; whoever looks at the table sees all sheets there is.
        return look::sheet_of(view, Seat::FIRST, around);
    };
    match focus.and_then(|focus| read(view, own, legal, focus)) {
        Some(Focus::Sheet(seat)) => look::sheet_of(view, seat, around),
        Some(Focus::Action(action)) => preview::preview(view, own, action, around),
        None => plain(view, own, legal, around),
    }
}

/// What a focus picks, if it picks anything now.
fn read(view: &View, own: Seat, legal: &[Action], focus: &str) -> Option<Focus> {
    if focus == SHEETS {
        let next = own.next(view.setup().n_seats());
        return Some(Focus::Sheet(next));
    }
    if let Some(number) = focus.strip_prefix(SHEET) {
        let seat = number.parse().ok().and_then(Seat::new)?;
        return view.seats().find(|&other| other == seat).map(Focus::Sheet);
    }
    let action = focus.parse().ok()?;
    legal.contains(&action).then_some(Focus::Action(action))
}

/// The panel with nothing picked.
fn plain(view: &View, own: Seat, legal: &[Action], around: &Around<Action>) -> Face {
    let (text, mut rows) = if legal.is_empty() {
        (waiting(view, own, around), Vec::new())
    } else if view.is_on_arrow(own) {
        (
            choose::arrow_text(view, own),
            choose::arrows(view, own, legal),
        )
    } else {
        (choose::text(view, own), choose::pairs(view, own, legal))
    };
    let mut last = choose::refuse(legal);
    last.extend(others(view, own));
    if !last.is_empty() {
        rows.push(Row::Buttons(last));
    }
    Face {
        text,
        scene: Some(picture(view, own, around)),
        alt: alt::sheet(view, own, around),
        rows,
    }
}

/// What the viewer has done in this turn, and for whom it waits; or how the match ended.
fn waiting(view: &View, own: Seat, around: &Around<Action>) -> Vec<Msg> {
    if around.stopped.is_some() || view.is_over() {
        return table::text(view, around);
    }
    let mut text = Vec::new();
    match view.phase() {
        Phase::Choosing { active, .. } if view.choice(active).is_none() => {
            text.push(Msg::new("roll-write-picks-first").with("seat", active));
        }
        Phase::Choosing { .. } => {
            text.extend(view.choice(own).map(|choice| match choice {
                Choice::Refused {
                    is_forced: true, ..
                } => Msg::new("roll-write-you-had-to-refuse"),
                Choice::Refused { .. } | Choice::Took { .. } => {
                    Msg::new("roll-write-you-have-chosen")
                }
            }));
            text.extend(table::missing(view));
        }
        Phase::Beginning | Phase::Rolling { .. } | Phase::Over => {
            text.push(Msg::new("roll-write-rolling"));
        }
    }
    let score = view.score(own);
    text.push(Msg::new("roll-write-own-points").with("points", score.points()));
    text
}

/// A button for everybody else's sheet.
fn others(view: &View, shown: Seat) -> impl Iterator<Item = Control> {
    let others = view.seats().filter(move |&seat| seat != shown);
    others.map(|seat| {
        let press = Press::Focus(format!("{SHEET}{seat}"));
        let label = Msg::new("button-roll-write-sheet").with("seat", seat);
        Control::new(press, label).emoji("📋")
    })
}

/// The picture of a sheet as it stands, with what was marked in this turn.
fn picture(view: &View, seat: Seat, around: &Around<Action>) -> Scene {
    let choice: Option<&Choice> = view.choice(seat);
    sheet(
        view,
        &Marked {
            seat,
            name: around.names.get(seat).map_or("", String::as_str),
            sheet: view.sheet(seat),
            choice,
            is_preview: false,
            is_winner: super::picture::is_winner(view, seat, around),
        },
    )
}
