//! Discord is away for minutes, and quiet times in which nothing should be asked.

use std::time::Duration;

use lostcities::sandbox::Person;

use super::{all_is_shown, is_struck};
use crate::bot::channels::without_board::between;
use crate::bot::harness::{Club, Ways, says};

fn n_requests(club: &Club) -> usize {
    club.sandbox.requests(0).len()
}

/// Types a command whose answer Discord does not take.
async fn in_vain(club: &Club, who: &Person, text: &str) {
    let n_before = n_requests(club);
    let refused = async {
        club.until(|| n_requests(club) > n_before).await;
        club.wait_until_idle().await;
    };
    tokio::select! {
        answer = who.command(text) => panic!("{answer:?}"),
        () = refused => {}
    }
}

#[tokio::test]
async fn no_move_is_lost_in_an_outage_of_minutes_and_little_is_asked() {
    let (club, first, second) = Club::in_play().await;
    let before = club.newest().await.version;
    let card = club.next_move(&first).await;
    club.arm("status:503", 1_000_000, Duration::ZERO, None);
    let n_before = n_requests(&club);
    for text in [&card, "/lostcities play move:draw"] {
        in_vain(&club, &first, text).await;
    }
    assert_eq!(club.newest().await.version, before + 2);
    for _ in 0..40 {
        club.let_pass(Duration::from_secs(15)).await;
    }
    let n_asked = n_requests(&club) - n_before;
    assert!(n_asked < 80, "{n_asked} requests in ten minutes");
    club.sandbox.disarm();
    club.let_pass(Duration::from_mins(10)).await;
    all_is_shown(&club, &second, "after the outage").await;
    club.type_turn(&second).await;
    club.finish_with(is_struck).await;
}

#[tokio::test]
async fn a_bot_that_cannot_reach_discord_at_all_comes_back_by_itself() {
    let mut club = Club::open_with(Ways {
        keeps_world: true,
        ..Ways::default()
    })
    .await;
    let (first, _) = club.begin_in_turn().await;
    club.type_move(&first).await;
    let away = club.discord_goes_away().await;
    for _ in 0..40 {
        club.let_pass(Duration::from_secs(15)).await;
    }
    club.discord_comes_back(away).await;
    let (first, second) = club.in_turn().await;
    club.type_move(&first).await;
    all_is_shown(&club, &second, "after the outage").await;
    club.finish().await;
}

#[tokio::test]
async fn a_match_in_which_nothing_happens_asks_nothing() {
    let club = Club::begun().await;
    let n_before = n_requests(&club);
    for _ in 0..60 {
        club.let_pass(Duration::from_mins(1)).await;
    }
    for _ in 0..23 {
        club.let_pass(Duration::from_hours(1)).await;
    }
    assert_eq!(n_requests(&club), n_before);
    let (first, second) = club.in_turn().await;
    club.type_turn(&first).await;
    all_is_shown(&club, &second, "after a day").await;
    club.finish().await;
}

#[tokio::test]
async fn the_board_is_right_soon_after_an_outage_however_many_moves_were_made_in_it() {
    // However long before its end the first attempt failed.
    for step_s in [3, 2] {
        let club = Club::begun().await;
        let (mut first, mut second) = club.in_turn().await;
        let before = club.newest().await.version;
        let channels = Some("/api/v10/channels");
        club.arm("status:500", 1_000_000, Duration::ZERO, channels);
        club.let_pass(Duration::from_secs(90 - 30 * step_s)).await;
        for _ in 0..15 {
            for _ in 0..2 {
                club.type_move(&first).await;
                club.let_pass(Duration::from_secs(step_s)).await;
            }
            std::mem::swap(&mut first, &mut second);
        }
        club.sandbox.disarm();
        // The bot makes its next round at most fifteen seconds later.
        club.let_pass(Duration::from_secs(15)).await;
        assert_eq!(club.newest().await.version, before + 30);
        all_is_shown(&club, &first, "after the outage").await;
        club.finish_with(is_struck).await;
    }
}

/// What is not sent of itself again after an outage waits for its end.
#[tokio::test]
async fn the_end_of_an_outage_is_noticed_where_no_board_is_behind() {
    let club = between(&[["Ben", "Anna"], ["Carla", "Anna"], ["Anna", "Deniz"]]).await;
    club.command(&club.anna(), "settings pings:direct").await;
    club.let_pass(Duration::from_mins(11)).await;
    let direct = Some("/api/v10/channels");
    club.arm("status:503", 1_000_000, Duration::ZERO, direct);
    club.let_pass(Duration::from_mins(1)).await;
    club.sandbox.disarm();
    let n_before = n_requests(&club);
    for _ in 0..2 {
        club.let_pass(Duration::from_secs(15)).await;
        let asked = club.sandbox.requests(0).split_off(n_before);
        let asked: Vec<&str> = asked.iter().map(|request| request.path.as_str()).collect();
        assert_eq!(asked, ["/api/v10/users/@me"], "once");
    }
    club.finish_with(is_struck).await;
}

#[tokio::test]
async fn one_request_that_succeeds_after_an_outage_brings_every_board_up_to_date() {
    let club = Club::begun().await;
    let (anna, ben) = (club.anna(), club.ben());
    let places = ["general", "table"];
    let [here, there] = places.map(|place| [anna.in_channel(place), ben.in_channel(place)]);
    let text = "challenge opponent:@Ben rounds:1";
    let invitation = club.command(&there[0], text).await;
    club.click(&there[1], &invitation, ":!accept").await;
    club.arm(
        "status:500",
        1_000_000,
        Duration::ZERO,
        Some("/api/v10/channels"),
    );
    for people in [&here, &there] {
        for who in people {
            if !club.moves(who, "").await.is_empty() {
                club.type_turn(who).await;
                break;
            }
        }
    }
    for _ in 0..40 {
        club.let_pass(Duration::from_secs(15)).await;
    }
    club.sandbox.disarm();
    // One match is tried in the first round, the others as soon as that has succeeded.
    for _ in 0..2 {
        club.let_pass(Duration::from_millis(1)).await;
    }
    for place in places {
        let board = club.board_in(place);
        says(&board, "43 cards");
    }
    club.finish_with(is_struck).await;
}

#[tokio::test]
async fn a_board_that_fails_while_others_succeed_is_not_tried_all_the_time() {
    let club = Club::begun().await;
    let (anna, ben) = (club.anna(), club.ben());
    let there = [anna.in_channel("table"), ben.in_channel("table")];
    let invitation = club.command(&there[0], "challenge opponent:@Ben rounds:1");
    let invitation = invitation.await;
    club.click(&there[1], &invitation, ":!accept").await;
    let board = format!("/messages/{}", club.board().id);
    club.arm("status:503", 1_000_000, Duration::ZERO, Some(&board));
    let n_tried = || {
        let asked = club.sandbox.requests(0);
        let of_board = asked.iter().filter(|asked| asked.path.ends_with(&board));
        of_board.count()
    };
    let (first, _) = club.in_turn().await;
    club.type_turn(&first).await;
    let n_before = n_tried();
    for _ in 0..10 {
        for who in &there {
            if !club.moves(who, "").await.is_empty() {
                club.type_turn(who).await;
            }
        }
        club.let_pass(Duration::from_millis(100)).await;
    }
    let n_asked = n_tried() - n_before;
    assert!(
        n_asked < 10,
        "{n_asked} requests, and each attempt makes five"
    );
    club.finish_with(is_struck).await;
}
