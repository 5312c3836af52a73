//! The database in the hands of the host: copied, checked, and broken in every way.

mod copy;
mod earlier_versions;
#[cfg(unix)]
mod file;
mod migrations;
mod postgres;
mod query_plans;
mod room;

use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

use lostcities::store::{Location, Person, PersonId, State, Store};
use lostcities::table::DailyGame;
use tempfile::TempDir;

use super::kept::{
    PEOPLE, TestDatabase, connected, contains, failed, play_on, program, sql, succeeded,
};

/// Starts the bot far enough to open its database, which fails; returns what it says then.
fn refusal(path: &Path) -> String {
    failed(&program(path, &["--token", "none", "--check"]))
}

#[tokio::test]
async fn a_backup_made_while_the_bot_runs_holds_every_match() {
    let kept = TestDatabase::new().await;
    let ended = kept.played(1, 10_000).await;
    let live = kept.played(2, 7).await;
    let copy = kept.folder.path().join("backup.db");
    succeeded(&program(&kept.path, &["backup", copy.to_str().unwrap()]));

    let store = Store::open_read_only(&copy).await.unwrap();
    for id in [ended, live] {
        assert_eq!(
            store.load_match(id).await.unwrap().unwrap(),
            kept.load(id).await
        );
    }
    assert_eq!(kept.load(ended).await.state(), State::Finished);
    assert_eq!(kept.load(live).await.state(), State::Playing);

    let exported = program(&copy, &["export", &ended.to_string()]);
    assert!(exported.status.success(), "{exported:?}");
    let file = kept.folder.path().join("match.jsonl");
    std::fs::write(&file, &exported.stdout).unwrap();
    succeeded(&program(&copy, &["verify", file.to_str().unwrap()]));
}

#[tokio::test]
async fn a_match_goes_on_in_a_restored_backup() {
    let kept = TestDatabase::new().await;
    let live = kept.played(2, 7).await;
    let copy = kept.folder.path().join("backup.db");
    kept.tables.store().copy_to(&copy).await.unwrap();
    let restored = TestDatabase {
        tables: lostcities::table::Tables::new(
            Store::open(&copy).await.unwrap(),
            std::sync::Arc::new(lostcities::table::System),
        ),
        path: copy,
        folder: TempDir::new().unwrap(),
    };
    let before = restored.load(live).await.version;
    let n_acts = play_on(&restored.tables, live, 1, 99_999, |_| 0).await;
    assert_eq!(n_acts, 1);
    assert_eq!(restored.load(live).await.version, before + 1);
}

#[tokio::test]
async fn no_file_of_a_deal_is_exported() {
    let kept = TestDatabase::new().await;
    let (id, name) = PEOPLE[0];
    let person = Person::new(PersonId(id), name);
    let begun = kept
        .tables
        .daily()
        .current(DailyGame::Classic, &person, None);
    begun.await.unwrap();
    let text = failed(&program(&kept.path, &["export", "1"]));
    contains(&text, "match 1 was played on a deal");
}

#[tokio::test]
async fn a_backup_overwrites_nothing() {
    let kept = TestDatabase::new().await;
    let there = kept.folder.path().join("precious");
    for content in ["", "precious"] {
        std::fs::write(&there, content).unwrap();
        let text = failed(&program(&kept.path, &["backup", there.to_str().unwrap()]));
        contains(&text, "exists already and is not overwritten");
        assert_eq!(std::fs::read_to_string(&there).unwrap(), content);
    }
    #[cfg(unix)]
    {
        let link = kept.folder.path().join("link");
        std::os::unix::fs::symlink("nowhere", &link).unwrap();
        failed(&program(&kept.path, &["backup", link.to_str().unwrap()]));
        assert!(link.is_symlink(), "somebody else's");
    }
}

#[tokio::test]
async fn a_database_that_the_bot_has_open_is_not_brought_up_to_date_by_others() {
    let kept = TestDatabase::new().await;
    let _lock = Location::from(kept.path.clone()).lock().await.unwrap();
    contains(&refusal(&kept.path), "another lostcities uses the database");
}

#[tokio::test]
async fn a_backup_into_a_missing_folder_says_so() {
    let kept = TestDatabase::new().await;
    let there = kept.folder.path().join("nowhere/backup.db");
    let text = failed(&program(&kept.path, &["backup", there.to_str().unwrap()]));
    contains(&text, "cannot write the copy");
}

#[tokio::test]
async fn the_check_replays_every_match_and_changes_nothing() {
    let kept = TestDatabase::new().await;
    kept.played(1, 10_000).await;
    kept.played(2, 7).await;
    kept.challenge(3, false).await;
    let solo = kept.challenge(4, true).await;
    kept.tables.begin_challenge(solo, 5).await.unwrap();
    kept.tables.store().close().await;
    let before = std::fs::read(&kept.path).unwrap();
    let text = succeeded(&program(&kept.path, &["check"]));
    assert_eq!(text, "4 matches replay, 3 of them still open.\n");
    assert_eq!(std::fs::read(&kept.path).unwrap(), before);
}

#[tokio::test]
async fn the_check_names_the_match_whose_step_was_tampered_with() {
    let kept = TestDatabase::new().await;
    kept.played(1, 10_000).await;
    let live = kept.played(2, 7).await;
    // The first step deals the cards; it cannot happen again.
    sql(
        &kept.path,
        "update steps set step = (select step from steps where match = 2 and ply = 0) where match = 2 and ply = 5",
    )
    .await;
    let text = failed(&program(&kept.path, &["check"]));
    assert!(
        text.starts_with(&format!(
            "match {live}: the match does not replay at step 5"
        )),
        "{text}"
    );
    contains(&text, "1 of 2 matches do not replay");
}

#[tokio::test]
async fn the_check_finds_a_card_that_was_not_drawn_from_the_secret() {
    let kept = TestDatabase::new().await;
    let ended = kept.played(1, 10_000).await;
    sql(&kept.path, "update matches set snowflake = snowflake + 1").await;
    let text = failed(&program(&kept.path, &["check"]));
    assert!(text.starts_with(&format!("match {ended}: step ")), "{text}");
    contains(&text, "by the secret and the snowflake");
}

#[tokio::test]
async fn the_check_finds_a_row_that_cannot_be_read_and_goes_on() {
    let kept = TestDatabase::new().await;
    let faulty = kept.played(1, 3).await;
    kept.played(2, 7).await;
    sql(&kept.path, "update matches set game = 'chess' where id = 1").await;
    let text = failed(&program(&kept.path, &["check"]));
    assert!(text.starts_with(&format!("match {faulty}: ")), "{text}");
    contains(&text, "1 of 2 matches do not replay");
}

#[tokio::test]
async fn a_missing_folder_is_named() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("nowhere/matches.db");
    let text = refusal(&path);
    contains(
        &text,
        &format!("cannot open the database {}", path.display()),
    );
    contains(&text, "its folder does not exist");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("letter.txt");
    let letter = "Dear Reiner, ".repeat(1_000);
    std::fs::write(&path, &letter).unwrap();
    let checked = failed(&program(&path, &["check"]));
    for text in [refusal(&path), checked] {
        contains(&text, "no SQLite database");
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), letter);
}

/// A database with a match, to which a later migration has added something.
async fn of_a_newer_version() -> TestDatabase {
    let kept = TestDatabase::new().await;
    kept.played(2, 7).await;
    kept.tables.store().close().await;
    sql(
        &kept.path,
        "create table from_the_future (id integer primary key) strict;
         insert into _sqlx_migrations (version, description, success, checksum, execution_time)
         values (9999, 'from the future', true, x'00', 0)",
    )
    .await;
    kept
}

#[tokio::test]
async fn a_database_to_which_a_newer_version_only_added_is_used() {
    let kept = of_a_newer_version().await;
    let checked = succeeded(&program(&kept.path, &["check"]));
    contains(&checked, "1 matches replay");
    let store = Store::open(&kept.path).await.unwrap();
    store.close().await;
    // The newer version finds it as it left it.
    sql(&kept.path, "insert into from_the_future (id) values (1)").await;
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_alone() {
    let kept = of_a_newer_version().await;
    // Its newest migration took away what this version needs.
    let taken = "update compatibility set compatible_from = 9999";
    sql(&kept.path, taken).await;
    let before = std::fs::read(&kept.path).unwrap();
    let checked = failed(&program(&kept.path, &["check"]));
    for text in [refusal(&kept.path), checked] {
        contains(&text, "newer version of this program (migration 9999");
        contains(&text, "nothing was changed");
    }
    assert_eq!(std::fs::read(&kept.path).unwrap(), before);
}

#[tokio::test]
async fn a_damaged_file_is_found_by_the_check() {
    let kept = TestDatabase::new().await;
    kept.played(1, 10_000).await;
    kept.tables.store().close().await;
    let size = std::fs::metadata(&kept.path).unwrap().len();
    let mut file = std::fs::File::options()
        .write(true)
        .open(&kept.path)
        .unwrap();
    file.seek(SeekFrom::Start(8_192)).unwrap();
    let garbage = vec![0xa5; usize::try_from(size - 8_192).unwrap()];
    file.write_all(&garbage).unwrap();
    drop(file);
    let text = failed(&program(&kept.path, &["check"]));
    contains(&text, "the file is damaged");
    contains(&text, "the last backup in its place");
}

#[tokio::test]
async fn a_database_that_another_program_holds_is_left_alone() {
    let kept = TestDatabase::new().await;
    kept.tables.store().close().await;
    let mut other = connected(&kept.path).await;
    sqlx::raw_sql("pragma locking_mode = exclusive; begin exclusive")
        .execute(&mut other)
        .await
        .unwrap();
    let text = refusal(&kept.path);
    contains(&text, "another program holds its lock");
}
