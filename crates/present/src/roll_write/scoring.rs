//! Points and their arithmetic in words.

use crate::Msg;
use crate::colour::square;
use crate::describe::row;
use crate::result::{result, score_list};
use crate::scene::Label;
use lostcities_rules::games::roll_write::{Column, ExpeditionScore, SheetScore, View};
use lostcities_rules::kernel::{BySeat, Outcome};

/// Signs for the columns that have no colour, as emoji.
pub(super) const ARTEFACTS: &str = "🏺";
pub(super) const DICE: &str = "🎲";
pub(super) const BRIDGES: &str = "🌉";

pub(super) fn sign(column: Column) -> &'static str {
    match column {
        Column::Expedition(colour) => square(colour),
        Column::Artefacts => ARTEFACTS,
        Column::Dice => DICE,
    }
}

/// A blank at which no line ends.
const NO_BREAK: &str = "\u{a0}";

pub(super) fn told(scores: &BySeat<SheetScore>) -> Vec<Msg> {
    let mut text = vec![Msg::new("roll-write-over")];
    for (seat, score) in scores.iter() {
        text.push(
            Msg::new("roll-write-points")
                .with("seat", seat)
                .with("points", score.points()),
        );
        text.extend(arithmetic(score).map(row));
    }
    let points = BySeat::new(scores.n_seats(), |seat| scores[seat].points());
    text.extend(result(&Outcome::by_points(points)));
    text
}

/// All columns of a sheet: "🟥 8: 35 × 2 = 70 · 🏺 9: 100 · 🌉 4 × 20 = 80"; columns without any mark are left out, and where no
/// column has one there is nothing to add up. On a narrow screen lines break between columns only.
pub(super) fn arithmetic(score: &SheetScore) -> Option<String> {
    let begun = |score: &ExpeditionScore| score.n_numbers > 0 || score.is_doubled;
    let expeditions = score.expeditions.into_iter().filter(begun);
    let mut parts: Vec<String> = expeditions.map(expedition).collect();
    let columns = [
        (ARTEFACTS, score.n_artefacts, score.artefacts),
        (DICE, score.n_dice, score.dice),
    ];
    for (sign, count, points) in columns {
        if count > 0 {
            parts.push(format!("{sign} {count}: {}", Label::plain(points.into())));
        }
    }
    if let Some(each) = score.bridges.checked_div(i16::from(score.n_bridges)) {
        let (count, points) = (score.n_bridges, score.bridges);
        parts.push(format!("{BRIDGES} {count} × {each} = {points}"));
    }
    let parts: Vec<String> = parts
        .iter()
        .map(|part| part.replace(' ', NO_BREAK))
        .collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// "🟥 8: 35 × 2 = 70" or "🟧 8: 35".
fn expedition(score: ExpeditionScore) -> String {
    let (sign, count) = (square(score.colour), score.n_numbers);
    let (value, points) = (
        Label::plain(score.value.into()),
        Label::plain(score.points.into()),
    );
    if score.is_doubled {
        format!("{sign} {count}: {value} × 2 = {points}")
    } else {
        format!("{sign} {count}: {points}")
    }
}

/// "Anna 120" for each seat as its sheet is now.
pub(super) fn standings(view: &View) -> Vec<Msg> {
    let points = view.seats().map(|seat| view.score(seat).points());
    score_list(&points.collect::<Vec<_>>())
}
