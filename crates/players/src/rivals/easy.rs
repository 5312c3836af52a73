//! A beginner at Rivals.

use super::fixed_price::{next, price};
use crate::noise::noise;
use lostcities_rules::games::rivals::{Action, Coins, Phase, Rivals, View};
use lostcities_rules::kernel::{Bot, GameRng, Seat};

/// Sees what the display would score at once, misjudges that by a few coins, and pays up to it. It neither looks ahead nor
/// at the others' rows, and removes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Easy;

const MISJUDGED: f32 = 4.0;

impl Bot<Rivals> for Easy {
    fn choose(&self, view: &View, legal: &[Action], rng: &mut GameRng) -> Action {
        let wanted = view.viewer().seat().map(|seat| wish(view, seat, rng));
        let wanted = wanted.filter(|action| legal.contains(action));
        wanted.unwrap_or(legal[0])
    }
}

fn wish(view: &View, own: Seat, rng: &mut GameRng) -> Action {
    let guess = f32::from(price(view, own)) + noise(rng, MISJUDGED);
    match view.phase() {
        Phase::Bidding(auction) => {
            let next = auction.high().raised();
            if f32::from(next.number()) <= guess {
                Action::Bid(next)
            } else {
                Action::Pass
            }
        }
        Phase::Selecting(_) => next(view, own).map_or(Action::Done, Action::Lay),
        Phase::Action { .. } if guess > 1.0 => Action::Auction(Coins::ONE),
        Phase::Action { .. }
        | Phase::Beginning
        | Phase::StartWagers { .. }
        | Phase::Turning { .. }
        | Phase::Over => Action::Reveal,
    }
}
