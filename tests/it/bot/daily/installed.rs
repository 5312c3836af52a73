//! The daily roll of a person who has installed the bot for themselves, where the bot is and where it is not.

use lostcities::sandbox::{Message, Person, Request};
use serde_json::json;

use super::super::harness::{Club, button, says};
use super::{compared, play, today};
use crate::sandbox_rest::Rest;

/// Finishes the day in this place, compares, shares, and has another person begin theirs from what was shared.
async fn whole_day(club: &Club, anna: &Person, carla: &Person) -> Message {
    let panel = today(club, anna).await;
    assert!(panel.ephemeral, "{panel:?}");
    let over = play(club, anna, panel).await;
    says(&compared(club, anna, &over, ":!review").await, "Luck ");
    let shared = club.click(anna, &over, "Share").await;
    assert!(!shared.ephemeral && shared.content.contains("**Lost Cities: Daily roll 1**"));
    let seen = carla.message(shared.id).expect("everybody there sees it");
    let theirs = club.click(carla, &seen, "Play It Too").await;
    assert!(theirs.ephemeral, "{theirs:?}");
    let theirs = play(club, carla, theirs).await;
    let sheet = club.command(anna, "daily player:@Carla").await;
    says(&sheet, "points");
    theirs
}

/// Requests with the bot's own token about a channel: it may do nothing of the kind where it is not.
fn about_channels(club: &Club) -> Vec<Request> {
    let mut requests = club.new_requests();
    requests.retain(|request| request.path.contains("/channels/"));
    requests
}

#[tokio::test]
async fn the_daily_roll_is_played_in_a_group_without_the_bot() {
    let club = Club::open().await;
    let group = club.sandbox.add_group("friends");
    let (anna, carla) = (
        club.anna().in_channel("friends"),
        club.carla().in_channel("friends"),
    );
    assert!(
        anna.command("/lostcities daily").await.is_err(),
        "nobody has installed it"
    );
    club.sandbox.install_for("Anna", true).unwrap();
    assert!(
        carla.command("/lostcities daily").await.is_err(),
        "she has not"
    );
    whole_day_of_both(&club, &anna, &carla).await;
    // Where it can only answer, no match is opened.
    let refused = club.command(&anna, "solo").await;
    says(&refused, "Lost Cities is not on this server");
    assert_eq!(about_channels(&club).len(), 0);
    let path = format!("/channels/{group}/messages");
    let rest = Rest::of(&club.sandbox);
    let (status, _) = rest.post(&path, json!({"content": "Hello"})).await;
    assert_eq!(status, 403);
    club.finish_with(|request| request.status == 403).await;
}

#[tokio::test]
async fn the_daily_roll_is_played_on_a_server_without_the_bot() {
    let (club, [anna, _, carla]) = Club::with_people().await;
    club.sandbox.install("Expedition Club", false).unwrap();
    club.sandbox.install_for("Anna", true).unwrap();
    whole_day_of_both(&club, &anna, &carla).await;
    assert_eq!(about_channels(&club).len(), 0);
    club.finish().await;
}

/// Both have it, so that both can ask for each other's sheets.
async fn whole_day_of_both(club: &Club, anna: &Person, carla: &Person) {
    club.sandbox.install_for("Carla", true).unwrap();
    let theirs = whole_day(club, anna, carla).await;
    assert!(button(&theirs, "Delen").is_some(), "{}", theirs.content);
}

#[tokio::test]
async fn the_daily_roll_is_played_in_a_direct_message_and_on_a_server() {
    let (club, [anna, _, carla]) = Club::with_people().await;
    club.sandbox.install_for("Anna", true).unwrap();
    let direct = anna.in_channel("dm");
    let panel = today(&club, &direct).await;
    let over = play(&club, &direct, panel).await;
    let shared = club.click(&direct, &over, "Share").await;
    says(&shared, "**Lost Cities: Daily roll 1**");
    // What was finished in direct messages is finished everywhere.
    let over = today(&club, &anna).await;
    says(&over, "330 points");
    let shared = club.click(&anna, &over, "Share").await;
    let seen = carla.message(shared.id).unwrap();
    let theirs = club.click(&carla, &seen, "Play It Too").await;
    let theirs = play(&club, &carla, theirs).await;
    says(&theirs, "330 punten");
    club.finish().await;
}
