//! The card of a result: the winner's sheet as a skyline at night, without what was not built.

use super::skyline::night;
use crate::pictures::result_card::{
    HEIGHT, Honours, WIDTH, date, emblem, face, points, rating, score,
};
use crate::scene::{Align, Label, Paint, Plate, Scene, Stamp, Symbol};
use lostcities_rules::games::roll_write::View;

/// The sky: its left side, and what is left beside it.
const SKY: i16 = 500;
const LEFT: i16 = 36;
const RIGHT: i16 = 468;

const STARS: [(i16, i16); 10] = [
    (140, 96),
    (640, 96),
    (350, 126),
    (260, 38),
    (430, 56),
    (560, 150),
    (36, 170),
    (100, 166),
    (632, 226),
    (218, 186),
];

pub(in super::super) fn card(view: &View, honours: &Honours) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT);
    let winner = honours.winner();
    emblem(&mut scene, (112, 118), 150, honours);
    scene.put(236, 66, Stamp::new(Symbol::Crown, 56, Paint::Gold));
    let name = Label::word(&honours.names[winner], 72, Paint::Chalk).fit(260);
    scene.put(212, 136, name);
    points(&mut scene, (LEFT, 262), 150, honours);
    let others = honours.others();
    let (pitch, size, letters) = match others.len() {
        ..3 => (68, 56, 42),
        _ => (46, 42, 36),
    };
    for (y, &seat) in (358..).step_by(pitch).zip(&others) {
        face(&mut scene, (LEFT + 28, y), size, honours, seat);
        let name = Label::word(&honours.names[seat], letters, Paint::Slate);
        scene.put(LEFT + 70, y, name.fit(230));
        score(&mut scene, (RIGHT, y), Align::Right, honours, seat);
    }
    let line = Plate::new((RIGHT - LEFT).unsigned_abs(), 2, 0).fill(Paint::Line);
    scene.put(LEFT, 520, line);
    rating(&mut scene, (LEFT + 4, 556), honours);
    date(&mut scene, (LEFT + 4, 605), Align::Left, honours);
    let sky = Plate::new(676, 582, 24).fill(Paint::Panel);
    scene.put(SKY, 24, sky);
    for (x, y) in STARS {
        scene.put(SKY + x, 24 + y, Plate::disc(6).fill(Paint::Slate));
    }
    scene.put(SKY + 154, 88, Plate::disc(124).fill(Paint::GoldPanel));
    scene.put(SKY + 170, 104, Plate::disc(92).fill(Paint::GoldShade));
    night(&mut scene, (SKY + 31, 510), view, winner);
    scene
}
