//! Discord is away while the bot starts.

use std::time::Duration;

use super::is_struck;
use crate::bot::harness::{Club, Ways};

/// What the bot asks of Discord before it is connected.
const ROUTES: [&str; 3] = ["applications/@me", "/commands", "/gateway/bot"];

#[tokio::test]
async fn a_bot_that_starts_in_an_outage_waits_and_plays_on() {
    let mut club = Club::open_with(Ways::by_gateway()).await;
    let (first, _) = club.begin_in_turn().await;
    let panel = club.command(&first, "hand").await;
    for fault in ["status:503", "status:429", "lose_response"] {
        for route in ROUTES {
            club.stop().await;
            let moment = Duration::from_millis(1);
            club.arm(fault, 4, moment, Some(route));
            club.start().await;
            assert_eq!(club.sandbox.armed(), 0, "{fault} {route} has struck");
        }
    }
    // Buttons from before are answered.
    club.click(&first, &panel, ":!focus.").await;
    club.finish_with(is_struck).await;
}

#[tokio::test]
async fn a_bot_that_starts_while_discord_answers_nothing_asks_again() {
    let mut ways = Ways::by_gateway();
    ways.timeouts.outage = Duration::from_secs(2);
    let mut club = Club::open_with(ways).await;
    club.stop().await;
    for route in &ROUTES[..2] {
        club.arm("delay", 1, Duration::from_hours(1), Some(route));
    }
    club.start().await;
    assert_eq!(club.sandbox.armed(), 0);
    club.begin().await;
    club.finish_with(is_struck).await;
}

#[tokio::test]
async fn a_bot_without_a_valid_token_does_not_wait() {
    let club = Club::empty(Ways::default()).await;
    club.arm("status:401", 100, Duration::ZERO, None);
    let refused = lostcities::service::start(club.config()).await;
    let said = format!("{:#}", refused.err().expect("a refusal"));
    assert!(said.contains("Discord does not accept the token"), "{said}");
    assert!(club.sandbox.requests(0).len() < 3);
}

#[tokio::test]
async fn an_outage_is_not_called_a_wrong_token() {
    let club = Club::empty(Ways::default()).await;
    let config = club.config();
    club.arm("status:503", 2, Duration::ZERO, None);
    let answers = [
        lostcities::service::check(&config).await,
        lostcities::service::register(&config).await,
    ];
    club.sandbox.stop().await.unwrap();
    let unanswered = [
        lostcities::service::check(&config).await,
        lostcities::service::register(&config).await,
    ];
    for refused in answers.into_iter().chain(unanswered) {
        let said = format!("{:#}", refused.unwrap_err());
        assert!(said.starts_with("cannot reach Discord: "), "{said}");
        assert!(!said.contains("token"), "{said}");
    }
}

#[tokio::test]
async fn a_bot_that_waits_for_discord_says_that_it_lives_and_is_not_ready() {
    let club = Club::empty(Ways::by_gateway()).await;
    club.arm("status:503", u32::MAX, Duration::from_hours(1), None);
    // Nobody else asks for a port meanwhile that the system has just given.
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let page = free.local_addr().unwrap();
    drop(free);
    let mut config = club.config();
    config.metrics = Some(page);
    let starting = tokio::spawn(lostcities::service::start(config));
    let ask = async |path: &str| {
        let answer = reqwest::get(format!("http://{page}{path}")).await.ok()?;
        Some((answer.status().as_u16(), answer.text().await.unwrap()))
    };
    while ask("/health").await.is_none() {
        assert!(!starting.is_finished(), "it waits for Discord");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(ask("/health").await.unwrap().0, 200);
    let (status, text) = ask("/ready").await.unwrap();
    let (why, process) = text.split_once('\n').unwrap();
    assert_eq!((status, why), (503, "not connected to Discord"));
    assert!(process.starts_with("process: "), "{process}");
    let (_, figures) = ask("/metrics").await.unwrap();
    assert!(figures.contains("lostcities_"), "{figures}");
    starting.abort();
}
