//! What stands at the outer end of a row: the lost city, lit once its expedition pays, and the points on its plinth.

use super::{MARGIN, ROW_HEIGHT, WIDTH};
use crate::Scene;
use crate::scene::{City, Label, Light, Paint, Path, Plate, Segment, Tone};
use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::ExpeditionScore;

/// Pixels from the outer side of a row to its city, and how wide that is.
const INSET: i16 = 4;
const CITY: i16 = 96;
/// Pixels from the top of a row to the top of its city, and to its foot.
const TOP: i16 = 8;
const FOOT: i16 = 80;
/// How far the plinth reaches beyond the city.
const LEDGE: i16 = 1;

/// Whether the cards have earned what beginning cost, whatever the points: wagers and length change how much it pays.
pub(super) fn pays(score: ExpeditionScore) -> bool {
    score.n_cards > 0 && score.sum >= score.cost
}

/// How bright its city is.
pub(in super::super) fn light(score: ExpeditionScore) -> Light {
    match score {
        score if score.n_cards == 0 => Light::Unseen,
        score if pays(score) => Light::Lit,
        _ => Light::Dark,
    }
}

pub(super) fn draw(scene: &mut Scene, is_left: bool, y: i16, hue: Colour, score: ExpeditionScore) {
    let light = light(score);
    let x = if is_left {
        MARGIN + INSET
    } else {
        WIDTH.cast_signed() - MARGIN - INSET - CITY
    };
    scene.put(x, y + TOP, City::new(hue, light));
    if light == Light::Unseen {
        scene.put(outer_side(is_left), y, hill(is_left, hue));
    } else {
        plinth(scene, x - LEDGE, y + FOOT - LEDGE, hue, score);
    }
}

const fn outer_side(is_left: bool) -> i16 {
    if is_left {
        MARGIN
    } else {
        WIDTH.cast_signed() - MARGIN
    }
}

/// The land on which a city stands that nobody has seen, down to the corner of its row.
fn hill(is_left: bool, hue: Colour) -> Path {
    let inwards = |x: i16| if is_left { x } else { -x };
    let (corner, foot) = (16, ROW_HEIGHT.cast_signed());
    let slope = vec![
        Segment::Move(inwards(corner), foot),
        Segment::Bend(0, foot, 0, foot - corner),
        Segment::Line(0, FOOT),
        Segment::Line(inwards(102), FOOT),
        Segment::Bend(inwards(112), FOOT + 8, inwards(150), foot),
        Segment::Close,
    ];
    Path::filled(slope, Paint::Of(hue, Tone::Land))
}

fn plinth(scene: &mut Scene, x: i16, y: i16, hue: Colour, score: ExpeditionScore) {
    const HEIGHT: u16 = 42;
    let plate = |height| Plate::new((CITY + 2 * LEDGE).unsigned_abs(), height, 10);
    let paint = if pays(score) {
        scene.put(x, y, plate(HEIGHT).fill(Paint::GoldShade));
        scene.put(x, y, plate(HEIGHT - 4).fill(Paint::Gold));
        Paint::Ink
    } else {
        scene.put(x, y, plate(HEIGHT).fill(Paint::Of(hue, Tone::Pill)));
        Paint::Loss
    };
    let points = Label::signed(score.points.into());
    scene.put(x + 49, y + 20, Label::number(points, 40, paint));
}
