//! Actions in words.

use super::card::{about, with_figure};
use crate::Msg;
use crate::colour::coloured;
use lostcities_rules::games::Colour;
use lostcities_rules::games::board_game::{Action, View};

pub(super) fn choice(view: &View, action: Action) -> Msg {
    match action {
        Action::Begin(card, figure) => {
            with_figure(about(Msg::new("board-game-choice-begin"), card), figure)
        }
        Action::Advance(card) => about(Msg::new("board-game-choice-advance"), card),
        Action::Discard(card) => about(Msg::new("board-game-choice-discard"), card),
        Action::Move(path) => {
            coloured(Msg::new("board-game-choice-move"), path).with("stage", next_stage(view, path))
        }
        Action::Stop => Msg::new("board-game-choice-stop"),
        Action::Draw => Msg::new("classic-choice-draw"),
        Action::Take(colour) => match view.discard_pile(colour).top() {
            Some(card) => about(Msg::new("board-game-choice-take"), card),
            // Never offered: the rules refuse to take from an empty pile.
            None => coloured(Msg::new("colour-title"), colour),
        },
    }
}

fn next_stage(view: &View, path: Colour) -> u8 {
    let row = view
        .viewer()
        .seat()
        .and_then(|seat| view.expedition(seat, path));
    row.map_or(1, |row| row.stage().number() + 1)
}
