//! Databases that an earlier version left behind, with matches under way.
//!
//! `tests/databases/VERSION.sql` is the whole database, schema and migrations included, as `sqlite3 FILE .dump` printed it
//! after the program of that version was killed. Files are added when a version is released, or what it keeps is moved elsewhere, and
//! never changed.

use std::path::Path;
use std::sync::Arc;

use lostcities::store::{MatchId, State, Store};
use lostcities::table::{System, Tables};
use sqlx::Connection;
use tempfile::TempDir;

use crate::kept::{self, connected, contains, loaded};

/// Interactions of this test; those in the file are Discord's and far above.
const FIRST_INTERACTION: u64 = 1_000;

/// How far each match is played on: over the end of a turn, and in the short games to the end.
const N_ACTS: usize = 40;

async fn restore(dump: &'static str, path: &Path) {
    std::fs::File::create_new(path).unwrap();
    let mut file = connected(path).await;
    sqlx::raw_sql(dump).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
}

/// A database from this dump, opened by the program of today.
async fn opened(dump: &'static str) -> (TempDir, Tables) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("matches.db");
    restore(dump, &path).await;
    for command in [&["matches"][..], &["export", "1"]] {
        let (_, said) = kept::said(&kept::program(&path, command));
        contains(&said, "of an older version of this program");
    }
    let tables = Tables::new(Store::open(&path).await.unwrap(), Arc::new(System));
    (folder, tables)
}

/// All running matches are played on, of which there are so many, and the program finds nothing wrong afterwards.
async fn go_on(folder: &TempDir, tables: &Tables, n_running: usize) {
    let mut n_acts = Vec::new();
    for id in tables.store().match_ids().await.unwrap() {
        let before = loaded(tables, id).await;
        if before.state() == State::Playing {
            let first = FIRST_INTERACTION + id.0 * N_ACTS as u64;
            let n = kept::play_on(tables, id, N_ACTS, first, |number| number * 7).await;
            n_acts.push((before.terms.game, n));
            let after = loaded(tables, id).await;
            let can_act = n == N_ACTS || after.state() == State::Finished;
            assert!(can_act, "nobody can act in match {id}");
            // What was played before is still the beginning of the log.
            assert_eq!(
                after.steps[..before.steps.len()],
                before.steps,
                "match {id}"
            );
        }
    }
    assert_eq!(n_acts.len(), n_running, "{n_acts:?}");
    assert!(n_acts.iter().all(|&(_, n)| n > 0), "{n_acts:?}");
    tables.store().close().await;
    let path = folder.path().join("matches.db");
    kept::succeeded(&kept::program(&path, &["check"]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_version_0_1_0_opens_and_its_matches_go_on() {
    let (folder, tables) = opened(include_str!("../../databases/0.1.0.sql")).await;
    go_on(&folder, &tables, 8).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn prepared_turns_reviews_and_half_a_daily_roll_of_an_earlier_version_are_there() {
    let (folder, tables) = opened(include_str!("../../databases/1fbfaff.sql")).await;
    let [prepared] = &loaded(&tables, MatchId(1)).await.prepared[..] else {
        panic!("one turn is prepared");
    };
    assert_eq!(
        (prepared.plan.as_str(), prepared.void),
        ("play.y4+draw", None)
    );
    let path = folder.path().join("matches.db");
    let mut file = connected(&path).await;
    let kept = sqlx::query_as(
        "select (select count(*) from reviews), (select count(*) from deal_people join steps using (match))",
    );
    let kept: (i64, i64) = kept.fetch_one(&mut file).await.unwrap();
    assert_eq!(kept, (1, 6));
    file.close().await.unwrap();
    go_on(&folder, &tables, 3).await;
}
