//! A database that is copied into another one holds the same there, and the bot goes on with it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use lostcities::store::{CopiedTable, CopyError, Location, Store, StoreError};
use lostcities_postgres_cluster::database;
use sqlx::{Connection, PgConnection};
use tempfile::TempDir;

use crate::bot::harness::Club;
use crate::database::migrations;
use crate::kept::{TestDatabase, program, said, sql, succeeded};

/// The values that are hardest to keep, and more rows than one statement writes.
const HARD: &str = r#"
insert into people (id, name, is_listed) values
    (9223372036854775807, '', 1),
    (-9223372036854775808, 'it''s ? $1 \ "5" äöü 🎲 ' || char(10, 9, 1), 0);
insert into people (id, name)
with recursive numbers (n) as (select 100000 union all select n + 1 from numbers where n < 103000)
select n, 'Player ' || n from numbers;
insert into rating_points (game, person, number, at, mean, uncertainty) values
    ('classic', 100000, 9007199254740993, -1, 0.1, 5e-324),
    ('classic', 100001, 1, 0, -0.0, 1.7976931348623157e308),
    ('classic', 100002, 1, 0, 1e15, 0.3333333333333333);
"#;

/// A person who has a place on a leaderboard, and a clock that waits for a call.
const MORE: &str = "update standings set matches = 5;
    insert into clocks (match, seat, stage) select max(id), 0, 'running' from matches;";

/// A file with a new name in a folder.
fn file(folder: &TempDir, name: &str) -> Location {
    folder.path().join(name).into()
}

/// A file with the sample rows of a migration, brought up to date.
async fn sample(folder: &TempDir, version: i64) -> PathBuf {
    let (migrator, samples) = migrations::samples().await;
    let (_, rows) = samples.iter().find(|(found, _)| *found == version).unwrap();
    let path = folder.path().join(format!("{version}.db"));
    migrations::database(&migrator, version, rows, &path).await;
    Store::open(&path).await.unwrap().close().await;
    path
}

fn n_rows(copied: &[CopiedTable], table: &str) -> u64 {
    let found = copied.iter().find(|copied| copied.name == table);
    found.map_or(0, |copied| copied.n_rows)
}

/// Copies a file to a server and from there into another file, both the same then; `None` where there is no server.
async fn there_and_back(folder: &TempDir, path: &Path) -> Option<(Vec<CopiedTable>, PathBuf)> {
    let server = Location::Server(database()?);
    let there = Location::from(path.to_owned()).copy_to(&server).await;
    let file_after = file(folder, "back.db");
    let back = server.copy_to(&file_after).await.unwrap();
    assert_eq!(there.unwrap(), back);
    Some((back, file_after.file().unwrap().to_owned()))
}

/// The versions whose rows together fill all tables; the others are copied by night.
const FILLING: [i64; 12] = [16, 20, 22, 23, 30, 35, 37, 40, 42, 43, 50, 53];

#[tokio::test]
async fn every_table_goes_to_postgresql_and_back_and_is_the_same() {
    let (_, samples) = migrations::samples().await;
    let (mut filled, mut all) = (BTreeSet::new(), BTreeSet::new());
    // Those from the sixteenth on build on the ones before.
    let is_night = std::env::var_os("LOSTCITIES_NIGHTLY").is_some();
    let is_taken = |version: i64| version >= 16 && (is_night || FILLING.contains(&version));
    for (version, _) in samples
        .into_iter()
        .filter(|&(version, _)| is_taken(version))
    {
        let folder = TempDir::new().unwrap();
        let path = sample(&folder, version).await;
        sql(&path, MORE).await;
        let Some((copied, _)) = there_and_back(&folder, &path).await else {
            return;
        };
        for table in &copied {
            all.insert(table.name.clone());
            if table.n_rows > 0 {
                filled.insert(table.name.clone());
            }
        }
    }
    // Programs that run have rows there, and none does.
    all.remove("processes");
    let empty: Vec<_> = all.difference(&filled).collect();
    assert_eq!(
        empty, [""; 0],
        "no sample rows in tests/migrations fill these tables"
    );
}

#[tokio::test]
async fn the_values_that_are_hardest_to_keep_are_kept() {
    let folder = TempDir::new().unwrap();
    let path = sample(&folder, 24).await;
    sql(&path, HARD).await;
    let Some((copied, after)) = there_and_back(&folder, &path).await else {
        return;
    };
    assert_eq!(n_rows(&copied, "people"), 3005);
    let listed = [&path, &after].map(|path| program(path, &["matches"]).stdout);
    assert!(!listed[0].is_empty());
    assert_eq!(listed[0], listed[1]);
    succeeded(&program(&after, &["check"]));
}

#[tokio::test]
async fn values_and_hashes_tell_databases_apart() {
    let folder = TempDir::new().unwrap();
    let path = sample(&folder, 24).await;
    let before = Location::from(path.clone())
        .copy_to(&file(&folder, "one.db"))
        .await;
    sql(&path, "update people set name = name || '.' where id = 11").await;
    let after = Location::from(path)
        .copy_to(&file(&folder, "other.db"))
        .await;
    for (before, after) in before.unwrap().into_iter().zip(after.unwrap()) {
        assert_eq!(before == after, before.name != "people", "{}", before.name);
    }
}

/// Plays on on the other engine: the match goes on, and another one is begun.
async fn goes_on_with(club: &mut Club, copy: Location) {
    club.stop().await;
    let before = club.location();
    before.copy_to(&copy).await.unwrap();
    club.move_to(copy);
    let (n_matches, n_steps) = (club.matches().await.len(), club.newest().await.steps.len());
    club.start().await;
    let (first, second) = club.in_turn().await;
    club.type_turn(&first).await;
    club.play_turn(&second).await;
    assert!(club.newest().await.steps.len() > n_steps + 3);
    // Matches of a few turns are not rated.
    for _ in 0..8 {
        club.play_turn(&first).await;
        club.play_turn(&second).await;
    }
    club.resign(&first).await;
    club.begin().await;
    assert_eq!(club.matches().await.len(), n_matches + 1);
}

#[tokio::test]
async fn a_bot_goes_on_with_its_matches_on_the_copy() {
    let Some(address) = database() else { return };
    let (mut club, first, _) = Club::in_play().await;
    club.type_turn(&first).await;
    goes_on_with(&mut club, Location::Server(address)).await;
    let back = club.database().with_file_name("back.db");
    goes_on_with(&mut club, back.into()).await;
    club.stop().await;
    let tables = club.tables().await;
    let rebuilt = tables.store().rebuild_ratings().await.unwrap();
    tables.store().close().await;
    assert_eq!((rebuilt.n_results, rebuilt.n_changed), (2, 0));
    club.start().await;
    club.finish().await;
}

/// That a copy into a target is refused with this sentence, and that nothing is in a file then.
async fn refused(from: &Location, to: &Location, sentence: &str) -> CopyError {
    let error = from.copy_to(to).await.unwrap_err();
    let said = error.to_string();
    assert!(said.contains(sentence), "{said}");
    error
}

#[tokio::test]
async fn a_target_with_matches_is_left_as_it_is() {
    let (one, other) = (TestDatabase::new().await, TestDatabase::new().await);
    one.challenge(21, false).await;
    other.challenge(22, false).await;
    let [from, to] = [&one, &other].map(|kept| Location::from(kept.path.clone()));
    for kept in [&one, &other] {
        kept.tables.store().close().await;
    }
    let error = refused(&from, &to, "holds rows already (matches)").await;
    assert!(matches!(error, CopyError::Held { .. }));
    refused(&from, &from, "into itself").await;
    let listed = said(&program(&other.path, &["matches"])).1;
    assert!(
        listed.contains("22") && listed.lines().count() == 1,
        "{listed}"
    );
}

#[tokio::test]
async fn a_copy_that_differs_is_not_kept() {
    let folder = TempDir::new().unwrap();
    let from = Location::from(sample(&folder, 24).await);
    let to = file(&folder, "copy.db");
    to.open().await.unwrap().close().await;
    let path = to.file().unwrap();
    let disturbs = "create trigger disturbs after insert on blocks begin update people set name = 'X' where id = 11; end";
    sql(path, disturbs).await;
    sql(from.file().unwrap(), "insert into blocks values (11, 12)").await;
    let error = refused(&from, &to, "the table people has").await;
    assert!(matches!(error, CopyError::Differs { .. }));
    assert_eq!(said(&program(path, &["matches"])), (true, String::new()));
    sql(path, "drop trigger disturbs").await;
    from.copy_to(&to).await.unwrap();
}

#[tokio::test]
async fn a_table_that_the_target_lacks_is_named() {
    let folder = TempDir::new().unwrap();
    let from = Location::from(sample(&folder, 24).await);
    sql(
        from.file().unwrap(),
        "create table wishes (id integer primary key, wish text)",
    )
    .await;
    refused(
        &from,
        &file(&folder, "copy.db"),
        "the table wishes is not made alike",
    )
    .await;
    sql(
        from.file().unwrap(),
        "drop table wishes; create table wishes (id integer primary key, wish numeric)",
    )
    .await;
    refused(
        &from,
        &file(&folder, "copy.db"),
        "the column wish of the table wishes",
    )
    .await;
}

#[tokio::test]
async fn a_database_of_another_version_is_not_copied_and_none_is_copied_over() {
    let folder = TempDir::new().unwrap();
    let good = Location::from(sample(&folder, 24).await);
    let other = folder.path().join("other.db");
    let turn_to = [
        (
            "delete from _sqlx_migrations where version > 25",
            "is of an older version (migration 25",
        ),
        (
            "update _sqlx_migrations set version = 9000 where version = 25",
            "is of a newer version (migration 9000",
        ),
    ];
    Store::open(&other).await.unwrap().close().await;
    for (turn, sentence) in turn_to {
        sql(&other, turn).await;
        refused(&other.clone().into(), &file(&folder, "copy.db"), sentence).await;
        refused(&good, &other.clone().into(), sentence).await;
    }
    let foreign = folder.path().join("foreign.db");
    std::fs::write(&foreign, "").unwrap();
    sql(&foreign, "create table people (id integer)").await;
    for (from, to) in [
        (foreign.clone().into(), good.clone()),
        (good, foreign.into()),
    ] {
        refused(&from, &to, "was not made by this program").await;
    }
}

#[tokio::test]
async fn a_database_that_a_bot_uses_is_not_copied() {
    let folder = TempDir::new().unwrap();
    let from = Location::from(sample(&folder, 24).await);
    let mut targets = vec![file(&folder, "copy.db")];
    targets.extend(database().map(Location::Server));
    for to in &targets {
        for used in [&from, to] {
            let lock = used.lock().await.unwrap();
            let error = refused(&from, to, "another lostcities uses the database").await;
            assert!(matches!(error, CopyError::Store(StoreError::InUse(_))));
            drop(lock);
        }
        from.copy_to(to).await.unwrap();
    }
}

/// The value that a connection of another program reads.
async fn n_people(address: &str) -> i64 {
    let mut connection = PgConnection::connect(address).await.unwrap();
    let counted = sqlx::query_scalar("select count(*) from people");
    counted.fetch_one(&mut connection).await.unwrap()
}

fn copy(from: &Path, to: &str) -> (bool, String) {
    said(&program(
        Path::new(to),
        &["copy", "--from", from.to_str().unwrap()],
    ))
}

#[tokio::test]
async fn the_command_says_how_much_it_copied() {
    let folder = TempDir::new().unwrap();
    let path = sample(&folder, 24).await;
    let to = folder.path().join("copy.db");
    let (is_content, text) = copy(&path, to.to_str().unwrap());
    assert!(is_content && text.contains("people: 2 rows\n"), "{text}");
    assert!(text.contains("tables were copied to"), "{text}");
    let (is_content, text) = copy(&path, to.to_str().unwrap());
    assert!(!is_content && text.contains("holds rows already"), "{text}");
    let (is_content, text) = copy(&folder.path().join("none.db"), "copy.db");
    assert!(
        !is_content && text.contains("there is no database"),
        "{text}"
    );
    let Some(address) = database() else { return };
    let (is_content, text) = copy(&path, &address);
    assert!(is_content, "{text}");
    assert_eq!(n_people(&address).await, 2);
}
