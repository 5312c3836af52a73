//! Dice as they fell.

use crate::mark::SeatMark;
use crate::scene::{Group, Label, Paint, Plate, Scene, Shape, Stamp, Symbol, Tone};
use lostcities_rules::games::Colour;
use lostcities_rules::games::roll_write::{Digit, Roll};
use lostcities_rules::kernel::Seat;

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

/// How the dice of a roll lie beside each other.
pub(super) struct Spread {
    pub side: i16,
    /// From a die to the next of its kind, and from a colour die to its number die.
    pub step: (i16, i16),
    pub numbers: (i16, i16),
}

pub(super) fn spread(
    scene: &mut Scene,
    (mut x, mut y): (i16, i16),
    by: &Spread,
    roll: Roll,
    [colours, digits]: [[Lies; 3]; 2],
) {
    let side = by.side;
    for place in 0..3 {
        let colour = roll.colours()[place];
        let of = |tone| Paint::Of(colour, tone);
        let sign = Stamp::new(Symbol::of(colour), part(side, 60), Paint::Ink);
        let die = body(side, of(Tone::Full), of(Tone::Near), sign);
        put(scene, (x, y), side, die, colours[place]);
        let sign = Label::number(roll.digits()[place].to_string(), part(side, 69), Paint::Ink);
        let die = body(side, Paint::Chalk, Paint::Slate, sign);
        let at = (x + by.numbers.0, y + by.numbers.1);
        put(scene, at, side, die, digits[place]);
        (x, y) = (x + by.step.0, y + by.step.1);
    }
}

/// So many hundredths of a side.
fn part(side: i16, percent: u16) -> u16 {
    side.unsigned_abs() * percent / 100
}

/// A cube seen from above: its face with a sign, and a darker rim below.
fn body(side: i16, face: Paint, rim: Paint, sign: impl Into<Shape>) -> Group {
    let middle = side / 2;
    let side = side.unsigned_abs();
    Group::new()
        .with(0, 0, Plate::new(side, side, 14).fill(rim))
        .with(0, 0, Plate::new(side, side - 6, 14).fill(face))
        .with(middle, middle - 2, sign)
}

fn put(scene: &mut Scene, (x, y): (i16, i16), side: i16, die: Group, lies: Lies) {
    match lies {
        Lies::Free => scene.put(x, y, die),
        Lies::Chosen => {
            scene.put(x, y, die);
            let around = (side + 2 * FRAME).unsigned_abs();
            let frame = Plate::new(around, around, 20).edge(Paint::Gold, 4);
            scene.put(x - FRAME, y - FRAME, frame);
        }
        Lies::Gone(seat) => {
            scene.put(x, y, die.faded(true));
            scene.put(x + side - 12, y + side - 14, SeatMark::of(seat).drawn(38));
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
