//! The picture of a rating: exact enough, small enough, readable, and kept so that people can look at it.

use std::collections::BTreeMap;

use lostcities::games::GameKind;
use lostcities::games::tally::Totals;
use lostcities::present::scene::{Align, Label, Shape};
use lostcities::present::stats::{Curve, GameStats, PlayerName, RatingPoint, page};
use lostcities::present::{Face, Scene, WrittenName};

use crate::pictures::hold_up;

/// Smaller letters cannot be read on a phone, where the picture is 350 pixels wide.
const SMALLEST: u16 = 34;

/// A curve of this many matches that ends with the newest 200 at most.
fn curve(n_matches: u32, wave: i32) -> Curve {
    let start = (0, 1500, 500);
    let points = (1..=n_matches).scan((1500, 500), |(rating, uncertainty), number| {
        let step = i32::try_from(number * 7919 % 97).unwrap() - 47 + wave;
        // Nobody falls or rises for ever.
        *rating = (*rating + step * *uncertainty / 500).clamp(100, 3_000);
        *uncertainty = (*uncertainty * 19 / 20).max(70);
        Some((number, *rating, *uncertainty))
    });
    let all: Vec<(u32, i32, i32)> = [start].into_iter().chain(points).collect();
    let newest = all.get(all.len().saturating_sub(200)..).unwrap();
    let shown = if n_matches < 200 { &all[..] } else { newest };
    Curve {
        before: shown[0].0.saturating_sub(1),
        points: shown
            .iter()
            .map(|&(_, rating, uncertainty)| RatingPoint {
                rating,
                uncertainty,
            })
            .collect(),
        provisional_below: 5,
    }
}

fn face(n_matches: u32, wave: i32, name: &str) -> Face {
    let totals = Totals {
        game: GameKind::Classic,
        is_rated: true,
        n_matches,
        n_wins: 0,
        n_draws: 0,
        streak: 0,
        best_streak: 0,
        n_played_out: 0,
        points: 0,
        n_rounds: 0,
        round_points: 0,
        best: None,
    };
    let stats = GameStats {
        totals,
        expeditions: BTreeMap::new(),
        meetings: None,
        curve: Some(curve(n_matches, wave)),
    };
    let name = WrittenName::plain(name, "");
    page(&stats, PlayerName::alike(&name))
}

/// Curves of every length, by name.
fn gallery() -> Vec<(&'static str, Scene)> {
    let scene = |n_matches, wave, name| face(n_matches, wave, name).scene.unwrap();
    vec![
        ("rating_first", scene(1, 90, "Marlene")),
        ("rating_provisional", scene(4, -30, "")),
        ("rating_twelve", scene(12, 20, "Kestrel_77")),
        ("rating_forty", scene(40, 8, "Wolfeschlegelsteinhausen")),
        ("rating_long", scene(1_234, 0, "Дмитро Ελένη")),
        ("rating_low", scene(60, -30, "Marlene")),
    ]
}

#[test]
fn every_curve_is_close_to_the_slow_reference_and_small() {
    hold_up(gallery(), 45.0, 90);
}

fn labels(scene: &Scene) -> Vec<(i16, i16, &Label)> {
    let items = scene.items.iter();
    items
        .filter_map(|item| match &item.shape {
            Shape::Label(label) => Some((item.x, item.y, label)),
            _ => None,
        })
        .collect()
}

/// About where a label begins and ends from left to right; a name is cut where it would be too wide.
fn ends(x: i16, label: &Label) -> (i16, i16) {
    let n_letters = i16::try_from(label.text.chars().count()).unwrap();
    let width = n_letters * label.size.cast_signed() / 2;
    let width = label.fit.map_or(width, |fit| width.min(fit.cast_signed()));
    match label.align {
        Align::Left => (x, x + width),
        Align::Middle => (x - width / 2, x + width / 2),
        Align::Right => (x - width, x),
    }
}

#[test]
fn what_is_written_can_be_read_on_a_phone_and_nothing_leaves_the_picture() {
    for n_matches in (1..60).chain([199, 200, 201, 9_999, 100_000]) {
        for wave in [-60, 0, 60] {
            let scene = face(n_matches, wave, "Marlene").scene.unwrap();
            assert!(
                scene.width * 7 <= scene.height * 11,
                "nothing moves while it loads"
            );
            let labels = labels(&scene);
            assert!(labels.iter().all(|(_, _, label)| label.size >= SMALLEST));
            let inside = |&(x, y, label): &(i16, i16, &Label)| {
                let (from, to) = ends(x, label);
                (0..scene.width.cast_signed()).contains(&from)
                    && (0..=scene.width.cast_signed()).contains(&to)
                    && (0..scene.height.cast_signed()).contains(&y)
            };
            assert!(labels.iter().all(inside), "{n_matches} {wave}");
            let numbers = labels
                .iter()
                .filter(|(_, _, label)| label.text.starts_with('#'));
            let mut places: Vec<(i16, i16)> =
                numbers.map(|(x, _, label)| ends(*x, label)).collect();
            places.sort_unstable();
            assert!((1..=8).contains(&places.len()), "{n_matches}: {places:?}");
            let apart = |pair: &[(i16, i16)]| pair[0].1 + 10 < pair[1].0;
            assert!(places.windows(2).all(apart), "{n_matches}: {places:?}");
        }
    }
}

#[test]
fn the_curve_in_words_says_where_it_begins_and_ends() {
    let alt = face(12, 20, "Marlene").alt;
    let keys: Vec<&str> = alt.iter().map(|msg| msg.key).collect();
    assert_eq!(
        keys,
        [
            "stats-alt-curve",
            "stats-alt-now",
            "stats-alt-first",
            "stats-alt-highest",
            "stats-alt-lowest"
        ]
    );
    assert!(alt[1].args.contains(&("match", 12_u32.into())));
    assert!(alt[2].args.contains(&("rating", 1_500.into())));
}
