//! The private picture of the board game: the board, and below it the hand of the player who looks.

use super::board::path::drawn_card;
use super::board::{self, Marks};
use crate::card::put_hand;
use crate::scene::CardSize;
use crate::{PresentContext, Scene};
use lostcities_rules::games::board_game::{Action, Card, Phase, Stage, View};
use lostcities_rules::kernel::Seat;

const HEIGHT: u16 = 208;
/// Pixels by which the picked card is higher and a card that no expedition takes is lower.
const LIFT: i16 = 9;

/// The board and the hand, 1200 x 1004 pixels.
///
/// The card in `focus` is framed and lifted, and the places where it may go are framed, dashed; cards with which nothing
/// can be begun or advanced step back. A spectator's picture has no hand.
pub fn hand(view: &View, focus: Option<Card>, around: &PresentContext<Action>) -> Scene {
    let mut scene = Scene::new(board::WIDTH, board::HEIGHT + HEIGHT);
    let own = view.viewer().seat();
    let marks = own.map_or_else(Marks::default, |seat| Marks {
        own,
        ..marks(view, seat, focus)
    });
    board::draw(&mut scene, view, around, &marks);
    let top = board::HEIGHT.cast_signed() + 8;
    let hand = view.hand().iter().map(|card| {
        let is_useful = view.is_over() || own.is_some_and(|seat| is_useful(view, seat, card));
        (card, drawn_card(card, CardSize::Hand), is_useful)
    });
    put_hand(&mut scene, top, LIFT, hand, focus, around.new_card.as_ref());
    scene
}

fn is_useful(view: &View, seat: Seat, card: Card) -> bool {
    view.takes(seat, card) || view.may_begin(seat, card).is_ok()
}

fn marks(view: &View, own: Seat, focus: Option<Card>) -> Marks {
    let next = |path| {
        let stage = view
            .expedition(own, path)
            .map_or(Some(Stage::FIRST), |row| row.stage().next());
        stage.map(|stage| (path, stage))
    };
    let Some(card) = focus else {
        return match view.phase() {
            Phase::Move { seat, .. } if seat == own => Marks {
                stages: view.movable(own).filter_map(next).collect(),
                ..Marks::default()
            },
            Phase::Draw { seat, .. } if seat == own => Marks {
                open_piles: true,
                ..Marks::default()
            },
            _ => Marks::default(),
        };
    };
    // It is picked to be laid, perhaps in a turn that is prepared.
    let useful = Some(card).filter(|&card| is_useful(view, own, card));
    Marks {
        stages: useful
            .and_then(|card| next(card.colour()))
            .into_iter()
            .collect(),
        pile: Some(card.colour()),
        ..Marks::default()
    }
}
