//! The figures of the seats, told apart by form and colour; each carries the number of its row's last card.

use crate::mark::SeatMark;
use crate::scene::{Group, Label, Paint, Stamp, Symbol};
use lostcities_rules::games::board_game::{Expedition, Figure};
use lostcities_rules::kernel::Seat;

/// Where the figures of one stage are, from its middle, and how large they are.
pub(super) struct Places {
    /// Side of a figure's square in pixels.
    pub size: u16,
    pub middles: &'static [(i16, i16)],
    /// Where the stage's tile has room beside them.
    pub tile: (i16, i16),
    /// Size of that tile in pixels.
    pub tile_size: u16,
}

/// A large figure, two that lie across, or up to four in two rows.
pub(super) const fn places(n_figures: usize, has_tile: bool) -> Places {
    match (n_figures, has_tile) {
        (0 | 1, false) => Places {
            size: 72,
            middles: &[(0, 5)],
            tile: (0, 0),
            tile_size: 0,
        },
        (0 | 1, true) => Places {
            size: 66,
            middles: &[(-9, 13)],
            tile: (28, -34),
            tile_size: 32,
        },
        (2, _) => Places {
            size: 52,
            middles: &[(-20, -18), (20, 23)],
            tile: (28, -34),
            tile_size: 32,
        },
        (3, _) => Places {
            size: 45,
            middles: &[(-23, -22), (23, -22), (-23, 27)],
            tile: (23, 28),
            tile_size: 34,
        },
        _ => Places {
            size: 45,
            middles: &[(-23, -22), (23, -22), (-23, 27), (23, 27)],
            tile: (0, 3),
            tile_size: 26,
        },
    }
}

/// A figure in a square of this many pixels, whose middle is the group's origin.
pub(super) fn figure(seat: Seat, expedition: &Expedition, size: u16) -> Group {
    let mark = SeatMark::of(seat);
    let is_leader = expedition.figure() == Figure::Leader;
    let mut group = if is_leader {
        mark.with_rim(size, Paint::Gold)
    } else {
        mark.drawn(size)
    };
    let last = expedition.last_rank().number();
    // Two digits fit between the sides of every form.
    let digits = if last < 10 { size * 62 / 100 } else { size / 2 };
    group.put(0, 1, Label::number(last.to_string(), digits, mark.text));
    if is_leader {
        crown(&mut group, size);
    }
    group
}

/// The mark of a seat, crowned if it has won.
pub(super) fn seat_mark(seat: Seat, size: u16, is_winner: bool) -> Group {
    let mut group = SeatMark::of(seat).drawn(size);
    if is_winner {
        crown(&mut group, size);
    }
    group
}

fn crown(group: &mut Group, size: u16) {
    let y = -(size.cast_signed() * 54 / 100);
    let crown = size * 45 / 100;
    group.put(0, y, Stamp::new(Symbol::Crown, crown + 8, Paint::Ink));
    group.put(0, y, Stamp::new(Symbol::Crown, crown, Paint::Gold));
}
