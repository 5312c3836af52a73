//! Consequences in words.

use super::arithmetic::steps;
use super::card::about;
use crate::colour::coloured;
use crate::result::{result, score_list};
use crate::{Msg, Told};
use lostcities_rules::games::classic::{Card, Effect, RoundScore};
use lostcities_rules::kernel::{Outcome, Seat};

/// A consequence in words: a line for what happens in a turn, a chapter for scores.
pub(super) fn tell(effect: &Effect) -> Told {
    match *effect {
        Effect::RoundBegan { round, first } => Told::line(
            Msg::new("classic-round-began")
                .with("round", round)
                .with("seat", first),
        ),
        Effect::Played { seat, card } => Told::line(done(Msg::new("classic-played"), seat, card)),
        Effect::Discarded { seat, card } => {
            Told::line(done(Msg::new("classic-discarded"), seat, card))
        }
        // Nearly every turn ends so, and one that does not is told.
        Effect::Drew { .. } => Told::nothing(),
        Effect::Took { seat, card } => Told::line(done(Msg::new("classic-took"), seat, card)),
        Effect::DiscardsClosed => Told::line(Msg::new("classic-discards-closed")),
        Effect::RoundScored {
            round,
            ref scores,
            totals,
        } => Told::chapter(round_scored(round, scores, totals)),
        Effect::MatchScored { totals } => Told::chapter(result(&Outcome::by_points(totals.into()))),
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
        text.push(Msg::new("classic-totals").with("scores", score_list(&totals)));
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
