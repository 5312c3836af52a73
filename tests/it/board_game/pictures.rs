//! The pictures: exact enough, small enough, and looked at by people.

use lostcities::games::board_game::{BoardGame, Phase, Setup};
use lostcities::kernel::{Game, Viewer};
use lostcities::present::scene::{Paint, Shape, Symbol};
use lostcities::present::{Control, Face, Present, Press, Row, Scene};

use super::positions::{By, Table};
use crate::pictures::hold_up;

const NAMES: [&str; 4] = ["Marlene", "Kestrel_77", "Jo", "Wolfeschlegelsteinhausen"];

fn board(table: &Table) -> Scene {
    let view = table.game.view(Viewer::Spectator);
    BoardGame::table(&view, &table.around(&NAMES))
        .scene
        .unwrap()
}

/// The panel of the seat to move, with this card picked.
fn panel(table: &Table, focus: Option<&str>) -> Face {
    let seat = table.game.turn().seats().iter().next().unwrap();
    let view = table.game.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    table.game.legal_actions(seat, &mut legal);
    BoardGame::panel(&view, &legal, focus, &table.around(&NAMES))
}

pub(crate) fn controls(face: &Face) -> Vec<Control> {
    let rows = face.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.clone(),
        Row::Menu { entries, .. } => entries.clone(),
    });
    rows.collect()
}

fn first_card(face: &Face) -> String {
    let focus = controls(face)
        .into_iter()
        .find_map(|control| match control.press {
            Press::Focus(card) => Some(card),
            Press::Act(_) | Press::Unfocus | Press::TakeBack => None,
        });
    focus.unwrap()
}

fn phase(table: &Table) -> Phase {
    table.game.view(Viewer::Spectator).phase()
}

fn setup(seats: u8, rounds: u8) -> Setup {
    Setup::new(seats, rounds).unwrap()
}

/// Every kind of picture of the board game, by name.
fn gallery() -> Vec<(&'static str, Scene)> {
    let four = Table::new(setup(4, 3), 11);
    let middle = four.clone().until(By::Cautious, |table| {
        table.n_crossed() == 2 && matches!(phase(table), Phase::Play { .. })
    });
    let picking = panel(&middle, None);
    let focus = panel(&middle, Some(&first_card(&picking)));
    let moving = middle.clone().until(By::Cautious, |table| {
        matches!(phase(table), Phase::Move { .. })
    });
    let drawing = middle.clone().until(By::Cautious, |table| {
        matches!(phase(table), Phase::Draw { .. })
    });
    let begun = Table::new(setup(2, 1), 3).until(By::Computer, |table| table.recent.len() == 9);
    let pile = Table::new(setup(3, 3), 5).until(By::Random, |table| table.recent.len() == 150);
    let over = Table::new(setup(3, 1), 4).until(By::Cautious, |_| false);
    let last = Table::new(setup(4, 3), 4).until(By::Cautious, |_| false);
    vec![
        ("board_game", board(&middle)),
        ("board_game_hand", picking.scene.unwrap()),
        ("board_game_focus", focus.scene.unwrap()),
        ("board_game_move", panel(&moving, None).scene.unwrap()),
        ("board_game_draw", panel(&drawing, None).scene.unwrap()),
        ("board_game_two", board(&begun)),
        ("board_game_three", board(&pile)),
        ("board_game_over", board(&over)),
        ("board_game_four_over", board(&last)),
    ]
}

#[test]
fn every_picture_is_close_to_the_slow_reference_and_small() {
    hold_up(gallery(), 42.0, 90);
}

#[test]
fn the_public_board_does_not_show_whose_eyes_look_at_it() {
    let table = Table::new(setup(4, 3), 11).until(By::Computer, |table| table.recent.len() == 40);
    let around = table.around(&NAMES);
    let scene = |viewer| {
        BoardGame::table(&table.game.view(viewer), &around)
            .scene
            .unwrap()
    };
    for seat in table.game.view(Viewer::Spectator).seats() {
        assert_eq!(scene(Viewer::Seat(seat)), scene(Viewer::Spectator));
    }
}

/// How often a symbol stands in a scene, groups included.
fn count(scene: &Scene, symbol: Symbol) -> usize {
    fn in_shape(shape: &Shape, symbol: Symbol) -> usize {
        match shape {
            Shape::Stamp(stamp) => usize::from(stamp.symbol == symbol),
            Shape::Group(group) => group
                .items
                .iter()
                .map(|item| in_shape(&item.shape, symbol))
                .sum(),
            _ => 0,
        }
    }
    scene
        .items
        .iter()
        .map(|item| in_shape(&item.shape, symbol))
        .sum()
}

#[test]
fn every_figure_tile_and_crossing_is_on_the_picture() {
    let table = Table::new(setup(4, 3), 11).until(By::Cautious, |table| table.n_crossed() == 2);
    let (scene, view) = (board(&table), table.game.view(Viewer::Spectator));
    let figures: usize = view
        .seats()
        .map(|seat| view.expeditions(seat).count())
        .sum();
    assert_eq!(
        count(&scene, Symbol::Figure),
        figures + 4,
        "and one for each seat"
    );
    let taken: u8 = view.seats().map(|seat| view.artefact_tiles(seat)).sum();
    assert_eq!(count(&scene, Symbol::Artefact), 9 - usize::from(taken) + 4);
    assert_eq!(count(&scene, Symbol::Boot), 9);
    let lamps = |paint| {
        let lit = scene.items.iter().filter(|item| match &item.shape {
            Shape::Plate(plate) => plate.width == 30 && plate.fill == Some(paint),
            _ => false,
        });
        lit.count()
    };
    assert_eq!((lamps(Paint::Gold), lamps(Paint::GoldPanel)), (2, 3));
}
