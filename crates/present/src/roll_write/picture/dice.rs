//! Dice as they fell.

use crate::mark::SeatMark;
use crate::scene::{Group, Label, Paint, Plate, Scene, Stamp, Symbol, Tone};
use lostcities_rules::games::Colour;
use lostcities_rules::games::roll_write::{Digit, Roll};
use lostcities_rules::kernel::Seat;

pub(super) const SIDE: i16 = 84;

const FRAME: i16 = 7;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lies {
    /// It may be chosen, or nobody chooses any more.
    Free,
    /// It is chosen: framed.
    Chosen,
    /// The active player has taken it from the others: faded, with that seat's mark.
    Gone(Seat),
}

pub(super) fn colour_die(scene: &mut Scene, x: i16, y: i16, colour: Colour, lies: Lies) {
    let middle = SIDE / 2;
    let die = body(Paint::Of(colour, Tone::Full), Paint::Of(colour, Tone::Near)).with(
        middle,
        middle - 2,
        Stamp::new(Symbol::of(colour), 50, Paint::Ink),
    );
    put(scene, x, y, die, lies);
}

pub(super) fn number_die(scene: &mut Scene, x: i16, y: i16, digit: Digit, lies: Lies) {
    let middle = SIDE / 2;
    let label = Label::number(digit.to_string(), 58, Paint::Ink);
    let die = body(Paint::Chalk, Paint::Slate).with(middle, middle - 2, label);
    put(scene, x, y, die, lies);
}

/// A cube seen from above: its face, and a darker rim below.
fn body(face: Paint, rim: Paint) -> Group {
    let side = SIDE.unsigned_abs();
    Group::new()
        .with(0, 0, Plate::new(side, side, 14).fill(rim))
        .with(0, 0, Plate::new(side, side - 6, 14).fill(face))
}

fn put(scene: &mut Scene, x: i16, y: i16, die: Group, lies: Lies) {
    match lies {
        Lies::Free => scene.put(x, y, die),
        Lies::Chosen => {
            scene.put(x, y, die);
            let side = (SIDE + 2 * FRAME).unsigned_abs();
            let frame = Plate::new(side, side, 20).edge(Paint::Gold, 4);
            scene.put(x - FRAME, y - FRAME, frame);
        }
        Lies::Gone(seat) => {
            scene.put(x, y, die.faded(true));
            scene.put(x + SIDE - 12, y + SIDE - 14, SeatMark::of(seat).drawn(38));
        }
    }
}

/// How the three dice of each kind lie if this pair is `lies`.
pub(super) fn lie(roll: Roll, pair: Option<(Colour, Digit)>, lies: Lies) -> [[Lies; 3]; 2] {
    let mut all = [[Lies::Free; 3]; 2];
    let places = pair.and_then(|(colour, digit)| roll.places_of(colour, digit));
    if let Some((colour, digit)) = places {
        all[0][colour] = lies;
        all[1][digit] = lies;
    }
    all
}
