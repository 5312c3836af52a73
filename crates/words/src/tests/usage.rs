//! Every text that the source names exists, and every text that exists is named.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::entries::{entries, is_key};
use crate::Locale;

/// The text of every source file, without its tests, and of the lessons.
fn sources() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    for folder in [
        "src",
        "crates/matches/src",
        "crates/present/assets/lessons",
        "crates/present/src",
        "crates/words/src",
    ] {
        collect(&root.join(folder), &mut found);
    }
    found
}

fn collect(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("the source is there") {
        let path = entry.expect("it can be listed").path();
        let name = path.file_stem().expect("it has a name").to_string_lossy();
        if name == "tests" {
            continue;
        }
        if path.is_dir() {
            collect(&path, found);
        } else if path
            .extension()
            .is_some_and(|extension| extension == "rs" || extension == "json")
        {
            let text = fs::read_to_string(&path).expect("it can be read");
            let code = text
                .split("\n#[cfg(test)]\nmod ")
                .next()
                .unwrap_or_default();
            found.push(code.to_owned());
        }
    }
}

/// The string literals that directly follow `before`.
fn literals_after<'a>(source: &'a str, before: &str) -> Vec<&'a str> {
    let rests = source.split(before).skip(1);
    let literals = rests.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
    literals.collect()
}

/// Whether a person could mean a key with this.
fn is_key_or_attribute(text: &str) -> bool {
    let mut parts = text.split('.');
    parts.all(is_key) && text.split('.').count() <= 2
}

#[test]
fn every_text_that_the_source_names_exists() {
    let known: BTreeSet<String> = entries(Locale::English)
        .into_iter()
        .map(|entry| entry.key)
        .collect();
    for source in sources() {
        for before in ["Msg::new(", ".plain("] {
            for key in literals_after(&source, before) {
                let is_pattern = !is_key_or_attribute(key);
                assert!(is_pattern || known.contains(key), "no text for {key:?}");
            }
        }
    }
}

#[test]
fn every_text_is_named_somewhere() {
    let sources = sources();
    let entries = entries(Locale::English);
    let contained: BTreeSet<String> = entries
        .iter()
        .flat_map(super::entries::Entry::references)
        .collect();
    // `format!("cmd-{name}")` names every key that begins so.
    let starts: BTreeSet<&str> = sources
        .iter()
        .flat_map(|source| source.split('"'))
        .filter_map(|text| text.split_once('{').map(|(start, _)| start))
        .filter(|start| start.ends_with('-') && is_key(start))
        .collect();
    let named: BTreeSet<&str> = sources
        .iter()
        .flat_map(|source| source.split('"'))
        .collect();
    let is_used = |key: &str| {
        let message = key.split('.').next().unwrap_or_default();
        let is_named = named.contains(key) || named.contains(message);
        is_named || contained.contains(key) || starts.iter().any(|start| key.starts_with(*start))
    };
    let keys = entries.iter().map(|entry| entry.key.as_str());
    let unused: Vec<&str> = keys.filter(|key| !is_used(key)).collect();
    assert!(unused.is_empty(), "never used: {unused:?}");
}
