//! Cards in messages.

use super::colour::{coloured, square};
use super::scene::{CardSize, Paint, Path, Segment};
use super::{Msg, Scene};
use lostcities_rules::games::{Card, Rank};

/// The sentence with what locale files need to name a card: its colour, and its number or 0 for a wager.
pub(super) fn about(msg: Msg, card: Card) -> Msg {
    coloured(msg, card.colour()).with("rank", card.rank().map_or(0, Rank::number))
}

/// A card whose colour was named before.
fn face(card: Card) -> Msg {
    Msg::new("card-face").with("rank", card.rank().map_or(0, Rank::number))
}

/// Cards whose colour was named before.
pub(super) fn faces(cards: impl IntoIterator<Item = Card>) -> Vec<Msg> {
    cards.into_iter().map(face).collect()
}

/// The colour of a card as an emoji.
pub(super) const fn square_of(card: Card) -> &'static str {
    square(card.colour())
}

/// Pixels along its sides that the corner of a new card takes.
const CORNER: i16 = 40;

/// Marks the card of a hand that lies here as new: its upper right corner is golden.
pub(super) fn mark_new(scene: &mut Scene, x: i16, y: i16) {
    let right = CardSize::Hand.width().cast_signed();
    let radius = CardSize::Hand.radius().cast_signed();
    let corner = vec![
        Segment::Move(right - CORNER, 0),
        Segment::Line(right - radius, 0),
        Segment::Bend(right, 0, right, radius),
        Segment::Line(right, CORNER),
        Segment::Close,
    ];
    scene.put(x, y, Path::filled(corner, Paint::Gold));
}
