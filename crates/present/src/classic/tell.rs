//! Consequences in words.

use std::cmp::Ordering;

use super::arithmetic::steps;
use super::card::about;
use crate::colour::coloured;
use crate::{Msg, Told, Weight};
use lostcities_rules::games::classic::{Card, Effect, RoundScore};
use lostcities_rules::kernel::Seat;

/// A consequence in words: a line for what happens in a turn, a chapter for scores.
pub(super) fn tell(effect: &Effect) -> Told {
    match *effect {
        Effect::RoundBegan { round, first } => line(
            Msg::new("classic-round-began")
                .with("round", round)
                .with("seat", first),
        ),
        Effect::Played { seat, card } => line(done(Msg::new("classic-played"), seat, card)),
        Effect::Discarded { seat, card } => line(done(Msg::new("classic-discarded"), seat, card)),
        Effect::Drew { seat } => line(Msg::new("classic-drew").with("seat", seat)),
        Effect::Took { seat, card } => line(done(Msg::new("classic-took"), seat, card)),
        Effect::DiscardsClosed => line(Msg::new("classic-discards-closed")),
        Effect::RoundScored {
            round,
            ref scores,
            totals,
        } => Told {
            weight: Weight::Chapter,
            text: round_scored(round, scores, totals),
        },
        Effect::MatchScored { totals } => Told {
            weight: Weight::Chapter,
            text: result(totals).into(),
        },
    }
}

fn line(msg: Msg) -> Told {
    Told {
        weight: Weight::Line,
        text: vec![msg],
    }
}

fn done(msg: Msg, seat: Seat, card: Card) -> Msg {
    about(msg.with("seat", seat), card)
}

/// Every expedition's arithmetic, each seat's points, and the score of the match.
fn round_scored(round: u8, scores: &[RoundScore; 2], totals: [i32; 2]) -> Vec<Msg> {
    let mut text = vec![Msg::new("classic-round-over").with("round", round)];
    for (seat, score) in Seat::all(2).zip(scores) {
        text.push(
            Msg::new("classic-round-points")
                .with("seat", seat)
                .with("points", score.points()),
        );
        let n_before = text.len();
        text.extend(arithmetic(score));
        if text.len() == n_before {
            text.push(Msg::new("classic-no-expedition"));
        }
    }
    // After the first round the total is what was just said.
    if round > 1 {
        text.push(Msg::new("classic-totals").with("scores", points(totals)));
    }
    text
}

/// The arithmetic of every expedition that was begun, a line for each.
pub(super) fn arithmetic(score: &RoundScore) -> impl Iterator<Item = Msg> {
    let begun = score.rows().filter(|row| !row.is_empty());
    begun.map(|row| {
        let arithmetic = steps(row, score.expedition(row.colour()));
        coloured(Msg::new("classic-expedition-score"), row.colour()).with("arithmetic", arithmetic)
    })
}

/// "Anna 12" for each seat.
pub(super) fn points(points: [i32; 2]) -> Vec<Msg> {
    let both = Seat::all(2).zip(points);
    both.map(|(seat, points)| {
        Msg::new("table-score")
            .with("seat", seat)
            .with("points", points)
    })
    .collect()
}

/// Who has won, and with how many points.
pub(super) fn result(totals: [i32; 2]) -> [Msg; 2] {
    let [first, second] = totals;
    let won = |seat: Seat| Msg::new("table-result-won").with("seat", seat);
    let who = match first.cmp(&second) {
        Ordering::Greater => won(Seat::FIRST),
        Ordering::Less => won(Seat::FIRST.next(2)),
        Ordering::Equal => {
            let seats = Seat::all(2).map(|seat| Msg::new("seat").with("seat", seat));
            Msg::new("table-result-shared").with("seats", seats.collect::<Vec<_>>())
        }
    };
    [who, Msg::new("table-scores").with("scores", points(totals))]
}
