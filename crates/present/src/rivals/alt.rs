//! The picture in words, for those who cannot see it.

use super::arithmetic::{row, steps};
use super::choice::with_coins;
use super::describe::display;
use crate::colour::coloured;
use crate::result::result;
use crate::{Msg, PresentContext};
use lostcities_rules::games::Rank;
use lostcities_rules::games::rivals::{Action, View};
use lostcities_rules::kernel::{BySeat, Outcome, Seat};

/// The board in sentences: whose turn it is, the bid, the display, then every seat.
pub(super) fn board(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    let mut alt = Vec::new();
    if view.is_over() {
        let scores = BySeat::new(view.n_seats(), |seat| view.points(seat));
        alt.extend(result(&Outcome::by_points(scores)));
    } else {
        let turn = view.to_move().filter(|_| around.stopped.is_none());
        alt.extend(turn.map(|seat| Msg::new("rivals-alt-turn").with("seat", seat)));
        alt.extend(view.auction().map(|auction| {
            let bid = Msg::new("rivals-alt-bid").with("seat", auction.leader());
            with_coins(bid, auction.high())
        }));
        alt.push(
            with_coins(Msg::new("rivals-alt-pile"), view.supply())
                .with("pile", view.pile())
                .with("piles", view.n_piles())
                .with("cards", view.n_pile()),
        );
    }
    let mut cards = display(view, "rivals-alt-display-line").peekable();
    alt.push(if cards.peek().is_some() {
        Msg::new("rivals-alt-display")
    } else {
        Msg::new("rivals-alt-no-display")
    });
    alt.extend(cards);
    if !view.display().is_empty() {
        alt.push(footprints(view));
    }
    alt.extend(view.seats().map(|seat| side(view, seat)));
    alt
}

fn footprints(view: &View) -> Msg {
    let of = view.values().footprints.value;
    let (low, high) = (of.of(Rank::LOWEST), of.of(Rank::HIGHEST));
    let step = Rank::all().find(|&rank| of.of(rank) == high);
    Msg::new("rivals-alt-footprints")
        .with("step", step.map_or(0, Rank::number))
        .with("low", low)
        .with("high", high)
}

fn side(view: &View, seat: Seat) -> Msg {
    let begun = view.rows(seat).into_iter().filter(|row| !row.is_empty());
    let rows = begun.map(|of| {
        coloured(Msg::new("rivals-alt-row"), of.colour())
            .with("row", row(of))
            .with("steps", steps(&of.score(view.values())))
    });
    let side = Msg::new("rivals-alt-side")
        .with("seat", seat)
        .with("points", view.points(seat))
        .with("rows", rows.collect::<Vec<_>>());
    with_coins(side, view.coins(seat))
}
