//! The file of the database, while a bot uses it: no second bot does, and its loss is noticed.

use std::path::Path;
use std::time::Duration;

use futures_util::future::join_all;

use crate::bot::harness::{Club, Ways, custom_id};
use crate::kept::contains;

/// A club with its database in a file, even if the other tests keep theirs on a server.
async fn on_a_file(ways: Ways) -> Club {
    let mut club = Club::empty(ways).await;
    club.move_to(club.database().into());
    club.start().await;
    club
}

#[tokio::test]
async fn a_second_bot_on_the_same_database_is_refused() {
    let club = on_a_file(Ways::default()).await;
    let second = lostcities::service::start(club.config()).await;
    let error = second.err().unwrap().to_string();
    contains(&error, "another lostcities uses the database");
    club.begin().await;
    club.finish().await;
}

/// The database of a running bot is taken away, and then nothing is acknowledged that would be lost.
async fn is_lost(take_away: impl FnOnce(&Path)) {
    let mut club = on_a_file(Ways {
        metrics: true,
        ..Ways::default()
    })
    .await;
    let (who, _) = club.begin_in_turn().await;
    let panel = club.click(&who, &club.board(), ":!hand").await;
    take_away(&club.database());
    let refused = club.type_move(&who).await;
    let is_said = ["database file", "Datenbank-Datei"];
    assert!(
        is_said.iter().any(|said| refused.content.contains(said)),
        "{refused:?}"
    );
    drop(panel);
    let error = club.running().make_round().await.unwrap_err().to_string();
    contains(&error, "was deleted or replaced");
    let page = club.running().metrics().unwrap();
    let ready = reqwest::get(format!("http://{page}/ready")).await.unwrap();
    assert_eq!(ready.status().as_u16(), 503);
    let text = ready.text().await.unwrap();
    assert!(
        text.starts_with("the database file was deleted or replaced\nprocess: "),
        "{text}"
    );
    club.crash().await;
}

#[tokio::test]
async fn a_move_into_a_deleted_database_is_refused() {
    is_lost(|database| std::fs::remove_file(database).unwrap()).await;
}

#[tokio::test]
async fn a_move_into_a_replaced_database_is_refused() {
    is_lost(|database| {
        let backup = database.with_extension("backup");
        std::fs::copy(database, &backup).unwrap();
        std::fs::rename(&backup, database).unwrap();
    })
    .await;
}

#[tokio::test]
async fn who_clicks_while_the_database_closes_is_told_to_try_again() {
    // A move waits for the disk, and two choices for its connection.
    const CLICKS: u32 = 3;
    let mut club = on_a_file(Ways::default()).await;
    let (who, _) = club.begin_in_turn().await;
    let panel = club.click(&who, &club.board(), ":!hand").await;
    let panel = club.play_card(&who, &panel).await;
    club.stop().await;
    // A promise shows that a click is under way.
    club.ways.timeouts.promise = Duration::from_millis(1);
    club.start().await;
    let held = club.hold_database().await;
    let at_once = Duration::from_millis(1);
    club.arm("delay", CLICKS, at_once, Some("/callback"));
    let draw = custom_id(&panel, ":draw");
    let mut clicking = vec![tokio::spawn(async move { who.click(&panel, &draw).await })];
    for who in [club.anna(), club.ben()] {
        let choosing = async move { who.command("/lostcities settings pings:off").await };
        clicking.push(tokio::spawn(choosing));
    }
    club.struck().await;
    club.take_running().stop_within(Duration::ZERO).await;
    held.let_go().await;
    let mut n_sent_away = 0;
    for answer in join_all(clicking).await {
        let answer = answer.unwrap().unwrap();
        let said = answer
            .message
            .map_or(String::new(), |message| message.content);
        let is_sorry = said.contains("went wrong") || said.contains("schiefgegangen");
        assert!(!is_sorry, "{said}");
        n_sent_away += u32::from(said.contains("restarted") || said.contains("neu gestartet"));
    }
    assert!(n_sent_away > 0);
}
