//! The private panel: the sheet, every choice with what follows from it, and everybody else's sheets.

mod choose;
mod look;
mod preview;

use super::picture::{Marked, sheet};
use super::{alt, table};
use crate::{Control, Face, Msg, PresentContext, Press, Row, Scene};
use lostcities_rules::games::roll_write::{Action, Choice, Phase, View};
use lostcities_rules::kernel::{Seat, Viewer};

pub(super) use look::look;
pub(super) use look::sheets_button;

pub(super) fn panel(
    view: &View,
    legal: &[Action],
    focus: Option<&str>,
    around: &PresentContext<Action>,
) -> Face {
    let Viewer::Seat(own) = view.viewer() else {
        // Only a seat has a panel; the player who looks at the table sees all sheets there is.
        return look::sheet_of(view, Seat::FIRST, around);
    };
    let picked = focus.and_then(|focus| focus.parse().ok());
    match picked.filter(|action| legal.contains(action)) {
        Some(action) => preview::preview(view, own, action, around),
        None => plain(view, own, legal, around),
    }
}

fn plain(view: &View, own: Seat, legal: &[Action], around: &PresentContext<Action>) -> Face {
    let (text, mut rows) = if legal.is_empty() {
        (waiting(view, own, around), Vec::new())
    } else if view.is_on_arrow(own) {
        (
            vec![Msg::new("roll-write-arrow")],
            choose::arrows(view, own, legal),
        )
    } else {
        (choose::text(view, own), choose::pairs(view, own, legal))
    };
    let mut last = choose::refuse(legal);
    last.extend(look::ways_to_sheets(view, own));
    if around.stopped.is_none() && view.may_ask_for_order(own) {
        let press = Press::Act(Action::Order.to_string());
        last.push(Control::new(press, Msg::new("button-roll-write-order")));
    }
    if !last.is_empty() {
        rows.push(Row::Buttons(last));
    }
    Face {
        text,
        scene: Some(picture(view, own, around)),
        alt: alt::sheet(view, own, view.sheet(own), around),
        rows,
    }
}

/// What the viewer has done in this turn, and for whom it waits; or how the match ended.
fn waiting(view: &View, own: Seat, around: &PresentContext<Action>) -> Vec<Msg> {
    if around.stopped.is_some() || view.is_over() {
        return table::text(view, around);
    }
    let mut text = Vec::new();
    match view.phase() {
        Phase::Choosing { active, .. } if view.choice(active).is_none() => {
            text.push(Msg::new("roll-write-picks-first").with("seat", active));
        }
        Phase::Choosing { .. } => {
            let done = view.choice(own).filter(|choice| choice.is_done());
            text.extend(done.map(|choice| match choice {
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

/// The picture of a sheet as it is now, with what was marked in this turn.
fn picture(view: &View, seat: Seat, around: &PresentContext<Action>) -> Scene {
    let choice: Option<&Choice> = view.choice(seat);
    sheet(
        view,
        &Marked {
            seat,
            name: around.name(seat),
            sheet: view.sheet(seat),
            choice,
            is_preview: false,
            is_winner: super::picture::is_winner(view, seat, around),
        },
    )
}
