//! How fast the classic game can be played by its rules, on one thread and through the `Game` trait.
//!
//! The target is 200,000 random rounds of five colours a second, about 35 ns for a turn, without a piece of heap memory.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use lostcities::ai;
use lostcities::games::classic::{Action, Classic, Setup};
use lostcities::games::values::Values;
use lostcities::kernel::{Bot, Game, GameRng, Seat, Seed, Step, Turn, Viewer, below};

/// A round of five colours in which nothing has happened yet.
fn fresh() -> Classic {
    let setup = Setup::new(1, 5).expect("such a match exists");
    Classic::start(&setup, &Values::latest().classic)
}

/// Plays a round to its end, every decision by `decide`.
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
                let seat = seats.iter().next().expect("somebody is to move");
                Step::Act {
                    seat,
                    action: decide(&game, seat, rng),
                }
            }
        };
        game.apply(&step, &mut |_| ()).expect("legal");
    }
}

fn rounds(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("classic round");
    group.throughput(Throughput::Elements(1));
    let fresh = fresh();
    let mut rng = Seed::simulated(1, 0).whims();
    let mut actions: Vec<Action> = Vec::with_capacity(32);

    // Uniform among the card actions, then among the draw sources.
    group.bench_function("random", |bencher| {
        bencher.iter(|| {
            play(black_box(fresh), &mut rng, |game, seat, rng| {
                let action = game.random_action(seat, rng, &mut actions);
                action.expect("it is its turn")
            })
        });
    });
    // The same choices from the written list, as a search that needs the list would make them.
    group.bench_function("random, listed", |bencher| {
        bencher.iter(|| {
            play(black_box(fresh), &mut rng, |game, seat, rng| {
                game.legal_actions(seat, &mut actions);
                let n_actions = u32::try_from(actions.len()).expect("a short list");
                actions[below(rng, n_actions) as usize]
            })
        });
    });
    group.bench_function("computer", |bencher| {
        bencher.iter(|| {
            play(black_box(fresh), &mut rng, |game, seat, rng| {
                game.legal_actions(seat, &mut actions);
                ai::classic::Computer.choose(&game.view(Viewer::Seat(seat)), &actions, rng)
            })
        });
    });
    group.finish();
}

criterion_group!(benches, rounds);
criterion_main!(benches);
