//! The picture of a leaderboard: places, medals for the first three, ratings, and as bars how sure each one is.

use super::chart::likely;
use crate::mark::panel;
use crate::scene::{Align, Group, Hue, Label, Paint, Plate, Scene, Stamp, Symbol, Tone};

const WIDTH: u16 = 1200;
const MARGIN: i16 = 12;
/// Pixels above the first row.
const HEADER: i16 = 136;
const ROW: u16 = 88;
const STEP: i16 = 96;
const PLACE: i16 = 72;
const NAME: i16 = 130;
const RATING: i16 = 1164;
/// Where the scale of ratings begins, and its width in pixels.
const SCALE: i16 = 684;
const SCALE_WIDTH: i32 = 330;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RankedLine {
    /// The place, from 1.
    pub place: u32,
    /// The name as far as it can be drawn; empty if it cannot.
    pub name: String,
    pub rating: i32,
    /// How far off it may be on either side.
    pub uncertainty: i32,
    pub is_own: bool,
}

/// Lines of a leaderboard below its title and what it is of.
pub fn leaderboard_scene(title: &str, subtitle: &str, lines: &[RankedLine]) -> Scene {
    let n_lines = i16::try_from(lines.len()).unwrap_or(i16::MAX / STEP);
    let height = HEADER + STEP * n_lines + MARGIN - (STEP - ROW.cast_signed());
    let mut scene = Scene::new(WIDTH, height.unsigned_abs());
    let width = WIDTH - 3 * MARGIN.unsigned_abs();
    let heading = [
        (46, title, 50, Paint::Chalk),
        (102, subtitle, 36, Paint::Slate),
    ];
    for (y, text, size, paint) in heading {
        scene.put(2 * MARGIN, y, Label::word(text, size, paint).fit(width));
    }
    let scale = Scale::of(lines);
    for (y, line) in (0..).map(|n| HEADER + STEP * n).zip(lines) {
        draw(&mut scene, y, line, scale);
    }
    scene
}

#[derive(Clone, Copy)]
struct Scale {
    low: i32,
    high: i32,
}

impl Scale {
    fn of(lines: &[RankedLine]) -> Self {
        let ends = lines
            .iter()
            .flat_map(|line| likely(line.rating, line.uncertainty).unwrap_or([line.rating; 2]));
        let low = ends.clone().min().unwrap_or(0);
        Self {
            low,
            high: ends.max().unwrap_or(0).max(low + 1),
        }
    }

    fn x(self, rating: i32) -> i16 {
        let along = (rating - self.low) * SCALE_WIDTH / (self.high - self.low);
        SCALE + i16::try_from(along).unwrap_or(0)
    }
}

fn draw(scene: &mut Scene, y: i16, line: &RankedLine, scale: Scale) {
    let plate = Plate::new(WIDTH - 2 * MARGIN.unsigned_abs(), ROW, 16);
    scene.put(MARGIN, y, panel(plate, false, line.is_own));
    let middle = y + ROW.cast_signed() / 2;
    place(scene, middle, line.place);
    if line.name.is_empty() {
        scene.put(
            NAME + 20,
            middle,
            Stamp::new(Symbol::Figure, 48, Paint::Slate),
        );
    } else {
        let width = (SCALE - NAME - 24).unsigned_abs();
        scene.put(
            NAME,
            middle,
            Label::word(&line.name, 44, Paint::Chalk).fit(width),
        );
    }
    range(scene, middle, line, scale);
    let rating = Label::number(Label::plain(line.rating), 52, Paint::Chalk);
    scene.put(RATING, middle, rating.align(Align::Right));
}

fn place(scene: &mut Scene, middle: i16, place: u32) {
    let number = Label::number(place.to_string(), 48, Paint::Ink);
    let (face, shade) = match place {
        1 => (Paint::Gold, Paint::GoldShade),
        2 => (
            Paint::Of(Hue::White, Tone::Far),
            Paint::Of(Hue::White, Tone::Rim),
        ),
        3 => (
            Paint::Of(Hue::Orange, Tone::Far),
            Paint::Of(Hue::Orange, Tone::Rim),
        ),
        _ => {
            let number = Label::number(place.to_string(), 44, Paint::Slate);
            scene.put(PLACE, middle, number);
            return;
        }
    };
    let medal = Group::new()
        .with(0, 0, Plate::disc(72).fill(shade))
        .with(0, 0, Plate::disc(68).fill(face))
        .with(7, 7, Plate::disc(54).edge(shade, 3))
        .with(34, 35, number);
    scene.put(PLACE - 34, middle - 35, medal);
}

/// The range in which the true strength most likely lies, and the rating in it; a ring where the range says nothing yet.
fn range(scene: &mut Scene, middle: i16, line: &RankedLine, scale: Scale) {
    let width = u16::try_from(SCALE_WIDTH).unwrap_or(0);
    scene.put(SCALE, middle - 2, Plate::pill(width, 4).fill(Paint::Line));
    let disc = Plate::disc(28);
    let disc = match likely(line.rating, line.uncertainty) {
        Some(ends) => {
            let [low, high] = ends.map(|rating| scale.x(rating));
            let range = Plate::pill((high - low).unsigned_abs().max(12), 12);
            scene.put(low, middle - 6, range.fill(Paint::Slate));
            disc.fill(Paint::Gold).edge(Paint::Ink, 4)
        }
        None => disc.fill(Paint::Ink).edge(Paint::Gold, 4),
    };
    scene.put(scale.x(line.rating) - 14, middle - 14, disc);
}
