//! Who plays, who is to move, the points, and the draw pile.

use super::{MARGIN, Marks, WIDTH};
use crate::mark::{SeatMark, panel};
use crate::scene::{Align, Label, Paint, Plate, Stamp, Symbol};
use crate::{PresentContext, Scene};
use lostcities_rules::games::classic::{Action, Phase, View};
use lostcities_rules::kernel::Seat;

const TOP: i16 = 10;
const HEIGHT: u16 = 74;
const MIDDLE: i16 = TOP + HEIGHT.cast_signed() / 2;
/// The upper and the lower line in a match of several rounds.
const UPPER: i16 = 30;
const LOWER: i16 = 65;
/// Half the width of the middle part in pixels.
const HALF_PILE: i16 = 72;
/// Pixels between the parts.
const GAP: i16 = 8;

const FEW_CARDS: usize = 5;

pub(super) fn draw(scene: &mut Scene, view: &View, around: &PresentContext<Action>, marks: &Marks) {
    let centre = WIDTH.cast_signed() / 2;
    let width = centre - HALF_PILE - GAP - MARGIN;
    for seat in Seat::all(2) {
        let is_left = seat == marks.left;
        Panel::new(view, seat, is_left, width, around).draw(scene, around);
    }
    draw_pile(scene, view, centre, marks);
}

struct Panel<'a> {
    view: &'a View,
    seat: Seat,
    is_left: bool,
    width: i16,
    is_winner: bool,
    is_to_move: bool,
}

impl<'a> Panel<'a> {
    fn new(
        view: &'a View,
        seat: Seat,
        is_left: bool,
        width: i16,
        around: &PresentContext<Action>,
    ) -> Self {
        let totals = view.totals();
        let is_best = view.is_over() && totals.get(seat.index()) == totals.iter().max();
        Self {
            view,
            seat,
            is_left,
            width,
            is_winner: around.has_won(seat, is_best),
            is_to_move: around.stopped.is_none() && view.to_move() == Some(seat),
        }
    }

    /// This many pixels from the outer side of the picture.
    fn inwards(&self, pixels: i16) -> i16 {
        if self.is_left {
            MARGIN + pixels
        } else {
            WIDTH.cast_signed() - MARGIN - pixels
        }
    }

    /// Where a label must be aligned that begins at the outer or the inner side.
    fn align(&self, outside: bool) -> Align {
        if self.is_left == outside {
            Align::Left
        } else {
            Align::Right
        }
    }

    fn draw(&self, scene: &mut Scene, around: &PresentContext<Action>) {
        let plate = Plate::new(self.width.unsigned_abs(), HEIGHT, 16);
        let left = if self.is_left {
            MARGIN
        } else {
            self.inwards(self.width)
        };
        scene.put(left, TOP, panel(plate, self.is_winner, self.is_to_move));
        let mark = SeatMark::of(self.seat).drawn(54);
        scene.put(self.inwards(46), MIDDLE, mark);

        let is_bright = self.is_to_move || self.is_winner;
        let bright = if is_bright {
            Paint::Chalk
        } else {
            Paint::Slate
        };
        let n_pixels_of_points = self.draw_points(scene, bright);
        let name = around.name(self.seat);
        if !name.is_empty() {
            let fit = self.width - 92 - n_pixels_of_points;
            let label = Label::word(name, 44, bright)
                .align(self.align(true))
                .fit(fit.unsigned_abs());
            scene.put(self.inwards(92), MIDDLE, label);
        }
    }

    /// Writes the points at the inner side and answers how many pixels from there are theirs.
    fn draw_points(&self, scene: &mut Scene, bright: Paint) -> i16 {
        let total = self.view.totals()[self.seat.index()];
        let points = self.view.points(self.seat);
        if self.view.is_over() || self.view.n_rounds() == 1 {
            let number = if self.view.is_over() { total } else { points };
            let paint = if self.is_winner { Paint::Gold } else { bright };
            let taken = self.draw_number(scene, MIDDLE, number, Label::plain(number), 54, paint);
            if !self.is_winner {
                return taken;
            }
            let crown = Stamp::new(Symbol::Crown, 46, Paint::Gold);
            scene.put(self.inwards(self.width - taken - 23), MIDDLE, crown);
            return taken + 46 + 16;
        }
        // What earlier rounds have brought, and below it what this one adds so far.
        let upper = self.draw_number(scene, UPPER, total, Label::plain(total), 42, bright);
        let y = LOWER;
        let lower = self.draw_number(scene, y, points, Label::signed(points), 30, Paint::Slate);
        let sign = Stamp::new(Symbol::Round, 24, Paint::Slate);
        scene.put(self.inwards(self.width - lower - 2), y, sign);
        upper.max(lower + 22)
    }

    /// Writes a number at the inner side and answers how many pixels from there are taken.
    fn draw_number(
        &self,
        scene: &mut Scene,
        y: i16,
        number: i32,
        text: String,
        size: u16,
        paint: Paint,
    ) -> i16 {
        let n_letters = i16::try_from(text.chars().count()).unwrap_or(0);
        let paint = if number < 0 { Paint::Loss } else { paint };
        let label = Label::number(text, size, paint).align(self.align(false));
        scene.put(self.inwards(self.width - 20), y, label);
        // A digit is about half as wide as high.
        20 + n_letters * size.cast_signed() / 2 + 16
    }
}

/// The draw pile as high as it still is, its count, and below it which round is played, if there are several.
fn draw_pile(scene: &mut Scene, view: &View, centre: i16, marks: &Marks) {
    let plate = Plate::new(HALF_PILE.unsigned_abs() * 2, HEIGHT, 16).fill(Paint::Panel);
    let may_draw = marks.open_piles && matches!(view.phase(), Phase::Draw { .. });
    let plate = if may_draw {
        plate.edge(Paint::Gold, 3)
    } else {
        plate
    };
    scene.put(centre - HALF_PILE, TOP, plate);
    let n_cards = view.n_draw_pile();
    let (left, top) = (centre - 55, MIDDLE - 26);
    let back = Plate::new(38, 48, 6);
    // A card for each started dozen below the uppermost one.
    let n_below = i16::try_from(n_cards.div_ceil(12).min(4)).unwrap_or(0);
    let below = back.fill(Paint::BackShade).edge(Paint::Ink, 2);
    for depth in (1..n_below).rev() {
        scene.put(left + depth * 2, top + depth * 3, below);
    }
    if n_cards > 0 {
        scene.put(left, top, back.fill(Paint::Back).edge(Paint::Ink, 2));
        let star = Stamp::new(Symbol::Compass, 30, Paint::Gold);
        scene.put(left + 19, top + 24, star);
    } else {
        scene.put(left, top, back.dashed(Paint::Line, 2));
    }
    let paint = if view.is_over() {
        Paint::Slate
    } else if n_cards <= FEW_CARDS {
        Paint::Alarm
    } else {
        Paint::Chalk
    };
    let (y, size) = if view.n_rounds() > 1 {
        let round = format!("{}/{}", view.round(), view.n_rounds());
        let y = LOWER;
        let sign = Stamp::new(Symbol::Round, 22, Paint::Slate);
        scene.put(centre + 7, y, sign);
        let round = Label::number(round, 30, Paint::Slate).align(Align::Left);
        scene.put(centre + 21, y, round);
        (UPPER, 42)
    } else {
        (MIDDLE, 52)
    };
    let count = Label::number(n_cards.to_string(), size, paint);
    scene.put(centre + 30, y, count);
}
