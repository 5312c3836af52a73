//! The pictures: exact enough, small enough, and looked at by people.

use lostcities::games::board_game::{BoardGame, PATHS, Phase, Setup, Stage};
use lostcities::kernel::{Game, Viewer};
use lostcities::present::scene::{Group, Item, Label, Paint, Shape, Symbol};
use lostcities::present::{Face, Present, Press, Scene, SeatMark};

use super::positions::{By, Table};
use crate::pictures::{hold_up, shapes, stamps};

const NAMES: [&str; 4] = ["Marlene", "陳怡君", "سارا", "Wolfeschlegelsteinhausen"];

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

fn first_card(face: &Face) -> String {
    let focus = face.controls().find_map(|control| match &control.press {
        Press::Focus(card) => Some(card.clone()),
        _ => None,
    });
    focus.unwrap()
}

fn phase(table: &Table) -> Phase {
    table.game.view(Viewer::Spectator).phase()
}

fn setup(seats: u8, rounds: u8) -> Setup {
    Setup::new(seats, rounds).unwrap()
}

/// A match of four in which all of them have a figure on the same first stage.
fn crowded() -> Table {
    let is_crowded = |table: &Table| most_on_a_first_stage(table) == 4;
    let matches = (0..20).map(|seed| {
        Table::new(setup(4, 3), seed).until(By::Random, |table| {
            is_crowded(table) || table.recent.len() > 90
        })
    });
    matches.into_iter().find(is_crowded).unwrap()
}

/// How many figures are on the fullest of the first stages.
fn most_on_a_first_stage(table: &Table) -> usize {
    let view = table.game.view(Viewer::Spectator);
    let on_first = PATHS.map(|path| {
        let rows = view.seats().filter_map(|seat| view.expedition(seat, path));
        rows.filter(|row| row.stage() == Stage::FIRST).count()
    });
    on_first.into_iter().max().unwrap_or(0)
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
        ("board_game_crowded", board(&crowded())),
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

fn texts(scene: &Scene) -> Vec<String> {
    let text = |(_, _, shape)| match shape {
        Shape::Label(label) => Some(label.text),
        _ => None,
    };
    shapes(scene).into_iter().filter_map(text).collect()
}

/// The y of every lamp on the bridge, and whether it burns.
fn lamps(scene: &Scene) -> Vec<(i16, bool)> {
    let lamp = |(_, y, shape)| match shape {
        Shape::Plate(plate) if plate.width == 36 && plate.height == 36 => {
            Some((y, plate.fill == Some(Paint::Gold)))
        }
        _ => None,
    };
    shapes(scene).into_iter().filter_map(lamp).collect()
}

#[test]
fn every_figure_and_tile_is_on_the_picture() {
    let table = Table::new(setup(4, 3), 11).until(By::Cautious, |table| table.n_crossed() == 2);
    let (scene, view) = (board(&table), table.game.view(Viewer::Spectator));
    for seat in view.seats() {
        // A form is drawn twice, for its rim and its body; one more is beside the name.
        let n_figures = view.expeditions(seat).count();
        let form = SeatMark::of(seat).form;
        assert_eq!(stamps(&scene, form).len(), 2 * n_figures + 2, "{seat:?}");
    }
    let taken: u8 = view.seats().map(|seat| view.artefact_tiles(seat)).sum();
    assert_eq!(
        stamps(&scene, Symbol::Artefact).len(),
        9 - usize::from(taken) + 4
    );
    assert_eq!(stamps(&scene, Symbol::Onward).len(), 9);
}

#[test]
fn a_lamp_burns_on_each_path_on_which_a_figure_has_crossed() {
    let mut n_counted = 0;
    for seed in 0..6 {
        let table =
            Table::new(setup(4, 3), seed).until(By::Cautious, |table| table.n_crossed() == 4);
        let (scene, view) = (board(&table), table.game.view(Viewer::Spectator));
        let bridge = view.values().round_end_stage.value;
        let crossed = PATHS.map(|path| {
            let rows = view.seats().filter_map(|seat| view.expedition(seat, path));
            rows.filter(|row| row.stage() >= bridge).count()
        });
        let lamps = lamps(&scene);
        let burning: Vec<bool> = lamps.iter().map(|(_, burns)| *burns).collect();
        assert_eq!(burning, crossed.map(|crossed| crossed > 0));
        for ((y, _), crossed) in lamps
            .iter()
            .zip(crossed)
            .filter(|(_, crossed)| *crossed > 1)
        {
            let says = shapes(&scene).into_iter().any(|(_, at, shape)| {
                at == y + 18
                    && matches!(shape, Shape::Label(label) if label.text == crossed.to_string())
            });
            assert!(says, "{crossed} crossed on one path");
            n_counted += 1;
        }
        assert!(texts(&scene).contains(&format!("{}/5", view.n_crossed())));
    }
    assert!(n_counted > 0, "several never crossed on one path");
}

#[test]
fn figures_say_the_last_card_of_their_row_and_the_header_what_they_bring() {
    let table = Table::new(setup(4, 3), 11).until(By::Cautious, |table| table.n_crossed() == 2);
    let (scene, view) = (board(&table), table.game.view(Viewer::Spectator));
    let figures = scene.items.iter().filter_map(|item| match &item.shape {
        Shape::Group(group) if item.y > 160 => Some(group),
        _ => None,
    });
    let said = |group: &Group| {
        let form = group.items.iter().find_map(|item| match &item.shape {
            Shape::Stamp(stamp) => Some(stamp.symbol),
            _ => None,
        });
        let text = group.items.iter().find_map(|item| match &item.shape {
            Shape::Label(label) => Some(label.text.clone()),
            _ => None,
        });
        form.zip(text)
    };
    let mut drawn: Vec<(Symbol, String)> = figures.filter_map(said).collect();
    let of_seat = |seat| {
        let form = SeatMark::of(seat).form;
        let rows = view.expeditions(seat);
        rows.map(move |row| (form, row.last_rank().to_string()))
    };
    let mut expected: Vec<(Symbol, String)> = view.seats().flat_map(of_seat).collect();
    let order = |(form, text): &(Symbol, String)| format!("{form:?} {text}");
    drawn.sort_by_key(order);
    expected.sort_by_key(order);
    assert_eq!(drawn, expected);
    for seat in view.seats() {
        let net = Label::signed(view.round_score(seat).net());
        assert!(texts(&scene).contains(&net), "{net}");
    }
}

#[test]
fn only_a_panel_has_the_viewers_last_cards_beside_the_paths() {
    let table = Table::new(setup(4, 3), 11).until(By::Cautious, |table| {
        table.n_crossed() == 2 && matches!(phase(table), Phase::Play { .. })
    });
    let chips = |scene: &Scene| {
        let chip = |item: &&Item| matches!(&item.shape, Shape::Plate(plate) if plate.width == 68);
        scene.items.iter().filter(chip).count()
    };
    let seat = table.game.turn().seats().iter().next().unwrap();
    let view = table.game.view(Viewer::Seat(seat));
    let panel = panel(&table, None).scene.unwrap();
    assert_eq!(chips(&panel), view.expeditions(seat).count());
    assert_eq!(chips(&board(&table)), 0);
}

#[test]
fn figures_of_one_stage_stay_on_it_and_apart() {
    let mut most = 0;
    for seed in 0..12 {
        let mut table = Table::new(setup(4, 1), seed);
        while table.recent.len() < 60 && table.step(By::Random) {
            most = most.max(most_on_a_first_stage(&table));
            if table.recent.len().is_multiple_of(6) {
                stay_apart(&board(&table));
            }
        }
    }
    assert_eq!(most, 4, "the crowded stage was not tried");
}

/// That the digits of no figure lie under another figure, and that every figure lies within its stage.
fn stay_apart(scene: &Scene) {
    let mut stages = Vec::new();
    let mut figures = Vec::new();
    for item in &scene.items {
        match &item.shape {
            Shape::Plate(plate) if plate.width == 94 && plate.height == 104 => {
                stages.push((item.x, item.y));
            }
            Shape::Group(group) if item.y > 160 => {
                let size = group.items.iter().find_map(|item| match &item.shape {
                    Shape::Stamp(stamp) => Some(stamp.size),
                    _ => None,
                });
                let is_figure = group
                    .items
                    .iter()
                    .any(|item| matches!(&item.shape, Shape::Label(_)));
                if let Some(size) = size.filter(|_| is_figure) {
                    figures.push((item.x, item.y, size.cast_signed()));
                }
            }
            _ => {}
        }
    }
    for &(x, y, size) in &figures {
        let half = size / 2;
        let inside = stages.iter().any(|&(left, top)| {
            (left..=left + 94).contains(&(x - half + 4))
                && (left..=left + 94).contains(&(x + half - 4))
                && (top..=top + 104).contains(&(y - half + 4))
                && (top..=top + 104).contains(&(y + half - 4))
        });
        assert!(inside, "a figure of {size} at {x}, {y}");
    }
    for (number, &(x, y, size)) in figures.iter().enumerate() {
        for &(other_x, other_y, other) in &figures[number + 1..] {
            let (dx, dy) = (x - other_x, y - other_y);
            let apart = i32::from(dx).pow(2) + i32::from(dy).pow(2);
            // Two thirds of both reach from the middle to beyond the digits.
            let needed = i32::from(size + other) * 9 / 20;
            assert!(apart >= needed.pow(2), "{dx}, {dy} apart");
        }
    }
}
