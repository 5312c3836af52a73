//! The pictures of the rules: exact enough, small enough, and with a pin for each line of the words beside them.

use lostcities::games::GameKind;
use lostcities::i18n::{Locale, words};
use lostcities::present::scene::{Paint, Shape};
use lostcities::present::{Face, Scene, Topic, games_scene, rules_topics, short_name};

use crate::pictures::hold_up;
use crate::words::alt_texts;
use crate::words::faces::name;

/// The pages of a game that have a picture, with the picture in a language.
fn pictured(kind: GameKind, locale: Locale) -> Vec<(&'static Topic, Face)> {
    let say = |msg: &_| words(locale).text(msg);
    let topics = rules_topics(kind).iter();
    topics
        .filter_map(|topic| Some((topic, topic.picture?(&say))))
        .collect()
}

/// The page that begins the rules of a game.
fn first(kind: GameKind) -> (&'static Topic, Face) {
    let mut pages = pictured(kind, Locale::English);
    assert_eq!(pages[0].0.key, rules_topics(kind)[0].key, "{kind}");
    pages.swap_remove(0)
}

#[test]
fn every_page_fits_into_a_message_with_its_title() {
    for (locale, kind) in Locale::ALL
        .into_iter()
        .flat_map(|it| GameKind::ALL.map(|kind| (it, kind)))
    {
        for topic in rules_topics(kind) {
            let page = words(locale).say(&(topic.page)(), &name);
            let title = words(locale).say(&topic.title, &name);
            // The legend is a picture.
            let least = if topic.key == "signs" { 40 } else { 100 };
            let length = page.chars().count();
            let is_good = (least..=1_800).contains(&length) && title.chars().count() <= 34;
            assert!(is_good, "{locale:?} {kind} {title}: {length}");
            assert!(!page.contains(['{', '}', '$']), "{page}");
        }
    }
}

/// The numbers on the pins of a picture, which are its last items.
fn pins(scene: &Scene) -> Vec<String> {
    let groups = scene.items.iter().filter_map(|item| match &item.shape {
        Shape::Group(group) => Some(group),
        _ => None,
    });
    let on_pins = groups.filter_map(|group| match &group.items.last()?.shape {
        Shape::Label(label) if label.paint == Paint::Chalk && label.size == 46 => {
            Some(label.text.clone())
        }
        _ => None,
    });
    on_pins.collect()
}

#[test]
fn every_picture_of_the_rules_is_close_to_the_slow_reference_and_small() {
    let mut gallery = Vec::new();
    for (kind, name) in GameKind::ALL.into_iter().zip([
        "rules_classic",
        "rules_roll_write",
        "rules_rivals",
        "rules_board_game",
    ]) {
        gallery.push((name, first(kind).1.scene.expect("a picture")));
    }
    for (kind, name) in GameKind::ALL.into_iter().zip([
        "signs_classic",
        "signs_roll_write",
        "signs_rivals",
        "signs_board_game",
    ]) {
        let signs = pictured(kind, Locale::German).pop().expect("signs");
        assert_eq!(signs.0.key, "signs");
        gallery.push((name, signs.1.scene.expect("a picture")));
    }
    let name = |game| words(Locale::English).text(&short_name(game));
    gallery.push(("games", games_scene(&name)));
    hold_up(gallery, 45.0, 100);
}

#[test]
fn the_words_explain_every_pin_in_every_language() {
    for kind in GameKind::ALL {
        let (topic, face) = first(kind);
        let pins = pins(&face.scene.expect("a picture"));
        assert!(pins.len() >= 7, "{kind}: {pins:?}");
        for locale in Locale::ALL {
            let page = words(locale).text(&(topic.page)());
            let explained = page.lines().filter_map(|line| {
                let (number, _) = line.trim().strip_prefix('`')?.split_once("` ")?;
                Some(number.to_owned())
            });
            assert_eq!(explained.collect::<Vec<_>>(), pins, "{kind} {locale:?}");
        }
        alt_texts::fits(&face.alt);
    }
}

#[test]
fn every_sign_is_explained_in_two_lines_in_every_language() {
    for kind in GameKind::ALL {
        for locale in Locale::ALL {
            let (_, face) = pictured(kind, locale).pop().expect("signs");
            alt_texts::fits(&face.alt);
            for msg in &face.alt {
                let text = words(locale).text(msg);
                let n_letters = text.chars().count();
                // Words that break early leave some letters of the first line empty.
                assert!(n_letters <= 88, "{locale:?} {n_letters}: {text}");
            }
        }
    }
}

#[test]
fn no_pin_covers_another_or_leaves_the_picture() {
    for kind in GameKind::ALL {
        let scene = first(kind).1.scene.expect("a picture");
        let n_pins = pins(&scene).len();
        let pins: Vec<(i16, i16)> = scene.items[scene.items.len() - n_pins..]
            .iter()
            .map(|item| (item.x, item.y))
            .collect();
        let (width, height) = (scene.width.cast_signed(), scene.height.cast_signed());
        for (nth, &(x, y)) in pins.iter().enumerate() {
            assert!((34..=width - 34).contains(&x), "{kind}: {x}");
            assert!((34..=height - 34).contains(&y), "{kind}: {y}");
            for &(other_x, other_y) in &pins[nth + 1..] {
                let is_apart = x.abs_diff(other_x).max(y.abs_diff(other_y)) > 68;
                assert!(is_apart, "{kind}: {x} {y}, {other_x} {other_y}");
            }
        }
    }
}
