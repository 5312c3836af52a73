//! Rows in signs that need no language.

use lostcities_rules::games::rivals::{Row, RowScore};

/// What wagers multiply by, then the numbers: "×2 3 5 7"; empty for a row that was not begun.
pub(super) fn row(row: Row) -> String {
    let ranks = row.ranks().map(|rank| rank.to_string());
    let parts: Vec<String> = factor(row).into_iter().chain(ranks).collect();
    parts.join(" ")
}

/// The points of a row step by step, as the rulebook's example writes them: "6 × 3 + 8 = 26".
pub(super) fn steps(score: &RowScore) -> String {
    let mut text = score.footprints.to_string();
    if score.factor != 1 {
        text = format!("{text} × {}", score.factor);
    }
    if score.bonus != 0 {
        text = format!("{text} + {}", score.bonus);
    }
    if score.factor == 1 && score.bonus == 0 {
        text
    } else {
        format!("{text} = {}", score.points)
    }
}

/// What the wagers of a row multiply by: "×3", or `None` without a wager.
pub(super) fn factor(row: Row) -> Option<String> {
    match row.n_wagers() {
        0 => None,
        n_wagers => Some(format!("×{}", n_wagers + 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lostcities_rules::games::Colour;
    use lostcities_rules::games::values::Values;

    fn red(text: &str) -> Row {
        text.split_whitespace()
            .map(|card| format!("r{card}").parse().expect("a card"))
            .fold(Row::empty(Colour::Red), Row::with)
    }

    #[test]
    fn every_step_of_the_rulebooks_example_is_shown() {
        // V1 (002:126).
        let said = |text| steps(&red(text).score(&Values::latest().rivals));
        assert_eq!(said("6 7 8 9"), "8 + 8 = 16");
        assert_eq!(said("w 5 6 7"), "5 × 2 = 10");
        assert_eq!(said("w w 2 3 6 7"), "6 × 3 + 8 = 26");
        assert_eq!(said("w w"), "0 × 3 = 0");
        assert_eq!(said("w w w w 9 10"), "4 × 5 = 20");
        assert_eq!(said("2 3"), "2");
    }

    #[test]
    fn a_row_names_its_factor_and_its_numbers() {
        assert_eq!(row(red("")), "");
        assert_eq!(row(red("w w")), "×3");
        assert_eq!(row(red("w 2 2 10")), "×2 2 2 10");
    }
}
