//! Nobody learns anything of a deal from others before it is over, and nobody plays one twice.

use std::time::Duration;

use lostcities::kernel::Secret;
use lostcities::sandbox::permissions::VIEW_CHANNEL;
use serde_json::Value;

use super::super::harness::{Club, custom_id, says};
use super::super::shown::shown;
use super::{MINUTE, begin, evening, play_deal};

/// Ben's panel of the first deal of this secret, and what everybody else sees while he plays it and Anna has finished.
async fn seen(secret: u8) -> (String, Vec<String>) {
    let club = Club::open().await;
    club.around.dice_from(Secret::new([secret; 32]));
    let (anna, ben, carla) = (club.anna(), club.ben(), club.carla());
    let begun = begin(&club, &anna, "deals:2 minutes:5").await;
    play_deal(&club, &anna).await;
    let file = club.command(&anna, "privacy export").await;
    let file = reqwest::get(&file.attachments[0].url).await.unwrap();
    let file: Value = file.json().await.unwrap();
    let steps = file["worked_out"]["deal_people"][0]["steps"]
        .as_array()
        .unwrap();
    let are_own = steps.iter().all(|step| step["act"].is_string());
    assert!(steps.len() > 9 && are_own, "{steps:?}");
    let own = club.click(&ben, &begun, "Play Deal 1").await;
    let own = shown(&club, &own);
    club.let_pass(MINUTE / 4).await;
    let mut seen = vec![shown(&club, &evening(&club))];
    for command in [
        "evening",
        "daily game:Lost Cities player:@Anna",
        "history",
        "history player:@Anna",
        "verify match:1",
        "verify",
        "stats player:@Anna",
        "leaderboard",
        "games",
        "hand",
        "board",
        "privacy show",
    ] {
        let answer = club.try_command(&carla, command).await;
        seen.extend(answer.map(|answer| shown(&club, &answer)));
    }
    let deal = 16_777_225;
    // Nor does who has finished look back at it yet, or post anything of it.
    for route in [
        "!replay",
        "!review",
        "!animation",
        "!match-file",
        "!check",
        "!share",
    ] {
        let answer = club.press_forged(&anna, &format!("v1:1:50:{route}")).await;
        seen.push(format!("{route}\n{}", shown(&club, &answer)));
    }
    for (who, route) in [
        (&anna, format!("!daily.share.{deal}-cards")),
        (&anna, format!("!daily.practise.{deal}-cards")),
        (&anna, "!evening.proof.1".to_owned()),
        (&anna, "!evening.final.1".to_owned()),
        (&carla, format!("!daily.table.{deal}-cards.day")),
        (&carla, format!("!daily.share.{deal}-cards")),
        (&carla, format!("!daily.back.{deal}-cards.c.1")),
        (&carla, format!("!daily.act.{deal}-cards.c.1.play.r.2")),
        (&carla, "!evening.proof.1".to_owned()),
        (&carla, "!evening.next.1.1".to_owned()),
        (&carla, "!evening.play.1.2".to_owned()),
        (&carla, "!evening.end.1".to_owned()),
    ] {
        let answer = club.press_forged(who, &format!("v1:0:0:{route}")).await;
        seen.push(format!("{route}\n{}", shown(&club, &answer)));
    }
    let public = club.public("general");
    seen.extend(public.iter().map(|message| shown(&club, message)));
    club.finish().await;
    let seen = seen.iter().map(|text| without_fingerprints(text));
    (own, seen.collect())
}

/// A text without what follows from a secret and tells nothing of it.
fn without_fingerprints(text: &str) -> String {
    let is_hash = |part: &str| part.len() >= 8 && part.bytes().all(|b| b.is_ascii_hexdigit());
    let parts = text.split('`');
    let masked = parts.map(|part| if is_hash(part) { "fingerprint" } else { part });
    masked.collect::<Vec<_>>().join("`")
}

#[tokio::test]
async fn deals_that_differ_in_their_cards_look_alike_until_they_are_over() {
    let ((own, one), (others, other)) = tokio::join!(seen(7), seen(8));
    assert_ne!(own, others);
    assert!(one.len() > 25, "{}", one.len());
    assert_eq!(one, other);
    let told = one.join("\n");
    assert_eq!(told.matches("is not over yet").count(), 6, "{told}");
    assert!(told.contains("finished: 1 of 2") && !told.contains("secret `"));
}

#[tokio::test]
async fn nobody_plays_a_deal_twice() {
    let (club, [anna, ..]) = Club::with_people().await;
    let begun = begin(&club, &anna, "deals:1 minutes:5").await;
    let id = custom_id(&begun, "Play Deal 1");
    let (one, other) = tokio::join!(anna.click(&begun, &id), anna.click(&begun, &id));
    one.unwrap();
    other.unwrap();
    play_deal(&club, &anna).await;
    club.let_pass(MINUTE / 4).await;
    says(&evening(&club), "finished: 1 of 1");
    let asked = club.command(&anna, "privacy delete").await;
    club.click(&anna, &asked, ":!privacy.delete-for-sure").await;
    let again = club.click(&anna, &evening(&club), "Play Deal 1").await;
    says(&again, "You had begun this before");
    // Who has begun it, is named nowhere any more, and the evening goes on.
    club.let_pass(Duration::from_mins(6)).await;
    let over = evening(&club);
    says(&over, "Nobody has played");
    says(&over, "Anonymous");
    assert!(!over.content.contains("Anna"), "{}", over.content);
    club.finish().await;
}

#[tokio::test]
async fn buttons_that_are_made_up_open_no_evening_of_another_place() {
    let (club, [anna, ..]) = Club::with_people().await;
    begin(&club, &anna, "level:easy deals:1").await;
    let elsewhere = club.person("Deniz").in_channel("table");
    begin(&club, &elsewhere, "level:strong deals:1").await;
    // The deals of evenings are numbered one after the other.
    let other = club.press_forged(&anna, "v1:0:0:!evening.play.1.9").await;
    says(&other, "nothing of that day");
    club.permit("Eva", "table", 0, VIEW_CHANNEL);
    let eva = club.person("Eva");
    for route in ["play.2.1", "next.2.1", "table.2", "proof.2", "again.2"] {
        let id = format!("v1:0:0:!evening.{route}");
        says(&club.press_forged(&eva, &id).await, "nothing of that day");
    }
    let none = club.press_forged(&anna, "v1:0:0:!evening.table.1").await;
    says(&none, "have not played that");
    assert!(club.matches().await.is_empty());
    club.finish().await;
}
