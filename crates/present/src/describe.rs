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
    in_two(colour, cards, &format!("({points})"))
}

/// A line that begins with the colour; the second part gets a separate line if the first is long.
pub(super) fn in_two(colour: Colour, first: &str, second: &str) -> Vec<Msg> {
    let both = format!("{first} {second}");
    let is_wide = |c: &char| *c >= '\u{1F300}';
    if START + both.chars().count() + both.chars().filter(is_wide).count() <= WIDTH {
        vec![line(colour, &both)]
    } else {
        vec![line(colour, first), row(second)]
    }
}

/// "🟥 4 (3)": the top card and the height of a pile.
pub(super) fn pile(colour: Colour, top: Option<&str>, height: usize) -> Msg {
    match top {
        Some(top) => line(colour, &format!("{top} ({height})")),
        None => line(colour, NOTHING),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_parted_where_its_emojis_make_it_too_wide() {
        let n_lines = |first, second| in_two(Colour::Red, first, second).len();
        // 🟥 and a blank are three wide, the rest 25 and 26.
        assert_eq!(n_lines("7 (+60):", "2 3 6 8 9 10 ↓ 1"), 1);
        assert_eq!(n_lines("7 (+60):", "2 3 6 8 9 10 ↓ 10"), 2);
        assert_eq!(n_lines("7 👑 (+6):", "2 3 6 8 9 10 ↓"), 1);
        assert_eq!(n_lines("7 👑 (+60):", "2 3 6 8 9 10 ↓"), 2);
    }
}
