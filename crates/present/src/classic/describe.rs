//! The whole view as text, narrow enough for a phone.

use super::arithmetic::row;
use super::card::by_colour;
use super::table;
use crate::describe::{pile, scored};
use crate::scene::Label;
use crate::{Msg, PresentContext};
use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::{Action, View};
use lostcities_rules::kernel::Seat;

pub(super) fn describe(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    let mut text = table::text(view, around);
    for seat in Seat::all(2) {
        text.push(
            Msg::new("classic-side")
                .with("seat", seat)
                .with("cards", view.n_hand(seat)),
        );
        for &colour in view.colours() {
            text.extend(expedition(view, seat, colour));
        }
    }
    text.push(Msg::new("classic-discards"));
    text.extend(view.colours().iter().map(|&colour| discards(view, colour)));
    if !view.hand().is_empty() {
        text.push(Msg::new("classic-hand"));
        text.extend(by_colour("classic-hand-line", view.colours(), view.hand()));
    }
    text
}

fn expedition(view: &View, seat: Seat, colour: Colour) -> Vec<Msg> {
    let expedition = view.expedition(seat, colour);
    let points = expedition.score(view.values()).points;
    scored(colour, &row(expedition), &Label::plain(points.into()))
}

fn discards(view: &View, colour: Colour) -> Msg {
    let discards = view.discard_pile(colour);
    let top = discards.top().map(|card| match card.rank() {
        Some(rank) => rank.to_string(),
        None => "×".to_owned(),
    });
    pile(colour, top.as_deref(), discards.height())
}
