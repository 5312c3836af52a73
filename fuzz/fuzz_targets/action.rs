//! What a person types or a forged button carries as a move: any text is refused with nothing changed, or it is
//! one of the moves that were offered.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use lostcities_fuzz::games::GameKind;
use lostcities_fuzz::kernel::{Seat, Seed};
use lostcities_fuzz::present::{Match, Player};
use lostcities_fuzz::registry;

/// A match of each game, cut off at several places.
static MATCHES: LazyLock<Vec<Box<dyn Match>>> = LazyLock::new(|| {
    let mut matches = Vec::new();
    for kind in GameKind::ALL {
        let start = || {
            registry::start(kind, registry::default_setup(kind), registry::TABLE_VERSION)
                .expect("the default setup can be played")
        };
        let mut whole = start();
        let players = vec![Player::Random; usize::from(whole.n_seats())];
        whole.play_out(&Seed::simulated(1, 1), &players);
        let steps = whole.steps_from(0);
        for part in 1..=6 {
            let mut playing = start();
            for step in &steps[..steps.len() * part / 6] {
                playing.push(step).expect("a played step");
            }
            matches.push(playing);
        }
    }
    matches
});

fuzz_target!(|text: &str| {
    for playing in MATCHES.iter() {
        for seat in Seat::all(playing.n_seats()) {
            let mut played = playing.boxed_clone();
            let is_played = played.act(seat, text).is_ok();
            let is_offered = playing.choices(seat).iter().any(|(action, _)| action == text);
            assert_eq!(is_played, is_offered, "{seat} {text:?}");
            assert_eq!(played.n_steps(), playing.n_steps() + usize::from(is_played));
        }
    }
});
