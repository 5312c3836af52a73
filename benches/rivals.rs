//! How fast Rivals can be played by its rules, on one thread and through the `Game` trait.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use lostcities::ai;
use lostcities::games::rivals::{Action, Rivals, Setup};
use lostcities::games::values::Values;
use lostcities::kernel::{Bot, Game, GameRng, Seat, Seed, Step, Turn, Viewer};

/// A match of so many seats in which nothing has happened yet.
fn fresh(n_seats: u8) -> Rivals {
    let setup = Setup::new(n_seats).expect("such a match exists");
    Rivals::start(&setup, &Values::latest().rivals)
}

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

fn matches(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("rivals match");
    group.throughput(Throughput::Elements(1));
    let mut rng = Seed::simulated(1, 0).whims();
    let mut actions: Vec<Action> = Vec::with_capacity(64);

    for n_seats in [2, 4] {
        let fresh = fresh(n_seats);
        group.bench_function(format!("random, {n_seats} seats"), |bencher| {
            bencher.iter(|| {
                play(black_box(fresh), &mut rng, |game, seat, rng| {
                    let action = game.random_action(seat, rng, &mut actions);
                    action.expect("it is its turn")
                })
            });
        });
        group.bench_function(format!("computer, {n_seats} seats"), |bencher| {
            bencher.iter(|| {
                play(black_box(fresh), &mut rng, |game, seat, rng| {
                    game.legal_actions(seat, &mut actions);
                    let view = game.view(Viewer::Seat(seat));
                    ai::rivals::Computer.choose(&view, &actions, rng)
                })
            });
        });
    }
    group.finish();
}

criterion_group!(benches, matches);
criterion_main!(benches);
