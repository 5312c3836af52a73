//! Turns that are prepared: a card, what is done with it, and what is taken for it.
//!
//! What lets a figure move further, and what ends a round, is decided in the turn itself.

use super::card::{about, take_button, with_figure};
use super::hand::hand;
use super::panel::play;
use super::{alt, choice};
use crate::prepare::cards::{self, CardPlan, card_plan_in_words, hand_rows, waiting};
use crate::prepare::{NotPlayed, Prepare, chosen};
use crate::{Face, Msg, PresentContext, Row};
use lostcities_rules::games::board_game::{
    Action, BoardGame, Card, Figure, PATHS, Phase, Stage, Tile, View,
};
use lostcities_rules::kernel::Seat;

type Plan = CardPlan<Action, Card>;

impl Prepare for BoardGame {
    type Plan = Plan;

    fn may_prepare(view: &View) -> bool {
        waiting(view.viewer(), view.to_move()).is_some() && !view.hand().is_empty()
    }

    fn is_possible(view: &View, plan: Plan) -> bool {
        let Some((seat, card)) = waiting(view.viewer(), view.to_move()).zip(card_of(plan.first))
        else {
            return false;
        };
        let is_offered = uses(view, seat, card).any(|first| first == plan.first);
        is_offered
            && plan
                .taken
                .is_none_or(|card| takable(view, plan.first).any(|top| top == card))
    }

    fn next_act(
        view: &View,
        legal: &[Action],
        plan: Plan,
        n_played: usize,
    ) -> Result<Option<Action>, NotPlayed> {
        let action = match view.phase() {
            Phase::Play { seat } if n_played == 0 => {
                let ends_round = match plan.first {
                    Action::Advance(card) => view.would_end_round(seat, card.colour()),
                    _ => false,
                };
                if ends_round && legal.contains(&plan.first) {
                    return Err(NotPlayed::Undecided);
                }
                Some(plan.first)
            }
            Phase::Move { .. } => return Err(NotPlayed::Undecided),
            Phase::Draw { .. } if n_played == 1 => plan
                .taken
                .filter(|&card| view.discard_pile(card.colour()).top() == Some(card))
                .map(|card| Action::Take(card.colour()))
                .filter(|take| legal.contains(take))
                .or(Some(Action::Draw)),
            _ => None,
        };
        let action = action.filter(|action| legal.contains(action));
        action.map(Some).ok_or(NotPlayed::Illegal)
    }

    fn plan_in_words(plan: Plan) -> Msg {
        let first = match plan.first {
            Action::Begin(card, figure) => {
                with_figure(about(Msg::new("board-game-choice-begin"), card), figure)
            }
            Action::Advance(card) => about(Msg::new("board-game-choice-advance"), card),
            Action::Discard(card) => about(Msg::new("board-game-choice-discard"), card),
            // No plan that can be made begins so.
            Action::Move(_) | Action::Stop | Action::Draw | Action::Take(_) => {
                return Msg::new("classic-choice-draw");
            }
        };
        let take = |card| about(Msg::new("board-game-choice-take"), card);
        card_plan_in_words(first, plan.taken.map(take))
    }

    fn preparing(view: &View, so_far: &str, around: &PresentContext<Action>) -> Option<Face> {
        let seat = waiting(view.viewer(), view.to_move())?;
        let in_hand = |card: &Card| view.hand().contains(*card);
        let first = || {
            let first: Action = so_far.parse().ok()?;
            Some((first, card_of(first).filter(in_hand)?))
        };
        let (picked, text, rows) = if let Some(card) = so_far.parse().ok().filter(in_hand) {
            (
                Some(card),
                where_to(view, seat, card),
                destinations(view, seat, card),
            )
        } else if let Some((first, card)) = first() {
            (Some(card), taking(view, first), sources(view, first, card))
        } else {
            let text = vec![Msg::new("prepare-intro")];
            (None, text, hand_rows(play::cards(view, &chosen(""))))
        };
        Some(Face {
            text,
            scene: Some(hand(view, picked, around)),
            alt: alt::hand(view, around),
            rows,
        })
    }
}

/// The card with which a turn begins so.
const fn card_of(first: Action) -> Option<Card> {
    match first {
        Action::Begin(card, _) | Action::Advance(card) | Action::Discard(card) => Some(card),
        Action::Move(_) | Action::Stop | Action::Draw | Action::Take(_) => None,
    }
}

/// What could be done with the card as things are, except for what leads to another decision or ends the round.
fn uses(view: &View, seat: Seat, card: Card) -> impl Iterator<Item = Action> {
    let advance = advances(view, seat, card) && !is_for_the_turn(view, seat, card);
    let begin = |figure| {
        let may = view.may_begin(seat, card).is_ok() && view.has_figure(seat, figure);
        (may && !is_for_the_turn(view, seat, card)).then_some(Action::Begin(card, figure))
    };
    let begin = [Figure::Member, Figure::Leader].map(begin);
    let advance = advance.then_some(Action::Advance(card));
    let uses = advance.into_iter().chain(begin.into_iter().flatten());
    let is_held = view.hand().contains(card);
    uses.chain([Action::Discard(card)]).filter(move |_| is_held)
}

/// Whether the card could be added to an expedition that is under way.
fn advances(view: &View, seat: Seat, card: Card) -> bool {
    view.expedition(seat, card.colour()).is_some() && view.takes(seat, card)
}

/// Whether the card would lead to a decision, or to the end of the round.
fn is_for_the_turn(view: &View, seat: Seat, card: Card) -> bool {
    let path = card.colour();
    let next = match view.expedition(seat, path) {
        Some(row) => row.stage().next(),
        None => Some(Stage::FIRST),
    };
    next.is_none_or(|next| view.tile(path, next) == Some(Tile::Stage))
        || view.would_end_round(seat, path)
}

/// The cards on discard piles that may be taken after this, as things are.
fn takable(view: &View, first: Action) -> impl Iterator<Item = Card> {
    let closed = match first {
        Action::Discard(card) => Some(card.colour()),
        _ => None,
    };
    PATHS
        .into_iter()
        .filter(move |&colour| Some(colour) != closed)
        .filter_map(|colour| view.discard_pile(colour).top())
}

/// What the card would bring, and what of it cannot be prepared.
fn where_to(view: &View, seat: Seat, card: Card) -> Vec<Msg> {
    let mut text = play::where_to(view, seat, card);
    let could = advances(view, seat, card) || view.may_begin(seat, card).is_ok();
    if could && is_for_the_turn(view, seat, card) {
        text.push(Msg::new("board-game-prepare-not"));
    }
    text
}

fn destinations(view: &View, seat: Seat, card: Card) -> Vec<Row> {
    let may_take = |first| takable(view, first).next().is_some();
    cards::ways(uses(view, seat, card).map(|first| play::way(first, may_take(first))))
}

fn taking(view: &View, first: Action) -> Vec<Msg> {
    vec![choice::choice(view, first), Msg::new("prepare-take")]
}

fn sources(view: &View, first: Action, card: Card) -> Vec<Row> {
    let takable = takable(view, first).map(take_button);
    cards::sources(&first, &card, view.n_draw_pile(), takable)
}
