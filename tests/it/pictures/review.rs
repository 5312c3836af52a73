//! The picture of a review, and the same in words.

use lostcities::games::GameKind;
use lostcities::i18n::{Locale, words};
use lostcities::kernel::{BySeat, Seat, Seed};
use lostcities::present::scene::Shape;
use lostcities::present::{Face, Match, Player, review_face, reviewed_acts};
use lostcities::registry;
use lostcities::review::Review;
use serde_json::json;

use crate::pictures::hold_up;

/// Smaller letters cannot be read on a phone, where the picture is 350 pixels wide.
const SMALLEST: u16 = 34;

/// A match of one round or short game between players of which the last plays at random, with its account.
fn reviewed(game: GameKind, n_seats: u8, options: &serde_json::Value) -> (Box<dyn Match>, Review) {
    let mut setup = options.clone();
    setup["seats"] = n_seats.into();
    let setup = registry::setup(game, &setup).unwrap();
    let mut playing = registry::start(game, setup, registry::TABLE_VERSION).unwrap();
    let mut players = vec![Player::Quick; usize::from(n_seats)];
    players[usize::from(n_seats) - 1] = Player::Random;
    playing.play_out(&Seed::simulated(17, 3), &players);
    let review = playing.review(&|| true).unwrap();
    (playing, review)
}

fn face((playing, review): &(Box<dyn Match>, Review), game: GameKind, seat: Seat) -> Face {
    let acts = reviewed_acts(&**playing, review, seat);
    let names = BySeat::new(playing.n_seats(), |seat| {
        ["Marlene", "Kestrel_77", "Дмитро", "Ελένη", ""][seat.index()].to_owned()
    });
    review_face(review, game, seat, (&acts, &playing.turns()), &names)
}

#[test]
fn every_game_has_a_review_that_can_be_read_and_adds_up() {
    let matches = [
        (GameKind::Classic, 2, json!({"rounds": 3}), "review_classic"),
        (GameKind::Rivals, 2, json!({}), "review_rivals"),
        (GameKind::RollWrite, 3, json!({}), "review_roll_write"),
        (
            GameKind::BoardGame,
            3,
            json!({"rounds": 1}),
            "review_board_game",
        ),
    ];
    for (game, n_seats, options, name) in matches {
        let reviewed = reviewed(game, n_seats, &options);
        let mut gallery = Vec::new();
        for seat in Seat::all(n_seats) {
            let face = face(&reviewed, game, seat);
            let scene = face.scene.clone().unwrap();
            let height = scene.height.cast_signed();
            for item in &scene.items {
                if let Shape::Label(label) = &item.shape {
                    assert!(label.size >= SMALLEST, "{name}: {label:?}");
                }
                assert!(
                    (0..1200).contains(&item.x) && (0..height).contains(&item.y),
                    "{name}"
                );
            }
            let called = |seat: Seat| format!("<@{seat}00000000000000000>");
            for locale in Locale::ALL {
                let text = words(locale).lines(&face.text, &called);
                assert!(text.chars().count() < 1_900, "{name} {locale:?}: {text}");
                let alt = words(locale).lines(&face.alt, &called);
                assert!(alt.chars().count() < 1_000, "{name} {locale:?}: {alt}");
                if locale == Locale::English {
                    sums_are_exact(&text, usize::from(n_seats));
                }
            }
            let last = Seat::all(n_seats).next_back();
            if Some(seat) == last {
                gallery.push((name, scene));
            } else if seat == Seat::FIRST && game == GameKind::Classic {
                gallery.push(("review_first", scene));
            }
        }
        hold_up(gallery, 45.0, 90);
    }
}

/// Holds that the start, luck and skill are the end in every line of sums, and own moves and others' the skill.
fn sums_are_exact(text: &str, n_seats: usize) {
    let lines = text.lines().filter(|line| line.contains("Lead at the end"));
    let numbers = lines.map(|line| {
        let line = line.replace('\u{2212}', "-").replace("-#", "");
        let (_, sums) = line.split_once(": start ").unwrap();
        let numbers = sums.split(|c: char| !c.is_ascii_digit() && c != '-');
        let numbers: Vec<i32> = numbers.filter_map(|number| number.parse().ok()).collect();
        numbers
    });
    let numbers: Vec<Vec<i32>> = numbers.collect();
    assert_eq!(numbers.len(), n_seats);
    for sums in numbers {
        let [start, luck, skill, own, others, end] = sums[..] else {
            panic!("{sums:?}");
        };
        assert_eq!(start + luck + skill, end);
        assert_eq!(own + others, skill);
    }
}
