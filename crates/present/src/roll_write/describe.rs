//! The whole view as text, narrow enough for a phone.

use super::scoring::{ARTEFACTS, BRIDGES, DICE};
use super::table;
use crate::describe::{row, scored};
use crate::scene::Label;
use crate::{Msg, PresentContext};
use lostcities_rules::games::Colour;
use lostcities_rules::games::roll_write::{Action, COLOURS, Circle, Expedition, View};
use lostcities_rules::kernel::Seat;

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
            Label::plain(score.artefacts.into()),
            score.n_dice,
            Label::plain(score.dice.into())
        );
        text.push(row(sums));
        text.push(row(format!(
            "{BRIDGES} {} ({})",
            score.n_bridges, score.bridges
        )));
    }
    text
}

fn expedition(view: &View, seat: Seat, colour: Colour) -> Vec<Msg> {
    let score = view.score(seat);
    let points = score.expeditions.iter().find(|of| of.colour == colour);
    let points = Label::plain(points.map_or(0, |of| of.points.into()));
    scored(colour, &marks(view.sheet(seat).expedition(colour)), &points)
}

/// What is marked in an expedition: "×2 1 3 7"; a tick at its end.
pub(super) fn marks(expedition: &Expedition) -> String {
    let circle = (expedition.circle() == Circle::Crossed).then(|| "×2".to_owned());
    let numbers = expedition.numbers().iter().map(ToString::to_string);
    let end = expedition.has_end_artefact().then(|| "✓".to_owned());
    let parts: Vec<String> = circle.into_iter().chain(numbers).chain(end).collect();
    parts.join(" ")
}
