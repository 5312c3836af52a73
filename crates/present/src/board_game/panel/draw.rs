//! The last part of a turn: a card from the draw pile or from a discard pile.

use super::super::card::take_button;
use super::control;
use crate::stall::closed;
use crate::{Control, Msg, Press, Row, ways};
use lostcities_rules::games::board_game::{Action, Card, PATHS, View};

/// What was just done, what is to be done now, and what is closed.
pub(super) fn intro(view: &View, just_done: Option<Msg>) -> Vec<Msg> {
    let mut text: Vec<Msg> = just_done.into_iter().collect();
    text.push(Msg::new("classic-now-take"));
    let piles = PATHS.map(|colour| (colour, view.may_take_from(colour)));
    text.extend(closed(view.stall(), piles.into_iter()));
    if view.n_draw_pile() == 1 {
        text.push(Msg::new("classic-last-card"));
    }
    text
}

/// The draw pile, the way back, and every discard pile that has a card.
pub(super) fn sources(view: &View, legal: &[Action]) -> Vec<Row> {
    let back = Control::new(Press::TakeBack, Msg::new("button-take-back"));
    let tops = PATHS.into_iter();
    let tops = tops.filter_map(|colour| view.discard_pile(colour).top());
    let take = |card: Option<Card>, label| {
        let action = card.map_or(Action::Draw, |card| Action::Take(card.colour()));
        control(legal, action, label)
    };
    ways::sources(view.n_draw_pile(), back, tops.map(take_button), take)
}
