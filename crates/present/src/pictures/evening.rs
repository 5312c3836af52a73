//! The picture of an evening: how far everybody is from the middle of the field, deal by deal and in all.

use crate::scene::{Align, Label, Paint, Plate, Scene, Stamp, Symbol};

const WIDTH: u16 = 1200;
const MARGIN: i16 = 16;
const HEADER: u16 = 84;
/// The middle of the line above the rows, and where they begin.
const CAPTION: i16 = 132;
const ROWS: i16 = 158;
/// Pixels from row to row at least, and between two.
const STEP: i16 = 106;
const GAP: i16 = 8;
const FOOTER: i16 = 72;
/// The least height: a wider picture moves the page while it loads.
const LEAST: i16 = 764;
const PLACE: i16 = 60;
const BEFORE: i16 = 108;
const NAME: i16 = 140;
/// The middle of the field, and how far from it a bar ends at most.
const MIDDLE: i16 = 720;
const REACH: i32 = 240;
const TOTAL: i16 = 1160;
/// Pixels between two dashes of the middle.
const DASH: u16 = 10;

/// A person in the ranking of an evening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EveningLine {
    pub place: u32,
    /// The place before the last deal, if there was one; who has risen since has a triangle.
    pub before: Option<u32>,
    /// The name as far as it can be drawn.
    pub name: String,
    /// How far ahead of the middle in all deals but the last, and in that.
    pub earlier: i32,
    pub last: i32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EveningWords {
    pub title: String,
    /// Which deal of how many is over.
    pub deals: String,
    pub middle: String,
    pub behind: String,
    pub ahead: String,
    pub earlier: String,
    pub last: String,
}

/// The ranking of an evening, best first. The last deal is golden, and what was before it grey; a bar to the left is behind the middle.
pub fn evening_scene(words: &EveningWords, lines: &[EveningLine]) -> Scene {
    let n_lines = i16::try_from(lines.len()).unwrap_or(i16::MAX / STEP).max(1);
    // Few rows are the higher.
    let step = ((LEAST - ROWS - FOOTER) / n_lines).max(STEP);
    let has_earlier = lines.iter().any(|line| line.before.is_some());
    let end = ROWS + step * n_lines;
    let mut scene = Scene::new(WIDTH, (end + FOOTER).unsigned_abs());
    let header = Plate::new(WIDTH - 2 * MARGIN.unsigned_abs(), HEADER, 16).fill(Paint::Panel);
    scene.put(MARGIN, MARGIN, header);
    let heading = MARGIN + HEADER.cast_signed() / 2;
    scene.put(
        40,
        heading,
        Label::word(&words.title, 50, Paint::Chalk).fit(720),
    );
    let deals = Label::word(&words.deals, 42, Paint::Slate).fit(380);
    scene.put(TOTAL, heading, deals.align(Align::Right));
    let middle = Label::word(&words.middle, 40, Paint::Slate).fit(700);
    scene.put(MIDDLE, CAPTION, middle.align(Align::Middle));
    let ends = lines
        .iter()
        .flat_map(|line| [line.earlier.abs(), line.last.abs()]);
    let most = ends.max().unwrap_or(0).max(1);
    for (y, line) in (0..).map(|n| ROWS + step * n).zip(lines) {
        draw(&mut scene, (y, step - GAP), line, most);
    }
    let dash = Plate::new(4, DASH, 0).fill(Paint::Chalk);
    for y in (ROWS - 4..end - GAP).step_by(usize::from(2 * DASH)) {
        scene.put(MIDDLE - 2, y, dash);
    }
    let foot = end - GAP + FOOTER / 2;
    let behind = Label::word(format!("‹ {}", words.behind), 40, Paint::Slate).fit(220);
    scene.put(MIDDLE - 20, foot, behind.align(Align::Right));
    let ahead = Label::word(format!("{} ›", words.ahead), 40, Paint::Slate).fit(220);
    scene.put(MIDDLE + 20, foot, ahead);
    if has_earlier {
        legend(&mut scene, 40, foot, (Paint::Slate, &words.earlier));
        legend(&mut scene, 270, foot, (Paint::Gold, &words.last));
    }
    scene
}

fn legend(scene: &mut Scene, x: i16, middle: i16, (paint, text): (Paint, &str)) {
    scene.put(x, middle - 14, Plate::new(48, 28, 8).fill(paint));
    scene.put(x + 60, middle, Label::word(text, 40, Paint::Slate).fit(160));
}

fn draw(scene: &mut Scene, (y, high): (i16, i16), line: &EveningLine, most: i32) {
    let width = WIDTH - 2 * MARGIN.unsigned_abs();
    scene.put(
        MARGIN,
        y,
        Plate::new(width, high.unsigned_abs(), 16).fill(Paint::Panel),
    );
    let middle = y + high / 2;
    let paint = if line.place == 1 {
        Paint::Gold
    } else {
        Paint::Chalk
    };
    let place = Label::number(line.place.to_string(), 50, paint);
    scene.put(PLACE, middle, place.align(Align::Middle));
    if line.before.is_some_and(|before| before > line.place) {
        let up = Stamp::new(Symbol::Triangle, 30, Paint::Slate);
        scene.put(BEFORE, middle, up);
    }
    if line.name.is_empty() {
        scene.put(
            NAME + 24,
            middle,
            Stamp::new(Symbol::Figure, 48, Paint::Slate),
        );
    } else {
        let name = Label::word(&line.name, 46, Paint::Chalk).fit(310);
        scene.put(NAME, middle, name);
    }
    let bar = |scene: &mut Scene, y: i16, ahead: i32, paint: Paint| {
        let long = u16::try_from(ahead.abs() * REACH / most).unwrap_or(0);
        let thick = (high * 2 / 7).min(60);
        let x = if ahead < 0 {
            MIDDLE - long.cast_signed()
        } else {
            MIDDLE
        };
        let drawn = Plate::new(long, thick.unsigned_abs(), 8.min(long / 2)).fill(paint);
        if long > 0 {
            scene.put(x, y - thick / 2, drawn);
        }
    };
    if line.before.is_some() {
        let apart = high / 5;
        bar(scene, middle - apart, line.earlier, Paint::Slate);
        bar(scene, middle + apart, line.last, Paint::Gold);
    } else {
        bar(scene, middle, line.last, Paint::Gold);
    }
    let total = line.earlier + line.last;
    let paint = if total < 0 { Paint::Loss } else { Paint::Gold };
    let total = Label::number(Label::signed(total), 64, paint);
    scene.put(TOTAL, middle, total.align(Align::Right));
}
