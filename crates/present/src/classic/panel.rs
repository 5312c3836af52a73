//! The private panel: the hand, what can be done, and why other things cannot.

mod draw;
pub(super) mod play;

use super::hand::hand;
use super::{alt, table};
use crate::{Face, Msg, PresentContext};
use lostcities_rules::games::classic::{Action, Card, Phase, View};

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
                play::where_to(view, card),
                play::destinations(view, legal, card),
            ),
            None => (play::intro(view), play::cards(view, "")),
        },
        Phase::Draw { seat, .. } if view.viewer().is(seat) => {
            (draw::intro(view, around), draw::sources(view, legal))
        }
        Phase::Play { seat } | Phase::Draw { seat, .. } | Phase::Drawing { seat } => {
            let wait = Msg::new("classic-wait").with("seat", seat);
            (vec![wait], Vec::new())
        }
        Phase::Beginning | Phase::Dealing | Phase::Over => (table::text(view, around), Vec::new()),
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
