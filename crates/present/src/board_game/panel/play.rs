//! The first part of a turn: a card, then what is done with it.

use super::super::card::{about, ranks, square_of, with_figure};
use super::{what_is_there, with_hand};
use crate::colour::{coloured, square};
use crate::face::rows;
use crate::play::both;
use crate::stall::house_rule;
use crate::{Control, Look, Msg, Press, Row};
use lostcities_rules::games::Colour;
use lostcities_rules::games::board_game::{
    Action, Card, Direction, Expedition, Figure, NotBegun, PATHS, Stage, View,
};
use lostcities_rules::kernel::Seat;

/// What is to be done, and which cards can only be discarded.
pub(in super::super) fn intro(view: &View, seat: Seat) -> Vec<Msg> {
    let mut text = vec![Msg::new("board-game-your-turn")];
    text.extend(house_rule(view.stall()));
    let mut text = with_hand(view, text);
    text.extend(
        PATHS
            .into_iter()
            .filter_map(|colour| only_discard(view, seat, colour)),
    );
    text.extend(beginnings(view, seat));
    text
}

/// Why no expedition can be begun with some of the cards, if so: with which ones it can.
fn beginnings(view: &View, seat: Seat) -> Option<Msg> {
    let mut lowest = Vec::new();
    for colour in PATHS {
        let mut cards = view.hand().iter().filter(|card| card.colour() == colour);
        let waiting = cards.find_map(|card| view.may_begin(seat, card).err());
        match waiting {
            Some(NotBegun::NotLowest { lowest: rank }) => lowest.push(
                Msg::new("square-number")
                    .with("square", square(colour))
                    .with("number", rank.number()),
            ),
            Some(NotBegun::NotAtEnd { .. }) => return Some(Msg::new("board-game-begin-at-ends")),
            Some(NotBegun::AlreadyBegun) | None => {}
        }
    }
    (!lowest.is_empty()).then(|| Msg::new("board-game-begin-lowest").with("cards", lowest))
}

fn only_discard(view: &View, seat: Seat, colour: Colour) -> Option<Msg> {
    let row = view.expedition(seat, colour)?;
    let stuck = view
        .hand()
        .iter()
        .filter(|card| card.colour() == colour && !view.takes(seat, *card));
    let cards = ranks(stuck);
    (!cards.is_empty()).then(|| {
        coloured(Msg::new("board-game-only-discard"), colour)
            .with("cards", cards)
            .with("last", row.last_rank().number())
    })
}

/// The hand as buttons, each face once: Discord wants every button to be another. The detail that one picks is the card
/// behind this text.
pub(in super::super) fn cards(view: &View, before: &str) -> Vec<Row> {
    let buttons = view.hand().faces().map(|card| {
        let label = about(Msg::new("button-board-game-card"), card);
        let label = label.with("count", view.hand().count(card));
        Control::new(Press::Focus(format!("{before}{card}")), label).emoji(square_of(card))
    });
    rows(&buttons.collect::<Vec<_>>())
}

pub(in super::super) fn where_to(view: &View, seat: Seat, card: Card) -> Vec<Msg> {
    let mut text = vec![about(Msg::new("board-game-where-to"), card)];
    match view.expedition(seat, card.colour()) {
        Some(row) => text.extend(advancing(view, seat, row, card)),
        None => text.extend(beginning(view, seat, card)),
    }
    with_hand(view, text)
}

fn advancing(view: &View, seat: Seat, row: &Expedition, card: Card) -> Vec<Msg> {
    let colour = card.colour();
    if !row.takes(card.rank()) {
        let key = match row.direction() {
            Direction::Open | Direction::Up => "board-game-too-low",
            Direction::Down => "board-game-too-high",
        };
        return vec![coloured(Msg::new(key), colour).with("last", row.last_rank().number())];
    }
    let Some(next) = row.stage().next() else {
        return vec![coloured(Msg::new("board-game-preview-city"), colour)];
    };
    let preview = coloured(Msg::new("board-game-preview-advance"), colour);
    let preview = step(preview, view, seat, row, next);
    [preview]
        .into_iter()
        .chain(steps_to_points(view, next))
        .collect()
}

/// How many stages more a figure on this one needs before it brings points; `None` where it does.
fn steps_to_points(view: &View, stage: Stage) -> Option<Msg> {
    let costs = |stage: &Stage| view.values().stage_points(*stage) <= 0;
    let n_steps = Stage::all().skip(stage.index()).take_while(costs).count();
    (n_steps > 0).then(|| Msg::new("board-game-needs").with("steps", n_steps))
}

/// The sentence with where a figure is and would go, and what it would find.
pub(in super::super) fn step(
    preview: Msg,
    view: &View,
    seat: Seat,
    row: &Expedition,
    next: Stage,
) -> Msg {
    let factor = match row.figure() {
        Figure::Leader => i32::from(view.values().leader_factor.value),
        Figure::Member => 1,
    };
    with_figure(preview, row.figure())
        .with("from", row.stage().number())
        .with("before", row.points(view.values()))
        .with("to", next.number())
        .with("after", view.values().stage_points(next) * factor)
        .with("there", what_is_there(view, seat, row.colour(), next))
}

fn beginning(view: &View, seat: Seat, card: Card) -> Vec<Msg> {
    let colour = card.colour();
    match view.may_begin(seat, card) {
        Err(NotBegun::NotLowest { lowest }) => {
            let why = coloured(Msg::new("board-game-not-lowest"), colour);
            return vec![why.with("lowest", lowest.number())];
        }
        Err(NotBegun::NotAtEnd { lowest, highest }) => {
            let why = coloured(Msg::new("board-game-not-at-end"), colour)
                .with("lowest", lowest.number())
                .with("highest", highest.number());
            return vec![why];
        }
        Ok(()) | Err(NotBegun::AlreadyBegun) => {}
    }
    let first = view.values().stage_points(Stage::FIRST);
    let leader = first * i32::from(view.values().leader_factor.value);
    let more = view
        .hand()
        .iter()
        .filter(|other| other.colour() == colour)
        .count();
    let mut text = vec![
        coloured(Msg::new("board-game-preview-begin"), colour)
            .with("points", first)
            .with("leader", leader)
            .with("cards", more.saturating_sub(1)),
    ];
    text.extend(steps_to_points(view, Stage::FIRST));
    if !view.has_figure(seat, Figure::Leader) {
        text.push(Msg::new("board-game-leader-gone"));
    }
    if !view.has_figure(seat, Figure::Member) {
        text.push(Msg::new("board-game-members-gone"));
    }
    text
}

/// What may be done with the card. Where only the draw pile is open afterwards, the card for it is drawn at once.
pub(in super::super) fn uses(view: &View, seat: Seat, legal: &[Action], card: Card) -> Vec<Row> {
    let colour = card.colour();
    let mut ways = if let Some(row) = view.expedition(seat, colour) {
        let is_quiet = row.stage().next().is_some_and(|next| {
            view.tile(colour, next).is_none() && !view.would_end_round(seat, colour)
        });
        vec![(Action::Advance(card), is_quiet, Look::Go, ADVANCE)]
    } else {
        let begin = |figure, keys| (Action::Begin(card, figure), true, Look::Go, keys);
        vec![
            begin(Figure::Member, BEGIN_WITH_MEMBER),
            begin(Figure::Leader, BEGIN_WITH_LEADER),
        ]
    };
    ways.push((Action::Discard(card), true, Look::Danger, DISCARD));
    let is_only_pile = |action: Action| {
        let discarded = matches!(action, Action::Discard(_)).then_some(colour);
        let may_retake = view.values().may_retake_own_discard.value;
        let is_open = |other: Colour| match discarded {
            Some(own) if own == other => may_retake,
            _ => view.may_take_from(other).is_ok(),
        };
        view.n_draw_pile() > 0 && !PATHS.into_iter().any(is_open)
    };
    let ways = ways
        .into_iter()
        .filter(|(action, ..)| legal.contains(action));
    let ways = ways.map(|(action, is_quiet, look, [alone, and_draw])| {
        let control = if is_quiet && is_only_pile(action) {
            Control::new(both(action, Action::Draw), Msg::new(and_draw))
        } else {
            Control::new(Press::Act(action.to_string()), Msg::new(alone))
        };
        control.look(look)
    });
    let back = Control::new(Press::Unfocus, Msg::new("button-back"));
    rows(&ways.chain([back]).collect::<Vec<_>>())
}

/// What a use is called, alone and with the card drawn after it.
pub(in super::super) type Keys = [&'static str; 2];

pub(in super::super) const ADVANCE: Keys = [
    "button-board-game-advance",
    "button-board-game-advance-and-draw",
];
pub(in super::super) const BEGIN_WITH_MEMBER: Keys = [
    "button-board-game-begin-member",
    "button-board-game-begin-member-and-draw",
];
pub(in super::super) const BEGIN_WITH_LEADER: Keys = [
    "button-board-game-begin-leader",
    "button-board-game-begin-leader-and-draw",
];
pub(in super::super) const DISCARD: Keys =
    ["button-classic-discard", "button-classic-discard-and-draw"];
