//! The second half of a turn: a card from the draw pile or from a discard pile.

use super::super::card::{about, emblem_of};
use crate::colour::coloured;
use crate::face::rows;
use crate::stall::house_rule;
use crate::{Control, Look, Msg, PresentContext, Press, Row};
use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::{Action, Closed, View};

/// What was just done, what is to be done now, and what is closed.
pub(super) fn intro(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    let mut text = Vec::new();
    text.extend(just_done(view, around));
    text.push(Msg::new("classic-now-take"));
    text.extend(closed(view));
    text
}

fn just_done(view: &View, around: &PresentContext<Action>) -> Option<Msg> {
    let &(seat, action) = around.recent.last()?;
    let (key, card) = match action {
        Action::Play(card) => ("classic-you-played", card),
        Action::Discard(card) => ("classic-you-discarded", card),
        Action::Draw | Action::Take(_) => return None,
    };
    view.viewer().is(seat).then(|| about(Msg::new(key), card))
}

fn closed(view: &View) -> Vec<Msg> {
    if view.discards_are_closed() {
        return house_rule(view.stall()).into_iter().collect();
    }
    let why = |&colour: &Colour| match view.may_take_from(colour) {
        Err(Closed::JustDiscarded) => Some(coloured(Msg::new("classic-closed-to-you"), colour)),
        Ok(()) | Err(Closed::Empty | Closed::HouseRule) => None,
    };
    let colours = view.colours().iter();
    let mut text: Vec<Msg> = colours.clone().filter_map(why).collect();
    if colours
        .into_iter()
        .all(|&colour| view.may_take_from(colour).is_err())
    {
        text.push(Msg::new("classic-nothing-discarded"));
    }
    text
}

/// The draw pile, the way back, and every discard pile that has a card.
pub(super) fn sources(view: &View, legal: &[Action]) -> Vec<Row> {
    let control = |action: Action, label| {
        Control::new(Press::Act(action.to_string()), label).enabled(legal.contains(&action))
    };
    let pile = Msg::new("button-classic-draw").with("cards", view.n_draw_pile());
    let mut all = rows(&[
        control(Action::Draw, pile).look(Look::Primary),
        Control::new(Press::TakeBack, Msg::new("button-take-back")),
    ]);
    let colours = view.colours().iter();
    let tops = colours.filter_map(|&colour| view.discard_pile(colour).top());
    let discards: Vec<Control> = tops
        .map(|card| {
            let label = about(Msg::new("button-classic-take"), card);
            control(Action::Take(card.colour()), label).emblem(emblem_of(card))
        })
        .collect();
    if !discards.is_empty() {
        all.extend(rows(&discards));
    }
    all
}
