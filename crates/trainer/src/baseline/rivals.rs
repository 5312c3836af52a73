//! The computer player of Rivals as it was before its auctions were made to live. Never to be changed.

mod outlook;

use outlook::Outlook;

use lostcities_rules::games::rivals::{Action, Auction, Card, Coins, Phase, Rivals, View};
use lostcities_rules::kernel::{Bot, GameRng, Seat};

/// Estimates what every seat would gain by the display, bids as long as winning is better than letting the leader win,
/// lays what promises most in the end, and takes from the others the card that helps them most.
///
/// It draws no random number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Baseline;

/// An auction is opened only if it promises more points than this.
const WORTH_OPENING: f32 = 1.5;

/// A card is removed only if it would bring another player more points than this.
const WORTH_REMOVING: f32 = 0.3;

impl Bot<Rivals> for Baseline {
    fn choose(&self, view: &View, legal: &[Action], _rng: &mut GameRng) -> Action {
        let wanted = view.viewer().seat().map(|seat| wish(view, seat));
        let wanted = wanted.filter(|action| legal.contains(action));
        // Whatever it wishes is legal; without a seat there is nothing to wish for.
        wanted.unwrap_or(legal[0])
    }
}

fn wish(view: &View, own: Seat) -> Action {
    match view.phase() {
        Phase::Bidding(auction) => bid(&Rating::new(view, own), auction),
        Phase::Selecting(selection) => select(view, own, selection.has_removed),
        Phase::Action { .. }
        | Phase::Beginning
        | Phase::StartWagers { .. }
        | Phase::Turning { .. }
        | Phase::Over => begin(&Rating::new(view, own)),
    }
}

/// What the display is worth to every seat.
struct Rating<'a> {
    view: &'a View,
    own: Seat,
    /// What this seat would gain.
    gain: f32,
    /// What a coin is worth in points.
    coin: f32,
    /// What part of another seat's gain is this seat's loss.
    rivalry: f32,
}

impl<'a> Rating<'a> {
    fn new(view: &'a View, own: Seat) -> Self {
        Self {
            view,
            own,
            gain: Outlook::new(view, own).gain(),
            coin: coin(view),
            rivalry: 1.0 / f32::from(view.n_seats() - 1),
        }
    }

    /// How much better it is to win at this price than to let `other`, who gains so much, win for one coin less.
    fn advantage(&self, price: f32, gain_of_other: f32) -> f32 {
        let won = self.gain - self.coin * price;
        let lost = -self.rivalry * (gain_of_other - self.coin * (price - 1.0));
        won - lost
    }

    /// The highest bid that is better than letting `other` win; none if no bid is.
    fn limit(&self, gain_of_other: f32) -> Coins {
        let bids = Coins::ONE.up_to(self.view.coins(self.own));
        let is_better = |bid: &Coins| self.advantage(f32::from(bid.number()), gain_of_other) > 0.0;
        bids.take_while(is_better).last().unwrap_or_default()
    }
}

/// What a coin is worth in points: a point at the end, and more while it can still buy several times.
fn coin(view: &View) -> f32 {
    const EARLY: f32 = 0.25;
    let n_payouts = view.n_piles() - view.pile();
    1.0 + EARLY * f32::from(n_payouts)
}

/// Turns a card, or opens an auction if it is likely to be won at a good price. Where all coins of the strongest of the
/// others are not too much, they are bid at once: nobody can go further then.
fn begin(rating: &Rating<'_>) -> Action {
    let view = rating.view;
    if !view.may_auction(rating.own) {
        return Action::Reveal;
    }
    // How far the others would go, by the same reckoning.
    let others = view.seats().filter(|&seat| seat != rating.own);
    let strongest = others
        .map(|seat| {
            let other = Rating::new(view, seat);
            (other.limit(rating.gain), view.coins(seat), other.gain)
        })
        .reduce(|best, other| if other.0 > best.0 { other } else { best });
    let Some((limit_of_other, purse_of_other, gain_of_other)) = strongest else {
        return Action::Reveal;
    };
    let is_all = limit_of_other == purse_of_other && purse_of_other > Coins::NONE;
    let (opening, price) = if is_all {
        (limit_of_other, limit_of_other)
    } else {
        (Coins::ONE, limit_of_other.raised())
    };
    let promise = rating.gain - rating.coin * f32::from(price.number());
    if price <= rating.limit(gain_of_other) && promise > WORTH_OPENING {
        Action::Auction(opening)
    } else {
        Action::Reveal
    }
}

/// One coin more, as long as that is better than letting the highest bidder win.
fn bid(rating: &Rating<'_>, auction: Auction) -> Action {
    let next = auction.high().raised();
    let gain_of_leader = Outlook::new(rating.view, auction.leader()).gain();
    if rating.advantage(f32::from(next.number()), gain_of_leader) > 0.0 {
        Action::Bid(next)
    } else {
        Action::Pass
    }
}

/// The next card to lay; then the card that would help another player most; then no more.
fn select(view: &View, own: Seat, has_removed: bool) -> Action {
    let outlook = Outlook::new(view, own);
    if let Some(card) = outlook.next_to_lay() {
        return Action::Lay(card);
    }
    if has_removed {
        return Action::Done;
    }
    let harm = |card: Card| {
        let others = view.seats().filter(|&seat| seat != own);
        let of_others = others.map(|seat| Outlook::new(view, seat).gain_from(card));
        of_others.fold(0.0, f32::max) - outlook.gain_from(card)
    };
    let worst = view
        .display()
        .faces()
        .map(|card| (harm(card), card))
        .reduce(|worst, other| if other.0 > worst.0 { other } else { worst });
    match worst {
        Some((harm, card)) if harm > WORTH_REMOVING => Action::Remove(card),
        Some(_) | None => Action::Done,
    }
}
