//! At every moment of a match of Roll & Write everything fits into Discord in every language, and the panel offers
//! exactly what the rules allow.

use std::collections::BTreeSet;

use lostcities::games::GameKind;
use lostcities::i18n::{Locale, words};
use lostcities::kernel::{BySeat, Seat, Seed, Viewer};
use lostcities::present::{Match, Msg, Player, Press, Weight, rules_topics};
use lostcities::registry;
use serde_json::json;

use super::english;
use crate::words::faces::{LONGEST_NAME, Most, acts, describes, fits, is_said};

pub(super) const MOST: Most = Most {
    label: 34,
    text: 1_800,
    alt: 1_024,
};

/// Everything that can be pressed on the panel, here and one press further, is what the rules allow.
fn offers_what_is_legal(playing: &dyn Match, seat: Seat, names: &BySeat<String>) {
    let panel = playing.panel(seat, None, names, None);
    fits(&panel, MOST);
    let mut offered: BTreeSet<String> = acts(&panel).collect();
    for control in panel.controls().filter(|control| control.enabled) {
        let Press::Focus(focus) = &control.press else {
            continue;
        };
        if let Some(seen) = playing.look(Viewer::Seat(seat), focus, names, None) {
            fits(&seen, MOST);
            continue;
        }
        let picked = playing.panel(seat, Some(focus), names, None);
        fits(&picked, MOST);
        for control in picked.controls() {
            if let Press::Act(action) = &control.press {
                assert_eq!(action, focus, "what is confirmed is what was shown");
                offered.insert(action.clone());
            }
        }
    }
    let mut legal: BTreeSet<String> = playing
        .choices(seat)
        .into_iter()
        .map(|(wire, _)| wire)
        .collect();
    // To ask for turn order is no choice, and yet allowed, also to who waits.
    if playing.boxed_clone().act(seat, "order").is_ok() {
        legal.insert("order".to_owned());
    }
    assert_eq!(offered, legal);
}

/// The board has room for the words of the table, and for as many news as are below them in a match of this many: what
/// the last turn was, and what has been chosen in this one.
fn board_fits(playing: &dyn Match, names: &BySeat<String>) {
    let mention = |_| "<@1573615065200852998>".to_owned();
    let told = playing.told_from(0).into_iter();
    let lines = told.filter(|told| told.weight != Weight::Chapter);
    let news: Vec<Msg> = lines.flat_map(|told| told.text).collect();
    let n_shown = 4 + usize::from(playing.n_seats());
    let news = &news[news.len().saturating_sub(n_shown)..];
    let table = playing.table(names, None).text;
    for locale in Locale::ALL {
        let length = |msgs: &[Msg]| words(locale).lines(msgs, &mention).chars().count();
        let n_characters = length(&table) + length(news) + "-# ".len() * n_shown;
        // An offer of a draw, people who have left, and the proof of fairness need their place, too.
        assert!(n_characters <= 1_800, "{n_characters}");
    }
}

#[test]
fn everything_fits_in_every_position() {
    for (seats, order, player) in [
        (2, "together", Player::Quick),
        (3, "in_turn", Player::Random),
        (5, "together", Player::Greedy),
        (5, "in_turn", Player::Quick),
    ] {
        let options = json!({"seats": seats, "order": order});
        let start = || {
            let setup = registry::setup(GameKind::RollWrite, &options).unwrap();
            registry::start(GameKind::RollWrite, setup, registry::TABLE_VERSION).unwrap()
        };
        let mut whole = start();
        whole.play_out(&Seed::simulated(9, 1), &vec![player; usize::from(seats)]);
        let names = BySeat::new(seats, |_| LONGEST_NAME.to_owned());
        let mut playing = start();
        for (ply, step) in whole.steps_from(0).iter().enumerate() {
            playing.push(step).unwrap();
            let is_over = playing.outcome().is_some();
            if ply % 7 == 0 || is_over {
                fits(&playing.table(&names, None), MOST);
                board_fits(playing.as_ref(), &names);
                for seat in Seat::all(seats) {
                    offers_what_is_legal(playing.as_ref(), seat, &names);
                }
                for viewer in [Viewer::Spectator, Viewer::Seat(Seat::FIRST)] {
                    describes(&playing.describe(viewer, None), 2_000);
                }
            }
        }
        let told = whole.told_from(0).into_iter();
        for told in told.filter(|told| !told.text.is_empty()) {
            is_said(&told.text, 1_900);
        }
    }
}

#[test]
fn the_values_say_how_sure_we_are() {
    let mut topics = rules_topics(GameKind::RollWrite).iter();
    let values = topics.find(|topic| topic.key == "values").unwrap();
    let page = english(&[(values.page)()]);
    for line in [
        "Expedition, 1 to 9 numbers: −20, −15, −10, 5, 10, 15, 30, 35, 50 (likely)",
        "Only the circle: −100 (certain)",
        "Bridge: 20 points in field 7 (certain)",
    ] {
        assert!(page.contains(line), "{page}");
    }
    assert!(page.contains("(our guess)"), "{page}");
}
