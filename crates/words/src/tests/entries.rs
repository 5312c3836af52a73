//! The entries of the locale files as plain text, and how those of the languages compare.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentResource};

use crate::{Locale, files, words};

/// A text of a locale file: a message, or an attribute with a key such as "cmd-hand.description".
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) key: String,
    pub(super) text: String,
}

pub(super) fn entries(locale: Locale) -> Vec<Entry> {
    in_files(files::of(locale))
}

/// What English has in the files that `locale` has.
fn english_for(locale: Locale) -> Vec<Entry> {
    let n_files = files::of(locale).len();
    let english = files::of(Locale::English).iter().zip(files::of(locale));
    let same = english.filter(|(ours, theirs)| ours.0 == theirs.0).count();
    assert_eq!(
        same, n_files,
        "{locale:?}: the same files in the same order"
    );
    in_files(
        files::of(Locale::English)
            .get(..n_files)
            .unwrap_or_default(),
    )
}

fn in_files(files: &[(&str, &str)]) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut message = String::new();
    for line in files
        .iter()
        .flat_map(|(_, text)| text.lines())
        .filter(|line| !line.starts_with('#'))
    {
        let start = line.split_once('=').map(|(key, text)| (key.trim(), text));
        match start {
            Some((key, text)) if is_key(key) && line.starts_with(key) => {
                message = key.to_owned();
                entries.push(Entry {
                    key: message.clone(),
                    text: text.to_owned(),
                });
            }
            Some((attribute, text))
                if attribute.strip_prefix('.').is_some_and(is_key) && !line.contains("->") =>
            {
                entries.push(Entry {
                    key: format!("{message}{attribute}"),
                    text: text.to_owned(),
                });
            }
            _ => {
                if let Some(last) = entries.last_mut() {
                    last.text.push('\n');
                    last.text.push_str(line);
                }
            }
        }
    }
    entries
}

pub(super) fn is_key(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text
            .chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

impl Entry {
    /// The variables that the text names itself.
    fn own_variables(&self) -> BTreeSet<String> {
        let after_dollars = self.text.split('$').skip(1);
        after_dollars.map(|rest| word(rest).to_owned()).collect()
    }

    /// The other messages that the text contains.
    pub(super) fn references(&self) -> BTreeSet<String> {
        let placeables = self.text.split('{').skip(1);
        let heads = placeables.filter_map(|rest| {
            let (inside, _) = rest.split_once('}')?;
            let inside = inside.trim();
            inside.split(['.', ' ']).next().filter(|head| is_key(head))
        });
        heads.map(str::to_owned).collect()
    }
}

/// The letters, digits and hyphens at the start of `text`.
fn word(text: &str) -> &str {
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    end.map_or(text, |end| text.split_at(end).0)
}

/// The variables of every entry, those of the messages it contains included.
fn variables(entries: &[Entry]) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<_, _> = entries
        .iter()
        .map(|entry| (entry.key.clone(), entry.own_variables()))
        .collect();
    // Three passes reach through three levels of containment; deeper ones would fail to be said below.
    for _ in 0..3 {
        for entry in entries {
            for reference in entry.references() {
                let more = found.get(&reference).cloned();
                let more = more.unwrap_or_else(|| panic!("{} contains {reference}", entry.key));
                found.entry(entry.key.clone()).or_default().extend(more);
            }
        }
    }
    found
}

#[test]
fn every_file_can_be_read_and_no_key_is_defined_twice() {
    for locale in Locale::ALL {
        for (subject, text) in files::of(locale) {
            if let Err((_, errors)) = FluentResource::try_new((*text).to_owned()) {
                panic!("{locale:?} {subject}: {errors:?}");
            }
        }
        let mut seen = BTreeSet::new();
        for entry in entries(locale) {
            assert!(seen.insert(entry.key.clone()), "{locale:?} {}", entry.key);
        }
    }
}

#[test]
fn every_language_has_the_same_texts_with_the_same_variables() {
    for locale in Locale::ALL {
        let english = variables(&english_for(locale));
        assert!(english.len() > 100, "the files are found");
        let other = variables(&entries(locale));
        for (key, variables) in &english {
            assert_eq!(other.get(key), Some(variables), "{locale:?} {key}");
        }
        for key in other.keys() {
            assert!(english.contains_key(key), "only {locale:?} has {key}");
        }
    }
}

#[test]
fn every_text_can_be_said() {
    for locale in Locale::ALL {
        for (key, variables) in variables(&entries(locale)) {
            for number in [-3, 0, 1, 2, 5, 6, 20] {
                let mut args = FluentArgs::new();
                for name in &variables {
                    args.set(name.as_str(), number);
                }
                let said = words(locale).try_find(&key, Some(&args));
                let (text, errors) = said.unwrap_or_else(|| panic!("{locale:?} lacks {key}"));
                assert!(errors.is_empty(), "{locale:?} {key}: {errors:?}");
                assert!(!text.contains(['{', '}', '$']), "{locale:?} {key}: {text}");
            }
        }
    }
}

/// What is rightly the same in two languages: names, and words they share.
const SAME: &[&str] = &[
    "board-game-tile-artefact",
    "board-game-tile-points",
    "button-add-normal",
    "button-board-game-card",
    "button-classic-card",
    "button-daily-week",
    "button-league-pause",
    "button-rivals-lay",
    "button-roll-write-arrow-end",
    "choice-language-de",
    "choice-language-en",
    "choice-language-es",
    "choice-language-fr",
    "choice-language-nl",
    "choice-language-pt-br",
    "choice-level-normal",
    "classic-name",
    "cmd-config",
    "cmd-hand",
    "cmd-lostcities",
    "cmd-privacy",
    "cmd-solo",
    "cmd-stats",
    "config-those",
    "help-game",
    "help-short-classic",
    "help-short-roll-write",
    "league-division",
    "league-picture-places",
    "league-picture-points",
    "opt-challenge-thread",
    "opt-config-invitations",
    "opt-config-openers",
    "opt-config-threads",
    "opt-evening-minutes",
    "opt-open-computers",
    "opt-open-thread",
    "opt-solo-computers",
    "roll-write-name",
    "seat-computer",
    "seat-computer-numbered",
    "stats-game-rated",
    "stats-rating",
    "table-ratings",
];

impl Entry {
    /// Whether the text has words besides what it contains.
    fn has_words(&self) -> bool {
        let plain = self
            .text
            .split('{')
            .filter_map(|part| part.split('}').next_back());
        plain.flat_map(str::chars).any(char::is_alphabetic)
    }
}

#[test]
fn no_text_was_left_in_english() {
    let others = Locale::ALL.into_iter().filter(|&of| of != Locale::English);
    for locale in others {
        for (ours, theirs) in english_for(locale).iter().zip(entries(locale)) {
            assert_eq!(ours.key, theirs.key, "{locale:?}: the same order");
            let is_left = ours.has_words() && ours.text == theirs.text;
            assert!(
                !is_left || SAME.contains(&ours.key.as_str()),
                "{locale:?} {}",
                ours.key
            );
        }
    }
}
