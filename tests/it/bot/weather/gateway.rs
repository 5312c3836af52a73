//! The gateway hangs up in every way it can.

use std::time::Duration;

use super::super::harness::{Club, PATIENCE};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_goes_on_after_every_way_of_hanging_up() {
    let club = Club::open().await;
    club.begin().await;
    for kind in [
        "drop_socket",
        "close:4000",
        "close:4007",
        "close:4009",
        "invalid_session",
    ] {
        let (first, _) = club.in_turn().await;
        club.sandbox.arm(kind, 1, Duration::ZERO, None).unwrap();
        let is_back = || club.sandbox.is_ready();
        assert!(club.sandbox.wait_until(PATIENCE, is_back).await, "{kind}");
        let before = club.newest().await.version;
        club.type_turn(&first).await;
        assert_eq!(club.newest().await.version, before + 2, "{kind}");
    }
    club.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_login_ends_the_bot() {
    let mut club = Club::open().await;
    club.sandbox
        .arm("close:4004", 1, Duration::ZERO, None)
        .unwrap();
    assert!(club.ended().await.is_err());
}
