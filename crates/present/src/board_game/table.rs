//! The public message.

use crate::result::{score_list, winners};
use crate::scene::Label;
use crate::stall::house_rule;
use crate::{Msg, PresentContext};
use lostcities_rules::games::board_game::{Action, MoveBy, Phase, View};
use lostcities_rules::kernel::{BySeat, Outcome, Seat};

/// The score, most important first.
pub(super) fn text(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    if view.is_over() {
        let points = BySeat::new(view.n_seats(), |seat| view.points(seat));
        let mut text = result(&Outcome {
            points,
            places: view.places(),
        });
        text.extend(rounds(view));
        text.push(artefacts(view));
        return text;
    }
    let mut text = Vec::new();
    if around.stopped.is_none() {
        text.push(turn(view));
    }
    text.push(
        Msg::new("board-game-status")
            .with("round", view.round())
            .with("rounds", view.n_rounds())
            .with("cards", view.n_draw_pile())
            .with("crossed", view.n_crossed())
            .with("end", view.values().round_end_figures.value),
    );
    text.extend(view.seats().map(|seat| standing(view, seat)));
    text.extend(house_rule(view.stall()));
    text
}

/// What a seat has, and what its figures count where they are.
fn standing(view: &View, seat: Seat) -> Msg {
    Msg::new("board-game-standing")
        .with("seat", seat)
        .with("points", view.points(seat))
        .with("artefacts", view.artefacts(seat))
        .with("figures", view.round_score(seat).net())
}

fn turn(view: &View) -> Msg {
    match view.phase() {
        Phase::Play { seat } => Msg::new("classic-to-play").with("seat", seat),
        Phase::Move { seat, by } => {
            let key = match by {
                MoveBy::StageTile => "board-game-to-move-by-tile",
                MoveBy::LostCity => "board-game-to-move-by-city",
            };
            Msg::new(key).with("seat", seat)
        }
        Phase::Draw { seat, .. } | Phase::Drawing { seat } => {
            Msg::new("classic-to-draw").with("seat", seat)
        }
        Phase::Beginning | Phase::Placing | Phase::Dealing | Phase::Over => {
            Msg::new("classic-dealing")
        }
    }
}

fn rounds(view: &View) -> impl Iterator<Item = Msg> {
    let rounds = if view.rounds().len() > 1 {
        view.rounds()
    } else {
        &[]
    };
    (1_u8..).zip(rounds).map(|(round, after)| {
        Msg::new("board-game-after-round")
            .with("round", round)
            .with("scores", score_list(after))
    })
}

/// What the artefacts have brought each seat, by which its points differ from those after the last round.
fn artefacts(view: &View) -> Msg {
    let paid = |seat| {
        let n_artefacts = view.artefacts(seat);
        let worth = view.values().artefact_points(n_artefacts, view.n_rounds());
        Msg::new("table-score")
            .with("seat", seat)
            .with("points", Label::signed(worth))
    };
    let paid: Vec<Msg> = view.seats().map(paid).collect();
    Msg::new("board-game-artefacts-paid").with("scores", paid)
}

/// Who has won, whether artefacts have decided, and with how many points.
pub(super) fn result(outcome: &Outcome) -> Vec<Msg> {
    let mut text = vec![winners(outcome)];
    let best = outcome.points.as_slice().iter().max();
    let has_lost = |seat, points| Some(points) == best && !outcome.has_won(seat);
    let mut all = outcome.points.iter();
    if all.any(|(seat, points)| has_lost(seat, points)) {
        text.push(Msg::new("board-game-artefacts-decide"));
    }
    text.push(Msg::new("table-scores").with("scores", score_list(outcome.points.as_slice())));
    text
}
