//! The gateway hangs up in every way it can.

use std::time::Duration;

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
        club.sandbox.arm(kind, 1, Duration::ZERO, None).unwrap();
        let is_back = || club.sandbox.is_ready();
        assert!(club.sandbox.wait_until(TIMEOUT, is_back).await, "{kind}");
        let before = club.newest().await.version;
        club.type_turn(&first).await;
        assert_eq!(club.newest().await.version, before + 2, "{kind}");
    }
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
        club.sandbox
            .arm(&format!("close:{code}"), 1, Duration::ZERO, None)
            .unwrap();
        let ended = timeout(TIMEOUT, club.ended()).await;
        let said = ended.expect("an end in time").unwrap_err().to_string();
        assert!(said.contains(&code.to_string()), "{said}");
        assert!(said.contains(advice), "{said}");
    }
}
