//! The card of a result: the winner's cities, dark where they cost, and the best expedition as it lay.

use super::board::city::light;
use super::board::expedition::places;
use crate::pictures::result_card::tiles::{Tile, draw, mark_best};
use crate::pictures::result_card::{Honours, begun, date, face, rating, score};
use crate::scene::{Align, Card, City, Label, Light, Paint, Plate, Scene, Stamp, Symbol};
use lostcities_rules::games::classic::View;
use lostcities_rules::kernel::Seat;

/// The panel at the upper right, and how wide it is.
const PANEL: i16 = 640;
const PANEL_WIDTH: u16 = 536;

pub(super) fn card(view: &View, honours: &Honours) -> Scene {
    let winner = honours.winner();
    let mut scene = begun(honours, PANEL - 20);
    let mut tiles = tiles(view, honours, winner);
    let best = mark_best(&mut tiles);
    let panel = Plate::new(PANEL_WIDTH, 192, 18).fill(Paint::Panel);
    if view.n_rounds() > 1 {
        scene.put(PANEL, 28, panel);
        rounds(&mut scene, view, winner);
    } else if let Some(best) = best.map(|best| &tiles[best]) {
        scene.put(PANEL, 28, panel);
        expedition(&mut scene, view, winner, best);
    }
    let line = Plate::new(1136, 2, 0).fill(Paint::Line);
    scene.put(32, 246, line);
    rating(&mut scene, (44, 298), honours);
    date(&mut scene, (420, 298), Align::Left, honours);
    for seat in honours.others() {
        other(&mut scene, honours, seat);
    }
    draw(&mut scene, &tiles);
    scene
}

/// What the winner's expeditions of each colour brought: as they lie after the only round, or those of all rounds together, with the
/// round that was going on.
fn tiles(view: &View, honours: &Honours, winner: Seat) -> Vec<Tile> {
    let tile = |&hue| {
        let (light, points) = if view.n_rounds() == 1 {
            let score = view.expedition(winner, hue).score(view.values());
            (light(score), score.points.into())
        } else {
            let all = honours.tallies[winner].colours.get(&hue);
            let mut all = all.copied().unwrap_or_default();
            let on_table = view.expedition(winner, hue);
            if !view.is_over() && !on_table.is_empty() {
                all.begun += 1;
                all.points += i64::from(on_table.score(view.values()).points);
            }
            let light = match all.points {
                _ if all.begun == 0 => Light::Unseen,
                ..0 => Light::Dark,
                _ => Light::Lit,
            };
            (light, i32::try_from(all.points).unwrap_or(0))
        };
        Tile {
            hue,
            light,
            points,
            is_best: false,
        }
    };
    view.colours().iter().map(tile).collect()
}

/// The cards of the best expedition before its city.
fn expedition(scene: &mut Scene, view: &View, winner: Seat, best: &Tile) {
    scene.put(PANEL + 40, 62, Stamp::new(Symbol::Star, 44, Paint::Gold));
    let label = Label::number(Label::signed(best.points), 52, Paint::Gold);
    scene.put(PANEL + 72, 62, label.align(Align::Left));
    for place in places(view.expedition(winner, best.hue)) {
        let card = Card::new(best.hue, place.mark, place.size);
        scene.put(PANEL + 18 + place.x, 102, card);
    }
    scene.put(PANEL + 434, 126, City::new(best.hue, best.light));
}

/// The points of each round, the winner's first.
fn rounds(scene: &mut Scene, view: &View, winner: Seat) {
    let tops = (66..).step_by(58);
    let over = view.rounds().iter().copied();
    // What the round in which the match stopped had brought so far.
    let last = [Seat::FIRST, Seat::FIRST.next(2)].map(|seat| view.points(seat));
    let last = (!view.is_over()).then_some(last);
    for (y, (number, round)) in tops.zip((1..).zip(over.chain(last))) {
        scene.put(PANEL + 44, y, Stamp::new(Symbol::Round, 34, Paint::Slate));
        let number = Label::number(format!("{number}"), 44, Paint::Slate);
        scene.put(PANEL + 84, y, number);
        for (x, seat) in [(PANEL + 290, winner), (PANEL + 450, winner.next(2))] {
            let points = round[seat.index()];
            let paint = match (points, seat == winner) {
                (..0, _) => Paint::Loss,
                (_, true) => Paint::Gold,
                (_, false) => Paint::Slate,
            };
            let label = Label::number(Label::plain(points), 52, paint);
            scene.put(x, y, label.align(Align::Right));
        }
    }
}

/// The other seat, below the panel.
fn other(scene: &mut Scene, honours: &Honours, seat: Seat) {
    let y = 298;
    face(scene, (PANEL + 50, y), 62, honours, seat);
    let name = Label::word(&honours.names[seat], 48, Paint::Slate).fit(290);
    scene.put(PANEL + 100, y, name);
    score(scene, (PANEL + 520, y), Align::Right, honours, seat);
}
