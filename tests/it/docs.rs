//! What the documents say and a machine can check.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A citation in the code is the first line of a rule (`000:66`), an example (`C5`) or a section; whoever searches
/// `docs/RULES.md` for it must find it.
#[test]
fn every_rule_that_the_code_cites_is_in_the_digest() {
    let digest = read("docs/RULES.md");
    let known: BTreeSet<&str> = words(&digest).collect();
    let mut missing = BTreeSet::new();
    let mut n_cited = 0;
    for path in ["crates", "src", "tests", "benches", "assets"]
        .iter()
        .flat_map(|folder| files(&root().join(folder)))
    {
        let Ok(text) = fs::read_to_string(&path) else {
            continue;
        };
        let has_examples = path.starts_with(root().join("crates/rules/src/games"))
            || path.starts_with(root().join("crates/present/src"));
        for word in words(&text) {
            if is_line(word) || (has_examples && is_example(word)) {
                n_cited += 1;
                if !known.contains(word) {
                    missing.insert(format!("{}: {word}", path.display()));
                }
            }
        }
        for after in text.split("RULES.md, section ").skip(1) {
            let number = after.split(|letter: char| !letter.is_ascii_digit()).next();
            let heading = format!("\n## {}. ", number.unwrap_or_default());
            if !digest.contains(&heading) && !path.ends_with("tests/it/docs.rs") {
                missing.insert(format!("{}: section {after:.9}", path.display()));
            }
        }
    }
    assert!(n_cited > 250, "only {n_cited} citations were found");
    assert!(missing.is_empty(), "docs/RULES.md lacks {missing:#?}");
}

/// Whether `word` is a rulebook and a line, such as `004:12`.
fn is_line(word: &str) -> bool {
    word.split_once(':').is_some_and(|(book, line)| {
        matches!(book, "000" | "001" | "002" | "003" | "004") && is_number(line)
    })
}

/// Whether `word` is an example, such as `R12`.
fn is_example(word: &str) -> bool {
    word.strip_prefix(['C', 'R', 'V', 'B'])
        .is_some_and(is_number)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != ':')
        .map(|word| word.trim_end_matches(':'))
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}
