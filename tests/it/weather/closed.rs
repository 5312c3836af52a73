//! Channels, messages and servers that are closed to the bot, or gone.

use std::time::Duration;

use lostcities::sandbox::permissions::{ATTACH_FILES, SEND_MESSAGES};
use lostcities::sandbox::{BOT_NAME, Outcome};

use super::super::party::Party;

/// Plays a whole turn by typing.
async fn turn(party: &Party, who: &lostcities::sandbox::Person) -> String {
    let mut said = String::new();
    for _ in 0..2 {
        let action = party.moves(who).await.pop().unwrap();
        let done = who
            .command(&format!("/lostcities play move:{action}"))
            .await
            .unwrap();
        assert_eq!(done.outcome, Outcome::Answered);
        said = done.message.unwrap().content;
    }
    said
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_channel_is_named_to_whoever_plays_and_caught_up_with_when_it_opens() {
    let party = Party::open().await;
    let (first, second) = party.begin().await;
    let denied = SEND_MESSAGES | ATTACH_FILES;
    party
        .sandbox
        .permit(BOT_NAME, "general", 0, denied)
        .unwrap();
    let is_refused = |request: &lostcities::sandbox::Request| request.status == 403;
    turn(&party, &first).await;
    let refused = || party.sandbox.requests(0).iter().any(is_refused);
    party.wait("the bot has tried to post", refused).await;
    let hand = second
        .command("/lostcities hand")
        .await
        .unwrap()
        .message
        .unwrap();
    assert!(
        hand.content.contains("Send Messages") || hand.content.contains("Nachrichten senden"),
        "{}",
        hand.content
    );
    let before = party.newest().await;
    turn(&party, &second).await;
    assert_eq!(party.newest().await.version, before.version + 2);
    party
        .sandbox
        .permit(BOT_NAME, "general", denied, 0)
        .unwrap();
    let hand = first.command("/lostcities hand").await.unwrap();
    assert_eq!(hand.outcome, Outcome::Answered);
    party.wait_for_board().await;
    let n_refused = party
        .sandbox
        .requests(0)
        .iter()
        .filter(|one| is_refused(one))
        .count();
    assert!(n_refused <= 4, "{n_refused} refused requests");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_discord_says_of_a_channel_or_message_stops_no_move() {
    let party = Party::open().await;
    let (mut first, mut second) = party.begin().await;
    for code in [50001, 50013, 10003, 10008] {
        let fault = format!("code:{code}");
        party
            .sandbox
            .arm(&fault, 2, Duration::ZERO, Some("/api/v10/channels"))
            .unwrap();
        let before = party.newest().await;
        turn(&party, &first).await;
        assert_eq!(party.newest().await.version, before.version + 2, "{code}");
        std::mem::swap(&mut first, &mut second);
        let before = party.sandbox.requests(0).len();
        turn(&party, &first).await;
        party.wait_for_board().await;
        assert!(party.sandbox.requests(0).len() < before + 30, "{code}");
        std::mem::swap(&mut first, &mut second);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_was_removed_asks_little_and_goes_on_when_it_is_back() {
    let party = Party::open().await;
    let (first, _) = party.begin().await;
    let action = party.moves(&first).await.pop().unwrap();
    first
        .command(&format!("/lostcities play move:{action}"))
        .await
        .unwrap();
    party.sandbox.install("Expedition Club", false).unwrap();
    let n_before = party.sandbox.requests(0).len();
    assert!(first.command("/lostcities hand").await.is_err());
    party.sandbox.install("Expedition Club", true).unwrap();
    turn_rest(&party, &first).await;
    party.wait_for_board().await;
    assert!(party.sandbox.requests(0).len() < n_before + 20);
}

async fn turn_rest(party: &Party, who: &lostcities::sandbox::Person) {
    let action = party.moves(who).await.pop().unwrap();
    let done = who
        .command(&format!("/lostcities play move:{action}"))
        .await
        .unwrap();
    assert_eq!(done.outcome, Outcome::Answered);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_revoked_token_ends_the_bot_with_a_sentence() {
    let mut party = Party::open().await;
    let (first, _) = party.begin().await;
    let n_before = party.sandbox.requests(0).len();
    party
        .sandbox
        .arm("status:401", 1_000, Duration::ZERO, None)
        .unwrap();
    let _ = first.command("/lostcities hand").await;
    let ended = party.running.ended().await;
    let said = format!("{:#}", ended.unwrap_err());
    assert!(
        said.contains("token") && said.contains("DISCORD_TOKEN"),
        "{said}"
    );
    assert!(party.sandbox.requests(0).len() < n_before + 10);
}
