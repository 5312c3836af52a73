//! The bot stops, by a signal or by a power cut, and starts again among messages that it made before.

use std::time::Duration;

use crate::bot::harness::{Club, Log, button, custom_id, says};

#[tokio::test]
async fn buttons_from_before_a_restart_work_after_it() {
    let (mut club, [_, ben, _]) = Club::with_people().await;
    let challenge = club.challenge("rounds:1").await;
    club.restart().await;
    club.click(&ben, &challenge, "Accept").await;
    let (mut who, mut other) = club.in_turn().await;
    for left in (40..44).rev() {
        club.restart().await;
        let panel = club.click(&who, &club.board(), ":!hand").await;
        club.restart().await;
        let panel = club.click(&who, &panel, ":!focus").await;
        club.restart().await;
        let panel = club.click(&who, &panel, ":discard").await;
        club.restart().await;
        // The first discard leaves nothing else to draw.
        if button(&panel, ":draw").is_some() {
            club.click(&who, &panel, ":draw").await;
        }
        let board = club.board();
        says(&board, &format!("{left} cards"));
        std::mem::swap(&mut who, &mut other);
    }
    club.finish().await;
}

#[tokio::test]
async fn a_match_is_played_to_its_end_with_a_restart_after_every_move() {
    let mut club = Club::begun().await;
    club.fast_forward(1, 70).await;
    let (mut who, mut other) = club.in_turn().await;
    let mut n_moves = 0;
    while button(&club.board(), "Rematch").is_none() {
        let panel = club.click(&who, &club.board(), ":!hand").await;
        let panel = club.play_card(&who, &panel).await;
        club.restart().await;
        club.click(&who, &panel, ":draw").await;
        club.restart().await;
        std::mem::swap(&mut who, &mut other);
        n_moves += 2;
    }
    assert_eq!(n_moves, 18);
    let rematch = club.click(&who, &club.board(), "Rematch").await;
    club.restart().await;
    club.click(&other, &rematch, "Accept").await;
    assert!(custom_id(&club.board(), "My Hand").starts_with("v1:2:"));
    club.finish().await;
}

#[tokio::test]
async fn a_match_that_cannot_be_read_does_not_keep_the_bot_from_starting() {
    let mut club = Club::open().await;
    for (channel, opponent) in [("general", "@Ben"), ("games", "@Carla")] {
        let anna = club.anna().in_channel(channel);
        let challenge = format!("challenge opponent:{opponent}");
        club.command(&anna, &challenge).await;
    }
    club.stop().await;
    let broken = "update matches set setup = '{\"seats\":99}', expires_at = 1 where id = 1";
    club.sql(broken).await;
    club.start().await;
    club.let_pass(Duration::from_hours(24)).await;
    let lapsed = club.public("games").pop().unwrap();
    says(&lapsed, "Nobody answered in time");
    club.finish().await;
}

#[tokio::test]
async fn what_a_power_cut_kept_from_the_board_is_shown_after_the_start() {
    let (mut club, who, other) = Club::in_play().await;
    let panel = club.click(&who, &club.board(), ":!hand").await;
    let panel = club.play_card(&who, &panel).await;
    // Discord takes so long over the board that the power goes before.
    let minute = Duration::from_mins(1);
    club.arm("delay", 1, minute, Some("PATCH"));
    who.click(&panel, &custom_id(&panel, ":draw"))
        .await
        .unwrap();
    club.struck().await;
    club.crash().await;
    assert!(club.board().content.contains("44 cards"));
    club.start().await;
    assert!(club.board().content.contains("43 cards"));
    let calling: Vec<_> = club
        .public("general")
        .into_iter()
        .flat_map(|message| message.mentions)
        .map(|person| person.id)
        .collect();
    assert_eq!(calling, [other.id()]);
    club.finish().await;
}

#[tokio::test]
async fn a_bot_that_stops_with_boards_behind_says_so_in_one_line() {
    let log = Log::default();
    let mut club = Club::open_with(log.ways()).await;
    let (who, _) = club.begin_in_turn().await;
    club.type_move(&who).await;
    let draw = club.next_move(&who).await;
    let day = Duration::from_hours(24);
    club.arm("delay", 1000, day, Some("/channels/"));
    who.command(&draw).await.unwrap();
    club.until(|| club.sandbox.armed() < 1000).await;
    let noted = tracing::dispatcher::set_default(&log.dispatch());
    club.take_running().stop_within(Duration::ZERO).await;
    drop(noted);
    club.sandbox.disarm();
    // Long enough for whoever still waits for Discord to look for the database.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let text = log.text();
    let is_bad =
        |line: &&str| line.contains("WARN lostcities") || line.contains("ERROR lostcities");
    // The one is said at the start, where interactions come over HTTP, and the other if the database takes its time.
    let others = ["Interactions Endpoint URL", "the database is still busy"];
    let is_other = |line: &&str| others.iter().any(|words| line.contains(words));
    let all = text.lines().filter(is_bad);
    let bad: Vec<&str> = all.filter(|line| !is_other(line)).collect();
    assert_eq!(bad.len(), 1, "{bad:#?}");
    assert!(bad[0].contains("boards behind: 1;"), "{bad:?}");
}
