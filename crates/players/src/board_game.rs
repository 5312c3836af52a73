//! The computer player of the board game: it plans its rows, and weighs every action by what is left of the plan.

mod brisk;
mod cautious;
mod easy;
mod levels;
mod outlook;
mod plan;
mod strong;
#[cfg(test)]
mod tests;

pub use brisk::Brisk;
pub use cautious::Cautious;
pub use levels::computer;
pub use strong::Strong;

use outlook::Outlook;
use plan::Plan;

use super::best;
use lostcities_rules::games::Colour;
use lostcities_rules::games::board_game::{Action, BoardGame, Card, View};
use lostcities_rules::kernel::{Bot, GameRng};

/// Plans how many steps each of its figures may still make with the cards it holds and those it may hope for, in the turns
/// that are left, and chooses the action after which the plan promises most.
///
/// It draws no random number, and of equal actions it takes the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Computer;

/// What it costs that a discarded card may help the only other, as part of what it would bring there. Among several others
/// each is less of a rival.
const RIVALRY: f32 = 0.8;

/// What a turn that moves nobody costs besides its card: tiles are taken by others, and the round comes nearer its end.
const IDLE_TURN: f32 = 5.0;

/// What it costs that a card that is taken is seen by all and keeps the round going for the others.
const SEEN: f32 = 1.0;

impl Bot<BoardGame> for Computer {
    fn choose(&self, view: &View, legal: &[Action], _rng: &mut GameRng) -> Action {
        let outlook = view.viewer().seat().map(|seat| Outlook::new(view, seat));
        let now = outlook.as_ref().map(Plan::new);
        best(legal, |action| {
            now.as_ref().map_or(0.0, |now| worth(now, action))
        })
    }
}

/// What an action promises, in points; only differences matter.
fn worth(now: &Plan<'_>, action: Action) -> f32 {
    let outlook = now.outlook();
    match action {
        Action::Begin(card, figure) => now.begun(card, figure).after_turn(),
        Action::Advance(card) => now.advanced(card),
        Action::Move(path) => now.moved(path, 0),
        Action::Stop => now.after_turn(),
        Action::Discard(card) => {
            now.without(card).after_turn()
                - IDLE_TURN
                - rivalry(outlook) * outlook.use_to_others(card)
        }
        Action::Draw => now.drawn(),
        Action::Take(colour) => outlook
            .top_of(colour)
            .map_or(0.0, |card| taken(outlook, now, card)),
    }
}

fn taken(outlook: &Outlook<'_>, now: &Plan<'_>, card: Card) -> f32 {
    let denied = rivalry(outlook) * 0.5 * outlook.use_to_others(card);
    now.with(card).promise() + denied - SEEN
}

/// What part of somebody else's gain is this seat's loss.
fn rivalry(outlook: &Outlook<'_>) -> f32 {
    RIVALRY / f32::from(outlook.view.n_seats() - 1)
}

/// The colours of the paths in an order in which arrays of five hold them.
const fn index(path: Colour) -> usize {
    path.index()
}
