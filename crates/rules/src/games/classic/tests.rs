//! The rules of the classic card game, example by example and law by law.

mod examples;
mod json;
mod laws;
mod permuted;
mod rounds;
mod scores;
mod script;

use super::{Classic, Setup};
use crate::games::values::{ClassicValues, Values};
use crate::kernel::conformance::{Promise, conforms};

fn values() -> &'static ClassicValues {
    &Values::latest().classic
}

fn setups() -> impl Iterator<Item = Setup> {
    [(1, 5), (3, 5), (1, 6), (3, 6)]
        .into_iter()
        .map(|(rounds, colours)| Setup::new(rounds, colours).expect("such a match exists"))
}

/// No match has more steps: every turn is two steps at most and a draw, and the house rule forces a card off the draw
/// pile after this many turns.
fn max_steps(setup: Setup) -> usize {
    let draw_pile = usize::from(setup.n_colours()) * 12 - 16;
    let between_draws = 2 * usize::from(setup.stall_limit().turns()) + 3;
    usize::from(setup.n_rounds()) * (1 + 16 + draw_pile * between_draws)
}

#[test]
fn every_classic_setup_conforms() {
    let strict = Setup::new(1, 5).and_then(|setup| setup.with_discards_close_after(1));
    for setup in setups().chain(strict) {
        let promise = Promise::<Classic> {
            setup,
            values: values(),
            has_secrets: true,
            max_steps: max_steps(setup),
        };
        conforms(&promise, 0..4);
    }
}
