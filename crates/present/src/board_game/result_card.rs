//! The card of a result: the winner's paths with the stages that were reached, and their cities, lit where the path pays.

use crate::mark::SeatMark;
use crate::pictures::result_card::{HEIGHT, Honours, begun, date, others, rating};
use crate::scene::{
    Align, City, Group, Label, Light, Paint, Plate, Scene, Stamp, Symbol, Tone, lane,
};
use lostcities_rules::games::board_game::{Figure, FigureScore, PATHS, Stage, View};

const LEFT: i16 = 24;
const FIRST: i16 = 276;
const PITCH: i16 = 69;
const LANE: Plate = Plate::new(1152, 66, 14);
/// From the top of a lane to its middle, and where its path begins.
const MIDDLE: i16 = 33;
const PATH: i16 = 110;
const BRIDGE: i16 = 684;

pub(super) fn card(view: &View, honours: &Honours) -> Scene {
    let winner = honours.winner();
    let mut scene = begun(honours, 580);
    others(&mut scene, honours);
    rating(&mut scene, (604, 218), honours);
    date(&mut scene, (1168, 218), Align::Right, honours);
    let score = view.round_score(winner);
    let tops = (FIRST..).step_by(PITCH.unsigned_abs().into());
    for (y, path) in tops.clone().zip(PATHS) {
        scene.put(LEFT, y, lane(path, LANE));
    }
    let beam = Plate::new(18, HEIGHT - FIRST.unsigned_abs() - 4, 8);
    scene.put(BRIDGE - 9, FIRST - 4, beam.fill(Paint::GoldShade));
    for (y, path) in tops.zip(PATHS) {
        let full = Paint::Of(path, Tone::Full);
        scene.put(66, y + MIDDLE, Stamp::new(Symbol::of(path), 46, full));
        let figure = score.figures.iter().find(|figure| figure.path == path);
        way(&mut scene, y, view, full, figure);
        let light = match figure {
            None => Light::Unseen,
            Some(figure) if figure.points < 0 => Light::Dark,
            Some(_) => Light::Lit,
        };
        let city = City {
            width: 84,
            ..City::new(path, light)
        };
        let mut window = Group::clipped(LANE);
        window.put(1056, 3, city);
        scene.put(LEFT, y, window);
        if let Some(figure) = figure {
            let mark = SeatMark::of(winner);
            let x = stage_x(view, figure.stage);
            let is_leader = figure.figure == Figure::Leader;
            let drawn = if is_leader {
                mark.with_rim(58, Paint::Gold)
            } else {
                mark.drawn(58)
            };
            scene.put(x, y + MIDDLE, drawn);
            if is_leader {
                scene.put(x, y + 2, Stamp::new(Symbol::Crown, 30, Paint::Gold));
            }
            let points = Label::number(Label::plain(figure.points), 34, mark.text);
            scene.put(x, y + MIDDLE + 1, points);
        }
    }
    scene
}

fn stage_x(view: &View, stage: Stage) -> i16 {
    let behind = stage >= view.values().round_end_stage.value;
    150 + (i16::from(stage.number()) - 1) * 94 + if behind { 34 } else { 0 }
}

/// The path as far as the figure walked it, the stages, and the lamp on the bridge.
fn way(scene: &mut Scene, y: i16, view: &View, full: Paint, figure: Option<&FigureScore>) {
    let y = y + MIDDLE;
    let reached = |stage| figure.is_some_and(|figure| stage <= figure.stage);
    let last = stage_x(view, Stage::LAST);
    let path = |length: i16| Plate::pill(length.unsigned_abs(), 8);
    scene.put(PATH, y - 4, path(last - PATH).fill(Paint::Ink));
    if let Some(figure) = figure {
        let length = stage_x(view, figure.stage) - PATH;
        scene.put(PATH, y - 4, path(length).fill(full));
    }
    for stage in Stage::all() {
        let disc = Plate::disc(24).edge(Paint::Ink, 5);
        let paint = if reached(stage) { full } else { Paint::Line };
        scene.put(stage_x(view, stage) - 12, y - 12, disc.fill(paint));
    }
    let lamp = if reached(view.values().round_end_stage.value) {
        Paint::Gold
    } else {
        Paint::GoldPanel
    };
    let disc = Plate::disc(28).fill(lamp).edge(Paint::Ink, 3);
    scene.put(BRIDGE - 14, y - 14, disc);
}
