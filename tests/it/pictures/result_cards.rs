//! The cards of results: exact enough, small enough, readable on a phone, and about the winner.

use std::fs;
use std::path::Path;

use lostcities::games::GameKind;
use lostcities::kernel::{BySeat, Day, Ending, Level, Outcome, Seat, Seed};
use lostcities::present::scene::{Label, Photo, Shape};
use lostcities::present::{Honours, Match, Player, Scene};
use lostcities::registry;
use lostcities::render::Painter;
use serde_json::json;

use crate::pictures::hold_up;

/// Smaller letters cannot be read on a phone, where the picture is 350 pixels wide.
const SMALLEST: u16 = 34;

/// A match between players of which the first is the strongest.
fn played(game: GameKind, options: &serde_json::Value, seed: u64) -> Box<dyn Match> {
    let setup = registry::setup(game, options).unwrap();
    let mut playing = registry::start(game, setup, registry::TABLE_VERSION).unwrap();
    let mut players = vec![Player::Computer(Level::Easy); usize::from(playing.n_seats())];
    players[0] = Player::Quick;
    playing.play_out(&Seed::simulated(seed, 3), &players);
    playing
}

fn honours(playing: &dyn Match, outcome: &Outcome, names: [&str; 5]) -> Honours {
    let seats = Seat::all(playing.n_seats());
    Honours {
        names: BySeat::new(playing.n_seats(), |seat| names[seat.index()].to_owned()),
        outcome: outcome.clone(),
        tallies: playing.tallies(),
        ratings: seats
            .map(|seat| (seat, 1_512, 1_527 - 30 * i32::from(seat.number() > 1)))
            .collect(),
        photos: Vec::new(),
        day: Day::new(20_783),
    }
}

/// Something with as many colours as a photograph: a round face before a sky.
fn photo(seat: Seat) -> Photo {
    let number = u32::from(seat.number());
    let pixel = |at: u32| {
        let (x, y) = (at % 128, at / 128);
        let is_face = x.abs_diff(64).pow(2) + y.abs_diff(70).pow(2) < 40 * 40;
        let colour = if is_face {
            [255 - x / 2, 190 - y / 2 - 20 * number, 150 - y / 2]
        } else {
            [60 * number, 90 + x / 2, 255 - y]
        };
        colour.map(|channel| u8::try_from(channel).unwrap())
    };
    Photo::new((0..128 * 128).map(pixel).collect()).unwrap()
}

#[test]
fn people_are_shown_where_they_can_be_recognized() {
    let kinds = [
        ("faces_two", GameKind::Classic, json!({"rounds": 1}), 2),
        ("faces_three", GameKind::RollWrite, json!({"seats": 3}), 3),
        ("faces_five", GameKind::RollWrite, json!({"seats": 5}), 1),
        (
            "faces_four",
            GameKind::BoardGame,
            json!({"seats": 4, "rounds": 1}),
            4,
        ),
    ];
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    fs::create_dir_all(&folder).unwrap();
    for (name, game, options, n_shown) in kinds {
        let playing = played(game, &options, 4);
        let mut honours = honours(&*playing, &playing.outcome().unwrap(), NAMES);
        let without = playing.result_card(&honours);
        let seats = Seat::all(playing.n_seats());
        honours.photos = seats.map(|seat| (seat, photo(seat))).collect();
        let mut with = playing.result_card(&honours);
        assert_eq!(with.portraits.len(), n_shown, "{name}");
        assert!(with.portraits.iter().all(|(.., shown)| shown.size >= 40));
        let png = Painter::new().png(&with).unwrap();
        fs::write(folder.join(format!("{name}.png")), &png).unwrap();
        assert!(png.len() <= 96 << 10, "{name}: {} bytes", png.len());
        with.portraits.clear();
        assert_eq!(with, without, "the mark stays behind a picture");
    }
}

const NAMES: [&str; 5] = ["王小明", "สมชาย", "अनिता", "Дмитро", "김민수"];
const LONG: [&str; 5] = [
    "Wolfeschlegelsteinhausen",
    "Ελένη von und zu Au",
    "",
    "i1i1i1i1i1i1i1i1i1i1i1i1i1i1",
    "Eva",
];

fn over(playing: &dyn Match, names: [&str; 5]) -> Scene {
    let outcome = playing.outcome().unwrap();
    playing.result_card(&honours(playing, &outcome, names))
}

/// Cards of every game with as few and as many seats as it takes, and of a match that ended otherwise.
fn gallery() -> Vec<(&'static str, Scene)> {
    use GameKind::{BoardGame, Classic, Rivals, RollWrite};
    let all = [
        ("result_classic", Classic, json!({"rounds": 1}), NAMES),
        (
            "result_classic_six",
            Classic,
            json!({"rounds": 1, "colours": 6}),
            LONG,
        ),
        (
            "result_classic_rounds",
            Classic,
            json!({"rounds": 3}),
            NAMES,
        ),
        (
            "result_roll_write_two",
            RollWrite,
            json!({"seats": 2}),
            LONG,
        ),
        (
            "result_roll_write_five",
            RollWrite,
            json!({"seats": 5}),
            LONG,
        ),
        ("result_rivals_two", Rivals, json!({"seats": 2}), LONG),
        ("result_rivals_four", Rivals, json!({"seats": 4}), NAMES),
        (
            "result_board_game_two",
            BoardGame,
            json!({"seats": 2, "rounds": 1}),
            NAMES,
        ),
        (
            "result_board_game_four",
            BoardGame,
            json!({"seats": 4, "rounds": 3}),
            LONG,
        ),
    ];
    let card =
        |(seed, (name, game, options, names))| (name, over(&*played(game, &options, seed), names));
    let mut gallery: Vec<_> = (4..).zip(all).map(card).collect();
    let other = played(Classic, &json!({"rounds": 1}), 6);
    let resigned = Ending::Resigned { by: Seat::FIRST }.outcome(other.points());
    let drawn = Outcome::by_points([12, 12].into());
    for (name, outcome) in [("result_resigned", resigned), ("result_drawn", drawn)] {
        gallery.push((name, other.result_card(&honours(&*other, &outcome, NAMES))));
    }
    gallery
}

fn labels(scene: &Scene) -> Vec<&Label> {
    fn of<'s>(shape: &'s Shape, found: &mut Vec<&'s Label>) {
        match shape {
            Shape::Label(label) => found.push(label),
            Shape::Group(group) => group.items.iter().for_each(|item| of(&item.shape, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    scene
        .items
        .iter()
        .for_each(|item| of(&item.shape, &mut found));
    found
}

#[test]
fn every_game_has_a_card_that_can_be_read_and_is_small() {
    let gallery = gallery();
    for (name, scene) in &gallery {
        assert_eq!((scene.width, scene.height), (1200, 630), "{name}");
        for label in labels(scene) {
            assert!(label.size >= SMALLEST, "{name}: {label:?}");
        }
    }
    hold_up(gallery, 45.0, 66);
}

/// What the tiles at the foot of a card say, in points.
fn tiles(scene: &Scene) -> i32 {
    let groups = scene.items.iter().filter_map(|item| match &item.shape {
        Shape::Group(group) if item.y == 350 => Some(&group.items),
        _ => None,
    });
    let points = groups.flatten().filter_map(|item| match &item.shape {
        Shape::Label(label) => label.text.replace('\u{2212}', "-").parse::<i32>().ok(),
        _ => None,
    });
    points.sum()
}

#[test]
fn what_a_card_says_of_colours_and_coins_adds_up_to_the_points_of_the_winner() {
    let kinds = [
        (GameKind::Classic, json!({"rounds": 1})),
        (GameKind::Classic, json!({})),
        (GameKind::Rivals, json!({})),
    ];
    for (game, options) in kinds {
        for seed in 20..26 {
            let playing = played(game, &options, seed);
            let card = over(&*playing, NAMES);
            let coins = labels(&card).into_iter().find(|label| label.size == 60);
            let coins: i32 = coins.map_or(0, |label| label.text.parse().unwrap());
            let outcome = playing.outcome().unwrap();
            let best = outcome.points.iter().map(|(_, points)| *points).max();
            assert_eq!(Some(tiles(&card) + coins), best, "{game:?} {seed}");
        }
    }
}

#[test]
fn a_match_that_stops_in_its_first_round_shows_what_lay_on_the_table() {
    let setup = registry::setup(GameKind::Classic, &json!({"rounds": 3})).unwrap();
    let mut playing = registry::start(GameKind::Classic, setup, registry::TABLE_VERSION).unwrap();
    let seed = Seed::simulated(6, 3);
    while playing.n_steps() < 40 {
        let (mut whims, seat) = (
            seed.at(playing.n_steps()),
            playing.turn().seats().iter().next(),
        );
        match seat {
            Some(seat) => {
                let action = playing.advice(seat, Level::Easy, &mut whims).unwrap();
                playing.act(seat, &action).unwrap();
            }
            None => playing.draw_due_chance(&seed),
        }
    }
    let resigned = Ending::Resigned { by: Seat::FIRST }.outcome(playing.points());
    let won = playing.points()[Seat::FIRST.next(2)];
    assert_ne!(won, 0);
    let card = playing.result_card(&honours(&*playing, &resigned, NAMES));
    let texts: Vec<String> = labels(&card)
        .iter()
        .map(|label| label.text.clone())
        .collect();
    let n_times = texts
        .iter()
        .filter(|text| **text == Label::plain(won))
        .count();
    assert_eq!(n_times, 2, "of the match, and of its only round: {texts:?}");
}

#[test]
fn nobody_leads_where_several_have_won() {
    let playing = played(GameKind::Classic, &json!({"rounds": 1}), 6);
    let drawn = Ending::Drawn { by: Seat::FIRST }.outcome([40, 23].into());
    let card = playing.result_card(&honours(&*playing, &drawn, NAMES));
    assert!(labels(&card).iter().all(|label| label.text != "+17"));
}
