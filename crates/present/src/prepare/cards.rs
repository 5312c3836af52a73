//! What is prepared in the games in which a turn is a card that is played and one that is taken for it.

use std::fmt::{Display, Formatter};
use std::str::FromStr;

use super::{PREPARE, ParsePlanError, chosen};
use crate::ways::Way;
use crate::{Control, Emblem, Msg, Press, Row};
use lostcities_rules::kernel::{Seat, Viewer};

/// A card that is played and one that is taken for it, in the games in which a turn is that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardPlan<A, C> {
    pub first: A,
    /// The card that is taken from its discard pile if it lies there; else and without one a card is drawn.
    pub taken: Option<C>,
}

impl<A: Display, C: Display> Display for CardPlan<A, C> {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match &self.taken {
            Some(card) => write!(f, "{}+take.{card}", self.first),
            None => write!(f, "{}+draw", self.first),
        }
    }
}

impl<A: FromStr, C: FromStr> FromStr for CardPlan<A, C> {
    type Err = ParsePlanError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (first, then) = text.split_once('+').ok_or(ParsePlanError)?;
        let first = first.parse().map_err(|_| ParsePlanError)?;
        let taken = match then.strip_prefix("take.") {
            Some(card) => Some(card.parse().map_err(|_| ParsePlanError)?),
            None if then == "draw" => None,
            None => return Err(ParsePlanError),
        };
        Ok(Self { first, taken })
    }
}

/// A plan of a card in words, from what is played and the card that is taken.
pub(crate) fn card_plan_in_words(first: Msg, taken: Option<Msg>) -> Msg {
    let draw = match taken {
        Some(take) => Msg::new("prepare-else-draw").with("draw", take),
        None => Msg::new("classic-choice-draw"),
    };
    Msg::new("prepare-plan")
        .with("first", first)
        .with("draw", draw)
}

pub(crate) fn hand_rows(mut hand: Vec<Row>) -> Vec<Row> {
    hand.push(Row::Buttons(vec![back(Press::Unfocus)]));
    hand
}

/// The ways in which a card may be used, and the way back to the hand.
pub(crate) fn ways<A: Copy + Display>(ways: impl Iterator<Item = Way<A>>) -> Vec<Row> {
    let and_draw = |first| {
        let plan = CardPlan::<A, &str> { first, taken: None };
        Press::Prepare(plan.to_string())
    };
    let alone = |first| Press::Focus(chosen(first));
    let back = Press::Focus(PREPARE.to_owned());
    crate::ways::ways(&ways.collect::<Vec<_>>(), and_draw, alone, back)
}

/// The draw pile and every card that may be taken, and the way back to how the card is played.
pub(crate) fn sources<A: Display, C: Display>(
    first: &A,
    card: &C,
    n_draw_pile: usize,
    takable: impl Iterator<Item = (C, Msg, Emblem)>,
) -> Vec<Row> {
    let back = back(Press::Focus(chosen(card)));
    crate::ways::sources(n_draw_pile, back, takable, |taken, label| {
        let plan = CardPlan { first, taken };
        Control::new(Press::Prepare(plan.to_string()), label)
    })
}

/// The viewing seat, if it waits for another one.
pub(crate) fn waiting(viewer: Viewer, to_move: Option<Seat>) -> Option<Seat> {
    let seat = viewer.seat()?;
    to_move.filter(|&to_move| to_move != seat).map(|_| seat)
}

fn back(press: Press) -> Control {
    Control::new(press, Msg::new("button-back"))
}
