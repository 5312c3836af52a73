//! Whom an invitation notifies.

use std::time::Duration;

use lostcities::present::SeatMark;
use lostcities::sandbox::{Message, Person, Request};
use serde_json::{Value, json};

use crate::bot::harness::{Club, says};

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

const OPEN: &str = "/lostcities open game:rivals invite:@Explorers";

/// Opens a table that names the role, and closes it again.
async fn invite_role(club: &Club, who: &Person) -> (Message, Value) {
    let table = club.command(who, OPEN).await;
    let notified = notified(club);
    let role = club.explorers().await;
    let mention = format!("<@&{role}>");
    says(&table, &mention);
    club.click(who, &table, ":!withdraw").await;
    (table, notified)
}

#[tokio::test]
async fn nobody_notifies_by_the_bot_a_role_that_they_could_not_mention_themselves() {
    let club = Club::open().await;
    let role = club.explorers().await;
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
async fn a_forged_button_invites_nobody_whom_who_presses_it_could_not_invite() {
    let club = Club::open().await;
    let carla = club.carla();
    let role: u64 = club.explorers().await.parse().unwrap();
    let guild = club.guild().await;
    let id = |guest: String| format!("v1:0:0:!quiet.table.rivals.none.0.2.0.{guest}");
    for (guest, sentence) in [
        (format!("r{guild:x}"), "Iedereen op de server uitnodigen"),
        (format!("s{guild:x}"), "Iedereen op de server uitnodigen"),
        ("p1".to_owned(), "ziet dit kanaal niet"),
    ] {
        let refused = club.press_forged(&carla, &id(guest)).await;
        assert!(refused.ephemeral);
        says(&refused, sentence);
    }
    let forged = club.with_buttons(&[&id(format!("r{role:x}"))]).await;
    for is_mentionable in [false, true] {
        club.sandbox.make_mentionable("Explorers", is_mentionable);
        club.let_pass(Duration::from_mins(1)).await;
        let table = club.click(&carla, &forged, ":!quiet.").await;
        says(&table, &format!("<@&{role}>"));
        let roles = if is_mentionable {
            json!([role.to_string()])
        } else {
            json!([])
        };
        assert_eq!(notified(&club), json!({"users": [], "roles": roles}));
        club.click(&carla, &table, ":!withdraw").await;
    }
    let is_nobody = |request: &Request| request.response["code"] == 10_013;
    club.finish_with(is_nobody).await;
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
        (club.anna(), "You cannot invite everybody on the server"),
        (club.carla(), "Iedereen op de server uitnodigen kan niet"),
    ] {
        let text = "open game:rivals invite:@Explorers invite-2:@everyone";
        let refused = club.command(&who, text).await;
        assert!(refused.ephemeral);
        says(&refused, sentence);
        assert_eq!(notified(&club), json!({"users": [], "roles": []}));
    }
    assert!(club.matches().await.is_empty());
    club.finish().await;
}

/// Challenges Ben in a channel and says whom that notifies; the text is always the same. The challenge is taken back.
async fn challenge_ben(club: &Club, who: &Person, channel: &str) -> Value {
    let text = "challenge opponent:@Ben";
    let challenge = club.command(&who.in_channel(channel), text).await;
    let told = notified(club);
    let mention = club.ben().mention();
    says(&challenge, &mention);
    club.click(who, &challenge, ":!withdraw").await;
    told
}

#[tokio::test]
async fn challenges_notify_the_same_person_once_a_minute() {
    let club = Club::open().await;
    let (anna, carla, ben) = (club.anna(), club.carla(), club.ben());
    let nobody = json!({"users": [], "roles": []});
    let only_ben = json!({"users": [ben.id().to_string()], "roles": []});
    assert_eq!(challenge_ben(&club, &anna, "general").await, only_ben);
    assert_eq!(challenge_ben(&club, &anna, "general").await, nobody);
    assert_eq!(challenge_ben(&club, &carla, "table").await, nobody);
    let text = "open game:rivals invite:@Ben invite-2:@Deniz";
    let table = club.command(&carla, text).await;
    let deniz = club.person("Deniz").id().to_string();
    assert_eq!(notified(&club), json!({"users": [deniz], "roles": []}));
    club.click(&carla, &table, ":!withdraw").await;
    club.let_pass(Duration::from_mins(1)).await;
    assert_eq!(challenge_ben(&club, &carla, "table").await, only_ben);
    club.finish().await;
}

#[tokio::test]
async fn a_challenge_that_is_refused_uses_up_no_notification() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    club.command(&anna, "solo").await;
    let refused = club.challenge("").await;
    assert!(refused.ephemeral);
    let only_ben = json!({"users": [ben.id().to_string()], "roles": []});
    assert_eq!(challenge_ben(&club, &anna, "table").await, only_ben);
    club.finish().await;
}

#[tokio::test]
async fn nobody_who_switched_pings_off_is_notified_by_a_challenge() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    let only_ben = json!({"users": [ben.id().to_string()], "roles": []});
    for (pings, told) in [
        ("off", json!({"users": [], "roles": []})),
        ("direct", only_ben),
    ] {
        let text = format!("settings pings:{pings}");
        club.command(&ben, &text).await;
        assert_eq!(challenge_ben(&club, &anna, "general").await, told);
    }
    club.finish().await;
}

#[tokio::test]
async fn whose_name_cannot_be_drawn_has_the_mark_of_their_seat_before_their_mention() {
    let (club, [anna, ..]) = Club::with_people().await;
    let nila = club.sandbox.add_person("நிலா", "en-US", None).unwrap();
    let text = format!("challenge opponent:{} rounds:1", nila.mention());
    let challenge = club.command(&anna, &text).await;
    club.click(&nila, &challenge, "Accept").await;
    let seats = club.stored(1).await.seats;
    let mark = |who: &Person| {
        let id = who.id().to_string();
        let mut seats = seats.iter();
        let found = seats.find(|(_, person)| person.person().unwrap().id.to_string() == id);
        SeatMark::of(found.unwrap().0).emoji
    };
    let board = club.board();
    let marked = format!("{} {}", mark(&nila), nila.mention());
    says(&board, &marked);
    // A name that is drawn needs no mark.
    let unmarked = format!("{} {}", mark(&anna), anna.mention());
    assert!(board.content.contains(&anna.mention()));
    assert!(!board.content.contains(&unmarked), "{}", board.content);
    club.finish().await;
}
