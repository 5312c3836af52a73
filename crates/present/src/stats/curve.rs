//! The picture of a rating: its curve, how far it may be wrong, and the same in words.

use super::{Curve, RatingPoint};
use crate::pictures::chart::{self, HEADER_END, MIDDLE, RIGHT, SMALL, Scale, likely, way};
use crate::scene::{Align, Edge, Hue, Label, Paint, Path, Scene, Segment, Tone};
use crate::{Msg, WrittenName, game_name};
use lostcities_rules::games::GameKind;

/// Pixels between two numbers at least.
const GAP: i16 = 24;
/// How many ratings lines may be apart, and numbers of matches.
const RATING_STEPS: [u32; 8] = [20, 50, 100, 200, 250, 500, 1_000, 2_000];
const NUMBER_STEPS: [u32; 8] = [1, 2, 5, 10, 20, 50, 100, 200];
/// What a new player is rated.
const START: i32 = 1500;

/// The curve with its axes. `name` is what may be written in the picture.
pub(super) fn scene(curve: &Curve, name: &str) -> Scene {
    let mut scene = chart::empty(name, 640);
    put_rating(&mut scene, curve);
    let axes = Axes::of(curve);
    axes.draw_band(&mut scene, curve);
    axes.scale
        .draw(&mut scene, START, |rating| rating.to_string());
    axes.draw_numbers(&mut scene);
    axes.draw_curve(&mut scene, curve);
    scene
}

fn put_rating(scene: &mut Scene, curve: &Curve) {
    let Some((_, now)) = curve.last() else { return };
    let uncertainty = format!("±{}", now.uncertainty);
    // A digit is about half as wide as high.
    let room = i16::try_from(uncertainty.chars().count()).unwrap_or(0) * 24 + 18;
    let label = Label::number(uncertainty, 46, Paint::Slate).align(Align::Right);
    scene.put(HEADER_END, MIDDLE, label);
    let label = Label::number(Label::plain(now.rating), 64, Paint::Gold).align(Align::Right);
    scene.put(HEADER_END - room, MIDDLE, label);
}

/// From ratings and numbers of matches to pixels.
struct Axes {
    scale: Scale,
    /// The first and the last match.
    first: u32,
    last: u32,
}

impl Axes {
    fn of(curve: &Curve) -> Self {
        let ends = curve
            .points
            .iter()
            .flat_map(|point| likely(point.rating, point.uncertainty).unwrap_or([point.rating; 2]));
        let mut numbers = curve.numbered().map(|(number, _)| number);
        let first = numbers.next().unwrap_or(0);
        Self {
            scale: Scale::of(ends, &RATING_STEPS),
            first,
            last: numbers.next_back().unwrap_or(first),
        }
    }

    /// Where a match is from left to right.
    fn x(&self, number: u32) -> i16 {
        chart::x(number - self.first, self.last - self.first)
    }

    /// Where a rating is from bottom to top.
    fn y(&self, rating: i32) -> i16 {
        self.scale.y(rating)
    }

    fn draw_numbers(&self, scene: &mut Scene) {
        // The last match has its number in any case; another that would touch it makes room.
        let last = format!("#{}", self.last);
        let room = RIGHT + 16 - width(&last) - GAP;
        for number in chart::numbers(self.first, self.last, &NUMBER_STEPS) {
            let text = format!("#{number}");
            let x = self.x(number);
            if x + width(&text) / 2 <= room {
                chart::put_number(scene, x, text);
            }
        }
        chart::put_last_number(scene, last);
    }

    /// What lies within the uncertainty, from where on that says something.
    fn draw_band(&self, scene: &mut Scene, curve: &Curve) {
        let ranges = curve
            .numbered()
            .filter_map(|(number, point)| Some((number, likely(point.rating, point.uncertainty)?)));
        let lower = ranges.clone();
        let upper = ranges.map(|(number, [_, high])| (self.x(number), self.y(high)));
        let lower = lower.map(|(number, [low, _])| (self.x(number), self.y(low)));
        let mut segments = way(upper.chain(lower.rev()));
        if segments.len() > 2 {
            segments.push(Segment::Close);
            let fill = Paint::Of(Hue::Blue, Tone::Middle);
            scene.put(0, 0, Path::filled(segments, fill));
        }
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
            chart::put_end(scene, self.x(number), self.y(point.rating));
        }
    }
}

/// About how wide a small number is: a digit is half as wide as high.
fn width(text: &str) -> i16 {
    let n_letters = i16::try_from(text.chars().count()).unwrap_or(0);
    n_letters * SMALL.cast_signed() / 2
}

pub(super) fn alt(curve: &Curve, game: GameKind, player: &WrittenName) -> Vec<Msg> {
    let mut text = vec![
        Msg::new("stats-alt-curve")
            .with("player", player)
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
