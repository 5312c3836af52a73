//! The whole view as text, narrow enough for a phone.

use super::arithmetic::row;
use super::choice::with_coins;
use super::table;
use crate::card::faces;
use crate::colour::coloured;
use crate::describe::{self, NOTHING, line};
use crate::{Msg, PresentContext};
use lostcities_rules::games::rivals::{Action, Row, View};

pub(super) fn describe(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    let mut text = table::text(view, around);
    text.push(Msg::new("rivals-display"));
    text.extend(display(view, "rivals-display-line"));
    if view.display().is_empty() {
        text.push(describe::row(NOTHING));
    }
    for seat in view.seats() {
        let side = Msg::new("rivals-side")
            .with("seat", seat)
            .with("points", view.points(seat));
        text.push(with_coins(side, view.coins(seat)));
        let rows = view.rows(seat).into_iter();
        text.extend(rows.map(|row| row_line(view, row)));
    }
    text
}

/// For every colour of which a card is in the display, the sentence with the colour and its cards.
pub(super) fn display(view: &View, key: &'static str) -> impl Iterator<Item = Msg> {
    view.colours().iter().filter_map(move |&colour| {
        let cards = view.display().iter().filter(|card| card.colour() == colour);
        let cards = faces(cards);
        (!cards.is_empty()).then(|| coloured(Msg::new(key), colour).with("cards", cards))
    })
}

/// "🟥 ×2 3 5 7 (8)".
fn row_line(view: &View, of: Row) -> Msg {
    if of.is_empty() {
        return line(of.colour(), NOTHING);
    }
    let points = of.score(view.values()).points;
    line(of.colour(), &format!("{} ({points})", row(of)))
}
