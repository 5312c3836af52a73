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

/// Estimates what every seat would gain by the display, opens an auction with one coin when nobody would gain more, bids
/// as long as winning is better than letting the leader win, lays what promises most in the end, and takes from the others
/// the card that helps them most. With two seats it opens auctions by who has more coins.
///
/// It draws no random number. It plays [`Style::TUNED`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Computer;

impl Bot<Rivals> for Computer {
    fn choose(&self, view: &View, legal: &[Action], rng: &mut GameRng) -> Action {
        Style::TUNED.choose(view, legal, rng)
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

/// Opens an auction for one coin if the display is worth it and nobody else would gain more; turns a card otherwise.
///
/// Whoever waits gives the display, which only grows, to the next seat: so it waits only for a display that is worth more
/// to somebody else.
fn begin(rating: &Rating<'_>) -> Action {
    let view = rating.view;
    if view.n_seats() == 2 {
        return begin_duel(rating);
    }
    let others = view.seats().filter(|&seat| seat != rating.own);
    let most = others
        .filter(|&seat| view.coins(seat) > Coins::NONE)
        .map(|seat| rating.style.gain(view, seat))
        .fold(0.0, f32::max);
    let promise = rating.gain - rating.coin;
    let is_worth_it = promise > rating.style.least && rating.gain >= rating.style.lead * most;
    if view.may_auction(rating.own) && is_worth_it {
        Action::Auction(Coins::ONE)
    } else {
        Action::Reveal
    }
}

/// With so few cards in the pile the coins are soon shared out, and who has more now may have no more then.
const LAST_CARDS: u8 = 4;

/// Opens an auction with two seats. Who has more coins opens with all that the other has, so that the other cannot answer, and
/// late, since the display grows while both wait. Where both have as many, the first to open cannot be answered either. Who has
/// fewer gains nothing by waiting, and opens with one.
fn begin_duel(rating: &Rating<'_>) -> Action {
    let (view, own) = (rating.view, rating.own);
    let most = view.coins(own.next(2)).max(Coins::ONE);
    // What each coin of the price must buy, in points, and what the display must be worth besides.
    let (price, patience, besides) = match view.coins(own).cmp(&most) {
        Ordering::Less => (Coins::ONE, 0.0, 0.0),
        Ordering::Equal => (most, 2.9, 4.0),
        Ordering::Greater if view.n_pile() > LAST_CARDS => (most, 3.0, 25.0),
        Ordering::Greater => (most, 1.5, 1.0),
    };
    let wanted = patience * f32::from(price.number()) + besides;
    if view.may_auction(own) && rating.gain > wanted {
        Action::Auction(price)
    } else {
        Action::Reveal
    }
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
