//! The private picture of the classic game: the board, and below it the hand of the player who looks.

use super::board::{self, Marks};
use crate::card::mark_new;
use crate::scene::{self, CardSize, Mark, Paint, Plate};
use crate::{PresentContext, Scene};
use lostcities_rules::games::classic::{Action, Card, Phase, View};
use lostcities_rules::kernel::Seat;

/// Height that the hand takes below the board, in pixels.
const HEIGHT: u16 = 210;
/// Where the first card begins.
const LEFT: i16 = 32;
/// Pixels from one card to the next; eight cards fill the width.
const PITCH: i16 = 144;
/// Pixels by which the picked card is higher and a card that no expedition takes is lower.
const LIFT: i16 = 10;

/// The board with the viewer's side to the left, and the hand: 1200 x 900 pixels with five colours and 1200 x 1019 with
/// six, somewhat higher in a match of several rounds.
///
/// The card in `focus` is framed and lifted, and so are, dashed, the places where it may be put; cards that the viewer's expeditions cannot take step back; where a card may
/// be drawn from is framed while the viewer has to draw. A spectator's picture has no hand.
pub fn hand(view: &View, focus: Option<Card>, around: &PresentContext<Action>) -> Scene {
    let height = board::height(view);
    let mut scene = Scene::new(board::WIDTH, height + HEIGHT);
    let own = view.viewer().seat();
    let is_drawing = match view.phase() {
        Phase::Draw { seat, .. } => Some(seat) == own,
        Phase::Beginning
        | Phase::Dealing
        | Phase::Play { .. }
        | Phase::Drawing { .. }
        | Phase::Over => false,
    };
    let marks = Marks {
        left: own.unwrap_or(Seat::FIRST),
        open_piles: is_drawing,
        picked: own.zip(focus),
    };
    board::draw(&mut scene, view, around, &marks);
    let top = height.cast_signed() + 9;
    let mut focus = focus;
    let mut new: Option<Card> = around.new_card.as_ref().and_then(|card| card.parse().ok());
    let places = (LEFT..).step_by(PITCH.unsigned_abs().into());
    for (x, card) in places.zip(view.hand().iter()) {
        let is_playable = view.is_over() || own.is_some_and(|seat| view.is_playable(seat, card));
        // Of two equal wagers only one is lifted.
        let is_picked = focus.take_if(|picked| *picked == card).is_some();
        let y = match (is_picked, is_playable) {
            (true, _) => top - LIFT,
            (false, true) => top,
            (false, false) => top + LIFT,
        };
        let mark = match board::mark(card) {
            // What this wager would make of those that lie there.
            Mark::Wager if is_playable && !view.is_over() => {
                let laid = own.map_or(0, |seat| view.expedition(seat, card.colour()).n_wagers());
                Mark::Stakes(laid + 2)
            }
            other => other,
        };
        let drawn = scene::Card::new(card.colour(), mark, CardSize::Hand);
        scene.put(x, y, drawn.faded(!is_playable && !is_picked));
        // Of two equal cards only one is marked.
        if new.take_if(|new| *new == card).is_some() {
            mark_new(&mut scene, x, y);
        }
        if is_picked {
            let plate = CardSize::Hand.plate();
            let frame = Plate::new(plate.width + 10, plate.height + 10, plate.radius + 5);
            scene.put(x - 5, y - 5, frame.edge(Paint::Gold, 5));
        }
    }
    scene
}
