//! What a person types or a forged button carries as a move: any text is refused with nothing changed, or it is
//! one of the moves that were offered, or several of them with `+` between, each offered when its turn comes.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use lostcities_rules::games::GameKind;
use lostcities_rules::kernel::{Seat, Seed};
use lostcities_present::{Match, Player};
use lostcities_match_file::registry;

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

/// Plays one action; true if it was played, which it must be exactly if it was offered.
fn is_played(playing: &mut dyn Match, seat: Seat, action: &str) -> bool {
    let is_offered = playing
        .choices(seat)
        .iter()
        .any(|(offered, _)| offered == action);
    let is_played = playing.act(seat, action).is_ok();
    assert_eq!(is_played, is_offered, "{seat} {action:?}");
    is_played
}

fuzz_target!(|text: &str| {
    let actions: Vec<_> = text.split('+').collect();
    for playing in MATCHES.iter() {
        for seat in Seat::all(playing.n_seats()) {
            let mut played = playing.boxed_clone();
            let is_each_played = actions
                .iter()
                .all(|action| is_played(&mut *played, seat, action));
            if actions.len() > 1 {
                played = playing.boxed_clone();
                let are_all_played = played.act(seat, text).is_ok();
                assert_eq!(are_all_played, is_each_played, "{seat} {text:?}");
            }
            let n_played = if is_each_played { actions.len() } else { 0 };
            assert_eq!(played.n_steps(), playing.n_steps() + n_played);
        }
    }
});
