//! The computer player of Rivals: what the display is worth to whom, and what that is worth in coins.

mod easy;
mod fixed_price;
mod levels;
mod outlook;
mod strong;
mod style;
#[cfg(test)]
mod tests;

pub use fixed_price::FixedPrice;
pub use levels::computer;
pub use strong::Strong;
pub use style::Style;

use std::cmp::Ordering;

use outlook::Outlook;

use lostcities_rules::games::rivals::{Action, Auction, Card, Coins, Phase, Rivals, View};
use lostcities_rules::kernel::{Bot, GameRng, Seat};

/// Estimates what every seat would gain by the display, opens auctions by who has more coins, bids as long as winning is
/// better than letting the leader win, lays what promises most in the end, and takes from the others the card that helps
/// them most.
///
/// It draws no random number. It plays [`Style::DUEL`] with two seats and [`Style::TUNED`] with more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Computer;

impl Bot<Rivals> for Computer {
    fn choose(&self, view: &View, legal: &[Action], rng: &mut GameRng) -> Action {
        Style::of(view.n_seats()).choose(view, legal, rng)
    }
}

impl Bot<Rivals> for Style {
    fn choose(&self, view: &View, legal: &[Action], _rng: &mut GameRng) -> Action {
        let wanted = view.viewer().seat().map(|seat| wish(self, view, seat));
        let wanted = wanted.filter(|action| legal.contains(action));
        // Whatever it wishes is legal; without a seat there is nothing to wish for.
        wanted.unwrap_or(legal[0])
    }
}

impl Style {
    /// What `seat` would gain by winning the display now.
    pub fn gain(&self, view: &View, seat: Seat) -> f32 {
        Outlook::new(view, self, seat).gain()
    }
}

fn wish(style: &Style, view: &View, own: Seat) -> Action {
    match view.phase() {
        Phase::Bidding(auction) => bid(&Rating::new(style, view, own), auction),
        Phase::Selecting(selection) => select(style, view, own, selection.has_removed),
        Phase::Action { .. }
        | Phase::Beginning
        | Phase::StartWagers { .. }
        | Phase::Turning { .. }
        | Phase::Over => begin(&Rating::new(style, view, own)),
    }
}

/// What the display is worth to a seat.
struct Rating<'a> {
    style: &'a Style,
    view: &'a View,
    own: Seat,
    gain: f32,
    coin: f32,
    /// What part of another seat's gain is this seat's loss.
    rivalry: f32,
}

impl<'a> Rating<'a> {
    fn new(style: &'a Style, view: &'a View, own: Seat) -> Self {
        Self {
            style,
            view,
            own,
            gain: style.gain(view, own),
            coin: coin(style, view),
            rivalry: style.rivalry / f32::from(view.n_seats() - 1),
        }
    }

    /// How much better it is to win at this price than to let `other`, who gains so much, win for one coin less.
    fn advantage(&self, price: f32, gain_of_other: f32) -> f32 {
        let won = self.gain - self.coin * price;
        let lost = -self.rivalry * (gain_of_other - self.coin * (price - 1.0));
        won - lost
    }
}

/// What a coin is worth in points: a point at the end, and more while it can still buy several times.
fn coin(style: &Style, view: &View) -> f32 {
    let n_payouts = view.n_piles() - view.pile();
    let seats_more = view.n_seats() - 2;
    style.coin + style.coin_early * f32::from(n_payouts) + style.coin_crowd * f32::from(seats_more)
}

/// How many points the display must bring a seat before it opens an auction with as many coins as the richest other has, so that
/// nobody can answer: the sum of these parts.
struct Worth {
    /// For each coin of the price.
    coin: f32,
    /// For each card of the pile, since the display grows while everybody waits.
    card: f32,
    /// In any case.
    base: f32,
}

/// Two who have as many coins can each do this: the first to do it has the display.
const AS_RICH: Worth = Worth {
    coin: 1.5,
    card: 1.5,
    base: 5.0,
};

/// To have more coins than everybody else is worth more than most displays.
const RICHEST: Worth = Worth {
    coin: 6.0,
    card: 1.0,
    base: 5.0,
};

/// With more than two seats, a seat with fewer coins than another opens if it gains at least this part of the highest gain of
/// another seat.
const POORER_LEAD: f32 = 0.28;

/// Opens an auction with all that the richest other has, or with one coin, or turns a card.
fn begin(rating: &Rating<'_>) -> Action {
    let (view, own) = (rating.view, rating.own);
    let others = view.seats().filter(|&seat| seat != own);
    let richest = others.map(|seat| view.coins(seat)).max();
    let all = richest.unwrap_or_default().max(Coins::ONE);
    let standing = view.coins(own).cmp(&all);
    let worth = match standing {
        Ordering::Less => None,
        Ordering::Equal => Some(AS_RICH),
        Ordering::Greater => Some(RICHEST),
    };
    let (n_coins, n_cards) = (f32::from(all.number()), f32::from(view.n_pile()));
    let is_bought = worth.is_some_and(|worth| {
        rating.gain > worth.coin * n_coins + worth.card * n_cards + worth.base
    });
    if !view.may_auction(own) {
        Action::Reveal
    } else if is_bought {
        Action::Auction(all)
    } else if opens_with_one(rating, standing) {
        Action::Auction(Coins::ONE)
    } else {
        Action::Reveal
    }
}

/// Whether a seat opens with one coin, so that the highest bidder gets the display. A seat with fewer coins than another does so
/// before the display is worth more than it can pay. With two seats no other seat does; with more, a seat does if it gains more
/// than the others, since waiting leaves the display to the next seat.
fn opens_with_one(rating: &Rating<'_>, standing: Ordering) -> bool {
    let (view, style) = (rating.view, rating.style);
    if view.n_seats() == 2 {
        return standing.is_lt() && rating.gain > 0.0;
    }
    let (least, lead) = match standing {
        Ordering::Less => (0.0, POORER_LEAD),
        Ordering::Equal | Ordering::Greater => (style.least, style.lead),
    };
    let others = view.seats().filter(|&seat| seat != rating.own);
    let most = others
        .filter(|&seat| view.coins(seat) > Coins::NONE)
        .map(|seat| style.gain(view, seat))
        .fold(0.0, f32::max);
    rating.gain - rating.coin > least && rating.gain >= lead * most
}

/// One coin more, as long as that is better than letting the highest bidder win.
fn bid(rating: &Rating<'_>, auction: Auction) -> Action {
    let next = auction.high().raised();
    let gain_of_leader = rating.style.gain(rating.view, auction.leader());
    if rating.advantage(f32::from(next.number()), gain_of_leader) > 0.0 {
        Action::Bid(next)
    } else {
        Action::Pass
    }
}

/// The next card to lay; then the card that would help somebody else most; then no more.
fn select(style: &Style, view: &View, own: Seat, has_removed: bool) -> Action {
    let outlook = Outlook::new(view, style, own);
    if let Some(card) = outlook.next_to_lay() {
        return Action::Lay(card);
    }
    if has_removed {
        return Action::Done;
    }
    let harm = |card: Card| {
        let others = view.seats().filter(|&seat| seat != own);
        let of_others = others.map(|seat| Outlook::new(view, style, seat).gain_from(card));
        of_others.fold(0.0, f32::max) - outlook.gain_from(card)
    };
    let worst = view
        .display()
        .faces()
        .map(|card| (harm(card), card))
        .reduce(|worst, other| if other.0 > worst.0 { other } else { worst });
    match worst {
        Some((harm, card)) if harm > style.worth_removing => Action::Remove(card),
        Some(_) | None => Action::Done,
    }
}
