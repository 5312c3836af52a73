//! How fast the games can be played by their rules, on one thread and through the `Game` trait.
//!
//! The target is 200,000 random rounds of the classic game a second, without a piece of heap memory.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use lostcities::games::board_game::{self, BoardGame};
use lostcities::games::classic::{self, Classic};
use lostcities::games::rivals::{self, Rivals};
use lostcities::games::roll_write::{self, Order, RollWrite};
use lostcities::games::values::Values;
use lostcities::kernel::{Game, GameRng, Seed};

/// Room for the actions of any seat, so that none is asked for while time runs.
const MAX_ACTIONS: usize = 128;

/// Plays a match to its end at random: in the classic game uniform among the card actions, then among the draw sources.
fn play<G: Game>(mut game: G, rng: &mut GameRng, actions: &mut Vec<G::Action>) -> G {
    while let Some(step) = game.next_step(rng, |seat, rng| {
        let action = game.random_action(seat, rng, actions);
        action.expect("it is to act")
    }) {
        game.apply(&step, &mut |_| ()).expect("legal");
    }
    game
}

fn measure<G: Game + Clone>(criterion: &mut Criterion, name: &str, fresh: &G) {
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Elements(1));
    let mut rng = Seed::simulated(1, 0).whims();
    let mut actions: Vec<G::Action> = Vec::with_capacity(MAX_ACTIONS);

    group.bench_function("random", |bencher| {
        bencher.iter(|| play(black_box(fresh.clone()), &mut rng, &mut actions));
    });
    group.finish();
}

/// The card game: a round of five colours.
fn classic(criterion: &mut Criterion) {
    let setup = classic::Setup::new(1, 5).expect("such a match exists");
    let fresh = Classic::start(&setup, &Values::latest().classic);
    measure(criterion, "classic round", &fresh);
}

fn roll_write(criterion: &mut Criterion) {
    for n_seats in [2, 5] {
        let setup = roll_write::Setup::new(n_seats, Order::Together).expect("such a match exists");
        let fresh = RollWrite::start(&setup, &Values::latest().roll_write);
        let name = format!("roll & write, {n_seats} seats");
        measure(criterion, &name, &fresh);
    }
}

fn rivals(criterion: &mut Criterion) {
    for n_seats in [2, 4] {
        let setup = rivals::Setup::new(n_seats).expect("such a match exists");
        let fresh = Rivals::start(&setup, &Values::latest().rivals);
        let name = format!("rivals, {n_seats} seats");
        measure(criterion, &name, &fresh);
    }
}

/// Matches of three rounds.
fn board_game(criterion: &mut Criterion) {
    for n_seats in [2, 4] {
        let setup = board_game::Setup::new(n_seats, 3).expect("such a match exists");
        let fresh = BoardGame::start(&setup, &Values::latest().board_game);
        let name = format!("board game, {n_seats} seats");
        measure(criterion, &name, &fresh);
    }
}

criterion_group!(benches, classic, roll_write, rivals, board_game);
criterion_main!(benches);
