//! Names, clicks and choices that nobody means well: people are answered, and no match changes.

use std::time::Duration;

use lostcities::sandbox::{Answer, Message, Outcome, Person, forgeries};
use serde_json::{Value, json};

use super::harness::Club;

/// A club in which Anna plays against a person of this name.
async fn club(name: &str, locale: &str) -> (Club, Person) {
    let club = Club::open().await;
    let opponent = club.sandbox.add_person(name, locale, None).unwrap();
    let text = format!("challenge opponent:{} rounds:1", opponent.mention());
    let invitation = club.command(&club.anna(), &text).await;
    club.click(&opponent, &invitation, ":!accept").await;
    (club, opponent)
}

/// Checks that nobody is mentioned by accident, and ends the club.
async fn finish(club: Club) {
    for request in club.sandbox.requests(0) {
        let data = request.body.get("data").unwrap_or(&request.body);
        if data.get("content").is_some_and(|text| text != "forged") {
            let parsed = data.pointer("/allowed_mentions/parse");
            assert_eq!(parsed, Some(&json!([])), "{data}");
        }
    }
    club.finish().await;
}

fn message(answer: Answer) -> Message {
    assert_eq!(answer.outcome, Outcome::Answered, "{answer:?}");
    answer.message.expect("an answer with a message")
}

/// Everything of a message that is read: its text, its alternative texts, and the words on its controls.
fn read(message: &Message) -> (String, String) {
    let alts = message
        .attachments
        .iter()
        .filter_map(|file| file.description.clone());
    let labels = message
        .components
        .iter()
        .flatten()
        .filter_map(|part| part.label.clone());
    let unformatted: Vec<String> = alts.chain(labels).collect();
    (message.content.clone(), unformatted.join("\n"))
}

#[tokio::test]
async fn a_name_does_no_harm_wherever_it_is_written() {
    let names = [
        "🎲".repeat(32),
        "**`||~~__x__~~||`**".to_owned(),
        "[win](//a.example) _x_".to_owned(),
        "\u{202e}annA\u{2066} שלום".to_owned(),
        "a\u{200b}b".to_owned(),
    ];
    for name in names {
        let (club, opponent) = club(&name, "ja").await;
        for person in [&opponent, &club.person("Anna"), &club.person("Carla")] {
            for command in ["board", "hand", "games"] {
                let answer = person
                    .command(&format!("/lostcities {command}"))
                    .await
                    .unwrap();
                let (text, words) = read(&message(answer));
                for harm in [
                    "@everyone",
                    "<@1>",
                    "@here",
                    "**`",
                    "||",
                    "](",
                    "\u{202e}",
                    "\u{2066}",
                    "\u{7}",
                ] {
                    assert!(!text.replace("\\@", "").contains(harm), "{name:?}: {text}");
                }
                for harm in ["\u{202e}", "\u{2066}", "\u{7}", "\n\n"] {
                    assert!(!words.contains(harm), "{name:?}: {words}");
                }
            }
        }
        // A person whose language we do not speak is answered in English.
        let hand = message(opponent.command("/lostcities hand").await.unwrap());
        assert!(read(&hand).1.contains("hand"), "{hand:?}");
        finish(club).await;
    }
}

#[tokio::test]
async fn forged_menus_are_answered_and_change_nothing() {
    let (club, opponent) = club("Otto", "en-US").await;
    let before = club.stored(1).await;
    let version = before.version;
    let people = [club.person("Anna"), opponent, club.person("Carla")];
    let entries = [
        "!resign-for-sure",
        "!accept",
        "!hand",
        "1:draw",
        "\u{1f3b2}",
        "no.such.move",
    ];
    let options: Vec<Value> = entries
        .iter()
        .map(|entry| json!({"label": "x", "value": entry}))
        .collect();
    for menu in [format!("v1:1:{version}:menu.0"), "menu.0".to_owned()] {
        let select = json!({"type": 3, "custom_id": menu, "options": options});
        let forged = club
            .forge(vec![json!({"type": 1, "components": [select]})])
            .await;
        for entry in entries {
            for person in &people {
                let answer = message(person.select(&forged, &menu, &[entry]).await.unwrap());
                assert!(answer.ephemeral, "{menu} {entry}: {answer:?}");
            }
        }
    }
    assert_eq!(club.stored(1).await, before);
    finish(club).await;
}

#[tokio::test]
async fn a_stranger_may_send_any_form_of_every_button() {
    let (club, opponent) = club("Otto", "en-US").await;
    let before = club.stored(1).await;
    let stranger = club.person("Carla");
    let hand = message(opponent.command("/lostcities hand").await.unwrap());
    let board = club.board();
    let ids = hand.custom_ids().chain(board.custom_ids());
    // Every fourth form of each id says enough, and sooner.
    for id in ids.flat_map(forgeries).step_by(4) {
        let answer = message(stranger.forge(&board, &id).await.unwrap());
        assert!(
            answer.ephemeral && !answer.content.is_empty(),
            "{id}: {answer:?}"
        );
        assert!(
            !answer.content.contains("something went wrong"),
            "{id}: {answer:?}"
        );
        club.let_pass(Duration::from_secs(1)).await;
    }
    assert_eq!(club.stored(1).await, before);
    finish(club).await;
}
