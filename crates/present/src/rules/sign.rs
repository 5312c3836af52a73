//! A picture of the signs of a game, each with what it means, and the signs that several games share.

use crate::scene::{
    Card, CardSize, Group, Hue, Label, Mark, Paint, Path, Plate, Segment, Stamp, Symbol, Tone,
};
use crate::{Face, Msg, Scene};

const WIDTH: u16 = 1200;
const MARGIN: i16 = 12;
const ROW: u16 = 108;
const PITCH: i16 = 116;
/// The middle of the signs, and where the words begin.
const SIGN: i16 = 116;
const WORDS: i16 = 232;
const LINE: i16 = 48;
/// Letters, 11 pixels high on a phone, and how many fit into a line.
const SIZE: u16 = 42;
const LETTERS: usize = 46;

pub(crate) struct Sign {
    /// It fits into 190 by 100 pixels around its origin.
    drawing: Group,
    /// Its name and meaning, in two lines at most.
    words: Msg,
}

impl Sign {
    pub(crate) const fn new(drawing: Group, words: Msg) -> Self {
        Self { drawing, words }
    }
}

/// The signs below each other, with their words in the reader's language.
pub(crate) fn legend(signs: Vec<Sign>, say: &dyn Fn(&Msg) -> String) -> Face {
    let n_signs = i16::try_from(signs.len()).unwrap_or(0);
    let height = 2 * MARGIN + n_signs * PITCH - (PITCH - ROW.cast_signed());
    let mut scene = Scene::new(WIDTH, height.unsigned_abs());
    let mut alt = Vec::with_capacity(signs.len());
    for (y, Sign { drawing, words }) in (MARGIN..).step_by(PITCH.unsigned_abs().into()).zip(signs) {
        let plate = Plate::new(WIDTH - 2 * MARGIN.unsigned_abs(), ROW, 16);
        scene.put(MARGIN, y, plate.fill(Paint::Panel));
        let middle = y + ROW.cast_signed() / 2;
        scene.put(SIGN, middle, drawing);
        let lines = lines(&say(&words));
        let n_more = i16::try_from(lines.len().saturating_sub(1)).unwrap_or(0);
        let first = middle - n_more * LINE / 2;
        for (y, line) in (first..).step_by(LINE.unsigned_abs().into()).zip(lines) {
            let room = WIDTH - WORDS.unsigned_abs() - 24;
            scene.put(WORDS, y, Label::word(line, SIZE, Paint::Chalk).fit(room));
        }
        alt.push(words);
    }
    Face {
        text: Vec::new(),
        scene: Some(scene),
        alt,
        rows: Vec::new(),
    }
}

fn lines(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= LETTERS => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A card of a board whose left edge is so far from the middle.
pub(crate) fn card(group: &mut Group, x: i16, hue: Hue, mark: Mark, faded: bool) {
    group.put(x, -49, Card::new(hue, mark, CardSize::Row).faded(faded));
}

pub(crate) fn symbol(symbol: Symbol, paint: Paint) -> Group {
    Group::new().with(0, 0, Stamp::new(symbol, 72, paint))
}

/// A coin with its middle there.
pub(crate) fn coin(group: &mut Group, x: i16, text: &str) {
    let coin = Plate::disc(76);
    group.put(x - 38, -34, coin.fill(Paint::GoldShade));
    group.put(x - 38, -38, coin.fill(Paint::Gold));
    group.put(x, 1, Label::number(text, 48, Paint::Ink));
}

pub(crate) fn turn() -> Sign {
    let panel = Plate::new(170, 70, 16);
    let panel = panel.fill(Paint::PanelLit).edge(Paint::Gold, 5);
    Sign::new(Group::new().with(-85, -35, panel), Msg::new("sign-turn"))
}

/// What was played last, and where a picked card may go.
pub(crate) fn frames() -> Sign {
    let mut group = Group::new();
    let around = Plate::new(88, 104, 14);
    card(&mut group, -90, Hue::Red, Mark::Number(3), false);
    group.put(-94, -52, around.edge(Paint::Chalk, 5));
    group.put(6, -52, around.dashed(Paint::Gold, 5));
    Sign::new(group, Msg::new("sign-frames"))
}

/// Cards of the hand that fit nowhere, and the one that is new.
pub(crate) fn hand() -> Sign {
    let mut group = Group::new();
    card(&mut group, -90, Hue::Blue, Mark::Number(3), true);
    card(&mut group, 10, Hue::Blue, Mark::Number(7), false);
    let corner = vec![
        Segment::Move(56, -49),
        Segment::Line(90, -49),
        Segment::Line(90, -15),
        Segment::Close,
    ];
    group.put(0, 0, Path::filled(corner, Paint::Gold));
    Sign::new(group, Msg::new("sign-hand"))
}

/// A discard pile with the number of its cards, and an empty one.
pub(crate) fn discards() -> Sign {
    let mut group = Group::new();
    card(&mut group, -90, Hue::Yellow, Mark::Number(2), false);
    group.put(-40, 8, Plate::disc(44).fill(Paint::Ink));
    group.put(-18, 30, Label::number("3", 34, Paint::Chalk));
    let empty = CardSize::Row.plate();
    group.put(10, -49, empty.dashed(Paint::Of(Hue::Yellow, Tone::Full), 3));
    Sign::new(group, Msg::new("sign-discards"))
}

pub(crate) fn draw_pile() -> Sign {
    let back = Plate::new(56, 70, 8).fill(Paint::Back);
    let group = Group::new()
        .with(-74, -35, back.edge(Paint::BackShade, 3))
        .with(-46, 0, Stamp::new(Symbol::Compass, 42, Paint::Gold))
        .with(30, 0, Label::number("16", 60, Paint::Chalk));
    Sign::new(group, Msg::new("sign-draw-pile"))
}

/// Which of how many rounds is played.
pub(crate) fn round() -> Sign {
    let group = Group::new()
        .with(-44, 0, Stamp::new(Symbol::Round, 56, Paint::Slate))
        .with(32, 0, Label::number("2/3", 52, Paint::Slate));
    Sign::new(group, Msg::new("sign-round"))
}

pub(crate) fn winner() -> Sign {
    let group = symbol(Symbol::Crown, Paint::Gold);
    Sign::new(group, Msg::new("sign-winner"))
}

#[cfg(test)]
mod tests {
    use super::{LETTERS, lines};

    #[test]
    fn a_line_breaks_between_words_and_keeps_them_all() {
        let text = "Gold frame: it is this player’s turn. White frame: the last card.";
        let lines = lines(text);
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| line.chars().count() <= LETTERS));
        assert_eq!(lines.join(" "), text);
    }
}
