//! Discord's limits.

use super::entries::entries;
use crate::{Locale, words};

/// Every key with this beginning and its text, in every language.
fn texts(start: &str) -> Vec<(Locale, String, String)> {
    let all = Locale::ALL.into_iter().flat_map(|locale| {
        let keys = entries(locale).into_iter().map(|entry| entry.key);
        keys.map(move |key| (locale, key))
    });
    let wanted = all.filter(|(_, key)| key.starts_with(start));
    let texts = wanted.map(|(locale, key)| {
        let text = words(locale).plain(&key);
        (locale, key, text)
    });
    texts.collect()
}

#[test]
fn labels_of_buttons_are_short() {
    for (locale, key, text) in texts("button-") {
        assert!(
            (1..=34).contains(&text.chars().count()),
            "{locale:?} {key}: {text}"
        );
    }
}

#[test]
fn commands_and_options_are_named_as_discord_wants() {
    for (locale, key, text) in [texts("cmd-"), texts("opt-")].concat() {
        let length = text.chars().count();
        if key.ends_with(".description") {
            assert!((1..=100).contains(&length), "{locale:?} {key}: {text}");
        } else if key == "cmd-challenge-user" {
            assert!((1..=32).contains(&length), "{locale:?} {key}: {text}");
        } else {
            assert!((1..=32).contains(&length), "{locale:?} {key}: {text}");
            let fine = |c: char| (c.is_alphanumeric() && !c.is_uppercase()) || c == '-' || c == '_';
            assert!(text.chars().all(fine), "{locale:?} {key}: {text}");
        }
    }
}

/// The prefix of the names of commands that are members of a group.
const GROUPS: &[&str] = &["privacy-"];

#[test]
fn english_names_are_those_in_the_source() {
    for (locale, key, text) in texts("cmd-") {
        let name = key.trim_start_matches("cmd-");
        if locale == Locale::English && !name.contains('.') && name != "challenge-user" {
            // The commands of a group have its name before theirs.
            let of_group = GROUPS.iter().find_map(|group| name.strip_prefix(group));
            assert_eq!(text, of_group.unwrap_or(name));
        }
    }
}

#[test]
fn no_two_siblings_have_one_name() {
    for locale in Locale::ALL {
        for (group, shared) in [
            ("cmd-", None),
            ("opt-challenge-", Some("opt-setup-")),
            ("opt-open-", Some("opt-setup-")),
            ("opt-solo-", Some("opt-setup-")),
            ("opt-settings-", None),
        ] {
            let shared = shared.map(texts).into_iter().flatten();
            let mut names: Vec<_> = texts(group)
                .into_iter()
                .chain(shared)
                .filter(|(of, key, _)| *of == locale && !key.contains('.'))
                .map(|(_, _, name)| name)
                .collect();
            let n_names = names.len();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), n_names, "{locale:?} {group}");
        }
    }
}

#[test]
fn all_commands_together_are_short_enough() {
    // Discord counts names, descriptions and choices of a command in its longest language. Names and descriptions are
    // once; what is chosen when a match is started is in three commands. The sandbox counts exactly.
    let length = |start, locale| -> usize {
        let ours = texts(start).into_iter().filter(|(of, _, _)| *of == locale);
        ours.map(|(_, _, text)| text.chars().count()).sum()
    };
    for locale in Locale::ALL {
        let once = length("cmd-", locale) + length("opt-", locale);
        let thrice = length("choice-", locale) + length("opt-setup-", locale);
        let length = once + 3 * thrice;
        assert!(length <= 8_000, "{locale:?}: {length}");
    }
}

#[test]
fn choices_fit_into_a_menu() {
    for (locale, key, text) in texts("choice-") {
        assert!(
            (1..=100).contains(&text.chars().count()),
            "{locale:?} {key}"
        );
    }
}
