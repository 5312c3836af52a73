//! Turns that are prepared: a card, where it goes, and what is taken for it.

use super::card::{about, take_button};
use super::hand::hand;
use super::panel::play;
use super::{alt, choice};
use crate::prepare::cards::{self, CardPlan, card_plan_in_words, hand_rows, waiting};
use crate::prepare::{NotPlayed, Prepare, chosen};
use crate::{Face, Msg, PresentContext, Row};
use lostcities_rules::games::classic::{Action, Card, Classic, Phase, View};
use lostcities_rules::kernel::Seat;

type Plan = CardPlan<Action, Card>;

impl Prepare for Classic {
    type Plan = Plan;

    fn may_prepare(view: &View) -> bool {
        waiting(view.viewer(), view.to_move()).is_some() && !view.hand().is_empty()
    }

    fn is_possible(view: &View, plan: Plan) -> bool {
        let Some(seat) = waiting(view.viewer(), view.to_move()) else {
            return false;
        };
        let is_playable = match plan.first {
            Action::Play(card) => view.hand().contains(card) && view.is_playable(seat, card),
            Action::Discard(card) => view.hand().contains(card),
            Action::Draw | Action::Take(_) => false,
        };
        is_playable
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
            Phase::Play { .. } if n_played == 0 => Some(plan.first),
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
        let (key, card) = match plan.first {
            Action::Play(card) => ("classic-choice-play", card),
            Action::Discard(card) => ("classic-choice-discard", card),
            // No plan that can be made begins so.
            Action::Draw | Action::Take(_) => return Msg::new("classic-choice-draw"),
        };
        let take = |card| about(Msg::new("classic-choice-take"), card);
        card_plan_in_words(about(Msg::new(key), card), plan.taken.map(take))
    }

    fn preparing(view: &View, so_far: &str, around: &PresentContext<Action>) -> Option<Face> {
        let seat = waiting(view.viewer(), view.to_move())?;
        let in_hand = |card: &Card| view.hand().contains(*card);
        let (picked, text, rows) = if let Some(card) = so_far.parse().ok().filter(in_hand) {
            (
                Some(card),
                play::where_to(view, card),
                destinations(view, seat, card),
            )
        } else if let Some((first, card)) = first(so_far).filter(|(_, card)| in_hand(card)) {
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

/// How a card is played, and which.
fn first(text: &str) -> Option<(Action, Card)> {
    match text.parse().ok()? {
        action @ (Action::Play(card) | Action::Discard(card)) => Some((action, card)),
        Action::Draw | Action::Take(_) => None,
    }
}

/// The cards on discard piles that may be taken after this, as things are.
fn takable(view: &View, first: Action) -> impl Iterator<Item = Card> {
    let closed = match first {
        Action::Discard(card) => Some(card.colour()),
        Action::Play(_) | Action::Draw | Action::Take(_) => None,
    };
    let colours = view.colours().iter();
    colours
        .filter(move |&&colour| Some(colour) != closed)
        .filter_map(|&colour| view.discard_pile(colour).top())
}

fn destinations(view: &View, seat: Seat, card: Card) -> Vec<Row> {
    let may_take = |first| takable(view, first).next().is_some();
    let lay = play::lay(card, may_take(Action::Play(card)));
    let discard = play::discard(card, may_take(Action::Discard(card)));
    let lay = Some(lay).filter(|_| view.is_playable(seat, card));
    cards::ways(lay.into_iter().chain([discard]))
}

fn taking(view: &View, first: Action) -> Vec<Msg> {
    vec![choice::choice(view, first), Msg::new("prepare-take")]
}

fn sources(view: &View, first: Action, card: Card) -> Vec<Row> {
    let takable = takable(view, first).map(take_button);
    cards::sources(&first, &card, view.n_draw_pile(), takable)
}
