//! The picture of a review: the estimate of a seat's lead, turn by turn, with its dearest acts.

use super::{Account, ReviewedAct};
use crate::pictures::chart::{self, HEADER_END, MIDDLE, Scale, way};
use crate::scene::{Align, Hue, Label, Paint, Path, Plate, Scene, Segment, Stamp, Symbol, Tone};
use lostcities_rules::kernel::Seat;
use lostcities_rules::review::Review;

/// How many points lines may be apart, and numbers of turns.
const LEAD_STEPS: [u32; 8] = [5, 10, 20, 50, 100, 200, 500, 1_000];
const TURN_STEPS: [u32; 9] = [1, 2, 5, 10, 20, 25, 50, 100, 200];
const MARK: u16 = 56;

/// The bar below the curve: its height and that of its panel, where it begins, and how long it is at most.
const BAR: u16 = 56;
const BAR_PANEL: u16 = 236;
const BAR_LEFT: i16 = 330;
const BAR_LENGTH: i32 = 810;

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

/// The curve with its axes, and a mark where each of `acts` was played, numbered as in the text; below it what luck, own and
/// others' moves gave and took. `name` is what may be written in the picture.
pub(super) fn scene(curve: &Curve, acts: &[ReviewedAct], name: &str, account: &Account) -> Scene {
    let mut scene = chart::empty(name, 760);
    put_lead(&mut scene, curve);
    let axes = Axes::of(curve);
    axes.draw_area(&mut scene, curve);
    axes.scale.draw(&mut scene, 0, |lead| match lead {
        0 => "0".to_owned(),
        lead => Label::signed(lead),
    });
    axes.draw_numbers(&mut scene);
    axes.draw_curve(&mut scene, curve);
    for (place, act) in (1..).zip(acts) {
        axes.draw_mark(&mut scene, curve, act, place);
    }
    put_bars(&mut scene, account);
    scene
}

/// A bar each for luck (a die), own moves (a figure) and those of the others (two), to the right what was given and to the
/// left what was taken.
fn put_bars(scene: &mut Scene, account: &Account) {
    let top = scene.height.cast_signed();
    scene.height += BAR_PANEL + 12;
    let panel = Plate::new(1176, BAR_PANEL, 16).fill(Paint::Panel);
    scene.put(12, top, panel);
    let amounts = [account.luck, account.own, account.others];
    let symbols = [(Symbol::Die, 1), (Symbol::Figure, 1), (Symbol::Figure, 2)];
    let most = amounts.map(i32::abs).into_iter().max().unwrap_or(0).max(1);
    for (row, (amount, (symbol, n))) in (0..).zip(amounts.into_iter().zip(symbols)) {
        let y = top + 14 + row * 72;
        let middle = y + BAR.cast_signed() / 2;
        for place in 0..n {
            let stamp = Stamp::new(symbol, 46, Paint::Chalk);
            scene.put(64 + 34 * place, middle, stamp);
        }
        let paint = if amount < 0 { Paint::Loss } else { Paint::Gold };
        let text = Label::number(Label::signed(amount), 50, paint);
        scene.put(BAR_LEFT - 30, middle, text.align(Align::Right));
        let length = u16::try_from(amount.abs() * BAR_LENGTH / most).unwrap_or(0);
        if length > 8 {
            scene.put(BAR_LEFT, y, Plate::new(length, BAR, 8).fill(paint));
        }
    }
}

/// The lead at the end.
fn put_lead(scene: &mut Scene, curve: &Curve) {
    let last = curve.last();
    let paint = if last < 0 { Paint::Loss } else { Paint::Gold };
    let label = Label::number(Label::signed(last), 64, paint).align(Align::Right);
    scene.put(HEADER_END, MIDDLE, label);
}

/// From leads and turns to pixels.
struct Axes {
    scale: Scale,
    n_turns: usize,
}

impl Axes {
    /// Nobody's lead is always among the lines.
    fn of(curve: &Curve) -> Self {
        Self {
            scale: Scale::of(curve.0.iter().copied().chain([0]), &LEAD_STEPS),
            n_turns: curve.n_turns(),
        }
    }

    /// Where a turn is from left to right.
    fn x(&self, turn: usize) -> i16 {
        chart::x(number(turn.min(self.n_turns)), number(self.n_turns))
    }

    /// Where a lead is from bottom to top.
    fn y(&self, lead: i32) -> i16 {
        self.scale.y(lead)
    }

    fn draw_numbers(&self, scene: &mut Scene) {
        // The last turn has its number in any case; another that would touch it makes room.
        let n_turns = number(self.n_turns);
        let room = chart::x(n_turns, n_turns) - 110;
        for turn in chart::numbers(0, n_turns, &TURN_STEPS) {
            let x = chart::x(turn, n_turns);
            if x <= room {
                chart::put_number(scene, x, turn.to_string());
            }
        }
        chart::put_last_number(scene, self.n_turns.to_string());
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
        chart::put_end(scene, self.x(self.n_turns), self.y(curve.last()));
    }

    /// A numbered red disc on the curve where a dear act was played.
    fn draw_mark(&self, scene: &mut Scene, curve: &Curve, act: &ReviewedAct, place: u8) {
        let Some(&lead) = curve.0.get(act.turn) else {
            return;
        };
        let half = MARK.cast_signed() / 2;
        let disc = Plate::disc(MARK).fill(Paint::Loss).edge(Paint::Panel, 5);
        let (x, y) = (self.x(act.turn), self.y(lead));
        scene.put(x - half, y - half, disc);
        let number = Label::number(place.to_string(), 40, Paint::Ink);
        scene.put(x, y, number.align(Align::Middle));
    }
}

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
