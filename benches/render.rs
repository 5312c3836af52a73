//! How long a picture takes, from the view of a match to the bytes of a PNG.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use lostcities::games::GameKind;
use lostcities::games::classic::Classic;
use lostcities::kernel::{BySeat, Day, Game, Seat, Seed, Viewer};
use lostcities::present::scene::Photo;
use lostcities::present::{Honours, Match, Player, Present, Scene};
use lostcities::registry;
use lostcities::render::Painter;

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

/// No picture may be larger, in bytes.
const MAX_PNG: usize = 90 << 10;

/// A match of as many as the game seats, and the same one played to its end by computer players.
fn played(kind: GameKind) -> [Box<dyn Match>; 2] {
    let n_seats = *kind.seats().end();
    let options = serde_json::json!({"seats": n_seats});
    let setup = registry::setup(kind, &options).expect("so many can play");
    let start =
        || registry::start(kind, setup.clone(), registry::TABLE_VERSION).expect("it starts");
    let mut whole = start();
    let players = vec![Player::Quick; usize::from(n_seats)];
    whole.play_out(&Seed::simulated(1, 0), &players);
    [start(), whole]
}

/// A match in which computer players have played half of it.
fn half_played(kind: GameKind) -> Box<dyn Match> {
    let [mut half, whole] = played(kind);
    for step in whole.steps_from(0).iter().take(whole.n_steps() / 2) {
        half.push(step).expect("its own steps");
    }
    half
}

/// The card of a result with the pictures of all its people, in as many colours as photographs have, warm.
fn results(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("results");
    let mut painter = Painter::new();
    let photo = (0..128 * 128_u32).map(|at| at.wrapping_mul(2_654_435_761).to_be_bytes());
    let photo = Photo::new(
        photo
            .map(|[red, green, blue, _]| [red, green, blue])
            .collect(),
    );
    let photo = photo.expect("a square");
    for kind in GameKind::ALL {
        let [_, whole] = played(kind);
        let seats = || Seat::all(whole.n_seats());
        let honours = Honours {
            names: BySeat::new(whole.n_seats(), |_| "Marlene".to_owned()),
            outcome: whole.outcome().expect("it has ended"),
            tallies: whole.tallies(),
            ratings: seats().map(|seat| (seat, 1_512, 1_527)).collect(),
            photos: seats().map(|seat| (seat, photo.clone())).collect(),
            day: Day::new(20_783),
        };
        group.bench_function(kind.to_string(), |bencher| {
            bencher.iter(|| painter.png(&whole.result_card(black_box(&honours))));
        });
    }
    group.finish();
}

/// The public board of every game and a private panel, warm. Their names say how large they are.
fn every_game(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("every game");
    let mut painter = Painter::new();
    for kind in GameKind::ALL {
        let half = half_played(kind);
        let names = ["Marlene", "Kestrel_77", "Jo", "Tamara", "Michael"];
        let names = BySeat::new(half.n_seats(), |seat| names[seat.index()].to_owned());
        let board = half.table(&names, None).scene;
        let panel = half.panel(Seat::FIRST, None, &names, None).scene;
        for (name, scene) in [("board", board), ("panel", panel)] {
            let scene = scene.expect("every game has a picture there");
            let n_bytes = painter.png(&scene).expect("a picture").len();
            assert!(n_bytes <= MAX_PNG, "{kind} {name}: {n_bytes} bytes");
            let kilobytes = n_bytes.div_ceil(1 << 10);
            group.bench_function(format!("{kind} {name}, {kilobytes} KB"), |bencher| {
                bencher.iter(|| painter.png(black_box(&scene)).expect("a picture"));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, warm, every_game, results);
criterion_main!(benches);
