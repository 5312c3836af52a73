//! Points in signs that need no language.

use crate::colour::square;
use crate::scene::Label;
use lostcities_rules::games::board_game::{Figure, FigureScore, FinalScore, RoundScore};

/// "10 − 40 → 0": a change and its result; an arrow where points do not fall below zero.
fn change(before: i32, by: i32, after: i32) -> String {
    let sign = if by < 0 { '−' } else { '+' };
    let equals = if before + by == after { '=' } else { '→' };
    format!("{before} {sign} {} {equals} {after}", by.unsigned_abs())
}

pub(super) fn round(score: &RoundScore) -> String {
    change(score.before, score.net(), score.after)
}

/// The points of a seat before and after the artefacts are paid.
pub(super) fn end(score: &FinalScore) -> String {
    change(score.before, score.worth, score.after)
}

/// "🟥 35 × 2 = 70, 🟩 5": what every figure brings; empty if none is under way.
pub(super) fn figures(score: &RoundScore) -> String {
    let figures: Vec<_> = score.figures.iter().map(figure).collect();
    figures.join(", ")
}

fn figure(score: &FigureScore) -> String {
    let square = square(score.path);
    let worth = Label::plain(score.worth);
    match score.figure {
        Figure::Member => format!("{square} {worth}"),
        Figure::Leader => {
            let (factor, points) = (score.factor, Label::plain(score.points));
            format!("{square} {worth} × {factor} = {points}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_floor_is_an_arrow() {
        assert_eq!(change(40, 60, 100), "40 + 60 = 100");
        assert_eq!(change(40, -15, 25), "40 − 15 = 25");
        assert_eq!(change(10, -40, 0), "10 − 40 → 0");
        assert_eq!(change(0, 0, 0), "0 + 0 = 0");
    }
}
