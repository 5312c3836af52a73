//! No type of the bot has so many methods in so many files that a reader loses sight of it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// No type whose methods are in more than one file has more of them.
const MAX_METHODS: usize = 25;

/// A Rust file, by its path without the ending.
struct Source {
    path: Vec<String>,
    text: String,
}

/// The methods of one type.
#[derive(Default)]
struct Methods {
    n: usize,
    files: BTreeSet<String>,
}

#[test]
fn no_type_has_too_many_methods_in_several_files() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let faults = too_many(&sources(&src), MAX_METHODS);
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn methods_of_one_type_are_counted_over_its_files() {
    let source = |path: &str, text: &str| Source {
        path: path.split('/').map(str::to_owned).collect(),
        text: text.to_owned(),
    };
    let sources = [
        source(
            "table",
            "pub struct Tables {\n}\n\nimpl Tables {\n    pub fn new() {}\n\n    async fn go(self) {}\n}\n",
        ),
        source(
            "table/play",
            "impl super::Tables {\n    pub(super) async fn act(\n    }\n}\n\nimpl Clone for Tables {\n    fn clone() {}\n}\n",
        ),
        // Another type of this name.
        source(
            "store/tables",
            "struct Tables<'a>(&'a Store);\n\nimpl<'a> Tables<'a> {\n    fn one() {}\n}\n",
        ),
        source(
            "store/tables/tests",
            "#[cfg(test)]\nmod tests {\n    impl Tables {\n    }\n}\n",
        ),
        // All in one file.
        source(
            "i18n",
            "enum Words {}\n\nimpl Words {\n    fn a() {}\n    fn b() {}\n    const fn c() {}\n    fn d() {}\n}\n",
        ),
    ];
    assert_eq!(too_many(&sources, 3), [""; 0]);
    let fault = "Tables has 3 methods in 2 files: table, table/play";
    assert_eq!(too_many(&sources, 2), [fault]);
}

/// The types of a crate that have methods in more than one file, and more than `at_most` of them.
fn too_many(sources: &[Source], at_most: usize) -> Vec<String> {
    let mut methods = BTreeMap::<_, Methods>::new();
    for source in sources {
        for (name, n) in methods_of(&source.text) {
            let home = home(&name, source, sources);
            let methods = methods.entry((name, home)).or_default();
            methods.n += n;
            methods.files.insert(source.path.join("/"));
        }
    }
    let faults = methods
        .into_iter()
        .filter_map(|((name, _), Methods { n, files })| {
            let n_files = files.len();
            let list = Vec::from_iter(files).join(", ");
            (n > at_most && n_files > 1)
                .then(|| format!("{name} has {n} methods in {n_files} files: {list}"))
        });
    faults.collect()
}

/// Where the type is declared that a file means by this name: nearest to the file.
fn home<'a>(name: &str, source: &Source, sources: &'a [Source]) -> &'a [String] {
    let declares = |other: &&Source| {
        other.text.lines().any(|line| {
            let mut words = line.split(' ').skip_while(is_visibility);
            matches!(words.next(), Some("struct" | "enum"))
                && words.next().is_some_and(|word| identifier(word) == name)
        })
    };
    let shared = |other: &&Source| {
        let both = other.path.iter().zip(&source.path);
        both.take_while(|(a, b)| a == b).count()
    };
    let nearest = sources.iter().filter(declares).max_by_key(shared);
    nearest.map_or(&[], |source| &source.path)
}

/// How many methods each block of methods of a file adds to its type, except for those of traits and tests.
fn methods_of(text: &str) -> Vec<(String, usize)> {
    let text = text.split("\nmod tests {").next().unwrap_or_default();
    let mut found = Vec::new();
    let mut is_inside = false;
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("impl") {
            is_inside = !rest.contains(" for ");
            if is_inside {
                found.push((type_name(rest), 0));
            }
        } else if line == "}" {
            is_inside = false;
        } else if let Some((_, n)) = found.last_mut().filter(|_| is_inside) {
            *n += usize::from(begins_method(line));
        }
    }
    found
}

/// The name in `<'a> super::Tables<'a> {`.
fn type_name(rest: &str) -> String {
    let rest = match rest.strip_prefix('<') {
        Some(generics) => generics.split_once("> ").map_or("", |(_, rest)| rest),
        None => rest,
    };
    let path = rest.trim_start().split(['<', ' ']).next();
    let name = path.and_then(|path| path.rsplit("::").next());
    name.unwrap_or_default().to_owned()
}

/// Whether a line is the first one of a method, at the indentation of rustfmt.
fn begins_method(line: &str) -> bool {
    let Some(line) = line.strip_prefix("    ") else {
        return false;
    };
    let mut words = line
        .split(' ')
        .skip_while(is_visibility)
        .skip_while(|word| matches!(*word, "const" | "async"));
    words.next() == Some("fn")
}

/// Whether a word belongs to `pub` or `pub(in crate::table)`.
fn is_visibility(word: &&str) -> bool {
    word.starts_with("pub") || word.ends_with(')')
}

fn identifier(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    text.get(..end.unwrap_or(text.len())).unwrap_or_default()
}

/// All Rust files in a folder and the folders in it, except for folders of tests.
fn sources(folder: &Path) -> Vec<Source> {
    let mut sources = Vec::new();
    for file in rust_files(folder) {
        let inside = file.strip_prefix(folder).unwrap().with_extension("");
        let path = inside.iter().map(|part| part.to_str().unwrap().to_owned());
        sources.push(Source {
            path: path.collect(),
            text: fs::read_to_string(&file).unwrap(),
        });
    }
    sources
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
    files.sort();
    files
}
