//! How fast the board game can be played by its rules, on one thread and through the `Game` trait.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use lostcities::ai;
use lostcities::games::board_game::{Action, BoardGame, Setup};
use lostcities::games::values::Values;
use lostcities::kernel::{Bot, Game, GameRng, Seat, Seed, Step, Turn, Viewer};

/// A match of so many seats in which nothing has happened yet.
fn fresh(n_seats: u8) -> BoardGame {
    let setup = Setup::new(n_seats, 3).expect("such a match exists");
    BoardGame::start(&setup, &Values::latest().board_game)
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

/// How many actions a random match has, all seats together.
fn n_actions(fresh: &BoardGame) -> u64 {
    let mut rng = Seed::simulated(1, 0).whims();
    let (mut n_actions, mut actions) = (0, Vec::new());
    play(fresh.clone(), &mut rng, |game, seat, rng| {
        n_actions += 1;
        let action = game.random_action(seat, rng, &mut actions);
        action.expect("it is its turn")
    });
    n_actions
}

/// Matches of three rounds. Of random ones the throughput is counted in actions, as many as one of them has.
fn matches(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("board game match");
    let mut rng = Seed::simulated(1, 0).whims();
    let mut actions: Vec<Action> = Vec::with_capacity(64);

    for n_seats in [2, 4] {
        let fresh = fresh(n_seats);
        group.throughput(Throughput::Elements(n_actions(&fresh)));
        group.bench_function(format!("random, {n_seats} seats"), |bencher| {
            bencher.iter(|| {
                play(black_box(fresh.clone()), &mut rng, |game, seat, rng| {
                    let action = game.random_action(seat, rng, &mut actions);
                    action.expect("it is its turn")
                })
            });
        });
        group.throughput(Throughput::Elements(1));
        group.sample_size(20);
        group.bench_function(format!("computer, {n_seats} seats"), |bencher| {
            bencher.iter(|| {
                play(black_box(fresh.clone()), &mut rng, |game, seat, rng| {
                    game.legal_actions(seat, &mut actions);
                    let view = game.view(Viewer::Seat(seat));
                    ai::board_game::Computer.choose(&view, &actions, rng)
                })
            });
        });
    }
    group.finish();
}

criterion_group!(benches, matches);
criterion_main!(benches);
