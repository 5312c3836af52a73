//! The public message, which everybody plays on.

use super::choice::with_coins;
use crate::card::faces;
use crate::colour::square;
use crate::result::{result, score_list};
use crate::{Msg, PresentContext};
use lostcities_rules::games::Colour;
use lostcities_rules::games::rivals::{Action, Auction, Phase, Selection, View};
use lostcities_rules::kernel::{BySeat, Outcome, Seat};

/// The score, most important first.
pub(super) fn text(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    let points = BySeat::new(view.n_seats(), |seat| view.points(seat));
    if view.is_over() {
        return result(&Outcome::by_points(points)).into();
    }
    let mut text = turn(view, around);
    text.push(
        with_coins(Msg::new("rivals-status"), view.supply())
            .with("pile", view.pile())
            .with("piles", view.n_piles())
            .with("cards", view.n_pile()),
    );
    let coins = view.seats().map(|seat| {
        with_coins(
            Msg::new("rivals-coins-of").with("seat", seat),
            view.coins(seat),
        )
    });
    text.push(Msg::new("rivals-coins").with("list", coins.collect::<Vec<_>>()));
    text.push(Msg::new("rivals-points-now").with("scores", score_list(points.as_slice())));
    text
}

/// Who must do what, and what they should know for it; nothing in a match that has stopped.
pub(super) fn turn(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    if around.stopped.is_some() {
        return Vec::new();
    }
    match view.phase() {
        Phase::Action { seat } => {
            let to_act = Msg::new("rivals-to-act").with("seat", seat);
            [to_act].into_iter().chain(no_auction(view, seat)).collect()
        }
        Phase::Bidding(auction) => {
            let to_bid = Msg::new("rivals-to-bid").with("seat", auction.to_speak());
            vec![with_coins(to_bid, auction.high()), bids(view, auction)]
        }
        Phase::Selecting(selection) => select(view, selection),
        Phase::Turning { seat } => vec![Msg::new("rivals-turning").with("seat", seat)],
        Phase::Beginning | Phase::StartWagers { .. } | Phase::Over => {
            vec![Msg::new("rivals-beginning")]
        }
    }
}

/// Why no auction can be opened, if so.
fn no_auction(view: &View, seat: Seat) -> Option<Msg> {
    let why = if view.coins(seat).number() == 0 {
        "rivals-no-coins"
    } else {
        "rivals-nothing-to-auction"
    };
    (!view.may_auction(seat)).then(|| Msg::new(why))
}

fn bids(view: &View, auction: Auction) -> Msg {
    let of = |seat: Seat| {
        let is_out = !auction.active().contains(seat);
        let msg = match (auction.bid_of(seat), is_out) {
            (Some(bid), false) => with_coins(Msg::new("rivals-bid-of"), bid),
            (Some(bid), true) => with_coins(Msg::new("rivals-bid-of-passed"), bid),
            (None, true) => Msg::new("rivals-bid-none-passed"),
            (None, false) => Msg::new("rivals-bid-none"),
        };
        msg.with("seat", seat)
    };
    Msg::new("rivals-bids").with("list", view.seats().map(of).collect::<Vec<_>>())
}

/// What the winner may still do, and which cards cannot be laid.
fn select(view: &View, selection: Selection) -> Vec<Msg> {
    let mut cards = view.display().faces();
    let may_remove = !selection.has_removed && !view.display().is_empty();
    let may_lay = cards.any(|card| view.may_lay(selection.seat, card).is_ok());
    let to_select = match (may_remove, may_lay) {
        (true, _) => "rivals-to-select",
        (false, true) => "rivals-to-select-removed",
        (false, false) => "rivals-to-select-done",
    };
    let to_select = Msg::new(to_select).with("seat", selection.seat);
    let mut text = vec![with_coins(to_select, selection.price)];
    let unfit = view.colours().iter();
    let unfit: Vec<Msg> = unfit
        .filter_map(|&colour| unfit_cards(view, selection.seat, colour))
        .collect();
    if !unfit.is_empty() {
        text.push(Msg::new("rivals-cannot-lay").with("cards", unfit));
    }
    text
}

/// The cards of a colour in the display that the seat can lay no longer.
fn unfit_cards(view: &View, seat: Seat, colour: Colour) -> Option<Msg> {
    let cards = view.display().faces();
    let unfit = cards.filter(|&card| card.colour() == colour && view.may_lay(seat, card).is_err());
    let unfit = faces(unfit);
    (!unfit.is_empty()).then(|| {
        Msg::new("square-cards")
            .with("square", square(colour))
            .with("cards", unfit)
    })
}
