//! The program itself, with everything it says: to Discord and into its log.

use std::collections::BTreeSet;
use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;
use std::time::Duration;

use lostcities::kernel::Seat;
use lostcities::sandbox::{Answer, Message, Options, Outcome, Person, Request, Sandbox, TOKEN};
use lostcities::store::{MatchId, Store, StoredMatch};
use serde_json::Value;
use tempfile::TempDir;

/// How long the program may take for anything; only a broken one does.
const TIMEOUT: Duration = Duration::from_mins(1);

/// Two players and an onlooker.
const NAMES: [&str; 3] = ["Anna", "Ben", "Carla"];

/// The running bot in a sandbox.
struct Program {
    sandbox: Sandbox,
    child: Child,
    log: Option<JoinHandle<String>>,
    home: TempDir,
}

impl Program {
    /// Starts it; `filter` says what it writes into its log, if it is not the usual.
    async fn start(filter: Option<&str>) -> Self {
        let sandbox = Sandbox::start(Options::default()).await.unwrap();
        let home = TempDir::new().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_lostcities"));
        command
            .args(["--token", TOKEN, "--clicks-per-second", "0"])
            .args(["--discord", &sandbox.api(), "--database"])
            .arg(home.path().join("matches.db"))
            .env_remove("RUST_LOG")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        if let Some(filter) = filter {
            command.args(["--log", filter]);
        }
        let mut child = command.spawn().unwrap();
        let mut stderr = child.stderr.take().unwrap();
        let log = std::thread::spawn(move || {
            let mut log = Vec::new();
            stderr.read_to_end(&mut log).unwrap();
            String::from_utf8_lossy(&log).into_owned()
        });
        sandbox.wait_ready().await;
        Self {
            sandbox,
            child,
            log: Some(log),
            home,
        }
    }

    /// Ends it as a service does, and returns its log.
    fn stop(&mut self) -> String {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(told.success());
        assert!(self.child.wait().unwrap().success());
        self.log.take().unwrap().join().unwrap()
    }

    async fn stored(&self) -> StoredMatch {
        let path = self.home.path().join("matches.db");
        let store = Store::open_read_only(&path).await.unwrap();
        let stored = store.load_match(MatchId(1)).await.unwrap().unwrap();
        store.close().await;
        stored
    }

    /// The newest public message of `general` that has this button.
    fn find(&self, button: &str) -> Option<Message> {
        let seen = self.person("Carla").messages("general").unwrap();
        let has = |message: &Message| message.find(button).is_some();
        seen.into_iter().rev().find(has)
    }

    async fn wait_for(&self, button: &str) -> Message {
        let is_there = || self.find(button).is_some();
        assert!(self.sandbox.wait_until(TIMEOUT, is_there).await);
        self.find(button).unwrap()
    }

    /// Presses a button of the newest board, which may be replaced by a newer one at any moment.
    async fn press(&self, person: &Person, button: &str) -> Answer {
        loop {
            let board = self.wait_for(button).await;
            if let Ok(answer) = person.click(&board, button).await {
                return answer;
            }
        }
    }

    fn person(&self, name: &str) -> Person {
        self.sandbox.person(name).unwrap()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself, which the test has noticed then.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn message(answer: Answer) -> Message {
    assert_eq!(answer.outcome, Outcome::Answered, "{answer:?}");
    answer.message.expect("an answer with a message")
}

/// Plays `n_turns` of a match of Anna and Ben by typing, and looks at everything on the way. Returns what each was shown
/// privately.
async fn play(program: &Program, n_turns: usize) -> Vec<(Person, Message)> {
    let mut shown = Vec::new();
    let [anna, ben, carla] = NAMES.map(|name| program.person(name));
    let challenge = "/lostcities challenge opponent:@Ben rounds:1 clock:1h";
    let invitation = message(anna.command(challenge).await.unwrap());
    let accept = &invitation.find("Accept").unwrap().custom_id;
    ben.click(&invitation, accept.as_deref().unwrap())
        .await
        .unwrap();
    for turn in 0..n_turns {
        for half in 0..2 {
            for person in [&anna, &ben] {
                let moves = person
                    .autocomplete("/lostcities play move:", "move")
                    .await
                    .unwrap();
                // Neither always the same card nor one that only counts on this deal.
                let Some(choice) = moves.get(turn * 7 % moves.len().max(1)) else {
                    continue;
                };
                let value = choice.value.as_str().unwrap();
                person
                    .command(&format!("/lostcities play move:{value}"))
                    .await
                    .unwrap();
                if half == 1 {
                    break;
                }
            }
        }
        if turn % 8 == 3 {
            for person in [&anna, &ben, &carla] {
                for text in ["hand", "board", "play move:no such move", "games", "resign"] {
                    let answer = person
                        .command(&format!("/lostcities {text}"))
                        .await
                        .unwrap();
                    shown.push((person.clone(), message(answer)));
                }
                for button in ["My Hand", "More", "Rules"] {
                    let answer = program.press(person, button).await;
                    shown.push((person.clone(), message(answer)));
                }
            }
        }
    }
    shown
}

/// The cards that a seat has drawn and nobody has seen yet, as custom ids write them.
fn hidden_cards(stored: &StoredMatch, seat: Seat) -> BTreeSet<String> {
    let draws = stored.steps.iter();
    let own = draws
        .filter_map(|step| step.pointer("/chance/draw"))
        .filter(|draw| draw["seat"] == seat.number());
    let got: BTreeSet<&str> = own.filter_map(|draw| draw["card"].as_str()).collect();
    let acts = stored.steps.iter().filter_map(|step| step["act"].as_str());
    let shown: BTreeSet<&str> = acts
        .filter_map(|act| Some(act.split_once('.')?.1))
        .collect();
    // Wagers of a colour look alike, so that one of them on the table would hide a leak of another.
    let hidden = got.difference(&shown).filter(|card| !card.ends_with('w'));
    hidden.map(|card| (*card).to_owned()).collect()
}

/// Whether a text holds a card as custom ids and logs write it.
fn tells(text: &str, card: &str) -> bool {
    let mut words = text.split(|c: char| !c.is_ascii_alphanumeric());
    words.any(|word| word == card)
}

/// Whether a request shows its answer to everybody.
fn is_public(request: &Request) -> bool {
    let flags = request
        .body
        .pointer("/data/flags")
        .or(request.body.get("flags"));
    let is_private = flags.and_then(Value::as_u64).unwrap_or(0) & 64 != 0;
    // What changes a private panel carries no mark, but goes to the same place.
    let is_update = request.body["type"] == 7 || request.body["type"] == 8;
    !is_private && !is_update && request.path.contains("/channels/")
}

/// Plays with a log that this filter asks for, and returns it.
async fn keeps_its_secrets(filter: Option<&str>) -> String {
    let mut program = Program::start(filter).await;
    let shown = play(&program, 16).await;
    let stored = program.stored().await;
    let log = program.stop();
    let of_seats: Vec<_> = Seat::all(2)
        .map(|seat| hidden_cards(&stored, seat))
        .collect();
    let hidden: BTreeSet<String> = of_seats.iter().flatten().cloned().collect();
    assert!(hidden.len() > 2, "{hidden:?}");
    assert!(log.contains("played "), "the log says nothing:\n{log}");

    let secret = String::from(stored.secret);
    let requests = program.sandbox.requests(0);
    let mut n_public = 0;
    for request in &requests {
        let text = request.body.to_string();
        assert!(!text.contains(&secret), "the secret is out: {text}");
        assert!(!text.contains(TOKEN), "the token is out: {text}");
        if is_public(request) {
            n_public += 1;
            let leaked = hidden.iter().find(|card| tells(&text, card));
            assert_eq!(leaked, None, "{text}");
        }
    }
    // On a busy machine one edit shows several of the sixteen turns.
    assert!(n_public > 8, "{n_public} public messages");

    let mut n_own = 0;
    for (person, message) in &shown {
        let text = serde_json::to_string(message).unwrap();
        for (seat, sitting) in stored.seats.iter() {
            let is_own = sitting.person().unwrap().id.to_string() == person.id().to_string();
            let seen = of_seats[seat.index()]
                .iter()
                .find(|card| tells(&text, card));
            n_own += usize::from(is_own && seen.is_some());
            assert!(
                is_own || seen.is_none(),
                "{seen:?} shown to {}: {text}",
                person.id()
            );
        }
    }
    assert!(n_own > 0, "{n_own} panels with the viewer's own cards");

    let tokens: BTreeSet<&str> = requests
        .iter()
        .filter_map(|request| request.path.split_once("/interactions/"))
        .filter_map(|(_, rest)| rest.split('/').nth(1))
        .collect();
    assert!(tokens.len() > 32, "{} interactions", tokens.len());
    for line in log.lines() {
        let leaked = hidden.iter().find(|card| tells(line, card));
        assert_eq!(leaked, None, "{line}");
        assert!(!line.contains(&secret) && !line.contains(TOKEN), "{line}");
        assert!(!line.contains("no such move"), "what people type: {line}");
        assert!(!tokens.iter().any(|token| line.contains(token)), "{line}");
        assert!(!NAMES.iter().any(|name| line.contains(name)), "{line}");
        // Bytes that are written as numbers would hide a card from this test.
        assert!(!line.contains("[123, 34, "), "a body: {line}");
    }
    log
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_log_line_and_no_public_message_tells_a_secret() {
    keeps_its_secrets(None).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn not_even_the_most_detailed_log_tells_a_secret() {
    keeps_its_secrets(Some("trace,serenity::http=trace,serenity::gateway=trace")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn statements_are_logged_when_asked_for_and_no_line_tells_a_secret() {
    let filter = "info,serenity=warn,lostcities=trace,sqlx=debug,reqwest=debug";
    let log = keeps_its_secrets(Some(filter)).await;
    assert!(log.contains("insert into steps"), "no statement:\n{log}");
}
