//! Expeditions in signs that need no language.

use std::fmt::Write as _;

use crate::scene::Label;
use lostcities_rules::games::classic::{Expedition, ExpeditionScore, Rank};

/// A real minus sign, as in all our texts.
const MINUS: char = '−';

/// What wagers multiply by, then the numbers: "×2 3 5 7"; empty for an expedition that was not begun.
pub(super) fn row(expedition: Expedition) -> String {
    let wagers = match expedition.n_wagers() {
        0 => None,
        n_wagers => Some(format!("×{}", n_wagers + 1)),
    };
    let ranks = expedition.ranks().map(|rank| rank.to_string());
    let parts: Vec<String> = wagers.into_iter().chain(ranks).collect();
    parts.join(" ")
}

/// The points of an expedition step by step: "2+3+7 = 12, − 20 = −8, × 2 = −16", or "10 − 20 = −10".
pub(super) fn steps(expedition: Expedition, score: ExpeditionScore) -> String {
    let ranks: Vec<String> = expedition
        .ranks()
        .map(|rank: Rank| rank.to_string())
        .collect();
    let mut text = match ranks.len() {
        0 | 1 => Label::plain(score.sum.into()),
        _ => format!("{} = {}", ranks.join("+"), Label::plain(score.sum.into())),
    };
    let mut result = score.sum;
    // What is alone needs no comma before the first step.
    let mut comma = if ranks.len() > 1 { "," } else { "" };
    let mut step = |sign: char, amount: i16, after: i16| {
        // Writing into a text cannot fail.
        let _ = write!(
            text,
            "{comma} {sign} {amount} = {}",
            Label::plain(after.into())
        );
        comma = ",";
        after
    };
    result = step(MINUS, score.cost, result - score.cost);
    if score.factor != 1 {
        result = step('×', score.factor, result * score.factor);
    }
    if score.bonus != 0 {
        step('+', score.bonus, result + score.bonus);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use lostcities_rules::games::Colour;
    use lostcities_rules::games::values::Values;

    fn said(n_wagers: u8, ranks: &[u8]) -> String {
        let ranks = ranks.iter().filter_map(|&rank| Rank::new(rank));
        let expedition = Expedition::new(Colour::Red, n_wagers, ranks);
        steps(expedition, expedition.score(&Values::latest().classic))
    }

    #[test]
    fn every_step_of_the_rulebook_is_shown() {
        // The rulebook's own example (C1) and the extremes (C5, C6).
        assert_eq!(said(0, &[6, 7, 10]), "6+7+10 = 23, − 20 = 3");
        assert_eq!(said(1, &[]), "0 − 20 = −20, × 2 = −40");
        assert_eq!(said(1, &[4, 5, 6]), "4+5+6 = 15, − 20 = −5, × 2 = −10");
        assert_eq!(
            said(2, &[3, 4, 5, 6, 7, 10]),
            "3+4+5+6+7+10 = 35, − 20 = 15, × 3 = 45, + 20 = 65"
        );
        assert_eq!(said(3, &[]), "0 − 20 = −20, × 4 = −80");
        assert_eq!(
            said(3, &[2, 3, 4, 5, 6, 7, 8, 9, 10]),
            "2+3+4+5+6+7+8+9+10 = 54, − 20 = 34, × 4 = 136, + 20 = 156"
        );
        assert_eq!(said(0, &[10]), "10 − 20 = −10");
    }

    #[test]
    fn a_row_names_its_factor_and_its_numbers() {
        let row_of = |n_wagers, ranks: &[u8]| {
            let ranks = ranks.iter().filter_map(|&rank| Rank::new(rank));
            row(Expedition::new(Colour::Blue, n_wagers, ranks))
        };
        assert_eq!(row_of(0, &[]), "");
        assert_eq!(row_of(2, &[]), "×3");
        assert_eq!(row_of(1, &[3, 10]), "×2 3 10");
    }
}
