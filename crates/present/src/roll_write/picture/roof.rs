//! The forms of roofs, one for each column, so that nobody has to tell colours apart.

use crate::scene::{Hue, Segment};
use lostcities_rules::games::roll_write::Column;

/// The roof of a column of this width and height.
pub(super) fn roof(column: Column, width: i16, height: i16) -> Vec<Segment> {
    use Segment::{Bend, Close, Line, Move};
    // In hundredths of its width and height.
    let form: &[Segment] = match column {
        Column::Expedition(Hue::Red) => &[
            Move(0, 100),
            Line(32, 8),
            Line(43, 44),
            Line(50, 0),
            Line(57, 44),
            Line(68, 8),
            Line(100, 100),
        ],
        Column::Expedition(Hue::Orange) => &[Move(4, 100), Bend(4, 0, 50, 0), Bend(96, 0, 96, 100)],
        Column::Expedition(Hue::Yellow) => &[
            Move(12, 100),
            Bend(13, 20, 46, 15),
            Line(46, -30),
            Line(54, -30),
            Line(54, 15),
            Bend(87, 20, 88, 100),
        ],
        Column::Expedition(Hue::Green) => &[
            Move(10, 100),
            Line(10, 66),
            Line(26, 66),
            Line(26, 33),
            Line(39, 33),
            Line(39, 0),
            Line(61, 0),
            Line(61, 33),
            Line(74, 33),
            Line(74, 66),
            Line(90, 66),
            Line(90, 100),
        ],
        Column::Expedition(Hue::Blue) => &[
            Move(0, 100),
            Line(0, 55),
            Line(6, 55),
            Line(6, 0),
            Line(20, 0),
            Line(20, 55),
            Line(43, 55),
            Line(43, 0),
            Line(57, 0),
            Line(57, 55),
            Line(80, 55),
            Line(80, 0),
            Line(94, 0),
            Line(94, 55),
            Line(100, 55),
            Line(100, 100),
        ],
        Column::Expedition(Hue::Purple | Hue::White) => &[
            Move(0, 100),
            Line(21, 20),
            Line(41, 78),
            Line(61, 0),
            Line(84, 72),
            Line(100, 100),
        ],
        Column::Artefacts => &[Move(0, 100), Line(50, 0), Line(100, 100)],
        Column::Dice => &[
            Move(0, 100),
            Line(0, 0),
            Line(25, 0),
            Line(25, 50),
            Line(38, 50),
            Line(38, 0),
            Line(62, 0),
            Line(62, 50),
            Line(75, 50),
            Line(75, 0),
            Line(100, 0),
            Line(100, 100),
        ],
    };
    let x = |part: i16| (part * width + 50) / 100;
    let y = |part: i16| (part * height + 50) / 100;
    let drawn = form.iter().map(|&segment| match segment {
        Move(to_x, to_y) => Move(x(to_x), y(to_y)),
        Line(to_x, to_y) => Line(x(to_x), y(to_y)),
        Bend(by_x, by_y, to_x, to_y) => Bend(x(by_x), y(by_y), x(to_x), y(to_y)),
        Close => Close,
    });
    drawn.chain([Close]).collect()
}
