//! Matches in threads.

use lostcities::sandbox::permissions::CREATE_PUBLIC_THREADS;
use lostcities::sandbox::{BOT_NAME, Message, Person, Request};
use lostcities::store::{Clock, State};
use serde_json::{Value, json};

use super::harness::{Club, button, says};

/// What invites Ben to a match in a thread.
const IN_THREAD: &str = "/lostcities challenge opponent:@Ben rounds:1 thread:on";

/// The ids of the threads that the bot has opened, oldest first.
async fn threads(club: &Club) -> Vec<String> {
    let world = format!("{}/sandbox/v1/world", club.sandbox.api());
    let world: Value = reqwest::get(world).await.unwrap().json().await.unwrap();
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

/// Anna challenges Ben in a thread of `general`, and he accepts; returns the thread.
async fn begin(club: &Club) -> String {
    club.command(&club.anna(), IN_THREAD).await;
    let thread = thread(club).await;
    let ben = club.ben().in_channel(&thread);
    let invitation = club.public(&thread).pop().unwrap();
    club.click(&ben, &invitation, "Accept").await;
    thread
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

async fn config(club: &Club, options: &str) -> Message {
    let text = format!("config {options}");
    club.command(&club.anna(), &text).await
}

/// Whether Discord said that there is no such message or channel.
fn is_gone(request: &Request) -> bool {
    matches!(request.response["code"].as_u64(), Some(10_003 | 10_008))
}

/// Whether Discord refused to change what is in an archived thread.
fn is_archived(request: &Request) -> bool {
    request.response["code"] == 50_083
}

#[tokio::test]
async fn a_match_in_a_thread_leaves_its_channel_free() {
    let club = Club::open().await;
    let answer = club.command(&club.anna(), IN_THREAD).await;
    let thread = thread(&club).await;
    assert!(answer.ephemeral);
    assert_eq!(answer.content, format!("Your match is in <#{thread}>."));
    // The channel tells of the thread and nothing else.
    let told = club.public("general");
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(told[0].content, "Lost Cities: Anna, Ben");
    let invitation = club.public(&thread).pop().unwrap();
    let called: Vec<&str> = invitation
        .mentions
        .iter()
        .map(|who| who.name.as_str())
        .collect();
    assert_eq!(called, ["Ben"]);
    club.click(&club.ben(), &invitation, "Accept").await;
    club.board_in(&thread);
    let (first, _) = in_turn(&club, &thread).await;
    club.type_turn(&first).await;
    // Another match in the channel is none of its business.
    club.begin().await;
    assert_eq!(club.matches().await.len(), 2);
    club.finish().await;
}

#[tokio::test]
async fn a_name_does_no_harm_in_the_title_of_a_thread() {
    let club = Club::open().await;
    let name = format!("\u{202e}Ev\ne\0{}", "\u{301}".repeat(20));
    let eve = club.sandbox.add_person(&name, "en-US", None).unwrap();
    club.command(&eve, IN_THREAD).await;
    let told = club.public("general").pop().unwrap();
    assert_eq!(told.content, "Lost Cities: Eve\u{301}\u{301}, Ben");
    club.finish().await;
}

#[tokio::test]
async fn a_table_and_a_rematch_are_in_the_thread_too() {
    let club = Club::open().await;
    let text = "open game:rivals seats:2 computers:1 thread:on";
    club.command(&club.anna(), text).await;
    let thread = thread(&club).await;
    let anna = club.anna().in_channel(&thread);
    let table = club.public(&thread).pop().unwrap();
    club.click(&anna, &table, ":!start").await;
    club.resign(&anna).await;
    club.click(&anna, &club.board_in(&thread), ":!rematch")
        .await;
    club.board_in(&thread);
    assert_eq!(threads(&club).await, [thread]);
    club.finish().await;
}

#[tokio::test]
async fn where_a_channel_is_taken_the_match_is_offered_in_a_thread() {
    let club = Club::open().await;
    club.begin().await;
    let carla = club.carla();
    let refused = club.command(&carla, "solo").await;
    assert!(refused.ephemeral && threads(&club).await.is_empty());
    let opened = club.click(&carla, &refused, ":!thread.").await;
    let first = thread(&club).await;
    says(&opened, &format!("<#{first}>"));
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
    let mut club = Club::open().await;
    club.begin().await;
    let carla = club.carla();
    for (n, (text, setup, n_seats, clock)) in [
        (
            "/lostcities challenge opponent:@Ben rounds:1 clock:1d",
            json!({"rounds": 1}),
            2,
            Some(Clock::Day),
        ),
        (
            "/lostcities solo game:board computers:2 level:easy variant:up_and_down",
            json!({"up_and_down": true}),
            3,
            None,
        ),
        (
            "/lostcities open game:roll_write seats:4 computers:1 level:strong order:in_turn invite:@Ben",
            json!({"order": "in_turn"}),
            2,
            None,
        ),
        (
            "/lostcities open game:rivals clock:none",
            json!({}),
            1,
            None,
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let refused = club.command(&carla, text).await;
        club.restart().await;
        club.click(&carla, &refused, ":!thread.").await;
        let opened = threads(&club).await;
        assert_eq!(opened.len(), n + 1, "{text}");
        let stored = club.newest().await;
        assert_eq!(stored.terms.channel.unwrap().to_string(), opened[n], "{text}");
        assert_eq!(stored.terms.clock, clock, "{text}");
        assert_eq!(stored.seats.iter().count(), n_seats, "{text}");
        for (key, value) in setup.as_object().unwrap() {
            assert_eq!(&stored.terms.setup[key], value, "{text}");
        }
        if text.contains("@Ben") {
            let invitation = club.public(&opened[n]).pop().unwrap();
            let called = invitation.mentions.iter();
            let called: Vec<&str> = called.map(|who| who.name.as_str()).collect();
            assert_eq!(called, ["Ben"], "{text}");
        }
    }
    // Earlier versions remembered in memory alone what was asked for.
    let old = club
        .with_buttons(&["v1:0:0:!thread.1325000000000000000"])
        .await;
    let forgotten = club.click(&club.anna(), &old, ":!thread.").await;
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
    let settings = config(&club, "threads:on").await;
    says(&settings, "A thread for each match");
    club.command(&club.carla(), "solo").await;
    assert!(threads(&club).await.is_empty(), "one person needs none");
    club.command(&club.anna(), "open game:rivals").await;
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
    club.sandbox.permit(BOT_NAME, "general", 0, never).unwrap();
    let refused = club.command(&club.anna(), IN_THREAD).await;
    says(&refused, "Create Public Threads");
    let doctor = club.command(&club.anna(), "doctor").await;
    let hint = "I lack: Create Public Threads";
    says(&doctor, hint);
    says(&doctor, "I may do everything here");
    config(&club, "threads:on").await;
    club.begin().await;
    assert!(threads(&club).await.is_empty());
    club.board();
    club.finish().await;
}

#[tokio::test]
async fn what_is_refused_leaves_no_thread_open() {
    let club = Club::open().await;
    let own = "challenge opponent:@Anna thread:on";
    club.command(&club.anna(), own).await;
    assert!(threads(&club).await.is_empty());
    config(&club, "invitations:1").await;
    club.command(&club.anna(), IN_THREAD).await;
    let carla = "challenge opponent:@Carla thread:on";
    let refused = club.command(&club.anna(), carla).await;
    assert!(
        refused.ephemeral && refused.content.contains("may wait for people at a time"),
        "{refused:?}"
    );
    let opened = threads(&club).await;
    let archived: Vec<bool> = opened
        .iter()
        .map(|id| club.sandbox.is_archived(id).unwrap())
        .collect();
    assert_eq!(archived, [false]);
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
    says(&listed, "1 · Lost Cities");
    let asked = club.command(&anna, "resign match:1").await;
    club.click(&anna, &asked, ":!resign-for-sure").await;
    assert_eq!(club.stored(1).await.state(), State::Finished);
    club.finish_with(is_gone).await;
}
