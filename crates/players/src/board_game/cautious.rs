//! A player by a rule of thumb, for the computer player to be measured against.

use std::cmp::Reverse;

use crate::best;
use lostcities_rules::games::Colour;
use lostcities_rules::games::board_game::{Action, BoardGame, Card, Figure, View};
use lostcities_rules::kernel::{Bot, GameRng, Seat};

/// How many cards of a colour it wants before it begins the path.
const ENOUGH: usize = 3;

/// With this many cards of a colour the leader goes.
const PLENTY: usize = 5;

/// Advances by the cheapest step, begins a path only with three or more cards of it, and otherwise discards what it needs
/// least. It takes a discard that continues one of its rows, and moves the figure that gains most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cautious;

impl Bot<BoardGame> for Cautious {
    fn choose(&self, view: &View, legal: &[Action], _rng: &mut GameRng) -> Action {
        let seat = view.viewer().seat().unwrap_or(Seat::FIRST);
        best(legal, |action| Reverse(cost(view, seat, action)))
    }
}

/// How little it likes an action: first the kind, then what it costs.
fn cost(view: &View, seat: Seat, action: Action) -> (u8, i32) {
    match action {
        Action::Advance(card) => (0, gap(view, seat, card)),
        Action::Begin(card, figure) => {
            let n_cards = n_of(view, card.colour());
            let wanted = if n_cards >= PLENTY {
                Figure::Leader
            } else {
                Figure::Member
            };
            let is_wanted = figure == wanted || !view.has_figure(seat, wanted);
            if n_cards >= ENOUGH && is_wanted {
                (1, -i32::try_from(n_cards).unwrap_or(0))
            } else {
                (4, 0)
            }
        }
        Action::Discard(card) => (2, need(view, seat, card)),
        Action::Move(path) => (0, -gain(view, seat, path)),
        Action::Take(colour) => {
            let top = view.discard_pile(colour).top();
            let fitting = top.filter(|&card| view.takes(seat, card));
            fitting.map_or((2, 0), |card| (0, gap(view, seat, card)))
        }
        Action::Stop | Action::Draw => (1, 0),
    }
}

/// How many numbers a card skips in its row.
fn gap(view: &View, seat: Seat, card: Card) -> i32 {
    let last = view
        .expedition(seat, card.colour())
        .map_or(0, |row| row.last_rank().number());
    i32::from(card.rank().number().abs_diff(last))
}

fn n_of(view: &View, colour: Colour) -> usize {
    let hand = view.hand().iter();
    hand.filter(|card| card.colour() == colour).count()
}

/// How much a card is needed: not at all if its row is past it, more the more cards of its colour there are.
fn need(view: &View, seat: Seat, card: Card) -> i32 {
    let is_begun = view.expedition(seat, card.colour()).is_some();
    if is_begun && !view.takes(seat, card) {
        return -1;
    }
    i32::try_from(n_of(view, card.colour())).unwrap_or(0) * 11 - i32::from(card.rank().number())
}

fn gain(view: &View, seat: Seat, path: Colour) -> i32 {
    let Some(row) = view.expedition(seat, path) else {
        return 0;
    };
    let next = row.stage().next().unwrap_or(row.stage());
    view.values().stage_points(next) - view.values().stage_points(row.stage())
}
