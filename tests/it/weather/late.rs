//! Answers that have to be promised first, because the database is busy.

use std::time::Duration;

use super::super::party::Party;

/// Holds the database's lock for a while, as a slow disk would.
async fn busy(party: &Party, time: Duration) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(party.database());
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    let lock = pool.begin_with("BEGIN IMMEDIATE").await.unwrap();
    // The bot promises its answer only when time has really passed.
    tokio::time::sleep(time).await;
    lock.rollback().await.unwrap();
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_late_apology_takes_the_place_of_nothing_public() {
    let party = Party::open().await;
    let (invitation, accept) = party.challenge().await;
    let waiting = busy(&party, Duration::from_millis(2_700));
    let ((), answer) = tokio::join!(waiting, party.ben.click(&invitation, &accept));
    answer.unwrap();
    party
        .wait("Ben is told", || !private(&party).is_empty())
        .await;
    let (now, _) = party.find(":!accept").await;
    assert_eq!(now.content, invitation.content);
    assert_eq!(party.mistakes(), []);
}

/// What Ben sees and nobody else.
fn private(party: &Party) -> Vec<String> {
    let seen = party.ben.messages("general").unwrap().into_iter();
    seen.filter(|message| message.ephemeral && !message.thinking)
        .map(|message| message.content)
        .collect()
}
