//! A sheet of Roll & Write with numbered pins, in the middle of a match.

use crate::Face;
use crate::rules;
use crate::rules::{Pin, Tip};
use lostcities_rules::games::roll_write::RollWrite;
use lostcities_rules::games::values::Values;

/// What the pins point at, in the order of the words beside the picture.
const PINS: [Pin; 9] = [
    // The dice, an expedition, its next field, the signs of fields.
    Pin(1140, 96, Tip::Down),
    Pin(422, 540, Tip::Right),
    Pin(345, 672, Tip::Down),
    Pin(182, 253, Tip::Left),
    // The circle, the bridge, what fields bring.
    Pin(186, 842, Tip::Left),
    Pin(586, 364, Tip::Down),
    Pin(78, 192, Tip::Left),
    // Artefacts and dice symbols.
    Pin(816, 250, Tip::Down),
    Pin(908, 250, Tip::Down),
];

pub(super) fn anatomy() -> Face {
    let log = include_str!("../../assets/rules/roll-write.json");
    let face = rules::prepared::<RollWrite>(log, &Values::latest().roll_write);
    rules::anatomy(face, 0, &PINS)
}
