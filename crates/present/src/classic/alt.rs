//! The pictures in words, for those who cannot see them.

use super::arithmetic::row;
use super::card::by_colour;
use crate::colour::coloured;
use crate::result::result;
use crate::scene::Label;
use crate::{Arg, Msg, PresentContext};
use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::{Action, View};
use lostcities_rules::kernel::{Outcome, Seat, Viewer};

/// The board in sentences: whose turn it is, then every colour on which something lies.
pub(super) fn board(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    let mut alt: Vec<Msg> = if view.is_over() {
        result(&Outcome::by_points(view.totals().into())).into()
    } else {
        let round = Msg::new("classic-alt-round")
            .with("round", view.round())
            .with("rounds", view.n_rounds())
            .with("cards", view.n_draw_pile());
        let turn = view.to_move().filter(|_| around.stopped.is_none());
        let turn = turn.map(|seat| Msg::new("classic-alt-turn").with("seat", seat));
        turn.into_iter().chain([round]).collect()
    };
    let sides = sides(view);
    let colours = view.colours().iter();
    alt.extend(colours.filter_map(|&colour| colour_row(view, colour, &sides)));
    alt
}

/// The seats and what they are called: "you" and "opponent" to one of the two, names to everybody else.
fn sides(view: &View) -> [(Seat, Arg); 2] {
    let second = Seat::FIRST.next(2);
    match view.viewer() {
        Viewer::Spectator => [(Seat::FIRST, Seat::FIRST.into()), (second, second.into())],
        Viewer::Seat(own) => [
            (own, Msg::new("classic-you").into()),
            (own.next(2), Msg::new("classic-opponent").into()),
        ],
    }
}

/// The picture of the panel in sentences: the viewer's hand first, then the board.
pub(super) fn hand(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    let mut alt = Vec::new();
    if !view.hand().is_empty() {
        alt.push(Msg::new("classic-alt-hand"));
        alt.extend(by_colour(
            "classic-alt-hand-line",
            view.colours(),
            view.hand(),
        ));
    }
    alt.extend(board(view, around));
    alt
}

/// One colour: both expeditions and the discard pile; `None` where nothing lies.
fn colour_row(view: &View, colour: Colour, sides: &[(Seat, Arg); 2]) -> Option<Msg> {
    let pile = view.discard_pile(colour);
    let is_empty = |seat| view.expedition(seat, colour).is_empty();
    if pile.is_empty() && Seat::all(2).all(is_empty) {
        return None;
    }
    let top = pile.top().map(|card| match card.rank() {
        Some(rank) => format!("{rank} ({})", pile.height()),
        None => format!("× ({})", pile.height()),
    });
    let mut msg = coloured(Msg::new("classic-alt-row"), colour).with("pile", or_nothing(top));
    let names = [("left", "left-cards"), ("right", "right-cards")];
    for ((seat, who), (name, cards)) in sides.iter().zip(names) {
        let expedition = view.expedition(*seat, colour);
        let points = expedition.score(view.values()).points;
        let text = format!("{} ({})", row(expedition), Label::plain(points.into()));
        let begun = (!expedition.is_empty()).then_some(text);
        msg = msg.with(name, who.clone()).with(cards, or_nothing(begun));
    }
    Some(msg)
}

fn or_nothing(text: Option<String>) -> Arg {
    text.map_or_else(|| Msg::new("classic-nothing").into(), Arg::Text)
}
