//! Consequences in words.

use super::card::{about, with_figure};
use super::{arithmetic, table};
use crate::colour::coloured;
use crate::describe::row;
use crate::{Msg, Told, Weight};
use lostcities_rules::games::board_game::{Effect, FinalScore, MoveBy, RoundEnd, RoundScore};
use lostcities_rules::kernel::{BySeat, Outcome};

/// A consequence in words: a line for what happens in a turn, a chapter for scores.
pub(super) fn tell(effect: &Effect) -> Told {
    match effect {
        Effect::RoundScored { round, end, scores } => {
            Told::chapter(round_scored(*round, *end, scores))
        }
        Effect::MatchScored { scores, outcome } => Told::chapter(match_scored(scores, outcome)),
        Effect::RoundBegan { .. }
        | Effect::Began { .. }
        | Effect::PlayedForCity { .. }
        | Effect::Moved { .. }
        | Effect::Crossed { .. }
        | Effect::FoundArtefact { .. }
        | Effect::FoundPoints { .. }
        | Effect::MayMove { .. }
        | Effect::NothingMoves { .. }
        | Effect::Stopped { .. }
        | Effect::Discarded { .. }
        | Effect::Drew { .. }
        | Effect::Took { .. }
        | Effect::DiscardsClosed => Told {
            weight: Weight::Line,
            text: line(effect).into_iter().collect(),
        },
    }
}

fn line(effect: &Effect) -> Option<Msg> {
    let by = |key, seat| Msg::new(key).with("seat", seat);
    let line = match *effect {
        Effect::RoundBegan { round, first } => {
            by("board-game-round-began", first).with("round", round)
        }
        Effect::Began {
            seat,
            card,
            figure,
            points,
        } => with_figure(about(by("board-game-began", seat), card), figure).with("points", points),
        Effect::PlayedForCity { seat, card } => about(by("board-game-played-for-city", seat), card),
        Effect::Moved {
            seat,
            card,
            path,
            figure,
            stage,
            points,
        } => {
            let moved = match card {
                Some(card) => about(by("board-game-advanced", seat), card),
                None => coloured(by("board-game-moved", seat), path),
            };
            with_figure(moved, figure)
                .with("stage", stage.number())
                .with("points", points)
        }
        Effect::Crossed {
            path,
            n_crossed,
            n_end,
        } => coloured(Msg::new("board-game-crossed"), path)
            .with("crossed", n_crossed)
            .with("end", n_end),
        Effect::FoundArtefact { seat, artefacts } => {
            by("board-game-found-artefact", seat).with("artefacts", artefacts)
        }
        Effect::FoundPoints {
            seat,
            found,
            points,
        } => by("board-game-found-points", seat)
            .with("found", found)
            .with("points", points),
        Effect::MayMove {
            seat,
            by: MoveBy::StageTile,
        } => by("board-game-may-move", seat),
        // The move itself follows, since nobody may decline it; and nearly every turn ends with a card of the draw pile.
        Effect::MayMove {
            by: MoveBy::LostCity,
            ..
        }
        | Effect::Drew { .. }
        | Effect::RoundScored { .. }
        | Effect::MatchScored { .. } => return None,
        Effect::NothingMoves { seat, .. } => by("board-game-nothing-moves", seat),
        Effect::Stopped { seat } => by("board-game-stopped", seat),
        Effect::Discarded { seat, card } => about(by("board-game-discarded", seat), card),
        Effect::Took { seat, card } => about(by("board-game-took", seat), card),
        Effect::DiscardsClosed => Msg::new("classic-discards-closed"),
    };
    Some(line)
}

/// Every figure's arithmetic, each seat's points, and the artefacts.
fn round_scored(round: u8, end: RoundEnd, scores: &BySeat<RoundScore>) -> Vec<Msg> {
    let why = match end {
        RoundEnd::Crossings(n_crossed) => {
            Msg::new("board-game-round-over-crossings").with("crossed", n_crossed)
        }
        RoundEnd::DrawPile => Msg::new("board-game-round-over-pile"),
    };
    let mut text = vec![why.with("round", round)];
    for (seat, score) in scores.iter() {
        text.push(
            Msg::new("board-game-round-points")
                .with("seat", seat)
                .with("arithmetic", arithmetic::round(score)),
        );
        text.push(if score.figures.is_empty() {
            Msg::new("classic-no-expedition")
        } else {
            row(arithmetic::figures(score))
        });
        if score.artefacts > 0 {
            text.push(Msg::new("board-game-round-artefacts").with("artefacts", score.artefacts));
        }
    }
    text
}

/// What the artefacts are worth, and who has won.
fn match_scored(scores: &BySeat<FinalScore>, outcome: &Outcome) -> Vec<Msg> {
    let mut text = vec![Msg::new("board-game-match-over")];
    text.extend(scores.iter().map(|(seat, score)| {
        Msg::new("board-game-final-points")
            .with("seat", seat)
            .with("artefacts", score.artefacts)
            .with("arithmetic", arithmetic::end(score))
    }));
    text.extend(table::result(outcome));
    text
}
