//! The board of Rivals with numbered pins, in the middle of an auction.

use crate::Face;
use crate::rules;
use crate::rules::{Pin, Tip};
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::games::values::Values;

/// What the pins point at, in the order of the words beside the picture.
const PINS: [Pin; 7] = [
    // The pile in play, the cards for which is bid, the coins in the middle.
    Pin(124, 188, Tip::Left),
    Pin(560, 170, Tip::Up),
    Pin(150, 262, Tip::Left),
    // What a seat has, and one of its rows.
    Pin(296, 375, Tip::Left),
    Pin(700, 400, Tip::Up),
    // The bids, and the highest.
    Pin(1086, 262, Tip::Right),
    Pin(1056, 596, Tip::Right),
];

pub(super) fn anatomy() -> Face {
    let log = include_str!("../../assets/rules/rivals.json");
    let face = rules::prepared::<Rivals>(log, &Values::latest().rivals);
    rules::anatomy(face, 0, &PINS)
}
