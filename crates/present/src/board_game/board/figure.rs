//! The figures of the seats, told apart by colour and digit; a leader is larger and wears a crown.

use crate::scene::{Group, Label, Paint, Stamp, Symbol};
use lostcities_rules::games::board_game::Figure;
use lostcities_rules::kernel::Seat;

/// The side of a member's square in pixels.
const MEMBER: u16 = 74;
/// The side of a leader's square in pixels.
const LEADER: u16 = 86;
/// How far below the middle of the square a digit stands, as a part of a hundred of the square.
const DIGIT: i16 = 22;

/// The colours of a seat's figures: the figure, its rim, its digit.
struct Paints {
    body: Paint,
    rim: Paint,
    digit: Paint,
}

impl Paints {
    fn of(seat: Seat) -> Self {
        let on_ink = |body| Self {
            body,
            rim: Paint::Ink,
            digit: Paint::Ink,
        };
        match seat.number() {
            0 => on_ink(Paint::Chalk),
            1 => Self {
                body: Paint::Ink,
                rim: Paint::Chalk,
                digit: Paint::Chalk,
            },
            2 => on_ink(Paint::Cyan),
            _ => on_ink(Paint::Pink),
        }
    }
}

/// A figure whose foot is in the middle of the lower edge of the group's square.
pub(super) fn figure(seat: Seat, figure: Figure) -> Group {
    let (size, is_leader) = match figure {
        Figure::Member => (MEMBER, false),
        Figure::Leader => (LEADER, true),
    };
    drawn(seat, size, is_leader)
}

/// A figure of any size, its origin the middle of its square.
pub(super) fn drawn(seat: Seat, size: u16, is_leader: bool) -> Group {
    let paints = Paints::of(seat);
    let width = size.cast_signed();
    let mut group = Group::new()
        .with(0, 0, Stamp::new(Symbol::FigureRim, size, paints.rim))
        .with(0, 0, Stamp::new(Symbol::Figure, size, paints.body));
    let digit = Label::number((seat.number() + 1).to_string(), size * 2 / 5, paints.digit);
    group.put(0, width * DIGIT / 100, digit);
    if is_leader {
        let y = -width * 43 / 100;
        let crown = size * 38 / 100;
        group.put(0, y, Stamp::new(Symbol::Crown, crown + 8, Paint::Ink));
        group.put(0, y, Stamp::new(Symbol::Crown, crown, Paint::Gold));
    }
    group
}

/// Pixels by which the figures on one stage stand apart.
pub(super) const fn spread(n_figures: usize) -> i16 {
    match n_figures {
        0 | 1 => 0,
        2 => 40,
        3 => 27,
        _ => 20,
    }
}
