//! What the columns of a sheet share: where they are, and their bridges.

use crate::scene::{Label, Paint, Plate, Scene, Tone};
use lostcities_rules::games::roll_write::{Bridge, COLOURS, Column};

pub(super) const FIELD: i16 = 60;

const PITCH: i16 = 65;

/// Where the band of the bridges begins, and how high it is.
pub(super) const BAND: i16 = 366;
pub(super) const BAND_HEIGHT: i16 = 34;

/// Where the lowest field of all begins.
const LOWEST: i16 = 728;

pub(super) fn place(column: Column) -> (i16, i16) {
    match column {
        Column::Expedition(colour) => {
            let places = (84..).step_by(112).zip(COLOURS);
            let x = places.into_iter().find(|&(_, other)| other == colour);
            (x.map_or(84, |(x, _)| x), 108)
        }
        Column::Artefacts => (774, 84),
        Column::Dice => (866, 84),
    }
}

/// Where a field (1 to 9) begins; those from the bridge on lie above the band.
pub(super) fn field_top(field: u8, bridge: u8) -> i16 {
    let above = if field >= bridge { PITCH - 25 } else { 0 };
    LOWEST - (i16::from(field) - 1) * PITCH - above
}

/// The bridge of a column on its band: circled, struck out, or still to be had.
pub(super) fn bridge(
    scene: &mut Scene,
    column: Column,
    bridge: Bridge,
    is_reached: bool,
    points: i16,
) {
    let (x, width) = place(column);
    let x = x + width / 2;
    let pill = Plate::pill(70, BAND_HEIGHT.unsigned_abs());
    let middle = BAND + BAND_HEIGHT / 2;
    let (pill, label) = match bridge {
        Bridge::Won => (
            pill.fill(Paint::Gold),
            Label::number(Label::signed(points.into()), 30, Paint::Ink),
        ),
        Bridge::Open if is_reached => (
            pill.fill(Paint::Ink).edge(Paint::Chalk, 3),
            Label::number(Label::signed(points.into()), 30, Paint::Gold),
        ),
        Bridge::Open => (
            pill.fill(Paint::Ink).edge(Paint::GoldShade, 2),
            Label::number(points.to_string(), 30, Paint::Gold),
        ),
        Bridge::Lost => (
            pill.fill(Paint::Ink),
            Label::number(points.to_string(), 30, Paint::Line),
        ),
    };
    scene.put(x - 35, BAND, pill);
    scene.put(x, middle, label);
    if bridge == Bridge::Lost {
        scene.put(x - 24, middle - 2, Plate::pill(48, 4).fill(Paint::Loss));
    }
}

pub(super) fn ground(column: Column) -> Paint {
    match column {
        Column::Expedition(colour) => Paint::Of(colour, Tone::Row),
        Column::Artefacts | Column::Dice => Paint::Panel,
    }
}
