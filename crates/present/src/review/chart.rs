//! The picture of a review: the estimate of a seat's lead, turn by turn, with its dearest acts.

use super::ReviewedAct;
use crate::chart::{between, way};
use crate::scene::{
    Align, Edge, Hue, Label, Paint, Path, Plate, Scene, Segment, Stamp, Symbol, Tone,
};
use lostcities_rules::kernel::Seat;
use lostcities_rules::review::Review;

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
/// Where the numbers of turns stand.
const NUMBERS: i16 = 646;
/// Letters on the axes; 12 pixels on a phone.
const SMALL: u16 = 42;
/// So many lines across are enough.
const MOST_LINES: i32 = 6;
/// So many numbers of turns fit below.
const MOST_NUMBERS: usize = 7;
/// The mark of a dear act.
const MARK: u16 = 34;

/// The lead of a seat in whole points, before the first turn and after each.
pub(super) struct Curve(Vec<i32>);

impl Curve {
    /// The curve of a seat, from the numbers of steps before the first turn and after each.
    pub(super) fn of(review: &Review, seat: Seat, turns: &[usize]) -> Self {
        let changes: Vec<_> = review.curve(seat).collect();
        let after = |&n_steps: &usize| {
            let n_before = changes.partition_point(|&(step, _)| step <= n_steps);
            changes[n_before.saturating_sub(1)].1.points()
        };
        Self(turns.iter().map(after).collect())
    }

    pub(super) fn first(&self) -> i32 {
        self.0.first().copied().unwrap_or(0)
    }

    pub(super) fn last(&self) -> i32 {
        self.0.last().copied().unwrap_or(0)
    }

    pub(super) fn n_turns(&self) -> usize {
        self.0.len().saturating_sub(1)
    }

    /// The first turn after which the lead was largest, and that lead.
    pub(super) fn highest(&self) -> Option<(usize, i32)> {
        let leads = self.0.iter().copied().enumerate();
        leads.rev().max_by_key(|&(_, lead)| lead)
    }

    /// The first turn after which the lead was smallest, and that lead.
    pub(super) fn lowest(&self) -> Option<(usize, i32)> {
        let leads = self.0.iter().copied().enumerate();
        leads.min_by_key(|&(_, lead)| lead)
    }
}

/// The curve with its axes, and a mark where each of `acts` was played. `name` is what may be written in the picture.
pub(super) fn scene(curve: &Curve, acts: &[ReviewedAct], name: &str) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT);
    header(&mut scene, curve, name);
    let plate = Plate::new(WIDTH - 24, 566, 16).fill(Paint::Panel);
    scene.put(MARGIN, 112, plate);
    let axes = Axes::of(curve);
    axes.draw_area(&mut scene, curve);
    axes.draw_leads(&mut scene);
    axes.draw_numbers(&mut scene);
    axes.draw_curve(&mut scene, curve);
    for act in acts {
        axes.draw_mark(&mut scene, curve, act);
    }
    scene
}

/// Whose lead it is, and the lead at the end.
fn header(scene: &mut Scene, curve: &Curve, name: &str) {
    let plate = Plate::new(WIDTH - 24, HEADER, 16).fill(Paint::Panel);
    scene.put(MARGIN, MARGIN, plate);
    scene.put(58, MIDDLE, Stamp::new(Symbol::Compass, 46, Paint::Gold));
    if !name.is_empty() {
        scene.put(100, MIDDLE, Label::word(name, 46, Paint::Chalk).fit(760));
    }
    let last = curve.last();
    let paint = if last < 0 { Paint::Loss } else { Paint::Gold };
    let label = Label::number(Label::signed(last), 64, paint).align(Align::Right);
    scene.put(WIDTH.cast_signed() - 36, MIDDLE, label);
}

/// From leads and turns to pixels.
struct Axes {
    /// The lowest and the highest line, and how far they are apart.
    lowest: i32,
    highest: i32,
    step: i32,
    n_turns: usize,
}

impl Axes {
    /// Nobody's lead is always among the lines.
    fn of(curve: &Curve) -> Self {
        let leads = || curve.0.iter().copied().chain([0]);
        let lowest = leads().min().unwrap_or(0);
        let highest = leads().max().unwrap_or(0);
        let step = step_for(highest - lowest);
        let lowest = lowest.div_euclid(step) * step;
        Self {
            lowest,
            highest: (-(-highest).div_euclid(step) * step).max(lowest + step),
            step,
            n_turns: curve.n_turns(),
        }
    }

    /// Where a turn stands from left to right.
    fn x(&self, turn: usize) -> i16 {
        let number = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        between(
            LEFT + 24,
            RIGHT,
            number(turn.min(self.n_turns)),
            number(self.n_turns.max(1)),
        )
    }

    /// Where a lead stands from bottom to top.
    fn y(&self, lead: i32) -> i16 {
        let n = i64::from(self.highest - self.lowest);
        between(BOTTOM, TOP, i64::from(lead - self.lowest), n)
    }

    /// A line across for every few points, with the lead at its left end; that of nobody's lead is dashed.
    fn draw_leads(&self, scene: &mut Scene) {
        let mut lead = self.lowest;
        while lead <= self.highest {
            let y = self.y(lead);
            let line = Path {
                segments: vec![Segment::Move(0, 0), Segment::Line(RIGHT - LEFT + 16, 0)],
                fill: None,
                edge: Some(Edge {
                    paint: if lead == 0 { Paint::Slate } else { Paint::Line },
                    width: 2,
                    dashed: lead == 0,
                }),
            };
            scene.put(LEFT, y, line);
            let text = if lead == 0 {
                "0".to_owned()
            } else {
                Label::signed(lead)
            };
            let label = Label::number(text, SMALL, Paint::Slate);
            scene.put(LEFT - 16, y, label.align(Align::Right));
            lead += self.step;
        }
    }

    /// The numbers of some turns below.
    fn draw_numbers(&self, scene: &mut Scene) {
        let step = number_step(self.n_turns);
        // The last turn has its number in any case; another that would touch it makes room.
        let others = (0..self.n_turns).step_by(step);
        let room = self.x(self.n_turns) - 110;
        for turn in others.filter(|&turn| self.x(turn) <= room) {
            let label = Label::number(turn.to_string(), SMALL, Paint::Slate);
            scene.put(self.x(turn), NUMBERS, label);
        }
        let label = Label::number(self.n_turns.to_string(), SMALL, Paint::Slate);
        scene.put(RIGHT + 16, NUMBERS, label.align(Align::Right));
    }

    /// Every lead in pixels.
    fn points(&self, curve: &Curve) -> impl Iterator<Item = (i16, i16)> {
        let leads = curve.0.iter().enumerate();
        leads.map(|(turn, &lead)| (self.x(turn), self.y(lead)))
    }

    /// What lies between the lead and nobody's lead.
    fn draw_area(&self, scene: &mut Scene, curve: &Curve) {
        let zero = self.y(0);
        let ends = [(self.x(self.n_turns), zero), (self.x(0), zero)];
        let mut area = way(self.points(curve).chain(ends));
        area.push(Segment::Close);
        scene.put(0, 0, Path::filled(area, Paint::Of(Hue::Blue, Tone::Middle)));
    }

    /// The lead, with a disc at its end.
    fn draw_curve(&self, scene: &mut Scene, curve: &Curve) {
        if curve.0.len() > 1 {
            scene.put(0, 0, Path::line(way(self.points(curve)), Paint::Gold, 7));
        }
        let disc = Plate::disc(30).fill(Paint::Gold).edge(Paint::Panel, 5);
        let x = self.x(self.n_turns);
        scene.put(x - 15, self.y(curve.last()) - 15, disc);
    }

    /// A red disc on the curve where a dear act was played.
    fn draw_mark(&self, scene: &mut Scene, curve: &Curve, act: &ReviewedAct) {
        let Some(&lead) = curve.0.get(act.turn) else {
            return;
        };
        let half = MARK.cast_signed() / 2;
        let disc = Plate::disc(MARK).fill(Paint::Loss).edge(Paint::Panel, 5);
        scene.put(self.x(act.turn) - half, self.y(lead) - half, disc);
    }
}

/// How far apart the lines are, so that there are not too many.
fn step_for(range: i32) -> i32 {
    let steps = [5, 10, 20, 50, 100, 200, 500];
    let fitting = steps.into_iter().find(|step| range / step < MOST_LINES - 1);
    fitting.unwrap_or(1_000)
}

/// How far apart the numbers of turns are, so that there are not too many.
fn number_step(n_turns: usize) -> usize {
    let steps = [1, 2, 5, 10, 20, 25, 50, 100];
    let fitting = steps.into_iter().find(|step| n_turns / step < MOST_NUMBERS);
    fitting.unwrap_or(200)
}
