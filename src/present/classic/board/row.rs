//! One colour of the board: both expeditions with their scores, and the discard pile between them.

use super::{MARGIN, Marks, WIDTH};
use crate::games::Colour;
use crate::games::classic::{self, Action, Expedition, View};
use crate::kernel::Seat;
use crate::present::Scene;
use crate::present::scene::{Card, CardSize, Label, Mark, Paint, Plate, Stamp, Symbol, Tone};

/// Height of a row in pixels.
const HEIGHT: u16 = 112;
/// Pixels from the top of a row to its cards.
const INSET: i16 = 7;
/// Width that the cards of an expedition may take.
const ROOM: i16 = 416;
/// Where the left expedition begins; the right one begins at the other side of the piles.
const LEFT: i16 = 120;
const RIGHT: i16 = 664;
/// The discard piles and what they lie on.
const PILE: i16 = 560;
const MIDDLE: i16 = 544;
/// The scores.
const SCORE_LEFT: i16 = 28;
const SCORE_RIGHT: i16 = 1090;

pub(super) fn draw(
    scene: &mut Scene,
    y: i16,
    view: &View,
    colour: Colour,
    latest: Option<(Seat, Action)>,
    marks: &Marks,
) {
    let of = |tone| Paint::Of(colour, tone);
    let width = WIDTH - 2 * MARGIN.unsigned_abs();
    scene.put(MARGIN, y, Plate::new(width, HEIGHT, 16).fill(of(Tone::Row)));
    scene.put(MIDDLE, y, Plate::new(112, HEIGHT, 0).fill(of(Tone::Middle)));
    for seat in Seat::all(2) {
        let (x, score) = if seat == Seat::FIRST {
            (LEFT, SCORE_LEFT)
        } else {
            (RIGHT, SCORE_RIGHT)
        };
        let expedition = view.expedition(seat, colour);
        if expedition.is_empty() {
            let symbol = Stamp::new(Symbol::of(colour), 40, of(Tone::Slot));
            scene.put(x + ROOM / 2, y + 56, symbol);
            continue;
        }
        let last = draw_expedition(scene, x, y + INSET, expedition);
        let points = expedition.score(view.values()).points;
        draw_score(scene, score, y + 30, points.into(), colour);
        if let Some((by, Action::Play(card))) = latest
            && by == seat
            && card.colour() == colour
            && expedition.last_rank() == card.rank()
        {
            frame(scene, last, y + INSET, Paint::Chalk);
        }
    }
    draw_pile(scene, y + INSET, view, colour, latest, marks);
}

/// Lays out the cards from left to right and answers where the last one lies.
fn draw_expedition(scene: &mut Scene, x: i16, y: i16, expedition: Expedition) -> i16 {
    let colour = expedition.colour();
    let n_wagers = expedition.n_wagers();
    let spacing = Spacing::of(expedition);
    let mut put = |x, mark, size| scene.put(x, y, Card::new(colour, mark, size));
    let mut next = x;
    let mut last = x;
    // Wagers lie on each other, the uppermost says what they multiply by.
    for nth in 1..=n_wagers {
        last = next;
        if nth < n_wagers {
            put(next, Mark::Hidden, CardSize::Row);
            next += spacing.wager;
        } else {
            put(next, Mark::Stakes(n_wagers + 1), CardSize::Row);
            next += spacing.stakes;
        }
    }
    for rank in expedition.ranks() {
        last = next;
        put(next, Mark::Number(rank.number()), spacing.size);
        next += spacing.number;
    }
    last
}

/// How far apart the cards of an expedition lie, in pixels.
struct Spacing {
    /// From a covered wager to the next.
    wager: i16,
    /// From the uppermost wager to the first number.
    stakes: i16,
    /// From a number to the next.
    number: i16,
    /// How much room the numbers have on their cards.
    size: CardSize,
}

impl Spacing {
    /// Spread out as long as there is room.
    const WIDE: Self = Self {
        wager: 13,
        stakes: 64,
        number: 64,
        size: CardSize::Row,
    };

    fn of(expedition: Expedition) -> Self {
        let n_wagers = i16::from(expedition.n_wagers());
        let n_steps = i16::try_from(expedition.ranks().count())
            .unwrap_or(0)
            .saturating_sub(1);
        let card = CardSize::Row.width().cast_signed();
        let before = |spacing: &Self| match n_wagers {
            0 => 0,
            _ => (n_wagers - 1) * spacing.wager + spacing.stakes,
        };
        let room = |spacing: &Self| ROOM - before(spacing) - card;
        if n_steps * Self::WIDE.number <= room(&Self::WIDE) || n_steps == 0 {
            return Self::WIDE;
        }
        let close = Self {
            wager: 11,
            stakes: 58,
            ..Self::WIDE
        };
        let number = (room(&close) / n_steps).min(Self::WIDE.number);
        // Below this the next card touches a number printed at its usual place.
        let size = if number < 40 {
            CardSize::Tight
        } else {
            CardSize::Row
        };
        Self {
            number,
            size,
            ..close
        }
    }
}

fn draw_score(scene: &mut Scene, x: i16, y: i16, points: i32, colour: Colour) {
    let paint = if points < 0 {
        Paint::Loss
    } else {
        Paint::Chalk
    };
    scene.put(
        x,
        y,
        Plate::pill(82, 52).fill(Paint::Of(colour, Tone::Pill)),
    );
    scene.put(
        x + 41,
        y + 26,
        Label::number(Label::signed(points), 42, paint),
    );
}

fn draw_pile(
    scene: &mut Scene,
    y: i16,
    view: &View,
    colour: Colour,
    latest: Option<(Seat, Action)>,
    marks: &Marks,
) {
    let of = |tone| Paint::Of(colour, tone);
    let pile = view.discard_pile(colour);
    let plate = CardSize::Row.plate();
    let Some(top) = pile.top() else {
        scene.put(PILE, y, plate.dashed(of(Tone::Slot), 2));
        let symbol = Stamp::new(Symbol::of(colour), 44, of(Tone::Ghost));
        scene.put(PILE + 40, y + 49, symbol);
        return;
    };
    scene.put(PILE, y, Card::new(colour, mark(top), CardSize::Row));
    if marks.open_piles && view.may_take_from(colour).is_ok() {
        frame(scene, PILE, y, Paint::Gold);
    } else if let Some((_, Action::Discard(card))) = latest
        && card == top
    {
        frame(scene, PILE, y, Paint::Chalk);
    }
    if pile.height() > 1 {
        scene.put(PILE + 50, y + 56, Plate::disc(44).fill(Paint::Ink));
        let height = Label::number(pile.height().to_string(), 34, Paint::Chalk);
        scene.put(PILE + 72, y + 78, height);
    }
}

/// What is printed on a card.
pub(in super::super) fn mark(card: classic::Card) -> Mark {
    match card.rank() {
        Some(rank) => Mark::Number(rank.number()),
        None => Mark::Wager,
    }
}

/// A frame around a card on the board.
fn frame(scene: &mut Scene, x: i16, y: i16, paint: Paint) {
    let plate = CardSize::Row.plate();
    let around = Plate::new(plate.width + 8, plate.height + 8, plate.radius + 4);
    scene.put(x - 4, y - 4, around.edge(paint, 4));
}
