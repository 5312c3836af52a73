//! A match of one person that nobody touches leaves its channel to others, and nothing of it is lost.

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::store::{State, StoredMatch};

use crate::bot::harness::{Club, button, says};
use crate::bot::panels::panel_is_gone;
use crate::bot::shown::shown;

const DAY: Duration = Duration::from_hours(24);

/// A club in which Anna left a match against the computer in `general` a day ago.
async fn club() -> Club {
    let (club, [anna, ..]) = Club::with_people().await;
    club.command(&anna, "solo rounds:1").await;
    club.play_turn(&anna).await;
    club.let_pass(DAY).await;
    club
}

#[tokio::test]
async fn a_match_of_one_person_holds_its_channel_for_a_day() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    club.command(&anna, "solo rounds:1").await;
    club.let_pass(DAY / 2).await;
    club.play_turn(&anna).await;
    club.let_pass(Duration::from_millis(86_399_999)).await;
    let refused = club.command(&ben, "solo").await;
    assert!(refused.ephemeral);
    club.let_pass(Duration::from_millis(1)).await;
    let opened = club.command(&ben, "solo").await;
    assert!(!opened.ephemeral, "{opened:?}");
    club.finish().await;
}

#[tokio::test]
async fn a_match_that_sleeps_is_looked_at_and_goes_on_when_its_channel_is_free() {
    let mut club = club().await;
    let (anna, ben) = (club.anna(), club.ben());
    let before = club.stored(1).await;
    let challenge = club.command(&ben, "challenge opponent:@Carla").await;
    assert!(!challenge.ephemeral, "{challenge:?}");
    let asleep = club.stored(1).await;
    assert!(asleep.status.is_asleep());
    let nothing_else = StoredMatch {
        status: asleep.status,
        changed_at: asleep.changed_at,
        version: before.version + 1,
        revision: asleep.revision,
        ..before.clone()
    };
    assert_eq!(asleep, nothing_else);
    let board = club.board();
    club.restart().await;
    let mut public = club.public("general").into_iter();
    let sleeping = public.find(|message| message.id == board.id).unwrap();
    assert_snapshot!(shown(&club, &sleeping).lines().nth(1).unwrap_or_default(), @r"💤 This match is asleep. Another match can be played here now; the next move wakes this one once the channel is free.");
    let newest = club.public("general").pop().unwrap();
    assert_eq!(newest.id, challenge.id, "the board stays where it is");

    let games = club.command(&anna, "games").await;
    assert_snapshot!(shown(&club, &games), @"
    lostcities, privately:
    **Your matches** · none waits for you
    **Computer** · Lost Cities · −17 : −12 · #1 · <link>
    -# asleep: your next move wakes it · last change <time>
    [Play]
    ");
    let panel = club.click(&anna, &games, ":!hand").await;
    let refused = club.play_card(&anna, &panel).await;
    let text = shown(&club, &refused);
    let first = text.lines().nth(1).unwrap_or_default();
    assert_snapshot!(first, @r"Your match is asleep, and now another one is being played in its channel: <link> Your move was not made. Your match goes on as soon as that one is over; nothing is lost until then.");
    let link = format!("/{}/{} ", challenge.channel, challenge.id);
    says(&refused, &link);
    let typed = club.command(&anna, "hand").await;
    assert!(button(&typed, ":!focus.").is_some(), "{typed:?}");
    assert_eq!(club.stored(1).await, asleep);

    club.click(&ben, &challenge, ":!withdraw").await;
    club.play_turn_on(&anna, &typed).await;
    assert!(club.stored(1).await.steps.len() > before.steps.len());
    let newest = club.public("general").pop().unwrap();
    assert_eq!(newest.id, club.board().id);
    assert!(newest.id > challenge.id, "the board has moved down");
    let games = club.command(&anna, "games").await;
    says(&games, "your turn");
    let refused = club.command(&ben, "solo").await;
    assert!(refused.ephemeral, "the channel is taken again");
    club.finish().await;
}

#[tokio::test]
async fn a_player_who_left_a_match_may_begin_another_in_its_place_and_give_up_the_old_one() {
    let club = club().await;
    let anna = club.anna();
    let games = ["solo rounds:1", "games"].map(|text| format!("/lostcities {text}"));
    club.command(&anna, &games[0]).await;
    let listed = club.command(&anna, &games[1]).await;
    says(&listed, "#1 · ");
    // A server may leave numbers out.
    let second = club.newest().await.id;
    let line = format!("#{second} · ");
    says(&listed, &line);
    // What she types is meant for the match that holds the channel.
    club.type_turn(&anna).await;
    assert!(club.stored(second.0).await.steps.len() > 3);
    let question = club.command(&anna, "resign match:1").await;
    club.click(&anna, &question, ":!resign-for-sure").await;
    assert_eq!(club.stored(1).await.state(), State::Finished);
    assert_eq!(club.stored(second.0).await.state(), State::Playing);
    // The day was one for Discord alone.
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn who_has_their_data_deleted_leaves_a_match_that_sleeps_too() {
    let mut club = Club::open().await;
    let people = club.people(5);
    club.seat(&people[..3], "game:roll_write seats:3").await;
    let mut awaited = None;
    for who in &people[..3] {
        // Who rolled chooses first.
        if !club.moves(who, "").await.is_empty() {
            awaited = Some(who);
        }
    }
    let leaving = awaited.unwrap();
    let manage = lostcities::sandbox::permissions::MANAGE_MESSAGES;
    club.permit("Eva", "general", manage, 0);
    let menu = club.click(&people[4], &club.board(), ":!more").await;
    club.click(&people[4], &menu, ":!sleep").await;
    club.command(&people[3], "solo rounds:1").await;
    club.press_forged(leaving, "v1:0:0:!privacy.delete-for-sure")
        .await;
    let left = club.stored(1).await;
    let seated = left.seats.iter().filter_map(|(_, seat)| seat.person());
    assert_eq!(seated.count(), 2);
    // The computer plays for them as soon as the channel is free.
    club.restart().await;
    club.let_pass(DAY / 1_440).await;
    assert!(club.stored(1).await.status.is_asleep());
    let solo = club.newest().await;
    let given_up = format!("v1:{}:{}:!resign-for-sure", solo.id, solo.version);
    club.press_forged(&people[3], &given_up).await;
    club.let_pass(DAY / 1_440).await;
    let after = club.stored(1).await;
    assert!(!after.status.is_asleep() && after.steps.len() > left.steps.len());
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn of_many_who_open_a_match_in_place_of_one_that_sleeps_one_succeeds() {
    let club = club().await;
    let (ben, carla) = (club.ben(), club.carla());
    let opening = [&ben, &carla, &ben, &carla].map(|who| who.command("/lostcities solo"));
    futures_util::future::join_all(opening).await;
    club.wait_until_idle().await;
    assert_eq!(club.matches().await.len(), 2);
    club.finish().await;
}

#[tokio::test]
async fn a_match_of_two_people_gives_way_to_nobody() {
    let club = Club::begun().await;
    club.let_pass(DAY * 30).await;
    let refused = club.command(&club.carla(), "solo").await;
    assert!(refused.ephemeral);
    club.finish().await;
}

#[tokio::test]
async fn a_match_in_direct_messages_gives_way_too() {
    let club = Club::open().await;
    let anna = club.anna().in_channel("dm");
    club.command(&anna, "solo").await;
    club.let_pass(DAY).await;
    let opened = club.command(&anna, "solo").await;
    assert!(!opened.ephemeral, "{opened:?}");
    club.finish().await;
}
