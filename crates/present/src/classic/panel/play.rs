//! The first half of a turn: a card, then where it goes.

use super::super::arithmetic::steps;
use super::super::card::{about, emblem_of, faces};
use crate::card::{no_longer_fit, only_discard};
use crate::colour::{coloured, square};
use crate::face::rows;
use crate::play::both;
use crate::stall::house_rule;
use crate::ways::{Way, ways};
use crate::{Arg, Control, Look, Msg, Press, Row};
use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::{Action, Card, Expedition, Rank, View};
use lostcities_rules::kernel::Seat;

/// What is to be done, and which cards can only be discarded.
pub(in super::super) fn intro(view: &View) -> Vec<Msg> {
    let mut text = vec![Msg::new("classic-your-turn")];
    text.extend(house_rule(view.stall()));
    if let Some(seat) = view.viewer().seat() {
        let colours = view.colours().iter();
        let stuck = colours.filter_map(|&colour| Some((colour, stuck(view, seat, colour)?)));
        text.extend(only_discard(stuck));
        text.extend(debts(view, seat));
    }
    text
}

/// What the expeditions that are under way still need before they pay, where they can still reach it.
fn debts(view: &View, seat: Seat) -> Option<Msg> {
    let debts: Vec<Msg> = view
        .colours()
        .iter()
        .filter_map(|&colour| {
            let needed = needed(view, view.expedition(seat, colour))?;
            let item = Msg::new("square-number").with("square", square(colour));
            Some(item.with("number", needed))
        })
        .collect();
    (!debts.is_empty()).then(|| Msg::new("classic-debts").with("debts", debts))
}

/// What the numbers of an expedition must still add up to before they have paid its cost; `None` if they have, if it was
/// not begun, or if the numbers that may follow are too few.
fn needed(view: &View, expedition: Expedition) -> Option<i16> {
    let score = expedition.score(view.values());
    let needed = score.cost - score.sum;
    let last = expedition.last_rank();
    let to_come = Rank::all().filter(|rank| last.is_none_or(|last| *rank > last));
    let to_come: i16 = to_come.map(|rank| i16::from(rank.number())).sum();
    (needed > 0 && needed <= to_come).then_some(needed)
}

/// The cards of a colour that can only be discarded; `None` if there are none.
fn stuck(view: &View, seat: Seat, colour: Colour) -> Option<Arg> {
    let of_colour = view.hand().faces().filter(|card| card.colour() == colour);
    let stuck = faces(of_colour.filter(|card| !view.is_playable(seat, *card)));
    (!stuck.is_empty()).then(|| stuck.into())
}

/// The hand as buttons, each face once: Discord wants every button to be another. The detail that one picks is the card
/// behind this text.
pub(in super::super) fn cards(view: &View, before: &str) -> Vec<Row> {
    let buttons = view.hand().faces().map(|card| {
        let label = about(Msg::new("button-classic-card"), card);
        let label = label.with("count", view.hand().count(card));
        Control::new(Press::Focus(format!("{before}{card}")), label).emblem(emblem_of(card))
    });
    rows(&buttons.collect::<Vec<_>>())
}

/// What becomes of the card in either place, or why it cannot be played.
pub(in super::super) fn where_to(view: &View, card: Card) -> Vec<Msg> {
    let mut text = vec![about(Msg::new("classic-where-to"), card)];
    if let Some(seat) = view.viewer().seat() {
        text.extend(consequence(view, seat, card));
    }
    text
}

fn consequence(view: &View, seat: Seat, card: Card) -> Vec<Msg> {
    let expedition = view.expedition(seat, card.colour());
    match expedition.last_rank() {
        Some(last) if !view.is_playable(seat, card) => {
            let why = if card.is_wager() {
                "classic-wager-too-late"
            } else {
                "classic-too-low"
            };
            vec![coloured(Msg::new(why), card.colour()).with("last", last.number())]
        }
        _ => preview(view, expedition, card),
    }
}

/// What the expedition would count with the card, step by step, what it would need then, and what no longer fits.
fn preview(view: &View, expedition: Expedition, card: Card) -> Vec<Msg> {
    let after = with(expedition, card);
    let score = after.score(view.values());
    let preview = coloured(Msg::new("classic-preview"), card.colour())
        .with("before", expedition.score(view.values()).points)
        .with("after", score.points)
        .with("steps", steps(after, score));
    let needs = needed(view, after).map(|needed| {
        // A player who lays a wager wants to know what it is good for.
        let factor = if card.is_wager() { score.factor } else { 1 };
        Msg::new("classic-needs")
            .with("needed", needed)
            .with("factor", factor)
    });
    let shut_out = shut_out(view, expedition, card);
    [preview].into_iter().chain(needs).chain(shut_out).collect()
}

/// The cards in hand that fit now and would not after this one.
fn shut_out(view: &View, expedition: Expedition, card: Card) -> Option<Msg> {
    let (before, after) = (expedition.last_rank(), card.rank()?);
    let of_colour = |other: &Card| other.colour() == card.colour();
    let shut_out = view.hand().faces().filter(of_colour).filter(|other| {
        let fits_now = before.is_none_or(|before| other.rank() > Some(before));
        fits_now && other.rank() < Some(after)
    });
    no_longer_fit(card.colour(), faces(shut_out))
}

pub(in super::super) fn with(expedition: Expedition, card: Card) -> Expedition {
    let n_wagers = expedition.n_wagers() + u8::from(card.is_wager());
    let ranks = expedition.ranks().chain(card.rank());
    Expedition::new(expedition.colour(), n_wagers, ranks)
}

pub(in super::super) fn destinations(view: &View, legal: &[Action], card: Card) -> Vec<Row> {
    let is_open = |closed: Option<Colour>| {
        let mut colours = view.colours().iter();
        colours.any(|&colour| Some(colour) != closed && view.may_take_from(colour).is_ok())
    };
    let mut all = vec![
        lay(card, is_open(None)),
        discard(card, is_open(Some(card.colour()))),
    ];
    all.retain(|way| legal.contains(&way.first));
    let and_draw = |first| both(first, Action::Draw);
    let alone = |first: Action| Press::Act(first.to_string());
    ways(&all, and_draw, alone, Press::Unfocus)
}

pub(in super::super) const fn lay(card: Card, may_take: bool) -> Way<Action> {
    Way {
        first: Action::Play(card),
        look: Look::Go,
        emblem: None,
        keys: [
            "button-classic-play-and-draw",
            "button-classic-play-then-take",
        ],
        may_draw: true,
        may_take,
    }
}

pub(in super::super) const fn discard(card: Card, may_take: bool) -> Way<Action> {
    Way {
        first: Action::Discard(card),
        look: Look::Danger,
        emblem: None,
        keys: crate::ways::DISCARD,
        may_draw: true,
        may_take,
    }
}
