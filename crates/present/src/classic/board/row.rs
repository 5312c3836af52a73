//! One colour of the board: both expeditions with what they owe and their cities, and the discard pile between them.

use super::expedition::{ROOM, places, places_before};
use super::{MARGIN, Marks, ROW_HEIGHT, WIDTH, city, debt, mark};
use crate::Scene;
use crate::scene::{Card, CardSize, Label, Paint, Plate, Stamp, Symbol, Tone, lane};
use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::{Action, View};
use lostcities_rules::kernel::Seat;

/// Pixels from the top of a row to the cards of its expeditions, to its discard pile, and to the bars of what is owed.
const CARDS: i16 = 4;
const PILE_TOP: i16 = 14;
const DEBT: i16 = 109;
/// Where the left expedition begins; the right one begins at the other side of the piles.
const LEFT: i16 = 120;
const RIGHT: i16 = 664;
/// The discard piles and what they lie on.
const PILE: i16 = 560;
const MIDDLE: i16 = 544;

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
    scene.put(MARGIN, y, lane(colour, Plate::new(width, ROW_HEIGHT, 16)));
    // What both share lies on a dark path through all rows.
    scene.put(
        MIDDLE,
        y,
        Plate::new(112, ROW_HEIGHT, 0).fill(of(Tone::Pill)),
    );
    for seat in Seat::all(2) {
        let is_left = seat == marks.left;
        let x = if is_left { LEFT } else { RIGHT };
        let expedition = view.expedition(seat, colour);
        let score = expedition.score(view.values());
        city::draw(scene, is_left, y, colour, score);
        let planned = marks
            .picked
            .filter(|(by, card)| *by == seat && card.colour() == colour)
            .filter(|(_, card)| view.is_playable(seat, *card));
        let (places, planned) = match planned {
            Some((_, card)) => {
                let (places, place) = places_before(expedition, card);
                (places, Some(place))
            }
            None => (places(expedition), None),
        };
        let is_empty = places.is_empty();
        if is_empty {
            let symbol = Stamp::new(Symbol::of(colour), 40, of(Tone::Ghost));
            scene.put(x + ROOM / 2, y + 62, symbol);
        }
        for place in &places {
            let card = Card::new(colour, place.mark, place.size);
            scene.put(x + place.x, y + CARDS, card);
        }
        if let Some(place) = planned {
            target(scene, x + place, y + CARDS);
        }
        if is_empty {
            continue;
        }
        if let Some((by, Action::Play(card))) = latest
            && by == seat
            && card.colour() == colour
            && expedition.last_rank() == card.rank()
            && let Some(last) = places.last()
        {
            frame(scene, x + last.x, y + CARDS, Paint::Chalk);
        }
        // Over the frame, which reaches that far.
        debt::draw(scene, x, y + DEBT, colour, score);
    }
    draw_pile(scene, y + PILE_TOP, view, colour, latest, marks);
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
    let is_target = marks
        .picked
        .is_some_and(|(_, card)| card.colour() == colour);
    let plate = CardSize::Row.plate();
    let Some(top) = pile.top() else {
        scene.put(PILE, y, plate.dashed(of(Tone::Slot), 2));
        let symbol = Stamp::new(Symbol::of(colour), 44, of(Tone::Ghost));
        scene.put(PILE + 40, y + 49, symbol);
        if is_target {
            target(scene, PILE, y);
        }
        return;
    };
    scene.put(PILE, y, Card::new(colour, mark(top), CardSize::Row));
    if is_target {
        target(scene, PILE, y);
    } else if marks.open_piles && view.may_take_from(colour).is_ok() {
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

fn frame(scene: &mut Scene, x: i16, y: i16, paint: Paint) {
    scene.put(x - 4, y - 4, around_card().edge(paint, 4));
}

fn target(scene: &mut Scene, x: i16, y: i16) {
    scene.put(x - 4, y - 4, around_card().dashed(Paint::Gold, 4));
}

/// A plate that reaches four pixels beyond a card on all sides.
fn around_card() -> Plate {
    let plate = CardSize::Row.plate();
    Plate::new(plate.width + 8, plate.height + 8, plate.radius + 4)
}
