//! The first half of a turn: a card, then where it goes.

use super::super::card::{about, faces, square_of};
use super::super::table::house_rule;
use super::{rows, with_hand};
use crate::colour::coloured;
use crate::play::both;
use crate::{Control, Look, Msg, Press, Row};
use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::{Action, Card, Expedition, View};
use lostcities_rules::kernel::Seat;

/// What is to be done, and which cards can only be discarded.
pub(super) fn intro(view: &View) -> Vec<Msg> {
    let mut text = vec![Msg::new("classic-your-turn")];
    text.extend(house_rule(view));
    let mut text = with_hand(view, text);
    let colours = view.colours().iter();
    text.extend(colours.filter_map(|&colour| only_discard(view, colour)));
    text
}

/// Why some cards of a colour can only be discarded, if so.
fn only_discard(view: &View, colour: Colour) -> Option<Msg> {
    let seat = view.viewer().seat()?;
    let last = view.expedition(seat, colour).last_rank()?;
    let stuck = view
        .hand()
        .faces()
        .filter(|card| card.colour() == colour && !view.is_playable(seat, *card));
    let cards = faces(stuck);
    (!cards.is_empty()).then(|| {
        coloured(Msg::new("classic-only-discard"), colour)
            .with("cards", cards)
            .with("last", last.number())
    })
}

/// The hand as buttons, each face once: Discord wants every button to be another.
pub(super) fn cards(view: &View) -> Vec<Row> {
    let buttons = view.hand().faces().map(|card| {
        let label = about(Msg::new("button-classic-card"), card);
        let label = label.with("count", view.hand().count(card));
        Control::new(Press::Focus(card.to_string()), label).emoji(square_of(card))
    });
    rows(&buttons.collect::<Vec<_>>())
}

/// What becomes of the card in either place, or why it cannot be played.
pub(super) fn where_to(view: &View, card: Card) -> Vec<Msg> {
    let mut text = vec![about(Msg::new("classic-where-to"), card)];
    text.extend(
        view.viewer()
            .seat()
            .map(|seat| consequence(view, seat, card)),
    );
    with_hand(view, text)
}

fn consequence(view: &View, seat: Seat, card: Card) -> Msg {
    let expedition = view.expedition(seat, card.colour());
    match expedition.last_rank() {
        Some(last) if !view.is_playable(seat, card) => {
            let why = if card.is_wager() {
                "classic-wager-too-late"
            } else {
                "classic-too-low"
            };
            coloured(Msg::new(why), card.colour()).with("last", last.number())
        }
        _ => {
            let points = |row: Expedition| row.score(view.values()).points;
            coloured(Msg::new("classic-preview"), card.colour())
                .with("before", points(expedition))
                .with("after", points(with(expedition, card)))
        }
    }
}

/// The expedition with one more card.
fn with(expedition: Expedition, card: Card) -> Expedition {
    let n_wagers = expedition.n_wagers() + u8::from(card.is_wager());
    let ranks = expedition.ranks().chain(card.rank());
    Expedition::new(expedition.colour(), n_wagers, ranks)
}

/// Where the card may go. Where only the draw pile is open afterwards, the card for it is drawn at once.
pub(super) fn destinations(view: &View, legal: &[Action], card: Card) -> Vec<Row> {
    let ways = [
        (Action::Play(card), None, Look::Go, LAY),
        (
            Action::Discard(card),
            Some(card.colour()),
            Look::Danger,
            DISCARD,
        ),
    ];
    let ways = ways
        .into_iter()
        .filter(|(action, ..)| legal.contains(action));
    let ways = ways.map(|(action, discarded, look, [alone, and_draw])| {
        let is_open =
            |&colour: &Colour| Some(colour) != discarded && view.may_take_from(colour).is_ok();
        let control = if view.colours().iter().any(is_open) {
            Control::new(Press::Act(action.to_string()), Msg::new(alone))
        } else {
            Control::new(both(action, Action::Draw), Msg::new(and_draw))
        };
        control.look(look)
    });
    let back = Control::new(Press::Unfocus, Msg::new("button-back"));
    rows(&ways.chain([back]).collect::<Vec<_>>())
}

/// What laying is called, alone and with the card drawn after it.
const LAY: [&str; 2] = ["button-classic-play", "button-classic-play-and-draw"];

/// The same of discarding.
const DISCARD: [&str; 2] = ["button-classic-discard", "button-classic-discard-and-draw"];
