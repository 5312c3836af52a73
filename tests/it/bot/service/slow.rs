//! Answers that take longer than Discord waits: they are promised first, and what is private stays private.

use insta::assert_snapshot;
use lostcities::present::scene::{Paint, Plate, Scene};
use lostcities::render::Studio;
use lostcities::sandbox::{Answer, Impossible, Person, Request};
use lostcities::service::Timeouts;
use tokio::task::JoinSet;

use crate::bot::harness::{Club, Ways, custom_id};
use crate::bot::shown::{sees, shown};

/// More large pictures than any machine draws before the bot has to promise something. Those that are still waiting are
/// skipped when it is dropped, so too many cost nothing.
fn rush(studio: &Studio) -> JoinSet<()> {
    let scene = |number: u16| {
        let mut scene = Scene::new(2000, 2000);
        scene.put(0, 0, Plate::new(1000 + number, 1900, 9).fill(Paint::Gold));
        scene
    };
    let orders = (0..20_000).map(|number| {
        let (studio, scene) = (studio.clone(), scene(number));
        async move {
            let _ = studio.draw(scene).await;
        }
    });
    orders.collect()
}

/// The promises among these requests: of a new message, or of a change.
fn promises(requests: &[Request]) -> Vec<&Request> {
    let callbacks = requests
        .iter()
        .filter(|request| request.path.ends_with("/callback"));
    let is_promise =
        |callback: &&Request| [5, 6].map(Some).contains(&callback.body["type"].as_u64());
    callbacks.filter(is_promise).collect()
}

/// A club whose bot promises what takes as long as on Discord.
async fn slow_club(studio: Studio) -> Club {
    let timeouts = Timeouts::default();
    Club::open_with(Ways {
        studio,
        timeouts,
        ..Ways::default()
    })
    .await
}

#[tokio::test]
async fn a_hand_that_is_drawn_slowly_is_promised_and_shown_to_its_owner_alone() {
    let studio = Studio::open().unwrap();
    let mut club = slow_club(studio.clone()).await;
    let (who, other) = club.begin_in_turn().await;
    let (board, public) = (club.board(), sees(&club, &other));
    club.check_requests(|_| false);

    slowly(&club, &studio, who.click(&board, "My Hand")).await;
    let panel = who.messages("general").unwrap().pop().unwrap();
    assert!(panel.ephemeral);
    assert_eq!(panel.attachments[0].filename, "hand.png");
    assert_eq!(sees(&club, &other), public, "the others see nothing of it");

    // A card picked on the panel changes the panel.
    club.check_requests(|_| false);
    let focus = custom_id(&panel, ":!focus");
    slowly(&club, &studio, who.click(&panel, &focus)).await;
    let picked = who.message(panel.id).unwrap();
    custom_id(&picked, ":discard");
    assert_eq!(sees(&club, &other), public);
    club.finish().await;
}

/// Clicks while the studio is busy, until the bot has promised its answer.
async fn slowly(
    club: &Club,
    studio: &Studio,
    click: impl Future<Output = Result<Answer, Impossible>>,
) {
    let busy = rush(studio);
    let (answer, ()) = tokio::join!(click, async {
        club.until(|| !promises(&club.new_requests()).is_empty())
            .await;
        drop(busy);
    });
    answer.unwrap();
    club.wait_until_idle().await;
}

/// Types a command while the database is held by another connection, and lets go of it when the bot has promised an
/// answer.
async fn while_held(club: &Club, who: &Person, text: &str) {
    let held = club.hold_database().await;
    let before = club
        .sandbox
        .requests(0)
        .last()
        .map_or(0, |request| request.number);
    // Eva's click waits at the lock first, so that the one after it has all the patience of the bot before it.
    let eva = club.person("Eva").in_channel("table");
    let (first, answer, ()) = tokio::join!(
        eva.command("/lostcities settings pings:off"),
        who.command(text),
        async {
            club.until(|| promises(&club.sandbox.requests(before)).len() == 2)
                .await;
            held.let_go().await;
        }
    );
    first.unwrap();
    answer.unwrap();
    club.wait_until_idle().await;
}

#[tokio::test]
async fn a_challenge_that_is_opened_slowly_is_promised_to_all_and_can_be_accepted() {
    let club = slow_club(Studio::open().unwrap()).await;
    while_held(
        &club,
        &club.anna(),
        "/lostcities challenge opponent:@Ben rounds:1",
    )
    .await;
    let challenge = club.public("general").pop().unwrap();
    club.click(&club.ben(), &challenge, "Accept").await;
    assert!(club.board().content.contains("44 cards"));
    club.finish().await;
}

#[tokio::test]
async fn a_solo_match_that_is_opened_slowly_begins() {
    let club = slow_club(Studio::open().unwrap()).await;
    while_held(&club, &club.anna(), "/lostcities solo rounds:1").await;
    assert!(club.board().content.contains("to move"));
    club.finish().await;
}

#[tokio::test]
async fn a_refusal_that_comes_slowly_is_private_all_the_same() {
    let club = slow_club(Studio::open().unwrap()).await;
    let carla = club.carla();
    club.challenge("").await;
    let public = club.public("general");
    while_held(&club, &carla, "/lostcities challenge opponent:@Deniz").await;
    assert_eq!(club.public("general"), public);
    let refusal = carla.messages("general").unwrap().pop().unwrap();
    assert_snapshot!(shown(&club, &refusal), @r"
    lostcities, privately:
    In dit kanaal is al een partij of uitnodiging: <link> Maak die eerst af of trek die in, of neem een ander kanaal of een thread. Een moderator kan die ook beëindigen met </lostcities close>.
    [In een thread openen] [Stil spelen]
    ");
    club.finish().await;
}
