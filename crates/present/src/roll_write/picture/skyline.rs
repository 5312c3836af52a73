//! A sheet at a glance: whose it is, what it counts, and its columns as towers, from which the bridge is seen.

use super::progress::is_winner;
use super::tower::{Measures, Style, cable, deck, deck_middle, lamp, plots, tower};
use crate::PresentContext;
use crate::mark::{SeatMark, panel};
use crate::scene::{Align, Group, Label, Paint, Plate, Scene, Stamp, Symbol};
use lostcities_rules::games::roll_write::{Action, Choice, Column, View};
use lostcities_rules::kernel::Seat;

/// How large a sheet is, in pixels from its upper left corner.
pub(super) struct Size {
    pub width: i16,
    pub height: i16,
    /// The middle of the line with name and points, and the sizes there.
    head: i16,
    mark: u16,
    name: u16,
    points: u16,
    /// Where the first column begins, and on what all stand.
    left: i16,
    ground: i16,
    pub towers: Measures,
    /// The symbols below, and what is below these.
    symbol: u16,
    foot: u16,
}

/// Sheets of two players.
pub(super) const LARGE: Size = Size {
    width: 583,
    height: 626,
    head: 45,
    mark: 60,
    name: 48,
    points: 72,
    left: 27,
    ground: 524,
    towers: Measures {
        pitch: 64,
        aside: 22,
        body: 58,
        floor: 44,
        band: 20,
        lamp: 12,
        digits: 47,
        n_windows: 3,
        line: 3,
        edge: 2,
    },
    symbol: 40,
    foot: 34,
};

/// Sheets of three.
pub(super) const MEDIUM: Size = Size {
    width: 385,
    mark: 54,
    name: 40,
    points: 60,
    left: 16,
    ground: 536,
    towers: Measures {
        pitch: 43,
        aside: 13,
        body: 39,
        floor: 46,
        digits: 37,
        n_windows: 2,
        ..LARGE.towers
    },
    symbol: 31,
    foot: 31,
    ..LARGE
};

/// Sheets of four and five.
pub(super) const SMALL: Size = Size {
    height: 432,
    head: 35,
    mark: 44,
    name: 36,
    points: 48,
    ground: 350,
    towers: Measures {
        floor: 29,
        band: 16,
        lamp: 8,
        digits: 31,
        line: 2,
        edge: 0,
        ..MEDIUM.towers
    },
    ..MEDIUM
};

/// The sheet of a result card.
const NIGHT: Size = Size {
    width: 676,
    left: 31,
    towers: Measures {
        pitch: 75,
        aside: 20,
        body: 67,
        floor: 46,
        edge: 0,
        ..LARGE.towers
    },
    ..LARGE
};

/// What a seat built, without the plots on which nothing stands; the foot of its first tower is here.
pub(super) fn night(scene: &mut Scene, foot: (i16, i16), view: &View, seat: Seat) {
    let before = view.values().bridge_field.value - 1;
    scene.put(foot.0, foot.1, cable(&NIGHT.towers, before));
    towers(scene, &NIGHT, foot, view, seat);
    signs(scene, &NIGHT, foot, view, seat, false);
}

/// A small tower for a legend.
pub(crate) fn specimen(column: Column, n_floors: u8, is_lit: bool) -> Group {
    tower(&SMALL.towers, column, n_floors, n_floors, is_lit)
}

/// A large tower in which somebody lives.
pub(crate) fn landmark(column: Column, n_floors: u8) -> Group {
    tower(&LARGE.towers, column, n_floors, n_floors, true)
}

pub(super) fn draw(
    scene: &mut Scene,
    size: &Size,
    (x, y): (i16, i16),
    view: &View,
    seat: Seat,
    around: &PresentContext<Action>,
) {
    let is_winner = is_winner(view, seat, around);
    let is_playing = around.stopped.is_none() && !view.is_over();
    let may_act = is_playing && view.to_act().contains(seat);
    let plate = Plate::new(size.width.unsigned_abs(), size.height.unsigned_abs(), 16);
    scene.put(x, y, panel(plate, is_winner, may_act));
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
    head(
        scene,
        size,
        (x, y + size.head),
        view,
        seat,
        marker,
        around.name(seat),
    );
    let foot = (x + size.left, y + size.ground);
    let before = view.values().bridge_field.value - 1;
    scene.put(foot.0, foot.1, plots(&size.towers, before));
    towers(scene, size, foot, view, seat);
    signs(scene, size, foot, view, seat, is_playing);
}

fn head(
    scene: &mut Scene,
    size: &Size,
    (x, y): (i16, i16),
    view: &View,
    seat: Seat,
    marker: Option<(Symbol, Paint)>,
    name: &str,
) {
    let mark = size.mark.cast_signed();
    scene.put(
        x + size.left + mark / 2,
        y,
        SeatMark::of(seat).drawn(size.mark),
    );
    let points = view.score(seat).points();
    let paint = if points < 0 { Paint::Loss } else { Paint::Gold };
    let text = Label::plain(points);
    let n_letters = i16::try_from(text.chars().count()).unwrap_or(0);
    let right = x + size.width - size.left;
    let points = Label::number(text, size.points, paint).align(Align::Right);
    scene.put(right, y, points);
    // A digit is about half as wide as high.
    let mut end = right - n_letters * size.points.cast_signed() * 9 / 20 - 10;
    if let Some((symbol, paint)) = marker {
        let stamp = Stamp::new(symbol, size.points * 2 / 3, paint);
        let half = stamp.size.cast_signed() / 2;
        scene.put(end - half, y, stamp);
        end -= 2 * half + 6;
    }
    let start = x + size.left + mark + 12;
    if !name.is_empty() {
        let name = Label::word(name, size.name, Paint::Chalk);
        scene.put(start, y, name.fit((end - start).unsigned_abs()));
    }
}

/// All towers. Those that reach the bridge stand before it, the others behind.
fn towers(scene: &mut Scene, size: &Size, (x, y): (i16, i16), view: &View, seat: Seat) {
    let at = &size.towers;
    let sheet = view.sheet(seat);
    let score = view.score(seat);
    let before = view.values().bridge_field.value - 1;
    let put = |scene: &mut Scene, is_before: bool| {
        for column in Column::ALL {
            let n_floors = sheet.n_filled(column);
            if n_floors == 0 || (n_floors > before) != is_before {
                continue;
            }
            let x = x + at.x(column);
            let pays = score.column(column) > 0;
            scene.put(x, y, tower(at, column, n_floors, before, pays));
            let last = match column {
                Column::Expedition(colour) => sheet.expedition(colour).last(),
                Column::Artefacts | Column::Dice => None,
            };
            let text = last.unwrap_or(n_floors).to_string();
            let top = y - at.height(n_floors, before);
            let number = Label::number(text, at.digits, Paint::Ink);
            scene.put(x + at.body / 2, top + at.floor / 2, number);
        }
    };
    put(scene, false);
    scene.put(x, y, deck(at, before));
    put(scene, true);
    for column in Column::ALL {
        let x = x + at.x(column) + at.body / 2;
        let lamp = lamp(at, view.bridge(seat, column));
        scene.put(x, y + deck_middle(at, before), lamp);
    }
    let width = (at.x(Column::Dice) + at.body + 12).unsigned_abs();
    scene.put(x - 6, y, Plate::new(width, 4, 2).fill(Paint::Line));
}

/// What the columns are, and below that what is doubled or, once nobody plays on, what they count.
fn signs(
    scene: &mut Scene,
    size: &Size,
    (x, y): (i16, i16),
    view: &View,
    seat: Seat,
    is_playing: bool,
) {
    let score = view.score(seat);
    for column in Column::ALL {
        let style = Style::of(column);
        let middle = x + size.towers.x(column) + size.towers.body / 2;
        scene.put(
            middle,
            y + 26,
            Stamp::new(style.symbol, size.symbol, style.front),
        );
        let mut doubled = score.expeditions.iter().filter(|score| score.is_doubled);
        let y = y + 28 + size.symbol.cast_signed();
        if !is_playing {
            let points = score.column(column);
            let paint = if points < 0 {
                Paint::Loss
            } else {
                Paint::Chalk
            };
            let label = Label::number(Label::plain(points.into()), size.foot, paint);
            scene.put(middle, y, label);
        } else if doubled.any(|score| Column::Expedition(score.colour) == column) {
            let body = size.towers.body;
            let chip = Plate::new(body.unsigned_abs(), 30, 8).fill(style.front);
            scene.put(middle - body / 2, y - 15, chip);
            scene.put(middle, y, Label::number("×2", 28, Paint::Ink));
        }
    }
}
