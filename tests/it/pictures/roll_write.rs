//! The pictures of Roll & Write: exact enough, small enough, and kept so that people can look at them.

use lostcities::games::GameKind;
use lostcities::kernel::{BySeat, Seat, Seed, Viewer};
use lostcities::present::scene::{Paint, Shape, Symbol, Tone};
use lostcities::present::{Match, Player, Scene, SeatMark};
use lostcities::registry;
use serde_json::json;

use crate::pictures::{hold_up, shapes, stamps};

/// A match between computer players after this many steps.
pub fn after(seats: u8, seed: u64, n_steps: usize) -> Box<dyn Match> {
    let start = || {
        let setup = registry::setup(GameKind::RollWrite, &json!({"seats": seats})).unwrap();
        registry::start(GameKind::RollWrite, setup, registry::TABLE_VERSION).unwrap()
    };
    let mut whole = start();
    let players = vec![Player::Quick; usize::from(seats)];
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
        "שלומית כהן",
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

/// The first of these matches, from this many steps on, in which the first seat may do something that begins so.
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

#[test]
fn taken_dice_are_faded_and_marked_and_nothing_but_an_own_pick_is_golden() {
    let is_faded = |shape: &Shape| matches!(shape, Shape::Group(group) if group.faded);
    let n_faded = |scene: &Scene| {
        shapes(scene)
            .iter()
            .filter(|(.., shape)| is_faded(shape))
            .count()
    };
    let mut tables = (60..200).map(|n_steps| table(after(3, 4, n_steps).as_ref()));
    let scene = tables.find(|scene| n_faded(scene) > 0).unwrap();
    let golden = shapes(&scene).into_iter().filter(|(.., shape)| {
        matches!(shape, Shape::Plate(plate) if plate.width == 98 && plate.edge.is_some_and(|edge| edge.paint == Paint::Gold))
    });
    assert_eq!(golden.count(), 0);
    assert_eq!(n_faded(&scene), 2, "a colour die and a number die");
    // A form is drawn twice: beside each name, once more in the header, and on both dice for who took them.
    let forms: Vec<usize> = Seat::all(3)
        .map(|seat| stamps(&scene, SeatMark::of(seat).form).len() / 2)
        .collect();
    assert_eq!(forms.iter().sum::<usize>(), 3 + 1 + 2, "{forms:?}");
    assert!(forms.contains(&4), "{forms:?}");
}

#[test]
fn the_signs_of_empty_fields_have_the_full_colour() {
    let scene = panel(after(2, 3, 2).as_ref(), None);
    let signs = shapes(&scene)
        .into_iter()
        .filter_map(|(.., shape)| match shape {
            Shape::Stamp(stamp) if stamp.symbol == Symbol::Arrow => Some(stamp.paint),
            _ => None,
        });
    let signs: Vec<Paint> = signs.collect();
    assert!(signs.len() > 5);
    // That this can be seen on an empty field is the palette's test.
    for paint in signs {
        assert!(matches!(paint, Paint::Of(_, Tone::Full)), "{paint:?}");
    }
}
