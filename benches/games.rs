//! How fast the games can be played by their rules, on one thread and through the `Game` trait.
//!
//! The target is 200,000 random rounds of the classic game a second, without a piece of heap memory.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use lostcities::ai;
use lostcities::games::board_game::{self, BoardGame};
use lostcities::games::classic::{self, Classic};
use lostcities::games::rivals::{self, Rivals};
use lostcities::games::roll_write::{self, Order, RollWrite};
use lostcities::games::values::Values;
use lostcities::kernel::{Bot, Game, GameRng, Seat, Seed, Step, Turn, Viewer, below};

/// Room for the actions of any seat, so that none is asked for while time runs.
const MAX_ACTIONS: usize = 128;

/// Plays a match to its end, every decision by `decide`.
fn play<G: Game>(
    mut game: G,
    rng: &mut GameRng,
    mut decide: impl FnMut(&G, Seat, &mut GameRng) -> G::Action,
) -> G {
    loop {
        let step = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => Step::Chance(game.sample(rng)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is to act");
                Step::Act {
                    seat,
                    action: decide(&game, seat, rng),
                }
            }
        };
        game.apply(&step, &mut |_| ()).expect("legal");
    }
}

/// A whole match by each way of choosing.
fn measure<G: Game + Clone>(
    criterion: &mut Criterion,
    name: &str,
    fresh: &G,
    computer: &dyn Bot<G>,
) {
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Elements(1));
    let mut rng = Seed::simulated(1, 0).whims();
    let mut actions: Vec<G::Action> = Vec::with_capacity(MAX_ACTIONS);

    // In the classic game uniform among the card actions, then among the draw sources.
    group.bench_function("random", |bencher| {
        bencher.iter(|| {
            play(black_box(fresh.clone()), &mut rng, |game, seat, rng| {
                let action = game.random_action(seat, rng, &mut actions);
                action.expect("it is to act")
            })
        });
    });
    // The same choices from the written list, as a search that needs the list would make them.
    group.bench_function("random, listed", |bencher| {
        bencher.iter(|| {
            play(black_box(fresh.clone()), &mut rng, |game, seat, rng| {
                game.legal_actions(seat, &mut actions);
                let n_actions = u32::try_from(actions.len()).expect("a short list");
                actions[below(rng, n_actions) as usize]
            })
        });
    });
    group.sample_size(20);
    group.bench_function("computer", |bencher| {
        bencher.iter(|| {
            play(black_box(fresh.clone()), &mut rng, |game, seat, rng| {
                game.legal_actions(seat, &mut actions);
                computer.choose(&game.view(Viewer::Seat(seat)), &actions, rng)
            })
        });
    });
    group.finish();
}

/// The card game: a round of five colours.
fn classic(criterion: &mut Criterion) {
    let setup = classic::Setup::new(1, 5).expect("such a match exists");
    let fresh = Classic::start(&setup, &Values::latest().classic);
    measure(criterion, "classic round", &fresh, &ai::classic::Computer);
}

fn roll_write(criterion: &mut Criterion) {
    for n_seats in [2, 5] {
        let setup = roll_write::Setup::new(n_seats, Order::Together).expect("such a match exists");
        let fresh = RollWrite::start(&setup, &Values::latest().roll_write);
        let name = format!("roll & write, {n_seats} seats");
        measure(criterion, &name, &fresh, &ai::roll_write::Computer);
    }
}

fn rivals(criterion: &mut Criterion) {
    for n_seats in [2, 4] {
        let setup = rivals::Setup::new(n_seats).expect("such a match exists");
        let fresh = Rivals::start(&setup, &Values::latest().rivals);
        let name = format!("rivals, {n_seats} seats");
        measure(criterion, &name, &fresh, &ai::rivals::Computer);
    }
}

/// Matches of three rounds.
fn board_game(criterion: &mut Criterion) {
    for n_seats in [2, 4] {
        let setup = board_game::Setup::new(n_seats, 3).expect("such a match exists");
        let fresh = BoardGame::start(&setup, &Values::latest().board_game);
        let name = format!("board game, {n_seats} seats");
        measure(criterion, &name, &fresh, &ai::board_game::Computer);
    }
}

criterion_group!(benches, classic, roll_write, rivals, board_game);
criterion_main!(benches);
