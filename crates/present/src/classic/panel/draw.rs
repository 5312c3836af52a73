//! The second half of a turn: a card from the draw pile or from a discard pile.

use super::super::card::{about, take_button};
use crate::stall::closed;
use crate::{Control, Msg, PresentContext, Press, Row, ways};
use lostcities_rules::games::classic::{Action, Card, View};

/// What was just done, what is to be done now, and what is closed.
pub(super) fn intro(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    let mut text = Vec::new();
    text.extend(just_done(view, around));
    text.push(Msg::new("classic-now-take"));
    let piles = view.colours().iter();
    let piles = piles.map(|&colour| (colour, view.may_take_from(colour)));
    text.extend(closed(view.stall(), piles));
    if view.n_draw_pile() == 1 {
        text.push(Msg::new("classic-last-card"));
    }
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

/// The draw pile, the way back, and every discard pile that has a card.
pub(super) fn sources(view: &View, legal: &[Action]) -> Vec<Row> {
    let back = Control::new(Press::TakeBack, Msg::new("button-take-back"));
    let colours = view.colours().iter();
    let tops = colours.filter_map(|&colour| view.discard_pile(colour).top());
    let take = |card: Option<Card>, label| {
        let action = card.map_or(Action::Draw, |card| Action::Take(card.colour()));
        Control::new(Press::Act(action.to_string()), label).enabled(legal.contains(&action))
    };
    ways::sources(view.n_draw_pile(), back, tops.map(take_button), take)
}
