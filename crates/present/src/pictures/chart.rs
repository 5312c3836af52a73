//! What the pictures of curves share: a header, a panel with lines across, numbers below, and a disc at the end.

use crate::scene::{Align, Edge, Label, Paint, Path, Plate, Scene, Segment, Stamp, Symbol};
use lostcities_rules::rating::UNCERTAIN_FROM;

const WIDTH: u16 = 1200;
/// 11 to 7: Discord moves what is below a wider picture of a gallery while it loads.
const HEIGHT: u16 = 764;
/// Pixels from the sides to what lies outermost.
const MARGIN: i16 = 12;
/// The header, and the middle of its height.
const HEADER: u16 = 84;
pub(crate) const MIDDLE: i16 = 54;
/// Where numbers in the header end.
pub(crate) const HEADER_END: i16 = WIDTH.cast_signed() - 36;
const LEFT: i16 = 132;
pub(crate) const RIGHT: i16 = 1160;
const TOP: i16 = 140;
const BOTTOM: i16 = 674;
/// Where the numbers below are.
const NUMBERS: i16 = 720;
/// Letters on the axes; 12 pixels on a phone.
pub(crate) const SMALL: u16 = 42;
/// This many lines across are enough.
const MOST_LINES: u32 = 6;
/// This many numbers fit below.
const MOST_NUMBERS: u32 = 7;

/// An empty chart. `name` is what may be written in the picture, in `room` pixels.
pub(crate) fn empty(name: &str, room: u16) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT);
    let header = Plate::new(WIDTH - 24, HEADER, 16).fill(Paint::Panel);
    scene.put(MARGIN, MARGIN, header);
    scene.put(58, MIDDLE, Stamp::new(Symbol::Compass, 46, Paint::Gold));
    if !name.is_empty() {
        scene.put(100, MIDDLE, Label::word(name, 46, Paint::Chalk).fit(room));
    }
    let panel = Plate::new(WIDTH - 24, 640, 16).fill(Paint::Panel);
    scene.put(MARGIN, 112, panel);
    scene
}

/// From values to pixels, from bottom to top.
pub(crate) struct Scale {
    lowest: i32,
    highest: i32,
    step: u32,
}

impl Scale {
    /// A scale with all values, whose lines are as far apart as the first of `steps` with which there are not too many.
    pub(crate) fn of(values: impl Iterator<Item = i32> + Clone, steps: &[u32]) -> Self {
        let lowest = values.clone().min().unwrap_or(0);
        let highest = values.max().unwrap_or(0);
        let range = highest.abs_diff(lowest);
        let step = step(range, steps, MOST_LINES - 1);
        let by = step.cast_signed();
        let lowest = lowest.div_euclid(by) * by;
        Self {
            lowest,
            highest: (-(-highest).div_euclid(by) * by).max(lowest + by),
            step,
        }
    }

    pub(crate) fn y(&self, value: i32) -> i16 {
        let n = i64::from(self.highest - self.lowest);
        between(BOTTOM, TOP, i64::from(value - self.lowest), n)
    }

    /// Draws the lines with what is written at their left ends; that of `base` is dashed.
    pub(crate) fn draw(&self, scene: &mut Scene, base: i32, text: impl Fn(i32) -> String) {
        for value in (self.lowest..=self.highest).step_by(by(self.step)) {
            let y = self.y(value);
            let is_base = value == base;
            let line = Path {
                segments: vec![Segment::Move(0, 0), Segment::Line(RIGHT - LEFT + 16, 0)],
                fill: None,
                edge: Some(Edge {
                    paint: if is_base { Paint::Slate } else { Paint::Line },
                    width: 2,
                    dashed: is_base,
                }),
            };
            scene.put(LEFT, y, line);
            let label = Label::number(text(value), SMALL, Paint::Slate);
            scene.put(LEFT - 16, y, label.align(Align::Right));
        }
    }
}

/// Where the `part`-th of `n` points is from left to right.
pub(crate) fn x(part: u32, n: u32) -> i16 {
    between(LEFT + 24, RIGHT, part.into(), n.max(1).into())
}

/// The numbers from `first` to before `last` that are written below, so that there are not too many.
pub(crate) fn numbers(first: u32, last: u32, steps: &[u32]) -> impl Iterator<Item = u32> {
    let step = step(last - first, steps, MOST_NUMBERS);
    (first.next_multiple_of(step)..last).step_by(by(step))
}

pub(crate) fn put_number(scene: &mut Scene, x: i16, text: String) {
    scene.put(x, NUMBERS, Label::number(text, SMALL, Paint::Slate));
}

pub(crate) fn put_last_number(scene: &mut Scene, text: String) {
    let label = Label::number(text, SMALL, Paint::Slate);
    scene.put(RIGHT + 16, NUMBERS, label.align(Align::Right));
}

pub(crate) fn put_end(scene: &mut Scene, x: i16, y: i16) {
    let disc = Plate::disc(30).fill(Paint::Gold).edge(Paint::Panel, 5);
    scene.put(x - 15, y - 15, disc);
}

/// Through these points, straight from one to the next.
pub(crate) fn way(points: impl Iterator<Item = (i16, i16)>) -> Vec<Segment> {
    let mut segments = Vec::new();
    for (x, y) in points {
        segments.push(if segments.is_empty() {
            Segment::Move(x, y)
        } else {
            Segment::Line(x, y)
        });
    }
    segments
}

/// `part` of `n` of the way from one pixel to another.
fn between(from: i16, to: i16, part: i64, n: i64) -> i16 {
    let (from, to) = (i64::from(from), i64::from(to));
    i16::try_from(from + (to - from) * part / n).unwrap_or(0)
}

/// The first of these steps that fits less than `most` times, or else the last.
fn step(range: u32, steps: &[u32], most: u32) -> u32 {
    let fitting = steps.iter().find(|&step| range / step < most);
    fitting.or(steps.last()).copied().unwrap_or(1)
}

fn by(step: u32) -> usize {
    usize::try_from(step).unwrap_or(usize::MAX)
}

/// From where to where a strength most likely is; `None` as long as that says little, and would fill any picture.
pub(crate) fn likely(rating: i32, uncertainty: i32) -> Option<[i32; 2]> {
    let says_something = uncertainty < UNCERTAIN_FROM;
    says_something.then_some([rating - uncertainty, rating + uncertainty])
}
