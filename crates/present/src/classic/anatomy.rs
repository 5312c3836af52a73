//! The panel of the classic game with numbered pins, in the middle of a round.

use crate::Face;
use crate::rules;
use crate::rules::{Pin, Tip};
use lostcities_rules::games::classic::Classic;
use lostcities_rules::games::values::Values;

/// What the pins point at, in the order of the words beside the picture.
const PINS: [Pin; 8] = [
    // Anna's points, and the draw pile.
    Pin(480, 14, Tip::Down),
    Pin(600, 14, Tip::Down),
    // A row of hers, a wager, what a row counts.
    Pin(272, 140, Tip::Left),
    Pin(206, 678, Tip::Left),
    Pin(68, 482, Tip::Up),
    // A discard pile, and the opponent's newest card.
    Pin(552, 157, Tip::Right),
    Pin(884, 678, Tip::Left),
    // Her hand.
    Pin(168, 880, Tip::Up),
];

/// Height of the strip for the pins of the header.
const STRIP: u16 = 76;

pub(super) fn anatomy() -> Face {
    let log = include_str!("../../assets/rules/classic.json");
    let face = rules::prepared::<Classic>(log, &Values::latest().classic);
    rules::anatomy(face, STRIP, &PINS)
}
