//! The pile in play, and the cards that lie open for an auction.

use std::cmp::Ordering;

use super::{MARGIN, WIDTH};
use crate::Scene;
use crate::scene::{self, CardSize, Group, Label, Mark, Paint, Plate, Stamp, Symbol, Tone, lane};
use lostcities_rules::games::Colour;
use lostcities_rules::games::rivals::{Card, View};

/// The panel on which everything lies.
const TOP: i16 = 12;
const HEIGHT: u16 = 212;
const PILE: i16 = 28;
const PILE_WIDTH: u16 = 96;
/// Where the first card lies, and how much room all of them have.
const LEFT: i16 = 148;
const ROOM: i16 = 1024;
/// Pixels from the panel's top to large cards.
const INSET: i16 = 13;
/// Pixels between two large cards, or lands, that share the whole width, and from a small card to the next at most.
const GAP: i16 = 16;
const WIDE: i16 = 144;

/// This many cards lie side by side, large; more lie in two rows, small, copies on each other.
const MOST_LARGE: usize = 10;

/// Below this distance a number is covered if it is at its usual place.
const TIGHT: i16 = 40;

/// So few cards are called out.
const FEW_CARDS: u8 = 5;

pub(super) fn draw(scene: &mut Scene, view: &View) {
    let width = WIDTH - 2 * MARGIN.unsigned_abs();
    let panel = Plate::new(width, HEIGHT, 16).fill(Paint::Panel);
    scene.put(MARGIN, TOP, panel);
    draw_pile(scene, view);
    if view.display().is_empty() {
        places(scene, view);
    } else if view.display().len() <= MOST_LARGE {
        large(scene, view);
    } else {
        small(scene, view);
    }
}

/// The back of the pile in play with its count, and a dot for every pile, gold up to this one.
fn draw_pile(scene: &mut Scene, view: &View) {
    let back = Plate::new(PILE_WIDTH, CardSize::Hand.height(), 14);
    let top = TOP + INSET;
    scene.put(PILE, top, back.shadow(4));
    scene.put(PILE, top, back.fill(Paint::Back).edge(Paint::BackShade, 3));
    let middle = PILE + PILE_WIDTH.cast_signed() / 2;
    let star = Stamp::new(Symbol::Compass, 46, Paint::Gold);
    scene.put(middle, top + 40, star);
    let paint = match view.n_pile() {
        _ if view.is_over() => Paint::Slate,
        n if n <= FEW_CARDS => Paint::Alarm,
        _ => Paint::Chalk,
    };
    let n_cards = if view.is_over() { 0 } else { view.n_pile() };
    let count = Label::number(n_cards.to_string(), 60, paint);
    scene.put(middle, top + 104, count);
    // A small back for every pile: those that are used up, the one in play, those to come.
    let n_piles = i16::from(view.n_piles());
    let first = middle - (n_piles * 20 - 4) / 2;
    for pile in 0..n_piles {
        let plate = Plate::new(16, 22, 4);
        let plate = match (pile + 1).cmp(&i16::from(view.pile())) {
            Ordering::Less => plate.edge(Paint::BackShade, 2),
            Ordering::Equal => plate.fill(Paint::Gold),
            Ordering::Greater => plate.fill(Paint::BackShade),
        };
        scene.put(first + pile * 20, top + 148, plate);
    }
}

/// Where cards will lie: the lands of all colours.
fn places(scene: &mut Scene, view: &View) {
    let pitch = pitch(view.colours().len(), CardSize::Hand);
    for (x, &colour) in (LEFT..)
        .step_by(pitch.unsigned_abs().into())
        .zip(view.colours())
    {
        let plate = land(pitch - GAP);
        put_land(scene, x, colour, plate, 0);
        scene.put(
            x,
            TOP + INSET,
            plate.dashed(Paint::Of(colour, Tone::Slot), 2),
        );
    }
}

const fn land(width: i16) -> Plate {
    let size = CardSize::Hand;
    Plate::new(width.unsigned_abs(), size.height(), size.radius())
}

/// The land of a colour, with its symbol in the middle of what no card covers from the left on.
fn put_land(scene: &mut Scene, x: i16, colour: Colour, plate: Plate, covered: i16) {
    let y = TOP + INSET;
    let free = plate.width - covered.unsigned_abs();
    // A part of a land as wide as the whole panel.
    let wide = lane(colour, Plate::new(WIDTH, plate.height, 0));
    scene.put(x, y, Group::clipped(plate).with(-150, 0, wide));
    let size = (free * 3 / 4).min(64);
    let symbol = Stamp::new(Symbol::of(colour), size, Paint::Of(colour, Tone::Ghost));
    if size > 40 {
        scene.put(x + covered + free.cast_signed() / 2, y + 60, symbol);
    }
}

/// Every card by itself; a few lie on the lands of their colours, which fill the width.
fn large(scene: &mut Scene, view: &View) {
    let cards: Vec<Card> = view.display().iter().collect();
    let pitch = pitch(cards.len(), CardSize::Hand);
    let newest = newest(view, &cards);
    let width = CardSize::Hand.width().cast_signed();
    for (number, &card) in (0..).zip(&cards) {
        let (x, y) = (LEFT + number * pitch, TOP + INSET);
        if pitch - GAP > width {
            put_land(scene, x, card.colour(), land(pitch - GAP), width);
        }
        scene.put(x, y, drawn(card, CardSize::Hand));
        footprints(scene, (x + 25, y + 101), (0, 29), 26, view, card);
        if newest == Some(number) {
            frame(scene, x, y, CardSize::Hand);
        }
    }
}

/// Two rows of different cards, with their number where there are several.
fn small(scene: &mut Scene, view: &View) {
    let cards: Vec<Card> = view.display().faces().collect();
    let per_row = cards.len().div_ceil(2).max(1);
    let pitch = pitch(per_row, CardSize::Row).min(WIDE);
    let size = if pitch < TIGHT {
        CardSize::Tight
    } else {
        CardSize::Row
    };
    for (y, row) in [TOP + 5, TOP + 109].into_iter().zip(cards.chunks(per_row)) {
        for (number, &card) in (0..).zip(row) {
            let x = LEFT + number * pitch;
            scene.put(x, y, drawn(card, size));
            if pitch >= size.width().cast_signed() {
                footprints(scene, (x + 48, y + 67), (19, 0), 20, view, card);
            }
            if view.newest() == Some(card) && pitch > size.width().cast_signed() {
                frame(scene, x, y, size);
            }
            let n_copies = view.display().count(card);
            if n_copies > 1 {
                scene.put(x + 2, y + 66, Plate::disc(30).fill(Paint::Ink));
                let copies = Label::number(n_copies.to_string(), 28, Paint::Chalk);
                scene.put(x + 17, y + 81, copies);
            }
        }
    }
}

/// Which of the cards was turned last: of equal ones the last.
fn newest(view: &View, cards: &[Card]) -> Option<i16> {
    let newest = view.newest()?;
    let number = cards.iter().rposition(|&card| card == newest)?;
    i16::try_from(number).ok()
}

/// Pixels from one card to the next, if this many fill the width: with gaps, or over each other.
fn pitch(n_cards: usize, size: CardSize) -> i16 {
    let n_cards = i16::try_from(n_cards).unwrap_or(i16::MAX).max(1);
    let with_gaps = (ROOM + GAP) / n_cards;
    let width = size.width().cast_signed();
    if with_gaps >= width + GAP {
        with_gaps
    } else {
        (ROOM - width) / (n_cards - 1)
    }
}

/// The footprints of a number, one beside the other from `at` on.
fn footprints(
    scene: &mut Scene,
    at: (i16, i16),
    step: (i16, i16),
    size: u16,
    view: &View,
    card: Card,
) {
    let footprints = view.values().footprints.value;
    let n_footprints = card.rank().map_or(0, |rank| footprints.of(rank));
    for nth in 0..i16::from(n_footprints) {
        let print = Stamp::new(Symbol::Footprint, size, Paint::Ink);
        scene.put(at.0 + nth * step.0, at.1 + nth * step.1, print);
    }
}

fn drawn(card: Card, size: CardSize) -> scene::Card {
    let mark = match card.rank() {
        Some(rank) => Mark::Number(rank.number()),
        None => Mark::Wager,
    };
    scene::Card::new(card.colour(), mark, size)
}

fn frame(scene: &mut Scene, x: i16, y: i16, size: CardSize) {
    let plate = Plate::new(size.width() + 8, size.height() + 8, size.radius() + 4);
    scene.put(x - 4, y - 4, plate.edge(Paint::Chalk, 4));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_the_display_is_seen() {
        for n_cards in 0..=MOST_LARGE {
            let pitch = pitch(n_cards, CardSize::Hand);
            let n_steps = i16::try_from(n_cards.saturating_sub(1)).expect("few");
            assert!(n_steps * pitch + 128 <= ROOM, "{n_cards}");
            // A ten of a large card is so wide.
            assert!(pitch >= 98, "{n_cards} cards, {pitch} pixels each");
        }
        // Fifty different cards exist.
        for per_row in 1..=25 {
            let pitch = pitch(per_row, CardSize::Row);
            let n_steps = i16::try_from(per_row).expect("few") - 1;
            assert!(n_steps * pitch + 80 <= ROOM, "{per_row}");
            assert!(pitch >= 34, "{per_row} cards, {pitch} pixels each");
        }
    }
}
