//! Who plays, who is to move, points and artefacts; the round, what stages are worth, and the draw pile.

use super::figure::drawn;
use super::path::stage_x;
use super::{MARGIN, Marks, WIDTH};
use crate::scene::{Align, Font, Label, Paint, Plate, Stamp, Symbol};
use crate::{PresentContext, Scene};
use lostcities_rules::games::board_game::{Action, Phase, Stage, View};
use lostcities_rules::kernel::Seat;

/// Where the panels of the seats begin.
const TOP: i16 = 10;
/// Their height in pixels.
const HEIGHT: u16 = 102;
/// Pixels between them.
const GAP: i16 = 12;
/// The middle of the line between the panels and the first path.
const LINE: i16 = 137;
/// Where the draw pile lies.
const PILE: i16 = 1092;

/// So few cards in the draw pile are called out.
const FEW_CARDS: usize = 5;

pub(super) fn draw(scene: &mut Scene, view: &View, around: &PresentContext<Action>, marks: &Marks) {
    let n_seats = i16::from(view.n_seats());
    let room = WIDTH.cast_signed() - 2 * MARGIN - (n_seats - 1) * GAP;
    let width = room / n_seats;
    let lefts = (MARGIN..).step_by((width + GAP).unsigned_abs().into());
    for (left, seat) in lefts.zip(view.seats()) {
        draw_seat(scene, left, width, view, seat, around);
    }
    draw_stages(scene, view);
    draw_pile(scene, view, marks);
}

fn draw_seat(
    scene: &mut Scene,
    left: i16,
    width: i16,
    view: &View,
    seat: Seat,
    around: &PresentContext<Action>,
) {
    let is_winner = is_winner(view, seat, around);
    let is_to_move = around.stopped.is_none() && view.to_move() == Some(seat);
    let plate = Plate::new(width.unsigned_abs(), HEIGHT, 16);
    let plate = if is_winner {
        plate.fill(Paint::GoldPanel).edge(Paint::Gold, 3)
    } else if is_to_move {
        plate.fill(Paint::PanelLit).edge(Paint::Gold, 3)
    } else {
        plate.fill(Paint::Panel)
    };
    scene.put(left, TOP, plate);
    let middle = TOP + HEIGHT.cast_signed() / 2;
    scene.put(left + 42, middle, drawn(seat, 84, is_winner));

    let bright = if is_to_move || is_winner {
        Paint::Chalk
    } else {
        Paint::Slate
    };
    let inside = left + 84;
    let name = around.names.get(seat).map_or("", String::as_str);
    if !name.is_empty() {
        let fit = (width - 84 - 14).unsigned_abs();
        scene.put(inside, TOP + 30, Label::word(name, 40, bright).fit(fit));
    }
    let y = TOP + 75;
    let coin = Plate::disc(32);
    scene.put(inside + 2, y - 13, coin.fill(Paint::GoldShade));
    scene.put(inside + 2, y - 16, coin.fill(Paint::Gold));
    let number = |points: String| Label::number(points, 44, Paint::Chalk).align(Align::Left);
    scene.put(inside + 42, y, number(view.points(seat).to_string()));
    let vase = inside + 126;
    scene.put(vase, y, Stamp::new(Symbol::Artefact, 38, Paint::Gold));
    let artefacts = view.artefacts(seat).to_string();
    scene.put(vase + 24, y, number(artefacts));
}

/// Whether the seat has won: by the rules, or because somebody stopped the match.
fn is_winner(view: &View, seat: Seat, around: &PresentContext<Action>) -> bool {
    match &around.stopped {
        Some(outcome) => outcome.places.get(seat.index()) == Some(&1),
        None => view.is_over() && view.places().get(seat.index()) == Some(&1),
    }
}

/// Which round it is, and what the stages are worth.
fn draw_stages(scene: &mut Scene, view: &View) {
    if view.n_rounds() > 1 {
        let round = format!("{}/{}", view.round(), view.n_rounds());
        let label = Label {
            font: Font::Number,
            ..Label::word(round, 40, Paint::Slate)
        };
        scene.put(MARGIN + 52, LINE, label.align(Align::Middle));
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
}

fn draw_pile(scene: &mut Scene, view: &View, marks: &Marks) {
    let back = Plate::new(32, 38, 6);
    let may_draw = marks.open_piles && matches!(view.phase(), Phase::Draw { .. });
    if may_draw {
        let frame = Plate::new(96, 48, 10);
        scene.put(PILE - 8, LINE - 24, frame.edge(Paint::Gold, 4));
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
    let number = Label::number(n_cards.to_string(), 44, paint);
    scene.put(PILE + 60, LINE, number);
}
