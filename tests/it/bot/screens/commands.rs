//! Commands in texts, and what can be started from help.

use lostcities::sandbox::BOT;
use lostcities::store::State;
use lostcities::table::GameKind;
use reqwest::Method;
use serde_json::{Value, json};

use crate::bot::harness::Club;
use crate::sandbox_rest::Rest;

async fn registered(club: &Club) -> String {
    let world = club.world().await;
    let commands = world["commands"].as_array().unwrap();
    let root = commands
        .iter()
        .find(|command| command["name"] == "lostcities");
    root.unwrap()["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn commands_in_texts_can_be_clicked_whatever_the_language() {
    let club = Club::open().await;
    let (anna, id) = (club.anna(), registered(&club).await);
    for language in ["en", "de", "nl"] {
        let settings = format!("settings language:{language}");
        club.command(&anna, &settings).await;
        let nothing = club.command(&anna, "games").await.content;
        for command in ["challenge", "solo"] {
            let mention = format!("</lostcities {command}:{id}>");
            assert!(nothing.contains(&mention), "{language}: {nothing}");
        }
        assert!(!nothing.contains('`'), "{language}: {nothing}");
    }
    club.finish().await;
}

#[tokio::test]
async fn every_game_can_be_tried_from_help() {
    let (club, [anna, ..]) = Club::with_people().await;
    for game in GameKind::ALL {
        let help = club.command(&anna, "help").await;
        let button = format!(":!solo.{}", game.slug());
        let started = club.click(&anna, &help, &button).await;
        assert!(!started.ephemeral, "{game}");
        let newest = club.newest().await;
        assert_eq!((newest.terms.game, newest.state()), (game, State::Playing));
        club.resign(&anna).await;
    }
    club.finish().await;
}

#[tokio::test]
async fn a_command_that_is_not_as_it_was_registered_is_refused_in_words() {
    let club = Club::open().await;
    let sub = |name: &str, options: Value| json!({"type": 1, "name": name, "description": "forged", "options": options});
    let option =
        |kind: u8, name: &str| json!([{"type": kind, "name": name, "description": "forged"}]);
    let forged = json!([
        {"type": 1, "name": "lostcities", "description": "forged", "options": [
            sub("challenge", json!([])),
            sub("solo", option(4, "game")),
            sub("stats", option(3, "player")),
            sub("fly", json!([])),
        ]},
        {"type": 1, "name": "settlers", "description": "forged"},
    ]);
    let path = format!("/applications/{BOT}/commands");
    let rest = Rest::of(&club.sandbox);
    let (status, answer) = rest.call(Method::PUT, &path, forged).await;
    assert_eq!(status, 200, "{answer}");
    let told = "I do not know this command in this form.";
    for text in [
        "/lostcities challenge",
        "/lostcities solo game:7",
        "/lostcities stats player:Ben",
        "/lostcities fly",
        "/settlers",
    ] {
        let refused = club.command(&club.anna(), text).await;
        assert!(refused.ephemeral, "{text}: {refused:?}");
        assert!(refused.content.starts_with(told), "{text}: {refused:?}");
    }
    club.finish().await;
}
