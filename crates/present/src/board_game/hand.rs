//! The private picture of the board game: the board, and below it the hand of the player who looks.

use super::board::path::drawn_card;
use super::board::{self, Marks};
use crate::card::mark_new;
use crate::scene::{CardSize, Paint, Plate};
use crate::{PresentContext, Scene};
use lostcities_rules::games::board_game::{Action, Card, Phase, Stage, View};
use lostcities_rules::kernel::Seat;

/// Height that the hand takes below the board, in pixels.
const HEIGHT: u16 = 208;
/// Where the first card begins.
const LEFT: i16 = 32;
/// Pixels from one card to the next; eight cards fill the width.
const PITCH: i16 = 144;
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
    let mut focus = focus;
    let mut new: Option<Card> = around.new_card.as_ref().and_then(|card| card.parse().ok());
    let places = (LEFT..).step_by(PITCH.unsigned_abs().into());
    for (x, card) in places.zip(view.hand().iter()) {
        let is_useful = view.is_over() || own.is_some_and(|seat| is_useful(view, seat, card));
        // Of two equal cards only one is lifted.
        let is_picked = focus.take_if(|picked| *picked == card).is_some();
        let y = match (is_picked, is_useful) {
            (true, _) => top - LIFT,
            (false, true) => top,
            (false, false) => top + LIFT,
        };
        let drawn = drawn_card(card, CardSize::Hand);
        scene.put(x, y, drawn.faded(!is_useful && !is_picked));
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

/// Whether an expedition could be begun or advanced with a card.
fn is_useful(view: &View, seat: Seat, card: Card) -> bool {
    view.takes(seat, card) || view.may_begin(seat, card).is_ok()
}

/// What the viewer may do now, on the board.
fn marks(view: &View, own: Seat, focus: Option<Card>) -> Marks {
    let next = |path| {
        let stage = view
            .expedition(own, path)
            .map_or(Some(Stage::FIRST), |row| row.stage().next());
        stage.map(|stage| (path, stage))
    };
    match view.phase() {
        Phase::Play { seat } if seat == own => Marks {
            stages: focus
                .filter(|&card| is_useful(view, own, card))
                .and_then(|card| next(card.colour()))
                .into_iter()
                .collect(),
            pile: focus.map(Card::colour),
            ..Marks::default()
        },
        Phase::Move { seat, .. } if seat == own => Marks {
            stages: view.movable(own).filter_map(next).collect(),
            ..Marks::default()
        },
        Phase::Draw { seat, .. } if seat == own => Marks {
            open_piles: true,
            ..Marks::default()
        },
        Phase::Beginning
        | Phase::Placing
        | Phase::Dealing
        | Phase::Play { .. }
        | Phase::Move { .. }
        | Phase::Draw { .. }
        | Phase::Drawing { .. }
        | Phase::Over => Marks::default(),
    }
}
