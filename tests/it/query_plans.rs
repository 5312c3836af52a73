//! No question that a page of a leaderboard or of statistics or the end of a match asks of the database reads a whole table, however many
//! people and results there are.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use lostcities::store::Store;
use sqlx::{AssertSqlSafe, Connection, Row, SqliteConnection};
use tempfile::TempDir;

/// The files of `src/store` whose questions must be answered from an index.
const FILES: [&str; 7] = [
    "leaderboard",
    "curve",
    "entered",
    "results",
    "totals",
    "stats",
    "people",
];

/// What may read a whole index: it holds only the matches that are asked for, and is asked for them once, when the bot
/// starts.
const MAY_SCAN: [&str; 1] =
    ["select id from matches where state = 'finished' and has_result = 0 order by changed_at, id"];

/// The texts of a file that are whole questions or orders in SQL.
fn questions(source: &str) -> BTreeSet<String> {
    let texts = source.split('"').skip(1).step_by(2);
    let begins = ["select ", "insert into ", "update ", "delete from "];
    let whole = texts.filter(|text| begins.iter().any(|begin| text.starts_with(begin)));
    whole.map(str::to_owned).collect()
}

/// The tables that are read from end to end to answer a question.
async fn scanned(database: &mut SqliteConnection, question: &str) -> Vec<String> {
    let explain = format!("explain query plan {question}");
    let plan = sqlx::raw_sql(AssertSqlSafe(explain)).fetch_all(database);
    let plan = plan
        .await
        .unwrap_or_else(|error| panic!("{question}: {error}"));
    let details = plan.iter().map(|row| row.get::<String, _>("detail"));
    let scans = details.filter(|detail| {
        let is_table = !detail.contains("(subquery") && !detail.contains("CONSTANT ROW");
        detail.starts_with("SCAN ") && is_table
    });
    scans.collect()
}

async fn empty() -> (SqliteConnection, TempDir) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("matches.db");
    Store::open(&path).await.unwrap().close().await;
    let database = SqliteConnection::connect(path.to_str().unwrap()).await;
    (database.unwrap(), folder)
}

#[tokio::test]
async fn every_question_about_leaderboards_results_and_statistics_is_answered_from_an_index() {
    let (mut database, _folder) = empty().await;
    let mut n_questions = 0;
    for file in FILES {
        let path = format!("{}/src/store/{file}.rs", env!("CARGO_MANIFEST_DIR"));
        for question in questions(&fs::read_to_string(Path::new(&path)).unwrap()) {
            let scanned = scanned(&mut database, &question).await;
            let is_allowed = scanned.is_empty() || MAY_SCAN.contains(&question.as_str());
            assert!(
                is_allowed,
                "{file} asks for a scan: {question}\n{scanned:?}"
            );
            n_questions += 1;
        }
    }
    assert!(n_questions >= 20, "only {n_questions} were found");
}

#[tokio::test]
async fn a_question_without_an_index_is_found() {
    let (mut database, _folder) = empty().await;
    for question in [
        "select name from people where name = $1",
        "select count(*) from standings where certain > $1",
        "delete from result_seats where place = $1",
    ] {
        assert!(
            !scanned(&mut database, question).await.is_empty(),
            "{question}"
        );
    }
}
