//! Why the computer player would do something, in the numbers that it weighs: what the hand adds to an expedition, what beginning
//! one costs, and what the other seat could still lay.

use super::card::faces;
use super::panel::play::with;
use crate::Msg;
use crate::colour::coloured;
use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::{Action, Card, Expedition, Rank, View};
use lostcities_rules::kernel::Seat;

/// Why the viewing seat would do this; `None` where nothing it sees speaks for it.
pub(super) fn reason(view: &View, action: Action) -> Option<Msg> {
    let seat = view.viewer().seat()?;
    match action {
        Action::Play(card) => play(view, seat, card),
        Action::Discard(card) => discard(view, seat, card),
        Action::Draw => {
            let may_take = |&colour: &Colour| view.may_take_from(colour).is_ok();
            let is_choice = view.colours().iter().any(may_take);
            is_choice.then(|| Msg::new("classic-why-draw"))
        }
        Action::Take(colour) => take(view, seat, colour),
    }
}

fn play(view: &View, seat: Seat, card: Card) -> Option<Msg> {
    let expedition = view.expedition(seat, card.colour());
    if !expedition.is_empty() && !card.is_wager() {
        return Some(Msg::new("classic-why-begun"));
    }
    let after = with(expedition, card);
    let held = fitting(view, after);
    let (more, score) = (sum(&held), after.score(view.values()));
    if held.is_empty() {
        return None;
    }
    let short = score.cost - score.sum - more;
    let why = Msg::new("classic-why-hold")
        .with("cards", faces(held))
        .with("more", more)
        .with("cost", score.cost)
        .with("short", short.max(0));
    Some(why)
}

fn discard(view: &View, seat: Seat, card: Card) -> Option<Msg> {
    let expedition = view.expedition(seat, card.colour());
    if !view.is_playable(seat, card) {
        let is_useless = !view.is_playable(seat.next(2), card);
        return Some(Msg::new(if is_useless {
            "classic-why-useless"
        } else {
            "classic-why-unfit"
        }));
    }
    let (held, cost) = (fitting(view, expedition), view.values().cost.value);
    let is_too_little = expedition.is_empty() && sum(&held) < cost;
    is_too_little.then(|| {
        coloured(Msg::new("classic-why-few"), card.colour())
            .with("sum", sum(&held))
            .with("cost", cost)
    })
}

fn take(view: &View, seat: Seat, colour: Colour) -> Option<Msg> {
    let top = view.discard_pile(colour).top()?;
    if !view.is_playable(seat, top) {
        // What nobody can lay is taken to gain a turn.
        let is_useful = view.is_playable(seat.next(2), top);
        return is_useful.then(|| Msg::new("classic-why-deny"));
    }
    let expedition = view.expedition(seat, colour);
    let held = fitting(view, expedition);
    match (expedition.is_empty(), held.is_empty()) {
        (false, _) => Some(coloured(Msg::new("classic-why-fits"), colour)),
        (true, false) => Some(Msg::new("classic-why-collect").with("cards", faces(held))),
        (true, true) => None,
    }
}

/// The numbers in hand that may still follow.
fn fitting(view: &View, expedition: Expedition) -> Vec<Card> {
    let last = expedition.last_rank();
    let fits = |card: &Card| card.colour() == expedition.colour() && card.rank() > last;
    view.hand().faces().filter(fits).collect()
}

fn sum(cards: &[Card]) -> i16 {
    let ranks = cards.iter().filter_map(|card| card.rank());
    ranks.map(Rank::number).map(i16::from).sum()
}
