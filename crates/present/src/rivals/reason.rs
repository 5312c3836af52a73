//! Why the computer player would do something, in what everybody can count: which cards of the display fit whom, and what they
//! would bring at once.

use crate::Msg;
use crate::colour::coloured;
use lostcities_rules::games::rivals::{Action, Row, View};
use lostcities_rules::kernel::Seat;

/// Why the viewing seat would do this; `None` where nothing that lies there speaks for it.
pub(super) fn reason(view: &View, action: Action) -> Option<Msg> {
    let seat = view.viewer().seat()?;
    match action {
        Action::Auction(_) | Action::Bid(_) => Some(goods(view, seat, "rivals-why-bid")),
        Action::Pass => Some(goods(view, seat, "rivals-why-pass")),
        Action::Reveal if view.display().is_empty() => None,
        Action::Reveal => Some(goods(view, seat, "rivals-why-reveal")),
        Action::Lay(card) if card.is_wager() => {
            Some(coloured(Msg::new("rivals-why-wager"), card.colour()))
        }
        Action::Lay(card) => {
            let row = view.row(seat, card.colour());
            let points = |row: Row| row.score(view.values()).points;
            let why = coloured(Msg::new("rivals-why-lay"), card.colour());
            Some(
                why.with("before", points(row))
                    .with("after", points(row.with(card))),
            )
        }
        Action::Remove(card) => {
            let mut others = view.seats().filter(|&other| other != seat);
            let is_wanted = others.any(|other| view.may_lay(other, card).is_ok());
            is_wanted.then(|| Msg::new("rivals-why-remove"))
        }
        Action::Done => None,
    }
}

/// What of the display fits the seat, what that would bring at once, and what the seat and the richest other can pay.
fn goods(view: &View, seat: Seat, key: &'static str) -> Msg {
    let (mut n_fitting, mut points) = (0_u32, 0);
    for row in view.rows(seat) {
        let mut laid = row;
        // Wagers come first, then the numbers upwards.
        for card in view.display().iter() {
            if card.colour() == row.colour() && laid.takes(card) {
                laid = laid.with(card);
                n_fitting += 1;
            }
        }
        points += laid.score(view.values()).points - row.score(view.values()).points;
    }
    let others = view.seats().filter(|&other| other != seat);
    let richest = others.map(|other| view.coins(other).number()).max();
    Msg::new(key)
        .with("cards", view.display().len())
        .with("fitting", n_fitting)
        .with("points", points)
        .with("coins", view.coins(seat).number())
        .with("richest", richest.unwrap_or(0))
}
