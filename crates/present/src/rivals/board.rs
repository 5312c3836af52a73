//! The picture of Rivals: the pile and the display, the supply, and below them a row for every seat.

mod display;
mod gavel;
mod seat;

pub(super) use gavel::gavel;

use crate::scene::{Label, Paint, Plate, Stamp, Symbol, Tone};
use crate::{PresentContext, Scene};
use lostcities_rules::games::rivals::{Action, Card, View};
use lostcities_rules::kernel::Seat;

/// Width of the picture in pixels.
const WIDTH: u16 = 1200;

const MARGIN: i16 = 12;

/// The strip with the supply and the symbols of the colours.
const STRIP: i16 = 232;
const STRIP_HEIGHT: u16 = 60;

/// Where the first seat's row begins, and pixels from one to the next.
const FIRST_ROW: i16 = 300;
const ROW_PITCH: i16 = 120;

/// Where the column of the first colour begins, its width, and pixels from one to the next.
const FIRST_COLUMN: i16 = 364;
const COLUMN: u16 = 128;
const COLUMN_PITCH: i16 = 136;

/// The column of the bids and its width.
const BIDS: i16 = 1050;
const BIDS_WIDTH: u16 = 128;

/// The board, 1200 pixels wide and 552, 672 or 792 high with two, three or four seats. Everybody sees the same.
pub(super) fn board(view: &View, around: &PresentContext<Action>) -> Scene {
    let n_seats = u16::from(view.n_seats());
    let height = FIRST_ROW.unsigned_abs() + n_seats * ROW_PITCH.unsigned_abs() + 12;
    let mut scene = Scene::new(WIDTH, height);
    display::draw(&mut scene, view);
    strip(&mut scene, view);
    let rows = (FIRST_ROW..).step_by(ROW_PITCH.unsigned_abs().into());
    for (y, seat) in rows.zip(view.seats()) {
        seat::draw(&mut scene, y, view, seat, around);
    }
    scene
}

fn columns() -> impl Iterator<Item = i16> {
    (FIRST_COLUMN..).step_by(COLUMN_PITCH.unsigned_abs().into())
}

fn strip(scene: &mut Scene, view: &View) {
    let width = WIDTH - 2 * MARGIN.unsigned_abs();
    scene.put(
        MARGIN,
        STRIP,
        Plate::new(width, STRIP_HEIGHT, 16).fill(Paint::Panel),
    );
    let middle = STRIP + STRIP_HEIGHT.cast_signed() / 2;
    coin(scene, 60, middle, 44);
    let supply = Label::number(view.supply().number().to_string(), 46, Paint::Chalk);
    scene.put(92, middle, supply.align(crate::scene::Align::Left));
    for (x, &colour) in columns().zip(view.colours()) {
        let paint = Paint::Of(colour, Tone::Full);
        let x = x + COLUMN.cast_signed() / 2;
        scene.put(x, middle, Stamp::new(Symbol::of(colour), 40, paint));
    }
    let x = BIDS + BIDS_WIDTH.cast_signed() / 2;
    if view.is_over() {
        scene.put(x, middle, Stamp::new(Symbol::Crown, 42, Paint::Slate));
    } else {
        scene.put(x - 22, middle - 22, gavel(Paint::Slate));
    }
}

/// A coin with its middle at these pixels.
pub(super) fn coin(scene: &mut Scene, x: i16, y: i16, diameter: u16) {
    let half = diameter.cast_signed() / 2;
    let disc = Plate::disc(diameter);
    scene.put(x - half, y - half + 4, disc.fill(Paint::GoldShade));
    scene.put(x - half, y - half, disc.fill(Paint::Gold));
}

/// The card that was laid last in this turn, and by whom.
fn just_laid(around: &PresentContext<Action>) -> Option<(Seat, Card)> {
    match *around.recent.last()? {
        (seat, Action::Lay(card)) => Some((seat, card)),
        _ => None,
    }
}
