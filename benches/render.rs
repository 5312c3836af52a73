//! How long a picture takes, from the view of a match to the bytes of a PNG.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use lostcities::games::classic::Classic;
use lostcities::kernel::{Game, Seat, Viewer};
use lostcities::present::scene::specimens;
use lostcities::present::{Present, Scene};
use lostcities::render::{Painter, reference};

#[path = "../tests/it/pictures/positions.rs"]
#[expect(
    dead_code,
    clippy::unwrap_used,
    reason = "the helpers belong to tests, which may unwrap and use more of them"
)]
mod positions;

use positions::{Table, crowded, ordinary};

fn board(table: &Table) -> Scene {
    let view = table.game.view(Viewer::Spectator);
    let face = Classic::table(&view, &table.around("Marlene", "Kestrel_77"));
    face.scene.expect("the table has a picture")
}

fn hand(table: &Table) -> Scene {
    let view = table.game.view(Viewer::Seat(Seat::FIRST));
    let around = table.around("Marlene", "Kestrel_77");
    let face = Classic::panel(&view, &[], None, &around);
    face.scene.expect("the panel has a picture")
}

/// Pictures whose shapes have all been drawn before, as in a bot that has run for a while.
fn warm(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("warm");
    let mut painter = Painter::new();
    let (ordinary, crowded) = (ordinary(), crowded(6));
    group.bench_function("face_board", |bencher| {
        bencher.iter(|| board(black_box(&ordinary)));
    });
    let mut picture = |name: &str, scene: &dyn Fn() -> Scene| {
        group.bench_function(name, |bencher| {
            bencher.iter(|| painter.png(&scene()).expect("a picture"));
        });
    };
    picture("board", &|| board(&ordinary));
    picture("hand", &|| hand(&ordinary));
    picture("board_of_six_colours", &|| board(&crowded));
    picture("hand_of_six_colours", &|| hand(&crowded));
    group.finish();
}

/// The first picture after the start, and the same picture drawn by a general renderer.
fn slow(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("slow");
    group.sample_size(10);
    let scene = hand(&ordinary());
    group.bench_function("first_hand", |bencher| {
        bencher.iter(|| Painter::new().png(&scene).expect("a picture"));
    });
    group.bench_function("all_specimens", |bencher| {
        bencher.iter(|| {
            let mut painter = Painter::new();
            for scene in specimens() {
                painter.png(&scene).expect("a picture");
            }
        });
    });
    group.bench_function("reference_hand", |bencher| {
        bencher.iter(|| reference(&scene).expect("pixels"));
    });
    group.finish();
}

criterion_group!(benches, warm, slow);
criterion_main!(benches);
