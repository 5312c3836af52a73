//! Consequences in words.

use super::arithmetic::steps;
use super::choice::with_coins;
use crate::card::about;
use crate::colour::coloured;
use crate::result::result;
use crate::{Msg, Told};
use lostcities_rules::games::rivals::{Card, Effect, RowScore, SeatScore};
use lostcities_rules::kernel::{BySeat, Outcome, Seat};

/// A consequence in words: a line for what happens in a turn, a chapter for scores.
pub(super) fn tell(effect: &Effect) -> Told {
    let by = |key: &'static str, seat: Seat| Msg::new(key).with("seat", seat);
    let with = |key, seat, card: Card| about(by(key, seat), card);
    Told::line(match *effect {
        Effect::Began { first } => by("rivals-began", first),
        Effect::Turned { seat, card } => with("rivals-turned", seat, card),
        Effect::Boxed { seat, card } => with("rivals-boxed", seat, card),
        Effect::Opened { seat, bid } => with_coins(by("rivals-opened", seat), bid),
        Effect::Raised { seat, bid } => with_coins(by("rivals-raised", seat), bid),
        Effect::Passed { seat } => by("rivals-passed", seat),
        Effect::CouldNotBid { seat, coins } => with_coins(by("rivals-could-not-bid", seat), coins),
        Effect::Won { seat, price } => with_coins(by("rivals-won", seat), price),
        Effect::Laid { seat, card } => with("rivals-laid", seat, card),
        Effect::Removed { seat, card } => with("rivals-removed", seat, card),
        Effect::PileEnded { pile, share, rest } => with_coins(Msg::new("rivals-pile-ended"), share)
            .with("pile", pile)
            .with("rest", rest.number()),
        Effect::MatchScored { ref scores } => {
            return Told::chapter(scored(scores));
        }
    })
}

fn scored(scores: &BySeat<SeatScore>) -> Vec<Msg> {
    let mut text = vec![Msg::new("rivals-over")];
    for (seat, score) in scores.iter() {
        text.push(
            Msg::new("rivals-seat-points")
                .with("seat", seat)
                .with("points", score.points()),
        );
        text.extend(score.rows.iter().filter_map(row_scored));
        text.push(with_coins(Msg::new("rivals-coins-score"), score.coins));
    }
    let points = BySeat::new(scores.n_seats(), |seat| scores[seat].points());
    text.extend(result(&Outcome::by_points(points)));
    text
}

/// The arithmetic of a row that was begun.
pub(super) fn row_scored(score: &RowScore) -> Option<Msg> {
    let msg = || coloured(Msg::new("rivals-row-score"), score.row.colour());
    (!score.row.is_empty()).then(|| msg().with("arithmetic", steps(score)))
}
