//! Channels and servers that are closed to the bot.

use std::time::Duration;

use lostcities::sandbox::permissions::{ATTACH_FILES, SEND_MESSAGES};
use lostcities::sandbox::{BOT_NAME, Request};

use super::{all_is_shown, arm};
use crate::bot::harness::Club;
use crate::bot::panels::panel_is_gone;
use crate::kept::contains;

#[tokio::test]
async fn a_closed_channel_is_named_to_players_and_updated_when_it_opens() {
    let (club, first, second) = Club::in_play().await;
    let denied = SEND_MESSAGES | ATTACH_FILES;
    club.permit(BOT_NAME, "general", 0, denied);
    club.type_turn(&first).await;
    let hand = club.command(&second, "hand").await.content;
    let names = ["Send Messages", "Nachrichten senden"];
    assert!(names.iter().any(|name| hand.contains(name)), "{hand}");
    let is_refused = |request: &Request| request.status == 403;
    let n_refused = || {
        let requests = club.sandbox.requests(0).into_iter();
        requests.filter(is_refused).count()
    };
    // What the bot may in another channel says nothing of this one.
    let n_before = n_refused();
    club.command(&second.in_channel("table"), "hand").await;
    assert_eq!(n_refused(), n_before);
    let before = club.newest().await;
    club.type_turn(&second).await;
    assert_eq!(club.newest().await.version, before.version + 2);
    club.permit(BOT_NAME, "general", denied, 0);
    club.command(&first, "hand").await;
    all_is_shown(&club, &first, "opened").await;
    let n_refused = n_refused();
    assert!((1..=4).contains(&n_refused), "{n_refused} refused requests");
    club.finish_with(is_refused).await;
}

#[tokio::test]
async fn what_discord_says_of_a_channel_or_message_stops_no_move() {
    let (club, first, second) = Club::in_play().await;
    for code in [50001, 50013, 10003, 10008] {
        arm(&club, &format!("code:{code}"), 2, "/api/v10/channels");
        let before = club.newest().await.version;
        let n_before = club.sandbox.requests(0).len();
        club.type_turn(&first).await;
        club.sandbox.disarm();
        club.type_turn(&second).await;
        assert_eq!(club.newest().await.version, before + 4, "{code}");
        club.let_pass(Duration::from_mins(1)).await;
        club.board_is_true(&format!("after {code}")).await;
        assert!(club.sandbox.requests(0).len() < n_before + 30, "{code}");
    }
    club.finish_with(super::is_struck).await;
}

#[tokio::test]
async fn a_bot_that_was_removed_asks_little_and_goes_on_when_it_is_back() {
    let (club, first, second) = Club::in_play().await;
    club.type_move(&first).await;
    club.sandbox.install("Expedition Club", false).unwrap();
    let n_before = club.sandbox.requests(0).len();
    assert!(first.command("/lostcities hand").await.is_err());
    for _ in 0..60 {
        club.let_pass(Duration::from_mins(1)).await;
    }
    let n_tries = club.sandbox.requests(0).len() - n_before;
    assert!(n_tries < 20, "{n_tries} requests in an hour");
    club.sandbox.install("Expedition Club", true).unwrap();
    club.type_move(&first).await;
    all_is_shown(&club, &second, "back").await;
    // The hour was one for Discord alone, so that the bot believes the token of the first panel to live.
    club.finish_with(|request| request.status == 403 || panel_is_gone(request))
        .await;
}

#[tokio::test]
async fn a_revoked_token_ends_the_bot_with_a_sentence() {
    let (mut club, first, _) = Club::in_play().await;
    let n_before = club.sandbox.requests(0).len();
    club.arm("status:401", 1_000, Duration::ZERO, None);
    let said = tokio::select! {
        ended = club.ended() => format!("{:#}", ended.unwrap_err()),
        answer = first.command("/lostcities hand") => panic!("{answer:?}"),
    };
    contains(&said, "token");
    contains(&said, "DISCORD_TOKEN");
    assert!(club.sandbox.requests(0).len() < n_before + 10);
}
