//! Who plays, who is to move, the points, and the draw pile.

use super::{MARGIN, Marks, WIDTH};
use crate::scene::{Align, Font, Label, Paint, Plate, Stamp, Symbol};
use crate::{PresentContext, Scene};
use lostcities_rules::games::classic::{Action, Phase, View};
use lostcities_rules::kernel::{Outcome, Seat};

/// Where the header begins.
const TOP: i16 = 12;
/// Its height in pixels.
const HEIGHT: u16 = 66;
/// The middle of its height.
const MIDDLE: i16 = 45;
/// Pixels between its parts.
const GAP: i16 = 8;

/// So few cards in the draw pile are called out.
const FEW_CARDS: usize = 5;

pub(super) fn draw(scene: &mut Scene, view: &View, around: &PresentContext<Action>, marks: &Marks) {
    // A match of several rounds shows which one it is, and therefore has less room for names.
    let half_pile: i16 = if view.n_rounds() > 1 { 104 } else { 56 };
    let centre = WIDTH.cast_signed() / 2;
    let width = centre - half_pile - GAP - MARGIN;
    for seat in Seat::all(2) {
        Panel::new(view, seat, width, around.stopped.as_ref()).draw(scene, around);
    }
    draw_pile(scene, view, centre, half_pile, marks);
}

/// The part of the header that belongs to a seat.
struct Panel<'a> {
    view: &'a View,
    seat: Seat,
    width: i16,
    is_winner: bool,
    is_to_move: bool,
}

impl<'a> Panel<'a> {
    fn new(view: &'a View, seat: Seat, width: i16, stopped: Option<&Outcome>) -> Self {
        let totals = view.totals();
        let best = totals.iter().max();
        Self {
            view,
            seat,
            width,
            is_winner: match stopped {
                Some(outcome) => outcome.places.get(seat.index()) == Some(&1),
                None => view.is_over() && totals.get(seat.index()) == best,
            },
            is_to_move: stopped.is_none() && view.to_move() == Some(seat),
        }
    }

    fn is_left(&self) -> bool {
        self.seat == Seat::FIRST
    }

    /// This many pixels from the outer side of the picture.
    fn inwards(&self, pixels: i16) -> i16 {
        if self.is_left() {
            MARGIN + pixels
        } else {
            WIDTH.cast_signed() - MARGIN - pixels
        }
    }

    /// Where a label must be aligned that begins at the outer or the inner side.
    fn align(&self, outside: bool) -> Align {
        if self.is_left() == outside {
            Align::Left
        } else {
            Align::Right
        }
    }

    fn draw(&self, scene: &mut Scene, around: &PresentContext<Action>) {
        let plate = Plate::new(self.width.unsigned_abs(), HEIGHT, 16);
        let plate = if self.is_winner {
            plate.fill(Paint::GoldPanel).edge(Paint::Gold, 3)
        } else if self.is_to_move {
            plate.fill(Paint::PanelLit).edge(Paint::Gold, 3)
        } else {
            plate.fill(Paint::Panel)
        };
        let left = if self.is_left() {
            MARGIN
        } else {
            self.inwards(self.width)
        };
        scene.put(left, TOP, plate);
        scene.put(self.inwards(36), MIDDLE, self.marker());

        let is_bright = self.is_to_move || self.is_winner;
        let bright = if is_bright {
            Paint::Chalk
        } else {
            Paint::Slate
        };
        let n_pixels_of_points = self.draw_points(scene, bright);
        let name = around.names.get(self.seat).map_or("", String::as_str);
        if !name.is_empty() {
            let fit = self.width - 64 - n_pixels_of_points;
            let label = Label::word(name, 44, bright)
                .align(self.align(true))
                .fit(fit.unsigned_abs());
            scene.put(self.inwards(64), MIDDLE, label);
        }
    }

    /// The mark of the side, or the crown of whoever has won.
    fn marker(&self) -> Stamp {
        if self.is_winner {
            return Stamp::new(Symbol::Crown, 42, Paint::Gold);
        }
        let symbol = if self.is_left() {
            Symbol::PointLeft
        } else {
            Symbol::PointRight
        };
        let paint = if self.is_to_move {
            Paint::Gold
        } else {
            Paint::Slate
        };
        Stamp::new(symbol, 28, paint)
    }

    /// Writes the points at the inner side and answers how many pixels from there are theirs.
    fn draw_points(&self, scene: &mut Scene, bright: Paint) -> i16 {
        let total = self.view.totals().get(self.seat.index()).copied();
        let total = total.unwrap_or_default();
        let points = self.view.points(self.seat);
        if self.view.is_over() {
            let paint = if self.is_winner { Paint::Gold } else { bright };
            return self.draw_number(scene, 18, total, Label::plain(total), 50, paint);
        }
        if self.view.n_rounds() == 1 {
            return self.draw_number(scene, 18, points, Label::plain(points), 50, bright);
        }
        // What earlier rounds have brought, and what this one adds as it stands.
        let next = self.draw_number(scene, 18, points, Label::signed(points), 38, Paint::Slate);
        self.draw_number(scene, next, total, Label::plain(total), 50, bright)
    }

    /// Writes a number this many pixels from the inner side and answers where the next one may begin.
    fn draw_number(
        &self,
        scene: &mut Scene,
        from_inside: i16,
        number: i32,
        text: String,
        size: u16,
        paint: Paint,
    ) -> i16 {
        let n_letters = i16::try_from(text.chars().count()).unwrap_or(0);
        let paint = if number < 0 { Paint::Loss } else { paint };
        let label = Label::number(text, size, paint).align(self.align(false));
        scene.put(self.inwards(self.width - from_inside), MIDDLE, label);
        // A digit is about half as wide as high.
        from_inside + n_letters * size.cast_signed() / 2 + 16
    }
}

/// The draw pile, and before it which round is played, if there are several.
fn draw_pile(scene: &mut Scene, view: &View, centre: i16, half: i16, marks: &Marks) {
    let plate = Plate::new(half.unsigned_abs() * 2, HEIGHT, 16).fill(Paint::Panel);
    let may_draw = marks.open_piles && matches!(view.phase(), Phase::Draw { .. });
    let plate = if may_draw {
        plate.edge(Paint::Gold, 3)
    } else {
        plate
    };
    scene.put(centre - half, TOP, plate);
    let centre = if view.n_rounds() > 1 {
        let round = Label {
            font: Font::Number,
            ..Label::word(
                format!("{}/{}", view.round(), view.n_rounds()),
                40,
                Paint::Slate,
            )
        };
        scene.put(centre - 56, MIDDLE, round.align(Align::Middle));
        centre + 42
    } else {
        centre
    };
    let back = Plate::new(36, 44, 6);
    scene.put(centre - 42, 23, back.shadow(2));
    scene.put(
        centre - 42,
        23,
        back.fill(Paint::Back).edge(Paint::BackShade, 2),
    );
    scene.put(
        centre - 24,
        MIDDLE,
        Stamp::new(Symbol::Compass, 28, Paint::Gold),
    );
    let n_cards = view.n_draw_pile();
    let paint = if view.is_over() {
        Paint::Slate
    } else if n_cards <= FEW_CARDS {
        Paint::Alarm
    } else {
        Paint::Chalk
    };
    scene.put(
        centre + 28,
        MIDDLE,
        Label::number(n_cards.to_string(), 50, paint),
    );
}
