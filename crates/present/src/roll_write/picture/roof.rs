//! The forms of roofs, one for each column, so that nobody has to tell colours apart.

use crate::scene::{Hue, Segment, segments};
use lostcities_rules::games::roll_write::Column;

pub(super) fn roof(column: Column, width: i16, height: i16) -> Vec<Segment> {
    // In hundredths of its width and height.
    let form = match column {
        Column::Expedition(Hue::Red) => "M 0 100 L 32 8 43 44 50 0 57 44 68 8 100 100",
        Column::Expedition(Hue::Orange) => "M 4 100 Q 4 0 50 0 96 0 96 100",
        Column::Expedition(Hue::Yellow) => {
            "M 12 100 Q 13 20 46 15 L 46 -30 54 -30 54 15 Q 87 20 88 100"
        }
        Column::Expedition(Hue::Green) => {
            "M 10 100 L 10 66 26 66 26 33 39 33 39 0 61 0 61 33 74 33 74 66 90 66 90 100"
        }
        Column::Expedition(Hue::Blue) => {
            "M 0 100 L 0 55 6 55 6 0 20 0 20 55 43 55 43 0 57 0 57 55 80 55 80 0 94 0 94 55 100 \
             55 100 100"
        }
        Column::Expedition(Hue::Purple | Hue::White) => "M 0 100 L 21 20 41 78 61 0 84 72 100 100",
        Column::Artefacts => "M 0 100 L 50 0 100 100",
        Column::Dice => "M 0 100 L 0 0 25 0 25 50 38 50 38 0 62 0 62 50 75 50 75 0 100 0 100 100",
    };
    let pixels = |part: i32, whole: i16| (part * i32::from(whole) + 50) / 100;
    let mut roof = segments(form, |x| pixels(x, width), |y| pixels(y, height));
    roof.push(Segment::Close);
    roof
}
