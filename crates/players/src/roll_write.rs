//! The computer players of Roll & Write.

mod easy;
mod greedy;
mod levels;
mod outlook;
mod strong;
mod style;
#[cfg(test)]
mod tests;

pub use greedy::Greedy;
pub use levels::computer;
pub use strong::Strong;
pub use style::Style;

use outlook::Outlook;

use super::best;
use lostcities_rules::games::roll_write::{Action, Mark, RollWrite, Sheet, View};
use lostcities_rules::kernel::{Bot, GameRng, Seat};

/// Plays by what a sheet promises to be worth in the end: it looks at every choice, with the best use of the arrows that
/// follow, and takes the one that leaves the most promising sheet.
///
/// It weighs in points and plays the best action; of equal ones the first. It draws no random number. It plays
/// [`Style::TUNED`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Computer;

/// How many arrows in a row are followed; longer chains are decided step by step, when they come.
const ARROWS: u8 = 3;

impl Bot<RollWrite> for Computer {
    fn choose(&self, view: &View, legal: &[Action], rng: &mut GameRng) -> Action {
        Style::TUNED.choose(view, legal, rng)
    }
}

impl Bot<RollWrite> for Style {
    fn choose(&self, view: &View, legal: &[Action], _rng: &mut GameRng) -> Action {
        let weighed = view
            .viewer()
            .seat()
            .map(|seat| (seat, Outlook::new(view, self, seat)));
        best(legal, |action| {
            weighed.as_ref().map_or(0.0, |(seat, outlook)| {
                worth(view, outlook, *seat, action, ARROWS)
            })
        })
    }
}

/// What an action is worth in points if so many arrows that follow are used well, roughly; only differences matter.
fn worth(view: &View, outlook: &Outlook<'_>, seat: Seat, action: Action, arrows: u8) -> f32 {
    let mut sheet = *view.sheet(seat);
    let mark = match action {
        Action::Take { colour, digit } => sheet.place_for(colour, digit),
        Action::Circle(_) => Some(Mark::Circle),
        Action::Arrow(colour) => sheet.expedition(colour).place_for_arrow(),
        Action::Stop | Action::Order => None,
        Action::Refuse => {
            let reached = sheet.refuse(view.values()).bridges;
            return outlook.worth(&sheet) + outlook.bridges(reached);
        }
    };
    let Some((colour, mark)) = action.colour().zip(mark) else {
        return outlook.worth(&sheet);
    };
    let entry = sheet.enter(colour, mark, view.values());
    let reached = outlook.bridges(entry.bridges);
    if entry.is_arrow {
        reached + best_after_arrow(outlook, &sheet, arrows)
    } else {
        reached + outlook.worth(&sheet)
    }
}

/// What a sheet is worth to a player who may use an arrow, or leave it.
fn best_after_arrow(outlook: &Outlook<'_>, sheet: &Sheet, arrows: u8) -> f32 {
    let stopped = outlook.worth(sheet);
    if arrows == 0 {
        return stopped;
    }
    sheet
        .places_for_arrow()
        .map(|(colour, mark)| {
            let mut next = *sheet;
            let entry = next.enter(colour, mark, outlook.values());
            let rest = if entry.is_arrow {
                best_after_arrow(outlook, &next, arrows - 1)
            } else {
                outlook.worth(&next)
            };
            outlook.bridges(entry.bridges) + rest
        })
        .fold(stopped, f32::max)
}
