//! The pictures of Roll & Write: exact enough, small enough, and kept so that people can look at them.

use lostcities::games::GameKind;
use lostcities::kernel::{BySeat, Seat, Seed, Viewer};
use lostcities::present::{Match, Player, Scene};
use lostcities::registry;
use serde_json::json;

use crate::pictures::hold_up;

/// A match between computer players after so many steps.
pub fn after(seats: u8, seed: u64, n_steps: usize) -> Box<dyn Match> {
    let start = || {
        let setup = registry::setup(GameKind::RollWrite, &json!({"seats": seats})).unwrap();
        registry::start(GameKind::RollWrite, setup, registry::TABLE_VERSION).unwrap()
    };
    let mut whole = start();
    let players = vec![Player::Computer; usize::from(seats)];
    whole.play_out(&Seed::simulated(seed, 0), &players);
    let mut playing = start();
    for step in whole.steps_from(0).iter().take(n_steps) {
        playing.push(step).unwrap();
    }
    playing
}

fn names(seats: u8) -> BySeat<String> {
    let names = [
        "Marlene",
        "Kestrel_77",
        "Wolfeschlegelsteinhausen",
        "Дмитро",
        "",
    ];
    BySeat::new(seats, |seat| names[seat.index()].to_owned())
}

fn table(playing: &dyn Match) -> Scene {
    let names = names(playing.n_seats());
    playing.table(&names, None).scene.unwrap()
}

fn panel(playing: &dyn Match, focus: Option<&str>) -> Scene {
    let names = names(playing.n_seats());
    playing
        .panel(Seat::FIRST, focus, &names, None)
        .scene
        .unwrap()
}

fn look(playing: &dyn Match, what: &str) -> Scene {
    let names = names(playing.n_seats());
    let seen = playing.look(Viewer::Spectator, what, &names, None);
    seen.unwrap().scene.unwrap()
}

/// The first of these matches, from so many steps on, in which the first seat may do something that begins so.
fn until(seats: u8, from: usize, action: &str) -> (Box<dyn Match>, String) {
    for seed in 0..40 {
        for n_steps in from..from + 60 {
            let playing = after(seats, seed, n_steps);
            let choices = playing.choices(Seat::FIRST);
            if let Some((wire, _)) = choices.iter().find(|(wire, _)| wire.starts_with(action)) {
                return (playing, wire.clone());
            }
        }
    }
    panic!("nobody ever does {action}");
}

/// Every kind of picture of the game, by name.
fn gallery() -> Vec<(&'static str, Scene)> {
    let two = after(2, 3, 60);
    let five = after(5, 4, 90);
    let over = after(5, 4, 100_000);
    let duel = after(2, 3, 100_000);
    let (arrow, way) = until(3, 60, "accelerate.");
    let (take, pair) = until(3, 90, "take.");
    vec![
        ("rw_table_two", table(two.as_ref())),
        ("rw_table_five", table(five.as_ref())),
        ("rw_table_over", table(over.as_ref())),
        ("rw_table_fresh", table(after(5, 4, 2).as_ref())),
        ("rw_sheet_fresh", panel(after(2, 3, 2).as_ref(), None)),
        ("rw_sheet", panel(two.as_ref(), None)),
        ("rw_sheet_other", look(five.as_ref(), "sheet.2")),
        ("rw_sheet_over", panel(duel.as_ref(), None)),
        ("rw_sheet_arrow", panel(arrow.as_ref(), None)),
        ("rw_preview_arrow", panel(arrow.as_ref(), Some(&way))),
        ("rw_preview", panel(take.as_ref(), Some(&pair))),
        ("rw_preview_refuse", panel(take.as_ref(), Some("refuse"))),
    ]
}

#[test]
fn every_picture_is_close_to_the_slow_reference_and_small() {
    hold_up(gallery(), 45.0, 90);
}
