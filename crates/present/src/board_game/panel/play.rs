//! The first part of a turn: a card, then what is done with it.

use std::cmp::Ordering;

use super::super::card::{about, emblem_of, ranks, with_figure};
use super::what_is_there;
use crate::card::{no_longer_fit, only_discard};
use crate::colour::coloured;
use crate::face::rows;
use crate::play::both;
use crate::stall::house_rule;
use crate::ways::{DISCARD, Way, ways};
use crate::{Arg, Control, Emblem, Look, Msg, Press, Row};
use lostcities_rules::games::Colour;
use lostcities_rules::games::board_game::{
    Action, Card, Direction, Expedition, Figure, NotBegun, PATHS, Stage, Tile, View,
};
use lostcities_rules::kernel::Seat;

/// What is to be done, and which cards can only be discarded.
pub(in super::super) fn intro(view: &View, seat: Seat) -> Vec<Msg> {
    let mut text = vec![Msg::new("board-game-your-turn")];
    text.extend(house_rule(view.stall()));
    let paths = PATHS.into_iter();
    let stuck = paths.filter_map(|path| Some((path, stuck(view, seat, path)?)));
    text.extend(only_discard(stuck));
    text
}

/// The cards of a colour that can only be discarded, as its expedition has been begun; `None` if there are none.
fn stuck(view: &View, seat: Seat, path: Colour) -> Option<Arg> {
    view.expedition(seat, path)?;
    let of_path = view.hand().iter().filter(|card| card.colour() == path);
    let stuck = ranks(of_path.filter(|card| !view.takes(seat, *card)));
    (!stuck.is_empty()).then(|| stuck.into())
}

/// The hand as buttons, each face once: Discord wants every button to be another. The detail that one picks is the card
/// behind this text.
pub(in super::super) fn cards(view: &View, before: &str) -> Vec<Row> {
    let buttons = view.hand().faces().map(|card| {
        let label = about(Msg::new("button-board-game-card"), card);
        let label = label.with("count", view.hand().count(card));
        Control::new(Press::Focus(format!("{before}{card}")), label).emblem(emblem_of(card))
    });
    rows(&buttons.collect::<Vec<_>>())
}

pub(in super::super) fn where_to(view: &View, seat: Seat, card: Card) -> Vec<Msg> {
    let mut text = vec![about(Msg::new("board-game-where-to"), card)];
    match view.expedition(seat, card.colour()) {
        Some(row) => text.extend(advancing(view, seat, row, card)),
        None => text.extend(beginning(view, seat, card)),
    }
    text
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
    let preview = match row.stage().next() {
        Some(next) => {
            let preview = coloured(Msg::new("board-game-preview-advance"), colour);
            until_points(step(preview, view, seat, row, next), view, next)
        }
        None if view.movable(seat).next().is_none() => {
            coloured(Msg::new("board-game-preview-last"), colour)
        }
        None => coloured(Msg::new("board-game-preview-city"), colour),
    };
    [preview]
        .into_iter()
        .chain(shut_out(view, row, card))
        .collect()
}

/// The cards in hand that the row takes now and would not after this one.
fn shut_out(view: &View, row: &Expedition, card: Card) -> Option<Msg> {
    let (colour, rank, last) = (card.colour(), card.rank(), row.last_rank());
    // The first card that differs settles which way the row goes.
    let is_open = row.direction() == Direction::Open;
    let goes_up = row.direction() == Direction::Up || is_open && rank > last;
    let goes_down = row.direction() == Direction::Down || is_open && rank < last;
    let is_shut_out = |other: &Card| match other.rank().cmp(&rank) {
        Ordering::Less => goes_up && row.takes(other.rank()),
        Ordering::Equal => false,
        Ordering::Greater => goes_down && row.takes(other.rank()),
    };
    let of_colour = view.hand().faces().filter(|other| other.colour() == colour);
    let shut_out = of_colour.filter(is_shut_out);
    let shut_out = shut_out.map(|other| Msg::new("row").with("row", other.rank().to_string()));
    no_longer_fit(colour, shut_out.collect())
}

/// A preview, and how many stages more a figure on this one needs before it brings points, if it does not. A sentence that needs a line
/// of its own costs a phone more height.
fn until_points(preview: Msg, view: &View, stage: Stage) -> Msg {
    let costs = |stage: &Stage| view.values().stage_points(*stage) <= 0;
    let n_steps = Stage::all().skip(stage.index()).take_while(costs).count();
    if n_steps == 0 {
        return preview;
    }
    Msg::new("board-game-needs")
        .with("preview", preview)
        .with("steps", n_steps)
}

/// The sentence with where a figure is and would go, and what it would find.
pub(in super::super) fn step(
    preview: Msg,
    view: &View,
    seat: Seat,
    row: &Expedition,
    next: Stage,
) -> Msg {
    let factor = i32::from(row.figure().factor(view.values()));
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
    let leads = if view.has_figure(seat, Figure::Leader) {
        "yes"
    } else {
        "no"
    };
    let preview = coloured(Msg::new("board-game-preview-begin"), colour)
        .with("points", first)
        .with("leads", leads)
        .with("leader", leader)
        .with("cards", more.saturating_sub(1));
    let mut text = vec![until_points(preview, view, Stage::FIRST)];
    if !view.has_figure(seat, Figure::Member) {
        text.push(Msg::new("board-game-members-gone"));
    }
    text
}

pub(in super::super) fn uses(view: &View, seat: Seat, legal: &[Action], card: Card) -> Vec<Row> {
    let colour = card.colour();
    let is_open = |discarded: Option<Colour>| {
        let may_retake = view.values().may_retake_own_discard.value && !view.discards_are_closed();
        PATHS.into_iter().any(|other| match discarded {
            Some(own) if own == other => may_retake,
            _ => view.may_take_from(other).is_ok(),
        })
    };
    let firsts = [
        Action::Advance(card),
        Action::Begin(card, Figure::Member),
        Action::Begin(card, Figure::Leader),
        Action::Discard(card),
    ];
    let all = firsts.into_iter().filter(|first| legal.contains(first));
    let all = all.map(|first| {
        let discarded = matches!(first, Action::Discard(_)).then_some(colour);
        let way = Way {
            emblem: found(view, seat, first),
            ..way(first, is_open(discarded))
        };
        if is_quiet(view, seat, first) {
            way
        } else {
            undecided(way)
        }
    });
    let and_draw = |first| both(first, Action::Draw);
    let alone = |first: Action| Press::Act(first.to_string());
    ways(&all.collect::<Vec<_>>(), and_draw, alone, Press::Unfocus)
}

/// What is found where the card leads: nothing by the step that ends the round.
fn found(view: &View, seat: Seat, first: Action) -> Option<Emblem> {
    let Action::Advance(card) = first else {
        return way(first, false).emblem;
    };
    let path = card.colour();
    let next = view.expedition(seat, path)?.stage().next();
    let next = next.filter(|_| !view.would_end_round(seat, path));
    Some(match next.and_then(|next| view.tile(path, next)) {
        Some(Tile::Artefact) => Emblem::Artefact,
        Some(Tile::Stage) => Emblem::Arrow,
        Some(Tile::Points(_)) => Emblem::Coin,
        None => Emblem::Footprint,
    })
}

/// Whether nothing is left to decide after this but which card is taken.
fn is_quiet(view: &View, seat: Seat, first: Action) -> bool {
    let Action::Advance(card) = first else {
        return true;
    };
    let path = card.colour();
    let next = view
        .expedition(seat, path)
        .and_then(|row| row.stage().next());
    let is_quiet = |next| view.tile(path, next) != Some(Tile::Stage);
    next.is_some_and(is_quiet) && !view.would_end_round(seat, path)
}

/// A use that is followed by the choice of a card, with what its buttons say.
pub(in super::super) const fn way(first: Action, may_take: bool) -> Way<Action> {
    let (look, emblem, keys) = match first {
        Action::Begin(_, Figure::Leader) => (
            Look::Go,
            Some(Emblem::Leader),
            [
                "button-board-game-begin-leader-and-draw",
                "button-board-game-begin-leader-then-take",
            ],
        ),
        Action::Begin(_, Figure::Member) => (
            Look::Go,
            Some(Emblem::Member),
            [
                "button-board-game-begin-member-and-draw",
                "button-board-game-begin-member-then-take",
            ],
        ),
        Action::Discard(_) => (Look::Danger, None, DISCARD),
        Action::Advance(_) | Action::Move(_) | Action::Stop | Action::Draw | Action::Take(_) => (
            Look::Go,
            Some(Emblem::Footprint),
            [
                "button-board-game-advance-and-draw",
                "button-board-game-advance-then-take",
            ],
        ),
    };
    Way {
        first,
        look,
        emblem,
        keys,
        may_draw: true,
        may_take,
    }
}

/// The same of a use that is followed by another decision, or by the end of the round.
const fn undecided(way: Way<Action>) -> Way<Action> {
    Way {
        keys: [way.keys[0], "button-board-game-advance"],
        may_draw: false,
        ..way
    }
}
