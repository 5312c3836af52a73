//! A choice that is not confirmed yet, with all that follows from it.

use super::{choose, plain};
use crate::colour::coloured;
use crate::roll_write::alt;
use crate::roll_write::marks::{column, marks, pair};
use crate::roll_write::picture::{Marked, sheet};
use crate::{Control, Emblem, Face, Look, Msg, PresentContext, Press, Row};
use lostcities_rules::games::roll_write::{
    Action, Choice, Column, Digit, Entry, Sheet, SheetScore, View,
};
use lostcities_rules::kernel::Seat;

pub(super) fn preview(
    view: &View,
    own: Seat,
    action: Action,
    around: &PresentContext<Action>,
) -> Face {
    let Some(seen) = view.preview(own, action) else {
        return plain(view, own, &[], around);
    };
    let mut text = vec![what(view, own, action)];
    // Of a chain only its newest entry is still to be confirmed.
    if let Some(entry) = seen.choice.entries().last() {
        text.push(Msg::new("roll-write-would-mark").with("marks", marks(entry)));
        text.extend(points(view, own, &seen.sheet, entry));
        if entry.is_arrow {
            text.push(Msg::new("roll-write-would-go-on"));
        }
    }
    let reached = seen.choice.bridges();
    let before = view.choice(own).map(Choice::bridges).unwrap_or_default();
    let new = Column::ALL
        .into_iter()
        .filter(|&reaches| reached.contains(reaches) && !before.contains(reaches));
    text.extend(new.map(|reaches| bridge(view, own, reaches)));
    let confirm = Press::Act(action.to_string());
    let confirm = Control {
        emblem: found(action, seen.choice.entries().last()),
        ..Control::new(confirm, Msg::new("button-roll-write-confirm")).look(Look::Go)
    };
    let back = Control::new(Press::Unfocus, Msg::new("button-back"));
    let picture = Marked {
        seat: own,
        name: around.name(own),
        sheet: &seen.sheet,
        choice: Some(&seen.choice),
        is_preview: true,
        is_winner: false,
    };
    Face {
        text,
        scene: Some(sheet(view, &picture)),
        alt: alt::sheet(view, own, &seen.sheet, around),
        rows: vec![Row::Buttons(vec![confirm, back])],
    }
}

/// What comes of it beside the mark itself.
fn found(action: Action, newest: Option<&Entry>) -> Option<Emblem> {
    match newest {
        _ if action == Action::Refuse => Some(Emblem::Die),
        Some(entry) if entry.is_arrow => Some(Emblem::Arrow),
        Some(entry) if entry.artefact.is_some() => Some(Emblem::Artefact),
        _ => None,
    }
}

/// What is about to be done.
fn what(view: &View, own: Seat, action: Action) -> Msg {
    match action {
        Action::Take { colour, digit } => {
            Msg::new("roll-write-would-take").with("pair", pair(colour, digit))
        }
        Action::Circle(colour) => {
            Msg::new("roll-write-would-take").with("pair", pair(colour, Digit::ZERO))
        }
        Action::Arrow(colour) => coloured(Msg::new("roll-write-would-use-arrow"), colour),
        Action::Refuse => choose::refusal(view, own),
        Action::Stop => Msg::new("roll-write-would-stop"),
        Action::Order => Msg::new("button-roll-write-order"),
    }
}

fn points(view: &View, own: Seat, after: &Sheet, entry: &Entry) -> Vec<Msg> {
    let before = view.score(own);
    let after = SheetScore::of(after, view.values());
    let expedition = Column::Expedition(entry.colour);
    let columns = [Some(expedition), entry.artefact.map(|_| Column::Artefacts)];
    let columns = columns.into_iter().flatten();
    columns
        .filter(|&of| before.column(of) != after.column(of))
        .map(|of| {
            Msg::new("roll-write-would-count")
                .with("column", column(of))
                .with("before", before.column(of))
                .with("after", after.column(of))
        })
        .collect()
}

/// Whether a bridge that is reached would bring points.
fn bridge(view: &View, own: Seat, reached: Column) -> Msg {
    if view.is_crossed(reached) {
        return Msg::new("roll-write-would-be-late").with("column", column(reached));
    }
    let points = view.values().bridge_points.value;
    let others = view.reached(reached).without(own);
    let key = if others.is_empty() {
        "roll-write-would-cross"
    } else {
        "roll-write-would-cross-too"
    };
    Msg::new(key)
        .with("column", column(reached))
        .with("points", points)
}
