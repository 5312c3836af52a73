//! The private panel. Everything is public, so it shows the board too, with the viewer's own controls in its own turn.

use super::board::board;
use super::{alt, controls, table};
use crate::{Face, Msg, PresentContext};
use lostcities_rules::games::rivals::{Action, View};

/// The private panel of the viewing seat, perhaps with a colour of the display picked.
pub(super) fn panel(
    view: &View,
    legal: &[Action],
    focus: Option<&str>,
    around: &PresentContext<Action>,
) -> Face {
    // Coins and points are in the picture.
    let mut text = if view.is_over() {
        table::text(view, around)
    } else {
        table::turn(view, around)
    };
    let is_own_turn = !legal.is_empty();
    if is_own_turn {
        let asks = focus.is_some_and(|focus| controls::is_to_lay_nothing(view, focus));
        let key = if asks {
            "rivals-lay-nothing"
        } else {
            "rivals-your-turn"
        };
        text.insert(0, Msg::new(key));
    }
    Face {
        text,
        scene: Some(board(view, around)),
        alt: alt::board(view, around),
        rows: if is_own_turn {
            let picked = focus.and_then(|focus| controls::picked(view, focus));
            picked.unwrap_or_else(|| controls::rows(view))
        } else {
            Vec::new()
        },
    }
}
