//! The card game's computer player as it was before any training, frozen to measure others against.
//!
//! A copy of `src/ai/classic.rs` and `src/ai/classic/outlook.rs` at commit b65e81a, with its mistake: with one card in the
//! draw pile it takes useless discards. Never to be changed.

mod outlook;

use outlook::Outlook;

use super::best;

use lostcities_rules::games::classic::{Action, Card, Classic, View};
use lostcities_rules::kernel::{Bot, GameRng};

/// Plays by rules of thumb: begins few expeditions and only promising ones, bets early, leaves small gaps, gives the
/// opponent nothing useful, takes what it needs, and watches the draw pile run out.
///
/// It weighs every action in points and plays the best; of equal ones the first. It draws no random number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Baseline;

/// What a card from the draw pile is worth before it is known.
const UNKNOWN_CARD: f32 = 4.0;

/// What a turn is worth while more cards wait in hand than turns are left for them.
const TIME: f32 = 10.0;

/// Part of an expedition's prospects that counts for beginning it now rather than later.
const EAGERNESS: f32 = 0.3;

/// An expedition is begun only if it promises more than this.
const LEAST_PROSPECT: f32 = 4.0;

/// What discarding costs besides the card: the opponent may use the time.
const DISCARDING: f32 = 3.0;

/// How much of what the opponent gains is our loss; the card may come too late or not be taken.
const RIVALRY: f32 = 0.8;

impl Bot<Classic> for Baseline {
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
            outlook.gain_from(card) + RIVALRY * 0.5 * outlook.use_to_opponent(card) + time
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
            outlook.points_of(card)
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
