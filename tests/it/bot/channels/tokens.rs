//! Boards that are edited with the tokens of presses on them, which costs the bot's own token nothing.

use std::ops::Range;
use std::time::Duration;

use lostcities::sandbox::{Person, Request};
use lostcities_postgres_cluster::database;

use crate::bot::harness::{Club, Ways, custom_id};
use crate::bot::panels::{panel_is_gone, says_the_truth};

/// So long that the next press on a board renews its token.
const A_WHILE: Duration = Duration::from_mins(3);

/// A match in which both have pressed the board; the first one is to move.
async fn live() -> (Club, Person, Person) {
    let (mut club, who, other) = Club::in_play().await;
    for who in [&who, &other] {
        club.play_turn(who).await;
    }
    club.check_requests(|_| false);
    (club, who, other)
}

/// Whether a request was sent with the bot's own token.
fn is_own(request: &Request) -> bool {
    !request.path.contains("/webhooks/") && !request.path.ends_with("/callback")
}

/// The types of the answers to interactions since the last check.
fn answers(club: &Club) -> Vec<u64> {
    let requests = club.new_requests().into_iter();
    let answers = requests.filter(|request| request.path.ends_with("/callback"));
    answers
        .map(|request| request.body["type"].as_u64().unwrap())
        .collect()
}

/// How many requests since the last check changed the board with the bot's own token.
fn own_edits(club: &Club) -> usize {
    let requests = club.new_requests().into_iter();
    let own = requests.filter(|request| is_own(request) && request.method == "PATCH");
    own.count()
}

/// How many requests with the bot's own token these turns take. They are played on panels alone, about one a minute.
async fn own_requests(club: &mut Club, people: [&Person; 2], turns: Range<usize>) -> usize {
    club.check_requests(|_| false);
    for turn in turns {
        let (who, other) = (people[turn % 2], people[(turn + 1) % 2]);
        club.let_pass(Duration::from_secs(55)).await;
        club.play_turn_on(who, &club.panel(who)).await;
        club.board_is_true("after a turn").await;
        says_the_truth(club, other).await;
    }
    let requests = club.new_requests();
    requests.iter().filter(|request| is_own(request)).count()
}

/// Discord lets a press change its own message, so that panels bring no token for the board.
#[tokio::test]
async fn a_live_table_costs_the_bots_token_nothing_and_an_edit_a_turn_once_the_boards_token_is_dead()
 {
    let (mut club, who, other) = live().await;
    let people = [&who, &other];
    assert_eq!(own_requests(&mut club, people, 0..15).await, 0);
    assert_eq!(own_requests(&mut club, people, 15..20).await, 5);
    club.click(&who, &club.board(), "Rules").await;
    assert_eq!(own_requests(&mut club, people, 20..24).await, 0);
    club.finish().await;
}

#[tokio::test]
async fn a_press_brings_a_token_when_the_one_before_is_old_and_its_panel_lives_on() {
    let (mut club, who, other) = live().await;
    club.click(&who, &club.board(), ":!hand").await;
    assert_eq!(answers(&club), [4], "there is a fresh one");
    club.skip(A_WHILE);
    club.check_requests(|_| false);
    let panel = club.click(&who, &club.board(), ":!hand").await;
    assert!(panel.ephemeral);
    assert_eq!(answers(&club), [6]);
    assert_eq!(club.panel(&who).id, panel.id, "the one before is gone");
    club.play_turn_on(&who, &panel).await;
    club.play_turn(&other).await;
    assert_eq!(club.panel(&who).id, panel.id);
    says_the_truth(&club, &who).await;
    club.skip(A_WHILE);
    club.click(&who, &club.board(), "Rules").await;
    club.board_is_true("nothing private is on it").await;
    club.finish().await;
}

#[tokio::test]
async fn a_token_that_is_dead_is_replaced_at_once_by_the_bots_own() {
    for is_known_to_be_old in [true, false] {
        let (mut club, who, other) = live().await;
        let life = Duration::from_mins(15);
        if is_known_to_be_old {
            club.skip(life);
        } else {
            club.sandbox.skip(life + Duration::from_secs(1));
        }
        for who in [&who, &other] {
            club.check_requests(panel_is_gone);
            club.type_turn(who).await;
            club.board_is_true("in the same attempt").await;
            assert!(own_edits(&club) > 0);
        }
        club.finish_with(panel_is_gone).await;
    }
}

#[tokio::test]
async fn a_token_that_knows_of_no_message_yet_brings_no_second_board() {
    let (club, who, _) = live().await;
    let board = club.board().id;
    club.arm("code:10008", 9, Duration::ZERO, Some("/webhooks/"));
    club.play_turn(&who).await;
    club.wait_until_idle().await;
    assert_eq!(club.board().id, board);
    club.finish_with(|request| request.path.contains("/webhooks/"))
        .await;
}

#[tokio::test]
async fn after_a_restart_the_bots_own_token_edits_until_the_board_is_pressed() {
    let (mut club, who, other) = live().await;
    club.restart().await;
    club.check_requests(|_| false);
    club.type_turn(&who).await;
    assert_eq!(own_edits(&club), 1);
    club.check_requests(|_| false);
    let panel = club.click(&other, &club.board(), ":!hand").await;
    assert_eq!(answers(&club), [6]);
    club.play_turn_on(&other, &panel).await;
    assert_eq!(own_edits(&club), 0);
    club.board_is_true("by token again").await;
    club.finish().await;
}

#[tokio::test]
async fn who_gets_no_follow_up_is_answered_all_the_same_and_the_next_one_as_ever() {
    let fault = |request: &Request| request.verdicts.iter().any(|what| what.contains("fault"));
    for (kind, next) in [("status:429", 4), ("status:500", 6)] {
        let (mut club, who, _) = live().await;
        club.skip(A_WHILE);
        let (soon, route) = (Duration::from_millis(1), Some("POST /api/v10/webhooks"));
        club.arm(kind, 1, soon, route);
        let panel = club.click(&who, &club.board(), ":!hand").await;
        assert_eq!((panel.ephemeral, club.sandbox.armed()), (true, 0));
        assert_eq!(answers(&club), [6]);
        club.skip(A_WHILE);
        club.check_requests(fault);
        club.click(&who, &club.board(), ":!hand").await;
        assert_eq!(answers(&club), [next]);
        club.finish().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_press_that_reaches_two_processes_shows_nothing_private_on_the_board() {
    let Some(server) = database() else { return };
    let ways = Ways {
        is_http: true,
        server: Some(server),
        ..Ways::default()
    };
    let mut club = Club::open_with(ways).await;
    club.start_another().await;
    let (who, other) = club.begin_in_turn().await;
    for (who, other) in [(&who, &other), (&other, &who)].repeat(2) {
        for person in [who, other] {
            club.skip(A_WHILE);
            club.arm("duplicate_event", 1, Duration::ZERO, None);
            let board = club.board();
            person
                .click(&board, &custom_id(&board, ":!hand"))
                .await
                .unwrap();
            club.wait_until_idle().await;
        }
        club.type_turn(who).await;
        let board = club.board();
        assert!(
            board
                .attachments
                .iter()
                .all(|file| file.filename == "board.png")
        );
        club.board_is_true("after a turn").await;
    }
    club.finish_with(|request| {
        request.path.ends_with("/callback") && request.status == 400 || panel_is_gone(request)
    })
    .await;
}
