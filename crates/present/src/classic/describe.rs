//! The whole view as text, narrow enough for a phone.

use super::arithmetic::{number, row};
use super::card::by_colour;
use super::table;
use crate::colour::square;
use crate::{Msg, PresentContext};
use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::{Action, View};
use lostcities_rules::kernel::Seat;

/// Lines in rows and columns are not wider than this, an emoji counted twice.
const WIDTH: usize = 28;

/// A line begins with an emoji, counted twice, and a blank.
const START: usize = 3;

/// What is written where nothing lies.
const NOTHING: &str = "–";

/// The whole view, a line for each part.
pub(super) fn describe(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    let mut text = table::text(view, around);
    for seat in Seat::all(2) {
        text.push(
            Msg::new("classic-side")
                .with("seat", seat)
                .with("cards", view.n_hand(seat)),
        );
        for &colour in view.colours() {
            text.extend(expedition(view, seat, colour));
        }
    }
    text.push(Msg::new("classic-discards"));
    text.extend(view.colours().iter().map(|&colour| discards(view, colour)));
    if !view.hand().is_empty() {
        text.push(Msg::new("classic-hand"));
        text.extend(by_colour("classic-hand-line", view.colours(), view.hand()));
    }
    text
}

/// "🟥 ×2 3 5 7 (−10)"; the points get a separate line if the row is long.
fn expedition(view: &View, seat: Seat, colour: Colour) -> Vec<Msg> {
    let expedition = view.expedition(seat, colour);
    if expedition.is_empty() {
        return vec![line(colour, NOTHING)];
    }
    let cards = row(expedition);
    let points = format!("({})", number(expedition.score(view.values()).points));
    if START + cards.chars().count() + 1 + points.chars().count() <= WIDTH {
        vec![line(colour, &format!("{cards} {points}"))]
    } else {
        vec![line(colour, &cards), row_of(points)]
    }
}

/// "🟥 4 (3)": the top card and the height of a pile.
fn discards(view: &View, colour: Colour) -> Msg {
    let pile = view.discard_pile(colour);
    match pile.top() {
        Some(card) => {
            let rank = card.rank().map(|rank| rank.to_string());
            let top = rank.unwrap_or_else(|| "×".to_owned());
            line(colour, &format!("{top} ({})", pile.height()))
        }
        None => line(colour, NOTHING),
    }
}

/// A line that begins with the colour as an emoji.
fn line(colour: Colour, text: &str) -> Msg {
    row_of(format!("{} {text}", square(colour)))
}

fn row_of(text: String) -> Msg {
    Msg::new("classic-row").with("row", text)
}
