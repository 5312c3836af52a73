//! The picture of a rating: its curve, how far it may be wrong, and the same in words.

use super::{Curve, RatingPoint};
use crate::chart::{between, way};
use crate::scene::{
    Align, Edge, Hue, Label, Paint, Path, Plate, Scene, Segment, Stamp, Symbol, Tone,
};
use crate::{Msg, game_name};
use lostcities_rules::games::GameKind;
use lostcities_rules::kernel::Seat;

/// Size of the picture in pixels.
const WIDTH: u16 = 1200;
const HEIGHT: u16 = 690;
/// Pixels from the sides to what lies outermost.
const MARGIN: i16 = 12;
/// The header, and the middle of its height.
const HEADER: u16 = 84;
const MIDDLE: i16 = 54;
/// Where the curve is drawn.
const LEFT: i16 = 132;
const RIGHT: i16 = 1160;
const TOP: i16 = 140;
const BOTTOM: i16 = 600;
/// Where the numbers of matches stand.
const NUMBERS: i16 = 646;
/// Letters on the axes; 12 pixels on a phone.
const SMALL: u16 = 42;
/// Pixels between two numbers at least.
const GAP: i16 = 24;
/// So many lines across are enough.
const MOST_LINES: i32 = 6;
/// So many numbers of matches fit below.
const MOST_NUMBERS: u32 = 7;
/// What somebody new is rated.
const START: i32 = 1500;

/// The curve with its axes. `name` is what may be written in the picture.
pub(super) fn scene(curve: &Curve, name: &str) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT);
    header(&mut scene, curve, name);
    let plate = Plate::new(WIDTH - 24, 566, 16).fill(Paint::Panel);
    scene.put(MARGIN, 112, plate);
    let axes = Axes::of(curve);
    axes.draw_band(&mut scene, curve);
    axes.draw_ratings(&mut scene);
    axes.draw_numbers(&mut scene);
    axes.draw_curve(&mut scene, curve);
    scene
}

/// Who it is, and the rating as it is now.
fn header(scene: &mut Scene, curve: &Curve, name: &str) {
    scene.put(
        MARGIN,
        MARGIN,
        Plate::new(WIDTH - 24, HEADER, 16).fill(Paint::Panel),
    );
    scene.put(58, MIDDLE, Stamp::new(Symbol::Compass, 46, Paint::Gold));
    if !name.is_empty() {
        scene.put(100, MIDDLE, Label::word(name, 46, Paint::Chalk).fit(640));
    }
    let Some((_, now)) = curve.last() else { return };
    let right = WIDTH.cast_signed() - 36;
    let uncertainty = format!("±{}", now.uncertainty);
    // A digit is about half as wide as high.
    let room = i16::try_from(uncertainty.chars().count()).unwrap_or(0) * 24 + 18;
    let label = Label::number(uncertainty, 46, Paint::Slate).align(Align::Right);
    scene.put(right, MIDDLE, label);
    let label = Label::number(Label::plain(now.rating), 64, Paint::Gold).align(Align::Right);
    scene.put(right - room, MIDDLE, label);
}

/// From ratings and numbers of matches to pixels.
struct Axes {
    /// The lowest and the highest line, and how far they are apart.
    lowest: i32,
    highest: i32,
    step: i32,
    /// The first and the last match.
    first: u32,
    last: u32,
}

impl Axes {
    fn of(curve: &Curve) -> Self {
        let ends = |point: &RatingPoint| {
            [
                point.rating - point.uncertainty,
                point.rating + point.uncertainty,
            ]
        };
        let ends = || curve.points.iter().flat_map(ends);
        let lowest = ends().min().unwrap_or(START);
        let highest = ends().max().unwrap_or(START);
        let step = step_for(highest - lowest);
        let mut numbers = curve.numbered().map(|(number, _)| number);
        let first = numbers.next().unwrap_or(0);
        Self {
            lowest: lowest.div_euclid(step) * step,
            highest: -(-highest).div_euclid(step) * step,
            step,
            first,
            last: numbers.next_back().unwrap_or(first),
        }
    }

    /// Where a match stands from left to right.
    fn x(&self, number: u32) -> i16 {
        let (number, first) = (i64::from(number), i64::from(self.first));
        let n = (i64::from(self.last) - first).max(1);
        between(LEFT + 24, RIGHT, number - first, n)
    }

    /// Where a rating stands from bottom to top.
    fn y(&self, rating: i32) -> i16 {
        let n = i64::from((self.highest - self.lowest).max(1));
        between(BOTTOM, TOP, i64::from(rating - self.lowest), n)
    }

    /// A line across for every few ratings, with the rating at its left end.
    fn draw_ratings(&self, scene: &mut Scene) {
        let mut rating = self.lowest;
        while rating <= self.highest {
            let y = self.y(rating);
            let line = vec![Segment::Move(0, 0), Segment::Line(RIGHT - LEFT + 16, 0)];
            let paint = if rating == START {
                Paint::Slate
            } else {
                Paint::Line
            };
            let line = Path {
                segments: line,
                fill: None,
                edge: Some(Edge {
                    paint,
                    width: 2,
                    dashed: rating == START,
                }),
            };
            scene.put(LEFT, y, line);
            let label = Label::number(rating.to_string(), SMALL, Paint::Slate);
            scene.put(LEFT - 16, y, label.align(Align::Right));
            rating += self.step;
        }
    }

    /// The numbers of some matches below.
    fn draw_numbers(&self, scene: &mut Scene) {
        let step = number_step(self.last - self.first);
        let first = self.first.next_multiple_of(step);
        let steps = (first..=self.last).step_by(usize::try_from(step).unwrap_or(1));
        let mut numbers: Vec<u32> = steps.collect();
        // The last match has its number in any case, inside the panel; another that would touch it makes room.
        let last = format!("#{}", self.last);
        let edge = RIGHT + 16;
        let room = edge - width(&last) - GAP;
        numbers.retain(|&number| {
            number != self.last && self.x(number) + width(&format!("#{number}")) / 2 <= room
        });
        for number in numbers {
            let label = Label::number(format!("#{number}"), SMALL, Paint::Slate);
            scene.put(self.x(number), NUMBERS, label);
        }
        let label = Label::number(last, SMALL, Paint::Slate).align(Align::Right);
        scene.put(edge, NUMBERS, label);
    }

    /// What lies within the uncertainty.
    fn draw_band(&self, scene: &mut Scene, curve: &Curve) {
        let upper = curve
            .numbered()
            .map(|(number, point)| (self.x(number), self.y(point.rating + point.uncertainty)));
        let lower = curve
            .numbered()
            .map(|(number, point)| (self.x(number), self.y(point.rating - point.uncertainty)));
        let mut segments = way(upper.chain(lower.rev()));
        segments.push(Segment::Close);
        scene.put(
            0,
            0,
            Path::filled(segments, Paint::Of(Hue::Blue, Tone::Middle)),
        );
    }

    /// The rating itself; dashed while it is provisional, with a disc at its end.
    fn draw_curve(&self, scene: &mut Scene, curve: &Curve) {
        let placed = |(number, point): (u32, RatingPoint)| (self.x(number), self.y(point.rating));
        let provisional = curve.provisional_below;
        let early = curve
            .numbered()
            .take_while(|(number, _)| *number <= provisional);
        let late = curve
            .numbered()
            .skip_while(|(number, _)| *number < provisional);
        let dashed = Path {
            segments: way(early.map(placed)),
            fill: None,
            edge: Some(Edge {
                paint: Paint::Gold,
                width: 5,
                dashed: true,
            }),
        };
        for path in [dashed, Path::line(way(late.map(placed)), Paint::Gold, 7)] {
            if path.segments.len() > 1 {
                scene.put(0, 0, path);
            }
        }
        if let Some((number, point)) = curve.last() {
            let disc = Plate::disc(30).fill(Paint::Gold).edge(Paint::Panel, 5);
            scene.put(self.x(number) - 15, self.y(point.rating) - 15, disc);
        }
    }
}

/// About how wide a small number is: a digit is half as wide as high.
fn width(text: &str) -> i16 {
    let n_letters = i16::try_from(text.chars().count()).unwrap_or(0);
    n_letters * SMALL.cast_signed() / 2
}

/// How far apart the lines are, so that there are not too many.
fn step_for(range: i32) -> i32 {
    let steps = [20, 50, 100, 200, 250, 500, 1_000];
    let fitting = steps.into_iter().find(|step| range / step < MOST_LINES - 1);
    fitting.unwrap_or(2_000)
}

/// How far apart the numbers of matches are, so that there are not too many.
fn number_step(range: u32) -> u32 {
    let steps = [1, 2, 5, 10, 20, 50, 100];
    let fitting = steps.into_iter().find(|step| range / step < MOST_NUMBERS);
    fitting.unwrap_or(200)
}

/// The curve in words.
pub(super) fn alt(curve: &Curve, game: GameKind) -> Vec<Msg> {
    let mut text = vec![
        Msg::new("stats-alt-curve")
            .with("seat", Seat::FIRST)
            .with("game", game_name(game)),
    ];
    let rating = |key, (number, point): (u32, RatingPoint)| {
        Msg::new(key)
            .with("match", number)
            .with("rating", point.rating)
            .with("uncertainty", point.uncertainty)
    };
    text.extend(curve.last().map(|last| rating("stats-alt-now", last)));
    let first = curve.numbered().next();
    text.extend(first.map(|first| rating("stats-alt-first", first)));
    let by_rating = |(_, point): &(u32, RatingPoint)| point.rating;
    let highest = curve.numbered().max_by_key(by_rating);
    text.extend(highest.map(|highest| rating("stats-alt-highest", highest)));
    let lowest = curve.numbered().min_by_key(by_rating);
    text.extend(lowest.map(|lowest| rating("stats-alt-lowest", lowest)));
    text
}
