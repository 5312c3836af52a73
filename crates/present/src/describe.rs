//! What lies on a table as lines of signs that need no language, narrow enough for a phone.

use super::Msg;
use super::colour::square;
use lostcities_rules::games::Colour;

/// Lines in rows and columns are not wider than this, an emoji counted twice.
const WIDTH: usize = 28;

/// A line begins with an emoji, counted twice, and a blank.
const START: usize = 3;

/// What is written where nothing lies.
pub(super) const NOTHING: &str = "–";

pub(super) fn row(text: impl Into<String>) -> Msg {
    Msg::new("row").with("row", text.into())
}

/// A line that begins with the colour as an emoji.
pub(super) fn line(colour: Colour, text: &str) -> Msg {
    row(format!("{} {text}", square(colour)))
}

/// "🟥 ×2 3 5 7 (−10)"; the points get a separate line if the row is long.
pub(super) fn scored(colour: Colour, cards: &str, points: &str) -> Vec<Msg> {
    if cards.is_empty() {
        return vec![line(colour, NOTHING)];
    }
    let points = format!("({points})");
    if START + cards.chars().count() + 1 + points.chars().count() <= WIDTH {
        vec![line(colour, &format!("{cards} {points}"))]
    } else {
        vec![line(colour, cards), row(points)]
    }
}

/// "🟥 4 (3)": the top card and the height of a pile.
pub(super) fn pile(colour: Colour, top: Option<&str>, height: usize) -> Msg {
    match top {
        Some(top) => line(colour, &format!("{top} ({height})")),
        None => line(colour, NOTHING),
    }
}
