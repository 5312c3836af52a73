//! The last part of a turn: a card from the draw pile or from a discard pile.

use super::super::card::{about, emblem_of};
use super::control;
use crate::colour::coloured;
use crate::face::rows;
use crate::stall::house_rule;
use crate::{Control, Look, Msg, Press, Row};
use lostcities_rules::games::board_game::{Action, Closed, PATHS, View};

/// What was just done, what is to be done now, and what is closed.
pub(super) fn intro(view: &View, just_done: Option<Msg>) -> Vec<Msg> {
    let mut text: Vec<Msg> = just_done.into_iter().collect();
    text.push(Msg::new("classic-now-take"));
    text.extend(closed(view));
    if view.n_draw_pile() == 1 {
        text.push(Msg::new("classic-last-card"));
    }
    text
}

fn closed(view: &View) -> Vec<Msg> {
    if view.discards_are_closed() {
        return house_rule(view.stall()).into_iter().collect();
    }
    let why = PATHS
        .into_iter()
        .filter_map(|colour| match view.may_take_from(colour) {
            Err(Closed::JustDiscarded) => Some(coloured(Msg::new("classic-closed-to-you"), colour)),
            Ok(()) | Err(Closed::Empty | Closed::HouseRule) => None,
        });
    let mut text: Vec<Msg> = why.collect();
    if view.open_piles().next().is_none() {
        text.push(Msg::new("classic-nothing-discarded"));
    }
    text
}

/// The draw pile, the way back, and every discard pile that has a card.
pub(super) fn sources(view: &View, legal: &[Action]) -> Vec<Row> {
    let pile = Msg::new("button-classic-draw").with("cards", view.n_draw_pile());
    let mut all = rows(&[
        control(legal, Action::Draw, pile).look(Look::Primary),
        Control::new(Press::TakeBack, Msg::new("button-take-back")),
    ]);
    let tops = PATHS
        .into_iter()
        .filter_map(|colour| view.discard_pile(colour).top());
    let discards: Vec<Control> = tops
        .map(|card| {
            let label = about(Msg::new("button-board-game-take"), card);
            control(legal, Action::Take(card.colour()), label).emblem(emblem_of(card))
        })
        .collect();
    if !discards.is_empty() {
        all.extend(rows(&discards));
    }
    all
}
