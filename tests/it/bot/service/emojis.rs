//! The application's own emojis on controls: they are uploaded once, and where they are missing others stand in.

use std::time::Duration;

use lostcities::present::Emblem;
use lostcities::sandbox::Request;
use lostcities::service;

use crate::bot::harness::{Club, Ways};

/// The requests since the last check that have to do with emojis: their methods.
fn about_emojis(club: &Club) -> Vec<String> {
    let requests = club.new_requests();
    let emojis = requests
        .iter()
        .filter(|request| request.path.contains("/emojis"));
    emojis.map(|request| request.method.clone()).collect()
}

/// The emojis on the panel of the person in turn: how many there are, and whether all of them are the application's own.
async fn on_panel(club: &Club) -> (usize, bool) {
    let (first, _) = club.in_turn().await;
    let panel = club.command(&first, "hand").await;
    let controls = panel.components.iter().flatten();
    let emojis: Vec<_> = controls
        .filter_map(|control| control.emoji.as_ref())
        .filter(|emoji| emoji["name"] != "💡")
        .collect();
    let n_own = emojis
        .iter()
        .filter(|emoji| emoji["id"].is_string())
        .count();
    assert!(n_own == 0 || n_own == emojis.len(), "{emojis:?}");
    (emojis.len(), n_own > 0)
}

#[tokio::test]
async fn emojis_are_uploaded_once_and_stand_on_the_cards() {
    let mut club = Club::open().await;
    let uploads = vec!["POST".to_owned(); Emblem::all().count()];
    assert_eq!(
        about_emojis(&club),
        [vec!["GET".to_owned()], uploads].concat()
    );
    club.begin().await;
    let (n_emojis, are_own) = on_panel(&club).await;
    assert!(are_own && n_emojis > 3, "{n_emojis}");
    club.stop().await;
    club.check_requests(|_| false);
    club.start().await;
    service::register(&club.config()).await.unwrap();
    assert_eq!(about_emojis(&club), ["GET", "GET"]);
    assert!(on_panel(&club).await.1);
    club.finish().await;
}

#[tokio::test]
async fn without_emojis_of_its_own_the_bot_takes_those_that_everybody_has() {
    let mut club = Club::empty(Ways::default()).await;
    let is_about = |request: &Request| request.path.ends_with("/emojis");
    let moment = Duration::ZERO;
    let arm = |club: &Club, fault, route| club.arm(fault, 1, moment, Some(route));
    arm(&club, "status:403", "/emojis");
    club.start().await;
    club.begin().await;
    assert!(!on_panel(&club).await.1);
    for (fault, are_own) in [("status:403", false), ("lose_response", true)] {
        club.stop().await;
        arm(&club, fault, "POST /api/v10/applications");
        club.start().await;
        assert_eq!(club.sandbox.armed(), 0, "{fault}");
        assert_eq!(on_panel(&club).await.1, are_own, "{fault}");
    }
    club.finish_with(is_about).await;
}

#[tokio::test]
async fn messages_go_out_although_somebody_has_deleted_the_emojis() {
    let mut club = Club::begun().await;
    club.sandbox.delete_emojis();
    for _ in 0..6 {
        let (n_emojis, are_own) = on_panel(&club).await;
        assert!(!are_own && n_emojis > 3, "{n_emojis}");
    }
    let refused = |request: &&Request| request.status == 400;
    let requests = club.new_requests();
    // After some refusals in a row they are not tried again.
    assert_eq!(requests.iter().filter(refused).count(), 4);
    club.check_requests(|request| request.status == 400);
    club.stop().await;
    club.start().await;
    assert!(on_panel(&club).await.1);
    club.finish().await;
}
