//! Actions in words.

use super::card::about;
use crate::Msg;
use crate::colour::coloured;
use lostcities_rules::games::classic::{Action, View};

pub(super) fn choice(view: &View, action: Action) -> Msg {
    match action {
        Action::Play(card) => about(Msg::new("classic-choice-play"), card),
        Action::Discard(card) => about(Msg::new("classic-choice-discard"), card),
        Action::Draw => Msg::new("classic-choice-draw"),
        Action::Take(colour) => match view.discard_pile(colour).top() {
            Some(card) => about(Msg::new("classic-choice-take"), card),
            // Never offered: the rules refuse to take from an empty pile.
            None => coloured(Msg::new("colour-title"), colour),
        },
    }
}
