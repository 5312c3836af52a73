//! What is to come in a deal of the day stays hidden from everybody.

use lostcities::sandbox::Message;

use super::super::harness::{Club, button};
use super::super::shown::shown;
use super::{compared, play, today};

/// How many clicks of a round are made before others look.
const CLICKS: usize = 12;

/// What somebody else sees of a deal with this secret that a person is in the middle of, and what is public.
async fn seen_by_others(game: &str, secret: &str) -> Vec<String> {
    let club = Club::open().await;
    club.sql(&format!("update deals set secret = '{secret}'"))
        .await;
    let (anna, ben) = (club.anna(), club.ben());
    let mut panel = club.command(&anna, &format!("daily{game}")).await;
    for _ in 0..CLICKS {
        let way = way(&panel);
        panel = club
            .click(&anna, &panel, way.trim_start_matches("v1:0:0"))
            .await;
    }
    let mut seen = Vec::new();
    for asked in [
        format!("daily{game} player:@Anna"),
        "games".to_owned(),
        "history".to_owned(),
        "stats player:@Anna".to_owned(),
        "leaderboard".to_owned(),
        "privacy export".to_owned(),
    ] {
        let answer = club.command(&ben, &asked).await;
        seen.push(noted(&club, &answer));
    }
    // No number leads him to her try.
    let ways = [
        "review",
        "replay",
        "animation",
        "match-file",
        "check",
        "hand",
        "share",
        "share.turn.9",
        "share.animation",
    ];
    let forged = ways.map(|way| format!("v1:1:0:!{way}"));
    let forged = forged.each_ref().map(String::as_str);
    let forged = club.with_buttons(&forged).await;
    for way in ways {
        let answer = club.click(&ben, &forged, &format!(":!{way}")).await;
        seen.push(noted(&club, &answer));
    }
    seen.extend(
        club.public("general")
            .iter()
            .map(|message| noted(&club, message)),
    );
    club.finish().await;
    seen
}

/// A message with the bytes of what is attached to it.
fn noted(club: &Club, message: &Message) -> String {
    let files = message.attachments.iter();
    let bytes = files.map(|file| (club.sandbox.attachment(file.id), file.description.clone()));
    format!("{}{:?}", shown(club, message), bytes.collect::<Vec<_>>())
}

fn way(panel: &Message) -> String {
    let ways = ["!daily.act.", "!daily.roll.", "!daily.look."];
    let mut found = ways
        .iter()
        .filter_map(|way| panel.usable_ids().find(|id| id.contains(way)));
    found.next().expect("a way on").to_owned()
}

#[tokio::test]
async fn others_see_nothing_of_a_deal_that_a_person_is_in_the_middle_of() {
    for game in ["", " game:Lost Cities"] {
        let one = seen_by_others(game, &"5a".repeat(32)).await;
        let other = seen_by_others(game, &"c3".repeat(32)).await;
        assert_eq!(one, other, "{game}");
    }
}

#[tokio::test]
async fn what_a_finished_deal_would_tell_others_cannot_be_posted() {
    let (club, [anna, ..]) = Club::with_people().await;
    let over = play(&club, &anna, today(&club, &anna).await).await;
    let review = compared(&club, &anna, &over, ":!review").await;
    assert!(button(&review, ":!share").is_none());
    let ways = ["share", "share.turn.9", "share.animation", "share.review"];
    let forged = ways.map(|way| format!("v1:1:0:!{way}"));
    let forged = club
        .with_buttons(&forged.each_ref().map(String::as_str))
        .await;
    let before = club.public("general").len();
    for way in ways {
        let answer = club.click(&anna, &forged, &format!("v1:1:0:!{way}")).await;
        assert!(answer.ephemeral && answer.attachments.is_empty(), "{way}");
    }
    assert_eq!(club.public("general").len(), before);
    club.finish().await;
}
