//! A beginner at the card game.

use super::outlook::Outlook;
use super::{Style, play};
use crate::best;
use crate::noise::noise;
use lostcities_rules::games::classic::{Action, Classic, View};
use lostcities_rules::kernel::{Bot, GameRng};

/// Plays by the rules of thumb of [`Computer`](super::Computer), but misjudges what cards are worth, begins expeditions for
/// the fun of it, and never asks what the opponent needs. It takes a card where that fits, as anybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Easy;

const MISJUDGED: f32 = 20.0;

/// What beginning an expedition is worth besides.
const EAGER: f32 = 8.0;

impl Bot<Classic> for Easy {
    fn choose(&self, view: &View, legal: &[Action], rng: &mut GameRng) -> Action {
        let seat = view.viewer().seat();
        let outlook = seat.map(|seat| Outlook::new(view, &Style::TUNED, seat));
        best(legal, |action| {
            let worth = outlook
                .as_ref()
                .map_or(0.0, |outlook| worth(outlook, action));
            match action {
                Action::Play(_) | Action::Discard(_) => worth + noise(rng, MISJUDGED),
                Action::Draw | Action::Take(_) => worth,
            }
        })
    }
}

/// What an action is worth to a player who looks at nobody else.
fn worth(outlook: &Outlook<'_>, action: Action) -> f32 {
    match action {
        Action::Play(card) if outlook.own(card.colour()).is_empty() => play(outlook, card) + EAGER,
        Action::Play(card) => play(outlook, card),
        Action::Discard(card) => -outlook.style.discarding - outlook.use_of(card),
        Action::Draw => outlook.style.unknown_card,
        Action::Take(colour) => outlook
            .top_of(colour)
            .map_or(0.0, |card| outlook.gain_from(card)),
    }
}
