//! The public message.

use super::marks::{dice, pair};
use super::scoring::standings;
use crate::result::{result, seats};
use crate::{Msg, PresentContext};
use lostcities_rules::games::roll_write::{Action, Choice, Order, Phase, View};
use lostcities_rules::kernel::{BySeat, Outcome, Seat, Seats};

/// The score, most important first.
pub(super) fn text(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    if view.is_over() {
        let points = BySeat::new(view.setup().n_seats(), |seat| view.score(seat).points());
        return result(&Outcome::by_points(points)).into();
    }
    let mut text = Vec::new();
    if around.stopped.is_none() {
        text.extend(turn(view));
    }
    text.push(Msg::new("table-scores").with("scores", standings(view)));
    text
}

/// Whose roll it is, what it has taken, and who is still thinking.
fn turn(view: &View) -> Vec<Msg> {
    let (active, roll) = match view.phase() {
        Phase::Choosing { active, roll } => (active, roll),
        Phase::Beginning | Phase::Rolling { .. } | Phase::Over => {
            return vec![Msg::new("roll-write-rolling")];
        }
    };
    let head = Msg::new("roll-write-turn")
        .with("turn", view.turn_number())
        .with("seat", active)
        .with("dice", dice(roll));
    let taken = match view.choice(active) {
        None => Msg::new("roll-write-picks-first").with("seat", active),
        Some(Choice::Refused { .. }) => Msg::new("roll-write-all-dice-left").with("seat", active),
        Some(choice @ Choice::Took { .. }) => {
            let pair = choice.pair().map(|(colour, digit)| pair(colour, digit));
            Msg::new("roll-write-pair-is-gone")
                .with("seat", active)
                .with("pair", pair.unwrap_or(Msg::new("list-none")))
        }
    };
    let mut text = vec![head, taken];
    if view.choice(active).is_some() {
        text.extend(missing(view));
    }
    text
}

pub(super) fn missing(view: &View) -> Vec<Msg> {
    let now = view.to_act();
    let later = without(view.missing(), now);
    let mut text = vec![Msg::new("roll-write-thinking").with("seats", seats(now.iter()))];
    if view.order() == Order::InTurn && !later.is_empty() {
        // In the order in which they choose.
        let clockwise = view.active().into_iter().flat_map(|active| {
            let n_seats = view.setup().n_seats();
            let next = move |seat: &Seat| Some(seat.next(n_seats));
            std::iter::successors(Some(active), next).take(usize::from(n_seats))
        });
        let later = clockwise.filter(|&seat| later.contains(seat));
        text.push(Msg::new("roll-write-then").with("seats", seats(later)));
    }
    text
}

fn without(all: Seats, some: Seats) -> Seats {
    all.iter().filter(|&seat| !some.contains(seat)).collect()
}
