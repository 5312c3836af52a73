//! How fast Roll & Write can be played by its rules, decided by its computer player, and drawn.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use lostcities::games::GameKind;
use lostcities::kernel::{BySeat, Seat, Seed};
use lostcities::present::{Match, Player};
use lostcities::registry;
use lostcities::render::Painter;
use serde_json::json;

/// A match for so many in which nothing has happened yet.
fn fresh(seats: u8) -> Box<dyn Match> {
    let setup = registry::setup(GameKind::RollWrite, &json!({"seats": seats}));
    let setup = setup.expect("such a match exists");
    registry::start(GameKind::RollWrite, setup, registry::TABLE_VERSION).expect("it starts")
}

/// Whole matches, every seat by the same player.
fn matches(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("roll_write match");
    group.throughput(Throughput::Elements(1));
    for (name, seats, player) in [
        ("two at random", 2, Player::Random),
        ("five at random", 5, Player::Random),
        ("two computers", 2, Player::Computer),
    ] {
        let fresh = fresh(seats);
        let players = vec![player; usize::from(seats)];
        let mut numbers = 0..;
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let seed = Seed::simulated(1, numbers.next().expect("enough numbers"));
                let mut playing = black_box(&fresh).boxed_clone();
                playing.play_out(&seed, &players);
                playing.n_steps()
            });
        });
    }
    group.finish();
}

/// Pictures of a match of five whose shapes have all been drawn before.
fn pictures(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("roll_write picture");
    let mut over = fresh(5);
    over.play_out(&Seed::simulated(4, 0), &[Player::Computer; 5]);
    let mut playing = fresh(5);
    for step in over.steps_from(0).iter().take(90) {
        playing.push(step).expect("a played step");
    }
    let names = BySeat::new(5, |seat| format!("Marlene {seat}"));
    let mut painter = Painter::new();
    group.bench_function("table", |bencher| {
        bencher.iter(|| {
            let scene = playing.table(&names, None).scene.expect("a picture");
            painter.png(&scene).expect("a picture")
        });
    });
    group.bench_function("sheet", |bencher| {
        bencher.iter(|| {
            let face = playing.panel(Seat::FIRST, None, &names, None);
            painter
                .png(&face.scene.expect("a picture"))
                .expect("a picture")
        });
    });
    group.finish();
}

criterion_group!(benches, matches, pictures);
criterion_main!(benches);
