//! The pile in play, and the cards that lie open for an auction.

use super::{MARGIN, WIDTH};
use crate::Scene;
use crate::scene::{self, CardSize, Label, Mark, Paint, Plate, Stamp, Symbol};
use lostcities_rules::games::rivals::{Card, View};

/// The panel on which everything lies.
const TOP: i16 = 12;
const HEIGHT: u16 = 212;
/// The pile.
const PILE: i16 = 28;
const PILE_WIDTH: u16 = 96;
/// Where the first card lies, and how much room all of them have.
const LEFT: i16 = 148;
const ROOM: i16 = 1024;
/// Pixels from the panel's top to large cards.
const INSET: i16 = 13;
/// Pixels from one card to the next where there is room.
const WIDE: i16 = 144;

/// So many cards lie side by side, large; more lie in two rows, small, copies on each other.
const MOST_LARGE: usize = 10;

/// Below this distance a number is covered if it stands at its usual place.
const TIGHT: i16 = 40;

/// So few cards are called out.
const FEW_CARDS: u8 = 5;

pub(super) fn draw(scene: &mut Scene, view: &View) {
    let width = WIDTH - 2 * MARGIN.unsigned_abs();
    let panel = Plate::new(width, HEIGHT, 16).fill(Paint::Panel);
    scene.put(MARGIN, TOP, panel);
    draw_pile(scene, view);
    if view.display().len() <= MOST_LARGE {
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
    let n_piles = i16::from(view.n_piles());
    let dots = middle - (n_piles * 18 - 6) / 2;
    for pile in 0..n_piles {
        let paint = if pile < i16::from(view.pile()) {
            Paint::Gold
        } else {
            Paint::BackShade
        };
        scene.put(dots + pile * 18, top + 150, Plate::disc(12).fill(paint));
    }
}

/// Every card by itself.
fn large(scene: &mut Scene, view: &View) {
    let cards: Vec<Card> = view.display().iter().collect();
    let pitch = pitch(cards.len(), CardSize::Hand, WIDE);
    let newest = newest(view, &cards);
    for (number, &card) in (0..).zip(&cards) {
        let (x, y) = (LEFT + number * pitch, TOP + INSET);
        scene.put(x, y, drawn(card, CardSize::Hand));
        if newest == Some(number) {
            frame(scene, x, y, CardSize::Hand);
        }
    }
}

/// Two rows of different cards, with their number where there are several.
fn small(scene: &mut Scene, view: &View) {
    let cards: Vec<Card> = view.display().faces().collect();
    let per_row = cards.len().div_ceil(2).max(1);
    let pitch = pitch(
        per_row,
        CardSize::Row,
        CardSize::Row.width().cast_signed() + 10,
    );
    let size = if pitch < TIGHT {
        CardSize::Tight
    } else {
        CardSize::Row
    };
    for (y, row) in [TOP + 5, TOP + 109].into_iter().zip(cards.chunks(per_row)) {
        for (number, &card) in (0..).zip(row) {
            let x = LEFT + number * pitch;
            scene.put(x, y, drawn(card, size));
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

/// Pixels from one card to the next, if so many lie in a row.
fn pitch(n_cards: usize, size: CardSize, wide: i16) -> i16 {
    let n_steps = i16::try_from(n_cards.saturating_sub(1)).unwrap_or(i16::MAX);
    let room = ROOM - size.width().cast_signed();
    room.checked_div(n_steps)
        .map_or(wide, |pitch| pitch.min(wide))
}

fn drawn(card: Card, size: CardSize) -> scene::Card {
    let mark = match card.rank() {
        Some(rank) => Mark::Number(rank.number()),
        None => Mark::Wager,
    };
    scene::Card::new(card.colour(), mark, size)
}

/// A frame around a card.
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
            let pitch = pitch(n_cards, CardSize::Hand, WIDE);
            let n_steps = i16::try_from(n_cards.saturating_sub(1)).expect("few");
            assert!(n_steps * pitch + 128 <= ROOM, "{n_cards}");
            // A ten of a large card is so wide.
            assert!(pitch >= 98, "{n_cards} cards, {pitch} pixels each");
        }
        // Fifty different cards exist.
        for per_row in 1..=25 {
            let pitch = pitch(per_row, CardSize::Row, 90);
            let n_steps = i16::try_from(per_row).expect("few") - 1;
            assert!(n_steps * pitch + 80 <= ROOM, "{per_row}");
            assert!(pitch >= 34, "{per_row} cards, {pitch} pixels each");
        }
    }
}
