//! No two files of `src/discord` import each other, directly or by way of others: each can be read after those that it names.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The layer whose files are looked at. Its root file names all of them, and is named by all of them.
const LAYER: &str = "discord";

/// Which modules each module names; `discord::play::route` is one.
type Arrows = BTreeMap<String, BTreeSet<String>>;

#[test]
fn files_do_not_import_each_other_in_a_circle() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files = rust_files(&src.join(LAYER)).into_iter().map(|file| {
        let inside = file.strip_prefix(&src).unwrap().with_extension("");
        let names: Vec<_> = inside.iter().map(|name| name.to_str().unwrap()).collect();
        (names.join("::"), fs::read_to_string(&file).unwrap())
    });
    let circle = circle(&arrows(&files.collect()));
    assert_eq!(circle, None, "these import each other");
}

#[test]
fn a_circle_is_found() {
    let files = |menu: &str| {
        let files = [
            (
                "discord::answer",
                "use super::{\n    Bot,\n    refusals::in_words,\n};",
            ),
            ("discord::config", "fn f() { super::settings::menu::of(1) }"),
            (
                "discord::refusals",
                "use crate::discord::{config, rest::{Rest, limits}};",
            ),
            (
                "discord::rest",
                "// use super::answer;\nmod tests {\n    use super::super::answer;\n}",
            ),
            ("discord::settings", "use crate::table;"),
            ("discord::settings::menu", menu),
        ];
        files.map(|(path, text)| (path.to_owned(), text.to_owned()))
    };
    let found = circle(&arrows(&files("use super::super::answer::Answer;").into()));
    let expected = ["answer", "refusals", "config", "settings::menu"];
    let expected = expected.map(|name| format!("discord::{name}"));
    assert_eq!(found, Some(expected.to_vec()));
    assert_eq!(
        circle(&arrows(&files("use super::super::Bot;").into())),
        None
    );
}

/// What each of these files names of the others. A path leads to the file that has the longest part of it.
fn arrows(files: &BTreeMap<String, String>) -> Arrows {
    let arrows = files.iter().map(|(path, text)| {
        let found = named(path, text).into_iter().filter_map(|named| {
            let mut parts: Vec<&str> = named.split("::").collect();
            while !files.contains_key(&parts.join("::")) {
                parts.pop()?;
            }
            Some(parts.join("::")).filter(|other| other != path)
        });
        (path.clone(), found.collect())
    });
    arrows.collect()
}

/// Everything of the layer that a file names outside of its tests.
fn named(path: &str, text: &str) -> Vec<String> {
    let text = text.split("\nmod tests {").next().unwrap_or_default();
    let code = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let code = code.collect::<Vec<_>>().join("\n");
    let from_root = code.split("crate::discord::").skip(1);
    let from_root = from_root
        .flat_map(leaves)
        .map(|leaf| format!("{LAYER}::{leaf}"));
    let mut all: Vec<String> = from_root.collect();
    let mut rest = code.as_str();
    while let Some((before, after)) = rest.split_once("super::") {
        rest = after;
        if before.ends_with("super::") {
            continue;
        }
        let mut parent = path.rsplit_once("::").map_or("", |(parent, _)| parent);
        let mut leaf = after;
        while let Some(higher) = leaf.strip_prefix("super::") {
            (parent, _) = parent.rsplit_once("::").unwrap_or_default();
            (leaf, rest) = (higher, higher);
        }
        all.extend(leaves(leaf).iter().map(|leaf| format!("{parent}::{leaf}")));
    }
    all
}

/// The paths that a text begins with: `a::{b, c::d}` has `a::b` and `a::c::d`.
fn leaves(text: &str) -> Vec<String> {
    let is_path = |c: char| c.is_alphanumeric() || matches!(c, '_' | ':');
    let (path, rest) = text.split_at(text.find(|c| !is_path(c)).unwrap_or(text.len()));
    let Some(group) = rest.strip_prefix('{') else {
        return vec![path.to_owned()];
    };
    let mut depth = 0;
    let items = group.split(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        // The group ends where it is left; what comes after it is cut off below.
        depth < 0 || (depth == 0 && c == ',')
    });
    let mut found = Vec::new();
    let mut length = 0;
    for item in items {
        found.extend(
            leaves(item.trim())
                .iter()
                .map(|leaf| format!("{path}{leaf}")),
        );
        length += item.len();
        if group
            .get(length..)
            .is_some_and(|rest| rest.starts_with('}'))
        {
            break;
        }
        length += 1;
    }
    found
}

/// One of the shortest ways from a module back to itself, if there is one.
fn circle(arrows: &Arrows) -> Option<Vec<String>> {
    let circles = arrows.keys().filter_map(|start| way_back(arrows, start));
    circles.min_by_key(Vec::len)
}

fn way_back(arrows: &Arrows, start: &str) -> Option<Vec<String>> {
    let mut ways = vec![vec![start.to_owned()]];
    let mut seen = BTreeSet::new();
    while !ways.is_empty() {
        let mut longer = Vec::new();
        for way in ways {
            for next in &arrows[way.last()?] {
                if next == start {
                    return Some(way);
                }
                if seen.insert(next.clone()) {
                    longer.push([&way[..], std::slice::from_ref(next)].concat());
                }
            }
        }
        ways = longer;
    }
    None
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}
