//! Cards in messages.

use std::str::FromStr;

use super::colour::{coloured, square};
use super::scene::{self, CardSize, Paint, Path, Plate, Segment};
use super::{Arg, Emblem, Msg, Scene};
use lostcities_rules::games::{Card, Colour, Rank};

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

/// Which cards in hand can only be discarded, colour by colour; `None` if there are none.
pub(super) fn only_discard(stuck: impl Iterator<Item = (Colour, Arg)>) -> Option<Msg> {
    let stuck: Vec<Msg> = stuck
        .map(|(colour, cards)| {
            let of_colour = Msg::new("square-cards").with("square", square(colour));
            of_colour.with("cards", cards)
        })
        .collect();
    (!stuck.is_empty()).then(|| Msg::new("hand-only-discard").with("cards", stuck))
}

/// That these cards of a colour in hand no longer fit after the one that is picked; `None` if there are none.
pub(super) fn no_longer_fit(colour: Colour, shut_out: Vec<Msg>) -> Option<Msg> {
    (!shut_out.is_empty()).then(|| {
        Msg::new("classic-shut-out")
            .with("square", square(colour))
            .with("count", shut_out.len())
            .with("cards", shut_out)
    })
}

pub(super) const fn emblem_of(card: Card) -> Emblem {
    Emblem::Expedition(card.colour())
}

const LEFT: i16 = 32;
const PITCH: i16 = 144;

/// Puts a hand into a picture, each card with how it is drawn and whether an expedition takes it. The picked card is framed and
/// higher by `lift`; what no expedition takes steps back and is lower by it. The new card is marked.
pub(super) fn put_hand<C: Copy + PartialEq + FromStr>(
    scene: &mut Scene,
    top: i16,
    lift: i16,
    hand: impl Iterator<Item = (C, scene::Card, bool)>,
    mut picked: Option<C>,
    new: Option<&String>,
) {
    let mut new: Option<C> = new.and_then(|card| card.parse().ok());
    let places = (LEFT..).step_by(PITCH.unsigned_abs().into());
    for (x, (card, drawn, is_useful)) in places.zip(hand) {
        // Of two equal cards only one is lifted, and only one is marked.
        let is_picked = picked.take_if(|picked| *picked == card).is_some();
        let y = match (is_picked, is_useful) {
            (true, _) => top - lift,
            (false, true) => top,
            (false, false) => top + lift,
        };
        scene.put(x, y, drawn.faded(!is_useful && !is_picked));
        if new.take_if(|new| *new == card).is_some() {
            mark_new(scene, x, y);
        }
        if is_picked {
            let plate = CardSize::Hand.plate();
            let frame = Plate::new(plate.width + 10, plate.height + 10, plate.radius + 5);
            scene.put(x - 5, y - 5, frame.edge(Paint::Gold, 5));
        }
    }
}

/// Pixels along its sides that the corner of a new card takes.
const CORNER: i16 = 40;

/// Marks the card of a hand that lies here as new: its upper right corner is golden.
fn mark_new(scene: &mut Scene, x: i16, y: i16) {
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
