//! The private panel: the hand, what can be done, and why other things cannot.

mod draw;
mod moves;
pub(super) mod play;

use super::card::about;
use super::hand::hand;
use super::{alt, table};
use crate::colour::coloured;
use crate::{Control, Face, Msg, PresentContext, Press};
use lostcities_rules::games::Colour;
use lostcities_rules::games::board_game::{Action, Card, Phase, Stage, View};
use lostcities_rules::kernel::Seat;

pub(super) fn panel(
    view: &View,
    legal: &[Action],
    focus: Option<&str>,
    around: &PresentContext<Action>,
) -> Face {
    let focus = focus.and_then(|card| focused(view, card));
    let (mut text, rows) = match view.phase() {
        _ if around.stopped.is_some() => (table::text(view, around), Vec::new()),
        Phase::Play { seat } if view.viewer().is(seat) => match focus {
            Some(card) => (
                play::where_to(view, seat, card),
                play::uses(view, seat, legal, card),
            ),
            None => (play::intro(view, seat), play::cards(view, "")),
        },
        Phase::Move { seat, by } if view.viewer().is(seat) => (
            moves::intro(view, seat, by, just_done(view, around)),
            moves::figures(view, seat, legal),
        ),
        Phase::Draw { seat, .. } if view.viewer().is(seat) => (
            draw::intro(view, just_done(view, around)),
            draw::sources(view, legal),
        ),
        Phase::Play { seat }
        | Phase::Move { seat, .. }
        | Phase::Draw { seat, .. }
        | Phase::Drawing { seat } => {
            let wait = Msg::new("classic-wait").with("seat", seat);
            (vec![wait], Vec::new())
        }
        Phase::Beginning | Phase::Placing | Phase::Dealing | Phase::Over => {
            (table::text(view, around), Vec::new())
        }
    };
    if focus.is_some() && view.n_draw_pile() == 1 {
        text.push(Msg::new("classic-last-card"));
    }
    Face {
        text,
        scene: Some(hand(view, focus, around)),
        alt: alt::hand(view, around),
        rows,
    }
}

/// The card that is picked, if it can be played or discarded now.
fn focused(view: &View, card: &str) -> Option<Card> {
    let may_play = matches!(view.phase(), Phase::Play { seat } if view.viewer().is(seat));
    let card = card.parse().ok().filter(|_| may_play)?;
    view.hand().contains(card).then_some(card)
}

fn just_done(view: &View, around: &PresentContext<Action>) -> Option<Msg> {
    let &(seat, action) = around.recent.last()?;
    if !view.viewer().is(seat) {
        return None;
    }
    match action {
        Action::Begin(card, _) | Action::Advance(card) => {
            Some(about(Msg::new("board-game-you-played"), card))
        }
        Action::Discard(card) => Some(about(Msg::new("board-game-you-discarded"), card)),
        Action::Move(path) => {
            let stage = view.expedition(seat, path)?.stage().number();
            Some(coloured(Msg::new("board-game-you-moved"), path).with("stage", stage))
        }
        Action::Stop | Action::Draw | Action::Take(_) => None,
    }
}

/// What a figure would find if it went one stage further on this path, as a sentence.
fn what_is_there(view: &View, seat: Seat, path: Colour, stage: Stage) -> Msg {
    if view.would_end_round(seat, path) {
        return Msg::new("board-game-there-end");
    }
    match view.tile(path, stage) {
        None => Msg::new("board-game-there-nothing"),
        Some(tile) => Msg::new("board-game-there").with("tile", super::card::tile(tile)),
    }
}

/// The button that plays an action, which can only be pressed if the action is legal.
fn control(legal: &[Action], action: Action, label: Msg) -> Control {
    Control::new(Press::Act(action.to_string()), label).enabled(legal.contains(&action))
}
