//! The picture of a shared daily: how many points, and how many expeditions paid. It names no colour, so that it helps nobody who
//! has yet to play.

use crate::mark::SeatMark;
use crate::roll_write::landmark;
use crate::scene::{Align, Label, Paint, Plate, Scene};
use lostcities_rules::games::roll_write::Column;
use lostcities_rules::kernel::Seat;

const WIDTH: u16 = 1200;
const HEIGHT: u16 = 630;
/// Where the towers stand, the left of the first, and how far they are apart.
const GROUND: i16 = 560;
const LEFT: i16 = 540;
const PITCH: i16 = 102;
const BODY: i16 = 58;

/// The result of an expedition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum DailyMark {
    /// 20 points or more.
    High,
    /// More than nothing.
    Some,
    /// It was not begun, or failed.
    Nothing,
    /// It cost points.
    Loss,
}

/// A finished deal below its title: the person's points, those opposite, and a tower for each expedition, best first.
pub fn postcard_scene(title: &str, points: i32, other: i32, marks: &[DailyMark]) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT);
    let title = Label::word(title, 64, Paint::Chalk);
    scene.put(48, 84, title.fit(WIDTH - 96));
    let sides = [(270, 120, 150, Paint::Gold), (430, 72, 84, Paint::Slate)];
    for ((seat, points), (y, mark, size, paint)) in Seat::all(2).zip([points, other]).zip(sides) {
        scene.put(108, y, SeatMark::of(seat).drawn(mark));
        let label = Label::number(Label::plain(points), size, paint);
        scene.put(190, y, label.align(Align::Left));
    }
    for (x, mark) in (LEFT..).step_by(PITCH.unsigned_abs().into()).zip(marks) {
        let (edge, tower) = match mark {
            DailyMark::High => (Paint::Gold, Some(landmark(Column::Artefacts, 8))),
            DailyMark::Some => (Paint::Slate, Some(landmark(Column::Dice, 4))),
            DailyMark::Nothing => (Paint::Line, None),
            DailyMark::Loss => (Paint::Loss, None),
        };
        if let Some(tower) = tower {
            scene.put(x, GROUND, tower);
        } else if *mark == DailyMark::Loss {
            let minus = Label::number("−", 72, Paint::Loss);
            scene.put(x + BODY / 2, GROUND - 44, minus);
        }
        let ground = Plate::new(BODY.unsigned_abs() + 20, 8, 4);
        scene.put(x - 10, GROUND, ground.fill(edge));
    }
    scene
}
