//! What was best in a match that is over.

use super::Msg;
use super::colour::coloured;
use lostcities_rules::games::Colour;
use lostcities_rules::games::tally::Tally;
use lostcities_rules::kernel::{BySeat, Seat};

/// The expedition that brought a player the most points, after several rounds the colour that did in all of them together; of equal
/// ones, that of the first seat. `None` if no colour brought anything.
pub fn best_expedition(tallies: &BySeat<Tally>) -> Option<Msg> {
    let colours = tallies.iter().flat_map(|(seat, tally)| {
        let colours = tally.colours.iter();
        colours.map(move |(colour, all)| (seat, *colour, all.points))
    });
    let mut best: Option<(Seat, Colour, i64)> = None;
    for (seat, colour, points) in colours.filter(|(.., points)| *points > 0) {
        if best.is_none_or(|(.., most)| points > most) {
            best = Some((seat, colour, points));
        }
    }
    let (seat, colour, points) = best?;
    let key = if tallies[seat].rounds.len() > 1 {
        "table-best-colour"
    } else {
        "table-best-expedition"
    };
    let best = Msg::new(key).with("seat", seat);
    Some(coloured(best, colour).with("points", points))
}
