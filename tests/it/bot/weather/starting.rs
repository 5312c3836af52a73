//! Discord is away while the bot starts.

use std::time::Duration;

use super::super::harness::{Club, Ways};
use super::is_struck;

/// What the bot asks of Discord before it is connected.
const ROUTES: [&str; 3] = ["applications/@me", "/commands", "/gateway/bot"];

#[tokio::test]
async fn a_bot_that_starts_in_an_outage_waits_and_plays_on() {
    let mut club = Club::open().await;
    club.begin().await;
    let (first, _) = club.in_turn().await;
    let panel = club.command(&first, "/lostcities hand").await;
    for fault in ["status:503", "status:429", "lose_response"] {
        for route in ROUTES {
            club.stop().await;
            let moment = Duration::from_millis(1);
            club.sandbox.arm(fault, 4, moment, Some(route)).unwrap();
            club.start().await;
            assert_eq!(club.sandbox.armed(), 0, "{fault} {route} has struck");
        }
    }
    // Buttons from before are answered.
    club.click(&first, &panel, ":!focus.").await;
    club.finish_with(is_struck).await;
}

#[tokio::test]
async fn a_bot_without_a_valid_token_does_not_wait() {
    let club = Club::empty(Ways::default()).await;
    club.sandbox
        .arm("status:401", 100, Duration::ZERO, None)
        .unwrap();
    let refused = lostcities::discord::start(club.config()).await;
    let said = format!("{:#}", refused.err().expect("a refusal"));
    assert!(said.contains("Discord does not accept the token"), "{said}");
    assert!(club.sandbox.requests(0).len() < 3);
}
