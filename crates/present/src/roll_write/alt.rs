//! The pictures in words, for those who cannot see them.

use super::describe::marks;
use crate::colour::coloured;
use crate::result::{seats, winners};
use crate::{Msg, PresentContext};
use lostcities_rules::games::roll_write::{Action, COLOURS, Choice, Sheet, SheetScore, View};
use lostcities_rules::kernel::{BySeat, Outcome, Seat};

/// The progress of all in sentences: whose roll it is, how the dice fell, then every seat.
pub(super) fn table(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    let mut alt = Vec::new();
    if view.is_over() {
        let points = BySeat::new(view.setup().n_seats(), |seat| view.score(seat).points());
        alt.push(winners(&Outcome::by_points(points)));
    } else if around.stopped.is_none() {
        alt.extend(turn(view));
    }
    alt.extend(view.seats().map(|seat| {
        let score = view.score(seat);
        let columns = COLOURS.map(|colour| view.sheet(seat).expedition(colour).n_numbers());
        let columns = columns.map(|n_numbers| n_numbers.to_string()).join(" ");
        Msg::new("roll-write-alt-seat")
            .with("seat", seat)
            .with("points", score.points())
            .with("columns", columns)
            .with("artefacts", score.n_artefacts)
            .with("dice", score.n_dice)
            .with("bridges", score.n_bridges)
    }));
    alt
}

/// Whose roll it is, how the dice fell, and who is still thinking.
fn turn(view: &View) -> Vec<Msg> {
    let (Some(active), Some(roll)) = (view.active(), view.roll()) else {
        return Vec::new();
    };
    let colours = roll
        .colours()
        .map(|colour| coloured(Msg::new("colour-title"), colour));
    let digits = roll.digits().map(|digit| digit.to_string()).join(" ");
    let mut alt = vec![
        Msg::new("roll-write-alt-roll")
            .with("seat", active)
            .with("colours", colours.to_vec())
            .with("digits", digits),
    ];
    if let Some((colour, digit)) = view.choice(active).and_then(Choice::pair) {
        alt.push(
            coloured(Msg::new("roll-write-alt-taken"), colour).with("digit", digit.to_string()),
        );
    }
    alt.push(Msg::new("roll-write-thinking").with("seats", seats(view.to_act().iter())));
    alt
}

/// The sheet of a seat, as it is or as it would be, in sentences.
pub(super) fn sheet(
    view: &View,
    seat: Seat,
    sheet: &Sheet,
    around: &PresentContext<Action>,
) -> Vec<Msg> {
    let score = SheetScore::of(sheet, view.values());
    let mut alt = vec![
        Msg::new("roll-write-alt-sheet")
            .with("seat", seat)
            .with("points", score.points()),
    ];
    for expedition in score.expeditions {
        let marked = marks(sheet.expedition(expedition.colour));
        if !marked.is_empty() {
            alt.push(
                coloured(Msg::new("roll-write-alt-expedition"), expedition.colour)
                    .with("marks", marked)
                    .with("points", expedition.points),
            );
        }
    }
    alt.push(
        Msg::new("roll-write-alt-sums")
            .with("artefacts", score.n_artefacts)
            .with("artefact-points", score.artefacts)
            .with("dice", score.n_dice)
            .with("dice-points", score.dice)
            .with("bridges", score.n_bridges)
            .with("bridge-points", score.bridges),
    );
    if around.stopped.is_none() {
        alt.extend(turn(view));
    }
    alt
}
