//! What is said in a match of Roll & Write, and what can be pressed.

mod choices;
mod limits;

use std::collections::BTreeSet;

use lostcities::games::GameKind;
use lostcities::i18n::{Locale, words};
use lostcities::kernel::{BySeat, Seat, Viewer};
use lostcities::present::{Match, Msg, Press, Weight, look_button};
use lostcities::registry;
use serde_json::json;

use crate::kept::contains;
use crate::pictures::roll_write::after;
use crate::words::faces::fits;
use limits::MOST;

fn english(msgs: &[Msg]) -> String {
    words(Locale::English).lines(msgs, &|seat| {
        ["Ann", "Bob", "Cleo", "Dan", "Eve"][seat.index()].to_owned()
    })
}

/// A roll as match files have it.
fn roll(colours: [&str; 3], numbers: [u8; 3]) -> serde_json::Value {
    json!({"chance": {"roll": {"colours": colours, "numbers": numbers}}})
}

/// A match of two that a test plays by hand.
fn by_hand(steps: &[serde_json::Value]) -> Box<dyn Match> {
    let setup = registry::setup(GameKind::RollWrite, &json!({})).unwrap();
    let mut playing = registry::start(GameKind::RollWrite, setup, registry::TABLE_VERSION).unwrap();
    for step in steps {
        playing.push(step).unwrap();
    }
    playing
}

#[test]
fn a_turn_is_told_choice_by_choice_and_then_as_a_whole() {
    let playing = by_hand(&[
        json!({"chance": {"first": 0}}),
        roll(["r", "g", "b"], [0, 4, 9]),
        json!({"seat": 0, "act": "circle.r"}),
        json!({"seat": 1, "act": "refuse"}),
    ]);
    let told = playing.told_from(0);
    // How the dice fell is at the head of the table message.
    let said = told.iter().filter(|told| !told.text.is_empty());
    let lines: Vec<String> = said.map(|told| english(&told.text)).collect();
    assert_eq!(
        lines,
        [
            "Ann rolls first.",
            "Ann took 🟥 red 0: the circle crossed, which doubles.",
            "Bob refused the dice: die symbol 1.",
            "Last turn: Ann 🟥 0 and Bob refused.",
        ]
    );
    let (summary, lines) = told.split_last().unwrap();
    assert_eq!(summary.weight, Weight::Summary);
    assert!(lines.iter().all(|told| told.weight == Weight::Line));
}

#[test]
fn the_table_says_who_is_missing_and_what_is_left() {
    let mut playing = by_hand(&[
        json!({"chance": {"first": 0}}),
        roll(["r", "g", "b"], [0, 4, 9]),
    ]);
    let names = BySeat::new(2, |_| String::new());
    let text = |playing: &dyn Match| english(&playing.table(&names, None).text);
    assert_eq!(
        text(playing.as_ref()),
        "Turn 1: **Ann** rolled 🟥 🟩 🟦 · 0 4 9\n\
         **Ann** picks first; the others choose from what is left.\n\
         Points: Ann 0 and Bob 0."
    );
    playing.act(Seat::FIRST, "take.g.4").unwrap();
    assert_eq!(
        text(playing.as_ref()),
        "Turn 1: **Ann** rolled 🟥 🟩 🟦 · 0 4 9\n\
         Ann took 🟩 green 4; the other four dice are for everybody else.\n\
         Still choosing: Bob.\n\
         Points: Ann −20 and Bob 0."
    );
}

#[test]
fn a_preview_says_what_follows_before_anything_is_confirmed() {
    let playing = by_hand(&[
        json!({"chance": {"first": 0}}),
        roll(["o", "o", "b"], [2, 4, 9]),
        json!({"seat": 0, "act": "take.o.2"}),
        json!({"seat": 1, "act": "refuse"}),
        roll(["o", "o", "b"], [1, 4, 9]),
    ]);
    let seat = Seat::all(2).nth(1).unwrap();
    let names = BySeat::new(2, |_| String::new());
    let panel = |seat, focus| english(&playing.panel(seat, focus, &names, None).text);
    let refusal = panel(seat, Some("refuse"));
    assert_eq!(
        refusal,
        "Refusing marks dice symbol number 2: your dice column counts −40 now, and −30 then."
    );
    assert!(panel(Seat::FIRST, None).starts_with("**Bob** picks first"));
    assert_eq!(
        panel(seat, Some("take.o.1")),
        "**Take 🟧 orange 1?**\n\
         That marks: 1 in field 1.\n\
         Then the orange column counts −20 instead of 0."
    );
    let version = playing.n_steps();
    assert_eq!(version, 5, "looking changes nothing");
}

#[test]
fn illegal_pairs_are_shown_disabled_with_the_reason() {
    let playing = by_hand(&[
        json!({"chance": {"first": 0}}),
        roll(["o", "o", "o"], [9, 9, 9]),
        json!({"seat": 0, "act": "take.o.9"}),
        json!({"seat": 1, "act": "take.o.9"}),
        roll(["o", "o", "b"], [1, 4, 9]),
    ]);
    let seat = Seat::all(2).nth(1).unwrap();
    let names = BySeat::new(2, |_| String::new());
    let panel = playing.panel(seat, None, &names, None);
    let disabled: Vec<String> = panel
        .controls()
        .filter(|control| !control.enabled)
        .map(|control| english(std::slice::from_ref(&control.label)))
        .collect();
    assert_eq!(disabled, ["1", "4"]);
    let text = english(&panel.text);
    let why = "-# Too low: 🟧 1 and 4.";
    contains(&text, why);
}

#[test]
fn the_end_tells_every_sheet_and_who_shares_the_win() {
    let playing = after(5, 4, 100_000);
    let told = playing.told_from(0);
    let last = told.last().unwrap();
    assert_eq!(last.weight, Weight::Chapter);
    let text = english(&last.text);
    for (name, points) in ["Ann", "Bob", "Cleo", "Dan", "Eve"]
        .iter()
        .zip(playing.points().as_slice())
    {
        contains(&text, &format!("**{name}**: {points} points"));
    }
    contains(&text, "Ann and Eve share the win.");
    // The arithmetic of a doubled expedition is there step by step.
    contains(&text, "×\u{a0}2\u{a0}=");
}

#[test]
fn anybodys_sheet_can_be_looked_at() {
    let playing = after(5, 4, 90);
    let names = BySeat::new(5, |seat| format!("Person {seat}"));
    let mine = playing.panel(Seat::FIRST, None, &names, None);
    let sheets = Press::Focus("sheets".to_owned());
    let leads = mine.controls().any(|control| control.press == sheets);
    assert!(leads, "{mine:?}");
    let first = Viewer::Seat(Seat::FIRST);
    let sheets = playing.look(first, "sheets", &names, None).unwrap();
    for seat in Seat::all(5).skip(1) {
        let focus = format!("sheet.{seat}");
        // The one that is shown first has no button.
        let press = Press::Focus(focus.clone());
        let has_button = sheets.controls().any(|control| control.press == press);
        assert_eq!(has_button, seat.number() != 1, "{seat}");
        for viewer in [
            Viewer::Spectator,
            Viewer::Seat(Seat::FIRST),
            Viewer::Seat(seat),
        ] {
            let seen = playing.look(viewer, &focus, &names, None).unwrap();
            fits(&seen, MOST);
            let own = playing.panel(seat, None, &names, None);
            assert_eq!(seen.scene, own.scene, "everybody sees the same sheet");
        }
    }
    for what in ["sheet.5", "sheet.x", "sheet.", "refuse", ""] {
        assert_eq!(playing.look(Viewer::Spectator, what, &names, None), None);
    }
}

#[test]
fn a_sheet_without_a_mark_has_nothing_to_add_up() {
    let playing = by_hand(&[
        json!({"chance": {"first": 0}}),
        roll(["o", "o", "b"], [2, 4, 9]),
        json!({"seat": 0, "act": "take.o.2"}),
    ]);
    let names = BySeat::new(2, |_| String::new());
    let text = |what: &str| {
        let seen = playing.look(Viewer::Spectator, what, &names, None).unwrap();
        english(&seen.text)
    };
    assert_eq!(
        text("sheet.0"),
        "**The sheet of Ann**: −20 points as it stands.\n\
         🟧\u{a0}1:\u{a0}−20"
    );
    assert_eq!(
        text("sheet.1"),
        "**The sheet of Bob**: 0 points as it stands."
    );
}

#[test]
fn a_spectator_goes_from_any_sheet_to_all_others() {
    let playing = after(5, 4, 90);
    let names = BySeat::new(5, |seat| format!("Person {seat}"));
    let button = look_button(GameKind::RollWrite).unwrap();
    let Press::Focus(what) = button.press else {
        panic!("{:?} shows nothing", button.press)
    };
    let first = playing
        .look(Viewer::Spectator, &what, &names, None)
        .unwrap();
    let mut ways = BTreeSet::new();
    for control in first.controls() {
        let Press::Focus(what) = &control.press else {
            panic!("{:?} is for players", control.press)
        };
        ways.insert(what.clone());
    }
    assert_eq!(ways.len(), 4, "{ways:?}");
    let text = |what: &str| {
        let seen = playing.look(Viewer::Spectator, what, &names, None).unwrap();
        english(&seen.text)
    };
    let mut seen: BTreeSet<String> = ways.iter().map(|what| text(what)).collect();
    seen.insert(english(&first.text));
    assert_eq!(seen.len(), 5, "{seen:?}");
}

#[test]
fn a_refusal_that_was_no_decision_is_told_as_one() {
    let mut playing = by_hand(&[
        json!({"chance": {"first": 0}}),
        roll(["r", "r", "r"], [9, 9, 9]),
        json!({"seat": 0, "act": "take.r.9"}),
        json!({"seat": 1, "act": "take.r.9"}),
        roll(["r", "r", "r"], [1, 1, 1]),
    ]);
    assert!(playing.play_forced());
    let names = BySeat::new(2, |_| String::new());
    let seat = Seat::all(2).nth(1).unwrap();
    let panel = english(&playing.panel(seat, None, &names, None).text);
    let why =
        "None of the dice that were left to you fits on your sheet, so they were refused for you.";
    assert!(panel.starts_with(why), "{panel}");
    assert!(playing.play_forced());
    assert!(!playing.play_forced(), "a roll is due");
    let told = playing.told_from(5);
    let lines: Vec<String> = told.iter().map(|told| english(&told.text)).collect();
    assert_eq!(
        lines,
        [
            "No die fitted on the sheet of Bob: die symbol 1.",
            "No die fitted on the sheet of Ann: die symbol 1.",
            "Last turn: Bob could only refuse and Ann could only refuse.",
        ]
    );
}
