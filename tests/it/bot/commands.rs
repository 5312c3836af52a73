//! Commands in texts, and what can be started from help.

use lostcities::store::State;
use lostcities::table::GameKind;
use serde_json::Value;

use super::harness::Club;

/// The number under which the commands are registered.
async fn registered(club: &Club) -> String {
    let world = format!("{}/sandbox/v1/world", club.sandbox.api());
    let world: Value = reqwest::get(world).await.unwrap().json().await.unwrap();
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
        let settings = format!("/lostcities settings language:{language}");
        club.command(&anna, &settings).await;
        let nothing = club.command(&anna, "/lostcities games").await.content;
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
    let club = Club::open().await;
    let anna = club.anna();
    for game in GameKind::ALL {
        let help = club.command(&anna, "/lostcities help").await;
        let button = format!(":!solo.{}", game.slug());
        let started = club.click(&anna, &help, &button).await;
        assert!(!started.ephemeral, "{game}");
        let newest = club.newest().await;
        assert_eq!((newest.terms.game, newest.state()), (game, State::Playing));
        club.resign(&anna).await;
    }
    club.finish().await;
}
