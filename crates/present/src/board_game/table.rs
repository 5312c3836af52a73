//! The public message.

use super::alt;
use super::board::board;
use crate::{Face, Msg, PresentContext};
use lostcities_rules::games::board_game::{Action, MoveBy, Phase, View};
use lostcities_rules::kernel::{BySeat, Outcome, Seat};

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
    if view.is_over() {
        let points = BySeat::new(view.n_seats(), |seat| view.points(seat));
        let mut text = result(&Outcome {
            points,
            places: view.places(),
        });
        text.extend(rounds(view));
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
    text.extend(house_rule(view));
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

/// Whose turn it is, and for what.
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

/// "Anna 12" for each seat.
fn points(points: &[i32]) -> Vec<Msg> {
    let all = (0..).map_while(Seat::new).zip(points);
    all.map(|(seat, &points)| {
        Msg::new("table-score")
            .with("seat", seat)
            .with("points", points)
    })
    .collect()
}

/// The points after each round, if there were several.
fn rounds(view: &View) -> impl Iterator<Item = Msg> {
    let rounds = if view.rounds().len() > 1 {
        view.rounds()
    } else {
        &[]
    };
    (1_u8..).zip(rounds).map(|(round, after)| {
        Msg::new("board-game-after-round")
            .with("round", round)
            .with("scores", points(after))
    })
}

/// Who has won, whether artefacts have decided, and with how many points.
pub(super) fn result(outcome: &Outcome) -> Vec<Msg> {
    let winners = outcome
        .points
        .iter()
        .filter(|(seat, _)| outcome.has_won(*seat));
    let (winners, of_winners): (Vec<Seat>, Vec<i32>) = winners.unzip();
    let mut text = match winners.as_slice() {
        [seat] => vec![Msg::new("table-result-won").with("seat", *seat)],
        several => {
            let seats = several
                .iter()
                .map(|&seat| Msg::new("seat").with("seat", seat));
            vec![Msg::new("table-result-shared").with("seats", seats.collect::<Vec<_>>())]
        }
    };
    let n_best = outcome
        .points
        .iter()
        .filter(|(_, points)| of_winners.contains(points));
    if n_best.count() > winners.len() {
        text.push(Msg::new("board-game-artefacts-decide"));
    }
    text.push(Msg::new("table-scores").with("scores", points(outcome.points.as_slice())));
    text
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
