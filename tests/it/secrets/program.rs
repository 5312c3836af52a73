//! The program itself, with everything that it writes into its log.

use std::collections::BTreeSet;

use lostcities::kernel::Seat;
use lostcities::sandbox::{Outcome, Sandbox, TOKEN};
use lostcities::store::{MatchId, StoredMatch};

use crate::kill::Stage;

/// As much as can be asked for, statements among it.
const EVERYTHING: &str = "trace,serenity::http=trace,serenity::gateway=trace";

/// Two players and an onlooker.
const NAMES: [&str; 3] = ["Anna", "Ben", "Carla"];

/// Plays some turns of a match of Anna and Ben by typing, and looks at everything on the way.
async fn play(sandbox: &Sandbox) {
    let [anna, ben, carla] = NAMES.map(|name| sandbox.person(name).unwrap());
    let challenge = "/lostcities challenge opponent:@Ben rounds:1 clock:1h";
    let invitation = anna.command(challenge).await.unwrap().message.unwrap();
    let accept = &invitation.find("Accept").unwrap().custom_id;
    ben.click(&invitation, accept.as_deref().unwrap())
        .await
        .unwrap();
    for act in 0..32 {
        for person in [&anna, &ben] {
            let moves = person.autocomplete("/lostcities play move:", "move").await;
            let moves = moves.unwrap();
            // Neither always the same card nor one that only counts on this deal.
            let Some(choice) = moves.get(act / 2 * 7 % moves.len().max(1)) else {
                continue;
            };
            let value = choice.value.as_str().unwrap();
            let text = format!("/lostcities play move:{value}");
            person.command(&text).await.unwrap();
            break;
        }
        if act % 16 == 7 {
            for person in [&anna, &ben, &carla] {
                for text in ["hand", "board", "play move:no such move", "games", "resign"] {
                    let answer = person.command(&format!("/lostcities {text}")).await;
                    assert_eq!(answer.unwrap().outcome, Outcome::Answered, "{text}");
                }
            }
        }
    }
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn not_even_the_most_detailed_log_tells_a_secret() {
    let mut stage = Stage::open_with_log(EVERYTHING).await;
    play(&stage.sandbox).await;
    let stored = stage.stored(MatchId(1)).await;
    assert!(stage.terminate().await.success());
    let log = stage.whole_log();
    let hidden = Seat::all(2).flat_map(|seat| hidden_cards(&stored, seat));
    let hidden: BTreeSet<String> = hidden.collect();
    assert!(hidden.len() > 2, "{hidden:?}");
    assert!(log.contains("played "), "the log says nothing:\n{log}");
    assert!(log.contains("insert into steps"), "no statement:\n{log}");

    let secret = String::from(stored.secret);
    let requests = stage.sandbox.requests(0);
    for request in &requests {
        let text = request.body.to_string();
        assert!(!text.contains(&secret), "the secret is out: {text}");
        assert!(!text.contains(TOKEN), "the token is out: {text}");
    }
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
}
