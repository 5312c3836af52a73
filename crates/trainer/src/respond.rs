//! A search for those who win against a player of Rivals by waiting: simple rules for when an auction is opened, and for how much.

use std::io::Write;

use anyhow::{Context, Result};
use lostcities_players::rivals::{Computer, Style};
use lostcities_rules::games::rivals::{Action, Coins, Phase, Rivals, View};
use lostcities_rules::kernel::{Bot, GameRng, Seat};

use crate::contestants::named;
use crate::duel::duel;
use crate::measured::{Measured, Shape};

/// Turns cards until the display is worth enough, and opens then. It bids, lays and removes like the rule player.
#[derive(Debug, Clone, Copy)]
struct Waiter {
    price: Price,
    /// What every coin of the price must buy, in points,
    patience: f32,
    /// and what the display must be worth besides.
    least: f32,
    /// The number of coins that are never bid.
    reserve: u8,
}

/// What an auction is opened with.
#[derive(Debug, Clone, Copy)]
enum Price {
    One,
    Half,
    /// As many coins as the richest other has.
    All,
    /// The same for who has as many, and one for who has fewer.
    Power,
}

impl Bot<Rivals> for Waiter {
    fn choose(&self, view: &View, legal: &[Action], rng: &mut GameRng) -> Action {
        let Phase::Action { seat } = view.phase() else {
            return Computer.choose(view, legal, rng);
        };
        let price = self.price(view, seat);
        let wanted = self.patience * f32::from(price.number()) + self.least;
        let is_kept = view.coins(seat).number() >= price.number() + self.reserve;
        let open = Action::Auction(price);
        if is_kept && Style::TUNED.gain(view, seat) > wanted && legal.contains(&open) {
            open
        } else {
            Action::Reveal
        }
    }
}

impl Waiter {
    fn price(self, view: &View, own: Seat) -> Coins {
        let others = view.seats().filter(|&seat| seat != own);
        let all = others
            .map(|seat| view.coins(seat))
            .max()
            .unwrap_or(Coins::ONE);
        let half = Coins::ONE.up_to(all).nth(usize::from(all.number()) / 2);
        let price = match self.price {
            Price::One => Coins::ONE,
            Price::Half => half.unwrap_or(Coins::ONE),
            Price::Power if view.coins(own) < all => Coins::ONE,
            Price::All | Price::Power => all,
        };
        price.max(Coins::ONE)
    }
}

fn family() -> impl Iterator<Item = Waiter> {
    let prices = [
        (Price::One, &[2.0, 5.0, 9.0, 14.0, 20.0][..]),
        (Price::Half, &[3.0, 5.0, 7.0, 10.0]),
        (Price::All, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0]),
        (Price::Power, &[1.5, 2.0, 3.0, 5.0]),
    ];
    prices.into_iter().flat_map(|(price, patience)| {
        patience.iter().flat_map(move |&patience| {
            [(0.0, 0), (4.0, 0), (4.0, 4)].map(|(least, reserve)| Waiter {
                price,
                patience,
                least,
                reserve,
            })
        })
    })
}

/// Plays every rule of the family against a player on `first` deals, the best three again on `again` other deals, and prints which
/// share of the matches they win; the search may take hours, so it prints as it goes.
pub fn run(against: &str, n_seats: u8, [first, again]: [u64; 2], seed: u64) -> Result<()> {
    let player = named::<Rivals>(against).context("the game has no such player")?;
    let shape = Shape::usual(n_seats);
    Rivals::setup(shape)?;
    let meets =
        |waiter: &Waiter, n_deals, seed| duel(waiter, player.as_ref(), shape, n_deals, seed);
    let mut tried: Vec<(f64, Waiter)> = Vec::new();
    let mut out = std::io::stdout();
    for waiter in family() {
        let won = meets(&waiter, first, seed).won;
        writeln!(out, "{waiter:?}: {:.0} %", 100.0 * won)?;
        out.flush()?;
        tried.push((won, waiter));
    }
    tried.sort_by(|one, other| other.0.total_cmp(&one.0));
    for (won, waiter) in tried.iter().take(3) {
        let again = meets(waiter, again, seed + 1);
        writeln!(
            out,
            "{waiter:?}: {:.1} %, on other deals {again}",
            100.0 * won
        )?;
        out.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rules that came nearest to it. A shared win of several seats is shared, and some of 300 matches are luck.
    #[test]
    fn no_rule_of_waiting_beats_the_rule_player() {
        for (n_seats, most, price, patience, least) in [
            (2, 0.5, Price::All, 5.0, 4.0),
            (2, 0.5, Price::Half, 10.0, 4.0),
            (2, 0.5, Price::One, 5.0, 4.0),
            (2, 0.5, Price::Power, 2.0, 0.0),
            (3, 0.38, Price::Power, 5.0, 0.0),
            (3, 0.38, Price::One, 2.0, 0.0),
            (4, 0.29, Price::Power, 3.0, 0.0),
        ] {
            let waiter = Waiter {
                price,
                patience,
                least,
                reserve: 0,
            };
            let it = duel(&waiter, &Computer, Shape::usual(n_seats), 100, 77);
            assert!(it.won < most, "{waiter:?} among {n_seats}: {it}");
        }
    }
}
