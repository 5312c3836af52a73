//! The public picture: the dice, and below them every sheet at a glance; after the match its points.

use super::WIDTH;
use super::dice::{Lies, SIDE, colour_die, lie, number_die};
use crate::PresentContext;
use crate::mark::SeatMark;
use crate::scene::{Align, Group, Label, Paint, Plate, Scene, Stamp, Symbol, Tone};
use lostcities_rules::games::Colour;
use lostcities_rules::games::roll_write::{
    Action, Bridge, COLOURS, Choice, Circle, Column, SheetScore, View,
};
use lostcities_rules::kernel::Seat;

const HEADER: i16 = 126;
const PITCH: i16 = 116;
const HEIGHT: u16 = 108;
/// Height of a bar that shows how many fields are filled: nine steps, and the bridge between them.
const BAR: i16 = 94;
const STEP: i16 = 10;
const BRIDGE: i16 = 6;

/// The public picture, 1200 pixels wide and 126 + 116 for each seat high.
pub(in super::super) fn progress(view: &View, around: &PresentContext<Action>) -> Scene {
    let n_seats = u16::from(view.setup().n_seats());
    let height = HEADER.unsigned_abs() + n_seats * PITCH.unsigned_abs();
    let mut scene = Scene::new(WIDTH, height);
    draw_header(&mut scene, view, around);
    for (y, seat) in (HEADER..)
        .step_by(PITCH.unsigned_abs().into())
        .zip(view.seats())
    {
        draw_seat(&mut scene, y, view, seat, around);
    }
    scene
}

/// Whether a seat has won, once nobody plays on.
pub(in super::super) fn is_winner(
    view: &View,
    seat: Seat,
    around: &PresentContext<Action>,
) -> bool {
    if let Some(outcome) = &around.stopped {
        return outcome.has_won(seat);
    }
    let points = |seat| view.score(seat).points();
    view.is_over() && view.seats().all(|other| points(other) <= points(seat))
}

fn name_of(around: &PresentContext<Action>, seat: Seat) -> &str {
    around.names.get(seat).map_or("", String::as_str)
}

/// Who rolled, which turn it is, and the dice; the pair that is taken steps back, with the mark of who took it.
fn draw_header(scene: &mut Scene, view: &View, around: &PresentContext<Action>) {
    let plate = Plate::new(WIDTH - 24, 108, 16).fill(Paint::Panel);
    scene.put(12, 10, plate);
    let middle = 64;
    let Some(active) = view.active().filter(|_| around.stopped.is_none()) else {
        draw_winners(scene, middle, view, around);
        return;
    };
    scene.put(56, middle, SeatMark::of(active).drawn(46));
    let name = name_of(around, active);
    if !name.is_empty() {
        let label = Label::word(name, 46, Paint::Chalk).fit(360);
        scene.put(104, middle, label);
    }
    scene.put(496, middle, Stamp::new(Symbol::Round, 30, Paint::Slate));
    let turn = Label::number(view.turn_number().to_string(), 42, Paint::Slate);
    scene.put(520, middle, turn.align(Align::Left));
    let Some(roll) = view.roll() else { return };
    let taken = view.choice(active).and_then(Choice::pair);
    let [colours, digits] = lie(roll, taken, Lies::Gone(active));
    let y = middle - SIDE / 2;
    for place in 0..3 {
        let x = i16::try_from(place).unwrap_or(0) * 100;
        colour_die(scene, 574 + x, y, roll.colours()[place], colours[place]);
        number_die(scene, 890 + x, y, roll.digits()[place], digits[place]);
    }
}

/// Who has won, or the colours of the game where no name can be written.
fn draw_winners(scene: &mut Scene, middle: i16, view: &View, around: &PresentContext<Action>) {
    let winners = view.seats().filter(|&seat| is_winner(view, seat, around));
    let names: Vec<&str> = winners.map(|seat| name_of(around, seat)).collect();
    if !names.is_empty() && names.iter().all(|name| !name.is_empty()) {
        scene.put(64, middle, Stamp::new(Symbol::Crown, 64, Paint::Gold));
        let label = Label::word(names.join(" · "), 52, Paint::Chalk).fit(1040);
        scene.put(120, middle, label);
        return;
    }
    for (x, colour) in (250..).step_by(140).zip(COLOURS) {
        let paint = Paint::Of(colour, Tone::Full);
        scene.put(x, middle, Stamp::new(Symbol::of(colour), 64, paint));
    }
}

fn draw_seat(scene: &mut Scene, y: i16, view: &View, seat: Seat, around: &PresentContext<Action>) {
    let is_winner = is_winner(view, seat, around);
    let is_playing = around.stopped.is_none() && !view.is_over();
    let may_act = is_playing && view.to_act().contains(seat);
    let plate = Plate::new(WIDTH - 24, HEIGHT, 16);
    let plate = if is_winner {
        plate.fill(Paint::GoldPanel).edge(Paint::Gold, 3)
    } else if may_act {
        plate.fill(Paint::PanelLit).edge(Paint::Gold, 3)
    } else {
        plate.fill(Paint::Panel)
    };
    scene.put(12, y, plate);
    let middle = y + HEIGHT.cast_signed() / 2;
    let marker = if is_winner {
        Some((Symbol::Crown, Paint::Gold))
    } else if !is_playing {
        None
    } else if view.choice(seat).is_some_and(Choice::is_done) {
        Some((Symbol::Check, Paint::Gold))
    } else if may_act {
        Some((Symbol::Thinking, Paint::Gold))
    } else {
        Some((Symbol::Thinking, Paint::Line))
    };
    let mark = SeatMark::of(seat).drawn(34);
    if let Some((symbol, paint)) = marker {
        scene.put(46, middle - 23, mark);
        scene.put(46, middle + 24, Stamp::new(symbol, 36, paint));
    } else {
        scene.put(46, middle, mark);
    }
    let name = name_of(around, seat);
    if !name.is_empty() {
        scene.put(78, middle, Label::word(name, 38, Paint::Chalk).fit(210));
    }
    let score = view.score(seat);
    let shows_points = view.is_over() || around.stopped.is_some();
    for (x, column) in (300..).step_by(84).zip(Column::ALL) {
        if shows_points {
            draw_points(scene, x, y, view, seat, column, &score);
        } else {
            draw_bar(scene, x, y, view, seat, column);
        }
    }
    scene.put(1010, y + 36, Stamp::new(Symbol::Bridge, 48, Paint::Gold));
    let bridges = if shows_points {
        Label::signed(score.bridges.into())
    } else {
        score.n_bridges.to_string()
    };
    scene.put(1010, y + 78, Label::number(bridges, 36, Paint::Chalk));
    let points = score.points();
    let paint = if points < 0 { Paint::Loss } else { Paint::Gold };
    let label = Label::number(Label::plain(points), 60, paint).align(Align::Right);
    scene.put(1172, middle, label);
}

/// What a column is drawn with: its ground, its colour, its symbol.
fn style(column: Column) -> (Paint, Paint, Symbol) {
    match column {
        Column::Expedition(colour) => {
            let of = |tone| Paint::Of(colour, tone);
            (of(Tone::Middle), of(Tone::Full), Symbol::of(colour))
        }
        Column::Artefacts => (Paint::Line, Paint::Gold, Symbol::Artefact),
        Column::Dice => (Paint::Line, Paint::Chalk, Symbol::Die),
    }
}

/// How many fields of a column are filled: a step of the bar for each, and the count below the column's symbol.
fn draw_bar(scene: &mut Scene, x: i16, y: i16, view: &View, seat: Seat, column: Column) {
    let (ground, full, symbol) = style(column);
    let sheet = view.sheet(seat);
    let n_filled = sheet.n_filled(column);
    let bridge = match view.bridge(seat, column) {
        Bridge::Open => Paint::GoldShade,
        Bridge::Won => Paint::Gold,
        Bridge::Lost => Paint::Ink,
    };
    let before = view.values().bridge_field.value - 1;
    let bar = bar(n_filled, before, (ground, full, bridge));
    scene.put(x, y + 7, bar);
    scene.put(x + 50, y + 32, Stamp::new(symbol, 36, full));
    let paint = if n_filled > 0 {
        Paint::Chalk
    } else {
        Paint::Slate
    };
    let is_doubled = match column {
        Column::Expedition(colour) => sheet.expedition(colour).circle() == Circle::Crossed,
        Column::Artefacts | Column::Dice => false,
    };
    let aside = if is_doubled { 10 } else { 0 };
    let count = Label::number(n_filled.to_string(), 40, paint);
    scene.put(x + 50 - aside, y + 77, count);
    if is_doubled {
        scene.put(x + 64, y + 79, Label::number("×2", 24, full));
    }
}

/// Nine steps from the bottom up, the first ones filled; the bridge lies above the first few of them, golden as long as it can
/// be won or where it was, dark where it was lost.
fn bar(n_filled: u8, before: u8, (ground, full, bridge): (Paint, Paint, Paint)) -> Group {
    let mut bar = Group::new();
    let step = Plate::new(24, STEP.unsigned_abs() - 2, 3);
    for field in 0..9_u8 {
        let above = if field >= before { BRIDGE } else { 0 };
        let y = BAR - (i16::from(field) + 1) * STEP - above;
        let paint = if field < n_filled { full } else { ground };
        bar.put(0, y, step.fill(paint));
    }
    let y = BAR - i16::from(before) * STEP - BRIDGE + 1;
    let sign = Plate::new(32, BRIDGE.unsigned_abs() - 3, 1);
    bar.with(-4, y - 1, sign.fill(bridge))
}

fn draw_points(
    scene: &mut Scene,
    x: i16,
    y: i16,
    view: &View,
    seat: Seat,
    column: Column,
    score: &SheetScore,
) {
    let (_, full, symbol) = style(column);
    scene.put(x + 38, y + 34, Stamp::new(symbol, 36, full));
    let points = score.column(column);
    let paint = if points < 0 {
        Paint::Loss
    } else {
        Paint::Chalk
    };
    scene.put(
        x + 38,
        y + 76,
        Label::number(Label::plain(points.into()), 34, paint),
    );
    let is_doubled =
        |colour: Colour| view.sheet(seat).expedition(colour).circle() == Circle::Crossed;
    if let Column::Expedition(colour) = column
        && is_doubled(colour)
    {
        scene.put(x + 68, y + 26, Label::number("×2", 24, full));
    }
}
