//! The computer player of the classic card game: rules of thumb that a person could follow.

mod easy;
mod levels;
mod outlook;
pub mod strong;
#[cfg(test)]
mod tests;

pub use levels::computer;

use outlook::Outlook;

use super::best;
use lostcities_rules::games::classic::{Action, Card, Classic, View};
use lostcities_rules::kernel::{Bot, GameRng};

/// Plays by rules of thumb: begins few expeditions and only promising ones, bets early, leaves small gaps, gives the
/// opponent nothing useful, takes what it needs, and watches the draw pile run out.
///
/// It weighs every action in points and plays the best; of equal ones the first. It draws no random number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Computer;

/// What a card from the draw pile is worth before it is known.
const UNKNOWN_CARD: f32 = 3.83;

/// What a turn is worth while more cards wait in hand than turns are left for them.
const TIME: f32 = 7.51;

/// Part of an expedition's prospects that counts for beginning it now rather than later.
const EAGERNESS: f32 = -0.037;

/// An expedition is begun only if it promises more than this.
const LEAST_PROSPECT: f32 = 4.96;

/// What discarding costs besides the card: the opponent may use the time.
const DISCARDING: f32 = 1.50;

/// How much of what the opponent gains is our loss; the card may come too late or not be taken.
const RIVALRY: f32 = 1.16;

/// What part of a card's use to the opponent counts for taking it away.
const DENIED: f32 = 0.34;

/// What part of a card's points hurries it while time is short.
const HURRY: f32 = 0.67;

impl Bot<Classic> for Computer {
    fn choose(&self, view: &View, legal: &[Action], _rng: &mut GameRng) -> Action {
        let outlook = view.viewer().seat().map(|seat| Outlook::new(view, seat));
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
            -DISCARDING - outlook.use_of(card) - RIVALRY * outlook.use_to_opponent(card)
        }
        Action::Draw => UNKNOWN_CARD,
        Action::Take(colour) => outlook.top_of(colour).map_or(0.0, |card| {
            let time = if outlook.is_short_of_time() {
                TIME
            } else {
                0.0
            };
            outlook.gain_from(card) + DENIED * outlook.use_to_opponent(card) + time
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
            HURRY * outlook.points_of(card)
        } else {
            0.0
        };
        return hurry - shut_out;
    }
    let prospect = outlook.prospect(colour, u8::from(card.is_wager()));
    if prospect > LEAST_PROSPECT {
        EAGERNESS * prospect - shut_out
    } else {
        prospect - LEAST_PROSPECT - DISCARDING - shut_out
    }
}
