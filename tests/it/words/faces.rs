//! What a face of any game keeps in every language, so that Discord takes it.

use std::collections::BTreeSet;

use lostcities::i18n::{Locale, words};
use lostcities::kernel::{Seat, Step, Viewer};
use lostcities::present::{Control, Face, Msg, Present, PresentContext, Press, Row};

use crate::words::alt_texts;

/// Nobody's name is longer.
pub const LONGEST_NAME: &str = "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW";

pub fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat of this game")
}

/// Who sits there.
pub fn name(seat: Seat) -> String {
    ["Anna", "Ben", "Cleo", "Dan", "Eve"][seat.index()].to_owned()
}

/// The sentences in a language, a line each.
pub fn said(locale: Locale, msgs: &[Msg]) -> String {
    words(locale).lines(msgs, &name)
}

/// The languages in which snapshots show what is said; of all others, every text has the same variables.
const SHOWN: [Locale; 3] = [Locale::English, Locale::German, Locale::Dutch];

pub fn in_all(msgs: &[Msg]) -> String {
    SHOWN.map(|locale| said(locale, msgs)).join("\n---\n")
}

/// The sentences where everybody has the longest name.
pub fn longest(locale: Locale, msgs: &[Msg]) -> String {
    words(locale).lines(msgs, &|_| LONGEST_NAME.to_owned())
}

/// That sentences have something to say in every language, in no more characters than this.
pub fn is_said(msgs: &[Msg], most: usize) {
    for locale in Locale::ALL {
        let text = longest(locale, msgs);
        assert!((1..=most).contains(&text.chars().count()), "{text}");
        assert!(!text.contains(['{', '}', '$']), "{text}");
    }
}

/// The controls in a language: "[🟥 Red 7]", in small brackets if it cannot be pressed; a menu begins with its words.
pub fn buttons(locale: Locale, face: &Face) -> String {
    let say = |msg: &Msg| words(locale).say(msg, &name);
    let labelled = |control: &Control| {
        let label = say(&control.label);
        let label = match control.emblem {
            Some(emblem) => format!("{} {label}", emblem.unicode()),
            None => label,
        };
        if control.enabled {
            format!("[{label}]")
        } else {
            format!("({label})")
        }
    };
    let in_one = |controls: &[Control]| controls.iter().map(labelled).collect::<Vec<_>>().join(" ");
    let rows = face.rows.iter().map(|row| match row {
        Row::Buttons(controls) => in_one(controls),
        Row::Menu {
            placeholder,
            entries,
            ..
        } => format!("{}: {}", say(placeholder), in_one(entries)),
    });
    rows.collect::<Vec<_>>().join("\n")
}

pub fn buttons_in_all(face: &Face) -> String {
    SHOWN.map(|locale| buttons(locale, face)).join("\n---\n")
}

/// The most characters that a game allows itself.
#[derive(Clone, Copy)]
pub struct Most {
    pub label: usize,
    pub text: usize,
    /// What an alternative text has before it is cut.
    pub alt: usize,
}

/// That a face fits and nothing in it is left to fill in.
pub fn fits(face: &Face, most: Most) {
    assert!(face.rows.len() <= 4, "the table adds one more row");
    for row in &face.rows {
        match row {
            Row::Buttons(buttons) => assert!((1..=5).contains(&buttons.len())),
            Row::Menu { entries, .. } => assert!((1..=25).contains(&entries.len())),
        }
    }
    let controls: Vec<&Control> = face.controls().collect();
    let presses: BTreeSet<String> = controls
        .iter()
        .map(|control| format!("{:?}", control.press))
        .collect();
    assert_eq!(presses.len(), controls.len(), "no two are the same");
    for locale in Locale::ALL {
        let mut read = BTreeSet::new();
        for control in &controls {
            let label = words(locale).say(&control.label, &name);
            assert!(
                read.insert((label, control.emblem)),
                "read alike: {control:?}"
            );
            let label = longest(locale, std::slice::from_ref(&control.label));
            let n_characters = label.chars().count();
            assert!((1..=most.label).contains(&n_characters), "{label}");
        }
        let alt = longest(locale, &face.alt);
        assert!(alt.chars().count() <= most.alt, "{alt}");
    }
    is_said(&face.text, most.text);
    alt_texts::fits(&face.alt);
}

/// How wide a line is where every character is as wide as the next, and emoji twice as wide.
fn width(line: &str) -> usize {
    let is_wide = |c: char| "🟨🟦⬜🟩🟥🟪🟧🏺🎲🌉👑".contains(c);
    line.chars().map(|c| 1 + usize::from(is_wide(c))).sum()
}

/// That a view in words has no more characters than this, and that its rows are narrow enough for a phone.
pub fn describes(description: &[Msg], most: usize) {
    for locale in Locale::ALL {
        let whole = longest(locale, description);
        assert!(whole.chars().count() <= most, "{whole}");
        assert!(!whole.contains(['{', '}', '$']), "{whole}");
        for row in description.iter().filter(|msg| msg.key == "row") {
            let row = longest(locale, std::slice::from_ref(row));
            assert!(width(&row) <= 28, "{row}");
        }
    }
}

/// That the panel of a seat, here or behind one of its cards, offers exactly what is allowed, and fits.
pub fn panel_offers<G: Present>(
    game: &G,
    seat: Seat,
    around: &PresentContext<G::Action>,
    most: Most,
) {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let view = game.view(Viewer::Seat(seat));
    let panel = G::panel(&view, &legal, None, around);
    fits(&panel, most);
    let mut offered: BTreeSet<String> = acts(&panel).collect();
    for control in panel.controls() {
        if let Press::Focus(card) = &control.press {
            let panel = G::panel(&view, &legal, Some(card), around);
            fits(&panel, most);
            offered.extend(acts(&panel));
        }
    }
    // What is played at once with something drawn is offered alone, too, where anything else could follow.
    let (at_once, mut alone): (BTreeSet<_>, BTreeSet<_>) =
        offered.into_iter().partition(|action| action.contains('+'));
    for action in at_once {
        let (first, then) = action.split_once('+').expect("both");
        let may_follow = after(game, seat, first);
        assert!(may_follow.iter().any(|next| next == then), "{action}");
        let is_only = may_follow.len() == 1;
        assert_eq!(alone.insert(first.to_owned()), is_only, "{action}");
    }
    let legal: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
    assert_eq!(alone, legal, "the panel offers exactly what is allowed");
}

/// What a face lets its reader do at once.
pub fn acts(face: &Face) -> impl Iterator<Item = String> {
    let enabled = face.controls().filter(|control| control.enabled);
    enabled.filter_map(|control| match &control.press {
        Press::Act(action) => Some(action.clone()),
        _ => None,
    })
}

/// What a seat may do after its own action.
fn after<G: Present>(game: &G, seat: Seat, action: &str) -> Vec<String> {
    let (mut game, mut legal) = (game.clone(), Vec::new());
    let Ok(action) = action.parse() else {
        panic!("a panel offers actions, not {action}");
    };
    let step = Step::Act { seat, action };
    game.apply(&step, &mut |_| ()).expect("it is allowed");
    game.legal_actions(seat, &mut legal);
    legal.iter().map(ToString::to_string).collect()
}
