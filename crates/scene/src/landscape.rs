//! The landscapes at the foot of the cards: a distant and a near one for each colour.

use super::skyline::{self, Piece, pixel};
use super::{Hue, Paint, Path, Segment, Tone};
use Piece::{Bend, To};

const DUNES: (&[Piece], &[Piece]) = (
    &[
        To(0, 36),
        Bend(20, -8, 42, 32),
        Bend(54, 48, 68, 24),
        Bend(84, -4, 100, 22),
    ],
    &[To(0, 64), Bend(26, 44, 50, 62), Bend(76, 78, 100, 56)],
);
const SUNKEN_CITY: (&[Piece], &[Piece]) = (
    &[
        To(0, 72),
        To(8, 72),
        To(8, 8),
        To(19, 8),
        To(19, 72),
        To(33, 72),
        To(33, 34),
        To(43, 34),
        To(43, 72),
        To(58, 72),
        To(58, -6),
        To(69, -6),
        To(69, 72),
        To(81, 72),
        To(81, 42),
        To(91, 42),
        To(91, 72),
        To(100, 72),
    ],
    &[
        To(0, 64),
        Bend(12, 52, 25, 62),
        Bend(38, 72, 50, 62),
        Bend(62, 52, 75, 62),
        Bend(88, 72, 100, 60),
    ],
);
const PEAKS: (&[Piece], &[Piece]) = (
    &[
        To(0, 62),
        To(16, 24),
        To(26, 46),
        To(46, -8),
        To(62, 38),
        To(76, 16),
        To(100, 58),
    ],
    &[To(0, 70), Bend(28, 52, 54, 66), Bend(80, 76, 100, 60)],
);
const TREETOPS: (&[Piece], &[Piece]) = (
    &[
        To(0, 44),
        Bend(8, -4, 18, 34),
        Bend(30, -26, 42, 32),
        Bend(51, -2, 60, 34),
        Bend(72, -24, 84, 32),
        Bend(94, -2, 100, 30),
    ],
    &[
        To(0, 66),
        Bend(12, 46, 25, 65),
        Bend(38, 48, 50, 66),
        Bend(62, 46, 75, 66),
        Bend(88, 48, 100, 64),
    ],
);
const CRATERS: (&[Piece], &[Piece]) = (
    &[
        To(0, 54),
        To(17, 18),
        To(27, 18),
        To(40, 46),
        To(57, -6),
        To(62, 4),
        To(70, -6),
        To(88, 46),
        To(100, 30),
    ],
    &[To(0, 66), To(26, 56), To(52, 68), To(78, 56), To(100, 66)],
);
const CRYSTALS: (&[Piece], &[Piece]) = (
    &[
        To(0, 60),
        To(10, 20),
        To(18, 60),
        To(26, 34),
        To(34, 60),
        To(48, -8),
        To(60, 60),
        To(68, 26),
        To(78, 60),
        To(89, 8),
        To(100, 56),
    ],
    &[To(0, 70), To(22, 58), To(46, 70), To(72, 58), To(100, 68)],
);
const ARCHES: (&[Piece], &[Piece]) = (
    &[
        To(0, 4),
        To(6, 4),
        To(6, 60),
        Bend(6, 26, 20, 26),
        Bend(34, 26, 34, 60),
        To(34, 4),
        To(46, -8),
        To(58, 4),
        To(58, 60),
        Bend(58, 26, 72, 26),
        Bend(86, 26, 86, 60),
        To(86, 4),
        To(100, 4),
    ],
    &[To(0, 64), Bend(30, 54, 60, 64), Bend(82, 70, 100, 60)],
);

/// The distant and the near landscape at the foot of a card of this size.
pub(super) fn landscape(hue: Hue, width: u16, height: u16) -> (Path, Path) {
    let (far, near) = match hue {
        Hue::Yellow => DUNES,
        Hue::Blue => SUNKEN_CITY,
        Hue::White => PEAKS,
        Hue::Green => TREETOPS,
        Hue::Red => CRATERS,
        Hue::Purple => CRYSTALS,
        Hue::Orange => ARCHES,
    };
    let draw = |line, tone| Path::filled(outline(line, width, height), Paint::Of(hue, tone));
    (draw(far, Tone::Far), draw(near, Tone::Near))
}

/// The land below a skyline: hundredths of the card's width, and of the height of its land.
fn outline(line: &[Piece], width: u16, height: u16) -> Vec<Segment> {
    let (n_columns, n_rows) = (i32::from(width), i32::from(height));
    // The land takes the lower third of a card.
    let land = n_rows / 3;
    let x = |percent: i32| pixel((percent * n_columns + 50) / 100);
    let y = |percent: i32| pixel(n_rows - land + percent * land / 100);
    skyline::outline(line, width, height, x, y)
}
