//! The gateway hangs up in every way it can.

use std::time::Duration;

use lostcities::sandbox::Outcome;

use super::super::party::Party;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_goes_on_after_every_way_of_hanging_up() {
    let party = Party::open().await;
    let (first, _) = party.begin().await;
    for kind in [
        "drop_socket",
        "close:4000",
        "close:4007",
        "close:4009",
        "invalid_session",
    ] {
        party.sandbox.arm(kind, 1, Duration::ZERO, None).unwrap();
        party.wait(kind, || party.sandbox.is_ready()).await;
        let hand = first.command("/lostcities hand").await.unwrap();
        assert_eq!(hand.outcome, Outcome::Answered, "{kind}");
    }
    assert_eq!(party.mistakes(), []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_login_ends_the_bot() {
    let mut party = Party::open().await;
    party
        .sandbox
        .arm("close:4004", 1, Duration::ZERO, None)
        .unwrap();
    assert!(party.running.ended().await.is_err());
}
