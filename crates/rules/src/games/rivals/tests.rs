//! The rules of Rivals, example by example and law by law.

mod auctions;
mod json;
mod laws;
mod permuted;
mod piles;
mod scores;
mod script;
mod table;

use super::{Rivals, Setup};
use crate::games::values::{RivalsValues, Values};
use crate::kernel::conformance::{Promise, conforms};

fn values() -> &'static RivalsValues {
    &Values::latest().rivals
}

/// Matches of two, three and four.
fn setups() -> impl Iterator<Item = Setup> {
    (2..=4).map(|n_seats| Setup::new(n_seats).expect("a possible number of players"))
}

/// No match has more steps: every turn ends with one of 80 cards, every bid of an auction is higher than the one before
/// and no higher than all coins, and every card is laid or removed once.
fn max_steps(setup: Setup) -> usize {
    let n_seats = usize::from(setup.n_seats());
    let in_an_auction = 36 + n_seats;
    1 + n_seats + 80 * (in_an_auction + 2) + 80
}

#[test]
fn every_match_of_rivals_conforms() {
    for setup in setups() {
        let promise = Promise::<Rivals> {
            setup,
            values: values(),
            has_secrets: false,
            max_steps: max_steps(setup),
        };
        conforms(&promise, 0..4);
    }
}
