//! The public picture of the classic game: colours are rows, the seats are left and right, the piles between them.

pub(super) mod city;
mod debt;
pub(super) mod expedition;
mod header;
mod row;

use crate::scene::Mark;
use crate::{PresentContext, Scene};
use lostcities_rules::games::classic::{Action, Card, View};
use lostcities_rules::kernel::Seat;

pub(super) const WIDTH: u16 = 1200;

const MARGIN: i16 = 16;

/// Where the first row begins, how high a row is, and pixels from one to the next.
const FIRST_ROW: i16 = 94;
const ROW_HEIGHT: u16 = 126;
const ROW_PITCH: i16 = 133;

/// The public board, 1200 x 764 pixels with five colours, which is 11 to 7, and 1200 x 897 with six.
///
/// It shows what everybody sees, for a view of any seat.
pub fn board(view: &View, around: &PresentContext<Action>) -> Scene {
    let mut scene = Scene::new(WIDTH, height(view));
    draw(&mut scene, view, around, &Marks::default());
    scene
}

pub(super) struct Marks {
    /// Whose side lies to the left.
    pub left: Seat,
    /// Whether piles that a card may be drawn from have a golden frame.
    pub open_piles: bool,
    /// The card that this seat has picked from its hand; where it may be put has a dashed golden frame.
    pub picked: Option<(Seat, Card)>,
}

impl Default for Marks {
    fn default() -> Self {
        Self {
            left: Seat::FIRST,
            open_piles: false,
            picked: None,
        }
    }
}

pub(super) fn height(view: &View) -> u16 {
    let n_rows = u16::try_from(view.colours().len()).unwrap_or(0);
    FIRST_ROW.unsigned_abs() + n_rows * ROW_PITCH.unsigned_abs() + 5
}

pub(super) fn draw(scene: &mut Scene, view: &View, around: &PresentContext<Action>, marks: &Marks) {
    header::draw(scene, view, around, marks);
    let latest = latest(around);
    for (y, &colour) in (FIRST_ROW..)
        .step_by(ROW_PITCH.unsigned_abs().into())
        .zip(view.colours())
    {
        row::draw(scene, y, view, colour, latest, marks);
    }
}

/// The card that was played or discarded last, and by whom.
fn latest(around: &PresentContext<Action>) -> Option<(Seat, Action)> {
    let is_laid = |action: &Action| match action {
        Action::Play(_) | Action::Discard(_) => true,
        Action::Draw | Action::Take(_) => false,
    };
    let mut newest_first = around.recent.iter().rev();
    newest_first.find(|(_, action)| is_laid(action)).copied()
}

pub(super) fn mark(card: Card) -> Mark {
    match card.rank() {
        Some(rank) => Mark::Number(rank.number()),
        None => Mark::Wager,
    }
}
