//! *Share*: what was played is posted once where the person asks, by who played, without the names of who does not want to be seen.

use std::time::Duration;

use lostcities::sandbox::permissions::SEND_MESSAGES;
use lostcities::sandbox::{Message, Person};

use crate::bot::harness::{Club, PATIENCE, TIMEOUT, alt, button, says};
use crate::bot::shown::shown;
use crate::kept::contains;
use crate::pictures::pixels;

/// A club with a finished match of one round between Anna and Ben in `general`.
async fn club(options: &str) -> Club {
    let mut club = Club::open().await;
    club.begin_with(options).await;
    club.play_out(1).await;
    club
}

/// Presses a button that posts something, which everybody sees then.
async fn share(club: &Club, who: &Person, below: &Message) -> Message {
    let shared = club.click(who, below, ":!share").await;
    assert!(!shared.ephemeral, "{}", shared.content);
    assert_eq!(shared.attachments.len(), 1, "{}", shared.content);
    club.carla().message(shared.id).expect("everybody sees it")
}

/// Arms a fault that the next answer meets.
fn arm(club: &Club, fault: &str) {
    club.arm(fault, 1, Duration::ZERO, Some("callback"));
}

/// Has a person press *Share* while a fault is armed, until it has struck.
async fn pressed(club: &Club, who: &Person, below: &Message) {
    let has_struck = club
        .sandbox
        .wait_until(TIMEOUT, || club.sandbox.armed() == 0);
    tokio::select! {
        _ = who.click(below, "Share") => {}
        _ = has_struck => {}
    }
    assert_eq!(club.sandbox.armed(), 0);
}

#[tokio::test]
async fn a_result_is_shared_once_by_each_who_played() {
    let mut club = club("rounds:1").await;
    let (anna, ben, carla) = (club.anna(), club.ben(), club.carla());
    let shared = share(&club, &anna, &club.board()).await;
    let text = shown(&club, &shared);
    contains(&text, "(result.png)\n[Replay]");
    contains(&text, "-# Shared by @Anna.");
    let won = club.result(1).await.unwrap().seats;
    let best = won.iter().map(|(_, seat)| seat.points).max().unwrap();
    says(&shared, &best.abs().to_string());
    let alt = alt(&shared);
    assert!(
        alt.contains(" wins!") && alt.contains("Anna") && alt.contains("Ben"),
        "{alt}"
    );
    let look = club.click(&carla, &shared, "Replay").await;
    assert!(look.ephemeral && button(&look, ":!share.turn.0").is_some());
    let again = club.click(&anna, &club.board(), ":!share").await;
    let said = (again.ephemeral, &*again.content);
    assert_eq!(said, (true, "You have shared this already."));
    // A kill before the bot hears that it was posted: it was, and is not again.
    arm(&club, "lose_response");
    pressed(&club, &ben, &club.board()).await;
    let n_posted = |club: &Club| {
        let posted = club.public("general").into_iter();
        let files = posted.flat_map(|message| message.attachments);
        files.filter(|file| file.filename == "result.png").count()
    };
    club.until(|| n_posted(&club) == 2).await;
    club.lose_power().await;
    let again = club.click(&ben, &club.board(), ":!share").await;
    says(&again, "Das hast du schon geteilt.");
    assert_eq!(n_posted(&club), 2);
    for below in [&club.board(), &look] {
        let refused = club.click(&carla, below, ":!share").await;
        assert!(refused.ephemeral);
        says(&refused, "Jij speelt in deze partij niet mee");
    }
    club.finish_with(|request| !request.verdicts.is_empty())
        .await;
}

#[tokio::test]
async fn a_turn_an_animation_and_a_review_are_shared_without_what_only_one_may_want_to_show() {
    let club = club("rounds:1").await;
    let anna = club.anna();
    let replay = club.click(&anna, &club.board(), ":!replay").await;
    let eyes = club
        .choose(&anna, &replay, ":menu.eyes", "!at.0.0.here")
        .await;
    let later = club.click(&anna, &eyes, ":!at.0.0.next").await;
    let turn = share(&club, &anna, &later).await;
    says(&turn, "after turn 1 of ");
    // The board, whoever's eyes she looked through.
    let public = club
        .choose(&anna, &later, ":menu.eyes", "!at.all.1.here")
        .await;
    let bytes = |message: &Message| club.sandbox.attachment(message.attachments[0].id);
    assert_eq!(bytes(&turn), bytes(&public));
    assert_ne!(bytes(&turn), bytes(&later));

    let gif = club.click(&anna, &later, ":!animation").await;
    let posted = share(&club, &anna, &gif).await;
    assert_eq!(bytes(&posted), bytes(&gif));

    club.click(&anna, &club.board(), ":!review").await;
    let review = || {
        let messages = anna.messages("general").unwrap();
        messages
            .into_iter()
            .rfind(|it| button(it, ":!share.review").is_some())
    };
    let is_made = club.sandbox.wait_until(PATIENCE, || review().is_some());
    assert!(is_made.await);
    let review = review().unwrap();
    let posted = share(&club, &anna, &review).await;
    assert_eq!(bytes(&posted), bytes(&review));
    let lines: Vec<&str> = posted.content.lines().collect();
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert!(
        lines[1].starts_with("**Luck ") && lines[1].contains("Anna"),
        "{lines:?}"
    );
    club.finish().await;
}

#[tokio::test]
async fn who_does_not_want_to_be_seen_is_not_named_and_the_rules_of_the_server_hold() {
    let club = club("rounds:1 quiet:True").await;
    let (anna, ben) = (club.anna(), club.ben());
    club.sql("update people set is_listed = 0 where name = 'Anna'")
        .await;
    let mut public = club.public("general").into_iter();
    let card = public.rfind(|it| button(it, ":!share").is_some()).unwrap();
    assert_eq!(card.attachments[0].filename, "board.png");
    club.command(&anna, "config channel:#games").await;
    let elsewhere = club.click(&ben, &card, ":!share").await;
    says(&elsewhere, "in anderen Kanälen");
    club.command(&anna, "config channel:#general").await;
    club.permit("Ben", "general", 0, SEND_MESSAGES);
    let silent = club.click(&ben, &card, ":!share").await;
    assert!(silent.ephemeral, "{}", silent.content);
    club.permit("Ben", "general", SEND_MESSAGES, 0);
    // What Discord refuses can be tried again.
    arm(&club, "status:400");
    pressed(&club, &ben, &card).await;
    club.wait_until_idle().await;
    let shared = share(&club, &ben, &card).await;
    let alt = shared.attachments[0].description.clone().unwrap();
    let all = format!("{} {alt}", shared.content);
    assert!(
        !all.contains("Anna") && !all.contains(&anna.mention()),
        "{all}"
    );
    contains(&all, "Anonymous");
    club.finish_with(|request| request.status == 400).await;
}

const MAGENTA: [u8; 3] = [230, 20, 200];
const CYAN: [u8; 3] = [30, 220, 240];

/// A picture of one colour.
fn avatar(colour: [u8; 3]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, 128, 128);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&colour.repeat(128 * 128)).unwrap();
    writer.finish().unwrap();
    bytes
}

#[tokio::test]
async fn a_result_shows_the_pictures_of_those_who_may_be_seen() {
    let club = club("rounds:1").await;
    let (anna, ben) = (club.anna(), club.ben());
    let set = |who: &str, nth: u8, png| {
        let hash = format!("a_{nth:032x}");
        club.sandbox.set_avatar(who, &hash, png).unwrap();
    };
    let shown = async |who: &Person| {
        club.sql("delete from shares").await;
        let shared = share(&club, who, &club.board()).await;
        let pixels = pixels(&club.sandbox.attachment(shared.attachments[0].id).unwrap());
        let has = |colour: [u8; 3]| {
            let (pixels, _) = pixels.as_chunks::<3>();
            pixels.iter().filter(|pixel| **pixel == colour).count() > 1_000
        };
        (has(MAGENTA), has(CYAN))
    };
    set("Anna", 1, avatar(MAGENTA));
    set("Ben", 2, avatar(CYAN));
    assert_eq!(
        shown(&anna).await,
        (true, false),
        "Ben has not been seen since"
    );
    // What was fetched once is not fetched again.
    set("Anna", 1, Vec::new());
    assert_eq!(shown(&ben).await, (true, true));
    club.sql("update people set is_listed = 0 where name = 'Ben'")
        .await;
    assert_eq!(shown(&ben).await, (true, false));
    club.sql("update people set is_listed = 1").await;
    set("Ben", 3, b"no picture".to_vec());
    assert_eq!(shown(&ben).await, (true, false));
    club.finish().await;
}
