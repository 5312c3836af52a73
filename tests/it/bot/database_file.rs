//! The file of the database, while a bot uses it: no second bot does, and its loss is noticed.

use std::path::Path;

use super::harness::{Club, Ways};

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
    let second = lostcities::discord::start(club.config()).await;
    let error = second.err().unwrap().to_string();
    assert!(
        error.contains("another lostcities uses the database"),
        "{error}"
    );
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
    club.begin().await;
    let (who, _) = club.in_turn().await;
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
    assert!(error.contains("was deleted or replaced"), "{error}");
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
