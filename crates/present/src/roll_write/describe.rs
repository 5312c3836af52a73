//! The whole view as text, narrow enough for a phone.

use super::scoring::{ARTEFACTS, BRIDGES, DICE, number};
use super::table;
use crate::colour::square;
use crate::{Msg, PresentContext};
use lostcities_rules::games::Colour;
use lostcities_rules::games::roll_write::{Action, COLOURS, Circle, View};
use lostcities_rules::kernel::Seat;

/// Lines in rows and columns are not wider than this, an emoji counted twice.
const WIDTH: usize = 28;

/// A line begins with an emoji, counted twice, and a blank.
const START: usize = 3;

/// What is written where nothing is marked.
const NOTHING: &str = "–";

/// The whole view, a line for each part.
pub(super) fn describe(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    let mut text = table::text(view, around);
    for seat in view.seats() {
        let score = view.score(seat);
        text.push(
            Msg::new("roll-write-side")
                .with("seat", seat)
                .with("points", score.points()),
        );
        for colour in COLOURS {
            text.extend(expedition(view, seat, colour));
        }
        let sums = format!(
            "{ARTEFACTS} {} ({}) {DICE} {} ({})",
            score.n_artefacts,
            number(score.artefacts),
            score.n_dice,
            number(score.dice)
        );
        text.push(row(sums));
        text.push(row(format!(
            "{BRIDGES} {} ({})",
            score.n_bridges, score.bridges
        )));
    }
    text
}

/// "🟥 ×2 1 3 7 (−20)"; the points get a separate line if the row is long.
fn expedition(view: &View, seat: Seat, colour: Colour) -> Vec<Msg> {
    let marks = marks(view, seat, colour);
    let sheet = view.sheet(seat).expedition(colour);
    if sheet.n_numbers() == 0 && sheet.circle() == Circle::Open {
        return vec![line(colour, NOTHING)];
    }
    let score = view.score(seat);
    let points = score.expeditions.iter().find(|of| of.colour == colour);
    let points = format!("({})", number(points.map_or(0, |of| of.points)));
    if START + marks.chars().count() + 1 + points.chars().count() <= WIDTH {
        vec![line(colour, &format!("{marks} {points}"))]
    } else {
        vec![line(colour, &marks), row(points)]
    }
}

/// What is marked in an expedition: "×2 1 3 7"; a tick at its end.
pub(super) fn marks(view: &View, seat: Seat, colour: Colour) -> String {
    let expedition = view.sheet(seat).expedition(colour);
    let circle = (expedition.circle() == Circle::Crossed).then(|| "×2".to_owned());
    let numbers = expedition.numbers().iter().map(ToString::to_string);
    let end = expedition.has_end_artefact().then(|| "✓".to_owned());
    let parts: Vec<String> = circle.into_iter().chain(numbers).chain(end).collect();
    parts.join(" ")
}

/// A line that begins with the colour as an emoji.
fn line(colour: Colour, text: &str) -> Msg {
    row(format!("{} {text}", square(colour)))
}

fn row(text: String) -> Msg {
    Msg::new("roll-write-row").with("row", text)
}
