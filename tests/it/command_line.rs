//! What the program understands on its command line and in its environment.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use lostcities::sandbox::{Options, Sandbox, TOKEN};
use lostcities::store::DatabaseLock;
use serde_json::json;
use tempfile::TempDir;

use super::kept::{TestDatabase, contains, failed, said, succeeded};

/// Every variable that configures the program.
const VARIABLES: [&str; 13] = [
    "DISCORD_TOKEN",
    "DISCORD_TOKEN_FILE",
    "DATABASE_URL",
    "LOSTCITIES_CONNECTIONS_PER_ADDRESS",
    "LOSTCITIES_DISCORD",
    "LOSTCITIES_DISCORD_OPENAPI",
    "LOSTCITIES_INTERACTIONS",
    "LOSTCITIES_LOG_FORMAT",
    "LOSTCITIES_METRICS",
    "LOSTCITIES_PUBLIC_KEY",
    "LOSTCITIES_SANDBOX_LISTEN",
    "LOSTCITIES_VALUES",
    "RUST_LOG",
];

/// The program in this folder, with none of its variables set.
fn program(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lostcities"));
    command.args(args).current_dir(folder).stdin(Stdio::null());
    for variable in VARIABLES {
        command.env_remove(variable);
    }
    command
}

fn run(folder: &Path, args: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = program(folder, args);
    command.envs(variables.iter().copied()).output().unwrap()
}

#[tokio::test]
async fn an_empty_variable_is_not_set() {
    let kept = TestDatabase::new().await;
    kept.challenge(21, false).await;
    kept.tables.store().close().await;
    let folder = kept.folder.path();
    fs::rename(&kept.path, folder.join("lostcities.db")).unwrap();
    let empty = VARIABLES.map(|variable| (variable, ""));
    let text = succeeded(&run(folder, &["matches"], &empty));
    contains(&text, "\"state\":\"lobby\"");
    let metrics = [("LOSTCITIES_METRICS", "everywhere")];
    let text = failed(&run(folder, &["matches"], &metrics));
    contains(&text, "LOSTCITIES_METRICS must be an address");
    let log = [("RUST_LOG", "lostcities=debgu")];
    let text = failed(&run(folder, &["matches"], &log));
    contains(&text, "\"lostcities=debgu\" does not say which log lines");
}

#[tokio::test]
async fn quotes_around_a_variable_are_not_part_of_it() {
    let kept = TestDatabase::new().await;
    kept.challenge(21, false).await;
    let quoted = format!("\"{}\"", kept.path.display());
    let elsewhere = TempDir::new().unwrap();
    let variables = [("DATABASE_URL", quoted.as_str()), ("RUST_LOG", "'info'")];
    let text = succeeded(&run(elsewhere.path(), &["matches"], &variables));
    contains(&text, "\"state\":\"lobby\"");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_token_may_lie_in_a_file() {
    let sandbox = Sandbox::start(Options::default()).await.unwrap();
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("token");
    fs::write(&file, format!("{TOKEN}\n")).unwrap();
    let (file, api) = (file.to_str().unwrap(), sandbox.api());
    let mut variables = vec![("DISCORD_TOKEN_FILE", file), ("LOSTCITIES_DISCORD", &api)];
    succeeded(&run(folder.path(), &["register"], &variables));
    variables.push(("DISCORD_TOKEN", TOKEN));
    let text = failed(&run(folder.path(), &["register"], &variables));
    contains(&text, "are both set");
}

#[test]
fn the_sandbox_leaves_the_database_of_the_environment_alone() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("script"), "").unwrap();
    let args = ["sandbox", "--port", "0", "--once", "script"];
    succeeded(&run(folder.path(), &args, &[("DATABASE_URL", "bot.db")]));
    assert!(!folder.path().join("bot.db").exists());
    let flag = [&args[..], &["--database", "own.db"]].concat();
    succeeded(&run(folder.path(), &flag, &[]));
    assert!(folder.path().join("own.db").exists());
}

#[test]
fn a_sandbox_that_others_can_reach_warns() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("script"), "").unwrap();
    let args = ["sandbox", "--port", "0", "--once", "script"];
    let rows = [
        ("", false),
        ("127.0.0.1", false),
        ("localhost:0", false),
        ("0.0.0.0", true),
    ];
    for (listen, warns) in rows {
        let variables = [("LOSTCITIES_SANDBOX_LISTEN", listen)];
        let text = succeeded(&run(folder.path(), &args, &variables));
        assert_eq!(text.contains("everybody who reaches"), warns, "{text}");
    }
}

/// The world of a sandbox is in a file beside its database.
#[test]
fn a_database_in_use_is_refused_and_nothing_beside_it_is_touched() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("own.db");
    let lock = DatabaseLock::acquire(&path).unwrap();
    fs::write(folder.path().join("script"), "").unwrap();
    let sandbox = ["sandbox", "--port", "0", "--once", "script"];
    for args in [&sandbox[..], &[]] {
        let args = [args, &["--database", "own.db"]].concat();
        let variables = [("DISCORD_TOKEN", TOKEN)];
        let text = failed(&run(folder.path(), &args, &variables));
        assert_eq!(text.lines().count(), 1, "{text}");
        contains(&text, "another lostcities uses");
        assert!(!folder.path().join("own.db.sandbox").exists());
    }
    drop(lock);
}

#[tokio::test]
async fn a_backup_goes_to_standard_output_and_overwrites_nothing() {
    let kept = TestDatabase::new().await;
    kept.challenge(21, false).await;
    let folder = kept.folder.path();
    let database = kept.path.to_str().unwrap();
    let before = fs::read_dir(folder).unwrap().count();
    let written = run(folder, &["backup", "-", "--database", database], &[]);
    assert!(written.status.success(), "{written:?}");
    fs::write(folder.join("copy.db"), &written.stdout).unwrap();
    assert_eq!(fs::read_dir(folder).unwrap().count(), before + 1);
    let text = succeeded(&run(folder, &["check", "--database", "copy.db"], &[]));
    contains(&text, "1 matches replay");
    let args = ["backup", "copy.db", "--database", database];
    let text = failed(&run(folder, &args, &[]));
    contains(&text, "name a file that does not exist");
    assert_eq!(fs::read(folder.join("copy.db")).unwrap(), written.stdout);
}

#[test]
fn an_address_of_another_kind_is_refused_without_its_password() {
    let folder = TempDir::new().unwrap();
    let variables = [("DATABASE_URL", "mysql://bot:secret@db/games")];
    let text = failed(&run(folder.path(), &["matches"], &variables));
    contains(&text, "not with mysql://");
    assert!(!text.contains("secret"), "{text}");
}

#[test]
fn another_program_plays_line_by_line() {
    let folder = TempDir::new().unwrap();
    let mut player = program(folder.path(), &["lcp", "--level", "normal"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(player.stdout.take().unwrap()).lines();
    let mut say = player.stdin.take().unwrap();
    let mut ask = |line: &str| {
        writeln!(say, "{line}").unwrap();
        said.next().unwrap().unwrap()
    };
    assert_eq!(ask("lcp 2"), "lcp 2 lostcities-normal");
    assert_eq!(ask("lcp 1"), "id lostcities-normal");
    let hand = "hand=Y0,Y3,B10,G2,G4,R5,R6,W0 me=//// opp=//// disc=////";
    let turn = ask(&format!(
        "new seat=1\npos seat=1 deck=44 {hand} known=- mine=- round=0"
    ));
    assert!(turn.ends_with(" K") && turn.len() <= 7, "{turn}");
    assert!(ask("pos seat=1 deck=43").starts_with("error "));
    say.write_all(b"pos \xff\n").unwrap();
    assert!(said.next().unwrap().unwrap().starts_with("error "));
    say.write_all(&vec![b'['; 2 << 20]).unwrap();
    say.write_all(b"\nlcp 2\n").unwrap();
    let long = said.next().unwrap().unwrap();
    contains(&long, "error a line has at most");
    assert_eq!(said.next().unwrap().unwrap(), "lcp 2 lostcities-normal");
    // A referee that is gone is no failure.
    drop(said);
    writeln!(say, "lcp 2").unwrap();
    assert!(player.wait().unwrap().success());
}

#[test]
fn a_match_with_a_hosts_values_verifies_with_their_file_alone() {
    let folder = TempDir::new().unwrap();
    let values = folder.path().join("values.json");
    let fact = json!({"value": 7, "confidence": "certain", "source": "a photo"});
    let correction = json!({"classic": {"hand": fact}});
    fs::write(&values, correction.to_string()).unwrap();
    let file = values.to_str().unwrap();
    let simulate = ["simulate", "--players", "random,random"];
    let done = run(
        folder.path(),
        &[&simulate[..], &["--values", file]].concat(),
        &[],
    );
    let written: serde_json::Value = serde_json::from_slice(&done.stdout).unwrap();
    assert!(written["table_version"].as_u64().unwrap() > 1, "{written}");
    fs::write(folder.path().join("match.json"), &done.stdout).unwrap();
    let verify = ["verify", "match.json"];
    let text = failed(&run(folder.path(), &verify, &[]));
    contains(&text, "--values");
    let variables = [("LOSTCITIES_VALUES", file)];
    succeeded(&run(folder.path(), &verify, &variables));
    fs::write(&values, r#"{"classic": {"hand": 7}}"#).unwrap();
    let text = failed(&run(folder.path(), &verify, &variables));
    contains(&text, "value table");
}

#[test]
fn every_option_of_a_game_can_be_simulated_and_the_file_verifies() {
    let folder = TempDir::new().unwrap();
    for (args, setup) in [
        (
            "--game board --rounds 1 --variant up-and-down",
            "\"up_and_down\":true",
        ),
        ("--game classic --rounds 1 --long-game six", "\"colours\":6"),
        ("--game roll_write --order in_turn", "\"order\":\"in_turn\""),
    ] {
        let args: Vec<&str> = args.split(' ').collect();
        let args = [&["simulate", "--players", "random,random"], &args[..]].concat();
        let written = run(folder.path(), &args, &[]);
        assert!(written.status.success(), "{written:?}");
        let file = String::from_utf8(written.stdout).unwrap();
        assert!(file.contains(setup), "{args:?}");
        fs::write(folder.path().join("match.json"), file).unwrap();
        let (is_content, text) = said(&run(folder.path(), &["verify", "match.json"], &[]));
        assert!(is_content && text.contains("are right"), "{args:?}: {text}");
    }
    let args = ["simulate", "--game", "rivals", "--rounds", "1"];
    let text = failed(&run(folder.path(), &args, &[]));
    contains(&text, "the game rivals has no option rounds");
}

#[test]
fn a_line_that_is_longer_than_any_match_is_not_read() {
    let folder = TempDir::new().unwrap();
    let golden = fs::read_to_string("tests/golden/board-game-two.json").unwrap();
    let long = format!("{}\u{e4}\n\n{}", "[".repeat((1 << 20) - 1), golden.trim());
    fs::write(folder.path().join("long.json"), long).unwrap();
    let text = failed(&run(folder.path(), &["verify", "long.json"], &[]));
    contains(&text, "line 1: longer than any match file");
    contains(&text, "line 3: ");
    contains(&text, "1 of 2 matches");
}

/// As process 1 of a container a program is not ended by a signal that it does not handle; a handled one shows as an exit
/// code of the program's own.
#[cfg(unix)]
#[test]
fn a_long_computation_is_cut_short_by_a_signal() {
    let folder = TempDir::new().unwrap();
    for (signal, code) in [("-INT", 130), ("-TERM", 143)] {
        let mut child = program(folder.path(), &["simulate", "--games", "4000000000"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut String::new()).unwrap();
        let id = child.id().to_string();
        let told = Command::new("kill").args([signal, &id]).status().unwrap();
        assert!(told.success());
        let reading = std::thread::spawn(move || out.read_to_end(&mut Vec::new()));
        assert_eq!(child.wait().unwrap().code(), Some(code), "{signal}");
        reading.join().unwrap().unwrap();
    }
}

#[test]
fn interactions_over_http_need_a_public_key() {
    let folder = TempDir::new().unwrap();
    let args = ["--interactions", "127.0.0.1:0", "--token", TOKEN];
    let text = failed(&run(folder.path(), &args, &[]));
    contains(&text, "Set --public-key");
    for (name, value, kind) in [
        ("LOSTCITIES_PUBLIC_KEY", "abc", "64 hexadecimal digits"),
        ("LOSTCITIES_CONNECTIONS_PER_ADDRESS", "0", "a number like 8"),
    ] {
        let text = failed(&run(folder.path(), &args, &[(name, value)]));
        let wanted = format!("{name} must be {kind}");
        contains(&text, &wanted);
    }
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn two_programs_apart_from_the_sandbox_take_interactions_in_turn() {
    let folder = TempDir::new().unwrap();
    // No other test uses these, so that the ports are free.
    let addresses = ["127.0.0.2:9001", "127.0.0.3:9001"];
    let urls = addresses.map(|address| format!("http://{address}/"));
    let args = ["sandbox", "--no-bot", "--port", "0"];
    let args = [
        &args[..],
        &["--interactions", &urls[0], "--interactions", &urls[1]],
    ];
    let mut sandbox = Ended::of(program(folder.path(), &args.concat()).stdout(Stdio::piped()));
    let mut lines = BufReader::new(sandbox.0.stdout.take().unwrap()).lines();
    let page = lines.next().unwrap().unwrap();
    let said = lines.next().unwrap().unwrap();
    contains(&said, "--token sandbox");
    let key = lines.next().unwrap().unwrap();
    let key = key.split(' ').next_back().unwrap();
    let api = page.trim_end_matches('/');
    let _bots = addresses.map(|address| {
        let database = format!("{}.db", address.replace(':', "-"));
        Ended::of(&mut program(
            folder.path(),
            &[
                &["--discord", api, "--token", "sandbox", "--interactions"],
                &[address, "--public-key", key, "--database"][..],
                &[database.as_str()],
            ]
            .concat(),
        ))
    });
    let client = reqwest::Client::new();
    let ask = async |text: &str| {
        let asked = json!({"person": "Anna", "channel": "general", "text": text});
        let asked = client
            .post(format!("{api}/sandbox/v1/command"))
            .json(&asked);
        let answer = asked.send().await.unwrap();
        answer.json::<serde_json::Value>().await.unwrap()
    };
    for address in addresses {
        while tokio::net::TcpStream::connect(address).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    // Each has a separate database: only in its own does it see that the channel is taken.
    for is_taken in [false, false, true, true] {
        let answer = ask("/lostcities solo rounds:1").await;
        assert_eq!(answer["message"]["ephemeral"], is_taken, "{answer}");
    }
}

/// A program that ends with its test.
#[cfg(target_os = "linux")]
struct Ended(std::process::Child);

#[cfg(target_os = "linux")]
impl Ended {
    fn of(command: &mut Command) -> Self {
        Self(command.spawn().unwrap())
    }
}

#[cfg(target_os = "linux")]
impl Drop for Ended {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
