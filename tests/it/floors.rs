//! Who may name whom in `src/`, as `docs/ARCHITECTURE.md` says. A new edge is a design decision: change the table in a
//! commit of its own.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A module of `src/`, and what it may name of others: a whole module, or one item of it.
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

/// What is pure: no input or output, no clock, nothing that waits.
const PURE: &[&str] = &["registry", "match_file"];

/// What pure modules may not name.
const IMPURE: &[&str] = &[
    "tokio",
    "tokio_util",
    "sqlx",
    "serenity",
    "poise",
    "axum",
    "reqwest",
    "tracing",
    "async",
    "await",
    "std::fs",
    "std::io",
    "std::net",
    "std::env",
    "std::process",
    "std::time",
    "std::thread",
    "println",
    "eprintln",
];

/// What other modules may not name.
const FOREIGN: &[(&str, &[&str])] = &[
    ("i18n", &["sqlx", "serenity", "poise", "tokio"]),
    ("store", &["serenity", "poise"]),
    (
        "table",
        &["serenity", "poise", "sqlx", "resvg", "fluent_bundle"],
    ),
    ("discord", &["sqlx"]),
];

/// No file is longer.
const MAX_LINES: usize = 600;

#[test]
fn every_module_names_only_what_its_floor_allows() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut faults = Vec::new();
    for file in rust_files(&src) {
        let text = fs::read_to_string(&file).unwrap();
        let path = module_path(file.strip_prefix(&src).unwrap());
        faults.extend(faults_of(&path, &text));
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn no_rust_file_is_too_long() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["src", "crates", "tests", "benches"].map(|folder| root.join(folder));
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
fn forbidden_edges_are_found() {
    for (module, text) in [
        ("registry", "use crate::store::MatchId;"),
        ("registry", "fn f() { crate::store::classic::g() }"),
        ("registry", "async fn wait() {}"),
        ("registry", "use std::{fmt, time::{Duration, Instant}};"),
        ("registry", "fn f() { println!(\"{}\", 1) }"),
        ("match_file/verify", "use super::super::store::MatchId;"),
        (
            "match_file/verify",
            "mod tests { use super::super::super::store; }",
        ),
        (
            "store",
            "use crate::{games::{GameKind, classic::Card}, kernel};",
        ),
        ("store", "use crate::games;"),
        ("store", "use crate::games::*;"),
        (
            "i18n",
            "use crate::{\n    kernel::Seat,\n    games::GameKind, // why\n};",
        ),
        ("discord", "use crate::{self as root, store::Stored};"),
        ("discord", "let x = '\"'; use crate::store;"),
        ("table", "fn f() -> serenity::Result<()> { }"),
        ("attic", "use crate::kernel;"),
    ] {
        let path: Vec<_> = module.split('/').map(str::to_owned).collect();
        assert!(!faults_of(&path, text).is_empty(), "{module}: {text}");
    }
}

#[test]
fn allowed_edges_are_left_alone() {
    for (module, text) in [
        (
            "match_file/verify",
            "use crate::kernel::{Game, Seat}; use super::MatchFile;",
        ),
        (
            "match_file/verify",
            "mod tests { use super::super::MatchFile; use super::*; }",
        ),
        ("store", "use crate::{games::GameKind, kernel};"),
        (
            "registry",
            "// use crate::store;\n/* tokio::spawn */ const S: &str = \"crate::store\";",
        ),
        (
            "registry",
            "const S: &str = r#\"say \"crate::store\" \"#; fn f<'a>(x: &'a str) {}",
        ),
        ("registry", "struct Async; fn print() { self::x::y(); }"),
        ("main", "lostcities::cli::run()"),
    ] {
        let path: Vec<_> = module.split('/').map(str::to_owned).collect();
        assert_eq!(faults_of(&path, text), [""; 0], "{module}: {text}");
    }
}

/// Everything that a file of module `path` names and may not.
fn faults_of(path: &[String], text: &str) -> Vec<String> {
    let module = path[0].as_str();
    if matches!(module, "lib" | "main") {
        return Vec::new();
    }
    let place = path.join("::");
    let Some((_, may_name)) = MAY_NAME.iter().find(|(name, _)| *name == module) else {
        return vec![format!("{place}: the module {module} has no floor")];
    };
    let tokens = tokens(text);
    let named = named(path, &tokens);
    let mut faults = Vec::new();
    for (other, item) in &named.ours {
        let whole = format!("{other}::{item}");
        if other != module && !may_name.iter().any(|may| may == other || *may == whole) {
            faults.push(format!("{place} may not name {whole}"));
        }
    }
    let foreign = FOREIGN.iter().filter(|(name, _)| *name == module);
    let pure = PURE.contains(&module).then_some(IMPURE);
    for forbidden in foreign
        .map(|(_, forbidden)| *forbidden)
        .chain(pure)
        .flatten()
    {
        if named.others.contains(*forbidden) {
            faults.push(format!("{place} may not name {forbidden}"));
        }
    }
    faults
}

/// What a file names.
#[derive(Default)]
struct Named {
    /// Modules of this crate, each with the item that is named in it (`*` for all, nothing for the module itself).
    ours: BTreeSet<(String, String)>,
    /// First and first two words of all other paths, and single words.
    others: BTreeSet<String>,
}

/// Walks through a file with its inline modules and resolves every path that leads out of its module.
fn named(path: &[String], tokens: &[&str]) -> Named {
    let mut named = Named::default();
    // Inline modules with the depth of braces at which each ends.
    let mut inline: Vec<usize> = Vec::new();
    let (mut depth, mut at) = (0, 0);
    while at < tokens.len() {
        let token = tokens[at];
        match token {
            "mod" if tokens.get(at + 2) == Some(&"{") => {
                inline.push(depth);
                (at, depth) = (at + 2, depth + 1);
            }
            "{" => depth += 1,
            "}" => {
                depth = depth.saturating_sub(1);
                if inline.last() == Some(&depth) {
                    inline.pop();
                }
            }
            // A path starts where none goes on.
            _ if at > 0 && tokens[at - 1] == "::" => {}
            "crate" | "super" | "self" => {
                let mut module: Vec<&str> = path.iter().map(String::as_str).collect();
                module.resize(path.len() + inline.len(), "inline");
                let rest = climb(&mut module, &tokens[at..]);
                for leaf in leaves(rest) {
                    let whole: Vec<&str> = module.iter().copied().chain(leaf).collect();
                    if let Some(first) = whole.first() {
                        let item = whole.get(1).copied().unwrap_or_default();
                        named.ours.insert(((*first).to_owned(), item.to_owned()));
                    }
                }
            }
            _ => {
                named.others.insert(token.to_owned());
                if tokens.get(at + 1) == Some(&"::") {
                    for leaf in leaves(&tokens[at..]) {
                        named.others.insert(leaf[..leaf.len().min(2)].join("::"));
                    }
                }
            }
        }
        at += 1;
    }
    named
}

/// Follows `crate`, `self` and `super` from `module`; what remains begins with a name.
fn climb<'t, 's>(module: &mut Vec<&str>, tokens: &'t [&'s str]) -> &'t [&'s str] {
    let mut rest = tokens;
    loop {
        match rest {
            ["crate", "::", ..] => module.clear(),
            ["super", "::", ..] => {
                module.pop();
            }
            ["self", "::", ..] => {}
            _ => return rest,
        }
        rest = &rest[2..];
    }
}

/// All paths of a use tree: `a::{b, c::d}` has `a b` and `a c d`.
fn leaves<'t>(tokens: &[&'t str]) -> Vec<Vec<&'t str>> {
    let (mut found, mut prefix, mut groups) = (Vec::new(), Vec::new(), Vec::new());
    let mut is_whole = false;
    for (at, &token) in tokens.iter().enumerate() {
        let goes_on = tokens.get(at + 1) == Some(&"::");
        match token {
            "::" => {}
            "{" if at > 0 && tokens[at - 1] == "::" || at == 0 => groups.push(prefix.len()),
            "," | "}" if !groups.is_empty() => {
                if token == "}" {
                    groups.pop();
                }
                prefix.truncate(groups.last().copied().unwrap_or_default());
                is_whole = false;
                if groups.is_empty() {
                    return found;
                }
            }
            // `as` and its name.
            _ if is_whole && !groups.is_empty() => {}
            _ if token == "*" || token.chars().all(|c| c.is_alphanumeric() || c == '_') => {
                prefix.push(token);
                if !goes_on {
                    is_whole = true;
                    found.push(prefix.clone());
                    if groups.is_empty() {
                        return found;
                    }
                }
            }
            _ if groups.is_empty() => return found,
            _ => {}
        }
    }
    found
}

/// The words and signs of a file without its comments, texts and lifetimes.
fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(length) = raw_text(rest).or_else(|| quoted(rest)) {
            length
        } else if rest.starts_with("::") {
            tokens.push("::");
            2
        } else if first.is_alphanumeric() || first == '_' {
            let is_word = |c: char| c.is_alphanumeric() || c == '_';
            let length = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            tokens.push(rest.get(..length).unwrap());
            length
        } else {
            if !first.is_whitespace() {
                tokens.push(rest.get(..first.len_utf8()).unwrap());
            }
            first.len_utf8()
        };
        rest = rest.get(length..).unwrap();
    }
    tokens
}

/// How long the raw text is that `rest` begins with, if it does.
fn raw_text(rest: &str) -> Option<usize> {
    let hashes = rest.strip_prefix('r')?;
    let n_hashes = hashes.find(|c| c != '#')?;
    hashes.get(n_hashes..)?.strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(n_hashes));
    let start = 1 + n_hashes + 1;
    let length = rest.get(start..)?.find(&end)?;
    Some(start + length + end.len())
}

/// How long the text, character or lifetime is that `rest` begins with, if it does.
fn quoted(rest: &str) -> Option<usize> {
    let quote = rest.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    if quote == '\'' {
        let mut letters = rest.chars().skip(1);
        let (letter, after) = (letters.next()?, letters.next());
        if letter != '\\' && after != Some('\'') {
            // A lifetime: the tick alone is skipped, and its name is a word like any other.
            return Some(1);
        }
    }
    let mut is_escaped = false;
    let end = rest.char_indices().skip(1).find(|&(_, c)| {
        let is_end = c == quote && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        is_end
    });
    end.map(|(at, _)| at + 1)
}

/// The module that a file below `src/` holds: `games/classic/card.rs` is `games classic card`.
fn module_path(file: &Path) -> Vec<String> {
    let without = file.with_extension("");
    let names = without.components();
    names
        .map(|name| name.as_os_str().to_str().unwrap().to_owned())
        .collect()
}

/// All Rust files in a folder and the folders in it; none if there is no such folder.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut files = Vec::new();
    for entry in entries {
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
