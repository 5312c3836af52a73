//! Who plays, who is to move, points and artefacts; the round, what stages are worth, the crossings and the draw pile.

use super::figure::seat_mark;
use super::path::{bridge_x, stage_x};
use super::{MARGIN, Marks, WIDTH};
use crate::mark::panel;
use crate::scene::{Align, Label, Paint, Plate, Stamp, Symbol};
use crate::{PresentContext, Scene};
use lostcities_rules::games::board_game::{Action, Phase, Stage, View};
use lostcities_rules::kernel::Seat;

const TOP: i16 = 10;
const HEIGHT: u16 = 102;
/// Pixels between them.
const GAP: i16 = 12;
/// The middle of the line between the panels and the first path.
const LINE: i16 = 137;
const PILE: i16 = 1056;
const DISCARDS: i16 = 1163;

/// The largest digits of a seat's points.
const LARGEST: u16 = 44;

const FEW_CARDS: usize = 5;

pub(super) fn draw(scene: &mut Scene, view: &View, around: &PresentContext<Action>, marks: &Marks) {
    let n_seats = i16::from(view.n_seats());
    let room = WIDTH.cast_signed() - 2 * MARGIN - (n_seats - 1) * GAP;
    let width = room / n_seats;
    let lefts = (MARGIN..).step_by((width + GAP).unsigned_abs().into());
    // All in the size of the fullest, so that nobody looks ahead because of larger digits.
    let room_inside = room_for_holdings(width);
    let sizes = view
        .seats()
        .map(|seat| Holdings::of(view, seat).size(room_inside));
    let size = sizes.min().unwrap_or(LARGEST);
    for (left, seat) in lefts.zip(view.seats()) {
        draw_seat(scene, (left, width), view, seat, around, size);
    }
    draw_stages(scene, view);
    draw_pile(scene, view, marks);
}

fn draw_seat(
    scene: &mut Scene,
    (left, width): (i16, i16),
    view: &View,
    seat: Seat,
    around: &PresentContext<Action>,
    size: u16,
) {
    let is_first = view.is_over() && view.places().get(seat) == Some(&1);
    let is_winner = around.has_won(seat, is_first);
    let is_to_move = around.stopped.is_none() && view.to_move() == Some(seat);
    let plate = Plate::new(width.unsigned_abs(), HEIGHT, 16);
    scene.put(left, TOP, panel(plate, is_winner, is_to_move));
    let dy = if is_winner { 3 } else { 0 };
    scene.put(left + 38, TOP + 31 + dy, seat_mark(seat, 42, is_winner));

    let bright = if is_to_move || is_winner {
        Paint::Chalk
    } else {
        Paint::Slate
    };
    let inside = left + 70;
    let name = around.name(seat);
    if !name.is_empty() {
        let fit = (width - 70 - 12).unsigned_abs();
        let label = Label::word(name, 40, bright).fit(fit);
        scene.put(inside, TOP + 31, label);
    }
    let room = room_for_holdings(width);
    Holdings::of(view, seat).draw(scene, left + 17, TOP + 75, room, size);
}

/// Pixels that the points and artefacts of a seat may take in a panel of this width.
fn room_for_holdings(width: i16) -> i16 {
    (width - 17 - 16).min(300)
}

/// What a seat has: points on chips, what its figures bring where they are, and artefacts.
struct Holdings {
    points: String,
    /// `None` once nothing can change any more.
    figures: Option<i32>,
    artefacts: String,
}

impl Holdings {
    fn of(view: &View, seat: Seat) -> Self {
        let score = view.round_score(seat);
        let is_under_way = !view.is_over() && !score.figures.is_empty();
        Self {
            points: view.points(seat).to_string(),
            figures: is_under_way.then(|| score.net()),
            artefacts: view.artefacts(seat).to_string(),
        }
    }

    /// Draws everything from `left` on in this many pixels, the artefacts at their end.
    fn draw(&self, scene: &mut Scene, left: i16, y: i16, room: i16, size: u16) {
        let height = size.cast_signed();
        let number = |points: &str, size, paint| Label::number(points, size, paint);
        let coin = Plate::disc(size * 3 / 4);
        let radius = height * 3 / 8;
        scene.put(left, y - radius + 3, coin.fill(Paint::GoldShade));
        scene.put(left, y - radius, coin.fill(Paint::Gold));
        let points = number(&self.points, size, Paint::Chalk).align(Align::Left);
        let x = left + height;
        scene.put(x, y, points);
        if let Some(net) = self.figures {
            let paint = if net < 0 { Paint::Loss } else { Paint::Slate };
            let label = number(&Label::signed(net), size * 5 / 6, paint);
            let x = x + digits(&self.points, size) + height / 3;
            scene.put(x, y, label.align(Align::Left));
        }
        let right = left + room;
        let artefacts = number(&self.artefacts, size, Paint::Chalk).align(Align::Right);
        scene.put(right, y, artefacts);
        let vase = right - digits(&self.artefacts, size) - height / 2;
        let stamp = Stamp::new(Symbol::Artefact, size * 5 / 6, Paint::Gold);
        scene.put(vase, y, stamp);
    }

    /// The largest letters in which everything fits.
    fn size(&self, room: i16) -> u16 {
        let net = self.figures.map(Label::signed).unwrap_or_default();
        let width = |size: u16| {
            let height = size.cast_signed();
            // Coin, gaps and vase take about two and a half letters' heights.
            let numbers = digits(&self.points, size) + digits(&self.artefacts, size);
            height * 5 / 2 + numbers + digits(&net, size * 5 / 6)
        };
        let fits = |size: &u16| width(*size) <= room;
        [LARGEST, 40, 36, 32, 28]
            .into_iter()
            .find(fits)
            .unwrap_or(24)
    }
}

/// About how wide a number is in letters of this size, in pixels.
fn digits(number: &str, size: u16) -> i16 {
    let n_digits = i16::try_from(number.chars().count()).unwrap_or(0);
    n_digits * size.cast_signed() * 47 / 100
}

/// Which round it is, what the stages are worth, and how many figures have crossed the bridge.
fn draw_stages(scene: &mut Scene, view: &View) {
    if view.n_rounds() > 1 {
        draw_round(scene, view);
    }
    let bridge = view.values().round_end_stage.value;
    for stage in Stage::all() {
        let points = view.values().stage_points(stage);
        let paint = if points < 0 {
            Paint::Loss
        } else {
            Paint::Slate
        };
        let label = Label::number(Label::plain(points), 42, paint);
        scene.put(stage_x(stage, bridge), LINE, label);
    }
    let x = bridge_x(view);
    let sign = Plate::pill(94, 44);
    scene.put(x - 47, LINE - 22, sign.fill(Paint::GoldShade));
    let (n_crossed, n_end) = (view.n_crossed(), view.values().round_end_figures.value);
    scene.put(x - 25, LINE, Stamp::new(Symbol::Bridge, 30, Paint::Ink));
    let crossings = format!("{n_crossed}/{n_end}");
    scene.put(x + 17, LINE, Label::number(crossings, 34, Paint::Ink));
}

fn draw_round(scene: &mut Scene, view: &View) {
    let pill = Plate::pill(104, 40).fill(Paint::Panel);
    scene.put(MARGIN, LINE - 20, pill);
    let arrow = Stamp::new(Symbol::Round, 24, Paint::Slate);
    scene.put(MARGIN + 26, LINE, arrow);
    let round = format!("{}/{}", view.round(), view.n_rounds());
    scene.put(MARGIN + 66, LINE, Label::number(round, 32, Paint::Slate));
}

/// The draw pile with its count, and what the column below it is for.
fn draw_pile(scene: &mut Scene, view: &View, marks: &Marks) {
    let back = Plate::new(32, 38, 6);
    let may_draw = marks.open_piles && matches!(view.phase(), Phase::Draw { .. });
    if may_draw {
        let frame = Plate::new(88, 48, 10);
        scene.put(PILE - 6, LINE - 24, frame.edge(Paint::Gold, 4));
    }
    scene.put(PILE, LINE - 19, back.shadow(2));
    let drawn = back.fill(Paint::Back).edge(Paint::BackShade, 2);
    scene.put(PILE, LINE - 19, drawn);
    scene.put(
        PILE + 16,
        LINE,
        Stamp::new(Symbol::Compass, 24, Paint::Gold),
    );
    let n_cards = view.n_draw_pile();
    let paint = if view.is_over() {
        Paint::Slate
    } else if n_cards <= FEW_CARDS {
        Paint::Alarm
    } else {
        Paint::Chalk
    };
    let number = Label::number(n_cards.to_string(), 42, paint);
    scene.put(PILE + 38, LINE, number.align(Align::Left));
    let sign = Stamp::new(Symbol::Discard, 38, Paint::Slate);
    scene.put(DISCARDS, LINE, sign);
}
