//! An opponent to measure others by.

use lostcities_rules::games::rivals::{Action, Card, Coins, Phase, Rivals, Row, View};
use lostcities_rules::kernel::{Bot, GameRng, Seat};

/// Pays up to the points that it would gain at once, and looks no further.
///
/// It opens an auction with one coin whenever it would gain more, lays everything that gains points at once, and removes
/// nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FixedPrice;

impl Bot<Rivals> for FixedPrice {
    fn choose(&self, view: &View, legal: &[Action], _rng: &mut GameRng) -> Action {
        let wanted = view.viewer().seat().map(|seat| wish(view, seat));
        let wanted = wanted.filter(|action| legal.contains(action));
        wanted.unwrap_or(legal[0])
    }
}

fn wish(view: &View, own: Seat) -> Action {
    let price = || price(view, own);
    match view.phase() {
        Phase::Bidding(auction) if i16::from(auction.high().raised().number()) <= price() => {
            Action::Bid(auction.high().raised())
        }
        Phase::Bidding(_) => Action::Pass,
        Phase::Selecting(_) => next(view, own).map_or(Action::Done, Action::Lay),
        Phase::Action { .. } if price() > 1 => Action::Auction(Coins::ONE),
        Phase::Action { .. }
        | Phase::Beginning
        | Phase::StartWagers { .. }
        | Phase::Turning { .. }
        | Phase::Over => Action::Reveal,
    }
}

/// The points that everything which can be laid brings at once.
pub(super) fn price(view: &View, own: Seat) -> i16 {
    let points = |row: Row| row.score(view.values()).points;
    let rows = view.rows(own).into_iter();
    rows.map(|row| points(with_all(view, row)) - points(row))
        .sum()
}

/// The row with everything that it takes, in ascending order.
fn with_all(view: &View, row: Row) -> Row {
    takes(view, row).fold(row, Row::with)
}

fn takes(view: &View, row: Row) -> impl Iterator<Item = Card> {
    view.display()
        .iter()
        .filter(move |card| card.colour() == row.colour() && row.takes(*card))
}

/// The next card to lay: the lowest of any colour.
pub(super) fn next(view: &View, own: Seat) -> Option<Card> {
    view.rows(own)
        .into_iter()
        .find_map(|row| takes(view, row).next())
}
