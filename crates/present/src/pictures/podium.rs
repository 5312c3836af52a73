//! The picture of a morning: the three who did best on their steps, each with a tower for every colour.

use std::collections::BTreeSet;

use crate::roll_write::specimen;
use crate::scene::{Align, Hue, Label, Paint, Plate, Scene, Stamp, Symbol, Tone};
use lostcities_rules::games::roll_write::Column;
use lostcities_rules::games::tally::Tally;

const WIDTH: u16 = 1200;
const HEIGHT: u16 = 764;
const STEP: i16 = 360;
/// Where towers stand, and how high one of a single floor and of all floors are.
const FLOOR: i16 = 688;
const N_FLOORS: i64 = 8;
const PITCH: i16 = 52;

/// Where the steps begin, the first in the middle.
const LEFTS: [i16; 3] = [420, 60, 780];

/// How high the step of a place reaches, and its edge.
const STEPS: [(i16, Paint); 3] = [
    (188, Paint::Gold),
    (250, Paint::Of(Hue::White, Tone::Far)),
    (290, Paint::Of(Hue::Orange, Tone::Full)),
];

/// One of the three.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stand {
    /// From 1; equals share one.
    pub place: u32,
    /// The name as far as it can be drawn; empty if it cannot.
    pub name: String,
    /// What counted, as a short number.
    pub points: String,
    pub tally: Tally,
}

/// At most three, the best first, below a title.
pub fn podium_scene(title: &str, stands: &[Stand]) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT);
    let title = Label::word(title, 60, Paint::Chalk);
    scene.put(42, 60, title.fit(WIDTH - 84));
    let all = || stands.iter().flat_map(|stand| &stand.tally.colours);
    let hues: BTreeSet<Hue> = all().map(|(&hue, _)| hue).collect();
    let most = all().map(|(_, all)| all.points).max().unwrap_or(0).max(1);
    for (stand, x) in stands.iter().zip(LEFTS) {
        let (y, edge) = match stand.place {
            1 => STEPS[0],
            2 => STEPS[1],
            _ => STEPS[2],
        };
        let height = HEIGHT - y.unsigned_abs();
        scene.put(x, y, Plate::new(360, height, 0).fill(Paint::Panel));
        scene.put(x, y, Plate::pill(360, 14).fill(edge));
        if stand.place == 1 {
            let crown = Stamp::new(Symbol::Crown, 70, Paint::Gold);
            scene.put(x + STEP / 2, y - 34, crown);
        }
        scene.put(x + 28, y + 26, Plate::disc(84).fill(edge));
        let number = Label::number(stand.place.to_string(), 60, Paint::Ink);
        scene.put(x + 70, y + 68, number.align(Align::Middle));
        let name = Label::word(&stand.name, 46, Paint::Chalk);
        scene.put(x + 126, y + 46, name.fit(220));
        let points = Label::number(&stand.points, 72, edge);
        scene.put(x + STEP - 26, y + 104, points.align(Align::Right));
        let n_hues = i16::try_from(hues.len()).unwrap_or(0);
        let left = x + (STEP - n_hues * PITCH) / 2;
        for (x, &hue) in (left..).step_by(PITCH.unsigned_abs().into()).zip(&hues) {
            tower(&mut scene, x, hue, &stand.tally, most);
        }
    }
    scene
}

/// What a colour brought, as high as it was much of the `most` that any did; a number below zero on what was lost.
fn tower(scene: &mut Scene, x: i16, hue: Hue, tally: &Tally, most: i64) {
    let points = tally.colours.get(&hue).map_or(0, |all| all.points);
    let middle = x + PITCH / 2;
    if points > 0 {
        let n_floors = ((points * N_FLOORS + most - 1) / most).clamp(1, N_FLOORS);
        let n_floors = u8::try_from(n_floors).unwrap_or(1);
        scene.put(
            x + 6,
            FLOOR,
            specimen(Column::Expedition(hue), n_floors, true),
        );
    } else if points < 0 {
        let number = Label::number(
            Label::signed(i32::try_from(points).unwrap_or(0)),
            36,
            Paint::Loss,
        );
        scene.put(middle, FLOOR - 24, number);
    }
    let tone = if points > 0 { Tone::Full } else { Tone::Ghost };
    let symbol = Stamp::new(Symbol::of(hue), 42, Paint::Of(hue, tone));
    scene.put(middle, FLOOR + 36, symbol);
    let line = Plate::new(PITCH.unsigned_abs() - 6, 4, 2);
    scene.put(x + 3, FLOOR, line.fill(Paint::Of(hue, tone)));
}
