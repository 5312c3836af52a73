//! The public picture: what was rolled, and every sheet as a skyline; after the match who has won.

use super::WIDTH;
use super::dice::{Lies, Spread, lie, spread};
use super::skyline::{self, LARGE, MEDIUM, SMALL, Size};
use crate::PresentContext;
use crate::mark::{SeatMark, panel};
use crate::scene::{Align, Label, Paint, Plate, Scene, Stamp, Symbol};
use lostcities_rules::games::roll_write::{Action, Choice, View};
use lostcities_rules::kernel::Seat;

const MARGIN: i16 = 12;

type Place = (i16, i16);

/// Where everything is that is not on a sheet: across the picture above them, or a tile among them.
struct Head {
    width: i16,
    height: i16,
    /// Who rolls: the mark, its size, and the name.
    mark: Place,
    mark_size: u16,
    name: Place,
    name_size: u16,
    name_room: u16,
    turn: Place,
    dice: Place,
    spread: Spread,
    /// Who has won.
    crown: Place,
    winner: Place,
    winner_size: u16,
    winner_name: Place,
    winner_align: Align,
    winner_room: u16,
    points: Place,
    points_size: u16,
    points_align: Align,
    lead: Place,
    /// What was counted, from left to right: where it begins, and pixels from one to the next.
    counts: Place,
    counts_pitch: i16,
}

const BAR: Head = Head {
    width: 1176,
    height: 106,
    mark: (54, 53),
    mark_size: 62,
    name: (112, 53),
    name_size: 48,
    name_room: 310,
    turn: (458, 53),
    dice: (564, 11),
    spread: Spread {
        side: 84,
        step: (100, 0),
        numbers: (312, 0),
    },
    crown: (54, 53),
    winner: (144, 53),
    winner_size: 64,
    winner_name: (202, 53),
    winner_align: Align::Left,
    winner_room: 330,
    points: (1148, 53),
    points_size: 72,
    points_align: Align::Right,
    lead: (1016, 53),
    counts: (574, 53),
    counts_pitch: 124,
};

const TILE: Head = Head {
    width: 385,
    height: 432,
    mark: (58, 58),
    mark_size: 58,
    name: (104, 58),
    name_size: 44,
    name_room: 166,
    turn: (298, 58),
    dice: (34, 138),
    spread: Spread {
        side: 98,
        step: (111, 0),
        numbers: (0, 124),
    },
    crown: (262, 63),
    winner: (98, 113),
    winner_size: 140,
    winner_name: (262, 146),
    winner_align: Align::Middle,
    winner_room: 180,
    points: (36, 262),
    points_size: 132,
    points_align: Align::Left,
    lead: (355, 276),
    counts: (62, 375),
    counts_pitch: 116,
};

/// The place of two tiles.
const WIDE: Head = Head {
    width: 780,
    mark: (72, 62),
    mark_size: 66,
    name: (126, 62),
    name_size: 52,
    name_room: 480,
    turn: (674, 62),
    dice: (152, 122),
    spread: Spread {
        side: 132,
        step: (172, 0),
        numbers: (0, 152),
    },
    crown: (284, 66),
    winner: (130, 118),
    winner_size: 160,
    winner_name: (252, 146),
    winner_align: Align::Left,
    winner_room: 500,
    points: (56, 266),
    lead: (376, 280),
    counts: (92, 375),
    counts_pitch: 240,
    ..TILE
};

/// The public picture, 1200 pixels wide; 764 high, 11 to 7, for two and three, and 900 for more.
pub(in super::super) fn progress(view: &View, around: &PresentContext<Action>) -> Scene {
    let n_seats = i16::from(view.setup().n_seats());
    let (size, n_columns) = match n_seats {
        ..=2 => (&LARGE, 2),
        3 => (&MEDIUM, 3),
        _ => (&SMALL, 3),
    };
    let is_tiled = n_seats > n_columns;
    let height = if is_tiled { 900 } else { 764 };
    let mut scene = Scene::new(WIDTH, height);
    // The dice take the places that are left.
    let first = if is_tiled {
        let n_places = 2 * n_columns - n_seats;
        let head = if n_places == 1 { &TILE } else { &WIDE };
        draw_head(&mut scene, head, MARGIN, view, around);
        n_places
    } else {
        draw_head(&mut scene, &BAR, 10, view, around);
        0
    };
    for (nth, seat) in (first..).zip(view.seats()) {
        let (x, y) = place(size, n_columns, nth);
        let below = if is_tiled { MARGIN } else { 126 };
        skyline::draw(&mut scene, size, (x, y + below), view, seat, around);
    }
    scene
}

/// Where a sheet lies: its left edge, and pixels below the first row.
fn place(size: &Size, n_columns: i16, nth: i16) -> Place {
    let room = WIDTH.cast_signed() - 2 * MARGIN - size.width;
    let (row, column) = (nth / n_columns, nth % n_columns);
    (
        MARGIN + room * column / (n_columns - 1),
        row * (size.height + MARGIN),
    )
}

/// Whether a seat has won, once nobody plays on.
pub(in super::super) fn is_winner(
    view: &View,
    seat: Seat,
    around: &PresentContext<Action>,
) -> bool {
    let points = |seat| view.score(seat).points();
    let is_best = || view.seats().all(|other| points(other) <= points(seat));
    around.has_won(seat, view.is_over() && is_best())
}

/// Who rolls and what lies, or who has won.
fn draw_head(scene: &mut Scene, head: &Head, y: i16, view: &View, around: &PresentContext<Action>) {
    let plate = Plate::new(head.width.unsigned_abs(), head.height.unsigned_abs(), 16);
    let active = view.active().filter(|_| around.stopped.is_none());
    let winners = view.seats().filter(|&seat| is_winner(view, seat, around));
    let winners: Vec<Seat> = winners.collect();
    let is_won = active.is_none() && !winners.is_empty();
    scene.put(MARGIN, y, panel(plate, is_won, false));
    let at = |(dx, dy): Place| (MARGIN + dx, y + dy);
    match active {
        Some(active) => draw_roll(scene, head, &at, view, active, around.name(active)),
        None => draw_winners(scene, head, &at, view, &winners, around),
    }
}

/// Who rolled, which turn it is, and the dice; the pair that is taken steps back, with the mark of who took it.
fn draw_roll(
    scene: &mut Scene,
    head: &Head,
    at: &dyn Fn(Place) -> Place,
    view: &View,
    active: Seat,
    name: &str,
) {
    let (x, y) = at(head.mark);
    scene.put(x, y, SeatMark::of(active).drawn(head.mark_size));
    if !name.is_empty() {
        let (x, y) = at(head.name);
        let label = Label::word(name, head.name_size, Paint::Chalk);
        scene.put(x, y, label.fit(head.name_room));
    }
    let (x, y) = at(head.turn);
    scene.put(x, y, Stamp::new(Symbol::Round, 30, Paint::Slate));
    let turn = Label::number(view.turn_number().to_string(), 44, Paint::Slate);
    scene.put(x + 24, y, turn.align(Align::Left));
    let Some(roll) = view.roll() else { return };
    let taken = view.choice(active).and_then(Choice::pair);
    let lies = lie(roll, taken, Lies::Gone(active));
    spread(scene, at(head.dice), &head.spread, roll, lies);
}

/// Who has won, with how much, and by how much.
fn draw_winners(
    scene: &mut Scene,
    head: &Head,
    at: &dyn Fn(Place) -> Place,
    view: &View,
    winners: &[Seat],
    around: &PresentContext<Action>,
) {
    let Some(&first) = winners.first() else {
        return;
    };
    let (x, y) = at(head.crown);
    scene.put(x, y, Stamp::new(Symbol::Crown, 62, Paint::Gold));
    let names: Vec<&str> = winners.iter().map(|&seat| around.name(seat)).collect();
    if names.iter().all(|name| !name.is_empty()) {
        let (x, y) = at(head.winner_name);
        let label = Label::word(names.join(" · "), 52, Paint::Chalk);
        scene.put(x, y, label.align(head.winner_align).fit(head.winner_room));
    }
    let score = view.score(first);
    // By agreement several win with different points.
    let is_same = |&seat: &Seat| view.score(seat).points() == score.points();
    if winners.iter().all(is_same) {
        let (x, y) = at(head.points);
        let points = Label::number(Label::plain(score.points()), head.points_size, Paint::Gold);
        scene.put(x, y, points.align(head.points_align));
    }
    if winners.len() > 1 {
        return;
    }
    let (x, y) = at(head.winner);
    scene.put(x, y, SeatMark::of(first).drawn(head.winner_size));
    let others = view.seats().filter(|&seat| seat != first);
    let second = others.map(|seat| view.score(seat).points()).max();
    if let Some(second) = second.filter(|_| view.is_over()) {
        let (x, y) = at(head.lead);
        let lead = Label::signed(score.points() - second);
        scene.put(
            x,
            y,
            Label::number(lead, 48, Paint::Slate).align(Align::Right),
        );
    }
    let (x, y) = at(head.counts);
    let counts = [
        (Symbol::Bridge, Paint::Gold, score.n_bridges),
        (Symbol::Artefact, Paint::Gold, score.n_artefacts),
        (Symbol::Die, Paint::Chalk, score.n_dice),
    ];
    for (x, (symbol, paint, count)) in (x..)
        .step_by(head.counts_pitch.unsigned_abs().into())
        .zip(counts)
    {
        scene.put(x, y, Stamp::new(symbol, 46, paint));
        let count = Label::number(count.to_string(), 48, Paint::Chalk);
        scene.put(x + 34, y, count.align(Align::Left));
    }
}
