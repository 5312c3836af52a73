//! The rules of the board game, example by example and law by law.

mod endings;
mod examples;
mod json;
mod laws;
mod moves;
mod rounds;
mod script;
mod table;

use super::{BoardGame, Setup};
use crate::games::values::{BoardGameValues, Values};
use crate::kernel::conformance::{Promise, conforms};

fn values() -> &'static BoardGameValues {
    &Values::latest().board_game
}

fn setups() -> impl Iterator<Item = Setup> {
    let rounds = (2..=4).flat_map(|seats| [(seats, 1), (seats, 3)]);
    rounds.flat_map(|(seats, rounds)| {
        let setup = Setup::new(seats, rounds).expect("such a match exists");
        [setup, setup.with_up_and_down(true)]
    })
}

/// No match has more steps: who begins, 25 tiles, the deal, and between two cards of the draw pile as many turns as the
/// house rule allows. A turn is a card and what is taken; all figures together move no more than eight stages each.
fn max_steps(setup: Setup) -> usize {
    let seats = usize::from(setup.n_seats());
    let turns = 110 * (usize::from(setup.stall_limit().turns()) + 1);
    usize::from(setup.n_rounds()) * (1 + 25 + 8 * seats + 3 * turns + 2 * 8 * 5 * seats)
}

#[test]
fn every_setup_conforms() {
    let strict = Setup::new(2, 1).and_then(|setup| setup.with_discards_close_after(1));
    for setup in setups().chain(strict) {
        let promise = Promise::<BoardGame> {
            setup,
            values: values(),
            has_secrets: true,
            max_steps: max_steps(setup),
        };
        conforms(&promise, 0..2);
    }
}
