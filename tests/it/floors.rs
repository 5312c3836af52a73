//! Which module of `src/` may name which, as `docs/ARCHITECTURE.md` says. Between crates Cargo decides that; this is about
//! the layers inside the bot. A new edge is a design decision: change the table in a commit for that alone.

use std::fs;
use std::path::{Path, PathBuf};

/// A module of `src/`, and which other modules or which of their items it may name.
const MAY_NAME: &[(&str, &[&str])] = &[
    ("i18n", &["kernel", "present"]),
    ("registry", &["kernel", "games", "ai", "present"]),
    (
        "match_file",
        &["kernel", "games::GameKind", "present", "registry"],
    ),
    (
        "store",
        &[
            "kernel",
            "games::GameKind",
            "games::Colour",
            "games::tally",
            "rating",
            "review",
        ],
    ),
    (
        "table",
        &[
            "kernel",
            "games::GameKind",
            "games::UnknownGame",
            "games::Colour",
            "games::tally",
            "present",
            "registry",
            "match_file",
            "store",
            "rating",
            "review",
        ],
    ),
    (
        "discord",
        &[
            "kernel",
            "games::GameKind",
            "present",
            "i18n",
            "render",
            "table",
        ],
    ),
    (
        "cli",
        &[
            "ai::lcp",
            "kernel",
            "games::GameKind",
            "present",
            "registry",
            "match_file",
            "store",
            "table",
            "discord",
            "sandbox",
        ],
    ),
];

/// What modules without input, output, clocks and waiting may not name.
const IMPURE: &[&str] = &[
    "tokio::",
    "sqlx::",
    "serenity::",
    "poise::",
    "tracing::",
    "async ",
    ".await",
    "std::fs",
    "std::io",
    "std::net",
    "std::env",
    "std::process",
    "std::time",
    "std::thread",
    "println!",
];

/// What a module may not name of other crates.
const MAY_NOT_NAME: &[(&str, &[&str])] = &[
    ("registry", IMPURE),
    ("match_file", IMPURE),
    ("i18n", &["sqlx::", "serenity::", "poise::", "tokio::"]),
    ("store", &["serenity::", "poise::"]),
    (
        "table",
        &["serenity::", "poise::", "sqlx::", "fluent_bundle::"],
    ),
    ("discord", &["sqlx::"]),
];

/// No file is longer.
const MAX_LINES: usize = 600;

#[test]
fn every_module_names_only_what_its_layer_allows() {
    let src = root().join("src");
    let mut faults = Vec::new();
    for file in rust_files(&src) {
        let inside = file.strip_prefix(&src).unwrap().with_extension("");
        let module = inside.iter().next().unwrap().to_str().unwrap();
        if !matches!(module, "lib" | "main") {
            let text = fs::read_to_string(&file).unwrap();
            let found = faults_of(module, &text);
            faults.extend(
                found
                    .iter()
                    .map(|fault| format!("{}: {fault}", inside.display())),
            );
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn no_rust_file_is_too_long() {
    let folders = ["src", "crates", "tests", "benches"].map(|folder| root().join(folder));
    for file in folders.iter().flat_map(|folder| rust_files(folder)) {
        let n_lines = fs::read_to_string(&file).unwrap().lines().count();
        assert!(
            n_lines <= MAX_LINES,
            "{} has {n_lines} lines",
            file.display()
        );
    }
}

#[test]
fn forbidden_names_are_found_and_allowed_ones_are_not() {
    for (module, line, is_allowed) in [
        ("registry", "use crate::store::MatchId;", false),
        ("registry", "async fn wait() {}", false),
        ("registry", "fn f() -> std::time::Instant {", false),
        ("store", "use crate::games::classic::Card;", false),
        ("store", "use crate::games::GameKind;", true),
        ("store", "use crate::games::{Colour, GameKind};", true),
        ("store", "use crate::games::{Colour, classic::Card};", false),
        (
            "store",
            "// serenity::Http does this in `crate::discord`",
            true,
        ),
        ("table", "fn f() -> serenity::Result<()> {", false),
        (
            "discord",
            "    let store = crate::store::Store::open();",
            false,
        ),
        ("discord", "use crate::discord::press::Button;", true),
        ("attic", "use crate::kernel;", false),
    ] {
        assert_eq!(
            faults_of(module, line).is_empty(),
            is_allowed,
            "{module}: {line}"
        );
    }
}

/// Everything that a file of this module names and may not. Lines that are comments name nothing; paths are written from
/// `crate::`, one for each `use`, as rustfmt and the rest of the code have them.
fn faults_of(module: &str, text: &str) -> Vec<String> {
    let Some((_, may_name)) = MAY_NAME.iter().find(|(name, _)| *name == module) else {
        return vec!["the module has no layer".to_owned()];
    };
    let foreign = MAY_NOT_NAME.iter().filter(|(name, _)| *name == module);
    let foreign: Vec<&str> = foreign
        .flat_map(|(_, names)| names.iter().copied())
        .collect();
    let mut faults = Vec::new();
    for line in text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
    {
        for path in line.split("crate::").skip(1).flat_map(paths) {
            let allowed = |name: &&str| path == *name || path.starts_with(&format!("{name}::"));
            if !allowed(&module) && !may_name.iter().any(allowed) {
                faults.push(format!("may not name {path}"));
            }
        }
        let named = foreign.iter().filter(|name| line.contains(**name));
        faults.extend(named.map(|name| format!("may not name {name}")));
    }
    faults
}

/// The paths that a line names after `crate::`: `games::{Colour, tally}` names `games::Colour` and `games::tally`.
fn paths(rest: &str) -> Vec<String> {
    let is_path = |c: char| c.is_alphanumeric() || matches!(c, '_' | ':' | '*');
    let end = rest.find(|c| !is_path(c)).unwrap_or(rest.len());
    let (path, rest) = rest.split_at(end);
    match rest.strip_prefix('{') {
        None => vec![path.to_owned()],
        Some(group) => {
            let group = group.split('}').next().unwrap_or_default();
            let items = group
                .split(',')
                .map(str::trim)
                .filter(|item| !item.is_empty());
            items.map(|item| format!("{path}{item}")).collect()
        }
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All Rust files in a folder and the folders in it.
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
    files.sort();
    files
}
