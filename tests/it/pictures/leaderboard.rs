//! What the pictures of places must keep: exact enough, small enough, medals for whom they belong to.

use lostcities::games::GameKind;
use lostcities::kernel::{Seat, Seed};
use lostcities::present::scene::{Paint, Shape};
use lostcities::present::{
    DailyMark, EveningLine, EveningWords, LeagueLine, LeagueWords, Player, RankedLine, Scene,
    Stand, evening_scene, leaderboard_scene, league_scene, podium_scene, postcard_scene,
};
use lostcities::registry;
use lostcities::render::drawable_name;

use crate::pictures::hold_up;

fn line(place: u32, name: &str, rating: i32, uncertainty: i32) -> RankedLine {
    RankedLine {
        place,
        name: drawable_name(name),
        rating,
        uncertainty,
        is_own: name == "Karin",
    }
}

fn gallery() -> Vec<(&'static str, Scene)> {
    let full = [
        line(1, "Tamara", 1884, 96),
        line(2, "Daniël", 1871, 122),
        line(3, "Michael", 1760, 81),
        line(4, "Karin", 1742, 140),
        line(5, "Marlene", 1655, 88),
        line(6, "Дмитро Ελένη", 1611, 190),
        line(7, "Jürgen Groß", 1540, 111),
        line(8, "Kestrel_77", 1502, 133),
        line(9, "Nguyễn Ánh", 1433, 75),
        line(10, "O'Neil & <Co>", 1420, 99),
    ];
    let hard = [
        line(1, "Wolfeschlegelsteinhausen", 3184, 12),
        line(1, &"🎲".repeat(32), 3184, 12),
        line(3, "שלום", 1500, 500),
        line(4, "W", -20, 480),
    ];
    let two = [line(1, "Karin", 1579, 484), line(2, "Ben", 1421, 484)];
    let title = "Lost Cities: The Card Game";
    vec![
        (
            "leaderboard",
            leaderboard_scene(title, "This server, October to December 2026", &full),
        ),
        (
            "leaderboard_hard",
            leaderboard_scene(title, "Alle Server, alle Zeiten", &hard),
        ),
        (
            "leaderboard_two",
            leaderboard_scene("Roll & Write", "Deze server, aller tijden", &two),
        ),
        (
            "leaderboard_equal",
            leaderboard_scene(title, "", &[line(1, "Karin", 1500, 0)]),
        ),
    ]
}

const MARKS: [DailyMark; 6] = [
    DailyMark::High,
    DailyMark::High,
    DailyMark::Some,
    DailyMark::Nothing,
    DailyMark::Loss,
    DailyMark::Loss,
];

fn podiums() -> Vec<(&'static str, Scene)> {
    let roll = stands(GameKind::RollWrite);
    let cards = stands(GameKind::Classic);
    vec![
        ("podium_roll", podium_scene("Daily roll 690", &roll)),
        ("podium_cards", podium_scene("Tageskarten 690", &cards)),
        (
            "postcard",
            postcard_scene("Daily roll 690", 435, 450, &MARKS),
        ),
        (
            "postcard_cards",
            postcard_scene("Tageskarten 690", -48, 35, &MARKS[1..]),
        ),
        ("podium_alone", podium_scene("Daily roll 690", &roll[..1])),
    ]
}

fn evenings() -> Vec<(&'static str, Scene)> {
    let line = |place, before, name: &str, earlier, last| EveningLine {
        place,
        before,
        name: drawable_name(name),
        earlier,
        last,
    };
    let words = |title: &str, deals: &str| EveningWords {
        title: title.to_owned(),
        deals: deals.to_owned(),
        middle: "middle of the field".to_owned(),
        behind: "behind".to_owned(),
        ahead: "ahead".to_owned(),
        earlier: "before".to_owned(),
        last: "deal 2".to_owned(),
    };
    let second = [
        line(1, Some(1), "Ben", 32, 51),
        line(2, Some(3), "Wolfeschlegelsteinhausen", 3, 52),
        line(3, Some(2), "Eva", 23, -10),
        line(4, Some(6), "שלום", -36, 7),
        line(5, Some(4), "Deniz", -3, -29),
        line(6, Some(5), "Finn", -49, -7),
    ];
    let first = [line(1, None, "Anna", 0, 9), line(2, None, "Ben", 0, -8)];
    vec![
        (
            "evening_second",
            evening_scene(&words("Same Cards", "deal 2 of 3"), &second),
        ),
        (
            "evening_first",
            evening_scene(&words("Dezelfde kaarten", "partij 1 van 1"), &first),
        ),
    ]
}

/// Seasons of four, before anybody is told where they may end, of six and of nine.
fn seasons() -> Vec<(&'static str, Scene)> {
    let names = [
        "Anna",
        "Wolfeschlegelsteinhausen",
        "Дмитро",
        "שלום",
        "Eva",
        "",
        "Gül",
        "Hugo",
        "Ida",
    ];
    let words = |title: &str| LeagueWords {
        title: title.to_owned(),
        over: "25 of 30 over".to_owned(),
        played: "played".to_owned(),
        points: "points".to_owned(),
        places: "places".to_owned(),
    };
    let lines = |n: u8, shows_places: bool| -> Vec<LeagueLine> {
        let line = |nth: u8| LeagueLine {
            place: nth + 1,
            next: nth.cmp(&2),
            name: drawable_name(names[usize::from(nth)]),
            has_left: nth == 5,
            n_played: 9,
            n_matches: 10,
            points: 126 - 13 * u16::from(nth),
            wins: 7_u8.saturating_sub(nth),
            against: (0..n)
                .map(|of| (of != nth).then_some(10 + of + nth))
                .collect(),
            possible: shows_places.then(|| (1.max(nth), n.min(nth + 3))),
            is_own: nth == 2,
        };
        (0..n).map(line).collect()
    };
    vec![
        (
            "league_four",
            league_scene(&words("Season 1"), &lines(4, false)),
        ),
        (
            "league_six",
            league_scene(&words("Seizoen 12"), &lines(6, true)),
        ),
        (
            "league_nine",
            league_scene(&words("Saison 3"), &lines(9, true)),
        ),
    ]
}

/// What a few rounds brought.
fn stands(game: GameKind) -> Vec<Stand> {
    let stand = |((place, seed), name)| {
        let setup = registry::default_setup(game);
        let mut playing = registry::start(game, setup, registry::TABLE_VERSION).unwrap();
        playing.play_out(&Seed::simulated(seed, 3), &[Player::Quick; 2]);
        Stand {
            place,
            name: drawable_name(name),
            points: playing.points()[Seat::FIRST].to_string(),
            tally: playing.tallies()[Seat::FIRST].clone(),
        }
    };
    let names = ["Anna", "Wolfeschlegelsteinhausen", "שלום"];
    (1..).zip(0..).zip(names).map(stand).collect()
}

#[test]
fn every_picture_is_close_to_the_slow_reference_and_small() {
    hold_up(gallery(), 45.0, 60);
    hold_up(podiums(), 45.0, 60);
    hold_up(evenings(), 45.0, 60);
    hold_up(seasons(), 45.0, 60);
}

#[test]
fn everything_is_drawn_within_the_picture() {
    for (name, scene) in gallery().into_iter().chain(evenings()).chain(seasons()) {
        for item in &scene.items {
            let (width, height) = match &item.shape {
                Shape::Plate(plate) => (plate.width, plate.height),
                // The medals.
                Shape::Group(_) => (72, 72),
                _ => (0, 0),
            };
            let right = i32::from(item.x) + i32::from(width);
            let bottom = i32::from(item.y) + i32::from(height);
            let is_within = item.x >= 0
                && item.y >= 0
                && right <= i32::from(scene.width)
                && bottom <= i32::from(scene.height);
            assert!(is_within, "{name}: {item:?}");
        }
    }
}

#[test]
fn the_first_three_places_and_those_who_share_them_have_medals() {
    for (picture, n_medals) in [
        ("leaderboard", 3),
        ("leaderboard_hard", 3),
        ("leaderboard_two", 2),
        ("leaderboard_equal", 1),
    ] {
        let gallery = gallery();
        let (_, scene) = gallery.iter().find(|(name, _)| *name == picture).unwrap();
        let medals = scene
            .items
            .iter()
            .filter(|item| matches!(item.shape, Shape::Group(_)));
        assert_eq!(medals.count(), n_medals, "{picture}");
    }
}

#[test]
fn the_viewers_line_is_highlighted() {
    for (name, scene) in gallery() {
        let lit = scene.items.iter().filter(
            |item| matches!(&item.shape, Shape::Plate(plate) if plate.fill == Some(Paint::PanelLit)),
        );
        assert_eq!(
            lit.count(),
            usize::from(name != "leaderboard_hard"),
            "{name}"
        );
    }
}
