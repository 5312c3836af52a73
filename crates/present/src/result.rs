//! What everybody has, and who has won, in the words of all games.

use super::Msg;
use lostcities_rules::kernel::{Outcome, Seat};

/// Everybody of these by name.
pub(super) fn seats(seats: impl IntoIterator<Item = Seat>) -> Vec<Msg> {
    let name = |seat| Msg::new("seat").with("seat", seat);
    seats.into_iter().map(name).collect()
}

/// "Anna 12" for each seat, in turn order.
pub(super) fn score_list(points: &[i32]) -> Vec<Msg> {
    let all = (0..).map_while(Seat::new).zip(points);
    all.map(|(seat, &points)| {
        Msg::new("table-score")
            .with("seat", seat)
            .with("points", points)
    })
    .collect()
}

pub(super) fn winners(outcome: &Outcome) -> Msg {
    let all = outcome.points.iter().map(|(seat, _)| seat);
    let winners: Vec<Seat> = all.filter(|seat| outcome.has_won(*seat)).collect();
    match winners[..] {
        [winner] => Msg::new("table-result-won").with("seat", winner),
        _ => Msg::new("table-result-shared").with("seats", seats(winners)),
    }
}

pub(super) fn result(outcome: &Outcome) -> [Msg; 2] {
    let scores = score_list(outcome.points.as_slice());
    [
        winners(outcome),
        Msg::new("table-scores").with("scores", scores),
    ]
}
