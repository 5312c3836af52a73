//! The private picture of the classic game: the board, and below it the hand of the player who looks.

use super::board::{self, Marks};
use crate::card::put_hand;
use crate::scene::{self, CardSize, Mark};
use crate::{PresentContext, Scene};
use lostcities_rules::games::classic::{Action, Card, Phase, View};
use lostcities_rules::kernel::Seat;

const HEIGHT: u16 = 210;
/// Pixels by which the picked card is higher and a card that no expedition takes is lower.
const LIFT: i16 = 10;

/// The board with the viewer's side to the left, and the hand: 1200 x 900 pixels with five colours and 1200 x 1019 with
/// six, somewhat higher in a match of several rounds.
///
/// The card in `focus` is framed and lifted, and so are, dashed, the places where it may be put; cards that the viewer's
/// expeditions cannot take step back; where a card may be drawn from is framed while the viewer has to draw. A spectator's picture
/// has no hand.
pub fn hand(view: &View, focus: Option<Card>, around: &PresentContext<Action>) -> Scene {
    let height = board::height(view);
    let mut scene = Scene::new(board::WIDTH, height + HEIGHT);
    let own = view.viewer().seat();
    let marks = Marks {
        left: own.unwrap_or(Seat::FIRST),
        open_piles: matches!(view.phase(), Phase::Draw { seat, .. } if Some(seat) == own),
        picked: own.zip(focus),
    };
    board::draw(&mut scene, view, around, &marks);
    let top = height.cast_signed() + 9;
    let hand = view.hand().iter().map(|card| {
        let is_playable = view.is_over() || own.is_some_and(|seat| view.is_playable(seat, card));
        let mark = match board::mark(card) {
            // What this wager would make of those that lie there.
            Mark::Wager if is_playable && !view.is_over() => {
                let laid = own.map_or(0, |seat| view.expedition(seat, card.colour()).n_wagers());
                Mark::Stakes(laid + 2)
            }
            other => other,
        };
        let drawn = scene::Card::new(card.colour(), mark, CardSize::Hand);
        (card, drawn, is_playable)
    });
    put_hand(&mut scene, top, LIFT, hand, focus, around.new_card.as_ref());
    scene
}
