//! What can be learnt of dice before they are rolled: nothing.

use std::time::Duration;

use lostcities::games::GameKind;
use lostcities::kernel::{Day, GameRng, Numbering, Secret};
use lostcities::registry;
use lostcities::sandbox::{Message, Person};
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};

use super::super::harness::{Club, Ways, button, says};
use super::{DAY, pick, play, today};

/// The first day of the tests.
const FIRST: Day = lostcities::table::daily_of_number(1);

/// What a person saw, with the way to it: text and controls, and the bytes of pictures.
type Seen = Vec<(String, String, Vec<Vec<u8>>)>;

/// Notes a message without what differs from one sandbox to another.
fn note(club: &Club, seen: &mut Seen, how: &str, message: &Message) {
    let mut text = serde_json::to_string(message).unwrap();
    text = text.replace(&club.sandbox.api(), "");
    let mut files = Vec::new();
    for file in &message.attachments {
        text = text.replace(&file.id.to_string(), "file");
        files.push(club.sandbox.attachment(file.id).unwrap());
    }
    seen.push((how.to_owned(), text, files));
}

/// Everything that a person can look at before the second roll of a day: all choices, one taken and taken back, another taken,
/// and everything else they try.
async fn before_the_second_roll(secret: Secret) -> (Seen, String) {
    let mut club = Club::empty(Ways::default()).await;
    club.around.dice_from(secret);
    club.start().await;
    let anna = club.anna();
    let mut seen = Seen::new();
    let mut panel = today(&club, &anna).await;
    note(&club, &mut seen, "first", &panel);
    for number in 0..panel.custom_ids().count() {
        let id = panel.custom_ids().nth(number).unwrap().to_owned();
        let chosen = club.press(&anna, &panel, &id).await;
        note(&club, &mut seen, &id, &chosen);
        if button(&chosen, "Take Back").is_some() {
            club.click(&anna, &chosen, "Take Back").await;
        }
        panel = today(&club, &anna).await;
    }
    let panel = chosen(&club, &anna, panel).await;
    note(&club, &mut seen, "chosen", &panel);
    let panel = club.click(&anna, &panel, "Take Back").await;
    note(&club, &mut seen, "taken back", &panel);
    let panel = chosen(&club, &anna, panel).await;
    note(&club, &mut seen, "chosen again", &panel);
    for command in [
        "/lostcities daily player:@Carla",
        "/lostcities privacy show",
        "/lostcities verify daily:3",
    ] {
        let answer = club.command(&anna, command).await;
        note(&club, &mut seen, command, &answer);
    }
    let fingerprint = club.command(&anna, "verify daily:1").await;
    assert!(fingerprint.attachments.is_empty());
    let rolled = club.click(&anna, &panel, "Roll the Dice").await;
    club.finish().await;
    (seen, rolled.content)
}

async fn chosen(club: &Club, who: &Person, panel: Message) -> Message {
    let mut panel = panel;
    while button(&panel, "Roll the Dice").is_none() {
        panel = club.click(who, &panel, &pick(&panel).unwrap()).await;
    }
    panel
}

#[tokio::test]
async fn two_days_that_differ_in_coming_rolls_alone_show_the_same_bytes() {
    let (real, twin) = twins();
    let (seen, rolled) = before_the_second_roll(real).await;
    let (seen_twin, rolled_twin) = before_the_second_roll(twin).await;
    for ((how, text, files), (_, text_twin, files_twin)) in seen.iter().zip(&seen_twin) {
        assert_eq!(text, text_twin, "{how}");
        assert!(files == files_twin, "the pictures differ: {how}");
    }
    assert_eq!(seen.len(), seen_twin.len());
    assert_ne!(rolled, rolled_twin, "the second rolls differ");
}

/// Two secrets of the first day whose first rolls are the same.
fn twins() -> (Secret, Secret) {
    let mut rng = GameRng::seed_from_u64(18);
    let mut first: Vec<(Vec<Value>, Secret)> = Vec::new();
    loop {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        let secret = Secret::new(bytes);
        let roll = first_roll(secret);
        if let Some((_, other)) = first.iter().find(|(known, _)| *known == roll) {
            return (*other, secret);
        }
        first.push((roll, secret));
    }
}

fn first_roll(secret: Secret) -> Vec<Value> {
    let setup = json!({"seats": 2, "order": "in_turn", "first": 0});
    let mut playing = registry::start(GameKind::RollWrite, setup, registry::TABLE_VERSION).unwrap();
    let seed = secret.seed(u64::from(FIRST.number()));
    playing.draw_due_chance(&seed.numbered(Numbering::Draw));
    playing.steps_from(0)
}

/// Presses a button that was never shown; what it leads to.
async fn forged(club: &Club, who: &Person, id: &str) -> String {
    let id = format!("v1:0:0:{id}");
    club.press_forged(who, &id).await.content
}

#[tokio::test]
async fn dice_cannot_be_tried_before_their_day_is_closed() {
    let (club, [anna, ..]) = Club::with_people().await;
    let refused = "There is nothing of that day to play";
    let today_and_tomorrow = ["!daily.practise.20089", "!daily.practise.20090"];
    // Neither before a person's own round, nor during it.
    for _ in 0..2 {
        for id in today_and_tomorrow {
            let told = forged(&club, &anna, id).await;
            assert!(told.starts_with(refused), "{id}: {told}");
        }
        for id in [
            "!daily.roll.20089.p.0",
            "!daily.act.20089.p.0.r",
            "!daily.roll.20090.c.0",
        ] {
            let told = forged(&club, &anna, id).await;
            assert!(told.starts_with(refused), "{id}: {told}");
        }
        today(&club, &anna).await;
    }
    // Hints are for matches.
    let hint = forged(&club, &anna, "!hint").await;
    assert!(hint.starts_with("There is no match"), "{hint}");
    // Who has finished helps nobody who has not, until the day is closed.
    let panel = today(&club, &anna).await;
    let over = play(&club, &anna, panel).await;
    assert!(over.custom_ids().all(|id| !id.contains("practise")));
    club.let_pass(DAY + Duration::from_mins(90)).await;
    let told = forged(&club, &anna, "!daily.practise.20089").await;
    assert!(told.starts_with(refused), "{told}");
    club.let_pass(Duration::from_hours(1)).await;
    let told = forged(&club, &anna, "!daily.practise.20089").await;
    assert!(told.contains("practice"), "{told}");
    club.finish().await;
}

#[tokio::test]
async fn the_fingerprint_of_a_day_is_there_before_it_although_nobody_plays() {
    let club = Club::open().await;
    // Nobody does anything on the first two days. What was drawn for them can be checked on the third.
    club.let_pass(DAY).await;
    club.let_pass(DAY).await;
    let anna = club.anna();
    for number in [1, 2] {
        let command = format!("verify daily:{number}");
        let told = club.command(&anna, &command).await;
        says(&told, "fingerprint `");
    }
    let proofs = club.command(&anna, "verify daily:4").await;
    says(&proofs, "fingerprint `");
    assert!(!proofs.content.contains("secret `"), "{}", proofs.content);
    club.finish().await;
}
