//! Matches in threads.

use std::time::Duration;

use lostcities::sandbox::permissions::CREATE_PUBLIC_THREADS;
use lostcities::sandbox::{BOT_NAME, Person, Request};
use lostcities::store::{Clock, State};
use serde_json::{Value, json};

use crate::bot::harness::{Club, button, custom_id, says};
use crate::bot::panels::is_gone;

/// What invites Ben to a match in a thread.
const IN_THREAD: &str = "challenge opponent:@Ben rounds:1 thread:on";

/// The ids of the threads that the bot has opened, oldest first.
async fn threads(club: &Club) -> Vec<String> {
    let world = club.world().await;
    let channels = world["guilds"][0]["channels"].as_array().unwrap();
    let threads = channels.iter().filter(|channel| channel["type"] == 11);
    let opened = threads.filter(|channel| channel["name"] != "long-match");
    opened
        .map(|channel| channel["id"].as_str().unwrap().to_owned())
        .collect()
}

/// The only thread that the bot has opened.
async fn thread(club: &Club) -> String {
    let threads = threads(club).await;
    assert_eq!(threads.len(), 1, "{threads:?}");
    threads.into_iter().next().unwrap()
}

/// Anna challenges Ben to a match in a thread of `general`, and he accepts; returns the thread.
async fn begin(club: &Club) -> String {
    let invitation = club.command(&club.anna(), IN_THREAD).await;
    club.click(&club.ben(), &invitation, "Accept").await;
    thread(club).await
}

fn opens_thread(request: &Request) -> bool {
    request.method == "POST" && request.path.ends_with("/threads")
}

/// The players in the thread, the one who has to act first.
async fn in_turn(club: &Club, thread: &str) -> (Person, Person) {
    let (anna, ben) = (
        club.anna().in_channel(thread),
        club.ben().in_channel(thread),
    );
    if club.moves(&anna, "").await.is_empty() {
        (ben, anna)
    } else {
        (anna, ben)
    }
}

/// Whether Discord refused to change what is in an archived thread.
fn is_archived(request: &Request) -> bool {
    request.response["code"] == 50_083
}

#[tokio::test]
async fn a_match_in_a_thread_leaves_its_channel_free() {
    let club = Club::open().await;
    let invitation = club.command(&club.anna(), IN_THREAD).await;
    assert!(!invitation.ephemeral && threads(&club).await.is_empty());
    // Another match in the channel is none of its business.
    club.command(&club.carla(), "solo").await;
    club.click(&club.ben(), &invitation, "Accept").await;
    let thread = thread(&club).await;
    assert_eq!(
        thread,
        invitation.id.to_string(),
        "it hangs on the invitation"
    );
    let titles = club.new_requests().into_iter().filter(opens_thread);
    let titles: Vec<Value> = titles.map(|request| request.body["name"].clone()).collect();
    assert_eq!(titles, ["Lost Cities: Anna, Ben"]);
    club.board_in(&thread);
    assert_eq!(
        club.public("general").len(),
        3,
        "both invitations and one board"
    );
    let (first, _) = in_turn(&club, &thread).await;
    club.type_turn(&first).await;
    let accepted = &club.public("general")[0];
    says(accepted, "accepts");
    club.finish().await;
}

#[tokio::test]
async fn what_comes_to_nothing_makes_no_thread() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    for (who, button) in [(&ben, "Decline"), (&anna, "Withdraw")] {
        let invitation = club.command(&anna, IN_THREAD).await;
        club.click(who, &invitation, button).await;
    }
    let table = "open game:rivals thread:on";
    let table = club.command(&anna, table).await;
    club.click(&anna, &table, ":!withdraw").await;
    club.let_pass(Duration::from_mins(2)).await;
    club.command(&ben, "challenge opponent:@Anna thread:on")
        .await;
    club.let_pass(Duration::from_hours(25)).await;
    assert!(threads(&club).await.is_empty());
    assert!(
        club.matches()
            .await
            .iter()
            .all(|stored| stored.state() == State::Abandoned)
    );
    assert!(!club.new_requests().iter().any(opens_thread));
    club.finish().await;
}

#[tokio::test]
async fn a_thread_is_opened_once_wherever_the_bot_is_killed() {
    // Before Discord has it, after it has, and before the board is there.
    for (fault, is_opened) in [("delay", false), ("lose_response", false), ("delay", true)] {
        let mut club = Club::open().await;
        let invitation = club.command(&club.anna(), IN_THREAD).await;
        let of_thread = format!("POST /api/v10/channels/{}/messages", invitation.id);
        let route = if is_opened { &of_thread } else { "/threads" };
        let minute = Duration::from_mins(1);
        club.arm(fault, 1, minute, Some(route));
        let (ben, accept) = (club.ben(), custom_id(&invitation, "Accept"));
        ben.click(&invitation, &accept).await.unwrap();
        club.struck().await;
        club.crash().await;
        club.sandbox.disarm();
        club.start().await;
        let thread = thread(&club).await;
        let boards = club.public(&thread);
        assert_eq!(boards.len(), 2, "{route}: a board and a call: {boards:#?}");
        club.board_in(&thread);
        let (first, _) = in_turn(&club, &thread).await;
        club.type_turn(&first).await;
        club.finish_with(|request| opens_thread(request) || request.verdicts == ["fault: Delay"])
            .await;
    }
}

#[tokio::test]
async fn where_discord_opens_no_thread_the_match_is_played_in_the_channel_once_that_is_free() {
    let club = Club::open().await;
    club.command(&club.carla(), "solo").await;
    let invitation = club.command(&club.anna(), IN_THREAD).await;
    let never = CREATE_PUBLIC_THREADS;
    club.permit(BOT_NAME, "general", 0, never);
    club.click(&club.ben(), &invitation, "Accept").await;
    let said = || {
        club.public("general")
            .into_iter()
            .find(|message| message.id == invitation.id)
    };
    let sentence = "Discord lets me open no thread here";
    assert!(said().unwrap().content.contains(sentence), "{:?}", said());
    let asked = club.command(&club.carla(), "resign").await;
    club.click(&club.carla(), &asked, ":!resign-for-sure").await;
    club.let_pass(Duration::from_mins(1)).await;
    assert!(!said().unwrap().content.contains(sentence), "{:?}", said());
    let (first, _) = club.in_turn().await;
    club.type_turn(&first).await;
    assert!(custom_id(&club.board(), ":!more").starts_with("v1:2:"));
    assert!(threads(&club).await.is_empty());
    club.finish_with(opens_thread).await;
}

#[tokio::test]
async fn a_name_does_no_harm_in_the_title_of_a_thread() {
    let club = Club::open().await;
    let name = format!("\u{202e}Ev\ne\0{}", "\u{301}".repeat(20));
    let eve = club.sandbox.add_person(&name, "en-US", None).unwrap();
    let invitation = club.command(&eve, IN_THREAD).await;
    club.click(&club.ben(), &invitation, "Accept").await;
    let opened = club.new_requests().into_iter().find(opens_thread).unwrap();
    assert_eq!(opened.body["name"], "Lost Cities: Eve\u{301}\u{301}, Ben");
    club.finish().await;
}

#[tokio::test]
async fn a_table_and_a_rematch_are_in_the_thread_too() {
    let club = Club::open().await;
    let text = "open game:rivals seats:2 computers:1 thread:on";
    let table = club.command(&club.anna(), text).await;
    assert!(threads(&club).await.is_empty());
    club.click(&club.anna(), &table, ":!start").await;
    let thread = thread(&club).await;
    let anna = club.anna().in_channel(&thread);
    club.resign(&anna).await;
    club.click(&anna, &club.board_in(&thread), ":!rematch")
        .await;
    club.board_in(&thread);
    assert_eq!(threads(&club).await, [thread]);
    club.finish().await;
}

#[tokio::test]
async fn where_a_channel_is_taken_the_match_is_offered_in_a_thread() {
    let club = Club::begun().await;
    let carla = club.carla();
    let refused = club.command(&carla, "solo").await;
    assert!(refused.ephemeral && threads(&club).await.is_empty());
    let opened = club.click(&carla, &refused, ":!thread.").await;
    let first = thread(&club).await;
    assert_eq!(first, opened.id.to_string());
    club.board_in(&first);
    assert_eq!(club.newest().await.state(), State::Playing);
    // In a thread no other can be opened.
    let busy = carla.in_channel("long-match");
    club.command(&busy, "solo").await;
    let refused = club.command(&busy, "solo").await;
    assert!(refused.ephemeral && button(&refused, ":!thread.").is_none());
    club.finish().await;
}

#[tokio::test]
async fn what_is_offered_in_a_thread_is_offered_after_a_restart_too() {
    let mut club = Club::begun().await;
    let carla = club.carla();
    for (text, setup, n_seats, clock) in [
        (
            "challenge opponent:@Ben rounds:1 clock:1d",
            json!({"rounds": 1}),
            2,
            Some(Clock::Day),
        ),
        (
            "solo game:board computers:2 level:easy variant:up_and_down",
            json!({"up_and_down": true}),
            3,
            None,
        ),
        (
            "open game:roll_write seats:4 computers:1 level:strong order:in_turn invite:@Ben",
            json!({"order": "in_turn"}),
            2,
            None,
        ),
        ("open game:rivals clock:none", json!({}), 1, None),
    ] {
        let refused = club.command(&carla, text).await;
        club.restart().await;
        let invitation = club.click(&carla, &refused, ":!thread.").await;
        let stored = club.newest().await;
        let begins = stored.state() == State::Playing;
        let thread = invitation.id.to_string();
        assert_eq!(threads(&club).await.contains(&thread), begins, "{text}");
        assert!(begins == text.contains("solo"), "{text}");
        assert_eq!(stored.terms.clock, clock, "{text}");
        assert_eq!(stored.seats.iter().count(), n_seats, "{text}");
        for (key, value) in setup.as_object().unwrap() {
            assert_eq!(&stored.terms.setup[key], value, "{text}");
        }
        if text.contains("@Ben") {
            let called = invitation.mentions.iter();
            let called: Vec<&str> = called.map(|who| who.name.as_str()).collect();
            assert_eq!(called, ["Ben"], "{text}");
        }
    }
    // Earlier versions remembered in memory alone what was asked for.
    let forgotten = club
        .press_forged(&club.anna(), "v1:0:0:!thread.1325000000000000000")
        .await;
    says(&forgotten, "Type the command again");
    club.finish().await;
}

#[tokio::test]
async fn who_has_left_the_server_meanwhile_is_not_challenged_in_a_thread() {
    let club = Club::open().await;
    club.command(&club.anna(), "solo").await;
    let refused = club.challenge("").await;
    club.sandbox.kick("Ben").unwrap();
    let told = club.click(&club.anna(), &refused, ":!thread.").await;
    says(&told, "cannot see this channel");
    assert!(threads(&club).await.is_empty());
    let is_no_member = |request: &Request| request.response["code"] == 10_007;
    club.finish_with(is_no_member).await;
}

#[tokio::test]
async fn a_server_can_decide_that_matches_get_threads() {
    let club = Club::open().await;
    let settings = club.decide("threads:on").await;
    says(&settings, "A thread for each match");
    club.command(&club.carla(), "solo").await;
    assert!(threads(&club).await.is_empty(), "one person needs none");
    let table = "open game:rivals seats:2";
    let table = club.command(&club.anna(), table).await;
    club.click(&club.ben(), &table, ":!join").await;
    assert_eq!(threads(&club).await.len(), 1);
    let table = club.anna().in_channel("table");
    let here = "challenge opponent:@Ben thread:off";
    let invitation = club.command(&table, here).await;
    assert!(!invitation.ephemeral);
    assert_eq!(threads(&club).await.len(), 1);
    club.finish().await;
}

#[tokio::test]
async fn without_the_permission_there_is_a_sentence_or_no_thread() {
    let club = Club::open().await;
    let never = CREATE_PUBLIC_THREADS;
    club.permit(BOT_NAME, "general", 0, never);
    let refused = club.command(&club.anna(), IN_THREAD).await;
    says(&refused, "Create Public Threads");
    let doctor = club.command(&club.anna(), "doctor").await;
    let hint = "I lack: Create Public Threads";
    says(&doctor, hint);
    says(&doctor, "I may do everything here");
    club.decide("threads:on").await;
    club.begin().await;
    assert!(threads(&club).await.is_empty());
    club.board();
    club.finish().await;
}

#[tokio::test]
async fn what_is_refused_makes_no_thread() {
    let club = Club::open().await;
    let own = "challenge opponent:@Anna thread:on";
    club.command(&club.anna(), own).await;
    assert!(threads(&club).await.is_empty());
    club.decide("invitations:1").await;
    club.command(&club.anna(), IN_THREAD).await;
    let carla = "challenge opponent:@Carla thread:on";
    let refused = club.command(&club.anna(), carla).await;
    assert!(
        refused.ephemeral && refused.content.contains("may wait for people at a time"),
        "{refused:?}"
    );
    assert!(threads(&club).await.is_empty());
    club.finish().await;
}

#[tokio::test]
async fn a_move_opens_an_archived_thread_again_and_its_board_stays_one() {
    let club = Club::open().await;
    let thread = begin(&club).await;
    let (first, second) = in_turn(&club, &thread).await;
    club.type_turn(&first).await;
    let board = club.board_in(&thread).id;
    let n_messages = club.public(&thread).len();
    club.sandbox.archive(&thread).unwrap();
    club.type_turn(&second).await;
    assert!(!club.sandbox.is_archived(&thread).unwrap());
    assert_eq!(club.board_in(&thread).id, board);
    club.let_pass(Duration::from_mins(1)).await;
    assert_eq!(
        club.public(&thread).len(),
        n_messages,
        "one board, one call"
    );
    club.finish_with(is_archived).await;
}

#[tokio::test]
async fn a_deleted_thread_ends_in_nothing_but_silence() {
    let club = Club::open().await;
    let thread = begin(&club).await;
    let (first, _) = in_turn(&club, &thread).await;
    club.type_move(&first).await;
    club.sandbox.delete_channel(&thread).unwrap();
    let anna = club.anna();
    let listed = club.command(&anna, "games").await;
    says(&listed, "#1 · ");
    let asked = club.command(&anna, "resign match:1").await;
    club.click(&anna, &asked, ":!resign-for-sure").await;
    assert_eq!(club.stored(1).await.state(), State::Finished);
    club.finish_with(is_gone).await;
}
