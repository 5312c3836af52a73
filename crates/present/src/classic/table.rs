//! The public message.

use super::alt;
use super::board::board;
use super::tell::{points, result};
use crate::{Face, Msg, PresentContext};
use lostcities_rules::games::classic::{Action, Phase, View};
use lostcities_rules::kernel::Seat;

/// This many turns before the house rule closes the discard piles, people are told of it.
const NOTICE: u8 = 4;

/// The public message: whose turn it is, the score, the board.
pub(super) fn table(view: &View, around: &PresentContext<Action>) -> Face {
    Face {
        text: text(view, around),
        scene: Some(board(view, around)),
        alt: alt::board(view, around),
        rows: Vec::new(),
    }
}

/// The score, most important first.
pub(super) fn text(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    let mut text = Vec::new();
    if around.stopped.is_none() {
        text.push(turn(view));
    }
    if view.is_over() {
        let [who, totals] = result(view.totals());
        text = vec![who, totals];
        text.extend(rounds(view));
        return text;
    }
    text.push(
        Msg::new("classic-status")
            .with("round", view.round())
            .with("rounds", view.n_rounds())
            .with("cards", view.n_draw_pile()),
    );
    let on_table = [0, 1].map(|index| Seat::new(index).map_or(0, |seat| view.points(seat)));
    text.push(Msg::new("classic-on-table").with("scores", points(on_table)));
    if !view.rounds().is_empty() {
        text.push(Msg::new("classic-totals").with("scores", points(view.totals())));
    }
    text.extend(house_rule(view));
    text
}

/// Whose turn it is, and for what.
fn turn(view: &View) -> Msg {
    match view.phase() {
        Phase::Play { seat } => Msg::new("classic-to-play").with("seat", seat),
        Phase::Draw { seat, .. } | Phase::Drawing { seat } => {
            Msg::new("classic-to-draw").with("seat", seat)
        }
        Phase::Beginning | Phase::Dealing | Phase::Over => Msg::new("classic-dealing"),
    }
}

/// The points of each round, if there were several.
fn rounds(view: &View) -> impl Iterator<Item = Msg> {
    let rounds = if view.rounds().len() > 1 {
        view.rounds()
    } else {
        &[]
    };
    (1_u8..).zip(rounds).map(|(round, &of_round)| {
        Msg::new("classic-one-round")
            .with("round", round)
            .with("scores", points(of_round))
    })
}

/// That the discard piles are closed, or soon will be.
pub(super) fn house_rule(view: &View) -> Option<Msg> {
    let stall = view.stall();
    if view.discards_are_closed() {
        return Some(Msg::new("classic-discards-are-closed").with("turns", stall.turns()));
    }
    let left = stall.turns_left();
    (stall.turns() > 0 && left <= NOTICE).then(|| {
        Msg::new("classic-discards-close-soon")
            .with("turns", stall.turns())
            .with("left", left)
    })
}
