//! What the documents say and a machine can check.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use lostcities_postgres_cluster::{Server, ServerOptions, bin};

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

/// The table of crates names all of them, with the crates of ours on which each depends.
#[test]
fn the_table_of_crates_is_that_of_cargo() {
    let architecture = read("docs/ARCHITECTURE.md");
    let told: BTreeMap<&str, BTreeSet<&str>> = architecture
        .lines()
        .filter_map(|line| {
            let mut cells = line.strip_prefix("| `crates/")?.split('|');
            let name = cells.next()?.trim_end().trim_end_matches('`');
            let depends_on = cells.nth(1)?.trim();
            Some((
                name,
                depends_on.split(", ").filter(|name| *name != "–").collect(),
            ))
        })
        .collect();
    let manifests: Vec<(String, String)> = fs::read_dir(root().join("crates"))
        .unwrap()
        .map(|entry| {
            let name = entry.unwrap().file_name().into_string().unwrap();
            let manifest = read(&format!("crates/{name}/Cargo.toml"));
            (name, manifest)
        })
        .collect();
    let is: BTreeMap<&str, BTreeSet<&str>> = manifests
        .iter()
        .map(|(name, manifest)| {
            let dependencies = manifest.split("\n[dependencies]\n").skip(1);
            let ours = dependencies
                .flat_map(str::lines)
                .take_while(|line| !line.starts_with('['))
                .filter_map(|line| line.strip_prefix("lostcities-")?.split(' ').next());
            (name.as_str(), ours.collect())
        })
        .collect();
    assert_eq!(told, is);
}

/// The table of modules names those of `src/lib.rs`.
#[test]
fn the_table_of_modules_is_that_of_the_bot() {
    let architecture = read("docs/ARCHITECTURE.md");
    let (_, table) = architecture.split_once("| module | what it has |").unwrap();
    let told: BTreeSet<&str> = table
        .lines()
        .skip(2)
        .map_while(|line| line.strip_prefix("| `")?.split('`').next())
        .collect();
    let library = read("src/lib.rs");
    let is: BTreeSet<&str> = library
        .lines()
        .filter_map(|line| {
            let line = line.strip_prefix("pub ").unwrap_or(line);
            line.strip_prefix("mod ")?.strip_suffix(';')
        })
        .filter(|module| *module != "bot")
        .collect();
    assert_eq!(told, is);
}

/// The list of *A fifth game* has every file outside the games' own that names all four.
#[test]
fn the_list_for_a_fifth_game_is_complete() {
    let architecture = read("docs/ARCHITECTURE.md");
    let (_, list) = architecture
        .split_once("A test compares this list with the code:")
        .unwrap();
    let told: BTreeSet<&str> = list
        .split('`')
        .filter(|word| is_rust(Path::new(word)))
        .collect();
    let files: Vec<(String, String)> = ["src", "crates"]
        .iter()
        .flat_map(|folder| files(&root().join(folder)))
        .filter(|path| is_rust(path))
        .map(|path| {
            let inside = path
                .strip_prefix(root())
                .unwrap()
                .to_str()
                .unwrap()
                .to_owned();
            (inside, fs::read_to_string(path).unwrap())
        })
        .collect();
    let is: BTreeSet<&str> = files
        .iter()
        .filter(|(path, text)| !is_apart(path) && names_all_games(text))
        .map(|(path, _)| path.as_str())
        .collect();
    assert_eq!(told, is);
}

const GAMES: [[&str; 2]; 4] = [
    ["Classic", "classic"],
    ["RollWrite", "roll_write"],
    ["Rivals", "rivals"],
    ["BoardGame", "board_game"],
];

/// Whether the file is of one game, of tests, or no part of the bot.
fn is_apart(path: &str) -> bool {
    path.starts_with("crates/trainer/")
        || path.split(['/', '.']).any(|name| {
            matches!(name, "tests" | "benches") || GAMES.iter().any(|game| game[1] == name)
        })
}

/// Whether `text` names every game, but for comments and tests.
fn names_all_games(text: &str) -> bool {
    let (code, _) = text.split_once("#[cfg(test)]").unwrap_or((text, ""));
    let code: Vec<String> = code
        .lines()
        .map(|line| line.split_once("//").map_or(line, |(code, _)| code))
        .flat_map(|code| {
            code.split(|letter: char| !letter.is_alphanumeric() && !"_-".contains(letter))
        })
        .map(|word| word.replace('-', "_"))
        .collect();
    GAMES
        .iter()
        .all(|names| code.iter().any(|word| names.contains(&word.as_str())))
}

#[test]
fn files_that_documents_name_exist() {
    let all: Vec<PathBuf> = ["src", "crates", "tests", "benches", "fuzz"]
        .iter()
        .flat_map(|folder| files(&root().join(folder)))
        .collect();
    let mut missing = BTreeSet::new();
    for document in files(&root().join("docs")) {
        let text = match document.extension() {
            Some(extension) if extension == "md" => fs::read_to_string(&document).unwrap(),
            _ => continue,
        };
        let named = text
            .split('`')
            .filter(|word| is_rust(Path::new(word)) && !word.contains("NAME"));
        for name in named {
            if !all.iter().any(|path| path.ends_with(name)) {
                missing.insert(format!("{}: {name}", document.display()));
            }
        }
    }
    assert!(missing.is_empty(), "there is no {missing:#?}");
}

/// The commands of *A standby* make one that has everything when its primary is killed, and goes on alone.
#[test]
fn the_commands_for_a_standby_make_one_that_takes_the_place_of_its_primary() {
    let Some(bin) = bin() else { return };
    let options = ServerOptions {
        // Beside the data of either.
        settings: "unix_socket_directories = '..'",
        ..ServerOptions::default()
    };
    let primary = Server::start(bin, options);
    let operating = read("docs/OPERATING.md");
    let (_, section) = operating.split_once("\n## A standby\n").unwrap();
    let blocks = section.split("```sh\n").skip(1);
    let blocks: Vec<&str> = blocks
        .map(|rest| rest.split("```").next().unwrap())
        .collect();
    let [role, follow, wait, promote, ..] = blocks[..] else {
        panic!("there are only {blocks:?}");
    };
    let commands = format!(
        r#"home=$(mktemp -d)
        export PGDATA="$home/data"
        trap 'pg_ctl stop --mode=immediate; rm -rf "$home"' EXIT
        {role}
        psql --quiet --command="alter system set synchronous_standby_names = 'another'"
        {follow} {wait}
        until psql --tuples-only --no-align --command="select sync_state from pg_stat_replication" | grep --quiet --line-regexp sync; do sleep 0.1; done
        psql --quiet --command="create table moves as select 7 as move"
        kill -KILL $(head -n 1 "$PRIMARY/data/postmaster.pid")
        {promote}
        export PGHOST="$home"
        timeout 20 psql --quiet --command="insert into moves values (8)"
        test "$(psql --tuples-only --no-align --command='select sum(move) from moves')" = 15"#
    );
    primary.shell(&commands);
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

fn is_rust(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "rs")
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
