//! The public picture of the board game: paths are rows, and figures walk over them from left to right.

mod figure;
mod header;
pub(super) mod path;

use crate::{PresentContext, Scene};
use lostcities_rules::games::Colour;
use lostcities_rules::games::board_game::{Action, PATHS, Stage, View};
use lostcities_rules::kernel::Seat;

pub(super) const WIDTH: u16 = 1200;

pub(super) const HEIGHT: u16 = 796;

const MARGIN: i16 = 12;

const FIRST_PATH: i16 = 162;

const PATH_PITCH: i16 = 126;

/// The public board, 1200 x 796 pixels.
///
/// It shows what everybody sees, for a view of any seat.
pub fn board(view: &View, around: &PresentContext<Action>) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT);
    draw(&mut scene, view, around, &Marks::default());
    scene
}

#[derive(Default)]
pub(super) struct Marks {
    /// Whether piles that a card may be drawn from have a golden frame.
    pub open_piles: bool,
    /// Stages to which a figure may go; they have a dashed golden frame.
    pub stages: Vec<(Colour, Stage)>,
    /// Whose last cards lie at the beginning of the paths.
    pub own: Option<Seat>,
    /// The discard pile to which the picked card would go; it has a dashed golden frame.
    pub pile: Option<Colour>,
}

pub(super) fn draw(scene: &mut Scene, view: &View, around: &PresentContext<Action>, marks: &Marks) {
    header::draw(scene, view, around, marks);
    let latest = latest(around);
    let tops = (FIRST_PATH..).step_by(PATH_PITCH.unsigned_abs().into());
    for (y, colour) in tops.clone().zip(PATHS) {
        path::ground(scene, y, colour);
    }
    path::bridge(scene, FIRST_PATH, view);
    for (y, colour) in tops.zip(PATHS) {
        path::draw(scene, y, view, colour, &latest, marks);
    }
}

/// What the seat that acted last has done in its turn, oldest first.
fn latest(around: &PresentContext<Action>) -> Vec<(Seat, Action)> {
    let is_laid = |action: &Action| match action {
        Action::Begin(..) | Action::Advance(_) | Action::Discard(_) | Action::Move(_) => true,
        Action::Stop | Action::Draw | Action::Take(_) => false,
    };
    let newest_first = around.recent.iter().rev();
    let mut laid = newest_first.filter(|(_, action)| is_laid(action)).copied();
    let Some(last) = laid.next() else {
        return Vec::new();
    };
    let mut latest = vec![last];
    // Moves follow a card; the card before the first of them began the turn.
    while let Some((_, Action::Move(_))) = latest.last()
        && let Some(before) = laid.next()
        && before.0 == last.0
    {
        latest.push(before);
    }
    latest.reverse();
    latest
}
