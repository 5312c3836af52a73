//! The panel of the board game with numbered pins, in the middle of a round.

use crate::Face;
use crate::rules;
use crate::rules::{Pin, Tip};
use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::games::values::Values;

/// What the pins point at, in the order of the words beside the picture.
const PINS: [Pin; 9] = [
    // What Anna has, what the stages bring.
    Pin(206, 96, Tip::Down),
    Pin(474, 160, Tip::Up),
    // A member, a leader, a tile.
    Pin(312, 600, Tip::Left),
    Pin(512, 487, Tip::Left),
    Pin(605, 600, Tip::Left),
    // The bridge, a city, Anna's last card, the draw pile.
    Pin(722, 726, Tip::Right),
    Pin(962, 222, Tip::Right),
    Pin(100, 378, Tip::Left),
    Pin(1090, 160, Tip::Up),
];

pub(super) fn anatomy() -> Face {
    let log = include_str!("../../assets/rules/board-game.json");
    let face = rules::prepared::<BoardGame>(log, &Values::latest().board_game);
    rules::anatomy(face, 0, &PINS)
}
