//! The gateway hangs up in every way it can.

use std::time::Duration;

use lostcities::service::Timeouts;
use tokio::time::timeout;

use crate::bot::harness::{Club, TIMEOUT, Ways};

/// A club whose bot cannot learn from its heartbeats that a connection is over.
async fn without_heartbeats() -> Club {
    Club::open_with(Ways {
        heartbeat: Some(Duration::from_hours(24)),
        ..Ways::by_gateway()
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_goes_on_after_every_way_of_hanging_up() {
    let club = without_heartbeats().await;
    club.begin().await;
    for kind in [
        "drop_socket",
        "close:1005",
        "close:4000",
        "close:4003",
        "close:4007",
        "close:4009",
        "invalid_session",
    ] {
        let (first, _) = club.in_turn().await;
        club.arm(kind, 1, Duration::ZERO, None);
        let is_back = || club.sandbox.is_ready();
        assert!(club.sandbox.wait_until(TIMEOUT, is_back).await, "{kind}");
        let before = club.newest().await.version;
        club.type_turn(&first).await;
        assert_eq!(club.newest().await.version, before + 2, "{kind}");
    }
    club.finish().await;
}

/// serenity waits five seconds between two shards.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_shard_is_connected_again_alone() {
    let ways = Ways::by_gateway();
    let club = Club::open_with(Ways {
        heartbeat: Some(Duration::from_hours(24)),
        shards: Some(2),
        metrics: true,
        timeouts: Timeouts {
            // The bot has as long to register with Discord.
            outage: Duration::from_secs(1),
            ..ways.timeouts
        },
        ..ways
    })
    .await;
    let ready = format!("http://{}/ready", club.running().metrics().unwrap());
    let says = async |words: &str| {
        while !reqwest::get(&ready)
            .await
            .unwrap()
            .text()
            .await
            .unwrap()
            .contains(words)
        {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(TIMEOUT, says("shards: 2 of 2 live")).await.unwrap();
    club.begin().await;
    // The people's server belongs to one of them; the other one is lost.
    let other = 1 - (club.guild().await >> 22) % 2;
    let sessions = || [0, 1].map(|shard| club.sandbox.session_of_shard(shard));
    let before = sessions();
    let deaf = format!("deaf_to_shard:{other}");
    club.arm(&deaf, 1, Duration::ZERO, None);
    timeout(TIMEOUT, says("ready")).await.unwrap();
    timeout(TIMEOUT, says("shards: 1 of 2 live")).await.unwrap();
    let (first, _) = club.in_turn().await;
    club.type_turn(&first).await;
    timeout(TIMEOUT, says("shards: 2 of 2 live")).await.unwrap();
    let changed: Vec<bool> = before
        .iter()
        .zip(&sessions())
        .map(|(a, b)| a != b)
        .collect();
    assert_eq!(changed, [other == 0, other == 1]);
    club.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refusal_for_good_ends_the_bot_with_a_sentence() {
    for (code, advice) in [
        (4004, "Make a new one in the developer portal"),
        (4010, "Start it again"),
        (4011, "in more servers than its connections may carry"),
        (4014, "Start it again"),
    ] {
        let mut club = without_heartbeats().await;
        club.arm(&format!("close:{code}"), 1, Duration::ZERO, None);
        let ended = timeout(TIMEOUT, club.ended()).await;
        let said = ended.expect("an end in time").unwrap_err().to_string();
        assert!(said.contains(&code.to_string()), "{said}");
        assert!(said.contains(advice), "{said}");
    }
}
