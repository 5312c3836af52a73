//! Programs that play against each other over LCP, as processes.

use std::fs;
use std::process::{Command, Stdio};

use serde_json::json;
use tempfile::TempDir;

use super::kept::said;

const PROGRAM: &str = env!("CARGO_BIN_EXE_lostcities");

/// What the arena says of `a` against `b`, which run in this folder.
fn arena(folder: &TempDir, a: &str, b: &str, more: &str) -> (bool, String) {
    let mut command = Command::new(PROGRAM);
    command.args(["arena", "--a", a, "--b", b]);
    command.args(more.split_whitespace());
    said(&command.current_dir(folder).output().unwrap())
}

/// The bot's player as another program.
fn computer(level: &str) -> String {
    format!("{PROGRAM} lcp --level {level}")
}

/// A program in the shell's language, which is started in the folder.
fn script(folder: &TempDir, name: &str, lines: &str) -> String {
    fs::write(folder.path().join(name), lines).unwrap();
    format!("sh {name}")
}

fn number_after(text: &str, words: &str) -> f64 {
    let (_, rest) = text.split_once(words).unwrap();
    rest.split_whitespace().next().unwrap().parse().unwrap()
}

/// How many of both have never failed.
fn n_faultless(text: &str) -> usize {
    text.matches(" 0 illegal answers, 0 other failures").count()
}

#[test]
fn the_better_of_two_programs_wins() {
    let folder = TempDir::new().unwrap();
    let more = "--rounds 1 --deals 6";
    let (is_content, text) = arena(&folder, &computer("normal"), &computer("easy"), more);
    assert!(is_content && n_faultless(&text) == 2, "{text}");
    assert!(number_after(&text, "a won ") > 60.0, "{text}");
    assert!(number_after(&text, "a is ") > 0.0, "{text}");
}

#[test]
fn a_player_is_exactly_as_good_as_itself() {
    let folder = TempDir::new().unwrap();
    for game in ["classic", "rivals"] {
        let more = format!("--game {game} --deals 3 --seed 4");
        let (_, text) = arena(&folder, "builtin:easy", &computer("easy"), &more);
        let even = "a won 50.0 ± 0.0 % of the matches\na is +0.0 ± 0.0 points ahead";
        assert!(text.contains(even), "{text}");
    }
}

#[test]
fn levels_of_the_bot_know_corrected_values() {
    let folder = TempDir::new().unwrap();
    let fact = json!({"value": 7, "confidence": "certain", "source": "a photo"});
    let correction = json!({"classic": {"hand": fact}});
    fs::write(folder.path().join("values"), correction.to_string()).unwrap();
    let more = "--rounds 1 --deals 1 --values values";
    let (is_content, text) = arena(&folder, "builtin:easy", "builtin:easy", more);
    assert!(is_content && n_faultless(&text) == 2, "{text}");
}

#[test]
fn a_program_that_fails_loses_and_the_arena_goes_on() {
    let folder = TempDir::new().unwrap();
    for (name, rest, illegal, why) in [
        ("hangs", "exec sleep 600", 0, "did not answer within 1s"),
        ("dies", "read line; exit 1", 0, "it ended"),
        ("floods", "exec cat /dev/zero", 0, "longer than 1000 bytes"),
        ("raves", "exec yes rubbish", 2, "it answered \"rubbish\""),
    ] {
        let faulty = script(&folder, name, &format!("read line; echo lcp 2 it; {rest}"));
        let more = "--rounds 1 --deals 1 --patience 1";
        let (is_content, text) = arena(&folder, &faulty, "builtin:easy", more);
        assert!(is_content && text.contains(why), "{name}: {text}");
        let others = 2 - illegal;
        let counted = format!("{illegal} illegal answers, {others} other failures");
        assert!(text.contains(&counted), "{name}: {text}");
        assert!(text.contains("a won 0.0 ± inf %"), "{name}: {text}");
    }
    let (is_content, text) = arena(&folder, "yes", "builtin:easy", "");
    assert!(!is_content && text.contains("it answered \"y\""), "{text}");
}

#[test]
fn a_program_that_knows_the_first_version_alone_plays_the_card_game() {
    let folder = TempDir::new().unwrap();
    let old = format!("read line; echo error; exec {}", computer("normal"));
    let old = script(&folder, "old", &old);
    let (_, text) = arena(&folder, &old, "builtin:easy", "--deals 2");
    assert!(
        n_faultless(&text) == 2 && number_after(&text, "a won ") > 50.0,
        "{text}"
    );
    let (is_content, text) = arena(&folder, &old, "builtin:easy", "--game rivals");
    assert!(
        !is_content && text.contains("no LCP that has this match"),
        "{text}"
    );
}

#[test]
#[expect(
    clippy::print_stderr,
    reason = "who runs it should see what is skipped"
)]
fn the_player_of_the_documents_plays_all_games() {
    let mut python = Command::new("python3");
    if python
        .arg("--version")
        .stdout(Stdio::null())
        .status()
        .is_err()
    {
        eprintln!("skipped: there is no python3 to run docs/lcp_player.py");
        return;
    }
    let folder = TempDir::new().unwrap();
    let player = concat!(
        "python3 ",
        env!("CARGO_MANIFEST_DIR"),
        "/docs/lcp_player.py"
    );
    for more in [
        "classic --rounds 1",
        "rivals --seats 3",
        "roll_write",
        "board --rounds 1",
    ] {
        let more = format!("--deals 1 --game {more}");
        let (_, text) = arena(&folder, player, "builtin:easy", &more);
        assert_eq!(n_faultless(&text), 2, "{text}");
    }
}
