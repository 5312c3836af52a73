//! What the pictures of Rivals must keep: exact enough, small enough, and everything within them.

use lostcities::games::Card;
use lostcities::games::rivals::{Action, Rivals, Setup};
use lostcities::games::values::Values;
use lostcities::kernel::{BySeat, Game, Seed, Step, Turn, Viewer};
use lostcities::present::scene::{Paint, Shape, Symbol};
use lostcities::present::{Present, PresentContext, Scene};

use crate::pictures::hold_up;
use crate::words::rivals::table::Table;

fn board(table: &Table, names: [&str; 4]) -> Scene {
    let around = PresentContext {
        names: BySeat::new(table.game.n_seats(), |seat| names[seat.index()].to_owned()),
        ..table.around()
    };
    let view = table.game.view(Viewer::Spectator);
    Rivals::table(&view, &around).scene.unwrap()
}

const NAMES: [&str; 4] = ["Tamara", "Daniël", "Karin", "Michael"];

/// The rulebook's auction (002:106) in the middle of a match.
fn auction() -> Table {
    Table::new(4)
        .plays("reveal>g3 auction.1 pass pass pass lay.g3 done>g6 auction.1 pass pass pass lay.g6 done>b5")
        .plays("auction.1 pass pass pass lay.b5 done>r2 auction.2 pass pass pass lay.r2 done>w5")
        .plays("reveal>r3 auction.1 pass pass pass lay.r3 done>r4 reveal>r4 reveal>w2 reveal>gw reveal>y7 reveal>b9")
}

/// A match played by chance until `n_turned` cards are turned; auctions are rare if `is_frugal`.
fn random(n_seats: u8, seed: u64, n_turned: usize, is_frugal: bool) -> Rivals {
    let setup = Setup::new(n_seats).unwrap();
    let mut game = Rivals::start(&setup, &Values::latest().rivals);
    let mut rng = Seed::simulated(seed, 0).at(0);
    let mut legal = Vec::new();
    loop {
        let n_left = game.view(Viewer::Spectator).unseen().len();
        let step = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => Step::Chance(game.sample(&mut rng)),
            Turn::Seats(_) if 80 - n_left >= n_turned => return game,
            Turn::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let random = game.random_action(seat, &mut rng, &mut legal).unwrap();
                let action = match random {
                    Action::Auction(_) if is_frugal => Action::Reveal,
                    other => other,
                };
                Step::Act { seat, action }
            }
        };
        game.apply(&step, &mut |_| ()).unwrap();
    }
}

fn board_of(game: &Rivals, names: [&str; 4]) -> Scene {
    let around = PresentContext {
        names: BySeat::new(game.n_seats(), |seat| names[seat.index()].to_owned()),
        recent: Vec::new(),
        new_card: None,
        stopped: None,
    };
    Rivals::table(&game.view(Viewer::Spectator), &around)
        .scene
        .unwrap()
}

fn gallery() -> Vec<(&'static str, Scene)> {
    let open = auction();
    let bidding = open
        .clone()
        .plays("auction.1 pass bid.2 bid.3 bid.4 pass bid.5");
    let laying = bidding.clone().plays("pass lay.r4 lay.r4");
    let hard = [
        "Wolfeschlegelsteinhausen",
        "अनिता कुमारी शर्मा",
        "",
        "Дмитро Ελένη",
    ];
    vec![
        ("rivals_begun", board(&Table::new(4), NAMES)),
        ("rivals_turn", board(&open, NAMES)),
        ("rivals_auction", board(&bidding, NAMES)),
        ("rivals_laying", board(&laying, NAMES)),
        ("rivals_two", board_of(&random(2, 3, 30, false), NAMES)),
        ("rivals_three", board_of(&random(3, 4, 50, false), hard)),
        ("rivals_ten", board_of(&random(4, 6, 10, true), NAMES)),
        ("rivals_display", board_of(&random(4, 5, 24, true), hard)),
        ("rivals_crowded", board_of(&random(4, 5, 79, true), NAMES)),
        ("rivals_over", board_of(&random(4, 8, 80, false), NAMES)),
    ]
}

#[test]
fn every_picture_is_close_to_the_slow_reference_and_small() {
    hold_up(gallery(), 45.0, 90);
}

#[test]
fn everything_is_drawn_within_the_picture() {
    for (name, scene) in gallery() {
        for item in &scene.items {
            let (width, height) = match &item.shape {
                Shape::Plate(plate) => (plate.width, plate.height),
                Shape::Card(card) => (card.size.width(), card.size.height()),
                _ => (0, 0),
            };
            let right = i32::from(item.x) + i32::from(width);
            let bottom = i32::from(item.y) + i32::from(height);
            assert!(
                item.x >= 0 && right <= i32::from(scene.width),
                "{name}: {item:?}"
            );
            assert!(
                item.y >= 0 && bottom <= i32::from(scene.height),
                "{name}: {item:?}"
            );
        }
    }
}

#[test]
fn every_winner_wears_a_crown() {
    let over = random(4, 8, 80, false);
    let places = over.outcome().unwrap().places;
    let scene = board_of(&over, NAMES);
    let crowns = scene.items.iter().filter(|item| {
        matches!(&item.shape, Shape::Stamp(stamp)
            if stamp.symbol == Symbol::Crown && stamp.paint == Paint::Gold)
    });
    let winners = places.as_slice().iter().filter(|&&place| place == 1);
    assert_eq!(crowns.count(), winners.count());
}

#[test]
fn a_card_of_the_display_has_its_footprints_and_a_row_its_worth() {
    let table = auction();
    let view = table.game.view(Viewer::Spectator);
    let scene = board(&table, NAMES);
    let boots = scene.items.iter().filter(
        |item| matches!(&item.shape, Shape::Stamp(stamp) if stamp.symbol == Symbol::Footprint),
    );
    let footprints = view.values().footprints.value;
    let ranks = view.display().iter().filter_map(Card::rank);
    let expected: u8 = ranks.map(|rank| footprints.of(rank)).sum();
    assert!(expected > 3);
    assert_eq!(boots.count(), usize::from(expected));
    let texts: Vec<String> = scene
        .items
        .iter()
        .filter_map(|item| match &item.shape {
            Shape::Group(group) => Some(group.items.iter()),
            _ => None,
        })
        .flatten()
        .filter_map(|item| match &item.shape {
            Shape::Label(label) => Some(label.text.clone()),
            _ => None,
        })
        .collect();
    for seat in view.seats() {
        for row in view.rows(seat).into_iter().filter(|row| !row.is_empty()) {
            let worth = format!("={}", row.score(view.values()).points);
            assert!(texts.contains(&worth), "{worth}");
        }
    }
}

#[test]
fn an_empty_display_shows_where_cards_will_lie() {
    let scene = board(&Table::new(4), NAMES);
    let places = scene.items.iter().filter(|item| {
        matches!(&item.shape, Shape::Plate(plate) if plate.edge.is_some_and(|edge| edge.dashed) && item.y < 100)
    });
    assert_eq!(places.count(), 5);
}
