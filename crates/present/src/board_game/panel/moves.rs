//! One figure more may move: because of a stage tile, or of a card for a lost city.

use super::control;
use super::play::step;
use crate::colour::coloured;
use crate::face::rows;
use crate::{Control, Emblem, Look, Msg, Press, Row};
use lostcities_rules::games::board_game::{Action, Expedition, MoveBy, View};
use lostcities_rules::kernel::Seat;

/// What was just done, why a figure may move, and what each would find.
pub(super) fn intro(view: &View, seat: Seat, by: MoveBy, just_done: Option<Msg>) -> Vec<Msg> {
    let mut text: Vec<Msg> = just_done.into_iter().collect();
    text.push(Msg::new(match by {
        MoveBy::StageTile => "board-game-now-move-by-tile",
        MoveBy::LostCity => "board-game-now-move-by-city",
    }));
    let rows = view.expeditions(seat);
    text.extend(rows.map(|row| preview(view, seat, row)));
    text
}

/// Where a figure would go and what it would find, or that it cannot move.
fn preview(view: &View, seat: Seat, row: &Expedition) -> Msg {
    match row.stage().next() {
        Some(next) => {
            let line = coloured(Msg::new("board-game-move-line"), row.colour());
            step(line, view, seat, row, next)
        }
        None => coloured(Msg::new("board-game-in-city"), row.colour()),
    }
}

/// The figures that are under way, the way out, and the way back.
pub(super) fn figures(view: &View, seat: Seat, legal: &[Action]) -> Vec<Row> {
    let figures = view.expeditions(seat).map(|row| {
        let stage = row.stage().next().unwrap_or(row.stage()).number();
        let label = coloured(Msg::new("button-board-game-move"), row.colour()).with("stage", stage);
        control(legal, Action::Move(row.colour()), label)
            .emblem(Emblem::Expedition(row.colour()))
            .look(Look::Primary)
    });
    let mut all = rows(&figures.collect::<Vec<_>>());
    let stop = legal
        .contains(&Action::Stop)
        .then(|| control(legal, Action::Stop, Msg::new("button-board-game-stop")));
    let back = Control::new(Press::TakeBack, Msg::new("button-take-back"));
    all.extend(rows(&stop.into_iter().chain([back]).collect::<Vec<_>>()));
    all
}
