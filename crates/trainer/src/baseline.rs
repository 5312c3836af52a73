//! The computer players of before any of this work, to measure others against: the present ones with their first numbers. That of
//! the board game has not changed. Never to be changed.

use lostcities_players::{classic, rivals, roll_write};
use lostcities_rules::games::rivals::{Action, Coins, Phase, Rivals, View};
use lostcities_rules::kernel::{Bot, GameRng, Seat};

pub const CLASSIC: classic::Style = classic::Style {
    unknown_card: 4.0,
    time: 10.0,
    eagerness: 0.3,
    least_prospect: 4.0,
    discarding: 3.0,
    rivalry: 0.8,
    denied: 0.4,
    hurry: 1.0,
    in_time: 0.75,
    on_top: 0.3,
    taken: 0.05,
    idle: 0.25,
    idle_there: 0.25,
    hopes: 20.0,
    slack: 1.0,
    wager: 6.0,
};

pub const ROLL_WRITE: roll_write::Style = roll_write::Style {
    turns: 40.0,
    fewest_turns: 2.0,
    open_part: 0.4,
    per_turn: 0.28,
    leap: 1.0,
    untouched: 0.6,
    refused: 0.24,
    certain: 3.0,
    level: 0.5,
    reach_from: 2.0,
    reach_span: 3.0,
    need: 4.0,
};

/// That of Rivals, which opened auctions by another rule: if it expected to win at a good price, and with all coins of the
/// strongest of the others where these were not too much.
pub struct OfRivals;

/// How it weighs; `least` belongs to its own rule, and `lead` to that of today.
const RIVALS: rivals::Style = rivals::Style {
    bought: 0.8,
    stays: 0.6,
    wagers: 0.5,
    bonus_span: 2.0,
    coin: 1.0,
    coin_early: 0.25,
    coin_crowd: 0.0,
    rivalry: 1.0,
    least: 1.5,
    lead: 0.0,
    worth_removing: 0.3,
};

impl Bot<Rivals> for OfRivals {
    fn choose(&self, view: &View, legal: &[Action], rng: &mut GameRng) -> Action {
        match (view.phase(), view.viewer().seat()) {
            (Phase::Bidding(_) | Phase::Selecting(_), _) | (_, None) => {
                RIVALS.choose(view, legal, rng)
            }
            (_, Some(own)) => {
                let wanted = opening(view, own).map_or(Action::Reveal, Action::Auction);
                let is_legal = legal.contains(&wanted);
                if is_legal { wanted } else { legal[0] }
            }
        }
    }
}

/// The bid that an auction is opened with.
fn opening(view: &View, own: Seat) -> Option<Coins> {
    if !view.may_auction(own) {
        return None;
    }
    let coin = RIVALS.coin + RIVALS.coin_early * f32::from(view.n_piles() - view.pile());
    let rivalry = RIVALS.rivalry / f32::from(view.n_seats() - 1);
    // The highest bid of `seat` that is better for it than letting `other` win for one coin less.
    let limit = |seat: Seat, gain: f32, gain_of_other: f32| {
        let bids = Coins::ONE.up_to(view.coins(seat));
        let is_better = |bid: &Coins| {
            let price = f32::from(bid.number());
            gain - coin * price > -rivalry * (gain_of_other - coin * (price - 1.0))
        };
        bids.take_while(is_better).last().unwrap_or_default()
    };
    let gain = RIVALS.gain(view, own);
    let others = view.seats().filter(|&seat| seat != own).map(|seat| {
        let gain_of_other = RIVALS.gain(view, seat);
        (limit(seat, gain_of_other, gain), seat, gain_of_other)
    });
    let (limit_of_other, other, gain_of_other) =
        others.reduce(|best, other| if other.0 > best.0 { other } else { best })?;
    let is_all = limit_of_other == view.coins(other) && limit_of_other > Coins::NONE;
    let (bid, price) = if is_all {
        (limit_of_other, limit_of_other)
    } else {
        (Coins::ONE, limit_of_other.raised())
    };
    let promise = gain - coin * f32::from(price.number());
    let is_worth_it = price <= limit(own, gain, gain_of_other) && promise > RIVALS.least;
    is_worth_it.then_some(bid)
}

#[cfg(test)]
mod tests {
    use crate::contestants::duel;
    use crate::measured::Shape;

    /// A change of the present players that changes these would make the figures of docs/TRAINING.md unrepeatable.
    #[test]
    fn they_play_as_they_always_have() {
        for (game, n_seats, n_deals, points, moves) in [
            ("classic", 2, 5, "40.2", "46.2"),
            ("rivals", 2, 2, "136.0", "10.5"),
            ("rivals", 3, 2, "74.3", "14.0"),
            ("roll-write", 2, 1, "390.0", "38.0"),
        ] {
            let it = duel(game, ["baseline"; 2], Shape::usual(n_seats), n_deals, 1).unwrap();
            let played = [it.points, it.moves].map(|number| format!("{number:.1}"));
            assert_eq!(played, [points, moves], "{game}, {n_seats} seats");
        }
    }
}
