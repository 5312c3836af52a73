//! The computer player of the classic card game: rules of thumb that a person could follow.

mod easy;
mod levels;
mod outlook;
pub mod strong;
mod style;
#[cfg(test)]
mod tests;

pub use levels::computer;
pub use style::Style;

use outlook::Outlook;

use super::best;
use lostcities_rules::games::classic::{Action, Card, Classic, View};
use lostcities_rules::kernel::{Bot, GameRng};

/// Plays by rules of thumb: begins few expeditions and only promising ones, bets early, leaves small gaps, gives the
/// opponent nothing useful, takes what it needs, and watches the draw pile run out.
///
/// It weighs every action in points and plays the best; of equal ones the first. It draws no random number. It plays
/// [`Style::TUNED`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Computer;

impl Bot<Classic> for Computer {
    fn choose(&self, view: &View, legal: &[Action], rng: &mut GameRng) -> Action {
        Style::TUNED.choose(view, legal, rng)
    }
}

impl Bot<Classic> for Style {
    fn choose(&self, view: &View, legal: &[Action], _rng: &mut GameRng) -> Action {
        let seat = view.viewer().seat();
        let outlook = seat.map(|seat| Outlook::new(view, self, seat));
        best(legal, |action| {
            outlook
                .as_ref()
                .map_or(0.0, |outlook| worth(outlook, action))
        })
    }
}

/// What an action is worth in points, roughly; only differences matter.
fn worth(outlook: &Outlook<'_>, action: Action) -> f32 {
    match action {
        Action::Play(card) => play(outlook, card),
        Action::Discard(card) => {
            -outlook.style.discarding
                - outlook.use_of(card)
                - outlook.style.rivalry * outlook.use_to_opponent(card)
        }
        Action::Draw => outlook.style.unknown_card,
        Action::Take(colour) => outlook.top_of(colour).map_or(0.0, |card| {
            let time = if outlook.is_short_of_time() {
                outlook.style.time
            } else {
                0.0
            };
            outlook.gain_from(card) + outlook.style.denied * outlook.use_to_opponent(card) + time
        }),
    }
}

/// What playing a card brings, less what it shuts out.
fn play(outlook: &Outlook<'_>, card: Card) -> f32 {
    let colour = card.colour();
    let expedition = outlook.own(colour);
    let shut_out = outlook.shut_out_by(card);
    if !expedition.is_empty() && !card.is_wager() {
        // The cost is paid already: every card is a gain, most of all while it can still be played.
        let hurry = if outlook.is_short_of_time() {
            outlook.style.hurry * outlook.points_of(card)
        } else {
            0.0
        };
        return hurry - shut_out;
    }
    let prospect = outlook.prospect(colour, u8::from(card.is_wager()));
    if prospect > outlook.style.least_prospect {
        outlook.style.eagerness * prospect - shut_out
    } else {
        prospect - outlook.style.least_prospect - outlook.style.discarding - shut_out
    }
}
