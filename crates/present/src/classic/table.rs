//! The public message.

use crate::result::{result, score_list};
use crate::stall::house_rule;
use crate::{Msg, PresentContext};
use lostcities_rules::games::classic::{Action, Phase, View};
use lostcities_rules::kernel::{Outcome, Seat};

/// The score, most important first.
pub(super) fn text(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    let mut text = Vec::new();
    if around.stopped.is_none() {
        text.push(turn(view));
    }
    if view.is_over() {
        text = result(&Outcome::by_points(view.totals().into())).into();
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
    text.push(Msg::new("classic-on-table").with("scores", score_list(&on_table)));
    if !view.rounds().is_empty() {
        text.push(Msg::new("classic-totals").with("scores", score_list(&view.totals())));
    }
    text.extend(house_rule(view.stall()));
    text
}

fn turn(view: &View) -> Msg {
    match view.phase() {
        Phase::Play { seat } => Msg::new("classic-to-play").with("seat", seat),
        Phase::Draw { seat, .. } | Phase::Drawing { seat } => {
            Msg::new("classic-to-draw").with("seat", seat)
        }
        Phase::Beginning | Phase::Dealing | Phase::Over => Msg::new("classic-dealing"),
    }
}

fn rounds(view: &View) -> impl Iterator<Item = Msg> {
    let rounds = if view.rounds().len() > 1 {
        view.rounds()
    } else {
        &[]
    };
    (1_u8..).zip(rounds).map(|(round, of_round)| {
        Msg::new("classic-one-round")
            .with("round", round)
            .with("scores", score_list(of_round))
    })
}
