//! Whom an invitation notifies.

use std::time::Duration;

use lostcities::sandbox::Message;
use serde_json::{Value, json};

use super::harness::Club;

/// Whom the newest answer to a command notifies, as Discord was told.
fn notified(club: &Club) -> Value {
    let requests = club.new_requests();
    let answers = requests.iter().rev();
    let mut answers = answers.filter(|request| request.path.ends_with("/callback"));
    let answer = answers.next().expect("an answer");
    let mut allowed = answer.body["data"]["allowed_mentions"].clone();
    assert_eq!(allowed["parse"], json!([]), "{allowed}");
    allowed["parse"].take();
    json!({"users": allowed["users"], "roles": allowed["roles"]})
}

/// The id of the role that Ben has.
async fn explorers(club: &Club) -> String {
    let world = format!("{}/sandbox/v1/world", club.sandbox.api());
    let world: Value = reqwest::get(world).await.unwrap().json().await.unwrap();
    let role = &world["guilds"][0]["roles"][0];
    assert_eq!(role["name"], "Explorers");
    role["id"].as_str().unwrap().to_owned()
}

const OPEN: &str = "/lostcities open game:rivals invite:@Explorers";

/// Opens a table that names the role, and closes it again.
async fn invite_role(club: &Club, who: &lostcities::sandbox::Person) -> (Message, Value) {
    let table = club.command(who, OPEN).await;
    let notified = notified(club);
    let role = explorers(club).await;
    let mention = format!("<@&{role}>");
    assert!(table.content.contains(&mention), "{}", table.content);
    club.click(who, &table, ":!withdraw").await;
    (table, notified)
}

#[tokio::test]
async fn nobody_notifies_by_the_bot_a_role_that_they_could_not_mention_themselves() {
    let club = Club::open().await;
    let role = explorers(&club).await;
    let (anna, carla) = (club.anna(), club.carla());
    let (_, told) = invite_role(&club, &carla).await;
    assert_eq!(told, json!({"users": [], "roles": []}));
    // Anna may mention everybody.
    let (_, told) = invite_role(&club, &anna).await;
    assert_eq!(told, json!({"users": [], "roles": [role]}));
    club.sandbox.make_mentionable("Explorers", true);
    club.let_pass(Duration::from_mins(1)).await;
    let (_, told) = invite_role(&club, &club.person("Deniz")).await;
    assert_eq!(told, json!({"users": [], "roles": [role]}));
    club.finish().await;
}

#[tokio::test]
async fn a_silent_invitation_stays_silent_when_it_is_edited_or_posted_again() {
    let mut club = Club::open().await;
    let table = club.command(&club.carla(), OPEN).await;
    club.click(&club.ben(), &table, ":!join").await;
    club.restart().await;
    let table = club.public("general").remove(0);
    club.click(&club.person("Deniz"), &table, ":!join").await;
    let bodies = club.new_requests().into_iter().map(|request| request.body);
    let roles = bodies.filter_map(|body| body.pointer("/allowed_mentions/roles").cloned());
    let roles: Vec<Value> = roles.collect();
    assert!(!roles.is_empty());
    assert!(roles.iter().all(|roles| roles == &json!([])), "{roles:?}");
    club.finish().await;
}

#[tokio::test]
async fn everybody_on_the_server_cannot_be_invited() {
    let club = Club::open().await;
    for (who, sentence) in [
        (club.anna(), "Everybody on the server cannot be invited"),
        (club.carla(), "Iedereen op de server uitnodigen kan niet"),
    ] {
        let text = "/lostcities open game:rivals invite:@Explorers invite-2:@everyone";
        let refused = club.command(&who, text).await;
        assert!(refused.ephemeral);
        assert!(refused.content.contains(sentence), "{}", refused.content);
        assert_eq!(notified(&club), json!({"users": [], "roles": []}));
    }
    assert!(club.matches().await.is_empty());
    club.finish().await;
}
