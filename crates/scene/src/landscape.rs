//! The landscapes at the foot of the cards: a distant and a near one for each colour.

use super::skyline;
use super::{Hue, Paint, Path, Segment, Tone};

const DUNES: [&str; 2] = [
    "L 0 36 Q 20 -8 42 32 54 48 68 24 84 -4 100 22",
    "L 0 64 Q 26 44 50 62 76 78 100 56",
];
const SUNKEN_CITY: [&str; 2] = [
    "L 0 72 8 72 8 8 19 8 19 72 33 72 33 34 43 34 43 72 58 72 58 -6 69 -6 69 72 81 72 81 42 91 \
     42 91 72 100 72",
    "L 0 64 Q 12 52 25 62 38 72 50 62 62 52 75 62 88 72 100 60",
];
const PEAKS: [&str; 2] = [
    "L 0 62 16 24 26 46 46 -8 62 38 76 16 100 58",
    "L 0 70 Q 28 52 54 66 80 76 100 60",
];
const TREETOPS: [&str; 2] = [
    "L 0 44 Q 8 -4 18 34 30 -26 42 32 51 -2 60 34 72 -24 84 32 94 -2 100 30",
    "L 0 66 Q 12 46 25 65 38 48 50 66 62 46 75 66 88 48 100 64",
];
const CRATERS: [&str; 2] = [
    "L 0 54 17 18 27 18 40 46 57 -6 62 4 70 -6 88 46 100 30",
    "L 0 66 26 56 52 68 78 56 100 66",
];
const CRYSTALS: [&str; 2] = [
    "L 0 60 10 20 18 60 26 34 34 60 48 -8 60 60 68 26 78 60 89 8 100 56",
    "L 0 70 22 58 46 70 72 58 100 68",
];
const ARCHES: [&str; 2] = [
    "L 0 4 6 4 6 60 Q 6 26 20 26 34 26 34 60 L 34 4 46 -8 58 4 58 60 Q 58 26 72 26 86 26 86 60 L \
     86 4 100 4",
    "L 0 64 Q 30 54 60 64 82 70 100 60",
];

/// The distant and the near landscape at the foot of a card of this size.
pub(super) fn landscape(hue: Hue, width: u16, height: u16) -> (Path, Path) {
    let [far, near] = match hue {
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
fn outline(line: &str, width: u16, height: u16) -> Vec<Segment> {
    let (n_columns, n_rows) = (i32::from(width), i32::from(height));
    // The land takes the lower third of a card.
    let land = n_rows / 3;
    let x = |percent| (percent * n_columns + 50) / 100;
    let y = |percent: i32| n_rows - land + percent * land / 100;
    skyline::outline(line, width, height, x, y)
}
