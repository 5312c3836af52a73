//! Bids that are prepared: how far a player goes in an auction.

use std::fmt;
use std::str::FromStr;

use super::board::board;
use super::choice::with_coins;
use super::controls::menu_of;
use super::{alt, table};
use crate::prepare::{NotPlayed, ParsePlanError, Prepare};
use crate::{Control, Face, Msg, PresentContext, Press, Row};
use lostcities_rules::games::rivals::{Action, Auction, Chance, Coins, Phase, Rivals, View};
use lostcities_rules::kernel::{Seat, Step};

/// To bid one coin more than the others in an auction, up to this many, and to pass after that. Its text: `max.5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UpTo(Coins);

impl fmt::Display for UpTo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "max.{}", self.0)
    }
}

impl FromStr for UpTo {
    type Err = ParsePlanError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let coins = text.strip_prefix("max.").ok_or(ParsePlanError)?;
        coins.parse().map(Self).map_err(|_| ParsePlanError)
    }
}

impl Prepare for Rivals {
    type Plan = UpTo;

    fn span(&self, log: &[Step<Action, Chance>]) -> usize {
        let opens = |step: &&Step<Action, Chance>| {
            matches!(
                step,
                Step::Act {
                    action: Action::Auction(_),
                    ..
                }
            )
        };
        log.iter().filter(opens).count()
    }

    fn may_prepare(view: &View) -> bool {
        limits(view).next().is_some()
    }

    fn is_possible(view: &View, plan: UpTo) -> bool {
        limits(view).any(|coins| coins == plan.0)
    }

    fn next_act(
        view: &View,
        legal: &[Action],
        plan: UpTo,
        n_played: usize,
    ) -> Result<Option<Action>, NotPlayed> {
        if n_played > 0 {
            return Ok(None);
        }
        let Phase::Bidding(auction) = view.phase() else {
            return Err(NotPlayed::Illegal);
        };
        let next = auction.high().raised();
        let bid_or_pass = if next <= plan.0 {
            Action::Bid(next)
        } else {
            Action::Pass
        };
        if legal.contains(&bid_or_pass) {
            Ok(Some(bid_or_pass))
        } else {
            Err(NotPlayed::Illegal)
        }
    }

    /// It holds until the auction is over or one has passed.
    fn remains(view: &View, _plan: UpTo, _has_played: bool) -> bool {
        bidding(view).is_some()
    }

    fn plan_in_words(plan: UpTo) -> Msg {
        with_coins(Msg::new("rivals-plan"), plan.0)
    }

    fn preparing(view: &View, _so_far: &str, around: &PresentContext<Action>) -> Option<Face> {
        let mut text = vec![Msg::new("rivals-prepare")];
        text.extend(table::text(view, around));
        let entries = limits(view).map(|coins| {
            let plan = UpTo(coins).to_string();
            Control::new(
                Press::Prepare(plan),
                with_coins(Msg::new("rivals-plan"), coins),
            )
        });
        let mut rows: Vec<Row> = menu_of("rivals-menu-plan", entries.collect())
            .into_iter()
            .collect();
        let back = Control::new(Press::Unfocus, Msg::new("button-back"));
        rows.push(Row::Buttons(vec![back]));
        Some(Face {
            text,
            scene: Some(board(view, around)),
            alt: alt::board(view, around),
            rows,
        })
    }
}

/// The viewing seat and the auction in which it may still bid.
fn bidding(view: &View) -> Option<(Seat, Auction)> {
    let seat = view.viewer().seat()?;
    match view.phase() {
        Phase::Bidding(auction) if auction.active().contains(seat) => Some((seat, auction)),
        _ => None,
    }
}

/// How far the viewing seat may go when it is asked the next time.
fn limits(view: &View) -> impl Iterator<Item = Coins> {
    let limits = bidding(view).map(|(seat, auction)| {
        let next = auction.high().raised();
        // Another player has to outbid the highest bidder.
        let lowest = if auction.leader() == seat {
            next.raised()
        } else {
            next
        };
        lowest.up_to(view.coins(seat))
    });
    limits.into_iter().flatten()
}
